"""Goods promised out of a bag: bluffs pay while one is trusted, and are remembered. Issue 3, rules §5."""

from collections.abc import Sequence
from typing import Any

from nottingham.bots.clever.plan import Plan
from nottingham.bots.ledger import Ledger
from nottingham.game import Dice, Event
from nottingham.game.commands import MakeOffer
from nottingham.game.events import DealStruck, GoodsHanded
from nottingham.game.known import BagTerm, Deed, FaceDown, OfferId, Parcel, Terms
from nottingham.game.state import Table
from tests.bots.heads import a_demand, a_head, a_turn, does
from tests.builders import APPLE, CROSSBOW, PEPPER, SILK, a_bribe, an_inspection, do, standing

PROMISED = DealStruck(OfferId((1,), (0,), 1), 1, Terms(Parcel(from_bag=(SILK,)), bags=(BagTerm(1, Deed.PASS),)))
DELIVERED = (PROMISED, GoodsHanded(1, 0, (1, 0), 0, (), FaceDown(1), from_bag=True))
BLUFFED = (PROMISED, GoodsHanded(1, 0, (1, 0), 0, (), FaceDown(0), from_bag=True))


def pressed(bag: tuple[object, ...] = (PEPPER, PEPPER, PEPPER)) -> tuple[Table, Plan]:
    """Seat 1 has offered 2 gold, and the Sheriff wants 40."""
    table = an_inspection(bags={1: bag}, declared={1: APPLE})
    table = do(table, (1, a_bribe(1, gold=2)), (0, MakeOffer(*a_demand(1, 40))))
    return table, Plan(table.own[1].bag, APPLE, 10.0, bribe=2)


def raises(told: Sequence[Event] = ()) -> list[MakeOffer]:
    """What is said under pressure, with many dice."""
    table, plan = pressed()
    found = []
    for seed in range(80):
        head = a_head(1, told=told, temperature=1.0)
        head.mind.dice = Dice(seed)
        head.merchant.plan = plan
        head.haggler.bid(1, 2)
        raised = does(head, table)
        if isinstance(raised, MakeOffer):
            do(table, (1, raised))
            found.append(raised)
    return found


def test_a_merchant_who_is_pressed_raises_and_now_and_then_promises_something_out_of_the_bag() -> None:
    found = raises()
    assert len(found) > 15
    assert all(offer.terms.merchant_gives.gold > 2 or offer.terms.merchant_gives.typed for offer in found)
    assert all(offer.terms.deed_for(1) is Deed.PASS for offer in found)
    promised = {offer.terms.merchant_gives.from_bag for offer in found}
    assert promised & {(CROSSBOW,), (PEPPER,)}
    assert () in promised


def test_a_merchant_whose_bluff_was_proved_promises_nothing_more() -> None:
    found = raises(BLUFFED)
    assert found
    assert all(offer.terms.merchant_gives.from_bag == () for offer in found)


def test_promised_goods_count_for_less_after_a_bluff() -> None:
    table = an_inspection(bags={1: [SILK] * 3}, declared={1: APPLE})
    table = do(table, (1, a_bribe(1, gold=1, from_bag=(SILK, SILK))))
    offer = standing(table, 1)
    trusting, wiser = a_head(0), a_head(0, told=BLUFFED)
    values = [head.sheriff.offer_worth(a_turn(table, 0), offer, {1: 0.0}) for head in (trusting, wiser)]
    assert values[0] > values[1]


def test_trust_in_bags_follows_what_was_delivered() -> None:
    ledger = Ledger()
    assert ledger.bag_trust(1) == 0.5
    for event in DELIVERED:
        ledger.hear(event)
    assert ledger.bag_trust(1) > 0.6
    for event in (*BLUFFED, *BLUFFED):
        ledger.hear(event)
    assert ledger.bag_trust(1) < 0.5


def test_who_is_ahead_is_opened_more_readily() -> None:
    """Issue 3: the Sheriff watches who is ahead."""
    scene: dict[str, Any] = {"bags": {1: [APPLE] * 4}, "declared": {1: APPLE}}
    ahead = an_inspection(**scene, gold={1: 120})
    behind = an_inspection(**scene, gold={1: 5})
    head = a_head(0)
    assert head.sheriff.opening(a_turn(ahead, 0), 1) > head.sheriff.opening(a_turn(behind, 0), 1)
