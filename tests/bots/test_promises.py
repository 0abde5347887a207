"""Favours: given, kept by the honourable, and trusted by what was kept before."""

from typing import Any

import pytest

from nottingham.bots.clever.plan import Plan
from nottingham.bots.clever.promising import NEVER_OPEN, word_broken
from nottingham.bots.ledger import PASS_NEXT, Ledger
from nottingham.game import Dice, Event, Good, Ruleset
from nottingham.game.commands import AcceptOffer, LoadBag, MakeOffer
from nottingham.game.events import BagDeclared, BagOpened, BagPassed, DealStruck, RoundBegan
from nottingham.game.known import BagTerm, Deed, FaceDown, Favour, FavourKind, OfferId, Parcel, Terms
from tests.bots.heads import a_head, a_round, a_turn, does
from tests.builders import APPLE, CHEESE, CROSSBOW, SECOND, SILK, a_bribe, a_table, an_inspection, do, standing


def promised(by: int, to: int) -> DealStruck:
    return DealStruck(OfferId((by,), (to,), 1), by, Terms(Parcel(1, typed=PASS_NEXT)))


def a_ledger(*kept: bool) -> Ledger:
    """Seat 1 promised seat 0, and kept it or did not; as often as said."""
    ledger = Ledger()
    for round_number, keeps in enumerate(kept, start=1):
        ledger.hear(promised(1, 0))
        ledger.hear(RoundBegan(round_number, (1,)))
        ledger.hear(BagPassed(0, (APPLE,), FaceDown(0)) if keeps else BagOpened(0, (1,), (APPLE,), (), True))
    return ledger


def test_a_promise_stands_until_its_bag_is_settled() -> None:
    ledger = Ledger()
    ledger.hear(promised(1, 0))
    for round_number, (sheriff, owner) in enumerate([(2, 0), (1, 3)], start=1):
        ledger.hear(RoundBegan(round_number, (sheriff,)))
        ledger.hear(BagOpened(owner, (sheriff,), (APPLE,), (), True))
    assert ledger.open == {(1, 0)}
    ledger.hear(BagPassed(0, (APPLE,), FaceDown(0)))
    assert ledger.open == set()
    assert ledger.trust(1) > 0.5


def test_trust_rises_when_a_promise_is_kept_and_falls_when_it_is_broken() -> None:
    assert a_ledger(True, True).trust(1) > a_ledger(True).trust(1) > a_ledger().trust(1)
    assert a_ledger(False, False).trust(1) < a_ledger(False).trust(1) < a_ledger().trust(1)


def test_other_words_are_talk() -> None:
    ledger = Ledger()
    ledger.hear(DealStruck(OfferId((1,), (0,), 1), 1, Terms(Parcel(1, favour="my cow"))))
    assert ledger.open == set()


def test_a_promise_to_two_deputies_is_not_understood() -> None:
    ledger = Ledger()
    ledger.hear(DealStruck(OfferId((1,), (0, 2), 1), 1, Terms(Parcel(1, typed=PASS_NEXT))))
    assert ledger.open == set()


def offers(round: int, dice: int = 40, **scene: Any) -> list[MakeOffer]:
    """What is offered for a bag that is worth much, with many dice."""
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE}, round=round, **scene)
    found = []
    for seed in range(dice):
        head = a_head(1, temperature=1.0)
        head.mind.dice = Dice(seed)
        head.merchant.plan = Plan(table.own[1].bag, APPLE, 10.0, bribe=6)
        offer = does(head, table)
        assert isinstance(offer, MakeOffer)
        do(table, (1, offer))
        found.append(offer)
    return found


def test_a_promise_sweetens_an_offer_now_and_then_and_saves_gold() -> None:
    found = [offer.terms.merchant_gives for offer in offers(1)]
    promised, plain = [p for p in found if p.typed == PASS_NEXT], [p for p in found if not p.has_favour]
    assert promised
    assert plain
    assert min(p.gold for p in promised) < min(p.gold for p in plain)


def test_nobody_promises_what_cannot_be_kept() -> None:
    """In the last round nobody is Sheriff again."""
    assert not any(offer.terms.merchant_gives.has_favour for offer in offers(8))


