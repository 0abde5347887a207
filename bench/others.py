"""Random play in our Python engine and in the public environments that are installed, one after another on one core."""

import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from statistics import median
from typing import Any

from bench.rates import Figure
from nottingham.arena.random_play import random_game
from nottingham.env.reference import Reference
from nottingham.game import Dice, Ruleset

OneGame = Callable[[int], int]
"""Plays the game with this number and says how many steps it took."""


def others(rules: Ruleset, seconds: float) -> tuple[list[Figure], list[str]]:
    """A figure for each that is there, and a sentence for each that is not."""
    figures, notes = [], []
    candidates: tuple[tuple[str, str, Callable[[], OneGame]], ...] = (
        ("nottingham rules engine, random commands", "nottingham", lambda: _rules_engine(rules)),
        ("nottingham rules engine, on the same grid", "nottingham", lambda: _reference(rules)),
        ("OpenSpiel sheriff (C++)", "open_spiel", _open_spiel),
        ("PettingZoo hanabi", "pettingzoo", _hanabi),
        ("RLCard uno", "rlcard", _uno),
        ("catanatron", "catanatron", _catan),
    )
    for name, package, prepare in candidates:
        try:
            figures.append(_timed(f"{name} {version(package)}", prepare(), seconds))
        except Exception as error:  # whatever a foreign package does must not end the table
            notes.append(f"{name} is left out: {type(error).__name__}, {error}.")
    try:
        figures.append(_leduc(seconds))
    except ImportError:
        notes.append("pgx leduc is left out: pgx is not installed.")
    return figures, notes


def _timed(name: str, one_game: OneGame, seconds: float) -> Figure:
    one_game(0)
    rates: list[tuple[float, float, float]] = []
    began = time.perf_counter()
    seed = 1
    while time.perf_counter() - began < seconds or len(rates) < 3:
        start, at_cpu, steps, games = time.perf_counter(), time.process_time(), 0, 0
        while time.perf_counter() - start < seconds / 10:
            steps += one_game(seed)
            seed += 1
            games += 1
        took, cpu = time.perf_counter() - start, time.process_time() - at_cpu
        rates.append((steps / took, games / took, steps / cpu))
    of_steps, of_games, of_cpu = (median(rate[i] for rate in rates) for i in range(3))
    return Figure(name, 1, of_steps, of_games, of_steps / of_games, max(rate[0] for rate in rates), of_cpu)


def _rules_engine(rules: Ruleset) -> OneGame:
    return lambda seed: sum(1 for _ in random_game(rules, seed)) - 1


def _reference(rules: Ruleset) -> OneGame:
    def one_game(seed: int) -> int:
        game, dice = Reference(rules, seed=seed), Dice(seed)
        while not game.over:
            game.step(dice.choose(game.open_actions()))
            for seat in range(rules.players):
                game.observe(seat)
        return game.steps

    return one_game


def _open_spiel() -> OneGame:
    game = import_module("pyspiel").load_game("sheriff")

    def one_game(seed: int) -> int:
        dice = random.Random(seed)
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
            steps += 1
        return steps

    return one_game


def _hanabi() -> OneGame:
    env = import_module("pettingzoo.classic.hanabi_v5").env()

    def one_game(seed: int) -> int:
        dice = random.Random(seed)
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(dice.choice([i for i, legal in enumerate(observation["action_mask"]) if legal]))
            steps += 1
        return steps

    return one_game


def _uno() -> OneGame:
    env = import_module("rlcard").make("uno")
    env.set_agents(
        [import_module("rlcard.agents").RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)]
    )
    return lambda seed: sum(len(way) // 2 for way in env.run(is_training=False)[0])


def _catan() -> OneGame:
    catan = import_module("catanatron")
    colors = [catan.Color.RED, catan.Color.BLUE, catan.Color.WHITE, catan.Color.ORANGE]

    def one_game(seed: int) -> int:
        game = catan.Game([catan.RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        return len(game.state.actions)

    return one_game


def _leduc(seconds: float) -> Figure:
    """Batched, as pgx is meant to be used."""
    env = import_module("pgx").make("leduc_holdem")
    jax: Any = import_module("jax")
    jnp: Any = import_module("jax.numpy")
    size, steps = 1024, 128
    step = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def one(carry: Any, key: Any) -> Any:
        state, ended = carry
        lots, draws = jax.random.split(key)
        wishes = jnp.where(state.legal_action_mask, jax.random.gumbel(lots, state.legal_action_mask.shape), -jnp.inf)
        state = jax.vmap(step)(state, wishes.argmax(axis=-1), jax.random.split(draws, size))
        return (state, ended + state.terminated), None

    stretch = jax.jit(lambda carry, key: jax.lax.scan(one, carry, jax.random.split(key, steps))[0])

    began = time.perf_counter()
    carry = (jax.vmap(env.init)(jax.random.split(jax.random.key(1), size)), jnp.zeros(size, jnp.int32))
    carry = jax.block_until_ready(stretch(carry, jax.random.key(2)))
    compiled = time.perf_counter() - began
    before = int(carry[1].sum())
    took: list[float] = []
    at_cpu = time.process_time()
    while sum(took) < seconds or len(took) < 3:
        began = time.perf_counter()
        carry = jax.block_until_ready(stretch(carry, jax.random.key(3 + len(took))))
        took.append(time.perf_counter() - began)
    cpu = (time.process_time() - at_cpu) / len(took)
    games = int(carry[1].sum()) - before
    a_game = steps * size * len(took) / max(games, 1)
    rate = steps * size / median(took)
    name = f"pgx leduc {version('pgx')}"
    return Figure(name, size, rate, rate / a_game, a_game, steps * size / min(took), steps * size / cpu, compiled)
