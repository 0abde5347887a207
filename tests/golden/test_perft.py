"""The number of legal command sequences on a tiny deck is what it was. Issue 2."""

import json
from pathlib import Path

import pytest

from nottingham.game import Ruleset, new_game, scenario
from nottingham.game.goods import Good
from nottingham.game.state import Table
from tests.golden.perft import perft

COUNTS = json.loads((Path(__file__).parent / "perft.json").read_text())
TINY = {Good.APPLE: 15, Good.CHEESE: 8, Good.SILK: 5}


def positions(edition: str) -> dict[str, Table]:
    rules = Ruleset.preset(edition, players=3, house_deck=TINY)
    hands = {seat: [Good.APPLE] * 2 for seat in range(3)}
    bags = {1: [Good.APPLE], 2: [Good.CHEESE, Good.SILK]}
    declared = {1: Good.APPLE, 2: Good.CHEESE}
    return {
        "new game": new_game(rules, 0, first_sheriff=0)[0],
        "loading": scenario(rules, phase="loading", hands=hands)[0],
        "inspection": scenario(
            rules, phase="inspection", hands=hands, bags=bags, declared=declared, gold={0: 0, 1: 1, 2: 1}
        )[0],
        "debt": scenario(
            rules,
            phase="inspection",
            bags={2: [Good.SILK, Good.SILK]},
            declared={2: Good.APPLE},
            stalls={2: [Good.APPLE] * 4 + [Good.CHEESE] * 2},
            gold={2: 1},
        )[0],
    }


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("position", ["new game", "loading", "inspection", "debt"])
def test_the_number_of_legal_command_sequences_is_what_it_was(edition: str, position: str) -> None:
    """Every command that is counted is also accepted."""
    counts = COUNTS[edition][position]
    assert len(counts) >= 2
    table = positions(edition)[position]
    assert [perft(table, depth + 1) for depth in range(len(counts))] == counts
