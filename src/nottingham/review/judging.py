"""What each choice was worth, and what the one that was made cost: reckoned at once, or played on from samples."""

from collections.abc import Sequence
from enum import StrEnum
from math import sqrt
from typing import Final

import msgspec

from ..arena.intervals import student
from ..game import Dice
from ..game.commands import AnyCommand, MakeOffer
from .count import SIGMAS
from .decisions import DecisionKind, Faced
from .playing_on import Way, play_on, step
from .reckoned_off import RECKONED_OFF
from .reckoning import Considered, Worth
from .worlds import Dealer, World

OFF_WITH_PRICE: Final = "price"
"""What stands in ``RECKONED_OFF`` for choices of which one is a price, or what others are compared with is."""
SLIP, MISTAKE, BLUNDER = 0.0, 5.0, 12.0
"""What a choice costs at least to be called so, once it is certain that it cost anything."""


class Grade(StrEnum):
    """How good a choice was, where that is certain."""

    BEST = "best"
    SLIP = "slip"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


class Alternative(msgspec.Struct, frozen=True):
    """Something that could have been done."""

    commands: tuple[AnyCommand, ...]
    """What to order, and what to say of it; nothing: to say nothing."""
    worth: Worth
    """In points of margin, beside what was done."""


class Decision(msgspec.Struct, frozen=True):
    """A decision that mattered."""

    n: int
    round: int
    kind: DecisionKind
    bag: int | None
    chosen: Alternative
    others: tuple[Alternative, ...]
    """What is certainly better first, then the best."""
    played_on: int
    """How often each was played on; 0: it was reckoned."""
    grade: Grade | None
    """Nothing, where the best cannot be told from what was done."""

    @property
    def cost(self) -> float:
        """How much more the best would have brought."""
        return max(0.0, self.others[0].worth.mean) if self.others else 0.0


def commands_of(line: Way) -> tuple[AnyCommand, ...]:
    first = [] if line.command is None else [line.command]
    return (*first, *line.then.values())  # type: ignore[arg-type]


def judge(faced: Faced, rollouts: int) -> Decision | None:
    """The judgement on a decision; nothing, where there is nothing to compare."""
    if len(faced.options) < 2:
        return None
    if rollouts and faced.position.can_be_dealt_again:
        found = _played_on(faced, rollouts)
        if found is not None:
            return found
    if faced.kind is DecisionKind.INSPECTION or _stances(faced):
        return None
    return _decision(faced, [_reckoned(faced, one) for one in faced.options[1:]], 0)


def _reckoned(faced: Faced, one: Considered) -> Alternative:
    """What an option is worth beside what was done, as it was reckoned."""
    first = faced.options[0]
    half = SIGMAS * sqrt(one.off**2 + off_of(faced, one) ** 2)
    return Alternative(commands_of(one.line), Worth(one.mean - first.mean, half))


def sort_of(faced: Faced, one: Considered) -> str:
    """Which row of ``RECKONED_OFF`` an option belongs to."""
    return OFF_WITH_PRICE if names_price(faced, one) or names_price(faced, faced.options[0]) else faced.kind


def off_of(faced: Faced, one: Considered) -> float:
    """How far reckoning is off, beyond an option's own doubt: not at all, where every bag that can be was looked at."""
    sort = sort_of(faced, one)
    verdicts = [option for option in faced.options if not names_price(faced, option)]
    exact = sort == DecisionKind.SETTLE and not any(option.off for option in verdicts)
    return 0.0 if exact else RECKONED_OFF[sort]


def names_price(faced: Faced, one: Considered) -> bool:
    return faced.kind is DecisionKind.SETTLE and isinstance(one.line.command, MakeOffer)


def _stances(faced: Faced) -> bool:
    """A deputy's stance settles nothing by itself."""
    return faced.position.public.rules.deputies and faced.kind is DecisionKind.SETTLE


