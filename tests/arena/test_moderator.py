"""The moderator: turns for programs in a negotiation that has none. Rules §5, §10; design §2, §3."""

import pytest

from nottingham.arena.moderator import EXCHANGES_A_BAG, Exchange, Moderator
from nottingham.bots import Turn
from nottingham.game import Dice, Refusal, Ruleset, new_game, play
from nottingham.game.choices import MayOffer
from nottingham.game.commands import (
    ConfirmStance,
    MakeOffer,
    OpenBag,
    PassBag,
    RefuseOffer,
    TakeStance,
    WithdrawOffer,
)
from nottingham.game.events import BagOpened, BagPassed, DealStruck, DeputyAlone, GoodsHanded, OfferEnded
from nottingham.game.known import AskKind, Parcel, Phase, Verdict
from nottingham.game.state import Table
from tests.arena.inspections import Held, Line, accepting
from tests.builders import APPLE, BREAD, CHEESE, PEPPER, SECOND, SILK, a_bribe, a_table, an_inspection, happened
from tests.rulebook.bargains import BOTH, from_merchant, from_sheriff, joint, opening, passing, six, taking_nothing


def three_bags() -> Table:
    return an_inspection(
        bags={1: [APPLE, SILK], 2: [CHEESE], 3: [BREAD, PEPPER]}, declared={1: APPLE, 2: CHEESE, 3: BREAD}
    )


def one_bag() -> Table:
    return an_inspection(bags={1: [APPLE, SILK]}, declared={1: APPLE})


def test_outside_inspections_whoever_is_asked_acts_and_cannot_wait() -> None:
    turn, _ = Moderator().next(a_table(), Exchange())
    assert (turn.seat, turn.ask, turn.may_wait) == (0, AskKind.NAME_FIRST, False)


def test_merchants_speak_in_the_order_of_declaration_and_then_the_sheriff() -> None:
    assert Held(three_bags(), {}).order[:4] == [1, 2, 3, 0]


def test_a_silent_exchange_makes_the_next_one_the_last() -> None:
    held = Held(one_bag(), {})
    assert held.order == [1, 2, 3, 0, 0]
    assert [turn.may_wait for turn in held.turns] == [True, True, True, True, False]
    assert held.turns[-1].settle_now


def test_the_last_exchange_is_the_sheriffs_alone() -> None:
    """Somebody says something in each of the others."""
    held = Held(one_bag(), {1: [a_bribe(1, gold=1), a_bribe(1, gold=2)]})
    assert held.order == [1, 2, 3, 0] * (EXCHANGES_A_BAG - 1) + [0]


def test_a_sheriff_is_told_when_nobody_can_answer_any_more() -> None:
    """In the last exchange before the one for settling alone."""
    held = Held(one_bag(), {1: [a_bribe(1, gold=1), a_bribe(1, gold=2)]})
    assert [turn.spoken_out for turn in held.turns if turn.seat == 0] == [(), (1, 2, 3), (1, 2, 3)]


def test_exchanges_begin_anew_when_a_bag_is_settled() -> None:
    held = Held(three_bags(), {0: [PassBag(2)]})
    assert held.order[:8] == [1, 2, 3, 0, 1, 2, 3, 0]
    assert held.turns[7].may_wait


def test_in_the_last_exchange_there_are_no_offers_left_to_make() -> None:
    last = Held(one_bag(), {}).turns[-1]
    assert not any(isinstance(choice, MayOffer) for choice in last.choices.choices)
    assert last.choices.contains(PassBag(1))
    assert last.choices.contains(OpenBag(1))


def test_in_the_last_exchange_the_sheriff_can_still_take_a_bribe() -> None:
    held = Held(one_bag(), {1: [a_bribe(1, gold=4), None], 0: [None, None, accepting(1)]})
    assert held.turns[-1].settle_now
    assert [event.gold for event in happened(held.events, GoodsHanded)] == [4]


