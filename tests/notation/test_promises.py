"""The ledger of promises: what was given in deals, and what became of it. Rules §5, §10, §16."""

from typing import Any

from hypothesis import given

from nottingham.arena.random_play import random_game
from nottingham.game import SPECTATOR, Event, Ruleset, tell
from nottingham.game.commands import AcceptOffer, MakeOffer, OpenBag, PassBag
from nottingham.game.events import BagOpened, BagPassed, DealStruck, GameScored, RoundBegan, RoundEnded
from nottingham.game.known import BagTerm, Deed, FaceDown, OfferId, Parcel, ScoreSheet, Terms
from nottingham.notation.promises import PASS_NEXT_IN_WORDS, Book, Pledge, PledgeKind, PledgeState
from tests.builders import APPLE, PEPPER, SECOND, SILK, a_bribe, an_inspection, done, standing
from tests.strategies import SEEDS, rulesets

PASSED = BagPassed(0, (APPLE,), FaceDown(0))
OPENED = BagOpened(0, (1,), (APPLE,), (), True)


def a_deal(
    merchant: int, sheriff: int, *bags: BagTerm, gives: Parcel | None = None, gets: Parcel | None = None
) -> Event:
    terms = Terms(gives or Parcel(1), gets or Parcel(), bags)
    return DealStruck(OfferId((merchant,), (sheriff,), 1), merchant, terms)


def promised(merchant: int, sheriff: int) -> Event:
    return a_deal(merchant, sheriff, gives=Parcel(1, favour=PASS_NEXT_IN_WORDS))


def a_book(*events: Event) -> Book:
    return Book().follow([RoundBegan(1, (0,)), *events])


def the_pledge(*events: Event) -> Pledge:
    [pledge] = a_book(*events).pledges
    return pledge