def opening(told: list[Event], character: str = "") -> float:
    """What opening the bag of seat 1 seems worth to a Sheriff in seat 0."""
    table = an_inspection(bags={1: [SILK, SILK]}, declared={1: APPLE})
    head = a_head(0, character=character, told=told)
    return head.sheriff.opening(a_turn(table, 0), 1)


def test_the_own_word_holds_a_sheriff_back() -> None:
    assert opening([promised(0, 1)]) < opening([])


@pytest.mark.parametrize(("character", "holds"), [("stern", True), ("brazen", False)])
def test_the_honourable_keep_their_word_and_the_brazen_do_not_mind(character: str, holds: bool) -> None:
    assert (opening([promised(0, 1)], character) < opening([], character)) is holds


def test_a_broken_promise_makes_the_next_one_worth_less() -> None:
    """Seat 1 promises the Sheriff again; once he kept it before, once he broke it."""
    table = an_inspection(bags={1: [SILK, SILK]}, declared={1: APPLE}, round=1)
    table = do(table, (1, a_bribe(1, gold=4, typed=PASS_NEXT)))
    offer = standing(table, 1)

    def worth(opened: bool) -> float:
        told = [promised(1, 0), *a_round(0, APPLE, [APPLE], opened=opened, sheriff=1)]
        return a_head(0, told=told).sheriff.offer_worth(a_turn(table, 0), offer, {1: 0.0})

    assert worth(opened=False) > worth(opened=True)


def test_the_gullible_believe_more() -> None:
    table = an_inspection(Ruleset.preset("second", players=4), bags={1: [SILK]}, declared={1: APPLE}, round=1)
    table = do(table, (1, a_bribe(1, gold=4, typed=PASS_NEXT)))
    worth = [
        a_head(0, SECOND, character=name).sheriff.offer_worth(a_turn(table, 0), standing(table, 1), {1: 0.0})
        for name in ("gullible", "")
    ]
    assert worth[0] > worth[1]


def owes(gold: int, by: int = 1, to: int = 0) -> list[Event]:
    """One promised another gold for a later round, and now it is that round: seat 0 keeps the gate."""
    favour = Favour(FavourKind.GOLD_NEXT, gold=gold)
    struck = DealStruck(OfferId((by,), (to,), 1), by, Terms(Parcel(1, typed=favour)))
    return [RoundBegan(1, (2,)), struck, RoundBegan(2, (0,)), BagDeclared(1, APPLE, 2)]


def pays(character: str = "", gold: int = 4) -> MakeOffer | None:
    table = an_inspection(bags={1: [APPLE, APPLE]}, declared={1: APPLE}, round=2)
    offer = does(a_head(1, character=character, told=owes(gold)), table)
    assert offer is None or isinstance(offer, MakeOffer)
    if offer is not None:
        do(table, (1, offer))
    return offer


def test_promised_gold_is_paid_when_its_round_comes() -> None:
    offer = pays()
    assert offer is not None
    assert (offer.to, offer.terms) == ((0,), Terms(Parcel(4)))


def test_the_brazen_keep_promised_gold() -> None:
    assert pays("brazen") is None


def test_nobody_pays_more_than_honour_is_worth() -> None:
    assert pays(gold=12) is None
    assert pays("stern", gold=12) is not None


def test_a_sheriff_pays_what_he_promised_as_a_merchant() -> None:
    table = an_inspection(bags={1: [APPLE, APPLE]}, declared={1: APPLE}, round=2)
    offer = does(a_head(0, told=owes(4, by=0, to=1)), table)
    assert isinstance(offer, MakeOffer)
    assert (offer.to, offer.terms) == ((1,), Terms(sheriff_gives=Parcel(4)))
    after = do(table, (0, offer))
    assert isinstance(does(a_head(1), after), AcceptOffer), "a gift is taken"


def test_who_is_short_of_gold_promises_some_for_later() -> None:
    """What is missing is promised, and more of it, since a word counts for less than gold."""
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE}, gold={1: 3}, round=1)
    head = a_head(1)
    head.merchant.plan = Plan(table.own[1].bag, APPLE, 10.0, bribe=6)
    offer = does(head, table)
    assert isinstance(offer, MakeOffer)
    parcel = offer.terms.merchant_gives
    assert parcel.gold == 3
    assert parcel.typed is not None
    assert parcel.typed.kind is FavourKind.GOLD_NEXT
    assert parcel.typed.gold > 3
    do(table, (1, offer))


