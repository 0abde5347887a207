"""One deal of a tournament: the same cards in every seating of every mix, and what is kept of it."""

from collections.abc import Sequence

import msgspec

from ..game import Ruleset
from ..game.known import Verdict
from ..notation import Header, Log
from ..notation.accounting import Account, BagSeen, SeatAccount, Sources
from ..notation.log import to_bytes
from .external import Effort, effort_of
from .luck_corrected import LuckMeter
from .match import TIME_LIMIT, play_bots, seat_all
from .seatings import Mix

KEPT_REASONS = 20
"""Different reasons for faults that a deal keeps for each bot."""


class Bags(msgspec.Struct):
    """Bags of one declared kind and number of cards."""

    all: int = 0
    false: int = 0
    opened: int = 0
    opened_false: int = 0

    def add(self, bag: BagSeen) -> None:
        opened = bag.verdict is Verdict.OPEN
        self.all += 1
        self.false += not bag.true
        self.opened += opened
        self.opened_false += opened and not bag.true

    def __iadd__(self, other: "Bags") -> "Bags":
        self.all += other.all
        self.false += other.false
        self.opened += other.opened
        self.opened_false += other.opened_false
        return self


class Tally(msgspec.Struct):
    """What one bot did in all games of one mix and one deal, all its seats together."""

    seats: int = 0
    """Games times its seats in each."""
    wins: float = 0.0
    """Winners who are tied to the end share a game (rules §8)."""
    score: int = 0
    sources: dict[str, int] = {}
    merchant_points: int = 0
    sheriff_points: int = 0
    merchant_rounds: int = 0
    sheriff_rounds: int = 0
    wealth: list[int] = []
    """Summed over seats: at the start, then after each round."""
    offered: int = 0
    """Own bags for which something was offered, and those that passed by such a deal."""
    sold: int = 0
    own: dict[str, Bags] = {}
    """Its own bags, by what was declared: ``apple 3``."""
    settled: dict[str, Bags] = {}
    """Bags that it settled as Sheriff or deputy."""
    faults: int = 0
    reasons: dict[str, int] = {}


class GamePlayed(msgspec.Struct, frozen=True, array_like=True):
    """The standing of one game, by seat."""

    mix: int
    seating: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


class DealPlayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """All games of one deal."""

    deal: int
    """Counted from 0; its seed is that of the tournament plus this."""
    games: tuple[GamePlayed, ...]
    tallies: tuple[dict[str, Tally], ...]
    """By mix, then by bot."""
    efforts: dict[str, Effort] = {}
    """Of programs that run elsewhere: what their decisions took. No two runs have the same."""
    luck: tuple[tuple[float, ...], ...] = ()
    """For each game, what is to be taken off each seat's margin; empty, if nobody asked for it."""


def play_deal(
    rules: Ruleset,
    table_mixes: Sequence[Mix],
    deal: int,
    seed: int,
    *,
    time_limit: float = TIME_LIMIT,
    logs: bool = False,
    luck: bool = False,
) -> tuple[DealPlayed, list[bytes]]:
    """Play a deal in every seating; with the logs of its games, and with what luck did in them, if that is wanted."""
    lucks: list[tuple[float, ...]] = []
    games: list[GamePlayed] = []
    tallies: list[dict[str, Tally]] = []
    written: list[bytes] = []
    efforts: dict[str, Effort] = {}
    for number, mix in enumerate(table_mixes):
        tally = {bot: Tally() for bot in mix.bots}
        tallies.append(tally)
        for seating, specs in enumerate(mix.seatings):
            bots = seat_all(rules, seed, specs)
            meter = LuckMeter(bots, seed) if luck else None
            watch = None if meter is None else meter.watch
            match = play_bots(rules, seed, bots, time_limit=time_limit, watch=watch)
            if meter is not None:
                lucks.append(tuple(round(points, 6) for points in meter.luck()))
            account = Account(rules).follow(match.events)
            assert account.sheet is not None
            lines = account.sheet.seats
            games.append(
                GamePlayed(number, seating, tuple(line.total for line in lines), tuple(line.rank for line in lines))
            )
            for seat, bot in enumerate(specs):
                _count_seat(tally[bot], account.seats[seat], lines[seat].total)
            for seat in account.sheet.winners:
                tally[specs[seat]].wins += 1 / len(account.sheet.winners)
            for bag in account.bags:
                _count_bag(tally, specs, bag)
            for fault in match.faults:
                _count_fault(tally[specs[fault.seat]], fault.why)
            for bot in mix.bots:
                _count_effort(efforts, bot)
            if logs:
                written.append(to_bytes(Log(Header(rules, tuple(specs), seed), tuple(match.events))))
    return DealPlayed(deal, tuple(games), tuple(tallies), efforts, tuple(lucks)), written


