"""The review of one seat in a finished game."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from ..game import Event, Good, Ruleset, tell
from ..game.events import BagDeclared, BagOpened, BagPassed, GameScored, PhaseBegan, RoundBegan, SceneSet
from ..game.goods import Cards
from ..game.known import Phase, Verdict
from ..locales import Worded
from ..notation import Log
from ..notation.accounting import Account, BagSeen
from .bag_reader import bag_chance
from .company import PastCompany, kinds_in, levels_in
from .count import margins
from .course import Course, CoursePoint
from .decisions import Faced, Finder
from .eyes import mind_for
from .judging import Decision, judge
from .luck import Luck, LuckCounter
from .past import Happening, lived
from .story import Story, tell_story
from .worlds import Dealer

PLAYED_ON: Final = 10
"""How often the options of a decision are played on, if nobody asks for more."""
DEAREST: Final = 4
"""For so many decisions: those that seem dearest when reckoned."""
BEYOND: Final = 6
"""How often the options of every decision are played on where the networks do not reach."""
MOST_PLAYED_ON: Final = 400
DEEPER: Final = 40
"""How often the options of every decision are played on for whoever asks a server to look deeper."""

TellJudged = Callable[[int, int], None]
"""Told how many decisions are judged, and of how many."""


class NotReviewed(Worded):
    """This log cannot be reviewed. The message says why."""


class BagThought(msgspec.Struct, frozen=True):
    """What the seat could think of a closed bag when the inspection began, beside what was in it."""

    n: int
    round: int
    owner: int
    declared: Good
    count: int
    false: float
    """How likely it was false."""
    half: float
    """How far that may be off, in 95 of 100 cases."""
    expected: dict[Good, float]
    """How many cards of each kind were to be expected."""
    was_false: bool | None
    """What it was; None where the log does not say."""
    cards: Cards | None
    """What was in it; None in a log that one seat was told."""


class Gatekept(msgspec.Struct, frozen=True):
    """How somebody read the others as Sheriff: bags by what became of them and what they were."""

    seat: int
    opened_false: int = 0
    opened_true: int = 0
    passed_false: int = 0
    passed_true: int = 0


class Review(msgspec.Struct, frozen=True):
    """What one seat's game was, from what it knew then."""

    ruleset: Ruleset
    seat: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    margins: tuple[float, ...]
    course: tuple[CoursePoint, ...]
    decisions: tuple[Decision, ...]
    bags: tuple[BagThought, ...]
    brier: float | None
    """How far off the chances of false bags were: the mean of the squares. Less is better."""
    base_brier: float | None
    """The same, had each been the share of bags that were false in the end."""
    gatekeepers: tuple[Gatekept, ...]
    """How each player read the others; empty in a log that one seat was told."""
    luck: Luck
    story: Story
    networks: bool
    """Whether the networks were heard."""
    rollouts: int
    deeper: bool = False
    """Whether every decision was played on because somebody asked for it."""


def review(
    log: Log,
    seat: int,
    rollouts: int | None = None,
    progress: TellJudged | None = None,
    enough: Callable[[], bool] = lambda: False,
) -> Review:
    """Review a seat. ``rollouts``: how often the options of every decision are played on; None: what fits into two
    seconds. What seems dearest is looked at first, and nothing more once it is ``enough``."""
    rules = log.header.ruleset
    check_reviewable(log, seat)
    whole = log.header.told_to == "everybody"
    told = [tell(event, seat) for event in log.events] if whole else list(log.events)
    mind = mind_for(rules)
    finder = Finder(rules, seat, PastCompany(rules, seat, levels_in(log.header)), mind, told, kinds_in(log.header))
    course, luck = Course(seat), LuckCounter(seat)
    faced: list[Faced] = []
    thoughts: list[BagThought] = []
    for happening in lived(rules, seat, told):
        for decision in finder.follow(happening):
            luck.faced(decision)
            faced.append(decision)
        luck.follow(happening, finder)
        course.follow(happening)
        thoughts += _thoughts(finder, happening)
    scores = _scores(told)
    begun = not any(isinstance(event, SceneSet) for event in log.events[:1])
    account = Account(rules).follow(log.events) if whole and begun else None
    thoughts = _known(thoughts, told, account)
    decisions = _judged(faced, rollouts, mind is not None, progress, enough)
    final = margins([float(score) for score in scores])
    return Review(
        ruleset=rules,
        seat=seat,
        seats=log.header.seats,
        scores=scores,
        margins=final,
        course=tuple(course.points),
        decisions=decisions,
        bags=tuple(thoughts),
        brier=_brier(thoughts),
        base_brier=_base_brier(thoughts),
        gatekeepers=_gatekeepers(rules, account.bags) if account is not None else (),
        luck=luck.result(final[seat]),
        story=tell_story(seat, told, course.points, decisions, account),
        networks=mind is not None,
        rollouts=min(MOST_PLAYED_ON, rollouts) if rollouts is not None else PLAYED_ON if mind is not None else BEYOND,
        deeper=rollouts is not None and rollouts > 0,
    )


