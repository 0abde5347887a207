"""What a model may say so that everybody at the table understands it: a numbered list, with a JSON Schema where a kind
of goods or a number is open. Rules §17."""

from typing import Any

import msgspec

from ..game import MaySay, Say, Statement
from ..notation.phrasebook import Phrase, phrases
from ..notation.words import Narrator
from .numbered import NumberedOption, checked_option


def statement_options(may: MaySay, words: Narrator) -> list[NumberedOption]:
    """The list, in an order that depends on what everybody knows alone."""
    return [_option(phrase, phrase.words(may.seat, words)) for phrase in phrases(may)]


def _option(phrase: Phrase, said: str) -> NumberedOption:
    if not phrase.open:
        return NumberedOption(said, Say(phrase.first))
    fields: dict[str, Any] = {}
    for name in phrase.open:
        values = [getattr(each, name) for each in phrase.statements]
        if name == "good":
            fields[name] = {"enum": list(dict.fromkeys(map(str, values)))}
        else:
            fields[name] = {"type": "integer", "minimum": min(values), "maximum": max(values)}
    schema = {"type": "object", "properties": fields, "required": list(fields), "additionalProperties": False}
    fixed = {name: value for name, value in msgspec.to_builtins(phrase.first).items() if name not in fields}
    return NumberedOption(said, schema=schema, fixed=fixed)


def statement_for(found: list[NumberedOption], number: int, details: dict[str, Any] | None) -> Statement:
    """What a number and its details stand for. A ``NotPossible`` says what is wrong."""
    option, details = checked_option(found, number, details)
    if isinstance(option.command, Say):
        return option.command.statement
    return msgspec.convert({**option.fixed, **details}, Statement)
