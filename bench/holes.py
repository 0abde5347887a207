"""``python -m bench.holes ONE OTHERS [--games N]``: how somebody who sits alone among others gets ahead of them.

For what ``bench.best_response`` trains: it says what a response wins, this says by what. First where points came from,
for the one and for each of the others; then bags: whose, in which round, of how many cards, with an offer or without,
declared as what; how many were lies, and how many lies and true ones were opened. Where lies are opened less than
true bags, looks are read wrongly, and somebody has found out.
"""

import argparse
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from functools import partial
from typing import Final

import msgspec
from rich.table import Table

from nottingham.arena.match import play_match
from nottingham.arena.screen import Screen
from nottingham.arena.workers import here
from nottingham.bots import UnknownBot, check_spec
from nottingham.game import Ruleset
from nottingham.game.known import Verdict
from nottingham.notation.accounting import Account, BagSeen, Sources

PLAYERS: Final = 4
RARE: Final = 0.05
"""Rows with fewer bags a game are left out."""


class Seen(msgspec.Struct, frozen=True):
    """A bag, and whether it and the Sheriff are the one's."""

    own: bool
    before_own: bool
    bag: BagSeen


class Game(msgspec.Struct, frozen=True):
    """What came of one game."""

    won: float
    one: Sources
    others: tuple[Sources, ...]
    bags: tuple[Seen, ...]


class Row(msgspec.Struct, frozen=True):
    """Bags of some kind."""

    what: str
    a_game: float
    cards: float
    lies: float
    false_cards: float
    opened_lies: float | None
    opened_true: float | None
    sold: float


By = tuple[str, Callable[[Seen], bool], Callable[[Seen], Hashable]]
GROUPS: Final[tuple[By, ...]] = (
    ("bags", lambda seen: True, lambda seen: ("others' to others", "others' to it", "its own")[_whose(seen)]),
    ("its own, round", lambda seen: seen.own, lambda seen: seen.bag.round),
    ("its own, cards", lambda seen: seen.own, lambda seen: seen.bag.count),
    ("its own, offer", lambda seen: seen.own, lambda seen: "yes" if seen.bag.offered else "no"),
    ("its own, declared", lambda seen: seen.own, lambda seen: str(seen.bag.declared)),
    ("others' to it, cards", lambda seen: seen.before_own, lambda seen: seen.bag.count),
)


def _whose(seen: Seen) -> int:
    return 2 if seen.own else int(seen.before_own)


def play(one: str, others: str, deal: int) -> Game:
    """The one sits in another seat in every deal."""
    rules, seat = Ruleset.preset("second", PLAYERS), deal % PLAYERS
    match = play_match(rules, deal, [one if at == seat else others for at in range(PLAYERS)], time_limit=60)
    account = Account(rules).follow(match.events)
    sheet = match.table.public.scores
    assert sheet is not None
    sources = [line.sources for line in account.seats]
    bags = tuple(Seen(bag.owner == seat, bag.settled_by == (seat,), bag) for bag in account.bags)
    won = (seat in sheet.winners) / len(sheet.winners)
    return Game(won, sources[seat], tuple(line for at, line in enumerate(sources) if at != seat), bags)


def incomes(games: Sequence[Game]) -> Iterator[tuple[str, float, float]]:
    """Where points came from, a game: the one's, and each of the others'."""
    for name in (*Sources.__struct_fields__, "total"):
        ones = [getattr(game.one, name) for game in games]
        theirs = [getattr(line, name) for game in games for line in game.others]
        yield name.replace("_", " "), sum(ones) / len(ones), sum(theirs) / len(theirs)


def rows(games: Sequence[Game]) -> Iterator[Row]:
    every = [seen for game in games for seen in game.bags]
    for name, among, key in GROUPS:
        some: dict[Hashable, list[BagSeen]] = defaultdict(list)
        for seen in filter(among, every):
            some[key(seen)].append(seen.bag)
        for value in sorted(some, key=str):
            if len(some[value]) >= RARE * len(games):
                yield _row(f"{name}: {value}", some[value], len(games))


def _row(what: str, bags: list[BagSeen], games: int) -> Row:
    lies, true = [bag for bag in bags if not bag.true], [bag for bag in bags if bag.true]
    false = sum(card != bag.declared for bag in bags for card in bag.cards)
    return Row(
        what,
        len(bags) / games,
        _mean(bag.count for bag in bags) or 0.0,
        len(lies) / len(bags),
        false / len(bags),
        _mean(bag.verdict is not Verdict.PASS for bag in lies),
        _mean(bag.verdict is not Verdict.PASS for bag in true),
        _mean(bag.sold for bag in bags) or 0.0,
    )


def _mean(numbers: Iterable[float]) -> float | None:
    some = list(numbers)
    return sum(some) / len(some) if some else None


def _share(share: float | None) -> str:
    return "" if share is None else f"{share:.0%}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.holes", description=__doc__.splitlines()[0])
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", type=int, default=77_000, help="the first deal")
    parser.add_argument("--workers", type=int, help="processes; as many as there are cores, if not given")
    asked = parser.parse_args(arguments)
    try:
        for spec in (asked.one, asked.others):
            check_spec(spec, files=True, measuring=True, rules=Ruleset.preset("second", PLAYERS))
    except UnknownBot as error:
        parser.error(str(error))
    deals = range(asked.first, asked.first + asked.games)
    games = list(here(partial(play, asked.one, asked.others), deals, asked.workers))
    screen = Screen()
    won = sum(game.won for game in games) / len(games)
    points = Table(title=f"{asked.one} among {PLAYERS - 1} {asked.others}: {won:.1%} of {len(games)} games")
    for heading in ("points a game", "it", "each other"):
        points.add_column(heading, justify="left" if heading == "points a game" else "right")
    for name, one, other in incomes(games):
        points.add_row(name, f"{one:.1f}", f"{other:.1f}")
    screen.print(points)
    table = Table(title="Bags")
    for heading in ("bags", "a game", "cards", "lies", "false cards", "lies opened", "true opened", "sold"):
        table.add_column(heading, justify="left" if heading == "bags" else "right")
    for row in rows(games):
        shares = (_share(row.opened_lies), _share(row.opened_true), _share(row.sold))
        sizes = (f"{row.a_game:.2f}", f"{row.cards:.1f}", _share(row.lies), f"{row.false_cards:.2f}")
        table.add_row(row.what, *sizes, *shares)
    screen.print(table)


if __name__ == "__main__":
    main()
