"""The types of messages and calls for the client, from the server's own: web/src/lib/protocol.ts.

A field is optional (``?``) where the server leaves defaults out, and in what clients send where it has a default.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from nottingham.bots.clever.looking_back import PastDecision
from nottingham.game import FavourKind
from nottingham.notation.promises import PASS_NEXT_IN_WORDS
from nottingham.notation.summary import Summary
from nottingham.server import bodies, hints, protocol
from nottingham.server.people import MOST_NAME
from nottingham.server.reviews import ReviewNow

ROOTS = {"ServerMessage": protocol.ServerMessage, "ClientMessage": protocol.ClientMessage}
CALLS = (
    bodies.Guest,
    bodies.Hello,
    bodies.KnownGuest,
    bodies.RecoveryLink,
    bodies.BotInfo,
    bodies.NewTable,
    bodies.TableForYou,
    hints.Hint,
    PastDecision,
    Summary,
    ReviewNow,
)
PREFIX = "#/$defs/"
OTHER_NAMES = {"Number": "Amount"}
"""What JavaScript calls something else."""


def written() -> str:
    """Messages of the socket, and bodies of the calls."""
    (server, client, *_), components = msgspec.json.schema_components(
        [*ROOTS.values(), *CALLS], ref_template=PREFIX + "{name}"
    )
    sparse = _reached(client, components) | {bodies.NewTable.__name__} | _omitting(components)
    parts = [
        f"export const PROTOCOL = {protocol.PROTOCOL}",
        f"export const REACTIONS = {msgspec.json.encode(protocol.REACTIONS).decode()} as const",
        f"export const MOST_SAID = {protocol.MOST_SAID}",
        f"export const MOST_NAME = {MOST_NAME}",
        "/** Favours that the ledger of promises judges by itself. */\n"
        f"export const FAVOUR_KINDS = {msgspec.json.encode(tuple(FavourKind)).decode()} as const",
        "/** The one favour in words that it understands, from before there were typed ones. */\n"
        f"export const PASS_NEXT_IN_WORDS = {msgspec.json.encode(PASS_NEXT_IN_WORDS).decode()}",
        f"export type ServerMessage = {_type(server)}",
        f"export type ClientMessage = {_type(client)}",
    ]
    parts += [_declared(name, components[name], name in sparse) for name in sorted(components)]
    parts += [_union("AnyEvent", _tagged(components, "event")), _union("AnyCommand", _tagged(components, "command"))]
    return "\n\n".join(parts) + "\n"


def _tagged(components: dict[str, Any], field: str) -> list[str]:
    """Structs that are told apart by this field."""
    return [name for name in sorted(components) if "enum" in components[name].get("properties", {}).get(field, {})]


def _named(name: str) -> str:
    return OTHER_NAMES.get(name, name)


def _union(name: str, members: list[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {member}" for member in members)


def _declared(name: str, schema: dict[str, Any], sparse: bool) -> str:
    about = " ".join(schema.get("description", "").split(">>>")[0].split())
    lines = [f"/** {about} */"] if about else []
    if "properties" not in schema:
        return "\n".join([*lines, f"export type {_named(name)} = {_type(schema)}"])
    required = set(schema.get("required", ()))
    lines.append(f"export interface {_named(name)} {{")
    for field, kind in schema["properties"].items():
        optional = "?" if sparse and field not in required else ""
        lines.append(f"  {field}{optional}: {_type(kind)}")
    return "\n".join([*lines, "}"])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return _named(str(schema["$ref"]).removeprefix(PREFIX))
    if "enum" in schema:
        return " | ".join(msgspec.json.encode(value).decode() for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(option) for option in schema["anyOf"]))
    match schema.get("type"):
        case "array" if "prefixItems" in schema:
            return f"[{', '.join(_type(item) for item in schema['prefixItems'])}]"
        case "array":
            item = _type(schema.get("items", {}))
            return f"({item})[]" if "|" in item else f"{item}[]"
        case "object":
            values = schema.get("additionalProperties")
            return f"Record<string, {_type(values) if isinstance(values, dict) else 'unknown'}>"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def _names(schema: Any) -> Iterator[str]:
    """Every component that a schema names."""
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).removeprefix(PREFIX)
        for value in schema.values():
            yield from _names(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _names(value)


def _reached(root: dict[str, Any], components: dict[str, Any]) -> set[str]:
    """What clients send: the server fills in what they leave out."""
    found: set[str] = set()
    wanted = list(_names(root))
    while wanted:
        name = wanted.pop()
        if name not in found:
            found.add(name)
            wanted += _names(components[name])
    return found


def _omitting(components: dict[str, Any]) -> set[str]:
    """Structs that are written without the fields that have their default."""
    return {
        kind.__name__
        for kind in _structs(msgspec.Struct)
        if kind.__name__ in components
        and kind.__module__.startswith("nottingham.")
        and kind.__struct_config__.omit_defaults
    }


def _structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    for kind in base.__subclasses__():
        yield kind
        yield from _structs(kind)
