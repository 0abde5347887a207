"""Every event has a sentence, whole and redacted, and none tells more than it was told."""

import re
from typing import get_args

import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import Event, Good, Ruleset, View, tell, view
from nottingham.game import events as e
from nottingham.game.changes.tools import count
from nottingham.game.commands import OpenBag, PassBag
from nottingham.game.goods import PROMO
from nottingham.game.known import Phase, Public, Verdict
from nottingham.locales import ENGLISH
from nottingham.notation import read_log, tables
from nottingham.notation.account import FILLED, Heading, heading, sentence
from nottingham.notation.words import Narrator
from tests.builders import APPLE, CHEESE, CHICKEN, MEAD, SILK, a_bribe, a_table, an_inspection, done, standing
from tests.golden import games

NAMES = Narrator(ENGLISH, ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay"))
RULESETS = (
    Ruleset.preset("first", players=4, royal_goods=True, hidden_removal=True, promos=dict.fromkeys(PROMO, 5)),
    Ruleset.preset("second", players=6, black_market=True, promos={Good.FEAST_PLATE: 6}),
)


def told(event: Event, seen: View | Public) -> str:
    words = sentence(event, seen, NAMES)
    assert words is not None
    return words


def all_told(events: list[Event], seen: View | Public) -> str:
    return " ".join(filter(None, (sentence(event, seen, NAMES) for event in events)))


def test_every_event_type_has_a_sentence() -> None:
    assert set(FILLED) == set(get_args(e.AnyEvent))


def test_every_event_of_the_golden_games_is_told() -> None:
    """Rounds of set-up with nothing in them may go without a line; no type of event does."""
    found: set[type[Event]] = set()
    for path in games.logs():
        for event, table in tables(read_log(path)):
            for seen in (table.public, view(table, None), view(table, 0)):
                redacted = tell(event, seen.seat) if isinstance(seen, View) else event
                if sentence(redacted, seen, NAMES):
                    found.add(type(event))
    assert found == set(get_args(e.AnyEvent))


@pytest.mark.parametrize("rules", RULESETS, ids=["first", "second"])
def test_a_game_can_be_told_to_everybody_in_sentences(rules: Ruleset) -> None:
    bad = re.compile(r"^You (?:is|has|\w*[^s]s)\b|FaceDown|Unseen|None|_|  |\.\.$")
    told_of: set[type[Event]] = set()
    met: set[type[Event]] = set()
    for table, events in random_game(rules, 7):
        for event in events:
            met.add(type(event))
            readers: list[View | Public] = [table.public, *(view(table, seat) for seat in (None, 0, 1))]
            for seen in readers:
                seat = seen.seat if isinstance(seen, View) else None
                words = sentence(tell(event, seat) if isinstance(seen, View) else event, seen, NAMES)
                if words is not None:
                    told_of.add(type(event))
                    assert words[0].isupper() or not words[0].isalpha(), words
                    assert words.endswith((".", ".”")), words
                    assert not bad.search(words), words
    assert told_of == met


GOODS = re.compile("|".join(NAMES.some(good, n).split(" ", 1)[1] for good in Good for n in (1, 2)))


def test_a_redacted_event_names_no_card_that_was_not_told() -> None:
    """Rules §16."""
    secret = (e.CardsDrawn, e.CardsSetAsideFaceDown, e.BagClosed, e.ProofShown)
    met: set[type[Event]] = set()
    for table, events in (step for rules in RULESETS for step in random_game(rules, 3)):
        for event in events:
            if isinstance(event, secret):
                words = sentence(tell(event, None), view(table, None), NAMES)
                assert words is not None
                assert not GOODS.search(words), words
                met.add(type(event))
    assert met == set(secret)


def test_the_owner_is_you_and_sees_the_own_cards() -> None:
    table = a_table(phase="loading", hands={1: [APPLE, SILK]})
    event = e.BagClosed(1, (APPLE, SILK))
    assert told(event, view(table, 1)) == "You snap your bag shut on 1 apple and 1 silk."
    assert told(tell(event, 2), view(table, 2)) == "Bob snaps a bag shut."


def test_an_opened_bag_is_told_with_what_was_declared() -> None:
    table = an_inspection(bags={1: [APPLE, CHEESE, MEAD, MEAD], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    after, events = done(table, 0, OpenBag(1))
    assert all_told(events, after.public) == (
        "Ann opens Bob’s bag (“4 apples”). Seized: 1 cheese and 2 meads. 1 apple may stay. Bob pays Ann 10 gold."
    )
    assert all_told(events, view(after, 0)).startswith("You open Bob’s bag")
    assert "Ann opens your bag" in all_told(events, view(after, 1))


def test_an_honest_bag_is_told_as_such() -> None:
    table = an_inspection(bags={1: [CHICKEN] * 4, 2: [APPLE]}, declared={1: CHICKEN, 2: APPLE})
    after, events = done(table, 0, OpenBag(1))
    assert all_told(events, after.public) == (
        "Ann opens Bob’s bag (“4 chickens”): honest to the last card. Ann pays Bob 8 gold."
    )


def test_a_passed_bag_shows_the_number_of_hidden_cards_and_no_more() -> None:
    """Rules §15, example 5."""
    table = an_inspection(bags={1: [CHEESE, CHEESE, SILK], 2: [APPLE]}, declared={1: CHEESE, 2: APPLE})
    after, events = done(table, 0, PassBag(1))
    words = all_told([tell(event, 0) for event in events], view(after, 0))
    assert words == "Bob’s bag (“3 cheeses”) passes: 2 cheeses and 1 card face down for the stall."
    assert "(1 silk)" in all_told(events, view(after, 1))


def test_an_offer_is_told_with_all_its_terms() -> None:
    table = an_inspection(bags={1: [SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, stalls={1: [APPLE, APPLE]})
    offer = a_bribe(1, gold=8, legal=(APPLE, APPLE), opens=(2,), favour="I will look away")
    after, events = done(table, 1, offer)
    assert all_told(events, after.public) == (
        "Bob offers Ann a deal: Bob gives 8 gold, 2 apples, and a favour: “I will look away” · "
        "Bob’s bag passes · Cid’s bag is opened."
    )
    struck, deal = done(after, 0, PassBag(1, standing(after, 1).id))
    assert "You strike a deal with Ann" in all_told(deal, view(struck, 1))


def test_deputies_are_told_by_name_and_you_come_first() -> None:
    rules = Ruleset.preset("second", players=6)
    table = an_inspection(rules, deputies=(0, 1), bags={2: [APPLE]}, declared={2: APPLE})
    began = e.RoundBegan(1, (0, 1))
    assert told(began, table.public) == "Round 1 of 9: Ann and Bob are the deputies."
    assert told(began, view(table, 1)) == "Round 1 of 9: you and Ann are the deputies."
    assert told(e.StanceTaken(0, 2, Verdict.OPEN), table.public) == "Ann would open Cid’s bag."
    assert told(e.StanceTaken(0, 2, Verdict.PASS), view(table, 2)) == "Ann would let your bag pass."


def test_rounds_and_phases_are_headings() -> None:
    assert heading(e.RoundBegan(1, (0,))) is Heading.ROUND
    assert heading(e.PhaseBegan(Phase.MARKET, ())) is Heading.PHASE
    assert heading(e.TimeUp()) is Heading.NONE


def test_a_feast_without_plates_is_not_worth_a_line() -> None:
    table = a_table()
    assert sentence(e.PhaseBegan(Phase.FEAST, ()), table.public, NAMES) is None
    assert sentence(e.PhaseBegan(Phase.FEAST, (1,)), table.public, NAMES) is not None


def test_a_debt_is_told_with_what_is_still_owed() -> None:
    """Rules §6."""
    table = an_inspection(
        bags={1: [MEAD, MEAD], 2: [APPLE]}, declared={1: APPLE, 2: APPLE}, gold={1: 3}, stalls={1: [APPLE, CHICKEN] * 4}
    )
    after, events = done(table, 0, OpenBag(1))
    assert "Bob has no gold left, and 5 must still be paid in goods." in all_told(events, after.public)


def test_hidden_numbers_are_told_as_numbers() -> None:
    table = a_table()
    drawn = e.CardsDrawn(2, (SILK, SILK))
    assert told(tell(drawn, 0), view(table, 0)) == "Cid draws 2 cards."
    assert count(drawn.cards) == 2
