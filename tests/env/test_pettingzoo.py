"""The PettingZoo forms: PettingZoo's own tests, and what we promise beyond them."""

import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.test.state_test import state_test

from nottingham import env
from nottingham.env.layout import TurnKind
from nottingham.env.rewards import RewardName, final_rewards
from nottingham.env.seats import fields
from nottingham.game import Dice, RulesetError
from nottingham.game.goods import PROMO

ITS_OWN_GAMES_ONLY = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)
"""PettingZoo warns about observations with a mask in them, except for a list of its own games."""


@contextmanager
def only_known_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in ITS_OWN_GAMES_ONLY:
            warnings.filterwarnings("ignore", text)
        yield


ALL_OPTIONS = {"royal_goods": True, "black_market": True, "seven_cards": True, "hidden_removal": True}


@pytest.mark.parametrize(
    "how",
    [
        {},
        {"players": 5, "rewards": "win", "shaped": True, **ALL_OPTIONS},
        {"players": 3, "form": "dict"},
        {"edition": "first", "promos": dict.fromkeys(PROMO, 1)},
        {"players": 6, "house_rounds": 3},
    ],
    ids=["plain", "options", "dict", "first", "six"],
)
def test_pettingzoo_finds_nothing_wrong_with_the_aec_form(how: dict[str, Any]) -> None:
    with only_known_warnings():
        api_test(env.make(**how), num_cycles=1000)
    seed_test(lambda: env.make(**how), num_cycles=500)


@pytest.mark.parametrize(
    "how", [{}, {"edition": "first", "players": 6, "house_rounds": 3, **ALL_OPTIONS}], ids=["plain", "options"]
)
def test_pettingzoo_finds_nothing_wrong_with_the_parallel_form(how: dict[str, Any]) -> None:
    parallel_api_test(env.make_parallel(**how), num_cycles=1000)
    # This one samples without masks, so illegal actions must end the game and not raise.
    parallel_seed_test(lambda: env.make_parallel(illegal="forfeit", **how), num_cycles=500)


def test_pettingzoo_finds_nothing_wrong_with_the_global_state() -> None:
    state_test(env.make(illegal="forfeit"), env.make_parallel())


def test_pettingzoo_finds_nothing_wrong_with_the_rendering(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env.make(render_mode=render_mode))
    assert "player_0" in capsys.readouterr().out


def test_the_environment_has_a_versioned_name() -> None:
    assert str(env.make()) == "nottingham-v0"
    assert str(env.make_parallel()) == "nottingham-v0"


def play(made: Any, dice: Dice) -> dict[str, float]:
    """Play a game with random open actions; the sum of rewards for each agent."""
    sums = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        observation, reward, over, _, info = made.last()
        sums[agent] += reward
        if over:
            made.step(None)
            continue
        assert np.array_equal(info["action_mask"], observation["action_mask"])
        assert np.array_equal(info["action_mask"], made.unwrapped.action_mask())
        made.step(dice.choose(list(np.flatnonzero(info["action_mask"]))))
    return sums


@pytest.mark.parametrize("rewards", ["score", "win"])
@pytest.mark.parametrize("shaped", [False, True])
def test_rewards_sum_to_the_final_result(rewards: RewardName, shaped: bool) -> None:
    for seed in range(4):
        made = env.make(players=4, rewards=rewards, shaped=shaped, black_market=True)
        made.reset(seed=seed)
        sums = play(made, Dice(seed))
        wanted = final_rewards(made.unwrapped.game, rewards)
        assert list(sums.values()) == pytest.approx(list(wanted))


def test_score_rewards_sum_to_zero_and_win_shares_to_one() -> None:
    made = env.make(players=5, rewards="win")
    made.reset(seed=3)
    play(made, Dice(3))
    game = made.unwrapped.game
    assert sum(final_rewards(game, "win")) == pytest.approx(1)
    assert sum(final_rewards(game, "score")) == pytest.approx(0)


def test_shaped_rewards_come_on_the_way() -> None:
    made = env.make(players=3, shaped=True)
    made.reset(seed=1)
    dice, paid = Dice(1), 0
    for _ in range(100):
        made.step(dice.choose(list(np.flatnonzero(made.last()[4]["action_mask"]))))
        paid += any(made.rewards.values())
    assert paid > 3
    assert made.agents


