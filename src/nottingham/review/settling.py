"""What it is worth to open a bag, to pass it, or to take what is offered for it: over everything that may be in it."""

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
from .reckoning import Considered
from .worlds import Dealer, Standpoint, World

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
    false: bool
    margins: tuple[float, ...]


def weigh_settling(
    position: Standpoint, owner: int, lines: Sequence[Way], reads: Mapping[int, BagRead], dice: Dice
) -> list[Considered]:
    """What each option is worth: exactly, where all bags can be looked at and nobody decides anything afterwards.

    What the rules forbid here (a deal binds the Sheriff, a stance was confirmed) is no option.
    """
    dealer = Dealer(position, reads)
    read = reads[owner]
    worlds = dealer.worlds(1, dice)
    sample = worlds.found[0].table
    lines = [line for line in lines if step(sample, position.seat, line) is not None]
    if len(lines) < 2:
        return [Considered(line, 0.0) for line in lines]
    if worlds.exact:
        tried = _try(position, owner, lines, worlds.found)
        if len(tried) == len(worlds.found):
            return _summed(lines, tried, 0.0 if _certain(tried) else read.off, sampled=False)
    tried = []
    false = dealer.odds(owner, dealer.pool).false
    for chance, sure, number in ((false, 1.0, FALSE_BAGS), (1 - false, 0.0, TRUE_BAGS)):
        if chance > 0:
            there = Dealer(position, {**reads, owner: msgspec.structs.replace(read, false=sure)})
            some = there.worlds(number, dice)
            found = some.found if not some.exact else some.found[:number]
            whole = sum(world.weight for world in found)
            tried += _try(position, owner, lines, [World(one.table, chance * one.weight / whole) for one in found])
    return _summed(lines, tried, read.off, sampled=True) if tried else []


def _try(position: Standpoint, owner: int, lines: Sequence[Way], worlds: Sequence[World]) -> list[Tried]:
    found = []
    for world in worlds:
        outcomes = [step(world.table, position.seat, line) for line in lines]
        margins = [outcome.margins[position.seat] for outcome in outcomes if outcome is not None]
        if len(margins) == len(lines):
            found.append(Tried(world.weight, world.is_false(owner), tuple(margins)))
    return found


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
