"""Adversaries with a trick for merchants: air, the miser, the shadow, the sleeper. Issue 13."""

from itertools import product

import pytest

from nottingham.arena.match import play_match
from nottingham.bots import Turn
from nottingham.bots.adversaries.foresight import Facts, Foresight
from nottingham.bots.adversaries.shadow import Shadow
from nottingham.game import Event
from nottingham.game.commands import (
    AcceptOffer,
    DeclareBag,
    LoadBag,
    MakeOffer,
    OpenBag,
    RefuseOffer,
    SetAside,
    WithdrawOffer,
)
from nottingham.game.events import BagDeclared, CardsSetAside, GoodsHanded, OfferMade, ProofShown, RoundBegan
from nottingham.game.goods import IS_LEGAL
from nottingham.game.known import AskKind, Deed, Parcel
from nottingham.game.state import Table
from tests.bots.adversaries import an_adversary, said
from tests.bots.heads import a_demand, a_head, a_round, a_turn, does
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    FIRST,
    MEAD,
    PEPPER,
    SECOND,
    SILK,
    a_bribe,
    a_table,
    an_inspection,
    do,
    done,
    happened,
    standing,
)

# The seller of air


def a_stall(*contraband: object) -> Table:
    """Seat 1 has contraband on its stall, and a true bag at the gate."""
    return an_inspection(stalls={1: contraband}, bags={1: [APPLE] * 3}, declared={1: APPLE})


