"""A trained network as a bot: found by its entry point, within the rules, without JAX; refused where it is not fit."""

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import numpy as np
import pytest

from nottingham.arena.match import play_match
from nottingham.arena.seatings import NoTournament
from nottingham.arena.tournament import TournamentSettings
from nottingham.bots import UnknownBot, check_spec
from nottingham.env import network
from nottingham.env.bad_checkpoint import BadCheckpoint
from nottingham.env.layout import layout
from nottingham.game import Ruleset

RULES = Ruleset.preset("second", players=3, house_rounds=2)


def checkpoint(folder: Path, rules: Ruleset = RULES, hidden: int = 16) -> Path:
    """A network with random weights: it plays badly, but it plays."""
    random = np.random.default_rng(1)
    size, actions = layout(rules).size, len(layout(rules).actions)
    weights = {
        "w0": random.normal(size=(size, hidden)) / size**0.5,
        "b0": np.zeros(hidden),
        "wp": random.normal(size=(hidden, actions)),
        "bp": np.zeros(actions),
        "wv": random.normal(size=(hidden, 1)),
        "bv": np.zeros(1),
    }
    path = folder / "policy.npz"
    network.save(path, weights, {"players": rules.players, "royal_goods": rules.royal_goods})
    return path


def test_the_bot_is_registered_through_the_entry_point_of_everybodys_bots() -> None:
    (point,) = [point for point in entry_points(group="nottingham.bots") if point.name == "learned"]
    assert point.value == "nottingham.env.learned:add"


@pytest.mark.parametrize("seed", range(4))
def test_a_network_plays_whole_games_without_a_fault(tmp_path: Path, seed: int) -> None:
    """Beside bots that make offers off the grid, too."""
    rules = Ruleset.preset("second", players=4, black_market=bool(seed % 2), royal_goods=seed > 1)
    spec = f"learned:{checkpoint(tmp_path, rules)}"
    match = play_match(rules, seed, [spec, "random", spec, "hard"], time_limit=20)
    assert match.faults == []
    assert match.table.public.scores is not None


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    spec = f"learned:{checkpoint(tmp_path)}"
    games = [play_match(RULES, 5, [spec, "medium", spec], time_limit=20) for _ in range(2)]
    assert games[0].events == games[1].events


def test_playing_needs_no_jax_and_no_pettingzoo(tmp_path: Path) -> None:
    code = """
import sys
for name in ("jax", "pettingzoo", "gymnasium", "pyspiel", "open_spiel"):
    sys.modules[name] = None
from nottingham.arena.match import play_match
from nottingham.game import Ruleset
rules = Ruleset.preset("second", players=3, house_rounds=2)
match = play_match(rules, 1, [f"learned:{sys.argv[1]}"] * 3, time_limit=20)
assert match.faults == [], match.faults
"""
    subprocess.run([sys.executable, "-c", code, str(checkpoint(tmp_path))], check=True)


def test_a_checkpoint_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    found = network.load(checkpoint(tmp_path))
    assert found.about["players"] == 3
    assert (found.inputs, found.actions) == (layout(RULES).size, len(layout(RULES).actions))
    chances = found.chances([1] * found.inputs, [0, 3, 7])
    assert sum(chances) == pytest.approx(1)
    assert network.load(tmp_path / "policy.npz") is found


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("learned:nowhere.npz", "There’s no file nowhere.npz"),
        (f"learned:{__file__}", "isn’t a network of ours"),
    ],
)
def test_what_is_no_checkpoint_is_refused_before_the_tournament(spec: str, words: str) -> None:
    with pytest.raises(NoTournament, match=words):
        TournamentSettings(RULES, (spec, "random"), 6, 1, "all")


def test_a_network_for_other_rules_is_refused_before_the_tournament(tmp_path: Path) -> None:
    spec = f"learned:{checkpoint(tmp_path)}"
    with pytest.raises(NoTournament, match="other rules: 3 players, without royal goods"):
        TournamentSettings(Ruleset.preset("second", players=4), (spec, "random"), 6, 1, "all")
    with pytest.raises(NoTournament, match="plays the second edition with three to five"):
        TournamentSettings(Ruleset.preset("first", players=3), (spec, "random"), 6, 1, "all")


def test_a_server_lets_nobody_name_a_file(tmp_path: Path) -> None:
    """Neither whether it exists nor what it is."""
    for spec in (f"learned:{checkpoint(tmp_path)}", f"learned:{tmp_path / 'nothing.npz'}", "learned"):
        with pytest.raises(UnknownBot, match="only plays in the arena and in the terminal"):
            check_spec(spec)


def test_a_checkpoint_of_another_format_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "policy.npz"
    np.savez(path, about=np.array('{"format": 99}'))
    with pytest.raises(BadCheckpoint, match="format 99"):
        network.load(path)
