"""``python -m bench.behaviour [--json] [--games N] [--among BOT] [--compare A B] [BOT ...]``: what bots do, as rates.

Every bot plays at a table of its own kind, second edition, 4 players, 400 games unless said otherwise; with ``--among
hard`` in one seat among hard in the others, and every bot with the same deals. ``--compare hard hard:corrupt`` says in
which figures two bots differ with intervals clear of each other. Intervals are 95 %, over deals.

Merchants' figures are about the bot's own bags, Sheriffs' about the bags before it. *A game* counts all its seats. An
offer, and the deal that comes of it, is counted for who made it.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Sequence, Set
from typing import Final

import msgspec
from rich.table import Table

from bench.ratios import Difference, Pair, clear, ratio
from bench.recorder import Recorder, Said
from nottingham.arena.intervals import Estimate
from nottingham.arena.match import play_match
from nottingham.arena.screen import Screen
from nottingham.arena.workers import here
from nottingham.bots import UnknownBot, check_spec
from nottingham.bots.clever import CHARACTERS, LEVELS
from nottingham.game import Ruleset
from nottingham.game.known import Verdict
from nottingham.notation.accounting import BagSeen
from nottingham.notation.promises import TYPED, PledgeKind, PledgeState

GAMES = 400

SHARES: Final = (
    "lies a bag",
    "offers on lies",
    "offers on true bags",
    "offers accepted",
    "demands a bag",
    "demands paid",
    "pays demands",
    "opens lies",
    "opens true bags",
)
A_GAME: Final = (
    "goods in offers",
    "bag goods in offers",
    "favours in offers",
    "raises",
    "counter-offers",
    "deals",
    "deals with goods",
    "deals with a raise",
    "deals with a favour",
    "third-party deals",
    "words kept",
    "words broken",
)
"""Shares of something, and numbers a game."""
AMONG_OTHERS: Final = ("pays demands",)
"""Among its own kind a bot's demands are paid as often as it pays them: the same figure twice."""
FREE_WORDS: Final = (*TYPED, PledgeKind.GOODS, PledgeKind.STALL)
"""Promises that the rules do not hold anybody to; the others are kept whether one likes it or not."""

Counts = dict[str, Pair]


def counts(record: Recorder, seats: Set[int]) -> Counts:
    """What the bot in these seats did in one game: for every figure so many, of so many."""
    offers = [offer for offer in record.offers if offer.seat in seats]
    return {**_merchant(record, seats), **_sheriff(record, seats), **_offers(offers), **_words(record, seats)}


def _merchant(record: Recorder, seats: Set[int]) -> Counts:
    own = [bag for bag in record.bags if bag.owner in seats]
    lies, true = [bag for bag in own if not bag.true], [bag for bag in own if bag.true]
    offered = [bag for bag in own if bag.offered]
    asked = [bag for bag in own if _said(record, bag, by_merchant=False)]
    return {
        "lies a bag": _of(lies, own),
        "offers on lies": _of([bag for bag in lies if bag.offered], lies),
        "offers on true bags": _of([bag for bag in true if bag.offered], true),
        "offers accepted": _of([bag for bag in offered if _struck(_said(record, bag, by_merchant=True))], offered),
        "pays demands": _of([bag for bag in asked if _struck(_said(record, bag, by_merchant=False))], asked),
    }


def _sheriff(record: Recorder, seats: Set[int]) -> Counts:
    gate = [bag for bag in record.bags if seats & set(bag.settled_by)]
    lies, true = [bag for bag in gate if not bag.true], [bag for bag in gate if bag.true]
    asked = [bag for bag in gate if _said(record, bag, by_merchant=False, by=seats)]
    paid = [bag for bag in asked if _struck(_said(record, bag, by_merchant=False, by=seats))]
    return {
        "demands a bag": _of(asked, gate),
        "demands paid": _of(paid, asked),
        "opens lies": _of([bag for bag in lies if bag.verdict is Verdict.OPEN], lies),
        "opens true bags": _of([bag for bag in true if bag.verdict is Verdict.OPEN], true),
    }


def _offers(offers: Sequence[Said]) -> Counts:
    deals = [offer for offer in offers if offer.struck]
    return {
        "goods in offers": _a_game(offer.goods for offer in offers),
        "bag goods in offers": _a_game(bool(offer.terms.merchant_gives.from_bag) for offer in offers),
        "favours in offers": _a_game(offer.favour for offer in offers),
        "raises": _a_game(offer.raised for offer in offers),
        "counter-offers": _a_game(offer.counter for offer in offers),
        "deals": _a_game(True for _ in deals),
        "deals with goods": _a_game(offer.goods for offer in deals),
        "deals with a raise": _a_game(offer.raised for offer in deals),
        "deals with a favour": _a_game(offer.favour for offer in deals),
        "third-party deals": _a_game(offer.third for offer in deals),
    }


