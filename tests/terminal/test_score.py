"""Rules §8, with the box on the table."""

from typing import Any

import msgspec
import pytest

from nottingham.game import Good, Ruleset
from nottingham.notation.words import Narrator
from nottingham.terminal.score import Counted, CountedStall, Impossible, ask_counted, gold_remark, read_counted, scored
from nottingham.terminal.sheet import verdict
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN, CROSSBOW, PEPPER
from tests.terminal.scripted import ScriptedConsole

THREE = Ruleset.preset("second", players=3)
MARKET = Ruleset.preset("second", players=3, black_market=True)
PLATES = Ruleset.preset("first", players=3, promos={Good.FEAST_PLATE: 2})


def counted(*stalls: dict[Any, int], rules: Ruleset = THREE, **first: Any) -> Counted:
    """Stalls by their goods, with empty ones for the rest; the first may have more than goods."""
    goods = [*stalls, *({} for _ in range(rules.players - len(stalls)))]
    made = [CountedStall(f"P{i}", found, **(first if i == 0 else {})) for i, found in enumerate(goods)]
    return Counted(rules, tuple(made))


def test_the_sheet_adds_goods_gold_and_crowns() -> None:
    """Rules §15, example 10 (with four players, and two more Queens of chickens)."""
    rules = Ruleset.preset("second", players=4)
    goods = {APPLE: 4, CHEESE: 6, BREAD: 1, CHICKEN: 4, PEPPER: 2, CROSSBOW: 1}
    others = {APPLE: 9, BREAD: 9, CHICKEN: 9}
    sheet = scored(counted(goods, others, {CHICKEN: 4, APPLE: 8, BREAD: 8}, rules=rules, gold=42))
    assert sheet.seats[0].total == 125


def test_more_cards_than_the_deck_has_are_refused() -> None:
    with pytest.raises(Impossible, match="You counted 6 crossbows, but the deck has only 5"):
        scored(counted({CROSSBOW: 3}, {CROSSBOW: 3}))


def test_bread_is_not_in_a_game_of_three() -> None:
    with pytest.raises(Impossible, match="no bread in this game"):
        scored(counted({BREAD: 1}))


def test_cards_that_bought_black_market_cards_are_gone() -> None:
    with pytest.raises(Impossible, match="3 of them bought black market cards"):
        scored(counted({PEPPER: 16}, rules=MARKET, black_market=(30,)))


@pytest.mark.parametrize(
    ("values", "why"),
    [((27,), "lies under"), ((30, 30), "only one"), ((33,), "No black market card")],
)
def test_black_market_cards_that_nobody_can_have_are_refused(values: tuple[int, ...], why: str) -> None:
    with pytest.raises(Impossible, match=why):
        scored(counted(rules=MARKET, black_market=values))


def test_black_market_cards_need_the_black_market() -> None:
    with pytest.raises(Impossible, match="switch it on"):
        scored(counted(black_market=(30,)))


def test_a_feast_plate_counts_as_what_it_became() -> None:
    sheet = scored(counted(rules=PLATES, feast_plates=(CHICKEN,)))
    assert sheet.seats[0].total == 4 + 10


def test_a_feast_plate_becomes_a_legal_good() -> None:
    with pytest.raises(Impossible, match="becomes apple, cheese, or chicken"):
        scored(counted(rules=PLATES, feast_plates=(PEPPER,)))
    with pytest.raises(Impossible, match="say what it becomes"):
        scored(counted({Good.FEAST_PLATE: 1}, rules=PLATES))


@pytest.mark.parametrize(("stalls", "why"), [(({APPLE: -1},), "-1 apple"), (({}, {}, {}, {}), "4 are described")])
def test_counts_that_make_no_sense_are_refused(stalls: tuple[dict[Good, int], ...], why: str) -> None:
    with pytest.raises(Impossible, match=why):
        scored(counted(*stalls))
    with pytest.raises(Impossible, match="-1 gold"):
        scored(counted(gold=-1))


