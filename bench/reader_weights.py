"""``python -m bench.reader_weights [--deals N] [--workers N] [--write]``: fits the weights by which bots read bags.

Games of our own population are played: tables of hard, of hard among characters, medium and easy, of hard among
hard-2026, and with baselines. Whenever a Sheriff is to act, the facts of every unsettled bag (``bots/clever/facts.py``)
are noted, for the first and for the last time; so are those that the owner of the bag knows about the gate, if the bag
was settled without a deal. Two logistic regressions are fitted on two thirds of the deals, tested on the rest, and,
with ``--write``, written into ``bots/clever/weights.py``. The same bots give the same weights; other bots need a new
fit.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from bench.fitting import auc, split
from nottingham.arena.match import play_bots
from nottingham.arena.workers import here
from nottingham.bots import Bot, Chair, Listener, Turn, seat_bot
from nottingham.bots.clever import danger, facts, weights
from nottingham.bots.clever.memory import Memory
from nottingham.game import Command, Dice, Event, Good, Ruleset
from nottingham.game.events import BagDeclared, BagOpened, BagPassed, DealStruck, RoundBegan
from nottingham.game.known import AskKind, Deed
from training.odds import fit_odds

DEALS: Final = 1200
RIDGE: Final = 2.0
BINS: Final = 10
GIVEN: Final = {
    "demanded": 0.0,
    "lies": 0.3,
    "last one was a lie": 0.0,
    "refuses when lying": 0.8,
    "offers when lying": 0.8,
    "offered": 0.0,
    "offered a coin": 0.0,
    "offered a card": 0.5,
    "4 cards": 0.2,
    "5 cards": 0.5,
}
"""Weights of hard's lies that are not fitted. To be asked for something, or to offer something, says nothing about a
bag by itself. Who offers or refuses more often when lying is told by it, and how much there is to smuggle in a bag
counts for more than our own bots teach, who lie in bags of any size: people do not, nor do those who try tricks."""
GIVEN_PLAIN: Final = {"demanded": 0.0, "refuses when lying": 0.6, "offers when lying": 0.6}
"""The same for plainer people, who show what they do."""
GATE_NAMES: Final = (*facts.FACT_NAMES, *danger.GATE_FACTS)
SORTS: Final = {
    "hard": (("hard",), ("hard",)),
    "plain": (("hard-2026", "gambler", "greedy"), ("hard-2026",)),
}
"""Whose bags, and whose gates, teach what of either sort. The baselines open bags without looking at them: how often
they do is counted at the table."""

CHARACTERS: Final = ("cautious", "brazen", "corrupt", "stern", "grudging", "gullible")
TABLES: Final = (
    ("hard", "hard", "hard", "hard"),
    ("hard", "hard", "hard", "hard"),
    ("hard", "hard-2026", "hard-2026", "hard-2026"),
    ("hard", "hard-2026", "hard-2026", "gambler"),
    ("hard", "hard", "medium", "medium"),
    ("hard", "medium", "easy", "hard-2026"),
    ("hard", "gambler", "greedy", "honest"),
    ("medium", "medium", "easy", "easy"),
    ("hard:{0}", "hard:{1}", "medium:{2}", "hard"),
)
"""Who sits together, one table after the other; the characters go round."""


class Row(msgspec.Struct, frozen=True):
    """What was noted of a bag: facts, what the outcome was, and of which deal."""

    deal: int
    who: str
    """Whose bag it was, or who kept the gate."""
    facts: tuple[float, ...]
    outcome: bool


class Noting:
    """A bot whose seat is watched: what its memory would be, and what there is to see when it keeps the gate."""

    def __init__(self, bot: Bot, seat: int, rules: Ruleset, notes: "Notes") -> None:
        self.bot, self.notes = bot, notes
        self.memory = Memory(rules.players, seat)

    def hear(self, n: int, told: Event) -> None:
        self.memory.hear(told)
        if isinstance(self.bot, Listener):
            self.bot.hear(n, told)

    def play(self, turn: Turn) -> Command | None:
        if turn.ask is AskKind.SETTLE:
            self.notes.look(turn, self.memory)
        return self.bot.play(turn)


class Notes:
    """What was seen in one game."""

    def __init__(self, deal: int) -> None:
        self.deal = deal
        self.seats: list[Noting] = []
        self.specs: list[str] = []
        self.officers: tuple[int, ...] = ()
        self.first: dict[int, tuple[float, ...]] = {}
        self.last: dict[int, tuple[float, ...]] = {}
        self.gate: dict[int, tuple[tuple[float, ...], tuple[float, ...]]] = {}
        self.declared: dict[int, tuple[Good, int]] = {}
        self.dealt: set[int] = set()
        self.lies: list[Row] = []
        self.opens: list[Row] = []

    def look(self, turn: Turn, memory: Memory) -> None:
        public = turn.public
        for owner in public.unsettled:
            bag = public.bags[owner]
            assert bag is not None
            assert bag.declared is not None
            seen = tuple(facts.facts_of(public, memory, owner, bag.declared, bag.count))
            self.first.setdefault(owner, seen)
            self.last[owner] = seen
            mine = self.seats[owner].memory
            known = facts.facts_of(public, mine, owner, bag.declared, bag.count)
            true, lie = (danger.gate_facts(public, owner, known, lie=lie) for lie in (False, True))
            self.gate[owner] = tuple(true), tuple(lie)

    def watch(self, news: Sequence[Event]) -> None:
        for event in news:
            if isinstance(event, RoundBegan):
                self.officers = event.sheriffs
            elif isinstance(event, DealStruck):
                self.dealt.update(term.bag for term in event.terms.bags if term.deed is not Deed.TAKE_NOTHING)
            elif isinstance(event, BagDeclared):
                self.declared[event.seat] = event.good, event.count
            elif isinstance(event, BagPassed | BagOpened):
                self._settled(event)

    def _settled(self, event: BagPassed | BagOpened) -> None:
        owner = event.seat
        who = self.specs[owner]
        if isinstance(event, BagOpened):
            lie = not event.true
        else:
            good, count = self.declared[owner]
            lie = len(event.legal) < count or any(card is not good for card in event.legal)
        if owner in self.first:
            self.lies.append(Row(self.deal, who, self.first[owner], lie))
            if owner not in self.dealt:
                if self.last[owner] != self.first[owner]:
                    self.lies.append(Row(self.deal, who, self.last[owner], lie))
                self.opens.append(
                    Row(self.deal, self.specs[self.officers[0]], self.gate[owner][lie], isinstance(event, BagOpened))
                )
        for known in (self.first, self.last, self.gate):
            known.pop(owner, None)
        self.dealt.discard(owner)


def play(deal: int) -> tuple[list[Row], list[Row]]:
    """One deal, at the table whose turn it is."""
    dice = Dice(deal)
    specs = [spec.format(*dice.some(CHARACTERS, 3)) for spec in TABLES[deal % len(TABLES)]]
    rules = Ruleset.preset("first" if deal % 5 == 4 else "second", players=4)
    notes = Notes(deal)
    for seat, spec in enumerate(dice.some(specs, 4)):
        notes.specs.append(spec)
        notes.seats.append(Noting(seat_bot(spec, Chair(seat, rules, dice.fork())), seat, rules, notes))
    play_bots(rules, 7_000_000 + deal, notes.seats, watch=lambda table, news: notes.watch(news), time_limit=20)
    return notes.lies, notes.opens


def fitted(names: Sequence[str], rows: Sequence[Row], fixed: Mapping[str, float]) -> NDArray[np.float64]:
    """Weights of the facts that are not given, drawn towards zero (not the constant)."""
    x, y = np.array([row.facts for row in rows]), np.array([row.outcome for row in rows], float)
    given = [names.index(name) for name in fixed]
    free = np.setdiff1d(np.arange(x.shape[1]), given)
    whole = np.zeros(x.shape[1])
    whole[given] = list(fixed.values())
    known, x = x @ whole, x[:, free]
    ridge = np.full(len(free), RIDGE)
    ridge[0] = 0.0
    whole[free] = fit_odds(x, y, np.zeros(len(free)), ridge, given=known)
    return whole


def report(what: str, names: Sequence[str], rows: list[Row], fixed: Mapping[str, float]) -> NDArray[np.float64]:
    """Fit on two thirds of the deals, say how well that does on the rest, and fit again on everything."""
    _, testing = split(np.array([row.deal for row in rows]), 1)
    inside = set(testing.tolist())
    learn, test = [row for row in rows if row.deal not in inside], [row for row in rows if row.deal in inside]
    w = fitted(names, learn, fixed)
    x, y = np.array([row.facts for row in test]), np.array([row.outcome for row in test], float)
    p = 1 / (1 + np.exp(-(x @ w)))
    base = y.mean()
    print(f"{what}: {len(rows)} rows, {base:.1%} yes, AUC {auc(p, y):.3f}, ", end="")
    print(f"Brier {np.mean((p - y) ** 2):.3f} (base rate {np.mean((base - y) ** 2):.3f})")
    print("| said | bags | was |\n|---|---|---|")
    for least in np.arange(BINS) / BINS:
        inside_bin = (p >= least) & (p < least + 1 / BINS)
        if inside_bin.any():
            print(f"| {p[inside_bin].mean():.0%} | {int(inside_bin.sum())} | {y[inside_bin].mean():.0%} |")
    return fitted(names, rows, fixed)


def written(fits: Sequence[NDArray[np.float64]]) -> str:
    def table(name: str, names: Sequence[str], w: NDArray[np.float64]) -> str:
        lines = "".join(f"    {value:.2f},  # {fact}\n" for fact, value in zip(names, w, strict=True))
        return f"{name}: Final = (\n{lines})\n"

    return (
        '"""Weights of the facts, made by ``python -m bench.reader_weights --write`` from games of our own bots: how\n'
        "likely a bag is a lie, and how likely a Sheriff opens it who makes no deal; first of hard, then of plainer\n"
        'people (hard-2026 and baselines). Not to be changed by hand."""\n\n'
        "from typing import Final\n\n"
        + table("LIE_WEIGHTS", facts.FACT_NAMES, fits[0])
        + "\n"
        + table("OPEN_WEIGHTS", GATE_NAMES, fits[1])
        + "\n"
        + table("PLAIN_LIE_WEIGHTS", facts.FACT_NAMES, fits[2])
        + "\n"
        + table("PLAIN_OPEN_WEIGHTS", GATE_NAMES, fits[3])
    )


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser(
        "bench.reader_weights", description="Fits the weights by which bots read bags and Sheriffs."
    )
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--write", action="store_true")
    wanted = parser.parse_args(arguments)
    played = list(here(play, range(wanted.first, wanted.first + wanted.deals), wanted.workers))
    rows = [sorted((row for game in played for row in game[i]), key=lambda row: row.deal) for i in (0, 1)]
    fits = []
    for sort in ("hard", "plain"):
        mine = [[row for row in rows[i] if row.who.partition(":")[0] in SORTS[sort][i]] for i in (0, 1)]
        fits.append(report(f"lies, {sort}", facts.FACT_NAMES, mine[0], GIVEN if sort == "hard" else GIVEN_PLAIN))
        fits.append(report(f"opened, {sort}", GATE_NAMES, mine[1], {"demanded": 0.0}))
    if wanted.write:
        assert weights.__file__ is not None
        Path(weights.__file__).write_text(written(fits))


if __name__ == "__main__":
    main(sys.argv[1:])
