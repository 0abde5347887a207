"""The environment's turn order over the rules' engine, step by step: what all the other forms are held to.

``Reference`` owns a table and gives turns as the layout says. It is the host of a game, so it holds the whole truth;
what it hands out (masks, observations) is made from one seat's view.
"""

from collections.abc import Iterable
from copy import deepcopy

from ..arena.moderator import Spoken
from ..game import Command, Event, Refusal, Ruleset, Say, new_game, play, view
from ..game.chance import Chance
from ..game.events import CardsSetAside, RoundEnded
from ..game.goods import Cards
from ..game.known import AskKind, Phase, put
from ..game.state import Table
from ..notation.statements import Transcript, Utterance
from .composing import answer, open_actions
from .layout import EXCHANGES, TURN_OF_ASK, VERSIONS, Layout, TurnKind, layout
from .memory import PublicMemory
from .moments import NO_SELECTION, Answer, Moment
from .observing import Scene, observe


class NoEnvironment(ValueError):
    """There is no environment for these rules. The message is a sentence that says why."""


class IllegalAction(ValueError):
    """An action that the mask does not allow."""


def check_rules(
    rules: Ruleset, exchanges: int = EXCHANGES, *, base: bool = False, version: int = 0, talk: bool = False
) -> Layout:
    """The layout of these rules, if the environments play them; ``base`` says that only what the array engine plays
    will do."""
    if not 0 <= exchanges <= 100:
        raise NoEnvironment(f"There can be 0 to 100 exchanges, not {exchanges}.")
    if version not in VERSIONS:
        raise NoEnvironment(f"There are versions {' and '.join(map(str, VERSIONS))} of the environment, not {version}.")
    found = layout(rules, version, talk)
    if base and found.extended:
        raise NoEnvironment(
            "This plays the second edition for three to five players without promo cards; "
            "nottingham.env.make and make_parallel play everything."
        )
    if rules.inspection_clock:
        raise NoEnvironment("The environments have no clock: leave out inspection_clock, exchanges bound the talk.")
    return found


