"""The game in OpenSpiel: OpenSpiel's own tests, its golden playthrough, and what an information state may tell."""

import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase

import nottingham.env.openspiel
from nottingham.env.explicit import GOODS
from nottingham.env.layout import Act, action_id
from nottingham.env.rewards import final_rewards
from nottingham.game import Dice, Good
from tests.env.playthrough import PATH, actions_of, play

SHORT = "python_nottingham(players=3,rounds=2)"


class OurApi(EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    """OpenSpiel's tests of every game, on a sample of our tree."""

    __test__ = False
    game_name = nottingham.env.openspiel.OPENSPIEL_NAME
    game = pyspiel.load_game(SHORT)


del EnforceAPIOnPartialTreeBase  # or pytest collects the base, too


def test_openspiel_finds_nothing_wrong_with_the_api() -> None:
    found = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(OurApi).run(found)
    assert found.testsRun >= 5
    assert found.wasSuccessful(), found.errors + found.failures


@pytest.mark.parametrize(
    ("parameters", "serialize"),
    [
        ("players=4", False),
        ("players=3,rounds=1", True),
        ("players=5,rounds=2,royal_goods=True,seven_cards=True,hidden_removal=True,black_market=True", False),
        ("players=3,rounds=2,rewards=win,exchanges=0", False),
    ],
)
def test_openspiel_plays_random_games(parameters: str, serialize: bool) -> None:
    game = pyspiel.load_game(f"python_nottingham({parameters})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=serialize, verbose=False)


def test_the_playthrough_is_the_golden_one() -> None:
    """After a change that is meant: ``python -m tests.env.playthrough``."""
    golden = PATH.read_text(encoding="utf-8")
    assert play(actions_of(golden)) == golden


def random_state(seed: int, parameters: str = "players=3,rounds=1") -> Any:
    """A game played to its end by random players and chance."""
    state, dice = pyspiel.load_game(f"python_nottingham({parameters})").new_initial_state(), Dice(seed)
    while not state.is_terminal():
        state.apply_action(chance(state, dice) if state.is_chance_node() else dice.choose(state.legal_actions()))
    return state


def chance(state: Any, dice: Dice) -> int:
    outcomes = state.chance_outcomes()
    assert sum(p for _, p in outcomes) == pytest.approx(1)
    often = [outcome for outcome, p in outcomes for _ in range(round(1000 * p))]
    return int(dice.choose(often))


def dealt(hands: list[list[Good]]) -> Any:
    """A game of three with these hands, seat 0 being Sheriff."""
    state = pyspiel.load_game("python_nottingham(players=3)").new_initial_state()
    state.apply_action(0)
    for card in (card for hand in hands for card in hand):
        state.apply_action(GOODS.index(card))
    return state


MINE = [Good.APPLE] * 5 + [Good.SILK]
APPLES, MIXED = [Good.APPLE] * 6, [Good.CHICKEN] * 3 + [Good.MEAD] * 3


def test_a_card_is_drawn_with_the_chance_it_has_in_the_deck() -> None:
    state = pyspiel.load_game("python_nottingham(players=4)").new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)]
    state.apply_action(2)
    chances = {GOODS[i]: p for i, p in state.chance_outcomes()}
    assert chances[Good.APPLE] == pytest.approx(48 / 204)
    assert chances[Good.CROSSBOW] == pytest.approx(5 / 204)
    state.apply_action(GOODS.index(Good.CROSSBOW))
    assert dict(state.chance_outcomes())[GOODS.index(Good.CROSSBOW)] == pytest.approx(4 / 203)


def test_an_information_state_tells_what_the_seat_knows_and_no_more() -> None:
    one, other = dealt([MINE, APPLES, MIXED]), dealt([MINE, MIXED, APPLES])
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_tensor(0) == other.information_state_tensor(0)
    assert one.information_state_string(1) != other.information_state_string(1)
    assert one.observation_string(1) != other.observation_string(1)


def test_an_information_state_remembers_what_an_observation_forgets() -> None:
    """Who was named to start the market is not to be seen any more when it is over, but everybody heard it."""
    ends = []
    for distance in (1, 2):
        state = dealt([MINE, APPLES, MIXED])
        state.apply_action(action_id(Act.NAME, distance))
        state.apply_action(action_id(Act.DONE))
        state.apply_action(action_id(Act.DONE))
        ends.append(state)
    one, other = ends
    for seat in range(3):
        assert one.observation_tensor(seat) == other.observation_tensor(seat)
        assert one.observation_string(seat) == other.observation_string(seat)
        assert one.information_state_string(seat) != other.information_state_string(seat)
        assert one.information_state_tensor(seat) != other.information_state_tensor(seat)


def test_the_same_history_gives_the_same_state() -> None:
    state = random_state(3)
    again = pyspiel.load_game("python_nottingham(players=3,rounds=1)").new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("rewards", ["score", "win"])
def test_returns_are_those_of_the_other_environments(rewards: str) -> None:
    state = random_state(4, f"players=3,rounds=1,rewards={rewards}")
    game = state.position.game
    wanted = final_rewards(game, "score" if rewards == "score" else "win")
    even = 0 if rewards == "score" else 1 / 3
    assert state.returns() == pytest.approx([reward - even for reward in wanted])
    assert sum(state.returns()) == pytest.approx(0)


def test_the_bounds_hold() -> None:
    for seed in range(3):
        state = random_state(seed, "players=3,rounds=3,royal_goods=True,black_market=True")
        game = state.get_game()
        moves = len(state.full_history())
        chance_moves = sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
        assert moves - chance_moves <= game.max_game_length()
        assert chance_moves <= game.max_chance_nodes_in_history()
        assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
