"""A small JSON Schema validator: only the keywords that choices use; any other one is an error."""

from collections.abc import Callable
from typing import Any

TYPES = {"object": dict, "array": list, "integer": int, "string": str}


def fits(schema: Any, value: Any) -> bool:
    """Whether a JSON value is valid against a schema."""
    if isinstance(schema, bool):
        return schema
    kind = schema.get("type")
    if kind is not None and (not isinstance(value, TYPES[kind]) or isinstance(value, bool)):
        return False
    return all(_KEYWORDS[keyword](schema, value) for keyword in schema)


def _same(one: Any, other: Any) -> bool:
    """JSON knows true and 1 apart, and we know 1.0 and 1 apart, at every level."""
    if type(one) is not type(other):
        return False
    if isinstance(one, list):
        return len(one) == len(other) and all(map(_same, one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(one[name], other[name]) for name in one)
    return bool(one == other)


def _properties(schema: Any, value: Any) -> bool:
    return all(fits(inside, value[name]) for name, inside in schema["properties"].items() if name in value)


def _additional(schema: Any, value: Any) -> bool:
    assert schema["additionalProperties"] is False
    return set(value) <= set(schema["properties"])


def _items(schema: Any, value: Any) -> bool:
    return all(fits(schema["items"], item) for item in value[len(schema.get("prefixItems", ())) :])


def _prefix(schema: Any, value: Any) -> bool:
    return all(fits(inside, item) for inside, item in zip(schema["prefixItems"], value, strict=False))


_KEYWORDS: dict[str, Callable[[Any, Any], bool]] = {
    "type": lambda schema, value: True,
    "const": lambda schema, value: _same(schema["const"], value),
    "enum": lambda schema, value: any(_same(option, value) for option in schema["enum"]),
    "anyOf": lambda schema, value: any(fits(arm, value) for arm in schema["anyOf"]),
    "not": lambda schema, value: not fits(schema["not"], value),
    "properties": _properties,
    "required": lambda schema, value: all(name in value for name in schema["required"]),
    "additionalProperties": _additional,
    "items": _items,
    "prefixItems": _prefix,
    "minItems": lambda schema, value: len(value) >= schema["minItems"],
    "maxItems": lambda schema, value: len(value) <= schema["maxItems"],
    "minimum": lambda schema, value: value >= schema["minimum"],
    "maximum": lambda schema, value: value <= schema["maximum"],
    "maxLength": lambda schema, value: len(value) <= schema["maxLength"],
}
