"""What a person sees and may do at the gate, in words."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console as Rich

from nottingham.game import Command, Good, Ruleset, legal, view
from nottingham.game.choices import MayOffer
from nottingham.game.commands import AcceptOffer, ConfirmStance, MakeOffer, OpenBag, PassBag, TakeStance
from nottingham.game.known import BagTerm, Deed, Favour, FavourKind, Parcel, Terms, Verdict
from nottingham.game.state import Table
from nottingham.notation.words import Narrator
from nottingham.terminal.bargain import Bargain
from nottingham.terminal.console import Back
from nottingham.terminal.defaults import default
from nottingham.terminal.floor import Call, Floor
from nottingham.terminal.menu import Menu
from nottingham.terminal.picture import facts_picture, piles_picture, price_list, table_picture, to_do
from tests.builders import APPLE, CHEESE, CROSSBOW, FIRST, MEAD, SECOND, SILK, a_bribe, an_inspection, do, standing
from tests.rulebook.bargains import from_sheriff, struck
from tests.terminal.scripted import ScriptedConsole

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
SIX = Ruleset.preset("second", players=6)


def two_bags(rules: Ruleset = SECOND, **scene: Any) -> Table:
    return an_inspection(rules, bags={1: [APPLE, SILK], 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE}, **scene)


def words_for(seat: int) -> Narrator:
    return Narrator("en", NAMES, seat)


def menu_of(table: Table, seat: int) -> list[str]:
    menu = Menu(ScriptedConsole(), view(table, seat), NAMES, legal(table, seat), may_wait=True)
    return [line.label for line in menu.lines()]


def enter(table: Table, seat: int) -> Command | None:
    return default(view(table, seat), legal(table, seat))


def picture(table: Table, seat: int) -> str:
    paper = StringIO()
    Rich(file=paper, width=160).print(table_picture(view(table, seat), words_for(seat)))
    return paper.getvalue()


def test_a_person_can_always_answer_and_bots_as_long_as_the_moderator_lets_them() -> None:
    """What a Sheriff is told of those who have no word left (``Turn.spoken_out``)."""
    floor, table, told = Floor(), two_bags(), []
    for gold in (1, 2, 3):
        while isinstance(call := floor.next(table, 1), Call) or call.seat != 0:
            if isinstance(call, Call):
                floor.spoke(table.public, None, 1)
            elif call.seat == 2 and gold < 3:
                table = do(table, (2, a_bribe(2, gold=gold)))
        told.append(list(call.spoken_out))
    assert told == [[], [2, 3], [2, 3]]


def test_the_sheriff_may_pass_with_and_without_a_bribe() -> None:
    """Rules §5, D11."""
    lines = menu_of(do(two_bags(), (1, a_bribe(1, gold=5))), 0)
    assert "Let Bob’s bag pass for 5 gold" in lines
    assert "Let Bob’s bag pass for free" in lines
    assert "Open Bob’s bag" in lines
    assert "Refuse the offer from Bob" in lines


def test_enter_takes_a_bribe_without_strings() -> None:
    table = do(two_bags(), (1, a_bribe(1, gold=5)))
    assert enter(table, 0) == PassBag(1, standing(table, 1).id)


def test_enter_takes_no_bribe_that_binds_the_sheriff_to_more() -> None:
    assert enter(do(two_bags(), (1, a_bribe(1, gold=5, opens=(2,)))), 0) == PassBag(1)
    assert enter(do(two_bags(), (1, a_bribe(1, gold=5, gives=Parcel(gold=4)))), 0) == PassBag(1)


def test_enter_keeps_to_an_obligation() -> None:
    table = do(two_bags(), (2, a_bribe(2, gold=9, passes=False, opens=(1,))))
    table = do(table, (0, AcceptOffer(standing(table, 2).id)))
    assert enter(table, 0) == OpenBag(1)
    assert "Bob’s bag  must be opened" in picture(table, 0)


def test_a_merchant_waits_by_default() -> None:
    assert enter(two_bags(), 1) is None
    assert menu_of(two_bags(), 1) == ["Wait and see", "Make an offer to Ann", "Say something"]


def test_a_merchant_may_change_or_withdraw_the_own_offer() -> None:
    lines = menu_of(do(two_bags(), (1, a_bribe(1, gold=5))), 1)
    assert "Withdraw your offer to Ann" in lines
    assert "Change the offer to Ann" in lines


def test_a_deputy_takes_a_stance_and_confirms_it_by_enter() -> None:
    """Rules §10."""
    table = an_inspection(SIX, deputies=(0, 1), bags={2: [APPLE]}, declared={2: APPLE})
    assert enter(table, 0) == TakeStance(2, Verdict.PASS)
    table = do(table, (0, TakeStance(2, Verdict.OPEN)))
    assert enter(table, 0) == ConfirmStance(2)
    table = do(table, (0, ConfirmStance(2)))
    assert enter(table, 0) is None
    assert "Cid’s bag  You: open it, confirmed" in picture(table, 0)
    assert "the deputies decide" in to_do(view(table, 3).awaiting, view(table, 3), words_for(3))


def test_the_picture_shows_offers_and_what_lies_under_the_own_stall() -> None:
    table = do(two_bags(stalls={1: [APPLE, CROSSBOW]}, hands={2: [APPLE]}), (1, a_bribe(1, gold=5, favour="[bold]")))
    mine, theirs = picture(table, 1), picture(table, 2)
    assert "You → Ann: you give 5 gold and a favour: “[bold]” · your bag passes" in mine
    assert "Under your stall  1\N{NO-BREAK SPACE}crossbow" in mine
    assert "crossbow" not in theirs
    assert "silk" not in theirs


def test_the_picture_has_the_piles_and_the_prices() -> None:
    table = an_inspection(FIRST, bags={1: [APPLE]}, declared={1: APPLE}, piles=[[APPLE, SILK], [MEAD]])
    paper = StringIO()
    rich = Rich(file=paper, width=120)
    rich.print(piles_picture(table.public, words_for(1)))
    rich.print(price_list(view(table, 1), words_for(1)))
    assert "Left pile  silk, apple" in paper.getvalue()
    assert "Right pile  mead" in paper.getvalue()
    assert "crossbow" in paper.getvalue()


def test_what_was_learnt_in_passing_can_be_looked_up() -> None:
    table = do(two_bags(stalls={1: [SILK]}), (1, a_bribe(1, contraband=(SILK,))))
    table = do(table, (0, PassBag(1, standing(table, 1).id)))
    paper = StringIO()
    for seat in (0, 1, 2):
        Rich(file=paper, width=120).print(facts_picture(view(table, seat), words_for(seat)))
    assert [line.strip() for line in paper.getvalue().splitlines()] == [
        "Bob: You received 1 silk.",
        "Ann: You handed over 1 silk.",
        "You haven’t seen anything the others haven’t.",
    ]


# Building an offer


def bargain(table: Table, seat: int, to: int, *answers: str) -> tuple[Command, str]:
    choice = next(c for c in legal(table, seat).choices if isinstance(c, MayOffer) and c.to == (to,))
    console = ScriptedConsole(answers)
    return Bargain(console, view(table, seat), words_for(seat), choice).build(), console.printed


def test_an_offer_of_gold_for_the_own_bag_is_three_answers() -> None:
    offer, _ = bargain(two_bags(), 1, 0, "you give gold", "8", "")
    assert offer == MakeOffer((1,), (0,), Terms(Parcel(gold=8), bags=(BagTerm(1, Deed.PASS),)))


def test_goods_out_of_a_bag_need_its_passing() -> None:
    """Rules §5."""
    offer, printed = bargain(
        two_bags(),
        1,
        0,
        "you give goods out",
        "2 crossbow",
        "your bag",
        "is opened",
        "make",
        "your bag",
        "passes",
        "make",
    )
    assert "need a deal that lets the bag pass" in printed
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives.from_bag == (CROSSBOW, CROSSBOW)


def test_an_offer_of_nothing_is_none() -> None:
    settled = do(two_bags(), (0, PassBag(1)))
    offer, printed = bargain(settled, 1, 0, "make", "you give a promise in", "next time", "make")
    assert "An empty offer is no offer" in printed
    assert isinstance(offer, MakeOffer)
    assert offer.terms == Terms(Parcel(favour="next time"))


def test_no_more_contraband_is_offered_than_lies_there() -> None:
    """Rules §5: named and unseen together."""
    table = two_bags(stalls={1: [SILK, MEAD]})
    answers = ("you give contraband by", "2 crossbow", "you give contraband un", "1", "make", "you give contraband by")
    offer, printed = bargain(table, 1, 0, *answers, "crossbow", "make")
    assert "There are only 2 cards under that stall" in printed
    assert isinstance(offer, MakeOffer)
    assert len(offer.chosen) == 1


def test_an_offer_can_be_dropped_and_a_line_left_as_it_was() -> None:
    with pytest.raises(Back):
        bargain(two_bags(), 1, 0, "never mind")
    offer, _ = bargain(two_bags(), 1, 0, "you give gold", "back", "make")
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel()


def test_a_favour_is_taken_back_with_none() -> None:
    words = ("you give a promise in", "x" * 201, "my cow", "you give a promise in", "none", "make")
    offer, printed = bargain(two_bags(), 1, 0, *words)
    assert "At most 200" in printed
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel()


def test_a_promise_that_all_can_judge_is_chosen_from_a_list() -> None:
    """D27: in the place of words, and taken back with none."""
    gold = ("you give a promise everyone", "gold, next", "7", "make")
    offer, printed = bargain(two_bags(), 1, 0, "you give a promise in", "my cow", *gold)
    assert "Binds nobody. Everyone sees whether it’s kept." in printed
    assert "a promise to Ann: “Next time we can deal, I pay you 7 gold.”" in " ".join(printed.split())
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel(typed=Favour(FavourKind.GOLD_NEXT, gold=7))
    kind = ("Ann gives a promise everyone", "a kind", "cheese", "you give a promise everyone", "no promise", "make")
    offer, _ = bargain(do(two_bags(), (1, offer)), 1, 0, *kind)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel()
    assert offer.terms.sheriff_gives == Parcel(typed=Favour(FavourKind.LEAVE_KIND, good=CHEESE))


def test_a_favour_too_many_is_not_on_the_form() -> None:
    """D26: and one that was written before is said to be too many."""
    table = do(two_bags(), (1, a_bribe(1, gold=5, favour="my goat")))
    for _ in range(2):
        table, _ = struck(table, from_sheriff(1, asks=Parcel(favour="my cow")))
    offer, printed = bargain(table, 1, 0, "make", "you give a promise in", "none", "make")
    assert "one favour too many" in printed
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel(gold=5)
    _, printed = bargain(do(table, (1, offer)), 1, 0, "make")
    assert "You give a promise" not in printed
    assert "Ann gives a promise" in printed


@pytest.mark.parametrize(("edition", "proved"), [("first", False), ("second", True)])
def test_only_the_second_edition_says_that_a_bluff_is_proved(edition: str, proved: bool) -> None:
    """Rules §5."""
    rules = Ruleset.preset(edition, players=3)
    _, printed = bargain(two_bags(rules), 1, 0, "you give goods out", "crossbow", "make")
    assert "You don’t have to hand over what isn’t in there" in printed
    assert ("then the Sheriff sees" in " ".join(printed.split())) == proved


def test_a_lone_deputy_is_offered_deals_alone() -> None:
    """Rules §10."""
    table = an_inspection(SIX, deputies=(0, 1), bags={2: [APPLE], 3: [Good.SILK]}, declared={2: APPLE, 3: APPLE})
    for deputy, verdict in ((0, Verdict.OPEN), (1, Verdict.PASS)):
        table = do(table, (deputy, TakeStance(2, verdict)), (deputy, ConfirmStance(2)))
    lines = menu_of(table, 2)
    assert "Make an offer to Ann" in lines
    assert "Make an offer to Ann and Bob" in lines