def _words(record: Recorder, seats: Set[int]) -> Counts:
    """The book notes promises from a stall only when they were empty; those that were not are kept words, too."""
    given = [pledge for pledge in record.book.pledges if pledge.kind in FREE_WORDS and seats & set(pledge.by)]
    kept = sum(pledge.state is PledgeState.KEPT for pledge in given)
    broken = [pledge for pledge in given if pledge.state is PledgeState.BROKEN]
    stalls = [offer for offer in record.offers if offer.struck and offer.merchant in seats and offer.from_stall]
    kept += len(stalls) - sum(pledge.kind is PledgeKind.STALL for pledge in broken)
    return {"words kept": (float(kept), 1.0), "words broken": (float(len(broken)), 1.0)}


def _of(some: Sequence[BagSeen], of: Sequence[BagSeen]) -> Pair:
    return float(len(some)), float(len(of))


def _a_game(those: Iterable[bool]) -> Pair:
    return float(sum(those)), 1.0


def _said(record: Recorder, bag: BagSeen, *, by_merchant: bool, by: Set[int] | None = None) -> list[Said]:
    """What was said about passing a bag: by its owner, or by the Sheriff's side."""
    return [
        offer
        for offer in record.offers
        if (offer.round, offer.merchant, offer.by_merchant) == (bag.round, bag.owner, by_merchant)
        and offer.passes
        and (by is None or offer.seat in by)
    ]


def _struck(offers: Sequence[Said]) -> bool:
    return any(offer.struck for offer in offers)


class Behaviour(msgspec.Struct, frozen=True):
    """What one bot does."""

    bot: str
    games: int
    figures: dict[str, Estimate | None]
    """Nothing, where there was no occasion."""


class Play(msgspec.Struct, frozen=True):
    """Plays one deal and counts, wherever it is sent."""

    rules: Ruleset
    bot: str
    among: str
    seed: int

    def __call__(self, deal: int) -> tuple[int, Counts]:
        players = self.rules.players
        mine = {deal % players} if self.among else set(range(players))
        specs = [self.bot if seat in mine else self.among for seat in range(players)]
        recorder = Recorder(self.rules)
        play_match(self.rules, self.seed + deal, specs, watch=recorder.watch, time_limit=20)
        return deal, counts(recorder, mine)


def behaviour(play: Play, games: int, workers: int | None) -> Behaviour:
    played = sorted(here(play, range(games), workers), key=lambda deal: deal[0])
    names = [name for name in (*SHARES, *A_GAME) if play.among or name not in AMONG_OTHERS]
    figures = {name: ratio([deal[name] for _, deal in played], share=name in SHARES) for name in names}
    return Behaviour(play.bot, games, figures)


def differences(first: Behaviour, second: Behaviour) -> list[Difference]:
    """The figures in which two bots differ, with intervals clear of each other."""
    found = []
    for name, one in first.figures.items():
        other = second.figures[name]
        if clear(one, other):
            assert one is not None
            assert other is not None
            found.append(Difference(name, one, other))
    return found


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser("bench.behaviour", description="What bots do, as rates with intervals over deals.")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="default: every level with every character")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--edition", default="second")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--among", default="", metavar="BOT", help="one seat, among this one in all others")
    parser.add_argument("--compare", nargs=2, action="append", default=[], metavar=("A", "B"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args(arguments)
    rules = Ruleset.preset(wanted.edition, players=wanted.players)
    compared = [bot for pair in wanted.compare for bot in pair]
    names = [*wanted.bots, *compared] or [level + c for level in LEVELS for c in ("", *(f":{c}" for c in CHARACTERS))]
    try:
        for bot in (*names, *filter(None, [wanted.among])):
            check_spec(bot, files=True, measuring=True, rules=rules)
    except UnknownBot as unknown:
        parser.error(str(unknown))
    found: dict[str, Behaviour] = {}
    for bot in dict.fromkeys(names):
        found[bot] = behaviour(Play(rules, bot, wanted.among, wanted.seed), wanted.games, wanted.workers)
    apart = {f"{a} {b}": differences(found[a], found[b]) for a, b in wanted.compare}
    if wanted.json:
        print(msgspec.json.encode({"bots": list(found.values()), "differences": apart}).decode())
        return
    _show(list(found.values()))
    for a, b in wanted.compare:
        _show_differences(a, b, apart[f"{a} {b}"])


def _show(found: Sequence[Behaviour]) -> None:
    table = Table(title=f"What bots do, {found[0].games} games each, 95 % intervals over deals")
    table.add_column("figure")
    for line in found:
        table.add_column(line.bot, justify="right", no_wrap=True)
    for name in found[0].figures:
        table.add_row(name, *(_words_for(name, line.figures[name]) for line in found))
    Screen().print(table)


def _words_for(name: str, figure: Estimate | None) -> str:
    if figure is None:
        return "–"
    shown = "{:.1%}" if name in SHARES else "{:.2f}"
    if figure.low is None or figure.high is None:
        return shown.format(figure.mean)
    return f"{shown.format(figure.mean)} [{shown.format(figure.low)}, {shown.format(figure.high)}]"


def _show_differences(a: str, b: str, apart: Sequence[Difference]) -> None:
    print(f"{a} and {b} differ in {len(apart)} figures with intervals clear of each other.")
    for one in apart:
        print(f"  {one.figure}: {_words_for(one.figure, one.first)}, {_words_for(one.figure, one.second)}")


if __name__ == "__main__":
    main(sys.argv[1:])