def test_a_merchant_can_buy_the_passing_of_the_own_bag() -> None:
    held = Held(three_bags(), {1: [a_bribe(1, gold=5)], 0: [accepting(1)]})
    assert [event.merchant for event in happened(held.events, DealStruck)] == [1]
    assert happened(held.events, BagPassed)[0].seat == 1


def test_a_merchant_can_buy_the_opening_of_a_rivals_bag() -> None:
    held = Held(three_bags(), {2: [from_merchant(2, opening(1), gold=3)], 0: [accepting(2), OpenBag(1)]})
    assert [event.merchant for event in happened(held.events, DealStruck)] == [2]
    assert [event.seat for event in happened(held.events, BagOpened)] == [1]


def test_a_merchant_can_buy_that_nothing_is_taken_for_a_rivals_bag() -> None:
    held = Held(three_bags(), {3: [from_merchant(3, taking_nothing(1), gold=2)], 0: [accepting(3)]})
    assert happened(held.events, DealStruck)[0].terms.deed_for(1) == "take_nothing"


def test_a_merchant_whose_bag_is_settled_can_still_bargain_about_others() -> None:
    scripts: dict[int, list[Line]] = {0: [PassBag(2), accepting(2)], 2: [None, from_merchant(2, opening(3), gold=1)]}
    held = Held(three_bags(), scripts)
    assert [event.seat for event in happened(held.events, BagOpened)] == [3]


def test_the_sheriff_can_counter_and_the_merchant_accept() -> None:
    asks = from_sheriff(1, passing(1), asks=Parcel(gold=9))
    held = Held(one_bag(), {1: [a_bribe(1, gold=2), accepting(0, 1)], 0: [asks]})
    assert [event.gold for event in happened(held.events, GoodsHanded)] == [9]


def test_the_merchant_can_answer_a_counter_offer_with_another() -> None:
    asks = from_sheriff(1, passing(1), asks=Parcel(gold=9))
    held = Held(one_bag(), {1: [a_bribe(1, gold=2), a_bribe(1, gold=5)], 0: [asks, accepting(1)]})
    assert [event.gold for event in happened(held.events, GoodsHanded)] == [5]


def test_the_sheriff_can_sell_with_goods_of_the_own() -> None:
    """D10."""
    buys = from_sheriff(1, passing(1), gold=3, asks=Parcel(from_bag=(SILK,)))
    held = Held(one_bag(), {0: [buys], 1: [None, accepting(0, 1)]})
    assert [(event.giver, event.gold) for event in happened(held.events, GoodsHanded)] == [(0, 3), (1, 0)]


def test_offers_can_be_withdrawn_and_refused() -> None:
    def withdraw(turn: Turn) -> WithdrawOffer:
        return WithdrawOffer(turn.public.offers[0].id)

    def refuse(turn: Turn) -> RefuseOffer:
        return RefuseOffer(turn.public.offers[-1].id)

    bribes: list[Line] = [a_bribe(1, gold=2), withdraw]
    held = Held(three_bags(), {1: bribes, 2: [a_bribe(2, gold=1)], 0: [refuse]})
    assert [str(event.how) for event in happened(held.events, OfferEnded)] == ["refused", "withdrawn"]


def test_both_deputies_can_take_a_joint_bribe_in_one_exchange() -> None:
    """Rules §10."""
    held = Held(six(), {3: [joint(3, passing(3), gold=6)], 0: [accepting(3, BOTH)], 1: [accepting(3, BOTH)]})
    struck = happened(held.events, DealStruck)[0]
    assert struck.offer.to == BOTH
    assert happened(held.events, GoodsHanded)[0].receiver is None
    assert held.turns[6].seat == 2, "the bag was settled in the first exchange, and the next one began"


