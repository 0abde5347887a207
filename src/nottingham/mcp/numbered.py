"""What a seat may do now, as a short numbered list: whole commands by number alone, the others with their details, for
which there is a JSON Schema."""

from typing import Any, Final

import jsonschema
import msgspec

from ..bots import Turn
from ..game import Command
from ..game import commands as c
from ..game.choices import (
    AnyChoice,
    Listed,
    MayAccept,
    MayChoosePlates,
    MayLoad,
    MayOffer,
    MayPay,
    MayPlace,
    MayPropose,
    MaySetAside,
)
from ..game.known import OfferId
from ..locales import Worded
from ..notation.words import Narrator

SIMPLE: Final = {
    MaySetAside: "market",
    MayPlace: "place",
    MayLoad: "load",
    MayPay: "pay",
    MayPropose: "propose",
    MayChoosePlates: "plates",
}
FIXED: Final = ("command", "by", "to", "offer", "bag")
"""Fields that the number says already."""


class NotPossible(Worded):
    """What a model asked for cannot be done; the sentence says why."""


class NumberedOption(msgspec.Struct, frozen=True):
    """One line of the list."""

    words: str
    command: Command | None = None
    """Complete as it is; nothing, with no schema: wait."""
    schema: dict[str, Any] = {}
    """For the details; empty: there are none."""
    fixed: dict[str, Any] = {}
    """What the command has besides the details."""


def options(turn: Turn, words: Narrator) -> list[NumberedOption]:
    """The list: waiting first where that is allowed, then what settles something, then talk, then offers."""
    found = [option for choice in turn.choices.choices for option in _of(choice, turn, words)]
    found.sort(
        key=lambda option: (
            isinstance(option.command, c.WithdrawOffer | c.RefuseOffer) + 2 * ("terms" in _fields(option))
        )
    )
    return [NumberedOption(words.t("terminal-do-wait")), *found] if turn.may_wait else found


def _fields(option: NumberedOption) -> dict[str, Any]:
    found: dict[str, Any] = option.schema.get("properties", {})
    return found


def _of(choice: AnyChoice, turn: Turn, words: Narrator) -> list[NumberedOption]:
    public = turn.public
    match choice:
        case Listed(commands=commands):
            return [NumberedOption(words.command(command, public.sheriffs), command) for command in commands]
        case MayAccept(offer=offer, chosen=chosen, passes=passes):
            said = _acceptance(turn, offer, words)
            kinds: list[Command] = [c.AcceptOffer(offer)]
            if passes is not None:
                kinds.append(c.PassBag(passes, offer))
            if not chosen.least:
                return [NumberedOption(f"{words.command(kind, public.sheriffs)}: {said}", kind) for kind in kinds]
            schema = _object({"chosen": chosen.schema()}, ["chosen"])
            return [
                NumberedOption(
                    f"{words.command(kind, public.sheriffs)}: {said}", schema=schema, fixed=msgspec.to_builtins(kind)
                )
                for kind in kinds
            ]
        case MayOffer(by=by, to=to):
            stands = "yes" if public.offer(by, to) is not None else "no"
            both = "yes" if len(by) > 1 else "no"
            said = words.t("terminal-do-offer", to=words.all(to), stands=stands, both=both)
            return [_open(said, choice.schema())]
        case _:
            return [_open(words.t("terminal-do", what=SIMPLE[type(choice)]), choice.schema())]


def _acceptance(turn: Turn, offer_id: OfferId, words: Narrator) -> str:
    offer = turn.public.offer(offer_id.by, offer_id.to)
    assert offer is not None
    return words.terms(offer.terms, offer.merchant, offer.sheriff)


def _open(said: str, schema: dict[str, Any]) -> NumberedOption:
    """A command with details: what is fixed in its schema is filled in."""
    properties = schema["properties"]
    fixed = {name: field["const"] for name, field in properties.items() if name in FIXED and "const" in field}
    left = {name: field for name, field in properties.items() if name not in fixed}
    return NumberedOption(said, schema=_object(left, [n for n in schema["required"] if n in left]), fixed=fixed)


def _object(fields: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": required, "additionalProperties": False}


def command_for(found: list[NumberedOption], number: int, details: dict[str, Any] | None, turn: Turn) -> Command | None:
    """The command that a number and its details stand for; nothing: wait. A ``NotPossible`` says what is wrong."""
    if not 1 <= number <= len(found):
        raise NotPossible("program-mcp-no-number", number=str(number), most=str(len(found)))
    option = found[number - 1]
    if not option.schema:
        if details:
            raise NotPossible("program-mcp-no-details", number=str(number))
        return option.command
    if details is None:
        raise NotPossible("program-mcp-details", number=str(number), schema=_short(option.schema))
    errors = sorted(jsonschema.Draft202012Validator(option.schema).iter_errors(details), key=lambda e: len(e.path))
    if errors:
        where = "/".join(map(str, errors[0].absolute_path)) or "details"
        raise NotPossible("program-mcp-format", why=f"{where}: {errors[0].message}")
    try:
        command: Command = msgspec.convert({**option.fixed, **details}, c.AnyCommand)
    except msgspec.ValidationError as error:
        raise NotPossible("program-mcp-format", why=str(error)) from None
    return command


def _short(schema: dict[str, Any]) -> str:
    return msgspec.json.encode(schema).decode()


def in_words(found: list[NumberedOption], words: Narrator) -> str:
    """The list as text, with the schemas below it."""
    lines = [
        f"{number}. {option.words}" + (f" {words.t('program-mcp-needs-details')}" if option.schema else "")
        for number, option in enumerate(found, start=1)
    ]
    schemas = [
        f"{words.t('program-mcp-schema', number=str(number))} {_short(option.schema)}"
        for number, option in enumerate(found, start=1)
        if option.schema
    ]
    return "\n".join([*lines, *([""] if schemas else []), *schemas])
