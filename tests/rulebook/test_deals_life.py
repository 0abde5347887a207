"""The life of an offer: how it stands, and how it ends. Rules §5."""

from typing import Any

import pytest

from nottingham.game import Ruleset
from nottingham.game.commands import (
    AcceptOffer,
    ClaimBlackMarket,
    OpenBag,
    PassBag,
    PayDebt,
    RefuseOffer,
    WithdrawOffer,
)
from nottingham.game.events import OfferEnded
from nottingham.game.known import Ending, OfferId, Parcel
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    FIRST,
    MEAD,
    PEPPER,
    SILK,
    a_bribe,
    an_inspection,
    do,
    done,
    happened,
    refused,
    standing,
)
from tests.rulebook.bargains import (
    desk,
    endings,
    from_merchant,
    from_sheriff,
    opening,
    passing,
    struck,
    taking_nothing,
    turned_down,
    yes,
)

a_desk = desk(
    bags={1: [APPLE, SILK], 2: [CHEESE, MEAD], 3: [BREAD]},
    declared={1: APPLE, 2: CHEESE, 3: BREAD},
)


def market(edition: str) -> Ruleset:
    return Ruleset.preset(edition, players=4, black_market=True)


# One for each pair and direction


def test_a_new_offer_replaces_the_old_one_of_the_same_pair_and_direction() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)), (1, a_bribe(1, gold=7)))
    assert [offer.terms.merchant_gives.gold for offer in table.public.offers] == [7]


def test_a_counter_offer_leaves_the_first_one_standing() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)), (0, from_sheriff(1, passing(1), asks=Parcel(gold=8))))
    assert standing(table, 1).terms.merchant_gives.gold == 5
    assert standing(table, 0, 1).terms.merchant_gives.gold == 8


def test_offers_of_different_merchants_stand_side_by_side() -> None:
    """Rules §5: everybody may negotiate about a bag, also who does not own it."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)), (2, from_merchant(2, opening(1), gold=5)), (3, a_bribe(3, gold=1)))
    assert [offer.by for offer in table.public.offers] == [(1,), (2,), (3,)]


def test_an_offer_is_named_by_its_sides_and_the_event_that_made_it() -> None:
    """Rules §5, design §3."""
    table = a_desk()
    after = do(table, (1, a_bribe(1, gold=5)))
    assert standing(after, 1).id == OfferId((1,), (0,), table.public.n)


# Refusal and withdrawal


def test_the_other_side_may_refuse_an_offer() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)))
    offer = standing(table, 1).id
    assert refused(table, 1, RefuseOffer(offer)) == "offer.not_your_side"
    assert refused(table, 2, RefuseOffer(offer)) == "offer.not_your_side"
    table, events = done(table, 0, RefuseOffer(offer))
    assert endings(events) == [((1,), Ending.REFUSED)]
    assert table.public.offers == ()


def test_its_maker_may_withdraw_an_offer() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)))
    offer = standing(table, 1).id
    assert refused(table, 0, WithdrawOffer(offer)) == "offer.not_your_side"
    assert refused(table, 2, WithdrawOffer(offer)) == "offer.not_your_side"
    table, events = done(table, 1, WithdrawOffer(offer))
    assert endings(events) == [((1,), Ending.WITHDRAWN)]
    assert table.public.offers == ()


def test_a_refused_offer_may_be_made_again() -> None:
    """Rules §5: the Sheriff alone decides when talking is over."""
    table = turned_down(do(a_desk(), (1, a_bribe(1, gold=5))), 0, 1)
    table = do(table, (1, a_bribe(1, gold=5)))
    assert standing(table, 1).terms.merchant_gives.gold == 5


def test_an_acceptance_names_the_version_so_that_changed_terms_get_no_yes() -> None:
    """Rules §5: a stale version is refused, by whatever command."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)))
    old = standing(table, 1).id
    table = do(table, (1, a_bribe(1, gold=1)))
    assert refused(table, 0, AcceptOffer(old)) == "offer.stale"
    assert refused(table, 0, PassBag(1, old)) == "offer.stale"
    assert refused(table, 0, RefuseOffer(old)) == "offer.stale"
    assert refused(table, 1, WithdrawOffer(old)) == "offer.stale"
    table, _ = yes(table, 0, 1)
    assert table.public.gold[1] == 49


def test_an_offer_is_accepted_once_and_by_the_other_side() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)))
    offer = standing(table, 1).id
    assert refused(table, 1, AcceptOffer(offer)) == "offer.not_yours_to_accept"
    assert refused(table, 2, AcceptOffer(offer)) == "offer.not_yours_to_accept"
    table = do(table, (0, AcceptOffer(offer)))
    assert refused(table, 0, AcceptOffer(offer)) == "offer.stale"


# Lapse


