"""``make conformance``: ten thousand random games over all options on both engines (``ARGS="--games 500"``: fewer)."""

import argparse
import itertools
import sys
import time

import msgspec

from nottingham.game import Ruleset
from tests.conformance.duel import play_arrays, shortest, small_deck

PLAYERS = (3, 4, 5)
SHAPING = ("royal_goods", "seven_cards")
DEALING = ("hidden_removal", "black_market")
BATCH = 100


def main() -> None:
    parser = argparse.ArgumentParser(prog="make conformance")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    groups = list(itertools.product((False, True), PLAYERS, *[(False, True)] * len(SHAPING)))
    batches = -(-arguments.games // (BATCH * len(groups)))
    played = steps = 0
    began = time.monotonic()
    for small, players, *shape in groups:
        whole = Ruleset.preset("second", players, **dict(zip(SHAPING, shape, strict=True)))
        house_deck = small_deck(whole) if small else None
        for i in range(batches):
            deals = itertools.cycle(itertools.product((False, True), repeat=len(DEALING)))
            options = [dict(zip(DEALING, next(deals), strict=True)) for _ in range(BATCH)]
            rules = [msgspec.structs.replace(whole, house_deck=house_deck, **option) for option in options]
            trace = play_arrays(rules, seed=arguments.seed * 1000 + i)
            difference = shortest(trace)
            if difference is not None:
                sys.exit(str(difference))
            played += BATCH
            steps += sum(trace.length(game) for game in range(BATCH))
            print(f"{played} games, {steps:,} steps agree ({time.monotonic() - began:.0f} s)", flush=True)
    print(f"Both engines agree on {played} games and {steps:,} steps of them.")


if __name__ == "__main__":
    main()