def test_the_dict_form_holds_the_same_numbers() -> None:
    flat, named = env.make(players=3), env.make(players=3, form="dict")
    flat.reset(seed=5)
    named.reset(seed=5)
    dice = Dice(5)
    for _ in range(60):
        one, other = flat.last()[0], named.last()[0]
        by_name = fields(one["observation"], flat.unwrapped.seats.layout)
        assert by_name.keys() == other["observation"].keys()
        assert all(np.array_equal(by_name[name], other["observation"][name]) for name in by_name)
        action = dice.choose(list(np.flatnonzero(one["action_mask"])))
        flat.step(action)
        named.step(action)
    hand = named.unwrapped.observe("player_0")["observation"]["hand"]
    assert hand.sum() == named.unwrapped.game.table.public.hands[0]


def test_nothing_global_is_touched() -> None:
    """Each game has a generator of its own: neither ours nor theirs disturb one another."""
    random.seed(1)
    np.random.seed(1)
    before = random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tolist()
    made, other = env.make(), env.make()
    made.reset(seed=7)
    other.reset(seed=8)
    for agent_env in (made, other):
        play(agent_env, Dice(7))
        agent_env.reset()
    assert (random.getstate(), np.random.get_state(legacy=False)["state"]["key"].tolist()) == before


def test_resets_without_a_seed_follow_from_the_last_one_with_a_seed() -> None:
    first, second = env.make(), env.make()
    for made in (first, second):
        made.reset(seed=9)
        made.reset()
    seen = first.unwrapped.state().tolist()
    assert seen == second.unwrapped.state().tolist()
    first.reset(seed=9)
    assert seen != first.unwrapped.state().tolist()


def test_an_illegal_action_raises_or_forfeits() -> None:
    made = env.make(illegal="raise")
    made.reset(seed=1)
    closed = int(np.flatnonzero(made.last()[4]["action_mask"] == 0)[0])
    with pytest.raises(env.IllegalAction):
        made.step(closed)
    made = env.make(illegal="forfeit")
    made.reset(seed=1)
    agent = made.agent_selection
    made.step(closed)
    assert all(made.terminations.values())
    assert made.rewards[agent] == -100


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ({"edition": "third"}, "'first' and 'second'"),
        ({"inspection_clock": True}, "have no clock"),
        ({"players": 7}, "3 to 6 players"),
        ({"rewards": "gold"}, "score or win"),
        ({"form": "list"}, "flat or dict"),
        ({"render_mode": "rgb_array"}, "'ansi' or 'human'"),
        ({"exchanges": -1}, "0 to 100 exchanges"),
        ({"marmalade": True}, "no option 'marmalade'"),
    ],
)
def test_what_cannot_be_made_is_refused_with_a_sentence(how: dict[str, Any], words: str) -> None:
    with pytest.raises((env.NoEnvironment, RulesetError), match=words):
        env.make(**how)


def test_all_merchants_load_at_once_in_the_parallel_form() -> None:
    made = env.make_parallel(players=4)
    seen, _ = made.reset(seed=2)
    dice = Dice(2)
    while made.game.turn is not TurnKind.LOAD:
        seen, *_ = made.step(drawn(seen, dice))
    choosing = [agent for agent in made.agents if seen[agent]["action_mask"].sum() > 1]
    assert len(choosing) == 3
    sheriff = made.possible_agents[made.game.table.public.sheriffs[0]]
    assert list(np.flatnonzero(seen[sheriff]["action_mask"])) == [0]
    while made.game.turn is TurnKind.LOAD:
        assert not any(made.game.table.public.bags)
        seen, *_ = made.step(drawn(seen, dice))
    assert sum(bag is not None for bag in made.game.table.public.bags) == 3


def test_one_policy_plays_both_forms_to_the_same_end() -> None:
    """What an agent sees when it acts is the same in both forms, so a policy that answers alike ends alike."""

    def choose(seen: Any) -> int:
        mask = np.flatnonzero(seen["action_mask"])
        return int(mask[int(seen["observation"].astype(int).sum()) % len(mask)])

    aec, parallel = env.make(players=4), env.make_parallel(players=4)
    aec.reset(seed=6)
    for _ in aec.agent_iter():
        seen, _, over, *_ = aec.last()
        aec.step(None if over else choose(seen))
    seen, _ = parallel.reset(seed=6)
    while parallel.agents:
        seen, *_ = parallel.step({agent: choose(seen[agent]) for agent in parallel.agents})
    assert aec.unwrapped.game.table.public.scores == parallel.game.table.public.scores


def drawn(seen: dict[str, Any], dice: Dice) -> dict[str, int]:
    return {agent: int(dice.choose(list(np.flatnonzero(it["action_mask"])))) for agent, it in seen.items()}
