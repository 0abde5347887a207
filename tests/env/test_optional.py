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


def test_numpy_is_loaded_for_bots_with_one_thread_unless_somebody_said_otherwise() -> None:
    asked = (
        "import os; from nottingham.env.master import check; check('', None); print(os.environ['OPENBLAS_NUM_THREADS'])"
    )
    free = {name: value for name, value in os.environ.items() if not name.endswith("_NUM_THREADS")}
    for said, wanted in ({}, "1"), ({"OPENBLAS_NUM_THREADS": "3"}, "3"):
        ran = subprocess.run([sys.executable, "-c", asked], env=free | said, capture_output=True, text=True, check=True)
        assert ran.stdout.strip() == wanted
