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
from ..locales import Arg, Worded
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


FIELD_NOTES: Final = {
    "cards": "Cards by kind, each as often as you mean it; where the order matters, the last one ends on top.",
    "take": "How many cards to take from the top of each discard pile; the rest comes from the deck.",
    "merchant_gives": "What the merchant hands over.",
    "sheriff_gives": "What the Sheriff hands over.",
    "bags": "What the Sheriff must do with which bag; a bag is named by the seat number of its owner.",
    "legal": "Legal goods from the stall.",
    "contraband": "Contraband by kind, from the face-down goods.",
    "unseen": "How many face-down cards to hand over without naming them.",
    "from_bag": "Goods out of the bag, to be handed over when it has passed; they need not be in it.",
    "favour": "A promise in words, which binds nobody.",
    "typed": "A promise that the table judges by itself; it binds nobody either. Not together with words.",
    "chosen": "The face-down cards for your own unseen part, as many as you promise there.",
}
"""What the fields of details are."""


class NotPossible(Worded):
    """What a model asked for cannot be done; the sentence says why. What comes ``after`` it may be longer than a
    message of the catalogues can take."""

    def __init__(self, message: str, after: str = "", /, **args: Arg | Worded) -> None:
        super().__init__(message, **args)
        self.after = after

    def in_words(self, language: str) -> str:
        said = super().in_words(language)
        return f"{said}\n{self.after}" if self.after else said


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
    required = [name for name in schema["required"] if name in left]
    return NumberedOption(said, schema=_told(_object(left, required)), fixed=fixed)


def _told(schema: dict[str, Any]) -> dict[str, Any]:
    """The schema without fields in which nothing can stand, and with what the others are."""
    if "properties" not in schema:
        return {**schema, "items": _told(schema["items"])} if isinstance(schema.get("items"), dict) else schema
    required = schema.get("required", [])
    fields = {
        name: {**_told(field), **({"description": FIELD_NOTES[name]} if name in FIELD_NOTES else {})}
        for name, field in schema["properties"].items()
        if name in required or not _empty(field)
    }
    return {**schema, "properties": fields}


def _empty(field: dict[str, Any]) -> bool:
    nothing = field.get("maxItems") == 0 or field.get("maximum") == 0 or field.get("maxLength") == 0
    return nothing or (field.get("items") is False and "prefixItems" not in field)


def _object(fields: dict[str, Any], required: list[str]) -> dict[str, Any]:
    return {"type": "object", "properties": fields, "required": required, "additionalProperties": False}


def command_for(found: list[NumberedOption], number: int, details: dict[str, Any] | None, turn: Turn) -> Command | None:
    """The command that a number and its details stand for; nothing: wait. A ``NotPossible`` says what is wrong."""
    option, details = checked_option(found, number, details)
    if not option.schema:
        return option.command
    try:
        command: Command = msgspec.convert({**option.fixed, **details}, c.AnyCommand)
    except msgspec.ValidationError as error:
        raise NotPossible("program-mcp-format", why=str(error)) from None
    return command


def checked_option(
    found: list[NumberedOption], number: int, details: dict[str, Any] | None
) -> tuple[NumberedOption, dict[str, Any]]:
    """The line that a number stands for, and the details that go with it, which fit its schema."""
    if not 1 <= number <= len(found):
        raise NotPossible("program-mcp-no-number", number=str(number), most=str(len(found)))
    option = found[number - 1]
    if not option.schema:
        if details:
            raise NotPossible("program-mcp-no-details", number=str(number))
        return option, {}
    if details is None:
        raise NotPossible("program-mcp-details", _short(option.schema), number=str(number))
    errors = sorted(jsonschema.Draft202012Validator(option.schema).iter_errors(details), key=lambda e: len(e.path))
    if errors:
        where = "/".join(map(str, errors[0].absolute_path)) or "details"
        raise NotPossible("program-mcp-format", why=f"{where}: {errors[0].message}")
    return option, details


def _short(schema: dict[str, Any]) -> str:
    return msgspec.json.encode(schema).decode()


def in_words(found: list[NumberedOption], words: Narrator, *, whole: bool) -> str:
    """The list as text, with schemas below it. Those of offers are long: they come where the ``whole`` is asked for."""
    shown = [bool(option.schema) and (whole or "terms" not in _fields(option)) for option in found]
    lines, schemas = [], []
    for number, (option, here) in enumerate(zip(found, shown, strict=True), start=1):
        note = "" if not option.schema else "program-mcp-needs-details" if here else "program-mcp-schema-elsewhere"
        lines.append(f"{number}. {option.words}" + (f" {words.t(note)}" if note else ""))
        if here:
            schemas.append(f"{words.t('program-mcp-schema', number=str(number))} {_short(option.schema)}")
    if not schemas:
        return "\n".join(lines)
    seats = [f"{seat} {words.called(seat)}" for seat in range(len(words.names))]
    who = words.t("program-mcp-seats", seats=", ".join(seats))
    return "\n".join([*lines, "", who, *schemas])
