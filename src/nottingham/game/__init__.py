"""The rules of the game: pure, without I/O, clock or global randomness.

>>> from nottingham.game import Ruleset, new_game, legal, play, view
>>> table, events = new_game(Ruleset.preset("second", players=4), seed=1)
>>> table.public.phase
<Phase.MARKET: 'market'>
"""

from .chance import Dice
from .choices import Choices
from .commands import CLOCK, Command
from .engine import decide, evolve, play
from .events import Event
from .goods import Good
from .legal import legal, legal_for
from .refusals import Refusal
from .ruleset import Ruleset, RulesetError
from .scenario import ScenarioError, scenario
from .scoring import score
from .setup import new_game
from .state import Table
from .view import SPECTATOR, View, follow, tell, view

__all__ = [
    "CLOCK",
    "SPECTATOR",
    "Choices",
    "Command",
    "Dice",
    "Event",
    "Good",
    "Refusal",
    "Ruleset",
    "RulesetError",
    "ScenarioError",
    "Table",
    "View",
    "decide",
    "evolve",
    "follow",
    "legal",
    "legal_for",
    "new_game",
    "play",
    "scenario",
    "score",
    "tell",
    "view",
]
