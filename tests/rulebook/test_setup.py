"""Set-up. Rules §2, §3, §9, §10."""

from collections import Counter
from hashlib import shake_256
from typing import Any

import pytest

from nottingham.game import SPECTATOR, Ruleset, new_game, scenario, tell, view
from nottingham.game.chance import Scripted
from nottingham.game.events import (
    CardsDrawn,
    CardsRemoved,
    DeckShuffled,
    DeputiesShuffled,
    LotsDrawn,
    PhaseBegan,
    PilesTurnedUp,
    RoundBegan,
)
from nottingham.game.goods import Cards
from nottingham.game.known import FaceDown, Phase
from nottingham.game.state import Table
from tests.builders import APPLE, FIRST, SECOND, SILK, happened

EVERY_TABLE = [Ruleset.preset(edition, players) for edition in ("first", "second") for players in (3, 4, 5, 6)]


def shuffled_by_the_book(seed: int, k: int, cards: Cards) -> Cards:
    """The k-th chance of a game, as chance.py documents it."""
    order = list(cards)
    stream = shake_256(f"nottingham/1:{seed}:{k}".encode("ascii")).digest(8 * (len(cards) - 1))
    for step in range(len(cards) - 1):
        i = len(cards) - 1 - step
        j = int.from_bytes(stream[8 * step : 8 * step + 8], "little") * (i + 1) >> 64
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def all_cards(table: Table) -> Cards:
    """Every card of the game, wherever it lies."""
    hands = [card for own in table.own for card in own.hand]
    piles = [card for pile in table.public.piles for card in pile]
    return (*hands, *piles, *table.removed, *table.deck[table.drawn :])


@pytest.mark.parametrize("rules", EVERY_TABLE)
def test_the_bank_gives_everyone_50_gold(rules: Ruleset) -> None:
    """Rules §2.1."""
    table, _ = new_game(rules, seed=1)
    assert table.public.gold == (50,) * rules.players


@pytest.mark.parametrize("rules", EVERY_TABLE)
def test_everyone_is_dealt_six_cards_and_an_empty_stall(rules: Ruleset) -> None:
    """Rules §2."""
    table, _ = new_game(rules, seed=1)
    assert [len(own.hand) for own in table.own] == [6] * rules.players
    assert table.public.hands == (6,) * rules.players
    assert table.public.stalls == ((),) * rules.players
    assert table.public.contraband == (0,) * rules.players
    assert table.public.bags == (None,) * rules.players


@pytest.mark.parametrize("rules", EVERY_TABLE)
def test_the_cards_of_the_game_are_its_deck(rules: Ruleset) -> None:
    """Rules §1, §2.2."""
    table, _ = new_game(rules, seed=1)
    assert Counter(all_cards(table)) == Counter(rules.deck)
    assert table.public.deck == len(table.deck) - table.drawn


def test_seven_cards_are_dealt_with_the_option() -> None:
    """Rules §2.3, §9."""
    table, _ = new_game(Ruleset.preset("second", seven_cards=True), seed=1)
    assert table.public.hands == (7, 7, 7, 7)


def test_first_edition_turns_up_five_cards_for_one_pile_then_five_for_the_other() -> None:
    """Rules §2.4: after the hands have been dealt."""
    table, events = new_game(FIRST, seed=1)
    shuffled, turned_up = happened(events, DeckShuffled)[0].order, happened(events, PilesTurnedUp)[0].piles
    dealt = 4 * 6
    assert turned_up == (shuffled[dealt : dealt + 5], shuffled[dealt + 5 : dealt + 10])
    assert table.public.piles == turned_up
    assert table.deck[table.drawn :] == shuffled[dealt + 10 :]


def test_second_edition_starts_with_one_empty_pile() -> None:
    """Rules §13."""
    table, events = new_game(SECOND, seed=1)
    assert table.public.piles == ((),)
    assert happened(events, PilesTurnedUp) == []