def test_the_seller_of_air_sells_what_it_does_not_hold_for_gold() -> None:
    table = a_stall(PEPPER, PEPPER, PEPPER)
    offer = said(an_adversary("air", 1), table, 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel(contraband=(CROSSBOW,) * 3)
    assert offer.terms.sheriff_gives.gold == 14
    assert offer.terms.bags == ()
    table = do(table, (1, offer))
    table, events = done(table, 0, AcceptOffer(standing(table, 1).id))
    assert (table.public.gold[1], table.public.contraband[1]) == (64, 3)
    handed = next(event for event in happened(events, GoodsHanded) if event.giver == 1)
    assert handed.contraband == ()
    assert happened(events, ProofShown)


def test_the_seller_of_air_names_no_kind_that_it_holds() -> None:
    offer = said(an_adversary("air", 1), a_stall(CROSSBOW, SILK), 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives.contraband == (MEAD, MEAD)


def test_a_seller_of_air_who_holds_every_kind_names_more_of_one_than_there_are() -> None:
    offer = said(an_adversary("air", 1), a_stall(CROSSBOW, SILK, MEAD, PEPPER, PEPPER), 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives.contraband == (MEAD,) * 5


def test_the_seller_of_air_sells_again_and_becomes_cheaper_when_nobody_buys() -> None:
    table, bot = a_stall(PEPPER, PEPPER, PEPPER), an_adversary("air", 1)
    asked = []
    for _ in range(8):
        offer = said(bot, table, 1)
        if offer is not None:
            table = do(table, (1, offer))
        asked.append(standing(table, 1).terms.sheriff_gives.gold)
    assert asked == sorted(asked, reverse=True)
    assert asked[0] > asked[-1] > 0


def test_the_seller_of_air_takes_goods_where_the_gold_is_gone() -> None:
    table = an_inspection(
        stalls={1: [PEPPER] * 3, 0: [CHICKEN, APPLE]}, bags={1: [APPLE] * 3}, declared={1: APPLE}, gold={0: 2}
    )
    offer = said(an_adversary("air", 1), table, 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.sheriff_gives == Parcel(2, (APPLE, CHICKEN))


def test_the_seller_of_air_brings_in_a_stock_first() -> None:
    hand = [PEPPER, MEAD, APPLE, APPLE, CHEESE, BREAD]
    bot = an_adversary("air", 1)
    assert said(bot, a_table(phase="loading", hands={1: hand}), 1) == LoadBag((MEAD, PEPPER))
    table = an_inspection(bags={1: [PEPPER, MEAD]}, declared={1: APPLE})
    offer = said(bot, table, 1)
    assert isinstance(offer, MakeOffer)
    assert (offer.terms.merchant_gives.gold, offer.terms.deed_for(1)) == (10, Deed.PASS)
    table = do(table, (0, MakeOffer(*a_demand(1, 18))))
    assert said(bot, table, 1) == AcceptOffer(standing(table, 0, 1).id)


def test_where_stalls_cannot_lie_air_is_sold_out_of_the_bag() -> None:
    """Rules §13: in the first edition only promises out of a bag may be empty."""
    table = an_inspection(FIRST, bags={1: [APPLE] * 3}, declared={1: APPLE})
    offer = said(an_adversary("air", 1, FIRST), table, 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel(from_bag=(CROSSBOW,) * 3)
    assert offer.terms.sheriff_gives.gold
    assert offer.terms.deed_for(1) is Deed.PASS


# The one who never pays


def test_the_miser_refuses_every_demand() -> None:
    table = an_inspection(bags={1: [SILK] * 4}, declared={1: APPLE})
    table = do(table, (0, MakeOffer(*a_demand(1, 1))))
    assert said(an_adversary("miser", 1), table, 1) == RefuseOffer(standing(table, 0, 1).id)


def test_the_miser_never_hands_anything_over_in_a_deal() -> None:
    specs = ["adversary-miser", "hard", "hard", "medium"]
    events = [event for seed in range(4) for event in play_match(SECOND, seed, specs, time_limit=20).events]
    assert [event for event in happened(events, OfferMade) if event.to == (0,) and event.terms.merchant_gives.gold]
    assert not [event for event in happened(events, GoodsHanded) if event.giver == 0]


# The shadow

LOADED = [CROSSBOW, SILK, SILK, APPLE, APPLE, CHEESE]


def test_foresight_is_what_hard_thinks_of_the_bag() -> None:
    told: list[Event] = [
        *a_round(1, APPLE, [SILK, SILK, APPLE], opened=True),
        RoundBegan(2, (0,)),
        CardsSetAside(1, (CHEESE,)),
        *a_round(2, CHEESE, [CHEESE] * 3)[1:],
        BagDeclared(1, APPLE, 4),
    ]
    foresight, hard = Foresight(1, SECOND), a_head(0, told=told)
    for event in told:
        foresight.hear(event)
    table = an_inspection(bags={1: [SILK] * 4}, declared={1: APPLE}, round=2)
    assert foresight.opening(table.public) == pytest.approx(hard.sheriff.opening(a_turn(table, 0), 1))
    table = do(table, (1, a_bribe(1, gold=4)))
    offer = OfferMade(1, (1,), (0,), standing(table, 1).terms, ())
    before = foresight.opening(table.public)
    foresaw = foresight.opening(table.public, Facts(offered=1.0))
    assert foresaw != before
    assert foresight.opening(table.public) == before, "what was only supposed did not happen"
    hard.hear(99, offer)
    assert foresaw == pytest.approx(hard.sheriff.opening(a_turn(table, 0), 1))


def test_the_shadow_pays_exactly_what_hard_takes() -> None:
    """A coin less is refused."""
    table = an_inspection(bags={1: [SILK] * 5}, declared={1: APPLE})
    caught = [event for _ in range(3) for event in a_round(1, APPLE, [SILK] * 5, opened=True)]
    told = [*caught, RoundBegan(2, (0,)), CardsSetAside(1, (CHEESE,)), BagDeclared(1, APPLE, 5)]
    shadow = an_adversary("shadow", 1, told=told)
    offer = said(shadow, table, 1)
    assert isinstance(offer, MakeOffer)
    gold = offer.terms.merchant_gives.gold
    assert gold > 2
    assert offer.terms == a_bribe(1, gold=gold).terms
    answers = {}
    for less in (0, 1, 2):
        with_offer = do(table, (1, a_bribe(1, gold=gold - less)))
        hard = a_head(0, told=[*told, OfferMade(1, (1,), (0,), standing(with_offer, 1).terms, ())], tools=())
        answers[less] = does(hard, with_offer, settle_now=True)
    assert isinstance(answers[0], AcceptOffer)
    assert isinstance(answers[2], OpenBag)


def test_the_shadow_pays_nothing_for_what_passes_free() -> None:
    table = an_inspection(bags={1: [SILK, SILK]}, declared={1: CHEESE})
    told = [
        *(event for _ in range(3) for event in a_round(1, CHEESE, [CHEESE] * 3, opened=True)),
        RoundBegan(2, (0,)),
        CardsSetAside(1, (MEAD, APPLE, BREAD)),
    ]
    shadow = an_adversary("shadow", 1, told=told)
    assert said(shadow, table, 1) is None
    table = do(table, (1, a_bribe(1, gold=9)))
    assert said(shadow, table, 1) == WithdrawOffer(standing(table, 1).id)


def test_the_shadow_packs_what_hard_lets_through() -> None:
    table = a_table(phase="loading", hands={1: LOADED})
    shadow = an_adversary("shadow", 1)
    assert isinstance(shadow, Shadow)
    turn = a_turn(table, 1)
    loaded = shadow.play(turn)
    assert isinstance(loaded, LoadBag)
    _, cards, good = shadow.planned
    best = max(
        shadow.worth(turn, (APPLE,) * apples + (SILK,) * silks, APPLE) for apples, silks in product(range(1, 3), (0, 1))
    )
    assert shadow.worth(turn, cards, good) >= best


# The sleeper


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_sleeper_is_honest_for_three_rounds(round_: int) -> None:
    hand = [SILK, SILK, CROSSBOW, APPLE, APPLE, CHEESE]
    sleeper = an_adversary("sleeper", 1)
    assert said(sleeper, a_table(phase="loading", hands={1: hand}, round=round_), 1) == LoadBag((APPLE, APPLE))


def test_then_the_sleeper_smuggles_everything() -> None:
    hand = [SILK, SILK, CROSSBOW, APPLE, APPLE, CHEESE]
    sleeper = an_adversary("sleeper", 1)
    loaded = said(sleeper, a_table(phase="loading", hands={1: hand}, round=4), 1)
    assert loaded == LoadBag((CROSSBOW, SILK, SILK, APPLE, APPLE))
    table = a_table(phase="declaration", bags={1: [SILK] * 3}, stalls={1: [CHEESE]}, round=4)
    assert said(sleeper, table, 1) == DeclareBag(CHEESE, 3)


def test_the_sleeper_keeps_contraband_from_the_last_honest_round_on() -> None:
    hand = [SILK, PEPPER, CROSSBOW, APPLE, APPLE, CHEESE]
    sleeper = an_adversary("sleeper", 1)
    for round_, keeps in ((1, False), (3, True), (4, True)):
        table = a_table(phase="market", hands={1: hand}, round=round_)
        aside = sleeper.play(Turn(a_turn(table, 1).view, AskKind.MARKET, may_wait=False))
        assert isinstance(aside, SetAside)
        assert all(card in IS_LEGAL for card in aside.cards) is keeps
