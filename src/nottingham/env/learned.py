"""A trained network as a bot: ``learned:PATH`` plays the checkpoint at PATH, anywhere that bots play. Needs numpy, not
JAX.

It sees what the environments show: the arena's turns are translated into those of the layout. The arena's moderator
has everybody speak in every exchange, the environments only whom the Sheriff hears; a merchant who speaks again is
shown as one who was heard.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from ..bots import Chair, Turn, register
from ..bots.registry import UnknownBot
from ..bots.safe import safe_move
from ..game import Command, Event, Ruleset
from ..game.events import BagOpened, BagPassed, CardsSetAside, PhaseBegan, RoundEnded
from ..game.goods import Cards
from ..game.known import put
from .composing import answer, open_actions
from .layout import BASE_TURNS, EXCHANGES, TURN_OF_ASK, Layout, TurnKind
from .moments import NO_SELECTION, Moment
from .observing import Scene, observe
from .optional import missing
from .reference import NoEnvironment, check_rules

if TYPE_CHECKING:
    from .network import Network

NOISE: Final = 0.05
"""Actions less likely than this share of the likeliest one are leftovers of the training, and not played."""
OURS: Final = Path(__file__).with_name("learned.npz")
"""What ``learned`` without a path plays, where it is shipped."""


def _networks() -> ModuleType:
    try:
        return import_module(".network", __package__)
    except ModuleNotFoundError as error:
        raise missing("numpy", "learned") from error


def check(argument: str, rules: Ruleset | None) -> None:
    """Refuse a checkpoint that cannot be read, or plays by other rules, before anybody sits down."""
    if not argument and not OURS.exists():
        raise UnknownBot("Say which checkpoint: learned:PATH, with a policy.npz that train_selfplay.py wrote.")
    try:
        network = _networks().load(argument or OURS)
        if rules is not None:
            _fitting(network, rules, argument or OURS.name)
    except (ImportError, ValueError) as error:
        raise UnknownBot(str(error)) from error


def _fitting(network: "Network", rules: Ruleset, path: str) -> Layout:
    """The layout of these rules, if the network was trained for it."""
    found = check_rules(rules, base=True)
    if (network.inputs, network.actions) != (found.size, len(found.actions)):
        about = network.about
        royal = "with" if about.get("royal_goods") else "without"
        raise NoEnvironment(f"{path} was trained for {about.get('players')} players {royal} royal goods.")
    return found


class Learned:
    """Plays what a network says, by its chances."""

    def __init__(self, chair: Chair) -> None:
        path = chair.argument or str(OURS)
        self.network: Network = _networks().load(path)
        self.layout = _fitting(self.network, chair.rules, path)
        self.dice = chair.dice
        self.set_aside: tuple[Cards, ...] = ((),) * chair.rules.players
        self.turns = 0
        """How often the seat had the floor since the last bag was settled."""
        self.has_spoken = False
        """Whether it had the floor in this inspection at all."""

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

    def play(self, turn: Turn) -> Command | None:
        asked = TurnKind.SPEAK if turn.ask is None else TURN_OF_ASK[turn.ask]
        if asked not in BASE_TURNS:
            return safe_move(turn)
        left = 0
        if asked in (TurnKind.SPEAK, TurnKind.SETTLE):
            left = 0 if turn.settle_now else max(1, EXCHANGES - self.turns)
        scene = Scene(asked, turn.seat, left, self._speakers(turn, asked), self.set_aside)
        self.turns += asked in (TurnKind.SPEAK, TurnKind.SETTLE)
        self.has_spoken = True
        selection = NO_SELECTION
        while True:
            moment = Moment(turn.view, asked, left, selection)
            action = self._choose(moment, observe(turn.view, self.layout, scene, selection))
            done = answer(moment, self.layout, action)
            if done.selection is None:
                return done.command
            selection = done.selection

    def _speakers(self, turn: Turn, asked: TurnKind) -> tuple[int, ...]:
        """Who has still to speak: everybody from here on the first time, later only who was heard."""
        if asked is not TurnKind.SPEAK:
            return ()
        if self.has_spoken:
            return (turn.seat,)
        merchants = turn.public.merchants
        return merchants[merchants.index(turn.seat) :]

    def _choose(self, moment: Moment, seen: list[int]) -> int:
        actions = open_actions(moment, self.layout)
        if len(actions) == 1:
            return actions[0]
        chances = self.network.chances(seen, actions)
        most = max(chances)
        likely = [(action, chance) for action, chance in zip(actions, chances, strict=True) if chance >= NOISE * most]
        at = self.dice.below(1 << 53) / (1 << 53) * sum(chance for _, chance in likely)
        for action, chance in likely:
            at -= chance
            if at < 0:
                return action
        return likely[-1][0]


def add() -> None:
    """The entry point: ``learned`` is a bot like anybody's."""
    about = "A network that train_selfplay.py trained; learned:PATH names its checkpoint."
    register("learned", Learned, about, arguments=("…",), check_file=check)
