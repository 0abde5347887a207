"""Brimstone oil. Rules §12, D20."""

from typing import Any

import pytest

from nottingham.game import Event, Good, legal, tell
from nottingham.game.commands import (
    Command,
    KeepBrimstone,
    OpenBag,
    PassBag,
    UseBrimstone,
)
from nottingham.game.events import BrimstoneUsed, GoodsHanded, ProofShown
from nottingham.game.known import AskKind, Ending, Parcel
from nottingham.game.state import Table
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    MEAD,
    SILK,
    a_bribe,
    an_inspection,
    do,
    done,
    happened,
    refused,
)
from tests.rulebook.bargains import BOTH, a_promo_desk, asked, endings, from_merchant, passing, promos, struck, yes

SUMMONS, OIL, PLATE = Good.ROYAL_SUMMONS, Good.BRIMSTONE_OIL, Good.FEAST_PLATE


def smuggled(*cards: Good, **scene: Any) -> Table:
    """Merchant 1's bag with these cards has passed."""
    described: dict[str, Any] = {"stalls": {0: [APPLE, APPLE, APPLE], 2: [CHEESE]}}
    return do(a_promo_desk(*cards, **{**described, **scene}), (0, PassBag(1)))


def test_every_owner_of_a_passed_bag_with_face_down_cards_is_asked() -> None:
    """Rules §12: so that being asked tells nothing."""
    for cards in ((APPLE, OIL), (APPLE, SILK), (SILK, SUMMONS)):
        assert asked(smuggled(*cards)) == [(1, AskKind.BRIMSTONE)]


def test_being_asked_is_the_same_with_an_oil_and_without() -> None:
    """Rules §12: whoever has none answers like one who keeps it."""
    told = []
    for card in (OIL, SILK):
        table = smuggled(APPLE, card)
        _, events = done(table, 1, KeepBrimstone())
        told.append(([tell(event, 0) for event in events], table.public.brimstone))
    assert told[0] == told[1]


def test_owners_without_face_down_cards_are_not_asked() -> None:
    """Rules §12."""
    assert asked(smuggled(APPLE, BREAD)) == [(0, AskKind.SETTLE)]


def test_nobody_is_asked_when_a_bag_is_opened_or_the_card_is_not_in_the_game() -> None:
    """Rules §12."""
    assert asked(do(a_promo_desk(APPLE, OIL), (0, OpenBag(1)))) == [(0, AskKind.SETTLE)]
    assert asked(smuggled(APPLE, SILK, rules=promos(without=(OIL,)))) == [(0, AskKind.SETTLE)]


def test_an_oil_burns_up_to_two_goods_of_one_kind_on_one_stall() -> None:
    """Rules §12: onto the discard, the oil with them; the Sheriff is an opponent too."""
    table, events = done(smuggled(APPLE, OIL), 1, UseBrimstone(0, APPLE, 2))
    assert table.public.stalls[0] == (APPLE,)
    assert sorted(table.public.piles[0]) == [APPLE, APPLE, OIL]
    assert (table.public.contraband[1], table.own[1].contraband) == (0, ())
    (used,) = happened(events, BrimstoneUsed)
    assert all(tell(used, seat) == used for seat in (0, 2, None))
    assert do(smuggled(APPLE, OIL), (1, UseBrimstone(2, CHEESE, 1))).public.stalls[2] == ()


def test_an_oil_burns_nothing_that_is_not_there() -> None:
    """Rules §12: at most two, of an opponent, legal goods."""
    table = smuggled(APPLE, OIL)
    assert refused(table, 1, UseBrimstone(0, APPLE, 3)) == "brimstone.wrong_number"
    assert refused(table, 1, UseBrimstone(2, CHEESE, 2)) == "brimstone.wrong_number"
    assert refused(table, 1, UseBrimstone(0, SILK, 1)) == "brimstone.wrong_number"
    assert refused(table, 1, UseBrimstone(1, APPLE, 1)) == "brimstone.no_opponent"
    assert refused(table, 1, UseBrimstone(9, APPLE, 1)) == "brimstone.no_opponent"
    assert refused(table, 2, UseBrimstone(0, APPLE, 1)) == "brimstone.not_asked"
    assert refused(table, 2, KeepBrimstone()) == "brimstone.not_asked"


def test_an_oil_may_be_kept() -> None:
    """Rules §12: then it lies face down on the stall."""
    table = do(smuggled(APPLE, OIL), (1, KeepBrimstone()))
    assert table.own[1].contraband == (OIL,)
    assert table.public.stalls[0] == (APPLE, APPLE, APPLE)
    assert asked(table) == [(0, AskKind.SETTLE)]


def test_two_oils_may_be_used_one_after_the_other() -> None:
    """Rules §12."""
    table = do(smuggled(OIL, OIL), (1, UseBrimstone(0, APPLE, 2)), (1, UseBrimstone(2, CHEESE, 1)))
    assert table.public.stalls[0] == (APPLE,)
    assert table.public.stalls[2] == ()
    assert table.own[1].contraband == ()