def test_the_host_may_name_the_first_sheriff() -> None:
    """Rules §2.5."""
    for seat in range(4):
        table, events = new_game(SECOND, seed=1, first_sheriff=seat)
        assert table.public.sheriffs == (seat,)
        assert table.public.first_sheriff == seat
        assert happened(events, LotsDrawn) == []


def test_lots_decide_the_first_sheriff_unless_named() -> None:
    """Rules §2.5."""
    firsts = set()
    for seed in range(40):
        table, events = new_game(SECOND, seed=seed)
        assert table.public.sheriffs == (happened(events, LotsDrawn)[0].first_sheriff,)
        firsts.add(table.public.first_sheriff)
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("seat", [-1, 4])
def test_the_first_sheriff_is_somebody_at_the_table(seat: int) -> None:
    """Rules §2.5."""
    with pytest.raises(ValueError, match="must be a seat from 0 to 3"):
        new_game(SECOND, seed=1, first_sheriff=seat)


@pytest.mark.parametrize("seat", [True, 1.0, "1", (1,)])
def test_the_first_sheriff_is_named_by_a_plain_number(seat: Any) -> None:
    """Design §7.4: what merely passes for a seat would travel on in asks and logs."""
    with pytest.raises(ValueError, match="must be a seat from 0 to 3, a whole number"):
        new_game(SECOND, 1, seat)
    table, _ = new_game(SECOND, 1, 1)
    assert [type(ask.seat) for ask in table.awaiting] == [int]


@pytest.mark.parametrize("seed", [True, 1.0, "1", None])
def test_a_seed_is_a_plain_number(seed: Any) -> None:
    """Design §7.3: 1, 1.0 and True would deal three different games."""
    with pytest.raises(ValueError, match="The seed must be a whole number"):
        new_game(SECOND, seed)
    with pytest.raises(ValueError, match="The seed must be a whole number"):
        scenario(SECOND, seed=seed)


@pytest.mark.parametrize("rules", ["second", None, {"edition": "second", "players": 4}])
def test_a_game_is_played_by_a_ruleset(rules: Any) -> None:
    """Design §7.4."""
    for begin in (new_game, scenario):
        with pytest.raises(ValueError, match=r"needs a Ruleset; Ruleset\.preset makes one"):
            begin(rules)


def test_six_players_have_two_deputies_instead_of_a_sheriff() -> None:
    """Rules §2.6, §10: the top two deputy cards."""
    table, events = new_game(Ruleset.preset("second", 6), seed=1)
    order = happened(events, DeputiesShuffled)[0].order
    assert sorted(order) == [0, 1, 2, 3, 4, 5]
    assert table.public.sheriffs == order[:2]
    assert table.deputy_deck == order[2:]
    assert table.public.first_sheriff == order[0]


def test_nobody_names_a_first_sheriff_with_six_players() -> None:
    """Rules §10: the deputy cards decide."""
    with pytest.raises(ValueError, match="deputy cards decide"):
        new_game(Ruleset.preset("second", 6), seed=1, first_sheriff=0)


def test_nobody_knows_the_deputies_to_come() -> None:
    """Rules §10, §16."""
    _, events = new_game(Ruleset.preset("second", 6), seed=1)
    for seat in (*range(6), SPECTATOR):
        (told,) = happened([tell(event, seat) for event in events], DeputiesShuffled)
        assert told.order == FaceDown(6)


def test_hidden_removal_takes_ten_cards_after_shuffling_and_before_dealing() -> None:
    """Rules §9."""
    table, events = new_game(Ruleset.preset("second", hidden_removal=True), seed=1)
    kinds = [type(event) for event in events]
    assert kinds.index(DeckShuffled) < kinds.index(CardsRemoved) < kinds.index(CardsDrawn)
    assert table.removed == happened(events, DeckShuffled)[0].order[:10]
    assert table.public.removed == 10
    assert table.public.deck == 204 - 10 - 24


