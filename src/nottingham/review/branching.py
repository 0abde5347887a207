"""Another way on from a moment of a finished game: the same table again, with a future of its own.

Hidden cards lie as they were, or are dealt again so that they fit what one seat had been told. The deck is shuffled
again either way: the log shows how it lay.
"""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from ..bots.clever.looking_back import BEGINNINGS
from ..game import Dice, Event, Ruleset, tell
from ..game import events as e
from ..game.awaiting import awaiting
from ..game.events import GameScored, SceneSet
from ..game.known import Phase, Public
from ..game.state import Table
from ..locales import Worded
from ..notation import Log, tables
from .company import PastCompany, as_all_saw, kinds_in, levels_in
from .decisions import Finder
from .eyes import mind_for
from .past import Happening, lived
from .worlds import Dealer, Standpoint


class NotBranched(Worded):
    """There is no way on from there. The message says why."""


def branch_off(log: Log, seat: int, n: int, dice: Dice, *, again: bool) -> tuple[SceneSet, int]:
    """The table after n events, or at the last moment before at which everybody could act as usual; and after how
    many events that was. ``again``: hidden cards are dealt again."""
    if not 0 <= seat < log.header.ruleset.players:
        players = log.header.ruleset.players
        raise NotBranched("program-no-seat", seat=seat, players=players, last=players - 1)
    if not any(isinstance(event, GameScored) for event in log.events):
        raise NotBranched("review-not-unfinished")
    if log.header.told_to not in ("everybody", seat):
        raise NotBranched("review-not-told")
    if log.header.told_to != "everybody" and not again:
        raise NotBranched("review-not-told")
    told = [tell(event, seat) for event in log.events] if log.header.told_to == "everybody" else list(log.events)
    position, finder = _moment(log, seat, told, n)
    if again:
        table = Dealer(position, finder.readings.reads(position)).some_worlds(1, dice).found[0].table
    else:
        table = next(after for at, (_, after) in enumerate(tables(log), start=1) if at == position.n)
    return _scene(table, dice), position.n


def seen_by_all(log: Log, seat: int, n: int) -> tuple[Event, ...]:
    """What everybody was told of the first events, by a log that holds at least what the seat was told."""
    return tuple(
        as_all_saw(tell(event, seat) if log.header.told_to == "everybody" else event) for event in log.events[:n]
    )


def _moment(log: Log, seat: int, told: Sequence[Event], n: int) -> tuple[Standpoint, Finder]:
    rules = log.header.ruleset
    last = max((position.n for position in ways_on(rules, seat, told[: n + 1])), default=0)
    if not last:
        raise NotBranched("review-branch-too-early")
    finder = Finder(
        rules, seat, PastCompany(rules, seat, levels_in(log.header)), mind_for(rules), told, kinds_in(log.header)
    )
    *_, position = [_heard(finder, happening) for happening in lived(rules, seat, told[:last])]
    return position, finder


def _heard(finder: Finder, happening: Happening) -> Standpoint:
    for _ in finder.follow(happening):
        pass
    return happening.after


def ways_on(rules: Ruleset, seat: int, told: Sequence[Event]) -> Iterator[Standpoint]:
    """Every moment at which somebody is about to act as usual: not in the middle of what one command leads to."""
    dealt: set[int] = set()
    for happening, then in zip(lived(rules, seat, told), told[1:], strict=False):
        if isinstance(happening.told, e.RoundBegan):
            dealt = set()
        elif isinstance(happening.told, e.DealStruck):
            dealt |= {term.bag for term in happening.told.terms.bags}
        follows = isinstance(happening.told, e.TimeUp)
        if isinstance(then, e.BagPassed | e.BagOpened):
            follows = follows or then.seat in dealt or rules.deputies
        if isinstance(then, _BEGINNINGS) and not follows and _goes_on(happening.after):
            yield happening.after


_BEGINNINGS: Final = (*BEGINNINGS, e.OfferEnded, e.StanceConfirmed, e.TimeUp, e.Said)
"""What a command begins with."""


def _goes_on(position: Standpoint) -> bool:
    public = position.public
    settled = not public.debts and public.placing is None
    return position.can_be_dealt_again and bool(public.round) and settled and _waits(public)


def _waits(public: Public) -> bool:
    """Whether somebody has to act: between the last deed of a phase and the next phase, nobody has."""
    if public.phase is Phase.DECLARATION and not public.queue:
        return False
    return bool(awaiting(public))


def _scene(table: Table, dice: Dice) -> SceneSet:
    """The table as the first event of a log."""
    deck = dice.some(table.deck[table.drawn :], len(table.deck) - table.drawn)
    deputies = dice.some(table.deputy_deck, len(table.deputy_deck))
    public = msgspec.structs.replace(table.public, n=0)
    assert public.phase is not Phase.OVER
    return SceneSet(public, table.own, tuple(deck), table.removed, tuple(deputies))
