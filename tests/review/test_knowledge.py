"""A review of a seat uses nothing that the seat could not know; and what is dealt again fits what it was told."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nottingham.game import Dice, Event, Phase, tell, view
from nottingham.game.goods import IS_LEGAL, Cards, in_order
from nottingham.game.state import Table
from nottingham.notation import Log, read_log
from nottingham.review.bag_odds import BagRead
from nottingham.review.past import lived
from nottingham.review.reviewing import Review, review
from nottingham.review.worlds import Dealer, known_face_down, unseen_cards
from tests.review.games import a_game

GOLDEN = Path(__file__).parents[1] / "golden" / "v3"

GAMES: dict[str, Callable[[], Log]] = {
    "second": lambda: a_game("hard", "medium", "easy", "hard", house_rounds=4),
    "royal": lambda: a_game("hard", "medium", "hard", royal_goods=True, black_market=True, house_rounds=5),
    "first": lambda: a_game(
        "hard", "hard:brazen", "medium", "hard", edition="first", hidden_removal=True, house_rounds=4
    ),
    "promos": lambda: a_game("hard", "medium", "hard", promos={"feast_plate": 2, "brimstone_oil": 3}, house_rounds=5),
    "six": lambda: a_game("hard", "medium", "easy", "hard", "medium", "easy", house_rounds=2),
}


def scrambled(log: Log, seat: int, dice: Dice) -> Log:
    """The same game as far as one seat was told; everything else is anything at all."""
    return Log(log.header, tuple(_other(event, log, seat, dice) for event in log.events))


def _other(event: Event, log: Log, seat: int, dice: Dice) -> Event:
    if not event.secret or seat in event.audience:
        return event
    changes: dict[str, Any] = {}
    for field in event.secret:
        cards = getattr(event, field)
        if isinstance(cards, tuple) and cards and field != "order":
            kinds = log.header.ruleset.contraband_kinds if field == "contraband" else log.header.ruleset.kinds
            changes[field] = in_order([dice.choose(kinds) for _ in cards])
    return msgspec.structs.replace(event, **changes)


def of_the_seat(found: Review) -> bytes:
    """What is said from the seat's knowledge: without what was really in the bags, which comes from the whole log."""
    plain = msgspec.to_builtins(found, str_keys=True)
    del plain["gatekeepers"]
    for bag in plain["bags"]:
        del bag["cards"]
    del plain["story"]["bluff"]
    return msgspec.json.encode(plain)


@pytest.mark.parametrize("name", GAMES)
def test_a_review_uses_nothing_that_the_seat_was_not_told(name: str) -> None:
    log = GAMES[name]()
    other = scrambled(log, 1, Dice(5))
    assert [tell(event, 1) for event in other.events] == [tell(event, 1) for event in log.events]
    assert other.events != log.events
    assert of_the_seat(review(other, 1, rollouts=1)) == of_the_seat(review(log, 1, rollouts=1))


def test_a_log_that_one_seat_was_told_gives_the_same_review() -> None:
    log = a_game("hard", "medium", "easy", "hard", house_rounds=4)
    told = Log(msgspec.structs.replace(log.header, told_to=2, seed=None), tuple(tell(event, 2) for event in log.events))
    assert of_the_seat(review(told, 2, rollouts=0)) == of_the_seat(review(log, 2, rollouts=0))


def everything(table: Table) -> Counter[Any]:
    """All cards of a table."""
    public = table.public
    found: Counter[Any] = Counter(table.deck[table.drawn :])
    for cards in (table.removed, public.out_of_game, public.loot.legal, *public.piles, *public.stalls):
        found.update(cards)
    for aside in public.set_aside:
        found.update(aside if isinstance(aside, tuple) else ())
    if public.placing is not None:
        found.update(public.placing.cards)
    if public.loot.contraband:
        found.update(table.own[public.sheriffs[0]].loot)
    for seat, own in enumerate(table.own):
        found.update(own.hand + own.contraband + own.set_aside)
        bag = public.bags[seat]
        if seat in public.merchants and (bag is None or bag.verdict is None):
            found.update(own.bag)
    return found


@pytest.mark.parametrize("name", GAMES)
def test_what_is_dealt_again_is_the_same_deck_and_the_same_view(name: str) -> None:
    log = GAMES[name]()
    rules = log.header.ruleset
    told = [tell(event, 2) for event in log.events]
    tried = 0
    for happening in lived(rules, 2, told):
        position = happening.after
        if not position.can_be_dealt_again or happening.n % 3 or not position.public.round:
            continue
        reads = {seat: BagRead(0.4, {}) for seat in range(rules.players)}
        world = Dealer(position, reads).worlds(1, Dice(happening.n)).found[0]
        table = world.table
        assert view(table, 2).own == position.view.own
        if position.public.phase is not Phase.LOADING:
            assert view(table, 2) == position.view
        assert everything(table) == Counter({good: rules.copies(good) for good in rules.kinds})
        for seat, own in enumerate(table.own):
            assert not IS_LEGAL & set(own.contraband)
            if seat != 2:
                assert not Counter(known_face_down(position, seat)) - Counter(own.contraband)
        tried += 1
    assert tried > 20


def test_cards_that_the_seat_handed_over_stay_where_it_knows_them() -> None:
    """Design §3: what a seat learnt in passing stays a dated fact, as long as nothing face down has left that stall."""
    known: list[Cards] = []
    for seed in (52, 84):
        log = a_game("hard", "hard", "hard", "hard", seed=seed)
        for seat in range(4):
            told = [tell(event, seat) for event in log.events]
            for happening in lived(log.header.ruleset, seat, told):
                if happening.after.public.phase is not Phase.OVER and happening.after.view.mine.facts:
                    for other in range(4):
                        cards = known_face_down(happening.after, other)
                        if other != seat and cards:
                            known.append(cards)
                            assert not Counter(cards) - unseen_cards(happening.after.view)
    assert known


@pytest.mark.parametrize("name", ["second-6-deputies", "first-4-promos", "second-5-everything"])
def test_games_of_players_who_do_anything_at_all_can_be_reviewed(name: str) -> None:
    """The golden games: random legal players bind themselves, withdraw and confirm as no bot of ours does."""
    log = read_log(GOLDEN / f"{name}.jsonl")
    found = review(log, 0, rollouts=0)
    assert found.decisions
    assert found.course[-1].margins == pytest.approx(found.margins, abs=0.01)


def test_when_it_is_enough_nothing_more_is_played_on_and_the_dearest_came_first() -> None:
    log = a_game("hard", "medium", "easy", "hard", house_rounds=4)
    reckoned = review(log, 1, rollouts=0)
    left = iter([False, False])
    found = review(log, 1, rollouts=3, enough=lambda: next(left, True))
    closer = [one for one in found.decisions if one.played_on]
    dearest = sorted(reckoned.decisions, key=lambda one: -one.cost)[:2]
    assert [(one.n, one.kind) for one in closer] == sorted((one.n, one.kind) for one in dearest)