class Reference:
    """One game. ``actor`` and ``turn`` say who is asked what; ``step`` takes the number of an action."""

    def __init__(
        self,
        rules: Ruleset,
        exchanges: int = EXCHANGES,
        *,
        seed: int = 0,
        first_sheriff: int | None = None,
        chance: Chance | None = None,
        version: int = 0,
        talk: bool = False,
    ) -> None:
        self.layout = check_rules(rules, exchanges, version=version, talk=talk)
        self.rules = rules
        self.exchanges = exchanges
        self.steps = 0
        self.begin(*new_game(rules, seed, first_sheriff, chance=chance))

    def begin(self, table: Table, events: list[Event]) -> None:
        """Start from a table at the beginning of a round."""
        self.table = table
        self.events = events
        """What the last step led to."""
        self.selection = NO_SELECTION
        self.exchanges_left = 0
        self.to_speak: tuple[int, ...] = ()
        self._set_aside: tuple[Cards, ...] = ((),) * self.rules.players
        self._memory = PublicMemory(self.rules.players)
        self._spoken = Spoken()
        self._transcript = Transcript(self.rules) if self.layout.talk else None
        self._inspected = (0, 0, 0)
        self._settled_last: int | None = None
        self._note(events)
        self._next()

    @property
    def over(self) -> bool:
        return self.actor is None

    @property
    def moment(self) -> Moment:
        """The turn, as the seat that has it sees it."""
        assert self.actor is not None
        words = self._words_left(self.actor)
        return Moment(view(self.table, self.actor), self.turn, self.exchanges_left, self.selection, words)

    def _words_left(self, seat: int) -> int:
        return self._spoken.left(self.table.public, seat) if self.layout.talk else 0

    @property
    def statements(self) -> tuple[Utterance, ...]:
        """What was said so far, with what came of it; nothing without ``talk``."""
        return () if self._transcript is None else self._transcript.statements

    @property
    def scene(self) -> Scene:
        counts = self._memory.counts
        left = tuple(self._words_left(seat) for seat in range(self.rules.players)) if self.layout.talk else ()
        return Scene(
            self.turn, self.actor, self.exchanges_left, self.to_speak, self._set_aside, counts, self.statements, left
        )

    def open_actions(self) -> list[int]:
        """The numbers of the actions that are legal now, in ascending order."""
        return [] if self.over else sorted(open_actions(self.moment, self.layout))

    def legal_mask(self) -> list[bool]:
        mask = [False] * len(self.layout.actions)
        for action in self.open_actions():
            mask[action] = True
        return mask

    def observe(self, seat: int) -> list[int]:
        """What a seat sees, as the layout says."""
        selection = self.selection if seat == self.actor else NO_SELECTION
        return observe(view(self.table, seat), self.layout, self.scene, selection)

    def step(self, action: int) -> None:
        """Take an action for the seat whose turn it is."""
        self.take(self.understood(action))

    def understood(self, action: int) -> Answer:
        """What an action comes to; nothing changes."""
        if self.over:
            raise IllegalAction("The game is over: reset it.")
        moment = self.moment
        if action not in open_actions(moment, self.layout):
            raise IllegalAction(f"Action {action} is not open to seat {self.actor} now: look at the mask.")
        return answer(moment, self.layout, action)

    def take(self, done: Answer) -> None:
        """Go on with what an action came to."""
        self.steps += 1
        self.events = []
        if done.selection is not None:
            self.selection = done.selection
            return
        if isinstance(done.command, Say):  # words cost no turn
            assert self.actor is not None
            self._spoken = self._spoken.with_a_word(self.table.public, self.actor)
            self._play(done.command)
            return
        self.selection = NO_SELECTION
        if self.turn is TurnKind.SPEAK:
            self.to_speak = self.to_speak[1:]
        elif self.turn is TurnKind.SETTLE:
            self._settled_last = self.actor
        if done.floor is not None:
            self.to_speak = (done.floor,)
        if done.floor is not None or done.exchange:
            self.exchanges_left -= 1
        if done.command is not None:
            self._play(done.command)
        self._next()

    def _play(self, command: Command) -> None:
        assert self.actor is not None
        played = play(self.table, self.actor, command)
        if isinstance(played, Refusal):
            raise AssertionError(f"The grid allowed {command}, the rules refuse it: {played.code}.")
        self.table, self.events = played
        self._note(self.events)

    def _note(self, events: Iterable[Event]) -> None:
        """Remember what everybody saw: counters, and what was set aside face up until the round ends."""
        self._memory = self._memory.copy()
        heard = self._transcript = deepcopy(self._transcript)
        for event in events:
            self._memory.hear(event)
            if heard is not None:
                heard.hear(event)
            if isinstance(event, CardsSetAside):
                self._set_aside = put(self._set_aside, event.seat, event.cards)
            elif isinstance(event, RoundEnded):
                self._set_aside = ((),) * self.rules.players

    def _next(self) -> None:
        """Whose turn it is now."""
        public = self.table.public
        self.actor: int | None
        if public.phase is Phase.OVER:
            self.turn, self.actor = TurnKind.OVER, None
            self.exchanges_left, self.to_speak = 0, ()
            return
        if public.phase is not Phase.INSPECTION:
            self.exchanges_left, self.to_speak = 0, ()
        elif self._inspected != (here := self._stage()):
            if self._inspected[0] != public.round:
                self.to_speak = public.merchants
            self._inspected = here
            self.exchanges_left = self.exchanges
        asks = self.table.awaiting
        ask = asks[0]
        if ask.kind is AskKind.SETTLE and ask.seat == self._settled_last:
            ask = asks[-1]  # deputies settle in turns
        self.turn, self.actor = TURN_OF_ASK[ask.kind], ask.seat
        if self.turn is TurnKind.SETTLE and self.to_speak:
            self.turn, self.actor = TurnKind.SPEAK, self.to_speak[0]

    def _stage(self) -> tuple[int, int, int]:
        """How far an inspection is: the round, unsettled bags, and with how many of them a deputy goes on alone."""
        public = self.table.public
        bags = [public.bags[owner] for owner in public.unsettled]
        return public.round, len(bags), sum(bag is not None and bag.alone is not None for bag in bags)

    def scores(self) -> tuple[int, ...]:
        """The final scores; only when the game is over."""
        sheet = self.table.public.scores
        assert sheet is not None
        return tuple(line.total for line in sheet.seats)

    def winners(self) -> tuple[int, ...]:
        """Who won (rules §8: ties that nothing breaks are won by all in them)."""
        sheet = self.table.public.scores
        assert sheet is not None
        return sheet.winners

    def copy(self) -> "Reference":
        """The same game, to be played on apart: tables are values."""
        twin = object.__new__(Reference)
        twin.__dict__.update(self.__dict__)
        return twin
