"""``master``: the trained mind at the table. Needs numpy, not JAX; ``master:PATH`` plays another mind.

It remembers what everybody saw, as environment v1 does, and keeps its own talk short: gold for its bag, gold for
theirs. Whatever is said to it, on the grid or off it, it weighs.
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import msgspec

from ..bots import Chair, Turn, register
from ..bots.ledger import Ledger
from ..bots.registry import UnknownBot
from ..game import Command, Event, Ruleset, View
from ..locales import Worded
from .bargaining import Credit, worth_taking
from .layout import Layout, TurnKind
from .memory import PublicMemory
from .moments import Moment
from .observing import Scene, observe
from .optional import can_multiply, missing, one_thread
from .playing import GridPlayer
from .reference import check_rules
from .wide import short

if TYPE_CHECKING:
    from .mind import TrainedMind

MASTER_FILE: Final = Path(__file__).with_name("master.npz")
"""The mind that is shipped."""


def _minds() -> ModuleType:
    one_thread()
    try:
        return import_module(".mind", __package__)
    except ModuleNotFoundError as error:
        raise missing("numpy", "learned") from error


def _grid(rules: Ruleset) -> Layout:
    """The clock is the table's, not the grid's."""
    return check_rules(msgspec.structs.replace(rules, inspection_clock=False), base=True, version=1)


def check(argument: str, rules: Ruleset | None) -> None:
    """Refuse a mind that cannot be read, and rules that it does not play, before anybody sits down."""
    try:
        _minds().load(argument or MASTER_FILE)
    except Worded as error:
        raise UnknownBot(error.message, **error.args_said) from error
    try:
        if rules is not None:
            _grid(rules)
    except ValueError as error:
        raise UnknownBot("program-bot-rules", name="master") from error


class Master(GridPlayer):
    """Plays what a mind says, by its chances."""

    noise = 0.03

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair, _grid(chair.rules))
        self.mind: TrainedMind = _minds().load(chair.argument or MASTER_FILE)
        self.memory = PublicMemory(chair.rules.players)
        self.ledger = Ledger()

    def hear(self, n: int, told: Event) -> None:
        super().hear(n, told)
        self.memory.hear(told)
        self.ledger.hear(told)

    def staged(self, scene: Scene) -> Scene:
        return msgspec.structs.replace(scene, memory=self.memory.counts)

    def off_the_grid(self, turn: Turn, scene: Scene) -> Command | None:
        return worth_taking(self.credit(turn.view, scene), turn.choices)

    def credit(self, view: View, scene: Scene) -> Credit:
        return Credit(self.mind, self.ledger, view, scene)

    def shown(self, view: View, scene: Scene) -> View:
        """Words count as gold; what was weighed and left is not shown: the policy knows nothing of the kind."""
        return self.credit(view, scene).shown() if view.public.offers else view

    def considered(self, turn: TurnKind, actions: list[int]) -> list[int]:
        return short(turn, actions)

    @property
    def policy(self) -> object:
        return self.mind

    def chances(self, moment: Moment, scene: Scene, actions: list[int]) -> list[float]:
        seen = observe(moment.view, self.layout, scene, moment.selection)
        before = [self.memory.by_size[moment.at(distance)] for distance in range(self.layout.rules.players)]
        return self.mind.chances(self.layout, seen, actions, before)


def add() -> None:
    """The entry point."""
    about = "A mind trained on the array engine against itself, its past and strangers; master:PATH plays another one."
    register("master", Master, about, arguments=("…",), check_file=check, shipped=can_multiply())
