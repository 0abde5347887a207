"""What naming a price for a bag is worth to the Sheriff."""

import re

import msgspec
import pytest

from nottingham.game import Good, tell
from nottingham.game.commands import MakeOffer, OpenBag, PassBag
from nottingham.game.known import BagTerm, Deed, Parcel, Terms
from nottingham.review.company import PastCompany, kinds_in, levels_in
from nottingham.review.decisions import DecisionKind, Faced, Finder
from nottingham.review.judging import Grade, judge
from nottingham.review.past import lived
from nottingham.review.price_weights import PRICE_WEIGHTS
from nottingham.review.prices import (
    PRICES,
    PricedBag,
    asking,
    best_price,
    margins_asked,
    paid_for,
    price_asked,
    prices_about,
    stake_in,
)
from nottingham.review.reckoning import Considered
from nottingham.review.reviewing import review
from nottingham.terminal.review import ReviewPicture, narrator_for
from tests.review.games import a_game

A, P, S = Good.APPLE, Good.PEPPER, Good.SILK
BAGS = (PricedBag(0.6, 0, -3.0, 0.0), PricedBag(0.3, 10, 6.0, -4.0), PricedBag(0.1, 24, 14.0, -9.0))


def test_a_liar_stands_to_lose_the_cards_and_the_penalty() -> None:
    assert stake_in((P, S)) == (6 + 4) + (8 + 4)
    assert stake_in(()) == 0


@pytest.mark.parametrize("kind", sorted(PRICE_WEIGHTS))
def test_who_bargains_pays_a_little_of_what_is_at_stake_more_often_than_all_of_it(kind: str) -> None:
    for stake in (10, 24):
        chances = [paid_for(kind, price, stake).chance for price in (stake // 4, stake // 2, stake)]
        assert chances == sorted(chances, reverse=True)
        assert chances[0] > paid_for(kind, stake // 4, 0).chance
        assert paid_for(kind, stake, stake).gold <= stake


def test_people_are_asked_as_anybody_is_and_characters_as_their_level() -> None:
    assert paid_for("", 5, 10) == paid_for("anybody", 5, 10)
    assert paid_for("hard:brazen", 5, 10) == paid_for("hard", 5, 10)


def test_a_price_that_nobody_pays_is_worth_the_better_of_opening_and_passing() -> None:
    opened = [bag.opened for bag in BAGS]
    assert margins_asked(BAGS, "honest", 8, players=4) == opened


def test_a_price_is_worth_what_counting_it_out_says() -> None:
    """Paid, the bag passes and a coin is worth a coin and a third; else whichever is better for what is left."""
    price, players = 8, 4
    worths = {}
    for opens in (True, False):
        total = 0.0
        for bag in BAGS:
            answer = paid_for("hard", price, bag.stake)
            otherwise = bag.opened if opens else bag.passed
            total += bag.weight * (answer.chance * (bag.passed + answer.gold * 4 / 3) + (1 - answer.chance) * otherwise)
        worths[opens] = total
    said = margins_asked(BAGS, "hard", price, players)
    assert sum(bag.weight * margin for bag, margin in zip(BAGS, said, strict=True)) == pytest.approx(
        max(worths.values())
    )


def test_nobody_is_asked_for_more_than_they_have() -> None:
    for gold in range(1, 40):
        best = best_price(BAGS, "hard", gold, 4)
        assert best is not None
        assert best in PRICES
        assert max(prices_about(best, gold)) <= gold
    assert best_price(BAGS, "hard", 0, 4) is None


def test_only_gold_for_the_passing_of_the_bag_is_a_price() -> None:
    assert price_asked(asking(0, 2, 7), 2) == 7
    assert price_asked(asking(0, 2, 7), 1) == 0
    assert price_asked(OpenBag(2), 2) == 0
    terms = Terms(Parcel(7, (A,)), bags=(BagTerm(2, Deed.PASS),))
    assert price_asked(MakeOffer((0,), (2,), terms), 2) == 0


def sheriffs_decisions() -> list[Faced]:
    log = a_game("hard", "medium", "easy", "hard")
    rules, found = log.header.ruleset, []
    for seat in range(2):
        told = [tell(event, seat) for event in log.events]
        company = PastCompany(rules, seat, levels_in(log.header))
        finder = Finder(rules, seat, company, None, told, kinds_in(log.header))
        for happening in lived(rules, seat, told):
            found += [faced for faced in finder.follow(happening) if faced.kind is DecisionKind.SETTLE]
    return found


def test_a_price_is_a_decision_beside_opening_and_passing_and_a_choice_where_none_was_named() -> None:
    named = not_named = 0
    seen: set[tuple[int, int | None]] = set()
    for faced in sheriffs_decisions():
        commands = [option.line.command for option in faced.options]
        prices = [command for command in commands if isinstance(command, MakeOffer)]
        key = faced.position.public.round, faced.bag
        if isinstance(commands[0], MakeOffer):
            named += 1
            seen.add(key)
            assert OpenBag(faced.bag or 0) in commands
            assert PassBag(faced.bag or 0) in commands
        elif key in seen:
            assert not prices, "it was asked already"
        else:
            not_named += bool(prices)
        for price in prices:
            assert faced.bag is not None
            assert 0 < price_asked(price, faced.bag) <= faced.position.public.gold[faced.bag]
    assert named
    assert not_named


def test_what_is_certainly_better_is_graded_though_a_price_seems_better_still() -> None:
    """A price that may be worth anything does not hide that opening was better."""
    faced = next(
        one
        for one in sheriffs_decisions()
        if isinstance(one.options[0].line.command, PassBag)
        and any(isinstance(option.line.command, MakeOffer) for option in one.options)
    )
    assert faced.bag is not None
    passed, opened = PassBag(faced.bag), OpenBag(faced.bag)
    worths = {passed: (0.0, 0.0), opened: (9.0, 0.1)}
    options = tuple(
        Considered(option.line, *worths.get(option.line.command, (9.5, 30.0)))  # type: ignore[arg-type]
        for option in faced.options
    )
    decision = judge(msgspec.structs.replace(faced, options=options), 0)
    assert decision is not None
    assert decision.others[0].commands == (opened,)
    assert decision.grade is Grade.MISTAKE


def test_a_price_is_told_as_what_is_asked_of_whom() -> None:
    log = a_game("hard", "medium", "easy", "hard")
    found = review(log, 0, rollouts=0)
    picture = ReviewPicture(found, narrator_for(log, 0, "en"))
    told = {
        picture.said(one.commands, decision)
        for decision in found.decisions
        if decision.bag is not None
        for one in (decision.chosen, *decision.others)
        if price_asked(one.commands[0], decision.bag)
    }
    assert told
    assert all(re.fullmatch(r"Ask (hard 3|medium|easy) for \d+ gold", words) for words in told), told
