"""Older formats: how a game that was begun by an older release goes on with this one.

A format covers the ruleset and the events of a game. When one of them changes, ``FORMAT`` is raised and a step is
added here that turns what the older release wrote into what it would write now; steps are taken one after the other.
A step turns one event into one event, since their numbers are known to clients.

The rules that a game was begun with stay its rules: they are data. A release that decides something in another way
gets a field in the ruleset for it, and its step sets that field to the way things were decided before. A hole that is
mended is no such rule: a game in play goes on mended, and what happened before stays as it was told.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from ..game import Event
from ..game.events import AnyEvent
from ..locales import Worded

FORMAT: Final = 4
"""The format that this release writes."""

Raw = dict[str, Any]


class Step(msgspec.Struct, frozen=True):
    """From one format to the next, on JSON as it was written."""

    ruleset: Callable[[Raw], Raw] = lambda raw: raw
    event: Callable[[Raw], Raw] = lambda raw: raw


STEPS: dict[int, Step] = {1: Step(), 2: Step(), 3: Step()}
"""By the format that they start from. Format 1 is the first.

From 1 to 2 nothing has to be turned into anything else. Proofs of format 1 show bag and stall together, those of
format 2 one of them, with null in the place of the other, which older releases cannot read. Deputies who turned did not
take back the other's confirmation in format 1; the events that followed say what came of it, so such games fold as they
did, and in between the other deputy is merely asked again. Games that are in play go on under the mended rules: to keep
the look into closed bags open for them would be to keep a way to cheat.

From 2 to 3 nothing has to be turned into anything else either. Parcels of format 3 may hold a typed favour, which older
releases cannot read. A favour in words stays what it was, in words.

Nor from 3 to 4: a game of format 4 may hold statements, an event that older releases do not know. Games in play go on,
and from then on things can be said in them.
"""


class NewerFormat(Worded, ValueError):
    """Something was written by a newer release, or by one that is not remembered any more."""

    def __init__(self, found: int) -> None:
        super().__init__("program-log-format", found=str(found), oldest=str(oldest()), newest=str(FORMAT))
        self.found = found


def oldest() -> int:
    """The oldest format from which there are steps to the one that this release writes."""
    found = FORMAT
    while found - 1 in STEPS:
        found -= 1
    return found


def check_format(found: int) -> None:
    if not oldest() <= found <= FORMAT:
        raise NewerFormat(found)


def upcast_ruleset(raw: Any, found: int) -> Any:
    """A ruleset as this release would write it."""
    check_format(found)
    for number in range(found, FORMAT):
        raw = _stepped(STEPS[number].ruleset, raw)
    return raw


_decoder = msgspec.json.Decoder(AnyEvent)


def read_event(data: bytes | msgspec.Raw, found: int = FORMAT) -> Event:
    """An event, written in some format. Raises ``msgspec.DecodeError`` if it is none."""
    if found == FORMAT:
        event: Event = _decoder.decode(data)
        return event
    check_format(found)
    raw = msgspec.json.decode(data)
    for number in range(found, FORMAT):
        raw = _stepped(STEPS[number].event, raw)
    converted: Event = msgspec.convert(raw, AnyEvent)
    return converted


def _stepped(step: Callable[[Any], Any], raw: Any) -> Any:
    """What a step makes of something; a step that stumbles has met something that was never written."""
    try:
        return step(raw)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise msgspec.ValidationError(f"this cannot be read in its format ({type(error).__name__})") from None
