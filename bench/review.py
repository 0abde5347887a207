"""How far reckoned decisions are off beside the same decisions played on, and how long a review takes.

python -m bench.review --games 6 --rollouts 14            # measure
python -m bench.review --games 12 --rollouts 14 --write   # fit nottingham.review.reckoned_off to other games
"""

import argparse
import time
from collections import defaultdict
from math import sqrt
from pathlib import Path

import msgspec

from nottingham.arena.match import play_match
from nottingham.game import Ruleset, tell
from nottingham.notation import Header, Log
from nottingham.review import reckoned_off
from nottingham.review.company import PastCompany
from nottingham.review.count import SIGMAS
from nottingham.review.decisions import Finder
from nottingham.review.eyes import mind_for
from nottingham.review.judging import commands_of, judge, off_of, sort_of
from nottingham.review.past import lived
from nottingham.review.reckoned_off import RECKONED_OFF
from nottingham.review.reviewing import review

TABLES = (("hard", "medium", "hard", "easy"), ("hard",) * 4, ("medium",) * 4)
MEASURED_FROM, FITTED_FROM = 9_000_000, 9_500_000
HELD = 0.95
"""The share of intervals that shall hold."""
TENTHS = range(400)


class Gap(msgspec.Struct, frozen=True):
    """How far an option was off: reckoned less played on; and what is known of its doubt, as variances."""

    points: float
    noise: float
    """Of the games that were played on."""
    own: float
    """Of what was reckoned, by its own word."""

    def inside(self, off: float) -> bool:
        return abs(self.points) <= SIGMAS * sqrt(self.own + off**2 + self.noise)


def gaps_in(games: int, rollouts: int, first: int) -> dict[str, list[Gap]]:
    found: dict[str, list[Gap]] = defaultdict(list)
    for number in range(games):
        specs = TABLES[number % len(TABLES)]
        rules = Ruleset.preset("second", players=len(specs))
        seat = number % rules.players
        told = [tell(event, seat) for event in play_match(rules, first + number, specs).events]
        finder = Finder(rules, seat, PastCompany(rules, seat, specs), mind_for(rules), told)
        for happening in lived(rules, seat, told):
            for faced in finder.follow(happening):
                reckoned, deep = judge(faced, 0), judge(faced, rollouts)
                if reckoned is None or deep is None or not deep.played_on:
                    continue
                truths = {one.commands: one.worth for one in deep.others}
                for one in reckoned.others:
                    truth = truths[one.commands]
                    option = next(some for some in faced.options if commands_of(some.line) == one.commands)
                    own = max(0.0, (one.worth.half / SIGMAS) ** 2 - off_of(faced, option) ** 2)
                    gap = Gap(one.worth.mean - truth.mean, (truth.half / SIGMAS) ** 2, own)
                    found[sort_of(faced, option)].append(gap)
    return found


def report(gaps: dict[str, list[Gap]]) -> None:
    for kind, rows in gaps.items():
        extra = sum(gap.points**2 - gap.noise - gap.own for gap in rows) / len(rows)
        held = sum(gap.inside(RECKONED_OFF[kind]) for gap in rows) / len(rows)
        bias = sum(gap.points for gap in rows) / len(rows)
        print(
            f"{kind}: {len(rows)} options, reckoned less played on {bias:+.1f}, "
            f"off by {sqrt(max(0.0, extra)):.1f} more than its own doubt (in use: {RECKONED_OFF[kind]}); "
            f"{100 * held:.0f} % of intervals held"
        )


def enough_for(rows: list[Gap]) -> float | None:
    """The least that must be added for so many intervals to hold, were the next option outside, too; nothing, where
    there are too few to tell."""
    for tenths in TENTHS:
        if sum(gap.inside(tenths / 10) for gap in rows) >= HELD * (len(rows) + 1):
            return tenths / 10
    return None


def write(gaps: dict[str, list[Gap]]) -> None:
    for kind, rows in gaps.items():
        enough = enough_for(rows)
        RECKONED_OFF[kind] = RECKONED_OFF[kind] if enough is None else enough
    path = Path(reckoned_off.__file__)
    text = path.read_text(encoding="utf-8").partition("RECKONED_OFF: ")[0]
    lines = "".join(f'    "{kind}": {off},\n' for kind, off in RECKONED_OFF.items())
    path.write_text(f"{text}RECKONED_OFF: Final[dict[str, float]] = {{\n{lines}}}\n", encoding="utf-8")


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
    parser.add_argument("--rollouts", type=int, default=14)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.write:
        found = gaps_in(asked.games, asked.rollouts, FITTED_FROM)
        write(found)
        report(found)
    else:
        timed(3)
        report(gaps_in(asked.games, asked.rollouts, MEASURED_FROM))


if __name__ == "__main__":
    main()