def told(**scene: Any) -> Any:
    """Two bags on the desk of a Sheriff in seat 0."""
    return an_inspection(SECOND, bags={1: [SILK, PEPPER], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, **scene)


def test_a_promise_to_pass_the_next_bag_is_kept_by_passing_it() -> None:
    pledge = the_pledge(promised(1, 0), RoundBegan(2, (1,)), PASSED)
    assert (pledge.kind, pledge.state) == (PledgeKind.PASS_NEXT, PledgeState.KEPT)
    assert (pledge.round, pledge.settled, pledge.by, pledge.to) == (1, 2, (1,), (0,))


def test_and_broken_by_opening_it() -> None:
    assert the_pledge(promised(1, 0), RoundBegan(2, (1,)), OPENED).state is PledgeState.BROKEN


def test_another_gate_keeper_neither_keeps_nor_breaks_it() -> None:
    elsewhere = BagOpened(0, (2,), (APPLE,), (), True)
    assert the_pledge(promised(1, 0), RoundBegan(2, (2,)), elsewhere).state is PledgeState.OPEN


def test_a_sheriff_may_promise_it_too_and_means_a_later_round() -> None:
    given = a_deal(1, 0, gets=Parcel(favour=PASS_NEXT_IN_WORDS))
    now = BagOpened(1, (0,), (APPLE,), (), True)
    assert the_pledge(given, now, RoundEnded(1)).state is PledgeState.OPEN
    assert the_pledge(given, now, RoundEnded(1), RoundBegan(5, (0,)), now).state is PledgeState.BROKEN


def test_a_turn_at_the_gate_without_that_bag_lets_the_promise_lapse() -> None:
    """D4: somebody without cards sits the round out."""
    assert the_pledge(promised(1, 0), RoundBegan(2, (1,)), RoundEnded(2)).state is PledgeState.LAPSED
    assert the_pledge(promised(1, 0), RoundBegan(2, (2,)), RoundEnded(2)).state is PledgeState.OPEN


def test_a_deputy_who_was_outvoted_has_not_broken_his_word() -> None:
    """Rules §10: the other deputy opened the bag alone."""
    alone = BagOpened(0, (2,), (APPLE,), (), True)
    assert the_pledge(promised(1, 0), RoundBegan(2, (1, 2)), alone).state is PledgeState.LAPSED
    both = BagOpened(0, (2, 1), (APPLE,), (), True)
    assert the_pledge(promised(1, 0), RoundBegan(2, (1, 2)), both).state is PledgeState.BROKEN


def test_other_words_are_for_people_to_judge() -> None:
    pledge = the_pledge(a_deal(1, 0, gives=Parcel(1, favour="my cow")), GameScored(ScoreSheet((), ())))
    assert (pledge.kind, pledge.state, pledge.words) == (PledgeKind.FAVOUR, PledgeState.SAID, "my cow")


def test_what_is_open_at_the_end_lapses() -> None:
    assert the_pledge(promised(1, 0), GameScored(ScoreSheet((), ()))).state is PledgeState.LAPSED


def test_a_sheriff_who_sold_a_bag_is_bound_until_it_is_opened() -> None:
    """Rules §5; §15, example 8."""
    table, news = done(told(), 1, a_bribe(1, gold=5, opens=(2,)))
    table, more = done(table, 0, AcceptOffer(standing(table, 1).id))
    book = a_book(*news, *more)
    [pledge] = book.pledges
    assert (pledge.kind, pledge.bag, pledge.by, pledge.to) == (PledgeKind.OPEN, 2, (0,), (1,))
    assert pledge.state is PledgeState.OPEN
    book.follow(done(table, 0, OpenBag(2))[1])
    assert book.pledges[0].state is PledgeState.KEPT


def test_passing_the_partners_own_bag_is_no_promise_since_it_happens_at_once() -> None:
    table, news = done(told(), 1, a_bribe(1, gold=5))
    assert a_book(*news, *done(table, 0, AcceptOffer(standing(table, 1).id))[1]).pledges == ()


def test_taking_nothing_is_kept_however_the_bag_is_settled() -> None:
    table, news = done(told(), 1, MakeOffer((1,), (0,), Terms(Parcel(1), bags=(BagTerm(2, Deed.TAKE_NOTHING),))))
    table, more = done(table, 0, AcceptOffer(standing(table, 1).id))
    book = a_book(*news, *more, *done(table, 0, PassBag(2))[1])
    assert [(p.kind, p.state) for p in book.pledges] == [(PledgeKind.TAKE_NOTHING, PledgeState.KEPT)]


def test_goods_out_of_the_bag_are_kept_if_all_are_there_and_else_broken() -> None:
    for goods, state in (((PEPPER, SILK), PledgeState.KEPT), ((SILK, SILK), PledgeState.BROKEN)):
        table, news = done(told(), 1, a_bribe(1, from_bag=goods))
        more = done(table, 0, AcceptOffer(standing(table, 1).id))[1]
        [pledge] = a_book(*news, *more).pledges
        assert (pledge.kind, pledge.goods, pledge.state) == (PledgeKind.GOODS, goods, state)


def test_stall_contraband_that_came_short_is_a_broken_word() -> None:
    """Rules §5, second edition."""
    for stall, states in (([SILK], []), ([PEPPER], [PledgeState.BROKEN])):
        table, news = done(told(stalls={1: stall}), 1, a_bribe(1, gold=1, contraband=(SILK,)))
        more = done(table, 0, AcceptOffer(standing(table, 1).id))[1]
        assert [pledge.state for pledge in a_book(*news, *more).pledges] == states


@given(rulesets(), SEEDS)
def test_the_ledger_is_made_of_what_everybody_is_told(rules: Ruleset, seed: int) -> None:
    """Rules §16: a spectator's ledger is the ledger, after every event; and no promise stays open forever."""
    whole, public = Book(), Book()
    for _, news in random_game(rules, seed):
        for event in news:
            whole.hear(event)
            public.hear(tell(event, SPECTATOR))
            assert whole.pledges == public.pledges
    assert all(pledge.state is not PledgeState.OPEN for pledge in whole.pledges)
