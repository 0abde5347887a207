"""How far reckoned decisions are off beside the same decisions played on, and how long a review takes.

python -m bench.review --games 6 --rollouts 24
"""

import argparse
import time
from collections import defaultdict
from math import sqrt

from nottingham.arena.match import play_match
from nottingham.game import Ruleset, tell
from nottingham.notation import Header, Log
from nottingham.review.company import PastCompany
from nottingham.review.count import SIGMAS
from nottingham.review.decisions import DecisionKind, Finder
from nottingham.review.eyes import mind_for
from nottingham.review.judging import OFF, PRICE_OFF, commands_of, judge, off_of
from nottingham.review.past import lived
from nottingham.review.reviewing import review

TABLES = (("hard", "medium", "hard", "easy"), ("hard",) * 4, ("medium",) * 4)


def compare(games: int, rollouts: int) -> None:
    gaps: dict[str, list[tuple[float, float, float]]] = defaultdict(list)
    for seed in range(games):
        specs = TABLES[seed % len(TABLES)]
        rules = Ruleset.preset("second", players=len(specs))
        seat = seed % rules.players
        told = [tell(event, seat) for event in play_match(rules, 9_000_000 + seed, specs).events]
        finder = Finder(rules, seat, PastCompany(rules, seat, specs), mind_for(rules), told)
        for happening in lived(rules, seat, told):
            for faced in finder.follow(happening):
                reckoned, deep = judge(faced, 0), judge(faced, rollouts)
                if reckoned is None or deep is None or not deep.played_on:
                    continue
                found = {one.commands: one.worth for one in deep.others}
                for one in reckoned.others:
                    truth = found[one.commands]
                    option = next(some for some in faced.options if commands_of(some.line) == one.commands)
                    off = off_of(faced, option)
                    own = max(0.0, (one.worth.half / SIGMAS) ** 2 - off**2)
                    sort = "price" if off == PRICE_OFF and faced.kind is DecisionKind.SETTLE else str(faced.kind)
                    gaps[sort].append((one.worth.mean - truth.mean, truth.half / SIGMAS, own))
    measured = {**{str(kind): off for kind, off in OFF.items()}, "price": PRICE_OFF}
    for kind, rows in gaps.items():
        extra = sum(gap**2 - noise**2 - own for gap, noise, own in rows) / len(rows)
        off = measured[kind]
        inside = [abs(gap) <= SIGMAS * sqrt(own + off**2 + noise**2) for gap, noise, own in rows]
        held = sum(inside) / len(rows)
        bias = sum(gap for gap, _, _ in rows) / len(rows)
        print(
            f"{kind}: {len(rows)} options, reckoned less played on {bias:+.1f}, "
            f"off by {sqrt(max(0.0, extra)):.1f} more than its own doubt (OFF {off}); "
            f"{100 * held:.0f} % of intervals held"
        )


def timed(games: int) -> None:
    for seed in range(games):
        specs = TABLES[0]
        rules = Ruleset.preset("second", players=len(specs))
        log = Log(Header(rules, specs, seed), tuple(play_match(rules, seed, specs).events))
        start = time.process_time()
        review(log, seed % len(specs))
        print(f"a review of one seat of four: {time.process_time() - start:.2f} s of one core")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.review")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--rollouts", type=int, default=24)
    asked = parser.parse_args()
    timed(3)
    compare(asked.games, asked.rollouts)


if __name__ == "__main__":
    main()