def test_a_promise_for_the_rest_of_the_game_is_given_early() -> None:
    early, late = ({offer.terms.merchant_gives.typed for offer in offers(round_)} for round_ in (1, 5))
    assert NEVER_OPEN in early
    assert NEVER_OPEN not in late
    assert PASS_NEXT in late


def test_a_sheriff_who_never_opens_again_is_held_back_every_time() -> None:
    word = DealStruck(OfferId((0,), (1,), 1), 0, Terms(Parcel(1, typed=NEVER_OPEN)))
    passed = [word, *a_round(1, APPLE, [APPLE], sheriff=0)]
    free = a_round(1, APPLE, [APPLE], sheriff=0)
    assert opening([*passed, RoundBegan(2, (0,))]) < opening([*free, RoundBegan(2, (0,))])


def test_a_broken_word_is_minded_by_the_one_who_was_wronged() -> None:
    """Seat 1 opened the bag of seat 0 in spite of a promise."""
    deed = [RoundBegan(2, (1,)), BagDeclared(0, APPLE, 1), BagOpened(0, (1,), (APPLE,), (), True)]
    assert opening([RoundBegan(1, (2,)), promised(1, 0), *deed]) > opening([RoundBegan(1, (2,)), *deed]) + 3


APPLES = Favour(FavourKind.LEAVE_KIND, good=APPLE)


def has_promised(favour: Favour, by: int = 1, to: int = 0) -> list[Event]:
    """One promised another something in the first round, and now it is the second."""
    return [
        RoundBegan(1, (to,)),
        DealStruck(OfferId((by,), (to,), 1), by, Terms(Parcel(1, typed=favour))),
        RoundBegan(2, (3,)),
    ]


@pytest.mark.parametrize(("character", "kept"), [("stern", True), ("brazen", False)])
def test_a_kind_that_was_promised_is_left_to_the_other_by_those_who_have_honour(character: str, kept: bool) -> None:
    """Apples are better here by less than the word of the stern is worth to them."""
    table = a_table(phase="loading", hands={1: [APPLE, APPLE, APPLE, CHEESE, CHEESE]}, round=2, sheriff=3)
    loaded = does(a_head(1, character=character, told=has_promised(APPLES)), table)
    assert isinstance(loaded, LoadBag)
    assert (APPLE not in loaded.cards) is kept


def test_a_broken_word_weighs_once() -> None:
    told = [*has_promised(APPLES), BagDeclared(1, APPLE, 1), BagPassed(1, (APPLE,), FaceDown(0))]
    head = a_head(1, told=told)
    assert head.mind.memory.ledger.leaves == set()
    assert word_broken(head.mind, (APPLE,)) == 0


@pytest.mark.parametrize(("character", "kept"), [("", True), ("brazen", False)])
def test_a_sheriff_who_promised_makes_no_deal_against_that_bag_if_honour_is_worth_it(
    character: str, kept: bool
) -> None:
    """Seat 2 pays a little for a look into the bag of seat 1."""
    table = an_inspection(bags={1: [SILK, SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, round=2)
    look = Terms(Parcel(2), bags=(BagTerm(1, Deed.OPEN),))
    table = do(table, (2, MakeOffer((2,), (0,), look)))

    def worth(told: list[Event]) -> float:
        head = a_head(0, character=character, told=told)
        return head.sheriff.offer_worth(a_turn(table, 0), standing(table, 2), {1: 0.0, 2: 0.0})

    told = has_promised(Favour(FavourKind.NOTHING_AGAINST), by=0, to=1)
    assert (worth(told) < worth([])) is kept


def favours(stalls: dict[int, list[Good]]) -> set[FavourKind]:
    """Which favours a merchant promises a Sheriff."""
    typed = [offer.terms.merchant_gives.typed for offer in offers(1, 250, stalls=stalls)]
    return {favour.kind for favour in typed if favour is not None}


def test_every_kind_of_favour_about_bags_is_promised_and_a_kind_is_left_where_it_is_dear() -> None:
    usual = {FavourKind.PASS_NEXT, FavourKind.NEVER_OPEN, FavourKind.NOTHING_AGAINST}
    assert favours({}) == usual
    assert favours({0: [APPLE] * 4}) == usual | {FavourKind.LEAVE_KIND}
    assert favours({0: [APPLE] * 4, 1: [APPLE] * 3}) == usual, "who collects it himself does not leave it"
