"""What the hard bot would do in a person's place, and why, in words."""

import re
from itertools import repeat
from typing import Any

import msgspec
import pytest

from nottingham.bots import Chair, Turn
from nottingham.bots.clever import taste_of
from nottingham.bots.clever.advice import Adviser
from nottingham.game import Dice, Good, Ruleset, legal, tell, view
from nottingham.game.commands import LoadBag, MakeOffer, OpenBag
from nottingham.game.events import OfferMade, RoundBegan, SceneSet
from nottingham.game.goods import PROMO
from nottingham.game.known import AskKind
from nottingham.game.state import Table
from nottingham.notation.words import Names, Narrator
from nottingham.review.bag_reader import BagReader
from nottingham.terminal.console import Leave
from nottingham.terminal.hints import hint_lines
from nottingham.terminal.play import TerminalGame, new_log
from tests.builders import APPLE, CHEESE, CROSSBOW, SECOND, SILK, a_bribe, a_table, an_inspection, do
from tests.terminal.scripted import ScriptedConsole

NAMES: Names = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")


def an_adviser(table: Table, seat: int) -> Adviser:
    adviser = Adviser(Chair(seat, table.rules, Dice(1)), taste_of("hard"))
    adviser.hear(0, RoundBegan(table.public.round, table.public.sheriffs))
    return adviser


NO_GOLD = {1: 0, 2: 0, 3: 0}
"""Nobody can be asked for anything."""


def a_turn(table: Table, seat: int) -> Turn:
    asked = [ask.kind for ask in table.awaiting if ask.seat == seat]
    return Turn(view(table, seat), asked[0] if asked else None, may_wait=not asked or asked[0] is AskKind.SETTLE)


def hint(table: Table, seat: int) -> list[str]:
    turn, words = a_turn(table, seat), Narrator("en", NAMES[: table.rules.players], seat)
    reader = BagReader(table.rules, seat)
    public = msgspec.structs.replace(table.public, n=0)
    reader.hear(tell(SceneSet(public, table.own, table.deck, table.removed, table.deputy_deck), seat))
    return hint_lines(an_adviser(table, seat).advise(turn), turn.view, words, reader.chances())


def test_a_sheriff_is_told_how_likely_each_bag_is_a_lie_and_what_opening_is_worth() -> None:
    table = an_inspection(bags={1: [APPLE, SILK], 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE})
    lines = hint(table, 0)
    assert any(line.startswith("Bob’s bag: ") and re.search(r"\d+% a lie, ±\d+", line) for line in lines)
    assert any(line.startswith("Cid’s bag: ") and "% a lie" in line for line in lines)


def test_a_bag_that_cannot_be_true_is_certain() -> None:
    """All the cheese of the game lies on stalls."""
    rules = Ruleset.preset("second", players=4, house_deck={APPLE: 40, CHEESE: 3, SILK: 4})
    table = an_inspection(rules, bags={1: [SILK, SILK]}, declared={1: CHEESE}, stalls={2: [CHEESE] * 3}, gold=NO_GOLD)
    lines = hint(table, 0)
    assert lines[0] == "Hint: Open Bob’s bag."
    assert lines[1].startswith("Bob’s bag: 100% a lie. Opening +")


def test_offers_on_the_table_are_weighed() -> None:
    table = an_inspection(bags={1: [APPLE, SILK]}, declared={1: APPLE})
    lines = hint(do(table, (1, a_bribe(1, gold=30))), 0)
    assert lines[0] == "Hint: Accept the offer from Bob."
    assert any(line.startswith("Accept the offer from Bob") and ": +" in line for line in lines[1:])


def test_a_merchant_is_told_what_each_bag_would_bring() -> None:
    table = a_table(phase="loading", hands={1: [APPLE, APPLE, APPLE, CHEESE, SILK, CROSSBOW]})
    lines = hint(table, 1)
    assert lines[0].startswith("Hint: Pack ")
    assert "honestly" in lines[1]
    assert " as " in lines[1]
    assert "will be opened" in lines[2]


