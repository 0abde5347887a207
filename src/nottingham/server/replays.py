"""A log as frames: the messages that a socket would have brought, so that a page needs one way to draw a table.

Seen with the eyes of one seat, of those who look on, or knowing all. The first frame is a ``Welcome`` to the empty
table, the others are ``Update`` messages; nobody can do anything, so ``legal`` is empty.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import chain, pairwise
from typing import Any, Final, Literal

import msgspec

from ..bots import UnknownBot, check_spec
from ..game import Event, Ruleset, View
from ..game import events as e
from ..game.choices import Choices
from ..game.known import Ask, Own, Phase
from ..game.view import first_view
from ..notation import Log, LogError, tables, told_log, views
from ..notation.promises import Pledge
from ..notation.statements import Transcript, Utterance
from .messages import OWN_FIELDS, PUBLIC_FIELDS, changes, favours, ledger_changes
from .people import tidy_name
from .protocol import PROTOCOL, SeatNow, TableNow, Update, Welcome

Eyes = int | Literal["public", "all"]
"""Whose eyes: a seat's, those of somebody who looks on, or of one who knows all."""

MOST_EVENTS: Final = 20_000
"""The longest games that a server lets people play have half of that (haggling.py)."""

SCENE_BREAKS: Final = (
    e.FirstMerchantNamed,
    e.CardsSetAside,
    e.CardsSetAsideFaceDown,
    e.SetAsidePlaced,
    e.BagClosed,
    e.BagDeclared,
    e.OfferMade,
    e.OfferAgreed,
    e.OfferEnded,
    e.DealStruck,
    e.BagPassed,
    e.BagOpened,
    e.PenaltyPaid,
    e.ConfiscatedPlaced,
    e.TimeUp,
    e.BrimstoneUsed,
    e.BrimstoneKept,
    e.StanceTaken,
    e.StanceConfirmed,
    e.DivisionProposed,
    e.DivisionRefused,
    e.ProposalForgone,
    e.LootDivided,
    e.BlackMarketClaimed,
    e.BlackMarketDeclined,
    e.RoundEnded,
    e.ContrabandShown,
    e.PlatesChosen,
    e.GameScored,
)
"""What is worth a frame of its own; anything else comes along with what was before it."""

_CAN_NOT_BE: Final = (ValueError, LookupError, TypeError, AttributeError, AssertionError, ArithmeticError)
"""What comes of a log that somebody made up."""


ReplayFrame = Welcome | Update
Secrets = dict[str, dict[str, Any]]
"""Its own fields of each seat that changed, by the seat's number."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game as frames."""

    eyes: Eyes
    """Whose eyes these frames are seen with."""
    choices: tuple[Eyes, ...]
    """Whose eyes there are."""
    frames: tuple[ReplayFrame, ...]
    """A `welcome`, then an `update` for each step."""
    secrets: tuple[Secrets, ...] = ()
    """Knowing all: for each frame, the fields of each seat's own view that changed."""


class NotShown(ValueError):
    """This log cannot be shown so. The message is a sentence."""


def read_eyes(text: str) -> Eyes:
    """ "all", "public" or the number of a seat."""
    if text in ("all", "public"):
        return text  # type: ignore[return-value]
    if re.fullmatch("[0-5]", text):
        return int(text)
    raise NotShown("A game is seen with the eyes of “all”, of “public”, or of a seat from 0 to 5.")


def eyes_for(log: Log) -> tuple[Eyes, ...]:
    """With whose eyes this log can be seen: one that was made for a seat holds nothing else."""
    owner = log.header.told_to
    if owner == "everybody":
        return ("all", "public", *range(log.header.ruleset.players))
    return ("public" if owner == "spectator" else owner,)


def replayed(log: Log, eyes: Eyes | None, table: TableNow | None = None) -> Replay:
    """All frames of a log at once; those who serve many take them one by one (reels.py)."""
    eyes, choices = chosen_eyes(log, eyes)
    pairs = list(shown(log, eyes, table))
    secrets = tuple(secret for _, secret in pairs) if eyes == "all" else ()
    return Replay(eyes, choices, tuple(frame for frame, _ in pairs), secrets)


def chosen_eyes(log: Log, eyes: Eyes | None) -> tuple[Eyes, tuple[Eyes, ...]]:
    """Whose eyes it is seen with, and whose there are; without a wish, those that see most."""
    choices = eyes_for(log)
    if eyes is None:
        eyes = choices[0]
    if eyes not in choices:
        raise NotShown(_not_among(eyes, log.header.ruleset, len(choices) == 1))
    return eyes, choices


