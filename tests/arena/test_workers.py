"""Processes that play deals."""

import subprocess
import sys

_BESIDE_JAX = """
import warnings
warnings.simplefilter("error")
import jax, jax.numpy as jnp
jnp.zeros(3).sum().block_until_ready()
from nottingham.arena.simulate import simulate
from nottingham.game import Ruleset

if __name__ == "__main__":
    print(simulate(Ruleset.preset("second", players=3, house_rounds=3), 16, 7, workers=2).games)
"""


def test_games_are_played_beside_a_program_with_threads() -> None:
    """JAX warns, rightly, when a process with its threads is copied: the copy may hang."""
    said = subprocess.run([sys.executable, "-c", _BESIDE_JAX], capture_output=True, text=True, timeout=120, check=False)
    assert said.stdout.split() == ["16"]
    assert said.stderr == ""
