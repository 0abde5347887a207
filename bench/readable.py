"""``python -m bench.readable [--json] [--bags N] [--edition E] [--players N] [--among BOT] [--workers N] [BOT ...]``:
how well public facts tell whether a bag is a lie.

For each bot, games are played with that bot in every seat (``--among hard``: in one seat, among hard in the others),
until there are so many bags of it, 20,000 unless said otherwise. Of every bag the facts of ``bench.facts`` are noted at
the last moment before it is settled. Two thirds of the deals fit a logistic regression and a small network, both
from the start; the last third says how well they do: AUC is how often a lie looks more like one than a true bag. 0.5
cannot be read at all, 1 is an open book. Intervals are bootstraps over deals. The same seed gives the same figures.
"""

import platform
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from functools import cache

import msgspec
import numpy as np
from rich.table import Table

from bench.facts import facts_of, read
from bench.fitting import HIDDEN, Bags, Model, Score, fit, scored, split
from bench.recorder import Recorder
from nottingham.arena.match import play_match
from nottingham.arena.screen import Screen
from nottingham.arena.workers import here
from nottingham.bots import UnknownBot, bots, check_spec
from nottingham.game import Ruleset
from nottingham.game.known import Public

BAGS = 20_000


class Readability(msgspec.Struct, frozen=True):
    """How readable one bot is."""

    bot: str
    bags: int
    tested: int
    deals: int
    lies: float
    """The share of lies among the tested bags: the base rate."""
    plain_brier: float
    """Of somebody who always says the base rate."""
    regression: Score | None
    network: Score | None
    """Nothing, if the bot never lies or always does."""
    tells: dict[str, float]
    """The facts that weigh most in the regression, each by its spread: above zero speaks for a lie."""


class Play(msgspec.Struct, frozen=True):
    """Plays one deal and notes the bags of one bot, wherever it is sent."""

    rules: Ruleset
    bot: str
    among: str
    seed: int

    def __call__(self, deal: int) -> list[tuple[int, tuple[float, ...], bool]]:
        players = self.rules.players
        mine = deal % players
        specs = [self.bot if not self.among or seat == mine else self.among for seat in range(players)]
        recorder = Recorder(self.rules, read)
        play_match(self.rules, self.seed + deal, specs, watch=recorder.watch, time_limit=20)
        return [(deal, bag.facts, bag.lie) for bag in recorder.read if not self.among or bag.owner == mine]


@cache
def fact_names() -> tuple[str, ...]:
    """What the facts are called, in their order: read off a game of one round."""
    found: list[tuple[str, ...]] = []

    def note(record: Recorder, public: Public, owner: int) -> tuple[float, ...]:
        found.append(tuple(facts_of(record, public, owner)))
        return ()

    rules = Ruleset.preset("second", players=4, house_rounds=1)
    play_match(rules, 1, ["honest"] * 4, watch=Recorder(rules, note).watch)
    return found[0]


def gather(play: Play, bags: int, workers: int | None) -> Bags:
    """Whole deals until there are enough bags. How many that takes is guessed from the first of them, and the order in
    which they are finished does not matter."""
    first = play(0)
    a_deal = max(1, len(first))
    deals = max(3, -(-bags // a_deal))
    rows = first + [row for some in here(play, range(1, deals), workers) for row in some]
    deal = deals
    while len(rows) < bags:
        rows += play(deal)
        deal += 1
    rows.sort(key=lambda row: row[0])
    facts = np.array([row[1] for row in rows])
    return Bags(facts, np.array([row[2] for row in rows], float), np.array([row[0] for row in rows]))


def readability(bot: str, bags: Bags, seed: int) -> Readability:
    """Fit on some deals, test on others."""
    learning, testing = split(bags.deals, seed)
    learn, test = bags.of(learning), bags.of(testing)
    lies = float(test.lies.mean())
    regression = network = None
    tells: dict[str, float] = {}
    if 0 < learn.lies.mean() < 1 and 0 < lies < 1:
        straight, bent = fit((), learn, seed), fit(HIDDEN, learn, seed)
        regression = scored(straight.chances(test.facts), test, seed)
        network = scored(bent.chances(test.facts), test, seed)
        tells = _tells(straight)
    return Readability(
        bot=bot,
        bags=len(bags.lies),
        tested=len(test.lies),
        deals=len(np.unique(bags.deals)),
        lies=lies,
        plain_brier=float(np.mean((learn.lies.mean() - test.lies) ** 2)),
        regression=regression,
        network=network,
        tells=tells,
    )


def _tells(model: Model) -> dict[str, float]:
    weights = dict(zip(fact_names(), model.weights[0][:, 0].tolist(), strict=True))
    return dict(sorted(weights.items(), key=lambda item: -abs(item[1]))[:8])


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser("bench.readable", description="How well public facts tell whether a bag is a lie.")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="default: every bot there is")
    parser.add_argument("--bags", type=int, default=BAGS)
    parser.add_argument("--edition", default="second")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--among", default="", metavar="BOT", help="one seat, among this one in all others")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args(arguments)
    rules = Ruleset.preset(wanted.edition, players=wanted.players)
    try:
        for bot in (*wanted.bots, *filter(None, [wanted.among])):
            check_spec(bot, files=True, measuring=True, rules=rules)
    except UnknownBot as unknown:
        parser.error(str(unknown))
    found = []
    for bot in wanted.bots or _all_bots(rules):
        bags = gather(Play(rules, bot, wanted.among, wanted.seed), wanted.bags, wanted.workers)
        found.append(readability(bot, bags, wanted.seed))
    if wanted.json:
        print(msgspec.json.encode(found).decode())
    else:
        _show(found, wanted.edition, wanted.players)


def _all_bots(rules: Ruleset) -> list[str]:
    """Every bot that plays by these rules as it stands: without a file that somebody would have to name."""
    found = []
    for name in sorted(bots()):
        try:
            found.append(check_spec(name, files=True, rules=rules))
        except UnknownBot:
            continue
    return found


def _show(found: Sequence[Readability], edition: str, players: int) -> None:
    title = f"Readability, {players} players, {edition} edition, {len(fact_names())} public facts"
    table = Table(title=f"{title}, Python {platform.python_version()}")
    for heading in (
        "bot",
        "bags",
        "lies",
        "AUC, network",
        "AUC, regression",
        "told right",
        "Brier",
        "of the base rate",
    ):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for line in found:
        best = line.network
        table.add_row(
            line.bot,
            f"{line.bags:,}",
            f"{line.lies:.1%}",
            _auc(line.network),
            _auc(line.regression),
            "–" if best is None else f"{best.right:.1%}",
            "–" if best is None else f"{best.brier:.3f}",
            f"{line.plain_brier:.3f}",
        )
    console = Screen()
    console.print(table)
    for line in found:
        if line.tells:
            told = ", ".join(f"{name} {weight:+.2f}" for name, weight in line.tells.items())
            console.print(f"{line.bot} is told by: {told}", highlight=False)


def _auc(score: Score | None) -> str:
    return "–" if score is None else f"{score.auc:.3f} [{score.low:.3f}, {score.high:.3f}]"


if __name__ == "__main__":
    main(sys.argv[1:])
