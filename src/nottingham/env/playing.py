"""A policy over the grid of the environments as a bot in the arena, whatever it is made of.

The arena's turns are translated into those of the layout. The arena's moderator has everybody speak in every exchange,
the environments only whom the Sheriff hears; a merchant who speaks again is shown as one who was heard.
"""

from abc import ABC, abstractmethod

from ..bots import Chair, Turn
from ..bots.safe import safe_move
from ..bots.stating import with_other_dice
from ..game import Command, Dice, Event, View
from ..game.events import BagOpened, BagPassed, CardsSetAside, PhaseBegan, RoundEnded
from ..game.goods import Cards
from ..game.known import put
from .composing import answer, open_actions
from .layout import BASE_TURNS, EXCHANGES, TURN_OF_ASK, Layout, TurnKind
from .moments import NO_SELECTION, Moment
from .observing import Scene

_TALKING = (TurnKind.SPEAK, TurnKind.SETTLE)


class GridPlayer(ABC):
    """Plays actions of the grid by the chances that a policy gives them."""

    noise: float
    """Actions less likely than this share of the likeliest one are leftovers of the training, and not played."""

    def __init__(self, chair: Chair, layout: Layout) -> None:
        self.layout = layout
        self.dice = chair.dice
        self.set_aside: tuple[Cards, ...] = ((),) * chair.rules.players
        self.turns = 0
        """How often the seat had the floor since the last bag was settled."""
        self.has_spoken = False
        """Whether it had the floor in this inspection at all."""

    @abstractmethod
    def chances(self, moment: Moment, scene: Scene, actions: list[int]) -> list[float]:
        """With what probability each of the open actions is to be taken."""

    def considered(self, turn: TurnKind, actions: list[int]) -> list[int]:
        """Which of the open actions it thinks about."""
        return actions

    def staged(self, scene: Scene) -> Scene:
        """What everybody knows, with whatever else the policy is shown."""
        return scene

    def off_the_grid(self, turn: Turn, scene: Scene) -> Command | None:
        """An answer to what the grid cannot say, if there is one."""
        return None

    def shown(self, view: View, scene: Scene) -> View:
        """What of a view the policy is shown."""
        return view

    def hear(self, n: int, told: Event) -> None:
        match told:
            case CardsSetAside():
                self.set_aside = put(self.set_aside, told.seat, told.cards)
            case RoundEnded():
                self.set_aside = ((),) * self.layout.rules.players
            case BagPassed() | BagOpened():
                self.turns = 0
            case PhaseBegan():
                self.turns, self.has_spoken = 0, False
            case _:
                pass

    def again(self, dice: Dice) -> "GridPlayer":
        """The same head with other dice: the policy and the grid are shared."""
        return with_other_dice(self, dice, (self.dice,), (self.layout, self.policy))

    @property
    @abstractmethod
    def policy(self) -> object:
        """What its chances come from, which no game changes."""

    def play(self, turn: Turn) -> Command | None:
        asked = TurnKind.SPEAK if turn.ask is None else TURN_OF_ASK[turn.ask]
        if asked not in BASE_TURNS:
            return safe_move(turn)
        scene = self.scene(turn, asked)
        off_grid = self.off_the_grid(turn, scene) if asked in _TALKING else None
        self.turns += asked in _TALKING
        self.has_spoken = True
        if off_grid is not None:
            return off_grid
        selection, view = NO_SELECTION, self.shown(turn.view, scene)
        while True:
            moment = Moment(view, asked, scene.exchanges_left, selection)
            done = answer(moment, self.layout, self._choose(moment, scene))
            if done.selection is None:
                return done.command
            selection = done.selection

    def scene(self, turn: Turn, asked: TurnKind) -> Scene:
        left = 0
        if asked in _TALKING:
            left = 0 if turn.settle_now else max(1, EXCHANGES - self.turns)
        return self.staged(Scene(asked, turn.seat, left, self._speakers(turn, asked), self.set_aside))

    def _speakers(self, turn: Turn, asked: TurnKind) -> tuple[int, ...]:
        """Who has still to speak: everybody from here on the first time, later only who was heard."""
        if asked is not TurnKind.SPEAK:
            return ()
        if self.has_spoken:
            return (turn.seat,)
        merchants = turn.public.merchants
        return merchants[merchants.index(turn.seat) :]

    def _choose(self, moment: Moment, scene: Scene) -> int:
        actions = self.considered(moment.turn, open_actions(moment, self.layout))
        if len(actions) == 1:
            return actions[0]
        chances = self.chances(moment, scene, actions)
        most = max(chances)
        likely = [(one, chance) for one, chance in zip(actions, chances, strict=True) if chance >= self.noise * most]
        at = self.dice.below(1 << 53) / (1 << 53) * sum(chance for _, chance in likely)
        for action, chance in likely:
            at -= chance
            if at < 0:
                return action
        return likely[-1][0]
