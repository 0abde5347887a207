"""The transcript: who said what, and what came of it. What a speaker's word was worth so far. Rules §17.

Everything here is a function of what *everybody* has seen, so it is the same for all who hear a game: each seat, those
who look on, and the server. ``hear`` takes what anybody is told, in order; ``statements`` is a value that is replaced
when it changes; ``record_of`` counts a speaker's words. When a game is over and its log is everybody's, ``turned_up``
settles what was said about cards that were never seen on the way.

>>> from nottingham.game import Ruleset, Said, Statement, StatementKind
>>> heard = Transcript(Ruleset.preset("second", players=4))
>>> heard.hear(Said(1, Statement(StatementKind.SAW_THAT, about=2)))
>>> heard.record_of(1)
SpeakerRecord(said=1, true=0, false=0, kept=0, broken=0)
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from ..game import Event, Ruleset, Statement, StatementKind
from ..game import events as e
from .hearings import HEARINGS, BagHearing, Hearing, StatementState, bag_truth, true_or_false
from .pledges import PledgeState
from .promises import PLEDGE_EVENTS, Book
from .round_so_far import ROUND_EVENTS, RoundSoFar

__all__ = ["SpeakerRecord", "StatementState", "Transcript", "Utterance"]

_S: Final = StatementState
_MATTERS: Final = PLEDGE_EVENTS | ROUND_EVENTS | {e.Said}
"""What anything that was said can be judged by."""


class Utterance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was said, and what has become of it."""

    n: int
    """The number of the event."""
    round: int
    seat: int
    statement: Statement
    state: StatementState = StatementState.OPEN
    settled: int | None = None
    """The number of the event that settled it."""


class SpeakerRecord(msgspec.Struct, frozen=True):
    """What somebody's statements were worth so far."""

    said: int = 0
    true: int = 0
    false: int = 0
    kept: int = 0
    broken: int = 0

    @property
    def lies(self) -> int:
        """Statements that were false, and threats and promises that were not kept."""
        return self.false + self.broken

    @property
    def settled(self) -> int:
        return self.true + self.kept + self.lies


class Transcript:
    """Hears a game, told to anybody, from its beginning."""

    def __init__(self, rules: Ruleset) -> None:
        self.statements: tuple[Utterance, ...] = ()
        self._n = 0
        self._rules = rules
        self._now = RoundSoFar(rules)
        self.book = Book()
        """The promises that were heard on the way."""
        self._hearings: dict[int, Hearing] = {}
        """Who judges which statement, by its place, as long as it is open."""

    def follow(self, events: Iterable[Event]) -> "Transcript":
        for event in events:
            self.hear(event)
        return self

    def hear(self, event: Event, n: int | None = None) -> None:
        """The next event; or event number n, where numbers begin again, as after what was told of an earlier game."""
        n = self._n if n is None else n
        self._n = n + 1
        if type(event) not in _MATTERS:
            return
        self._now.hear(event, n)
        self.book.hear(event)
        if type(event) is e.SceneSet:
            self.book.round, self.book.officers = event.public.round, event.public.sheriffs
        if self._hearings:
            for place, hearing in tuple(self._hearings.items()):
                state = hearing.hear(event, self._now)
                if state is not None:
                    self._settle(place, state, n)
        if type(event) is e.Said:
            self._say(event, n)

    def record_of(self, seat: int) -> SpeakerRecord:
        """What a speaker's statements were worth so far."""
        states = [heard.state for heard in self.statements if heard.seat == seat]
        return SpeakerRecord(len(states), *(states.count(state) for state in (_S.TRUE, _S.FALSE, _S.KEPT, _S.BROKEN)))

    def turned_up(self, events: Iterable[Event]) -> None:
        """The game is over, and this is its whole log: nothing is hidden any more (rules §16)."""
        now, bags = RoundSoFar(self._rules), dict[tuple[int, int], e.BagPassed]()
        declared = {}
        for n, event in enumerate(events):
            now.hear(event, n)
            if isinstance(event, e.BagPassed):
                bags[now.round, event.seat] = event
                declared[now.round, event.seat] = now.declared.get(event.seat)
        for place, hearing in tuple(self._hearings.items()):
            said, at = hearing.said, (hearing.round, hearing.said.about)
            state = _S.NEVER
            if isinstance(hearing, BagHearing) and at in bags:
                bag, good = bags[at], declared[at]
                if good is not None and isinstance(bag.contraband, tuple):
                    state = true_or_false(bool(bag_truth(said, good, bag.legal + bag.contraband, 0, False)))
            self._settle(place, state, self._n - 1)

    def _say(self, event: e.Said, n: int) -> None:
        said, place = event.statement, len(self.statements)
        state = self._at_once(event.seat, said)
        settled = n if state in (_S.TRUE, _S.FALSE) else None
        self.statements = (*self.statements, Utterance(n, self._now.round, event.seat, said, state, settled))
        if state is _S.OPEN:
            self._hearings[place] = HEARINGS[said.kind](event.seat, said, self._now)

    def _at_once(self, seat: int, said: Statement) -> StatementState:
        """What everybody can check already."""
        if said.kind in HEARINGS:
            return _S.OPEN
        if said.kind is StatementKind.TOSSED and self._now.whole:
            tossed = self._now.tossed.get(said.about or 0, ())
            return true_or_false(tossed.count(said.good) == said.count)
        return self._owed(seat, said.about) if said.kind is StatementKind.OWES_ME else _S.NEVER

    def _owed(self, seat: int, by: int | None) -> StatementState:
        """By the ledger of promises. Favours in words of their own only people can judge."""
        states = {pledge.state for pledge in self.book.pledges if by in pledge.by and seat in pledge.to}
        if PledgeState.OPEN in states:
            return _S.TRUE
        return _S.NEVER if PledgeState.SAID in states else _S.FALSE

    def _settle(self, place: int, state: StatementState, n: int) -> None:
        del self._hearings[place]
        heard = msgspec.structs.replace(self.statements[place], state=state, settled=n)
        self.statements = (*self.statements[:place], heard, *self.statements[place + 1 :])