def shown(log: Log, eyes: Eyes, table: TableNow | None = None) -> Iterator[tuple[ReplayFrame, Secrets]]:
    """The frames of a log one by one, each with what those see beside it who know all. A table that is not known is
    made up from the log's header. Logs that make no game are refused with ``NotShown``."""
    if len(log.events) > MOST_EVENTS:
        raise NotShown(f"This log has {len(log.events)} events; no game has more than {MOST_EVENTS}.")
    try:
        yield from _frames(log, eyes, table or table_of(log))
    except LogError as error:
        raise NotShown(str(error)) from None
    except _CAN_NOT_BE:
        raise NotShown("What this log tells cannot have happened in a game.") from None


def _not_among(eyes: Eyes, rules: Ruleset, one_only: bool) -> str:
    if one_only:
        return "This log holds only what one pair of eyes saw; it cannot be seen with others."
    return f"There is no seat {eyes}; with {rules.players} players they are 0 to {rules.players - 1}."


def table_of(log: Log) -> TableNow:
    """The table that a log speaks of, as far as it does."""
    header = log.header
    return TableNow("", "", "playing", header.ruleset, tuple(_seat(name) for name in header.seats))


_BOT = re.compile(r"(.+) \(([^()]+)\)")
"""What the terminal's logs call a bot: its name, and its kind in parentheses."""


def _seat(label: str) -> SeatNow:
    """A seat's label: a person's name, a bot's kind, or both."""
    named = _BOT.fullmatch(label)
    for name, spec in ((named[1], named[2]) if named else ("", ""), ("", label)):
        try:
            if spec:
                return SeatNow("bot", tidy_name(name), bot=check_spec(spec), ready=True, here=True)
        except UnknownBot:
            continue
    return SeatNow("person", tidy_name(label), ready=True, here=True)


class _Step(msgspec.Struct):
    """Some events, and what is known after them."""

    events: list[Event]
    seen: View
    owns: tuple[Own | None, ...] = ()
    """Everybody's, to those who know all."""


def _frames(log: Log, eyes: Eyes, table: TableNow) -> Iterator[tuple[ReplayFrame, Secrets]]:
    start = _start(log, eyes)
    first = start.seen
    opening = Welcome(PROTOCOL, 0, 0, table, first.seat, first.public, first.own, (), Choices())
    yield opening, {str(seat): {} for seat in range(len(start.owns))}
    heard = Transcript(log.header.ruleset)
    steps = chain((start,), _steps(_whole(log) if eyes == "all" else _told(log, eyes)))
    for s, (before, after) in enumerate(pairwise(steps), start=1):
        promised, said = heard.book.pledges, heard.statements
        promises = ledger_changes(promised, heard.follow(after.events).book.pledges)
        if after.seen.public.phase is Phase.OVER and log.header.told_to == "everybody":
            heard.turned_up(log.events)
        statements = ledger_changes(said, heard.statements)
        yield _update(s, before.seen, after, promises, statements), _secrets(before.owns, after.owns)


def _start(log: Log, eyes: Eyes) -> _Step:
    rules = log.header.ruleset
    seen = first_view(rules, eyes if isinstance(eyes, int) else None)
    return _Step([], seen, tuple(Own() for _ in range(rules.players)) if eyes == "all" else ())


def _whole(log: Log) -> Iterator[_Step]:
    for event, table in tables(log):
        yield _Step([event], View(None, table.public, None), tuple(table.own))


def _told(log: Log, eyes: Eyes) -> Iterator[_Step]:
    whole = log.header.told_to == "everybody"
    for event, seen in views(told_log(log, eyes if isinstance(eyes, int) else None) if whole else log):
        yield _Step([event], seen)


def _steps(single: Iterable[_Step]) -> Iterator[_Step]:
    """Events that belong together."""
    now: _Step | None = None
    for step in single:
        if now is None or isinstance(step.events[0], SCENE_BREAKS):
            if now is not None:
                yield now
            now = step
        else:
            now = _Step(now.events + step.events, step.seen, step.owns)
    if now is not None:
        yield now


def _update(
    s: int, before: View, after: _Step, promises: dict[int, Pledge], statements: dict[int, Utterance]
) -> Update:
    seen = after.seen
    own = {} if seen.own is None else changes(OWN_FIELDS, before.own, seen.own)
    public = changes(PUBLIC_FIELDS, before.public, seen.public)
    told: Any = tuple(after.events)
    given = favours(before.public, seen.public)
    asked = _asked(seen)
    ledgers: dict[str, Any] = {"favours": given, "promises": promises, "statements": statements}
    return Update(s, seen.public.n, told, public, own, asked, Choices(), **ledgers)


def _asked(seen: View) -> tuple[Ask, ...]:
    try:
        return seen.awaiting
    except IndexError:  # the last of a queue has acted, and the next phase begins with the next frame
        return ()


def _secrets(before: tuple[Own | None, ...], after: tuple[Own | None, ...]) -> Secrets:
    pairs = enumerate(zip(before, after, strict=True))
    found = {str(seat): changes(OWN_FIELDS, old, new) for seat, (old, new) in pairs if new is not old}
    return {seat: changed for seat, changed in found.items() if changed}