def test_a_bag_is_called_what_suits_it_whoever_packed_it() -> None:
    table = a_table(phase="declaration", bags={1: [SILK, CROSSBOW]})
    lines = hint(table, 1)
    assert lines[0].startswith("Hint: Declare 2 ")
    assert len(lines[1].split("; ")) == 4


def test_a_smuggler_is_told_what_a_bribe_is_worth() -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    lines = hint(table, 1)
    assert lines[0].startswith("Hint: Offer Ann: you give ")
    assert lines[0].endswith("gold · your bag passes.")
    assert lines[1].startswith("Your bag: +")
    assert lines[2].startswith("With this deal: +")


def test_asking_for_a_hint_twice_gives_the_same_hint() -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    adviser, turn = an_adviser(table, 1), a_turn(table, 1)
    assert adviser.advise(turn) == adviser.advise(turn)


def test_an_offer_that_the_person_made_is_not_advised_again() -> None:
    """Offers are made a few times in a round at most, and each is higher than the one before."""
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    adviser, turn = an_adviser(table, 1), a_turn(table, 1)
    offered = [0]
    while isinstance(offer := adviser.advise(turn).command, MakeOffer):
        assert offer.terms.merchant_gives.gold > offered[-1]
        offered.append(offer.terms.merchant_gives.gold)
        adviser.hear(len(offered), OfferMade(1, offer.by, offer.to, offer.terms, ()))
    assert 2 < len(offered) <= 5


@pytest.mark.parametrize(
    "rules",
    [
        Ruleset.preset("second", players=6, black_market=True, promos={Good.BRIMSTONE_OIL: 9, Good.FEAST_PLATE: 9}),
        Ruleset.preset("first", players=3, royal_goods=True, promos=dict.fromkeys(PROMO, 3)),
    ],
    ids=["deputies", "first edition"],
)
def test_every_hint_is_legal_and_can_be_said(rules: Ruleset) -> None:
    """A whole game in which every question gets a hint."""
    said: set[str] = set()

    class Asking(TerminalGame):
        def hint(self) -> None:
            assert self._turn is not None
            command = self.adviser.advise(self._turn).command
            assert command is None or legal(self.table, self.seat).contains(command)
            said.add(type(command).__name__)
            super().hint()

    game = Asking(ScriptedConsole(repeat("")), new_log(rules, 4, 1, "Robin", ("hard",) * 5), 1, hint=True)
    game.run()
    assert {"LoadBag", "DeclareBag", "SetAside"} <= said
    assert "Hint: " in game.console.printed  # type: ignore[attr-defined]


def test_the_word_hint_is_understood_at_any_prompt() -> None:
    console = ScriptedConsole(["hint", "quit"])
    game = TerminalGame(console, new_log(Ruleset.preset("second", players=3), 3, 0, "Robin"), 0)
    with pytest.raises(Leave):
        game.run()
    assert console.printed.count("Hint: ") == 1


def test_the_adviser_hears_what_the_person_hears_and_no_more() -> None:
    heard: list[Any] = []

    class Eavesdropper(Adviser):
        def hear(self, n: int, told: Any) -> None:
            heard.append(told)
            super().hear(n, told)

    log = new_log(SECOND, 3, 0, "Robin")
    game = TerminalGame(ScriptedConsole(repeat("")), log, 0)
    game.adviser = Eavesdropper(Chair(0, SECOND, Dice(1)), taste_of("hard"))
    game.run()
    rest = list(game.events)[len(log.events) :]
    assert heard == [tell(event, 0) for event in rest]
    assert any(told != event for told, event in zip(heard, rest, strict=True))


def test_a_hint_to_pack_and_to_open_are_commands_of_the_game() -> None:
    table = a_table(phase="loading", hands={1: [APPLE] * 5})
    assert an_adviser(table, 1).advise(a_turn(table, 1)).command == LoadBag((APPLE,) * 5)
    rules = Ruleset.preset("second", players=4, house_deck={APPLE: 40, CHEESE: 3, SILK: 4})
    sure = an_inspection(rules, bags={1: [SILK, SILK]}, declared={1: CHEESE}, stalls={2: [CHEESE] * 3}, gold=NO_GOLD)
    assert an_adviser(sure, 0).advise(a_turn(sure, 0)).command == OpenBag(1)