def test_deputies_can_ask_for_a_joint_bribe() -> None:
    asks = from_sheriff(3, passing(3), by=BOTH, asks=Parcel(gold=7))
    held = Held(six(), {0: [asks], 1: [accepting(BOTH, 3)], 3: [None, accepting(BOTH, 3)]})
    assert [event.gold for event in happened(held.events, GoodsHanded)] == [7]


def test_a_merchant_can_bribe_a_deputy_who_goes_on_alone() -> None:
    """Rules §10, also for the only bag there is: going on alone opens the talking again."""
    scripts: dict[int, list[Line]] = {
        0: [TakeStance(3, Verdict.OPEN), ConfirmStance(3), accepting(3, 0)],
        1: [TakeStance(3, Verdict.PASS), ConfirmStance(3)],
        3: [None, None, from_merchant(3, passing(3), gold=8)],
    }
    held = Held(six(bags={3: [CHEESE, SILK]}, declared={3: CHEESE}), scripts)
    assert happened(held.events, DeputyAlone)
    assert [(event.receiver, event.gold) for event in happened(held.events, GoodsHanded)] == [(0, 8)]


def test_a_lone_deputy_can_ask_for_a_bribe() -> None:
    asks = from_sheriff(3, passing(3), by=(1,), asks=Parcel(gold=4))
    scripts: dict[int, list[Line]] = {
        0: [TakeStance(3, Verdict.PASS), ConfirmStance(3)],
        1: [TakeStance(3, Verdict.OPEN), ConfirmStance(3), asks],
        3: [None, None, None, accepting(1, 3)],
    }
    held = Held(six(bags={3: [CHEESE, SILK]}, declared={3: CHEESE}), scripts)
    assert [(event.receiver, event.gold) for event in happened(held.events, GoodsHanded)] == [(1, 4)]


def test_deputies_can_open_a_bag_together() -> None:
    scripts: dict[int, list[Line]] = {deputy: [TakeStance(3, Verdict.OPEN), ConfirmStance(3)] for deputy in BOTH}
    assert happened(Held(six(), scripts).events, BagOpened)[0].by == BOTH


@pytest.mark.parametrize("exchanges", [1, 2, 3, 5])
@pytest.mark.parametrize("rules", [SECOND, Ruleset.preset("first", players=3), Ruleset.preset("second", players=6)])
def test_every_inspection_ends_within_the_documented_number_of_turns(rules: Ruleset, exchanges: int) -> None:
    """Also with players who talk whenever they may. For each bag: all exchanges but the last with everybody in them,
    once more where a deputy goes on alone with it; in the last one, each standing offer can be said yes to, and
    deputies need a stance and a confirmation for every bag."""
    merchants, sheriffs = rules.players - (2 if rules.deputies else 1), 2 if rules.deputies else 1
    talk = (exchanges - 1) * rules.players * sheriffs
    last = merchants * sheriffs + 2 * sheriffs * merchants
    for seed in range(4):
        assert _longest(rules, exchanges, seed) <= merchants * (talk + last)


def _longest(rules: Ruleset, exchanges: int, seed: int) -> int:
    """The most turns that any inspection of a game of chatterboxes took; asks that press are not among them."""
    moderator, exchange, dice = Moderator(exchanges), Exchange(), Dice(seed)
    table, _ = new_game(rules, seed)
    longest = turns = 0
    while table.public.phase is not Phase.OVER:
        turn, exchange = moderator.next(table, exchange)
        talking = turn.ask in (None, AskKind.SETTLE)
        turns = turns + 1 if talking else (turns if table.public.phase is Phase.INSPECTION else 0)
        longest = max(longest, turns)
        if not turn.choices:
            continue
        choices = [choice for choice in turn.choices.choices if isinstance(choice, MayOffer)]
        command = dice.choose(choices or turn.choices.choices).sample(dice)
        played = play(table, turn.seat, command)
        assert not isinstance(played, Refusal), f"{command} was refused: {played}"
        assert turn.may_wait or not isinstance(command, MakeOffer)
        table = played[0]
    return longest