def test_nobody_sees_the_removed_cards() -> None:
    """Rules §9, §16: the host included."""
    _, events = new_game(Ruleset.preset("second", hidden_removal=True), seed=1)
    for seat in (*range(4), SPECTATOR):
        (told,) = happened([tell(event, seat) for event in events], CardsRemoved)
        assert told.cards == FaceDown(10)


def test_without_the_option_nothing_is_removed() -> None:
    """Rules §9."""
    table, events = new_game(SECOND, seed=1)
    assert (table.removed, happened(events, CardsRemoved)) == ((), [])


def test_nobody_sees_the_deck() -> None:
    """Rules §16."""
    _, events = new_game(SECOND, seed=1)
    for seat in (*range(4), SPECTATOR):
        (told,) = happened([tell(event, seat) for event in events], DeckShuffled)
        assert told.order == FaceDown(204)


def test_everybody_sees_the_own_hand_only() -> None:
    """Rules §16."""
    table, events = new_game(SECOND, seed=1)
    for seat in range(4):
        drawn = happened([tell(event, seat) for event in events], CardsDrawn)
        assert {event.seat: event.cards for event in drawn} == {
            other: table.own[seat].hand if other == seat else FaceDown(6) for other in range(4)
        }
        assert view(table, seat).mine.hand == table.own[seat].hand
    assert view(table, SPECTATOR).own is None


@pytest.mark.parametrize("rules", EVERY_TABLE)
def test_the_first_round_begins_with_its_market(rules: Ruleset) -> None:
    """Rules §3."""
    table, events = new_game(rules, seed=2)
    assert events[-2:] == [RoundBegan(1, table.public.sheriffs), PhaseBegan(Phase.MARKET, table.public.queue)]
    assert (table.public.round, table.public.phase) == (1, Phase.MARKET)


@pytest.mark.parametrize("rules", EVERY_TABLE)
def test_a_seed_always_gives_the_same_game(rules: Ruleset) -> None:
    """Design §3."""
    assert new_game(rules, seed=5) == new_game(rules, seed=5)
    assert new_game(rules, seed=5)[0].own != new_game(rules, seed=6)[0].own


def test_the_deal_is_the_documented_shuffle_from_the_top() -> None:
    """Design §3: anybody who knows the seed can check a deal."""
    for seed in (0, 1, 123456789):
        table, _ = new_game(SECOND, seed=seed)
        order = shuffled_by_the_book(seed, 0, SECOND.deck)
        assert [own.hand for own in table.own] == [tuple(sorted(order[6 * i : 6 * i + 6])) for i in range(4)]
        assert table.deck[table.drawn :] == order[24:]


def test_lots_are_the_next_documented_shuffle() -> None:
    """Design §3: the first of the shuffled seats."""
    seats = (0, 1, 2, 3)
    for seed in range(10):
        first = list(seats)
        stream = shake_256(f"nottingham/1:{seed}:1".encode()).digest(24)
        for step, i in enumerate((3, 2, 1)):
            j = int.from_bytes(stream[8 * step : 8 * step + 8], "little") * (i + 1) >> 64
            first[i], first[j] = first[j], first[i]
        assert new_game(SECOND, seed=seed)[0].public.sheriffs == (first[0],)


def test_chance_can_be_scripted() -> None:
    """Design §3: for tests and puzzles."""
    rules = Ruleset.preset("second", 3, house_deck={APPLE: 18, SILK: 3})
    order = (SILK, *(APPLE for _ in range(18)), SILK, SILK)
    table, events = new_game(rules, chance=Scripted((order, (2, 0, 1))))
    assert table.own[0].hand == (APPLE, APPLE, APPLE, APPLE, APPLE, SILK)
    assert table.deck[table.drawn :] == (APPLE, SILK, SILK)
    assert table.public.sheriffs == (2,)
    assert happened(events, LotsDrawn) == [LotsDrawn(2)]
