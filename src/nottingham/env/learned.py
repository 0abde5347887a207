"""A trained network as a bot: ``learned:PATH`` plays the checkpoint at PATH, anywhere that bots play. Needs numpy, not
JAX. It sees what environment v0 shows.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from ..bots import Chair, register
from ..bots.registry import UnknownBot
from ..game import Ruleset
from ..locales import Worded
from ..notation.words import yes
from .layout import Layout
from .moments import Moment
from .observing import Scene, observe
from .optional import missing, one_thread
from .playing import GridPlayer
from .reference import NoEnvironment, check_rules

if TYPE_CHECKING:
    from .network import Network

OURS: Final = Path(__file__).with_name("learned.npz")
"""What ``learned`` without a path plays, where it is shipped."""


def _networks() -> ModuleType:
    one_thread()
    try:
        return import_module(".network", __package__)
    except ModuleNotFoundError as error:
        raise missing("numpy", "learned") from error


def check(argument: str, rules: Ruleset | None) -> None:
    """Refuse a checkpoint that cannot be read, or plays by other rules, before anybody sits down."""
    if not argument and not OURS.exists():
        raise UnknownBot("program-checkpoint-which")
    try:
        network = _networks().load(argument or OURS)
        if rules is not None:
            _fitting(network, rules, argument or OURS.name)
    except Worded as error:
        raise UnknownBot(error.message, **error.args_said) from error


def _fitting(network: "Network", rules: Ruleset, path: str) -> Layout:
    """The layout of these rules, if the network was trained for it."""
    if rules.inspection_clock:
        raise UnknownBot("program-bot-clock", name="learned")
    try:
        found = check_rules(rules, base=True)
    except NoEnvironment as error:
        raise UnknownBot("program-bot-rules", name="learned") from error
    if (network.inputs, network.actions) != (found.size, len(found.actions)):
        players, royal = str(network.about.get("players")), yes(bool(network.about.get("royal_goods")))
        raise UnknownBot("program-checkpoint-rules", path=path, players=players, royal=royal)
    return found


class Learned(GridPlayer):
    """Plays what a network says, by its chances."""

    noise = 0.05

    def __init__(self, chair: Chair) -> None:
        path = chair.argument or str(OURS)
        self.network: Network = _networks().load(path)
        super().__init__(chair, _fitting(self.network, chair.rules, path))

    @property
    def policy(self) -> object:
        return self.network

    def chances(self, moment: Moment, scene: Scene, actions: list[int]) -> list[float]:
        return self.network.chances(observe(moment.view, self.layout, scene, moment.selection), actions)


def add() -> None:
    """The entry point: ``learned`` is a bot like anybody's."""
    about = "A network that train_selfplay.py trained; learned:PATH names its checkpoint."
    register("learned", Learned, about, arguments=("…",), check_file=check)
