"""The array engine plays by the rules: ``make conformance`` plays ten thousand games of all options; here are 300."""

from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from nottingham.env import batch
from nottingham.env.layout import BASE_TURNS, TurnKind, layout
from nottingham.game import Ruleset, RulesetError
from tests.conformance.duel import HASTE, compare, play_arrays, shortest, small_deck

pytestmark = pytest.mark.xdist_group("array engine")
"""What one of them compiles the next one uses."""
SAMPLE: tuple[tuple[int, int, dict[str, bool], bool, int], ...] = (
    (140, 3, {"royal_goods": True, "seven_cards": True}, True, 1),
    (100, 4, {}, False, 1),
    (60, 5, {"royal_goods": True}, False, 0),
)
"""How many games of which rules, whether with a small deck, and the version of the environment."""


def some(players: int, options: dict[str, bool], small: bool, games: int) -> list[Ruleset]:
    """Rules with and without hidden removal and black market."""
    whole = Ruleset.preset("second", players, **options)
    found = []
    for i in range(games):
        more = {"hidden_removal": bool(i & 1), "black_market": bool(i & 2)}
        found.append(msgspec.structs.replace(whole, house_deck=small_deck(whole) if small else None, **more))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("games", "players", "options", "small", "version"), SAMPLE, ids=str)
def test_both_engines_agree_on_every_step(
    games: int, players: int, options: dict[str, bool], small: bool, version: int
) -> None:
    trace = play_arrays(some(players, options, small, games), seed=players, version=version)
    difference = shortest(trace)
    assert difference is None, str(difference)
    turns = set(np.unique(trace.states["turn"]))
    assert {BASE_TURNS.index(TurnKind.PAY), BASE_TURNS.index(TurnKind.LAST_CALL)} <= turns, (
        "Debts and last calls were played."
    )
    decks = trace.states["deck"].astype(int).sum(axis=1)
    assert not small or (np.diff(decks, axis=0) > 0).any(), "A deck ran out."


def test_a_difference_is_told_with_the_game_that_shows_it() -> None:
    rules = some(4, {}, False, 100)
    trace = play_arrays(rules, seed=4)
    at = layout(rules[0], 1).field("gold").offset
    trace.observations[7, 2, at, 0] += 1
    difference = compare(trace, 0)
    assert difference is not None
    assert difference.steps == 7
    assert "gold" in difference.what
    assert len(difference.story.splitlines()) == 2 + 7


def test_games_under_vmap_play_as_single_ones() -> None:
    """Batches lie behind all other axes; vmap puts them in front."""
    rules = Ruleset.preset("second", 3)
    keys = jnp.arange(8, dtype=jnp.uint32).reshape(4, 2)

    def play(key: Any) -> batch.State:
        def one(state: batch.State, t: Any) -> tuple[batch.State, None]:
            action = batch.random_legal(batch.legal_mask(state), key + t)
            return batch.step(state, action, key + t), None

        return jax.lax.scan(one, batch.init(key, rules), jnp.arange(40, dtype=jnp.uint32))[0]

    mapped = jax.jit(jax.vmap(play), compiler_options=HASTE)(keys)
    single = jax.jit(play, compiler_options=HASTE)
    for i in range(4):
        for one, many in zip(jax.tree.leaves(single(keys[i])), jax.tree.leaves(mapped), strict=True):
            assert (one == many[i]).all()


def test_a_state_holds_no_future() -> None:
    """The same state and action with another key draw other cards."""
    rules = Ruleset.preset("second", 3)
    first, second = (batch.init(jax.random.key(seed), rules, batch=16) for seed in (1, 2))
    assert (first.hand != second.hand).any()
    assert not (first.hand == first.hand[..., :1]).all(), "Games of a batch are dealt apart."


def test_rules_that_the_arrays_do_not_play_are_refused_with_a_sentence() -> None:
    for rules in (
        Ruleset.preset("first", 4),
        Ruleset.preset("second", 6),
        Ruleset.preset("second", 4, inspection_clock=True),
    ):
        with pytest.raises(RulesetError, match="array engine"):
            batch.init(jax.random.key(1), rules)
