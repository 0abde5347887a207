"""What it is worth to open a bag, to pass it, to take what is offered for it, or to name a price: over everything that
may be in it."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

import msgspec

from ..game import Command, Dice
from ..game.choices import MayAccept
from ..game.commands import OpenBag, PassBag, TakeStance
from ..game.goods import VALUE
from ..game.known import Deed, Verdict
from ..game.legal import legal_for
from .bag_odds import BagRead
from .playing_on import Way, step
from .prices import PricedBag, asking, best_price, margins_asked, price_asked, prices_about, stake_in
from .reckoning import Considered
from .worlds import Dealer, Standpoint, World, Worlds

FALSE_BAGS: Final = 16
TRUE_BAGS: Final = 6
"""How many tables are looked at with the bag false, and with the bag true, where there are too many for all."""


def settling_lines(position: Standpoint, owner: int, chosen: Command) -> list[Way]:
    """What was done with a bag, and what else could have been."""
    public = position.public
    commands: list[Command] = [chosen]
    bag = public.bags[owner]
    assert bag is not None
    if public.rules.deputies and bag.alone is None:
        commands += [TakeStance(owner, verdict) for verdict in Verdict]
    else:
        commands += [OpenBag(owner), PassBag(owner)]
        for choice in legal_for(position.view).choices:
            if isinstance(choice, MayAccept) and choice.offer.by == (owner,):
                offer = public.offer(choice.offer.by, choice.offer.to)
                if offer is not None and offer.terms.deed_for(owner) is Deed.PASS:
                    cards = tuple(sorted(choice.chosen.source, key=VALUE.__getitem__))[: choice.chosen.least]
                    commands.append(PassBag(owner, choice.offer, cards))
    found: list[Command] = []
    for command in commands:
        if command not in found:
            found.append(command)
    return [Way(command) for command in found]


class Tried(msgspec.Struct, frozen=True):
    """What every option led to in one world."""

    weight: float
    stake: int
    """What its owner would lose with what is false in the bag."""
    margins: tuple[float, ...]

    @property
    def false(self) -> bool:
        return self.stake > 0


def weigh_settling(
    position: Standpoint,
    owner: int,
    lines: Sequence[Way],
    reads: Mapping[int, BagRead],
    dice: Dice,
    *,
    payer: str | None = None,
    several: bool = False,
) -> list[Considered]:
    """What each option is worth: exactly, where all bags can be looked at and nobody decides anything afterwards.

    What the rules forbid here (a deal binds the Sheriff, a stance was confirmed) is no option. ``payer``: what kind of
    merchant would be asked for a price, if one can be asked; the price that seems best is then one more option, or
    ``several`` about it.
    """
    dealer = Dealer(position, reads)
    worlds = dealer.worlds(1, dice)
    sample = worlds.found[0].table
    lines = [line for line in lines if step(sample, position.seat, line) is not None]
    verdicts = [line for line in lines if not price_asked(line.command, owner)]
    if len(verdicts) < 2:
        return [Considered(line, 0.0) for line in lines]
    tried, sampled = _tried(position, owner, verdicts, dealer, worlds, dice)
    if not tried:
        return []
    off = 0.0 if not sampled and _certain(tried) else reads[owner].off
    if payer is not None:
        bags = _priced(owner, verdicts, tried)
        gold = position.public.gold[owner]
        best = best_price(bags, payer, gold, position.public.rules.players)
        prices = [] if best is None else prices_about(best, gold) if several else [best]
        for way in (Way(asking(position.seat, owner, price)) for price in prices):
            if way not in lines and step(sample, position.seat, way) is not None:
                lines.append(way)
        tried = _with_prices(owner, lines, verdicts, tried, bags, payer, position.public.rules.players)
    return _summed(lines, tried, off, sampled=sampled)


def _tried(
    position: Standpoint, owner: int, lines: Sequence[Way], dealer: Dealer, worlds: Worlds, dice: Dice
) -> tuple[list[Tried], bool]:
    """What comes of each, in every world or in some; and whether it is only some."""
    if worlds.exact:
        tried = _try(position, owner, lines, worlds.found)
        if len(tried) == len(worlds.found):
            return tried, False
    tried = []
    read = dealer.reads[owner]
    false = dealer.odds(owner, dealer.pool).false
    for chance, sure, number in ((false, 1.0, FALSE_BAGS), (1 - false, 0.0, TRUE_BAGS)):
        if chance > 0:
            there = Dealer(position, {**dealer.reads, owner: msgspec.structs.replace(read, false=sure)})
            some = there.worlds(number, dice)
            found = some.found if not some.exact else some.found[:number]
            whole = sum(world.weight for world in found)
            tried += _try(position, owner, lines, [World(one.table, chance * one.weight / whole) for one in found])
    return tried, True


def _try(position: Standpoint, owner: int, lines: Sequence[Way], worlds: Sequence[World]) -> list[Tried]:
    found = []
    for world in worlds:
        outcomes = [step(world.table, position.seat, line) for line in lines]
        margins = [outcome.margins[position.seat] for outcome in outcomes if outcome is not None]
        if len(margins) == len(lines):
            found.append(Tried(world.weight, stake_in(world.lies_of(owner)), tuple(margins)))
    return found


def _priced(owner: int, verdicts: Sequence[Way], tried: Sequence[Tried]) -> list[PricedBag]:
    commands = [line.command for line in verdicts]
    opened, passed = commands.index(OpenBag(owner)), commands.index(PassBag(owner))
    return [PricedBag(one.weight, one.stake, one.margins[opened], one.margins[passed]) for one in tried]


def _with_prices(
    owner: int,
    lines: Sequence[Way],
    verdicts: Sequence[Way],
    tried: Sequence[Tried],
    bags: Sequence[PricedBag],
    payer: str,
    players: int,
) -> list[Tried]:
    """The same worlds with what prices lead to, in the order of the lines."""
    columns = []
    for line in lines:
        price = price_asked(line.command, owner)
        if price:
            columns.append(margins_asked(bags, payer, price, players))
        else:
            at = verdicts.index(line)
            columns.append([one.margins[at] for one in tried])
    rows = zip(*columns, strict=True)
    return [Tried(one.weight, one.stake, row) for one, row in zip(tried, rows, strict=True)]


def _certain(tried: Sequence[Tried]) -> bool:
    """Whether all worlds agree that the bag is false, or that it is true."""
    return len({one.false for one in tried}) == 1


def _summed(lines: Sequence[Way], tried: Sequence[Tried], off: float, *, sampled: bool) -> list[Considered]:
    whole = sum(one.weight for one in tried)
    found = []
    for at, line in enumerate(lines):
        mean = sum(one.weight * one.margins[at] for one in tried) / whole
        gaps = {False: _gap(tried, at, false=False), True: _gap(tried, at, false=True)}
        doubt = 0.0 if _certain(tried) else off * abs(gaps[True][0] - gaps[False][0])
        spread = sum(error**2 for _, error in gaps.values()) if sampled else 0.0
        found.append(Considered(line, mean, sqrt(doubt**2 + spread) if at else 0.0, _swing(tried, at)))
    return found


def _swing(tried: Sequence[Tried], at: int) -> float:
    if _certain(tried):
        return 0.0
    means = []
    for false in (True, False):
        here = [one for one in tried if one.false is false]
        means.append(sum(one.weight * one.margins[at] for one in here) / sum(one.weight for one in here))
    return means[0] - means[1]


def _gap(tried: Sequence[Tried], at: int, *, false: bool) -> tuple[float, float]:
    """By how much an option is better than what was done, if the bag is false or if it is not; and the part of the
    error of the whole that comes from having looked at so few."""
    here = [one for one in tried if one.false is false]
    weight = sum(one.weight for one in here)
    if not here or not weight:
        return 0.0, 0.0
    mean = sum(one.weight * (one.margins[at] - one.margins[0]) for one in here) / weight
    if len(here) < 2:
        return mean, 0.0
    spread = sum((one.margins[at] - one.margins[0] - mean) ** 2 for one in here) / (len(here) - 1)
    return mean, weight * sqrt(spread / len(here))
