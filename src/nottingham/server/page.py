"""Plain pages of our own, without scripts, styles or anything from elsewhere."""

from html import escape
from typing import Any

from .. import __version__

_HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'


def front_page() -> str:
    """What is shown where the client was not built."""
    return (
        f"{_HEAD}<title>nottingham</title><h1>nottingham {escape(__version__)}</h1>"
        "<p>The game server is running, but its browser client is not built: run <code>make web</code> in the "
        "checkout, then load this page again. Programs can play already.</p>"
        '<ul><li><a href="/docs">The calls, in words</a></li>'
        '<li><a href="/api/openapi.json">The calls, for programs (OpenAPI)</a></li>'
        '<li><a href="/api/messages">The messages of a table\'s socket (JSON Schema)</a></li></ul></html>'
    )


def described(schema: dict[str, Any]) -> str:
    """The OpenAPI description as a plain list."""
    parts = [f"{_HEAD}<title>nottingham: calls</title><h1>Calls</h1><p>{escape(schema['info']['description'])}</p>"]
    for path, methods in schema["paths"].items():
        for method, call in methods.items():
            summary, about = escape(call.get("summary", "")), escape(call.get("description", ""))
            parts.append(f"<h2><code>{method.upper()} {escape(path)}</code></h2><p><b>{summary}.</b> {about}</p>")
    return "".join(parts) + "</html>"