def test_an_offer_lapses_when_its_gold_is_gone() -> None:
    """Rules §5: for all to see."""
    table = do(
        a_desk(gold={1: 10}), (1, from_merchant(1, opening(3), gold=7)), (0, from_sheriff(1, asks=Parcel(gold=4)))
    )
    table, events = yes(table, 1, 0, 1)
    assert endings(events) == [((1,), Ending.LAPSED)]
    assert table.public.offers == ()


def test_an_offer_stands_while_its_gold_is_still_there() -> None:
    """Rules §5."""
    table = do(
        a_desk(gold={1: 10}), (1, from_merchant(1, opening(3), gold=7)), (0, from_sheriff(1, asks=Parcel(gold=3)))
    )
    table, _ = yes(table, 1, 0, 1)
    assert standing(table, 1).terms.merchant_gives.gold == 7


def test_an_offer_lapses_when_its_legal_goods_are_gone() -> None:
    """Rules §5."""
    table = do(
        a_desk(stalls={1: [CHICKEN]}),
        (1, from_merchant(1, opening(3), legal=(CHICKEN,))),
        (0, from_sheriff(1, asks=Parcel(legal=(CHICKEN,)))),
    )
    table, events = yes(table, 1, 0, 1)
    assert endings(events) == [((1,), Ending.LAPSED)]


def test_an_offer_lapses_when_the_sheriffs_part_is_gone() -> None:
    """Rules §5: gold or legal goods in it, whoever gives them."""
    table = do(
        a_desk(gold={0: 10}),
        (1, from_merchant(1, gets=Parcel(gold=8))),
        (2, from_merchant(2, gets=Parcel(gold=5))),
        (3, from_merchant(3, gets=Parcel(gold=3))),
    )
    table, events = yes(table, 0, 2)
    assert endings(events) == [((1,), Ending.LAPSED)]
    assert [offer.by for offer in table.public.offers] == [(3,)]


def test_a_fine_makes_offers_lapse() -> None:
    """Rules §5: gold is gone, however it went."""
    table = do(a_desk(gold={2: 6}), (2, from_merchant(2, opening(1), gold=3)))
    table, events = done(table, 0, OpenBag(2))
    assert table.public.gold[2] == 2
    assert endings(events) == [((2,), Ending.LAPSED)]


@pytest.mark.parametrize("settle", [PassBag(2), OpenBag(2)])
@pytest.mark.parametrize("term", [opening(2), taking_nothing(2)])
def test_an_offer_lapses_when_a_bag_it_speaks_of_is_settled(settle: PassBag | OpenBag, term: Any) -> None:
    """Rules §5: third parties pay only for what was agreed before."""
    table = do(a_desk(), (1, from_merchant(1, passing(1), term, gold=20)))
    table, events = done(table, 0, settle)
    assert endings(events) == [((1,), Ending.LAPSED)]
    assert table.public.gold[1] == 50


def test_an_offer_to_open_a_bag_is_not_paid_after_it_was_opened() -> None:
    """Rules §5: paid only if accepted before."""
    table = do(a_desk(), (1, from_merchant(1, opening(2), gold=20)))
    offer = standing(table, 1).id
    table = do(table, (0, OpenBag(2)))
    assert refused(table, 0, AcceptOffer(offer)) == "offer.stale"
    assert table.public.gold[1] == 50


def test_offers_that_do_not_speak_of_a_settled_bag_stand() -> None:
    """Rules §5: also those of a merchant whose own bag is settled."""
    table = do(a_desk(), (1, from_merchant(1, opening(3), gold=2)), (2, a_bribe(2, gold=3)), (0, PassBag(1)))
    assert [offer.by for offer in table.public.offers] == [(1,), (2,)]
    table = do(table, (1, from_merchant(1, opening(2), gold=4)))
    assert standing(table, 1).terms.merchant_gives.gold == 4


def test_no_offer_survives_the_last_bag() -> None:
    """Rules §5: negotiation is open until then."""
    table = do(a_desk(), (0, PassBag(1)), (0, PassBag(2)), (1, from_merchant(1, favour="Next time.")))
    table, events = done(table, 0, PassBag(3))
    assert endings(events) == [((1,), Ending.LAPSED)]
    assert refused(table, 2, a_bribe(2, 1, gold=1)) == "offer.closed"


def test_second_edition_stall_contraband_is_not_checked() -> None:
    """Rules §5, D13: that would tell. Claimed away, the offer has become a bluff."""
    table = an_inspection(
        market("second"),
        bags={1: [APPLE], 2: [APPLE]},
        declared={1: APPLE, 2: APPLE},
        stalls={1: [PEPPER, PEPPER, PEPPER]},
    )
    table = do(table, (0, PassBag(1)), (1, from_merchant(1, opening(2), contraband=(PEPPER,))))
    table = do(table, (1, ClaimBlackMarket(PEPPER)))
    assert standing(table, 1).terms.merchant_gives.contraband == (PEPPER,)