def test_an_oil_works_only_out_of_the_own_passed_bag() -> None:
    """D20: not when it arrived by deal or debt, or lay there already."""
    use = UseBrimstone(0, APPLE, 1)
    table = smuggled(SILK, stalls={0: [APPLE], 1: [OIL]})
    assert refused(table, 1, use) == "brimstone.none"
    assert not legal(table, 1).contains(use)
    table, _ = struck(
        a_promo_desk(SILK, stalls={0: [APPLE, OIL]}), from_merchant(1, passing(1), gets=Parcel(contraband=(OIL,)))
    )
    assert table.own[1].contraband == (OIL, SILK)
    assert refused(table, 1, use) == "brimstone.none"


def test_a_used_oil_does_not_bring_another_one_on_the_stall_to_work() -> None:
    """D20: the second question is for a second oil out of the same bag."""
    table = do(smuggled(OIL, SILK, stalls={0: [APPLE, APPLE], 1: [OIL]}), (1, UseBrimstone(0, APPLE, 1)))
    assert refused(table, 1, UseBrimstone(0, APPLE, 1)) == "brimstone.none"


def test_burnt_goods_make_offers_of_them_lapse() -> None:
    """Rules §5: legal goods in it are no longer there."""
    table = a_promo_desk(APPLE, OIL, stalls={2: [CHEESE]})
    table = do(table, (2, a_bribe(2, legal=(CHEESE,))), (0, PassBag(1)))
    _, events = done(table, 1, UseBrimstone(2, CHEESE, 1))
    assert endings(events) == [((2,), Ending.LAPSED)]


@pytest.mark.parametrize("command", [PassBag(2), OpenBag(2)])
def test_nothing_is_settled_while_an_owner_is_asked(command: Command) -> None:
    """Rules §4.4: one bag at a time."""
    assert refused(smuggled(APPLE, SILK), 0, command) == "ask.pending"


# Brimstone oil and deals


def burnt(table: Table, *, promised: tuple[Good, ...]) -> tuple[Table, list[Event]]:
    """The bag passes for goods out of it; its owner uses the oil before they are handed over."""
    table, _ = struck(table, a_bribe(1, from_bag=promised))
    return done(table, 1, UseBrimstone(0, BREAD, 1))


def test_a_promised_oil_may_be_used_before_it_is_handed_over() -> None:
    """Rules §5, §12: promised goods follow after the bag has passed, and it comes short."""
    table, events = burnt(a_promo_desk(APPLE, OIL, stalls={0: [BREAD]}), promised=(OIL, APPLE))
    assert table.public.stalls[:2] == ((APPLE,), ())
    assert len(happened(events, ProofShown)) == 1


def test_a_proof_after_a_used_oil_shows_the_bag_as_it_was() -> None:
    """Rules §5: with the oil in it."""
    _, events = burnt(a_promo_desk(APPLE, OIL, stalls={0: [BREAD]}), promised=(MEAD,))
    (proof,) = happened(events, ProofShown)
    assert sorted(proof.bag) == [APPLE, OIL]


def two_bags_pass(*promised: Good) -> tuple[Table, list[Event]]:
    """A joint deal passes the bags of 2 and 3, for goods out of 2's; 3's oil burns what 2 had in the bag."""
    table = an_inspection(
        promos(players=6),
        bags={2: [APPLE, SILK], 3: [APPLE, OIL], 4: [APPLE]},
        declared={2: APPLE, 3: APPLE, 4: APPLE},
        deputies=BOTH,
    )
    table = do(table, (2, from_merchant(2, passing(2), passing(3), to=BOTH, from_bag=promised)))
    table, _ = yes(table, 0, 2, BOTH)
    table, _ = yes(table, 1, 2, BOTH)
    return done(do(table, (2, KeepBrimstone())), 3, UseBrimstone(2, APPLE, 1))


def test_a_truthful_promise_is_no_bluff_if_another_bags_oil_burned_the_goods() -> None:
    """Rules §5, §12: what was promised was there, as everybody saw when the bag passed, so no proof is owed."""
    _, events = two_bags_pass(APPLE, SILK)
    (handed,) = happened(events, GoodsHanded)
    assert (handed.legal, handed.contraband) == ((), (SILK,))
    assert happened(events, ProofShown) == []


def test_a_fire_does_not_hide_a_bluff() -> None:
    """Rules §5: one of the goods burned, the other was never there."""
    _, events = two_bags_pass(APPLE, MEAD)
    (proof,) = happened(events, ProofShown)
    assert (proof.bag, proof.contraband) == ((APPLE, SILK), None)


def test_every_owner_is_asked_when_one_deal_passes_two_bags() -> None:
    """Rules §12, §10: a joint deal of the deputies may."""
    rules = promos(players=6)
    table = an_inspection(
        rules,
        bags={2: [APPLE, SILK], 3: [APPLE, SILK], 4: [APPLE]},
        declared={2: APPLE, 3: APPLE, 4: APPLE},
        deputies=BOTH,
    )
    table = do(table, (2, from_merchant(2, passing(2), passing(3), to=BOTH, gold=5)))
    table, _ = yes(table, 0, 2, BOTH)
    table, _ = yes(table, 1, 2, BOTH)
    answered = []
    while table.public.brimstone:
        (ask,) = table.awaiting
        answered.append(ask.seat)
        table = do(table, (ask.seat, KeepBrimstone()))
    assert answered == [2, 3]
