"""Spans for OpenTelemetry: calls, commands and commits, where somebody has configured its SDK.

Nothing is imported and nothing is done otherwise. What a span says is how long something took, of which kind it was
and how it ended: no names, no ids of guests, nothing of what is played, and no exception's text.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from .. import __version__

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

_NOTHING: Final[AbstractContextManager[None]] = nullcontext()


class _State:
    tracer: Any = None
    """Nothing, where nobody listens."""


def set_up() -> bool:
    """Look whether an SDK is configured; gives back whether spans are made from now on."""
    _State.tracer = None
    if "opentelemetry.trace" in sys.modules or os.environ.get("OTEL_PYTHON_TRACER_PROVIDER"):
        from opentelemetry import trace  # noqa: PLC0415  only where it is in use already

        provider = trace.get_tracer_provider()
        if not isinstance(provider, trace.ProxyTracerProvider | trace.NoOpTracerProvider):
            _State.tracer = provider.get_tracer("nottingham", __version__)
    return _State.tracer is not None


def span(name: str, **attributes: str | int) -> AbstractContextManager[Any]:
    """Something that takes a while. Attributes are named ``nottingham.…``."""
    if _State.tracer is None:
        return _NOTHING
    return _recorded(name, {f"nottingham.{key}": value for key, value in attributes.items()})


@contextmanager
def _recorded(name: str, attributes: dict[str, Any]) -> Iterator[Any]:
    """Exceptions are told by their types: their texts may hold anything."""
    quiet = {"record_exception": False, "set_status_on_exception": False}
    with _State.tracer.start_as_current_span(name, attributes=attributes, **quiet) as made:
        try:
            yield made
        except Exception as error:
            made.set_attribute("error.type", type(error).__name__)
            raise


def note(**attributes: str | int) -> None:
    """Add to the span that is running, if there is one."""
    if _State.tracer is not None:
        from opentelemetry import trace  # noqa: PLC0415

        trace.get_current_span().set_attributes({f"nottingham.{key}": value for key, value in attributes.items()})


def traced(app: "ASGIApp") -> "ASGIApp":
    """The same application with a span for every call; the very same one, where nobody listens."""
    return _Traced(app) if set_up() else app


class _Traced:
    def __init__(self, app: "ASGIApp") -> None:
        self.app = app

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        call: Any = scope
        if call["type"] != "http":
            await self.app(scope, receive, send)
            return
        with _recorded("call", {"http.request.method": call["method"]}) as made:

            async def heard(message: Any) -> None:
                if message["type"] == "http.response.start":
                    made.set_attribute("http.response.status_code", message["status"])
                await send(message)

            await self.app(scope, receive, heard)
            route = call.get("path_template")  # what it is about, without the ids in it
            if route:
                made.update_name(f"{call['method']} {route}")
                made.set_attribute("http.route", route)
