"""How a mind plays against the real bots, without anything but the game: for machines where little is installed.

    python -m training.evaluate master:build/master/mind.npz --deals 100 --among hard,honest,wary,medium

One of it sits among others of a kind, in every seat of each deal once; deals are the same for every kind. Then one
``hard`` sits among others of it. Intervals (95 %) are over deals, as in the arena. ``--json`` writes a line of JSON for
each company; the trainer reads those.
"""

import argparse
import json
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from nottingham.arena.intervals import estimate
from nottingham.arena.match import play_match
from nottingham.bots.registry import bots
from nottingham.env import learned, master
from nottingham.game import Ruleset

Job = tuple[str, str, int, int, tuple[str, ...]]
"""Who sits alone, among whom, the deal's seed, how many play, and the options."""


def ready() -> None:
    """Where the package is not installed, nobody has called its entry points."""
    for name, module in (("master", master), ("learned", learned)):
        if name not in bots():
            module.add()


def one_deal(job: Job) -> tuple[str, str, float, float]:
    """The win share of whoever sits alone, and its margin, over all seats of a deal."""
    alone, others, seed, players, options = job
    ready()
    rules = Ruleset.preset("second", players, **dict.fromkeys(options, True))
    share = margin = 0.0
    for seat in range(players):
        specs = [alone if at == seat else others for at in range(players)]
        match = play_match(rules, seed, specs, time_limit=60)
        assert match.faults == [], match.faults[:1]
        sheet = match.table.public.scores
        assert sheet is not None
        scores = [line.total for line in sheet.seats]
        share += (seat in sheet.winners) / len(sheet.winners)
        margin += scores[seat] - (sum(scores) - scores[seat]) / (players - 1)
    return alone, others, share / players, margin / players


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m training.evaluate")
    parser.add_argument("mind", help="a bot: master:PATH, or any other")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--among", default="hard,medium,honest,wary,greedy,briber,gambler")
    parser.add_argument("--turned", default="hard", help="who sits alone among others of it")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--options", default="", help="of the rules: royal_goods,black_market")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--label", default="", help="is kept with every line of JSON")
    asked = parser.parse_args(arguments)
    pairs = [(asked.mind, other) for other in asked.among.split(",") if other]
    pairs += [(other, asked.mind) for other in asked.turned.split(",") if other]
    options = tuple(option for option in asked.options.split(",") if option)
    seeds = range(asked.seed * 100_000, asked.seed * 100_000 + asked.deals)
    jobs: list[Job] = [(*pair, seed, asked.players, options) for pair in pairs for seed in seeds]
    with ProcessPoolExecutor(asked.workers, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(one_deal, jobs, chunksize=4))
    for alone, others in pairs:
        mine = [line for line in found if line[:2] == (alone, others)]
        wins, margin = estimate([line[2] for line in mine]), estimate([line[3] for line in mine])
        if asked.json:
            line = {"label": asked.label, "one": alone.partition(":")[0], "among": others.partition(":")[0]}
            line |= {"games": len(mine) * asked.players, "wins": wins.mean, "low": wins.low, "high": wins.high}
            print(json.dumps({**line, "margin": margin.mean}), flush=True)
            continue
        interval = f"[{100 * (wins.low or 0):.1f}, {100 * (wins.high or 1):.1f}]"
        print(
            f"{alone} among {asked.players - 1} {others}: {100 * wins.mean:.1f} % {interval}, margin {margin.mean:+.1f}"
            f" ({len(mine) * asked.players} games)",
            flush=True,
        )


if __name__ == "__main__":
    main()
