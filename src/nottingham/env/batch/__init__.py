"""The array engine: thousands of games at once, as pure functions for JAX. Optional: ``pip install nottingham[batch]``.

>>> import jax
>>> from nottingham.env import batch
>>> from nottingham.game import Ruleset
>>> state = batch.init(jax.random.key(1), Ruleset.preset("second", players=4), batch=8)
>>> mask = batch.legal_mask(state)
>>> mask.shape
(136, 8)
"""

from ..optional import missing

try:
    import jax as _jax  # noqa: F401
except ImportError:
    raise missing("The array engine (JAX)", "batch") from None

from .engine import Outcome, init, step, step_and_reset
from .masks import legal_mask
from .observe import observe, observe_all
from .random_play import random_legal
from .state import State

__all__ = [
    "Outcome",
    "State",
    "init",
    "legal_mask",
    "observe",
    "observe_all",
    "random_legal",
    "step",
    "step_and_reset",
]
