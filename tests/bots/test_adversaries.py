"""Adversaries play whole games, and meet nobody but bots. Issue 13."""

from pathlib import Path

import httpx
import pytest

from nottingham.arena.command import list_bots
from nottingham.arena.match import play_bots, play_match
from nottingham.arena.tournament import TournamentSettings
from nottingham.bots import UnknownBot, bots, check_spec
from nottingham.bots.registry import adversaries
from nottingham.game import Ruleset
from nottingham.game.known import Phase
from nottingham.terminal.players import NotPlayable, specs_for
from tests.bots.adversaries import NAMES, an_adversary
from tests.bots.test_every_bot import RULES, Watched
from tests.builders import (
    SECOND,
)
from tests.server.house import a_house

# Who meets them


def test_the_adversaries_are_registered_and_say_what_they_do() -> None:
    assert sorted(adversaries()) == [
        *(f"adversary-{name}" for name in NAMES),
        "hard-2026",
        "hard-mute",
        "hard-without",
        "medium-2026",
        "newcomer",
    ]
    assert all(len(entry.about) > 20 for entry in adversaries().values())


def test_adversaries_play_in_the_arena_by_name() -> None:
    settings = TournamentSettings(SECOND, ("adversary-air", "hard"), 4, 1, "1+3")
    assert settings.mixes[0].name == "1 adversary-air + 3 hard"


def test_adversaries_are_in_no_list_of_bots() -> None:
    assert not adversaries().keys() & bots().keys()
    assert not any("adversary" in bot["name"] for bot in list_bots()["bots"])


@pytest.mark.parametrize("name", NAMES)
def test_adversaries_sit_at_no_table_of_people(name: str) -> None:
    """What a server's lobby and the terminal ask before they seat a bot."""
    with pytest.raises(UnknownBot, match="only plays in the arena"):
        check_spec(f"adversary-{name}")
    with pytest.raises(NotPlayable, match="only plays in the arena"):
        specs_for(f"adversary-{name}", 3)


def test_a_server_offers_no_adversary(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        names = [bot["name"] for bot in httpx.get(f"{house.url}/api/bots", timeout=60).json()]
    assert "hard" in names
    assert not [name for name in names if name.startswith("adversary")]


# Whole games


@pytest.mark.parametrize("number", range(len(RULES)))
def test_every_adversary_plays_whole_games_without_a_fault(number: int) -> None:
    rules = RULES[number]
    company = [f"adversary-{name}" for name in NAMES] + ["hard", "random", "easy"]
    for shift in range(0, 2 * len(company), rules.players):
        specs = [company[(shift + seat) % len(company)] for seat in range(rules.players)]
        match = play_match(rules, 100 * number + shift, specs, time_limit=20)
        assert match.faults == []
        assert match.table.public.phase is Phase.OVER


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    rules = Ruleset.preset("second", players=4, house_rounds=3)
    specs = [f"adversary-{name}", "random", "hard", "medium"]
    first, again = (play_match(rules, 3, specs, time_limit=20).events for _ in range(2))
    assert first == again


@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_adversary_is_given_a_view_and_nothing_else(edition: str) -> None:
    rules = Ruleset.preset(edition, players=6, house_rounds=3)
    watched = [Watched(an_adversary(name, seat, rules)) for seat, name in enumerate(NAMES)]
    assert play_bots(rules, 2, watched, time_limit=60).faults == []
