"""Parts that need a package: nothing is missed before it is used, and then one sentence says what to install."""

import os
import subprocess
import sys

CODE = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel", "jax"):
    sys.modules[name] = None
from importlib import import_module
from nottingham import env
from nottingham.env.reference import Reference
from nottingham.game import Ruleset

def said(use):
    try:
        use()
    except ImportError as error:
        print(error)

Reference(Ruleset.preset("second", players=3)).observe(0)
said(env.make)
said(env.make_parallel)
said(lambda: import_module("nottingham.env.openspiel"))
said(lambda: import_module("nottingham.env.batch"))
from nottingham.bots.registry import bots, broken
assert "learned" in bots() and not broken, broken
"""


def test_a_missing_package_is_named_in_one_sentence_when_its_part_is_used() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", CODE],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1"},
    )
    assert ran.stdout.splitlines() == [
        "PettingZoo isn’t installed; get it with “pip install nottingham[env]”.",
        "PettingZoo isn’t installed; get it with “pip install nottingham[env]”.",
        "OpenSpiel isn’t installed; get it with “pip install nottingham[openspiel]”.",
        "The array engine (JAX) isn’t installed; get it with “pip install nottingham[batch]”.",
    ]
    assert not ran.stderr
