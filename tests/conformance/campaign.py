"""``make conformance``: ten thousand random games over all options on both engines (``ARGS="--games 500"``: fewer)."""

import argparse
import itertools
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import msgspec

from nottingham.game import Ruleset
from tests.conformance.duel import play_arrays, shortest, small_deck

PLAYERS = (3, 4, 5)
SHAPING = ("royal_goods", "seven_cards")
DEALING = ("hidden_removal", "black_market")
BATCH = 100
Group = tuple[bool, int, tuple[bool, ...]]
"""With a small deck or not, how many players, and the options that shape the arrays."""


def play_group(group: Group, batches: int, size: int, seed: int, version: int) -> tuple[int, str]:
    """Play some batches. How many steps agree, and the shortest game that shows a difference, if there is one."""
    small, players, shape = group
    whole = Ruleset.preset("second", players, **dict(zip(SHAPING, shape, strict=True)))
    house_deck = small_deck(whole) if small else None
    deals = itertools.cycle(itertools.product((False, True), repeat=len(DEALING)))
    steps = 0
    for i in range(batches):
        options = [dict(zip(DEALING, next(deals), strict=True)) for _ in range(size)]
        rules = [msgspec.structs.replace(whole, house_deck=house_deck, **option) for option in options]
        trace = play_arrays(rules, seed=seed * 1000 + i, version=version)
        difference = shortest(trace)
        if difference is not None:
            return steps, str(difference)
        steps += sum(trace.length(game) for game in range(size))
    return steps, ""


def main() -> None:
    parser = argparse.ArgumentParser(prog="make conformance")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--version", type=int, default=1, help="of the environment; 1 has all that 0 has, and memory")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    shapes = itertools.product((False, True), repeat=len(SHAPING))
    groups: list[Group] = list(itertools.product((False, True), PLAYERS, shapes))
    size = min(BATCH, -(-arguments.games // len(groups)))
    batches = -(-arguments.games // (size * len(groups)))
    played = steps = 0
    began = time.monotonic()
    with ProcessPoolExecutor(arguments.workers, mp_context=get_context("spawn")) as pool:
        jobs = [pool.submit(play_group, group, batches, size, arguments.seed, arguments.version) for group in groups]
        for job in as_completed(jobs):
            agreed, difference = job.result()
            if difference:
                pool.shutdown(wait=False, cancel_futures=True)
                sys.exit(difference)
            played, steps = played + size * batches, steps + agreed
            print(f"{played} games, {steps:,} steps agree ({time.monotonic() - began:.0f} s)", flush=True)
    print(f"Both engines agree on {played} games and {steps:,} steps of them.")


if __name__ == "__main__":
    main()
