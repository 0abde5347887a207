"""Hints: what the hard bot would do in the caller's seat, and what it weighed. It knows what the seat knows, and reads
bags as the review does."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from ..bots.clever.advice import Advice, Adviser
from ..bots.clever.taste import taste_of
from ..bots.seat import Chair, Turn
from ..game import Dice, Event, View, legal_for, tell, view
from ..game.commands import AnyCommand
from ..game.known import Ask, AskKind
from ..review.bag_reader import BagChance, BagReader
from . import lobby
from .problems import Problem, not_now
from .session import Session

MOST_OPTIONS: Final = 4
"""How many of the options that were weighed a hint shows."""
THOUGHT_SECONDS: Final = 10.0
"""Seconds for a thought."""


class Weighed(msgspec.Struct, frozen=True):
    """Something that was weighed, and what it seemed worth in points."""

    label: str
    """What it is, as a code for programs; screens put the command into words."""
    value: float
    command: AnyCommand | None = None


class Hint(msgspec.Struct, frozen=True):
    """What a strong bot would do (nothing: wait and see), and why."""

    command: AnyCommand | None
    question: str
    """What was decided: ``market``, ``load``, ``declare``, ``offer``, ``answer``, ``settle``, … Empty: no reasons."""
    options: tuple[Weighed, ...]
    """What was weighed, the best first."""
    lies: dict[int, float]
    """How likely each bag is a lie, by its owner, as the review will say it."""
    lies_half: dict[int, float] = {}
    """How far that may be off, in 95 of 100 cases."""
    opens: float | None = None
    """How likely its own bag is opened."""
    passed: float | None = None
    """What its own bag is worth if it passes."""
    otherwise: float | None = None
    """What it is worth to be expected without a deal."""


def what_for(session: Session, guest: str) -> Callable[[], Hint]:
    """A thought that ends in a hint, for the guest who asks; a ``Problem``, if there is none to be had."""
    seat = lobby.require_seat(session, guest)
    _require_allowed(session, seat)
    if session.table is None or session.record.state != "playing":
        raise not_now("The game is not running.")
    seen = view(session.table, seat)
    if not legal_for(seen):
        raise not_now("There is nothing for you to decide just now.")
    told = [tell(event, seat) for event in session.events]
    return partial(_thought, seen, told, [there.bot for there in session.record.seats])


def _require_allowed(session: Session, seat: int) -> None:
    """Whoever plays with bots alone may ask; among people it is the host's wish, and never for programs."""
    seats = session.record.seats
    if seats[seat].program and any(there.kind == "person" and not there.program for there in seats):
        raise Problem(403, "hint.not_for_programs", "There are no hints for programs at a table with people.")
    people = sum(1 for there in seats if there.kind == "person")
    if people > 1 and not session.record.hints:
        raise Problem(403, "hint.not_here", "Several people play here, and the host has not allowed hints.")


def _thought(seen: View, told: Sequence[Event], labels: Sequence[str]) -> Hint:
    """Hear the whole game as the seat was told it, then think."""
    seat = seen.seat
    assert seat is not None
    reader = BagReader(seen.public.rules, seat, labels)
    adviser = Adviser(Chair(seat, seen.public.rules, Dice(seen.public.n)), taste_of("hard"), reader)
    for n, event in enumerate(told):
        adviser.hear(n, event)
    asks: list[Ask] = [ask for ask in seen.awaiting if ask.seat == seat]
    kind = asks[0].kind if asks else None
    advice = adviser.advise(Turn(seen, kind, may_wait=kind is None or kind is AskKind.SETTLE))
    return _in_numbers(advice, reader.chances())


def _in_numbers(advice: Advice, chances: Mapping[int, BagChance]) -> Hint:
    why = advice.why
    if why is None:
        return Hint(_known(advice.command), "", (), {})
    numbers: dict[str, Any] = why.numbers
    options = tuple(Weighed(o.label, round(o.value, 2), _known(o.command)) for o in why.options[:MOST_OPTIONS])
    lies = {int(seat): round(float(share), 3) for seat, share in numbers.get("lies", {}).items()}
    found = {name: float(numbers[name]) for name in ("opens", "passed", "otherwise") if name in numbers}
    half = {seat: round(chances[seat].half, 3) for seat in lies if seat in chances}
    return Hint(_known(advice.command), why.question, options, lies, half, **found)


def _known(command: Any) -> AnyCommand | None:
    found: AnyCommand | None = command
    return found