def test_more_gold_than_the_bank_gave_is_worth_a_remark() -> None:
    assert "only 150" in str(gold_remark(counted(gold=151)))
    assert not gold_remark(counted(gold=150))


def test_a_file_is_read_back_as_it_was_written() -> None:
    sheet = counted({APPLE: 3}, rules=MARKET, gold=7, black_market=(30, 27))
    assert read_counted(msgspec.json.encode(sheet)) == sheet


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"hello", "isn’t a score sheet"),
        (b'{"ruleset": {"edition": "second", "players": 2}, "stalls": []}', "3 to 6 players"),
        (b'{"ruleset": {"edition": "second", "players": 3}, "stalls": [{"name": "A", "tea": 1}]}', "tea"),
        (b"\xff\xfe", "isn’t a score sheet"),
    ],
)
def test_a_file_that_is_no_score_sheet_is_refused(data: bytes, why: str) -> None:
    with pytest.raises(Impossible, match=why):
        read_counted(data)


def test_ties_go_to_legal_cards_then_to_contraband_cards() -> None:
    names = Narrator("en", ("Ann", "Bob", "Cid"))
    crossbow, peppers = {CROSSBOW: 2}, {PEPPER: 3}
    assert verdict(scored(counted(crossbow, peppers)), names) == (
        "Bob wins with 18. Contraband cards break the tie, 3 to 2."
    )
    level = scored(counted({CROSSBOW: 2}, {CROSSBOW: 2}))
    assert verdict(level, names) == (
        "Shared win with 18: Ann and Bob. Level on points, legal cards and contraband cards."
    )
    with_gold = [CountedStall("Ann", {APPLE: 1}, 0), CountedStall("Bob", {PEPPER: 3}, 4), CountedStall("Cid", {}, 0)]
    assert verdict(scored(Counted(THREE, tuple(with_gold))), names) == (
        "Ann wins with 22. Legal cards break the tie, 1 to 0."
    )


def test_people_are_asked_stall_by_stall() -> None:
    console = ScriptedConsole(
        [
            *("second", "3", "n", "n", ""),
            *("Ann", "4 6 4", "2 pepper, crossbow", "42"),
            *("Bob", "ten apples", "10 apples", "", "x", "50"),
            *("", "", "", ""),
        ]
    )
    found = ask_counted(console, None)
    assert found.ruleset == THREE
    assert found.stalls == (
        CountedStall("Ann", {APPLE: 4, CHEESE: 6, CHICKEN: 4, PEPPER: 2, CROSSBOW: 1}, 42),
        CountedStall("Bob", {APPLE: 10}, 50),
        CountedStall("Player 3"),
    )


def test_a_stall_that_cannot_be_is_asked_for_again() -> None:
    answers = ["Ann", "", "6 crossbow", "", "", "5 crossbow", "", "Bob", "", "", "", "Cid", "", "", ""]
    console = ScriptedConsole(answers)
    found = ask_counted(console, THREE)
    assert found.stalls[0].goods == {CROSSBOW: 5}
    assert "the deck has only 5" in console.printed


def test_back_asks_for_the_stall_before_again() -> None:
    answers = ["Ann", "1", "", "", "back", "Anna", "2", "", "", "Bob", "", "", "", "Cid", "", "", ""]
    found = ask_counted(ScriptedConsole(answers), THREE)
    assert found.stalls[0] == CountedStall("Anna", {APPLE: 2})


def test_plates_and_black_market_cards_are_asked_for_where_there_are_any() -> None:
    rules = Ruleset.preset("second", players=3, black_market=True, promos={Good.FEAST_PLATE: 1})
    answers = ["Ann", "", "", "", "1 chicken", "27", "Bob", "", "", "", "", "none", "Cid", "", "", "", "", "x", "30"]
    found = ask_counted(ScriptedConsole(answers), rules)
    assert found.stalls[0].feast_plates == (CHICKEN,)
    assert found.stalls[0].black_market == (27,)
    assert found.stalls[2].black_market == (30,)
