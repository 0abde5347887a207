"""Looking back on a game: the decisions that cost most or won most, as a hint would have judged them then."""

import functools

import msgspec
import pytest

from nottingham.arena.match import play_match
from nottingham.bots.clever.advice import Adviser
from nottingham.bots.clever.looking_back import LEAST, TOLD_AT_MOST, PastDecision, biggest, decisions
from nottingham.bots.clever.taste import taste_of
from nottingham.bots.seat import Chair, Turn
from nottingham.game import Dice, Event, Ruleset, follow, tell
from nottingham.game.commands import AcceptOffer, DeclareBag, LoadBag, MakeOffer, OpenBag, PassBag, RefuseOffer
from nottingham.game.events import BagClosed, BagDeclared, BagOpened, CardsDrawn
from nottingham.game.known import AskKind
from nottingham.game.view import first_view
from nottingham.server.looking_back import looked_back_on

RULES = Ruleset.preset("second", 4)
SEATS = ("easy", "hard", "greedy", "honest")


@functools.cache
def a_game(seed: int) -> tuple[Event, ...]:
    return tuple(play_match(RULES, seed, SEATS).events)


def told_to(seat: int, seed: int = 1) -> list[Event]:
    return [tell(event, seat) for event in a_game(seed)]


def looked_back(seat: int, seed: int = 1) -> list[PastDecision]:
    return list(decisions(RULES, seat, told_to(seat, seed)))


def hint_before(seat: int, n: int, ask: AskKind, seed: int = 1) -> tuple[Adviser, Turn]:
    """The adviser as somebody would have asked it before event number n, and the seat's turn then."""
    adviser = Adviser(Chair(seat, RULES, Dice(n)), taste_of("hard"))
    seen = first_view(RULES, seat)
    for number, event in enumerate(told_to(seat, seed)[:n]):
        adviser.hear(number, event)
        seen = follow(seen, event)
    return adviser, Turn(seen, ask, may_wait=ask is AskKind.SETTLE)


@pytest.mark.parametrize("seat", range(4))
def test_what_would_have_been_better_is_what_the_hint_said_then(seat: int) -> None:
    asks = {LoadBag: AskKind.LOAD, DeclareBag: AskKind.DECLARE}
    compared = 0
    for past in looked_back(seat):
        ask = asks.get(type(past.chosen))
        if ask is not None and past.instead is not None:
            adviser, turn = hint_before(seat, past.n, ask)
            assert adviser.advise(turn).command == past.instead
            assert past.points < 0
            compared += 1
    assert compared or seat != 0


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_opening_and_passing_are_held_against_the_numbers_of_the_hint(seat: int) -> None:
    compared = 0
    for past in looked_back(seat):
        if not isinstance(past.chosen, OpenBag | PassBag):
            continue
        adviser, turn = hint_before(seat, past.n, AskKind.SETTLE)
        why = adviser.advise(turn).why
        assert why is not None
        opening = next(o.value for o in why.options if o.command == OpenBag(past.chosen.bag))
        if not any(isinstance(o.command, AcceptOffer) for o in why.options):
            wanted = opening if isinstance(past.chosen, OpenBag) else -opening
            assert past.points == pytest.approx(wanted, abs=0.01)
            compared += 1
        assert past.lies == pytest.approx(why.numbers["lies"][past.chosen.bag], abs=0.001)
    assert compared


@pytest.mark.parametrize("seat", range(4))
def test_nothing_that_came_later_changes_a_judgement(seat: int) -> None:
    told, whole = told_to(seat), looked_back(seat)
    for end in (60, 130, 200):
        struck = list(decisions(RULES, seat, told[:end]))
        assert struck == whole[: len(struck)]
        assert all(past.n >= end - 1 or isinstance(past.chosen, MakeOffer) for past in whole[len(struck) :])


@pytest.mark.parametrize("seat", range(4))
def test_it_uses_nothing_that_the_seat_was_not_told(seat: int) -> None:
    """Design §7.2: a log with other hidden cards, of which the seat is told the same, gives the same answer."""
    events, dice = a_game(1), Dice(seat)
    other = tuple(_dealt_anew(event, seat, dice) for event in events)
    assert sum(one != another for one, another in zip(events, other, strict=True)) > 20
    assert [tell(event, seat) for event in events] == [tell(event, seat) for event in other]
    everything = frozenset(range(len(events) + 1))
    answers = [looked_back_on(RULES, seat, log, everything) for log in (events, other)]
    assert msgspec.json.encode(answers[0]) == msgspec.json.encode(answers[1])


def _dealt_anew(event: Event, seat: int, dice: Dice) -> Event:
    """The same to this seat, with other cards where it is not told them."""
    if isinstance(event, CardsDrawn | BagClosed) and event.seat != seat and isinstance(event.cards, tuple):
        cards = tuple(sorted(dice.choose(RULES.deck) for _ in event.cards))
        return msgspec.structs.replace(event, cards=cards)
    return event


def test_two_or_three_are_told_the_dearest_and_the_best_among_them() -> None:
    found = [biggest(looked_back(seat, seed)) for seed in (1, 2) for seat in range(4)]
    assert all(1 <= len(told) <= TOLD_AT_MOST for told in found)
    assert sum(len(told) >= 2 for told in found) >= len(found) - 1
    for told, (seed, seat) in zip(found, ((seed, seat) for seed in (1, 2) for seat in range(4)), strict=True):
        points = [past.points for past in looked_back(seat, seed)]
        assert [past.n for past in told] == sorted(past.n for past in told)
        assert all(abs(past.points) >= LEAST for past in told)
        for extreme in (min(points), max(points)):
            assert abs(extreme) < LEAST or extreme in [past.points for past in told]


def test_what_a_bot_did_in_somebodys_name_is_not_theirs() -> None:
    told = told_to(0)
    closed = [n for n, event in enumerate(told) if isinstance(event, BagClosed) and event.seat == 0]
    declared = [n for n, event in enumerate(told) if isinstance(event, BagDeclared) and event.seat == 0]
    opened = [n for n, event in enumerate(told) if isinstance(event, BagOpened)]
    assert closed
    assert opened
    everything = looked_back(0)
    loads = {past.n for past in everything if isinstance(past.chosen, LoadBag)}
    mine = list(decisions(RULES, 0, told, {n + 1 for n in closed}))
    assert {past.n for past in mine} == loads
    # The person came back in time to declare: the bag was still packed by the bot.
    assert all(past.n not in loads for past in decisions(RULES, 0, told, {n + 1 for n in declared}))
    assert not list(decisions(RULES, 0, told, ()))


def test_a_deal_counts_from_the_moment_it_was_offered_or_answered() -> None:
    kinds = {type(past.chosen) for seed in range(1, 7) for seat in (0, 1) for past in looked_back(seat, seed)}
    assert {AcceptOffer, RefuseOffer, MakeOffer} <= kinds
    for seed in range(1, 7):
        for past in looked_back(1, seed):
            if isinstance(past.chosen, MakeOffer | AcceptOffer | RefuseOffer):
                assert past.offer is not None
                assert past.instead is None or past.points < 0
