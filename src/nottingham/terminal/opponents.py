"""The bots that a person plays against.

Their dice are thrown again for every moment of a game, so that a bot that listens, and keeps no count of how often it
was asked, goes on after an interruption as it would have gone.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ..arena.bot_move import bot_move, bot_word
from ..arena.moderator import Spoken
from ..bots import Chair, Listener, Speaker, Turn
from ..bots.asking import answer, sit_down, tell_bots
from ..bots.faults import Fault
from ..game import Dice, Event, view
from ..game import events as e
from ..game.known import AskKind
from ..game.state import Table, empty_table
from ..notation import Log, tables


class MomentDice(Dice):
    """Dice that fall the same whenever they are thrown at the same moment."""

    __slots__ = ("_first",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._first = self.bits()

    def begin(self, n: int) -> None:
        """It is the moment after event number n."""
        self._state = Dice(self._first + n).bits()


class Opponents:
    """Everybody at the table but the person."""

    def __init__(self, log: Log, specs: Mapping[int, str]) -> None:
        rules = log.header.ruleset
        first = Dice(log.header.seed or 0)
        self.dice = {seat: MomentDice(first.bits()) for seat in specs}
        self.bots = {seat: sit_down(spec, Chair(seat, rules, self.dice[seat])) for seat, spec in specs.items()}
        self.listeners = [(seat, bot) for seat, bot in self.bots.items() if isinstance(bot, Listener)]
        self.faults: list[Fault] = []
        """Moves that they lost."""
        self._spoken = Spoken()
        self._words = 0
        """What was said so far: words move no dice."""
        self._rehearse(log)

    def hear(self, n: int, news: Sequence[Event]) -> None:
        """They are told what happened from event number n on."""
        self._words += sum(isinstance(event, e.Said) for event in news)
        tell_bots(self.listeners, n, news, self.faults)

    def _begin(self, seat: int, n: int) -> None:
        self.dice[seat].begin(n - self._words)

    def play(self, table: Table, turn: Turn) -> tuple[Table, list[Event]] | None:
        """One of them takes a turn; nothing comes of it if that one waits."""
        self._begin(turn.seat, table.public.n)
        return bot_move(table, self.bots[turn.seat], turn, self.faults)

    def say(self, table: Table, turn: Turn) -> tuple[Table, list[Event]] | None:
        """What one of them says before a turn, as often as in the arena; mostly nothing."""
        bot = self.bots[turn.seat]
        if not isinstance(bot, Speaker) or not self._spoken.left(table.public, turn.seat):
            return None
        self._begin(turn.seat, table.public.n)
        said = bot_word(table, bot, turn, self.faults)
        if said is not None:
            self._spoken = self._spoken.with_a_word(table.public, turn.seat)
        return said

    def _rehearse(self, log: Log) -> None:
        """They hear what happened so far, and are asked again where they planned something."""
        before = empty_table(log.header.ruleset)
        for n, (event, after) in enumerate(tables(log)):
            turn = _planning(event, before)
            if turn is not None and turn.seat in self.bots:
                self._begin(turn.seat, before.public.n)
                answer(self.bots[turn.seat], turn)
            if isinstance(event, e.Said):
                self._spoken = self._spoken.with_a_word(before.public, event.seat)
            self.hear(n, [event])
            before = after


_PLANNED: Final[dict[type[Event], AskKind]] = {
    e.CardsSetAside: AskKind.MARKET,
    e.CardsSetAsideFaceDown: AskKind.MARKET,
    e.BagClosed: AskKind.LOAD,
    e.BagDeclared: AskKind.DECLARE,
}


def _planning(event: Event, before: Table) -> Turn | None:
    """The turn that an event came from, if plans are made in such turns."""
    if isinstance(event, e.OfferMade):
        ask = AskKind.SETTLE if event.seat in before.public.sheriffs else None
        return Turn(view(before, event.seat), ask, may_wait=True)
    if type(event) in _PLANNED:
        seat: int = event.seat  # type: ignore[attr-defined]
        return Turn(view(before, seat), _PLANNED[type(event)], may_wait=False)
    return None