def test_first_edition_contraband_that_was_claimed_away_makes_the_offer_lapse() -> None:
    """D13."""
    table = an_inspection(
        market("first"),
        bags={1: [APPLE], 2: [APPLE]},
        declared={1: APPLE, 2: APPLE},
        stalls={1: [PEPPER, PEPPER, PEPPER]},
    )
    table = do(table, (0, PassBag(1)), (1, from_merchant(1, opening(2), contraband=(PEPPER,))))
    table, events = done(table, 1, ClaimBlackMarket(PEPPER))
    assert endings(events) == [((1,), Ending.LAPSED)]


def test_first_edition_contraband_that_paid_a_debt_makes_the_offer_lapse() -> None:
    """Rules §5, §13: stall goods must be real."""
    table = do(
        a_desk(FIRST, gold={2: 0}, stalls={2: [PEPPER]}, bags={1: [APPLE], 2: [SILK], 3: [BREAD]}),
        (2, from_merchant(2, opening(3), contraband=(PEPPER,))),
        (0, OpenBag(2)),
    )
    _, events = done(table, 2, PayDebt((), (PEPPER,)))
    assert endings(events) == [((2,), Ending.LAPSED)]


def test_first_edition_offers_of_other_contraband_outlive_a_claim() -> None:
    """Rules §5, D13: everybody sees that what left were peppers, and the silk is still there."""
    table = an_inspection(
        market("first"),
        bags={1: [APPLE], 2: [APPLE]},
        declared={1: APPLE, 2: APPLE},
        stalls={1: [PEPPER, PEPPER, PEPPER, SILK]},
    )
    table = do(table, (0, PassBag(1)), (1, from_merchant(1, opening(2), contraband=(SILK,))))
    table = do(table, (1, ClaimBlackMarket(PEPPER)))
    assert standing(table, 1).terms.merchant_gives.contraband == (SILK,)


# Passing and opening end offers


def test_passing_with_the_owners_standing_offer_accepts_it() -> None:
    """Rules §5."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)))
    table = do(table, (0, PassBag(1, standing(table, 1).id)))
    assert table.public.gold[:2] == (55, 45)
    assert table.public.contraband[1] == 1
    assert table.public.unsettled == (2, 3)


def test_passing_without_the_owners_standing_offer_refuses_it() -> None:
    """Rules §5, D11."""
    table, events = done(do(a_desk(), (1, a_bribe(1, gold=5))), 0, PassBag(1))
    assert endings(events) == [((1,), Ending.REFUSED)]
    assert table.public.gold[:2] == (50, 50)


def test_a_bag_is_passed_only_with_an_offer_of_its_owner_that_passes_it() -> None:
    """Rules §5: accepts it, if it includes passing that bag."""
    table = do(a_desk(), (1, from_merchant(1, opening(3), gold=5)), (2, from_merchant(2, passing(1), gold=5)))
    assert refused(table, 0, PassBag(1, standing(table, 1).id)) == "offer.does_not_pass_the_bag"
    assert refused(table, 0, PassBag(1, standing(table, 2).id)) == "offer.does_not_pass_the_bag"
    assert refused(table, 0, PassBag(1, chosen=(SILK,))) == "offer.choose_cards"


def test_opening_a_bag_refuses_every_offer_to_pass_it() -> None:
    """Rules §5: the owner's and those of third parties."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)), (3, from_merchant(3, passing(1), gold=1)), (2, a_bribe(2, gold=1)))
    table, events = done(table, 0, OpenBag(1))
    assert endings(events) == [((1,), Ending.REFUSED), ((3,), Ending.REFUSED)]
    assert [offer.by for offer in table.public.offers] == [(2,)]


def test_the_merchants_offer_ends_when_the_sheriffs_counter_offer_passes_the_bag() -> None:
    """Rules §5: it speaks of a bag that has been settled otherwise."""
    table = do(a_desk(), (1, a_bribe(1, gold=5)), (0, from_sheriff(1, passing(1), asks=Parcel(gold=8))))
    table, events = yes(table, 1, 0, 1)
    assert [event.offer.by for event in happened(events, OfferEnded)] == [(1,)]
    assert table.public.offers == ()
    assert table.public.gold[:2] == (58, 42)


def test_talk_goes_on_after_a_deal() -> None:
    """Rules §5: until the last bag is settled, also with a merchant whose own bag is."""
    table, _ = struck(a_desk(FIRST), a_bribe(1, gold=5))
    table, _ = struck(table, from_merchant(1, opening(2), gold=5))
    assert table.public.gold[:2] == (60, 40)
