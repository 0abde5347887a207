"""Worked examples of inspection and deals, as scenarios. Rules §15, numbers 4 to 9, 12 and 13."""

from nottingham.game import Ruleset, tell, view
from nottingham.game.commands import (
    ClaimBlackMarket,
    ForgoProposal,
    OpenBag,
    PassBag,
)
from nottingham.game.events import BagPassed
from nottingham.game.known import BlackMarketCard, FaceDown, Parcel, Phase, Verdict
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
    BOTH,
    SIX,
    agree_to,
    from_merchant,
    from_sheriff,
    opening,
    passing,
    play_on,
    struck,
    yes,
)


def test_example_4_a_bribe_is_haggled_over() -> None:
    """Rules §15.4: five gold and two apples offered, eight and two asked, accepted."""
    table = an_inspection(
        bags={1: [CHICKEN, SILK], 2: [APPLE]}, declared={1: CHICKEN, 2: APPLE}, stalls={1: [APPLE, APPLE, APPLE]}
    )
    table = do(
        table,
        (1, a_bribe(1, gold=5, legal=(APPLE, APPLE))),
        (0, from_sheriff(1, passing(1), asks=Parcel(gold=8, legal=(APPLE, APPLE)))),
    )
    table, events = yes(table, 1, 0, 1)
    assert table.public.gold[:2] == (58, 42)
    assert table.public.stalls[:2] == ((APPLE, APPLE), (APPLE, CHICKEN))
    assert [event.seat for event in happened(events, BagPassed)] == [1]


def test_example_5_nobody_learns_what_passed_face_down() -> None:
    """Rules §15.5: declared three cheese; two cheese face up, one card face down."""
    table = an_inspection(bags={1: [CHEESE, CHEESE, PEPPER], 2: [APPLE]}, declared={1: CHEESE, 2: APPLE})
    table, events = done(table, 0, PassBag(1))
    assert table.public.stalls[1] == (CHEESE, CHEESE)
    assert table.public.contraband[1] == 1
    (passed,) = happened(events, BagPassed)
    for other in (0, 2, 3, None):
        assert tell(passed, other) == BagPassed(1, (CHEESE, CHEESE), FaceDown(1))


def test_example_6_a_true_bag_of_four_chickens_costs_eight() -> None:
    """Rules §15.6."""
    table = an_inspection(FIRST, bags={1: [CHICKEN] * 4, 2: [APPLE]}, declared={1: CHICKEN, 2: APPLE})
    table = do(table, (0, OpenBag(1)))
    assert table.public.gold[:2] == (42, 58)
    assert table.public.stalls[1] == (CHICKEN,) * 4


def test_example_7_a_false_bag_is_fined_for_what_was_not_declared() -> None:
    """Rules §15.7: 2 + 4 + 4 = 10."""
    table = an_inspection(bags={1: [APPLE, CHEESE, MEAD, MEAD], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table = do(table, (0, OpenBag(1)))
    assert table.public.stalls[1] == (APPLE,)
    assert sorted(table.public.piles[0]) == [CHEESE, MEAD, MEAD]
    assert table.public.gold[:2] == (60, 40)


def test_example_8_a_paid_for_inspection_cannot_be_bought_off() -> None:
    """Rules §15.8: 20 gold to pass, and to have another bag inspected."""
    table = an_inspection(bags={1: [SILK], 2: [BREAD, MEAD], 3: [APPLE]}, declared={1: APPLE, 2: BREAD, 3: APPLE})
    table, _ = struck(table, from_merchant(1, passing(1), opening(2), gold=20))
    assert table.public.gold[:2] == (70, 30)
    table = do(table, (2, a_bribe(2, gold=50)))
    assert refused(table, 0, PassBag(2, standing(table, 2).id)) == "obligation.must_open"
    assert refused(table, 0, PassBag(2)) == "obligation.must_open"
    table = do(table, (0, OpenBag(2)))
    assert table.public.gold[2] == 46


def test_example_9_a_promise_about_a_later_round_may_be_broken() -> None:
    """Rules §15.9: without any consequence in the rules."""
    table = an_inspection(bags={1: [SILK]}, declared={1: APPLE}, gold={0: 50})
    table, _ = struck(table, from_merchant(1, passing(1), favour="I pass your bag when I am Sheriff."))
    table = play_on(table, 2, Phase.INSPECTION)
    assert table.public.sheriffs == (1,)
    assert table.public.obligations == ()
    table = do(table, (1, OpenBag(0)))
    assert 0 not in table.public.unsettled
    assert [promise.words for promise in table.public.promises] == ["I pass your bag when I am Sheriff."]


def test_example_12_deputies_share_what_they_took_together_and_keep_what_one_took_alone() -> None:
    """Rules §15.12: 12 gold for both, 8 for one alone, and a true bag that costs each of them half."""
    table = an_inspection(
        SIX,
        bags={2: [SILK], 3: [MEAD], 4: [APPLE, APPLE]},
        declared={2: APPLE, 3: APPLE, 4: APPLE},
        deputies=BOTH,
    )
    table = do(table, (2, from_merchant(2, passing(2), to=BOTH, gold=12)))
    table, _ = yes(table, 0, 2, BOTH)
    table, _ = yes(table, 1, 2, BOTH)
    table, _ = agree_to(table, 3, Verdict.PASS, Verdict.OPEN)
    table, _ = struck(table, from_merchant(3, passing(3), to=(1,), gold=8))
    assert table.public.gold[:5] == (50, 58, 38, 42, 50)
    table, _ = agree_to(table, 4, Verdict.OPEN, Verdict.OPEN)
    assert table.public.gold[:5] == (48, 56, 38, 42, 54)
    table = do(table, (0, ForgoProposal()), (1, ForgoProposal()))
    assert table.public.gold[:2] == (54, 62)


def test_example_13_three_peppers_buy_the_top_pepper_card() -> None:
    """Rules §15.13: shown and removed; the card of 30 is taken."""
    rules = Ruleset.preset("second", players=4, black_market=True)
    table = an_inspection(
        rules,
        bags={1: [APPLE, PEPPER], 2: [APPLE]},
        declared={1: APPLE, 2: APPLE},
        stalls={1: [PEPPER, PEPPER, MEAD]},
    )
    table = do(table, (0, PassBag(1)), (1, ClaimBlackMarket(PEPPER)))
    assert table.public.black_cards[1] == (BlackMarketCard(PEPPER, 30),)
    assert table.public.out_of_game == (PEPPER, PEPPER, PEPPER)
    assert view(table, 1).mine.contraband == (MEAD,)
