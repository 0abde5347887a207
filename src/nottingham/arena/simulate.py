"""Many games of random legal players, on all cores, with a digest that does not depend on how many cores there are."""

import hashlib
import os
import time
from collections.abc import Callable, Iterable, Iterator
from statistics import fmean

import msgspec

from ..game import Ruleset, score
from ..notation import Header, Log, digest
from .random_play import random_game
from .workers import processes

CHUNK = 8
"""Games that a worker plays before it reports."""


class SimulatedGame(msgspec.Struct, frozen=True):
    """What is kept of one game."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
    commands: int
    events: int
    digest: str


class Simulation(msgspec.Struct, frozen=True):
    """What came of many games."""

    ruleset: Ruleset
    games: int
    seed: int
    mean_scores: tuple[float, ...]
    """By seat."""
    win_shares: tuple[float, ...]
    """By seat; winners who are tied to the end share a game."""
    mean_score: float
    least_score: int
    most_score: int
    mean_commands: float
    mean_events: float
    digest: str
    """Of all logs, in order: the same ruleset, seed and number of games give the same digest everywhere."""
    seconds: float
    games_per_second: float
    workers: int


def play_one(rules: Ruleset, seed: int) -> SimulatedGame:
    """One game of random legal players, and the digest of its log."""
    events = []
    commands = -1
    for table, news in random_game(rules, seed):  # noqa: B007, the last table is used
        events += news
        commands += 1
    sheet = score(table)
    log = Log(Header(rules, ("random",) * rules.players, seed), tuple(events))
    totals = tuple(line.total for line in sheet.seats)
    return SimulatedGame(totals, sheet.winners, commands, len(events), digest([log]))


def simulate(
    rules: Ruleset,
    games: int,
    seed: int,
    *,
    workers: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play games with the seeds ``seed``, ``seed + 1``, … and sum them up."""
    if games < 1:
        raise ValueError("There must be at least one game to play.")
    workers = max(1, min(workers or os.cpu_count() or 1, -(-games // CHUNK)))
    began = time.perf_counter()
    played: list[SimulatedGame] = []
    for some in _chunks(rules, range(seed, seed + games), workers):
        played += some
        if progress is not None:
            progress(len(played))
    return _sum_up(rules, seed, played, time.perf_counter() - began, workers)


def _chunks(rules: Ruleset, seeds: range, workers: int) -> Iterator[list[SimulatedGame]]:
    tasks = [(rules, seeds[at : at + CHUNK]) for at in range(0, len(seeds), CHUNK)]
    if workers == 1:
        yield from map(_play_some, tasks)
        return
    with processes(workers) as pool:
        try:
            yield from pool.map(_play_some, tasks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _play_some(task: tuple[Ruleset, Iterable[int]]) -> list[SimulatedGame]:
    rules, seeds = task
    return [play_one(rules, seed) for seed in seeds]


def _sum_up(rules: Ruleset, seed: int, played: list[SimulatedGame], seconds: float, workers: int) -> Simulation:
    seats = range(rules.players)
    totals = [total for game in played for total in game.totals]
    shares = [fmean(1 / len(game.winners) if seat in game.winners else 0.0 for game in played) for seat in seats]
    together = hashlib.sha256("".join(game.digest for game in played).encode())
    return Simulation(
        ruleset=rules,
        games=len(played),
        seed=seed,
        mean_scores=tuple(fmean(game.totals[seat] for game in played) for seat in seats),
        win_shares=tuple(shares),
        mean_score=fmean(totals),
        least_score=min(totals),
        most_score=max(totals),
        mean_commands=fmean(game.commands for game in played),
        mean_events=fmean(game.events for game in played),
        digest=together.hexdigest(),
        seconds=seconds,
        games_per_second=len(played) / seconds,
        workers=workers,
    )
