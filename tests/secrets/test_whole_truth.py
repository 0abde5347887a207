"""Bots, environments and the wire never see the whole truth: only the places named here can have a table at all."""

import tomllib
from pathlib import Path
from typing import Final

import pytest

from tests.secrets.whole_truth import OF_A_TABLE, TRUTH, modules, named, truths

PLACES: Final = {
    "notation.log": "replays a log",
    "notation.verify": "compares a log with its seed",
    "arena.bot_move": "plays a bot's answer",
    "arena.another_round": "plays a round again to measure luck, for no player",
    "arena.luck_corrected": "measures luck with the whole truth, for no player",
    "arena.match": "plays games of bots",
    "arena.moderator": "gives turns",
    "arena.random_play": "plays random games",
    "arena.scripted_play": "plays honest games",
    "env.dealing": "lets OpenSpiel deal the cards",
    "env.reference": "plays the game of an environment",
    "env.text": "draws the whole table, for whoever trains and not for who plays",
    "review.worlds": "deals again what a seat did not know",
    "review.playing_on": "plays on from there",
    "review.branching": "sets up a moment of a finished game again",
    "server.session": "plays the game of a table",
    "server.bot_runner": "gives bots at a table their turns",
    "terminal.floor": "gives turns",
    "terminal.opponents": "plays bots' answers",
    "terminal.play": "plays a person's game",
}
"""Every module outside the rules' room that may have a table, and what for."""

ROOMS: Final = ("notation", "bots", "arena", "env", "review", "server", "terminal", "client", "mcp", "cli")
SOURCES: Final = {name: source for room in ROOMS for name, source in modules(room).items()}


def is_package(name: str) -> bool:
    return any(other.startswith(f"{name}.") for other in SOURCES)


def test_only_the_named_places_can_name_the_whole_truth() -> None:
    found = {name for name, source in SOURCES.items() if truths(source, name, package=is_package(name))}
    assert found == {f"nottingham.{place}" for place in PLACES}


def test_bots_can_name_neither_a_table_nor_anything_that_is_asked_of_one() -> None:
    for name, source in modules("bots").items():
        assert truths(source, name, package=is_package(name), names=TRUTH | OF_A_TABLE) == frozenset(), name


def test_inside_the_house_the_table_comes_from_its_own_module_so_that_the_import_contract_sees_it() -> None:
    """``nottingham.game`` has it for programs of others (design §4)."""
    taken = {name for name, source in SOURCES.items() if "nottingham.game.Table" in named(source, name)}
    assert taken == set()


def test_the_import_contract_names_the_same_places() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {contract["name"]: contract for contract in project["tool"]["importlinter"]["contracts"]}
    allowed = contracts["Bots, environments and the wire never see the whole truth"]["allowed_importers"]
    assert set(allowed) == {"nottingham.game", *(f"nottingham.{place}" for place in PLACES)}


@pytest.mark.parametrize(
    "source",
    [
        "from nottingham.game import Table",
        "from ..game import Table as T",
        "from ..game.state import Table",
        "from ..game.setup import new_game",
        "from ..game import engine\nengine.play",
        "from .. import game\ngame.Table",
        "import nottingham.game\nnottingham.game.play",
        "import nottingham.game as g\ng.new_game",
        "import nottingham.game.state as s\ndef f(): return s.empty_table",
        "from ..game import *",
        "from ..game.state import *",
        "def f():\n    from ..game import Table",
    ],
)
def test_whichever_way_it_is_named_it_is_found(source: str) -> None:
    assert truths(source, "nottingham.bots.sly")


@pytest.mark.parametrize(
    "source", ["from ..game import View", "import rich.table", "from sqlalchemy import Table", "play()"]
)
def test_other_things_of_the_same_name_are_not_taken_for_it(source: str) -> None:
    assert not truths(source, "nottingham.bots.sly")
