"""Favours: words that bind nobody, and how many of them there can be. Rules §5, D26."""

import msgspec
import pytest

from nottingham.game import Refusal, Ruleset, legal, play
from nottingham.game.commands import AcceptOffer, MakeOffer, PassBag
from nottingham.game.favours import MOST_FAVOURS, MOST_WORDS
from nottingham.game.known import Parcel, Phase, Verdict
from nottingham.game.ruleset import ROUNDS
from nottingham.game.state import Table
from tests.builders import APPLE, BREAD, FIRST, SECOND, an_inspection, do, refused, standing
from tests.rulebook.bargains import (
    BOTH,
    agree_to,
    from_merchant,
    from_sheriff,
    joint,
    passing,
    play_on,
    six,
    struck,
    yes,
)

EDITIONS = pytest.mark.parametrize("rules", [FIRST, SECOND], ids=["first", "second"])
WORDS = "I owe you one."


def a_desk(rules: Ruleset = SECOND) -> Table:
    return an_inspection(rules, bags={1: [APPLE], 2: [BREAD]}, declared={1: APPLE, 2: BREAD})


def promised_out(table: Table) -> Table:
    """Merchant 1 has promised the Sheriff as much as anybody can in a round."""
    for number in range(MOST_FAVOURS):
        table, _ = struck(table, from_merchant(1, favour=f"{WORDS} {number}"))
    return table


@EDITIONS
def test_a_merchant_promises_at_most_two_favours_a_round(rules: Ruleset) -> None:
    """D26."""
    table = promised_out(a_desk(rules))
    assert len(table.public.promises) == MOST_FAVOURS == 2
    for offer in (from_merchant(1, favour=WORDS), from_merchant(1, passing(1), gold=5, favour=WORDS)):
        assert refused(table, 1, offer) == "offer.too_many_favours"
        assert not legal(table, 1).contains(offer)
    asking = from_sheriff(1, passing(1), asks=Parcel(favour=WORDS))
    assert refused(table, 0, asking) == "offer.too_many_favours"
    assert not legal(table, 0).contains(asking)


def test_other_merchants_the_other_direction_and_deals_without_words_go_on() -> None:
    """D26: each direction and each merchant counts for itself."""
    table = promised_out(a_desk())
    table, _ = struck(table, from_merchant(2, favour=WORDS))
    table, _ = struck(table, from_sheriff(1, favour=WORDS))
    table, _ = struck(table, from_merchant(1, passing(1), gold=5))
    assert len(table.public.promises) == 4


def test_a_merchant_is_promised_at_most_two_favours_a_round() -> None:
    """D26: whoever makes the offer."""
    table = a_desk()
    for _ in range(MOST_FAVOURS):
        table, _ = struck(table, from_sheriff(1, favour=WORDS))
    assert refused(table, 0, from_sheriff(1, favour=WORDS)) == "offer.too_many_favours"
    assert refused(table, 1, from_merchant(1, gets=Parcel(favour=WORDS))) == "offer.too_many_favours"


def test_an_offer_with_one_favour_too_many_cannot_be_accepted_any_more() -> None:
    """D26: it was made before the last favour was promised. It stands, and can be withdrawn."""
    table = do(a_desk(), (0, from_sheriff(1, passing(1), asks=Parcel(gold=3, favour=WORDS))))
    table = promised_out(table)
    yes_to_it = AcceptOffer(standing(table, 0, 1).id)
    assert refused(table, 1, yes_to_it) == "offer.too_many_favours"
    assert not legal(table, 1).contains(yes_to_it)


def test_passing_a_bag_with_an_offer_counts_the_favours_too() -> None:
    """D26: it is a yes like any other."""
    table = do(a_desk(), (1, from_merchant(1, passing(1), gold=3, favour=WORDS)))
    for _ in range(MOST_FAVOURS):
        table, _ = struck(table, from_sheriff(1, asks=Parcel(favour=WORDS)))
    assert refused(table, 0, PassBag(1, standing(table, 1, 0).id)) == "offer.too_many_favours"


def test_deputies_together_and_alone_are_one_partner() -> None:
    """D26, §10: a merchant's favours count together, whichever deputy gets them."""
    table = do(six(), (2, joint(2, favour=WORDS)))
    table, _ = yes(table, 0, 2, BOTH)
    table, _ = yes(table, 1, 2, BOTH)
    table, _ = agree_to(table, 3, Verdict.PASS, Verdict.OPEN)
    table, _ = struck(table, from_merchant(2, to=(1,), favour=WORDS))
    assert refused(table, 2, from_merchant(2, to=(1,), favour=WORDS)) == "offer.too_many_favours"
    assert refused(table, 2, joint(2, favour=WORDS)) == "offer.too_many_favours"


def test_a_new_round_brings_new_favours() -> None:
    """D26."""
    table = play_on(promised_out(a_desk()), 2, Phase.INSPECTION)
    sheriff = table.public.sheriffs[0]
    merchant = table.public.merchants[0]
    table, _ = struck(table, from_merchant(merchant, to=(sheriff,), favour=WORDS))
    assert len(table.public.promises) == MOST_FAVOURS + 1


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_ledger_of_a_whole_game_has_a_bound_in_bytes(players: int) -> None:
    """D26: everybody promises all they can, as long and as wide as words can be, in every round."""
    rules = Ruleset.preset("second", players=players)
    longest = "\N{OX}" * MOST_WORDS
    seats = players - (2 if rules.deputies else 1)
    most = 2 * MOST_FAVOURS * seats * ROUNDS[players]
    bound = 900 * most
    table = an_inspection(
        rules,
        bags={seat: [APPLE] for seat in range(players - seats, players)},
        declared=dict.fromkeys(range(players - seats, players), APPLE),
    )
    while True:
        table = _promise_all(table, longest)
        if table.public.round == rules.rounds:
            break
        table = play_on(table, table.public.round + 1, Phase.INSPECTION)
    assert len(table.public.promises) == most
    size = len(msgspec.json.encode(table.public.promises))
    assert size <= bound <= 150_000


def _promise_all(table: Table, words: str) -> Table:
    """Every merchant promises, and is promised, until it is refused."""
    officers = table.public.sheriffs
    for merchant in table.public.merchants:
        for gives in (from_merchant(merchant, to=officers, favour=words), _promised(merchant, officers, words)):
            while True:
                made = play(table, merchant, gives)
                if isinstance(made, Refusal):
                    assert made.code == "offer.too_many_favours"
                    break
                table = made[0]
                for officer in officers:
                    table, _ = yes(table, officer, merchant, officers)
    return table


def _promised(merchant: int, officers: tuple[int, ...], words: str) -> MakeOffer:
    return from_merchant(merchant, to=officers, gets=Parcel(favour=words))
