"""How fast the engine plays: full games on one core, through ``play`` and views.

Machines here are shared and noisy, so each figure is a median over repeats, in CPU time and in wall time, and a
plain loop is timed beside it: figures from different days compare as ratios to that loop.
"""

import time
from collections.abc import Callable, Iterator
from statistics import median

import msgspec

from nottingham.arena.random_play import random_game
from nottingham.arena.scripted_play import scripted_game
from nottingham.game import Event, Ruleset
from nottingham.game.state import Table

Game = Callable[[Ruleset, int], Iterator[tuple[Table, list[Event]]]]
REPEATS = 15
LOOP = 200_000


class Figure(msgspec.Struct, frozen=True):
    """One line of the table."""

    players: str
    games_per_second_cpu: float
    games_per_second_wall: float
    best_games_per_second_cpu: float
    commands_a_game: float
    events_a_game: float
    microseconds_a_command: float
    loops_a_game: float
    """CPU time of a game in runs of the plain loop, the measure that does not depend on the machine's mood."""


def measure(name: str, game: Game, rules: Ruleset, games: int, repeats: int = REPEATS) -> Figure:
    """Play the same games again and again."""
    cpu, wall, loops = [], [], []
    commands = events = 0
    for _ in range(repeats):
        loops.append(_plain_loop())
        at_cpu, at_wall = time.process_time(), time.perf_counter()
        commands = events = 0
        for seed in range(games):
            for _, news in game(rules, seed):
                commands += 1
                events += len(news)
        cpu.append((time.process_time() - at_cpu) / games)
        wall.append((time.perf_counter() - at_wall) / games)
    return Figure(
        name,
        1 / median(cpu),
        1 / median(wall),
        1 / min(cpu),
        commands / games,
        events / games,
        median(cpu) * games / commands * 1e6,
        median(seconds / loop for seconds, loop in zip(cpu, loops, strict=True)),
    )


def _plain_loop() -> float:
    began = time.process_time()
    total = 0
    for i in range(LOOP):
        total += i * i
    return time.process_time() - began


def figures() -> list[Figure]:
    """Four players, second edition; and the first edition beside it."""
    second, first = Ruleset.preset("second", players=4), Ruleset.preset("first", players=4)
    return [
        measure("scripted, second edition", scripted_game, second, 20),
        measure("random legal, second edition", random_game, second, 6),
        measure("scripted, first edition", scripted_game, first, 20),
        measure("random legal, first edition", random_game, first, 6),
    ]
