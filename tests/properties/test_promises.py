"""What a deal promises and an ask demands is not lost on the way. Rules §5, §12; design §7.1."""

from hypothesis import given, settings

from nottingham.game import Event, Good, Ruleset
from nottingham.game.changes.tools import count
from nottingham.game.commands import AcceptOffer, KeepBrimstone, MakeOffer
from nottingham.game.events import BrimstoneAsked, BrimstoneKept, BrimstoneUsed, DealStruck, GoodsHanded
from nottingham.game.known import AskKind, BagTerm, Deed, Parcel, Terms
from nottingham.game.offers import must_be_real
from tests.builders import APPLE, PEPPER, SILK, an_inspection, do, standing
from tests.strategies import Start, line_of, starts

MORE = settings(max_examples=4 * settings().max_examples)


@MORE
@given(starts())
def test_stall_goods_that_must_be_real_are_handed_over_in_full(start: Start) -> None:
    """Design §7.1, rules §5: the Sheriff's side gives what it promised, in both editions; in the first edition the
    merchant does, too. Only goods out of a bag, and stall contraband in the second edition, may be a bluff."""
    for step in line_of(start):
        struck = [event for event in step.events if isinstance(event, DealStruck)]
        handed = [event for event in step.events if isinstance(event, GoodsHanded) and not event.from_bag]
        for event in handed:
            deal = struck[0]
            by_merchant = event.giver == deal.merchant
            parcel = deal.terms.merchant_gives if by_merchant else deal.terms.sheriff_gives
            if must_be_real(step.before.public, by_merchant):
                assert count(event.contraband) == len(parcel.contraband) + parcel.unseen, (deal, event)


@MORE
@given(starts())
def test_everybody_who_is_asked_for_an_oil_answers(start: Start) -> None:
    """Design §7.1, rules §12: every owner of a passed bag with face-down cards is asked, and no ask is lost."""
    asked: list[int] = []
    for step in line_of(start):
        for event in step.events:
            asked = _still_asked(asked, event)
        open_asks = [ask.seat for ask in step.after.awaiting if ask.kind is AskKind.BRIMSTONE]
        assert not asked or step.after.public.debts or step.after.public.placing or asked[:1] == open_asks, asked


def _still_asked(asked: list[int], event: Event) -> list[int]:
    """Who has to answer after one more event, first asked, first to answer."""
    if isinstance(event, BrimstoneUsed | BrimstoneKept):
        return [seat for seat in asked if seat != event.seat]
    if isinstance(event, BrimstoneAsked):
        return [*asked, event.seat]
    return asked


def test_a_joint_deal_that_passes_two_bags_asks_both_owners_for_an_oil() -> None:
    """Design §7.1, rules §10, §12: the rare case of the property above, since both bags pass at one blow."""
    rules = Ruleset.preset("second", players=6, promos={Good.BRIMSTONE_OIL: 1})
    declared = dict.fromkeys((2, 3), APPLE)
    table = an_inspection(rules, deputies=(0, 1), bags={2: [SILK], 3: [PEPPER]}, declared=declared)
    passes = (BagTerm(2, Deed.PASS), BagTerm(3, Deed.PASS))
    table = do(table, (2, MakeOffer((2,), (0, 1), Terms(Parcel(gold=5), bags=passes))))
    offer = standing(table, 2, (0, 1))
    table = do(table, (0, AcceptOffer(offer.id)), (1, AcceptOffer(offer.id)))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(2, AskKind.BRIMSTONE)]
    table = do(table, (2, KeepBrimstone()))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(3, AskKind.BRIMSTONE)]