def check_reviewable(log: Log, seat: int) -> None:
    players = log.header.ruleset.players
    if not 0 <= seat < players:
        raise NotReviewed("program-no-seat", seat=seat, players=players, last=players - 1)
    if log.header.told_to not in ("everybody", seat):
        raise NotReviewed("review-not-told")
    if not any(isinstance(event, GameScored) for event in log.events):
        raise NotReviewed("review-not-unfinished")


def _scores(told: Sequence[Event]) -> tuple[int, ...]:
    sheet = next(event.sheet for event in told if isinstance(event, GameScored))
    return tuple(line.total for line in sheet.seats)


def _judged(
    faced: Sequence[Faced],
    rollouts: int | None,
    networks: bool,
    progress: TellJudged | None,
    enough: Callable[[], bool],
) -> tuple[Decision, ...]:
    """Judge every decision; what seems dearest is played on, or everything, if that is asked for."""
    found: dict[int, Decision] = {}
    for at, decision in enumerate(faced):
        judged = judge(decision, 0)
        if judged is not None:
            found[at] = judged
    number = min(MOST_PLAYED_ON, rollouts) if rollouts is not None else PLAYED_ON if networks else BEYOND
    chosen = sorted(range(len(faced)), key=lambda at: -found[at].cost if at in found else 0.0)
    if rollouts is None and networks:
        chosen = [at for at in chosen if at in found][:DEAREST]
    for done, at in enumerate(chosen if number else ()):
        if enough():
            break
        deeper = judge(faced[at], number)
        if deeper is not None:
            found[at] = deeper
        if progress is not None:
            progress(done + 1, len(chosen))
    return tuple(found[at] for at in sorted(found, key=lambda at: (faced[at].n, at)))


def _thoughts(finder: Finder, happening: Happening) -> list[BagThought]:
    """What it thinks of every bag when the inspection begins."""
    if not isinstance(happening.told, PhaseBegan) or happening.told.phase is not Phase.INSPECTION:
        return []
    position = happening.after
    reads = finder.readings.reads(position)
    dealer = Dealer(position, reads)
    found = []
    for owner in reads:
        bag = position.public.bags[owner]
        assert bag is not None
        assert bag.declared is not None
        odds = dealer.odds(owner, dealer.pool)
        chance = bag_chance(dealer, reads, owner)
        found.append(
            BagThought(
                n=happening.n,
                round=position.public.round,
                owner=owner,
                declared=bag.declared,
                count=bag.count,
                false=chance.false,
                half=chance.half,
                expected={good: round(number, 3) for good, number in odds.expected().items()},
                was_false=None,
                cards=None,
            )
        )
    return found


def _known(thoughts: Sequence[BagThought], told: Sequence[Event], account: Account | None) -> list[BagThought]:
    """The same with what the bags turned out to be."""
    false = turned_out(told)
    inside = {(bag.round, bag.owner): bag.cards for bag in account.bags} if account is not None else {}
    return [
        msgspec.structs.replace(
            one, was_false=false.get((one.round, one.owner)), cards=inside.get((one.round, one.owner))
        )
        for one in thoughts
    ]


def turned_out(told: Sequence[Event]) -> dict[tuple[int, int], bool]:
    """Whether each bag was false, by round and owner: everybody is told so much in the end."""
    found: dict[tuple[int, int], bool] = {}
    declared: dict[int, tuple[Good, int]] = {}
    now = 0
    for event in told:
        match event:
            case RoundBegan():
                now = event.round
            case BagDeclared():
                declared[event.seat] = event.good, event.count
            case BagOpened():
                found[now, event.seat] = not event.true
            case BagPassed() if event.seat in declared:
                found[now, event.seat] = event.belies(*declared[event.seat])
            case _:
                pass
    return found


def _brier(thoughts: Sequence[BagThought]) -> float | None:
    known = [one for one in thoughts if one.was_false is not None]
    return sum((one.false - bool(one.was_false)) ** 2 for one in known) / len(known) if known else None


def _base_brier(thoughts: Sequence[BagThought]) -> float | None:
    known = [bool(one.was_false) for one in thoughts if one.was_false is not None]
    if not known:
        return None
    share = sum(known) / len(known)
    return share * (1 - share)


def _gatekeepers(rules: Ruleset, bags: Sequence[BagSeen]) -> tuple[Gatekept, ...]:
    found = []
    for seat in range(rules.players):
        mine = [bag for bag in bags if seat in bag.settled_by]
        counts = [
            sum(1 for bag in mine if bag.verdict is verdict and bag.true is true)
            for verdict in (Verdict.OPEN, Verdict.PASS)
            for true in (False, True)
        ]
        found.append(Gatekept(seat, *counts))
    return tuple(found)