def _decision(faced: Faced, others: Sequence[Alternative], played_on: int) -> Decision:
    ranked = tuple(sorted(others, key=lambda one: (not _better(one), -one.worth.mean)))
    chosen = Alternative(commands_of(faced.options[0].line), Worth(0.0, 0.0))
    return Decision(
        n=faced.n,
        round=faced.position.public.round,
        kind=faced.kind,
        bag=faced.bag,
        chosen=chosen,
        others=ranked,
        played_on=played_on,
        grade=_grade(ranked),
    )


def _better(one: Alternative) -> bool:
    """Whether it is certainly better than what was done."""
    return one.worth.mean > one.worth.half


def _grade(ranked: Sequence[Alternative]) -> Grade | None:
    """Only what is outside its interval is graded."""
    best = ranked[0].worth
    if _better(ranked[0]):
        return Grade.BLUNDER if best.mean >= BLUNDER else Grade.MISTAKE if best.mean >= MISTAKE else Grade.SLIP
    if all(one.worth.mean < -one.worth.half for one in ranked):
        return Grade.BEST
    return None


def _played_on(faced: Faced, rollouts: int) -> Decision | None:
    """The same tables for every option, and the same dice for whoever goes on. What was reckoned counts as one more
    game: what never came in a few games may still come.
    """
    position, seat = faced.position, faced.position.seat
    dice = Dice(7919 + faced.n)
    dealer = Dealer(position, faced.reads)
    worlds = dealer.worlds(rollouts, dice)
    reckoned: list[Alternative] = []
    played = list(faced.options)
    if worlds.exact and not names_price(faced, played[0]):  # what somebody answers to a price cannot be counted out
        verdicts = [option for option in played if not names_price(faced, option)]
        if len(verdicts) > 1 and _ends(worlds.found[0], seat, [option.line for option in verdicts]):
            reckoned = [_reckoned(faced, option) for option in played if names_price(faced, option)]
            played = verdicts
    lines = [option.line for option in played]
    if worlds.exact and not _ends(worlds.found[0], seat, lines):
        worlds = dealer.some_worlds(rollouts, dice)
    rounds = 0 if position.public.round >= position.public.rules.rounds else 1
    rows: list[tuple[float, list[float]]] = []
    sure = worlds.exact
    for world in worlds.found:
        settled = [step(world.table, seat, line) for line in lines]
        if any(outcome is None for outcome in settled):
            continue
        if worlds.exact and all(outcome is not None and outcome.over for outcome in settled):
            rows.append((world.weight, [outcome.margins[seat] for outcome in settled if outcome is not None]))
            continue
        sure = False
        seed = dice.bits()
        ends = [play_on(world.table, seat, line, faced.heads.seated(Dice(seed)), rounds=rounds) for line in lines]
        if all(end is not None for end in ends):
            rows.append((world.weight, [end.margins[seat] for end in ends if end is not None]))
    if len(rows) < 2 and not (sure and rows):
        return None
    if not sure and faced.kind is not DecisionKind.INSPECTION and not _stances(faced):
        rows.append((sum(weight for weight, _ in rows) / len(rows), [option.mean for option in played]))
    others = [Alternative(commands_of(line), _paired(rows, at, sure=sure)) for at, line in enumerate(lines) if at > 0]
    return _decision(faced, others + reckoned, len(rows))


def _ends(world: World, seat: int, lines: Sequence[Way]) -> bool:
    """Whether the game is over after every one of these."""
    outcomes = [step(world.table, seat, line) for line in lines]
    return all(outcome is not None and outcome.over for outcome in outcomes)


def _paired(rows: Sequence[tuple[float, list[float]]], at: int, *, sure: bool) -> Worth:
    """How much better an option did than what was done, world by world."""
    whole = sum(weight for weight, _ in rows)
    gaps = [(weight / whole, values[at] - values[0]) for weight, values in rows]
    mean = sum(weight * gap for weight, gap in gaps)
    if sure:
        return Worth(mean, 0.0)
    spread = sum(weight * (gap - mean) ** 2 for weight, gap in gaps) * len(gaps) / (len(gaps) - 1)
    number = 1 / sum(weight**2 for weight, _ in gaps)
    return Worth(mean, student(len(gaps) - 1) * sqrt(spread / number))
