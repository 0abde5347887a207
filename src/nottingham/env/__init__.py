"""Environments for research: the game behind the interfaces that learning programs know.

>>> from nottingham import env
>>> game = env.make("second", players=4)

``make`` and ``make_parallel`` give PettingZoo environments; importing ``nottingham.env.openspiel`` registers the game
with OpenSpiel; ``nottingham.env.batch`` plays thousands of games at once with JAX. Each needs its own packages, and
only when used. docs/research.md has the tables of actions and observations.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..game import Ruleset
from .optional import MissingExtra
from .reference import IllegalAction, NoEnvironment

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from .parallel import NottinghamParallel

__all__ = ["IllegalAction", "MissingExtra", "NoEnvironment", "make", "make_parallel"]

_HOW = ("exchanges", "rewards", "shaped", "form", "illegal", "render_mode", "version", "talk")


def _parts(edition: str, players: int, options: dict[str, Any]) -> tuple[Ruleset, dict[str, Any]]:
    how = {name: options.pop(name) for name in _HOW if name in options}
    return Ruleset.preset(edition, players, **options), how


def make(edition: str = "second", players: int = 4, **options: Any) -> "AECEnv[str, Any, int]":
    """A PettingZoo environment (AEC), ``nottingham-v0``; with ``version=1`` ``nottingham-v1``, which remembers.

    Options of the rules go by their names (``royal_goods=True``, ``black_market=True``, …). Those of the environment:
    ``exchanges`` (how often the Sheriff may give the floor between two settled bags), ``rewards`` ("score" or "win"),
    ``shaped``, ``form`` ("flat" or "dict"), ``illegal`` ("raise" or "forfeit"), ``render_mode`` ("ansi" or "human"),
    ``version``, ``talk`` (statements as actions, and what was heard in observations; off unless asked for).
    """
    rules, how = _parts(edition, players, options)
    made: AECEnv[str, Any, int] = import_module(".aec", __name__).env(rules, **how)
    return made


def make_parallel(edition: str = "second", players: int = 4, **options: Any) -> "NottinghamParallel":
    """The same game as a parallel PettingZoo environment: all merchants load at once, otherwise one acts and the
    others wait."""
    rules, how = _parts(edition, players, options)
    made: NottinghamParallel = import_module(".parallel", __name__).NottinghamParallel(rules, **how)
    return made