def _count_seat(tally: Tally, account: SeatAccount, score: int) -> None:
    tally.seats += 1
    tally.score += score
    tally.sources = added(tally.sources, _points(account.sources))
    tally.merchant_points += account.merchant_points
    tally.sheriff_points += account.sheriff_points
    tally.merchant_rounds += account.merchant_rounds
    tally.sheriff_rounds += account.sheriff_rounds
    tally.wealth = [a + b for a, b in zip(tally.wealth or [0] * len(account.wealth), account.wealth, strict=True)]


def _points(sources: Sources) -> dict[str, int]:
    return {name: getattr(sources, name) for name in sources.__struct_fields__}


def _count_bag(tally: dict[str, Tally], specs: Sequence[str], bag: BagSeen) -> None:
    key = f"{bag.declared} {bag.count}"
    owner = tally[specs[bag.owner]]
    owner.own.setdefault(key, Bags()).add(bag)
    owner.offered += bag.offered
    owner.sold += bag.sold
    for seat in bag.settled_by:
        tally[specs[seat]].settled.setdefault(key, Bags()).add(bag)


def _count_fault(tally: Tally, why: str) -> None:
    tally.faults += 1
    if why in tally.reasons or len(tally.reasons) < KEPT_REASONS:
        tally.reasons[why] = tally.reasons.get(why, 0) + 1


def _count_effort(efforts: dict[str, Effort], bot: str) -> None:
    """What a program that runs elsewhere took for its decisions in the game that was just played."""
    effort = effort_of(bot)
    if effort.decisions:
        efforts[bot] = both(efforts.get(bot, Effort()), effort)


def both(some: Effort, more: Effort) -> Effort:
    """The efforts of two together."""
    return Effort(
        some.decisions + more.decisions,
        some.seconds + more.seconds,
        max(some.slowest, more.slowest),
        some.cost + more.cost,
    )


def added(some: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """Both together, name by name."""
    return {name: some.get(name, 0) + more.get(name, 0) for name in {**some, **more}}


def merged(tallies: Sequence[Tally]) -> Tally:
    """All of them as one."""
    whole = Tally()
    for tally in tallies:
        for name in (
            "seats",
            "wins",
            "score",
            "merchant_points",
            "sheriff_points",
            "merchant_rounds",
            "sheriff_rounds",
        ):
            setattr(whole, name, getattr(whole, name) + getattr(tally, name))
        for name in ("offered", "sold", "faults"):
            setattr(whole, name, getattr(whole, name) + getattr(tally, name))
        whole.sources = added(whole.sources, tally.sources)
        whole.reasons = added(whole.reasons, tally.reasons)
        whole.wealth = [a + b for a, b in zip(whole.wealth or [0] * len(tally.wealth), tally.wealth, strict=True)]
        for name in ("own", "settled"):
            into = getattr(whole, name)
            for key, bags in getattr(tally, name).items():
                into[key] = into.get(key, Bags()).__iadd__(bags)
    return whole


def summed(bags: dict[str, Bags]) -> Bags:
    """All bags, whatever was declared."""
    whole = Bags()
    for some in bags.values():
        whole += some
    return whole
