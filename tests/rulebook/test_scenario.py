"""Scenes in the middle of a game: as documented, and impossible ones refused. Rules §16; issue: `scenario`."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from nottingham.game import SPECTATOR, Good, Ruleset, ScenarioError, follow, legal, scenario, tell, view
from nottingham.game.awaiting import awaiting
from nottingham.game.chance import Scripted
from nottingham.game.commands import PassBag, SetAside
from nottingham.game.events import SceneSet
from nottingham.game.known import AskKind, Bag, FaceDown, Phase
from nottingham.game.view import first_view
from tests.builders import APPLE, CHEESE, CHICKEN, CROSSBOW, FIRST, MEAD, PEPPER, SECOND, SILK, a_table, do

SIX = Ruleset.preset("second", 6)
HANDS = dict.fromkeys(range(4), (APPLE, APPLE, CHEESE))
A_BAG: dict[str, Any] = {"phase": "inspection", "bags": {1: [APPLE]}, "declared": {1: APPLE}}


def impossible(rules: Ruleset = SECOND, **scene: Any) -> str:
    """Why there cannot be such a table."""
    with pytest.raises(ScenarioError) as refused:
        scenario(rules, **scene)
    return str(refused.value)


# What can be described


def test_a_scene_begins_at_the_market_of_the_first_round() -> None:
    table = a_table(SECOND)
    assert (table.public.phase, table.public.round, table.public.sheriffs) == (Phase.MARKET, 1, (0,))
    assert table.public.gold == (50, 50, 50, 50)
    assert table.public.hands == (6, 6, 6, 6)


def test_a_scene_has_all_cards_of_the_game_and_no_more() -> None:
    """Rules §1."""
    rules = Ruleset.preset("first", hidden_removal=True)
    scene: dict[str, Any] = {"phase": "declaration", "bags": {1: [SILK]}, "stalls": {2: [MEAD, APPLE]}}
    scene |= {"hands": {3: [APPLE]}, "piles": [[PEPPER], [CHEESE]], "removed": [CHICKEN] * 10, "deck_top": [CROSSBOW]}
    table = a_table(rules, **scene)
    places = [own.hand + own.bag + own.contraband for own in table.own]
    places += [*table.public.stalls, *table.public.piles, table.removed, table.deck[table.drawn :]]
    assert Counter(card for place in places for card in place) == Counter(rules.deck)


def test_a_stall_holds_legal_goods_face_up_and_contraband_face_down() -> None:
    """Rules §4.4."""
    table = a_table(SECOND, stalls={2: [SILK, APPLE, MEAD, CHEESE]})
    assert table.public.stalls[2] == (APPLE, CHEESE)
    assert table.public.contraband == (0, 0, 2, 0)
    assert table.own[2].contraband == (MEAD, SILK)


def test_goods_can_be_named_by_their_keys() -> None:
    one = scenario(SECOND, phase="inspection", bags={1: ["apple", "silk"]}, declared={1: "apple"}, hands={1: ["mead"]})
    other = scenario(SECOND, phase=Phase.INSPECTION, bags={1: [APPLE, SILK]}, declared={1: APPLE}, hands={1: [MEAD]})
    assert one == other


def test_hands_that_are_not_given_are_dealt_up_to_the_limit_with_the_bag() -> None:
    table = a_table(SECOND, phase="declaration", bags={1: [APPLE, APPLE]}, hands={2: [SILK]})
    assert table.public.hands == (6, 4, 1, 6)
    assert table.own[2].hand == (SILK,)


def test_a_seed_deals_always_the_same_and_chance_can_be_scripted() -> None:
    assert scenario(SECOND, seed=4) == scenario(SECOND, seed=4)
    assert scenario(SECOND, seed=4)[0].own != scenario(SECOND, seed=5)[0].own
    assert a_table(SECOND, chance=Scripted()).own[0].hand == (APPLE,) * 6


def test_the_deck_top_is_drawn_in_its_order() -> None:
    table = a_table(FIRST, deck_top=[SILK, MEAD, CROSSBOW], hands={1: [APPLE] * 6})
    assert do(table, (1, SetAside((APPLE, APPLE)))).own[1].hand == (APPLE, APPLE, APPLE, APPLE, MEAD, SILK)


def test_the_last_card_of_a_pile_is_its_top() -> None:
    table = a_table(FIRST, piles=[[SILK, MEAD]], hands={1: [APPLE] * 6})
    assert table.public.piles == ((SILK, MEAD), ())
    assert MEAD in do(table, (1, SetAside((APPLE,), take=(1, 0)))).own[1].hand


def test_merchants_without_a_bag_sit_the_round_out() -> None:
    """D4."""
    table = a_table(SECOND, phase="inspection", bags={2: [APPLE]}, declared={2: APPLE})
    assert table.public.bags == (None, None, Bag(1, APPLE), None)
    assert table.public.unsettled == (2,)
    assert do(table, (0, PassBag(2))).public.round == 2


def test_a_scene_may_begin_in_the_middle_of_the_declarations() -> None:
    """Rules §4.3."""
    table = a_table(SECOND, phase="declaration", bags={1: [APPLE], 2: [SILK], 3: [MEAD]}, declared={1: CHEESE})
    assert table.public.bags == (None, Bag(1, CHEESE), Bag(1), Bag(1))
    assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(2, AskKind.DECLARE)]


def test_the_first_sheriff_is_found_by_counting_back() -> None:
    """Rules §3: feast plates ask for it (§12)."""
    assert a_table(SECOND, sheriff=1, round=4).public.first_sheriff == 2
    assert a_table(SECOND, sheriff=1, round=5).public.first_sheriff == 1


@pytest.mark.parametrize(("round", "left"), [(1, 4), (2, 2), (3, 0), (4, 4), (9, 0)])
def test_deputy_cards_of_earlier_rounds_are_used_up(round: int, left: int) -> None:
    """Rules §10."""
    table = a_table(SIX, deputies=(4, 1), round=round)
    assert table.public.sheriffs == (4, 1)
    assert len(table.deputy_deck) == left
    assert not {4, 1} & set(table.deputy_deck)


# What cannot be


@pytest.mark.parametrize("place", ["hands", "stalls", "bags", "piles", "removed", "deck_top"])
def test_there_are_only_five_crossbows(place: str) -> None:
    """Rules §1: wherever the sixth is."""
    five = {"stalls": {3: [CROSSBOW] * 5}, "phase": "declaration", "bags": {1: [APPLE]}}
    more: dict[str, Any] = {"hands": {2: [CROSSBOW]}, "stalls": {3: [CROSSBOW] * 6}, "bags": {1: [CROSSBOW]}}
    more |= {"piles": [[CROSSBOW]], "removed": [CROSSBOW] + [APPLE] * 9, "deck_top": [CROSSBOW]}
    rules = Ruleset.preset("second", hidden_removal=True)
    assert impossible(rules, **{**five, place: more[place]}) == "This game has only 5 cards of crossbow."


def test_cards_that_are_not_in_the_game_are_nowhere() -> None:
    """Rules §1, §9, D5."""
    assert impossible(stalls={1: [Good.GOUDA]}) == "This game has only 0 cards of gouda."
    assert impossible(stalls={1: [Good.OLIVE_OIL]}) == "This game has only 0 cards of olive_oil."
    assert impossible(Ruleset.preset("second", 3), stalls={1: ["bread"]}) == "This game has only 0 cards of bread."
    assert impossible(stalls={1: ["gold_bar"]}) == "This game has only 0 cards of gold_bar."


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        ({"hands": {1: [APPLE] * 7}}, "A hand holds at most 6 cards, not 7."),
        ({"phase": "declaration", "bags": {1: []}}, "A bag holds 1 to 5 cards, not 0."),
        ({"phase": "declaration", "bags": {1: [APPLE] * 6}}, "A bag holds 1 to 5 cards, not 6."),
        ({"phase": "declaration", "bags": {0: [APPLE]}}, "Seat 0 is no merchant and has no bag."),
        ({"bags": {1: [APPLE]}}, "There are no closed bags in the phase market."),
        ({"phase": "loading", "bags": {1: [APPLE]}}, "There are no closed bags in the phase loading."),
        ({"phase": "inspection", "bags": {1: [APPLE]}}, "The bag of seat 1 must be declared."),
        ({**A_BAG, "declared": {1: SILK}}, "silk cannot be declared."),
        ({**A_BAG, "declared": {1: APPLE, 2: APPLE}}, "Seat 2 declares a bag that is not there."),
        ({"declared": {2: APPLE}}, "Seat 2 declares a bag that is not there."),
        ({"phase": "inspection"}, "There is no bag to settle."),
        ({"phase": "declaration"}, "Nobody has anything to do in the phase declaration."),
        ({**A_BAG, "phase": "declaration"}, "Nobody has anything to do in the phase declaration."),
        ({"phase": "loading", "hands": {1: [], 2: [], 3: []}}, "Nobody has anything to do in the phase loading."),
        ({"gold": {1: -1}}, "Seat 1 cannot have -1 gold: gold is a whole number from 0 on."),
        ({"piles": [[APPLE], [APPLE]]}, "This edition has 1 discard pile(s), not 2."),
        ({"round": 9}, "This game has rounds 1 to 8, no round 9."),
        ({"round": 0}, "This game has rounds 1 to 8, no round 0."),
        ({"sheriff": 4}, "There is no seat 4 with 4 players."),
        ({"sheriff": -1}, "There is no seat -1 with 4 players."),
        ({"hands": {4: [APPLE]}}, "There is no seat 4 with 4 players."),
        ({"stalls": {-1: [APPLE]}}, "There is no seat -1 with 4 players."),
        ({"gold": {5: 3}}, "There is no seat 5 with 4 players."),
        ({"phase": "declaration", "bags": {7: [APPLE]}}, "There is no seat 7 with 4 players."),
        ({"deputies": (0, 1)}, "Deputies need six players."),
    ],
)
def test_an_impossible_scene_is_refused_with_a_sentence(scene: dict[str, Any], why: str) -> None:
    """Rules §1 to §4, §10."""
    assert impossible(**scene) == why


@pytest.mark.parametrize("phase", ["over", "loot", "tea_time"])
def test_a_scene_begins_in_one_of_four_phases(phase: str) -> None:
    """Rules §3."""
    said = f"A scenario begins in one of market, loading, declaration, inspection, not in {phase}."
    assert impossible(phase=phase) == said


@pytest.mark.parametrize("deputies", [(3, 3), (1,), (0, 1, 2), (5, 6)])
def test_two_of_six_are_deputies(deputies: tuple[int, ...]) -> None:
    """Rules §10."""
    assert impossible(SIX, deputies=deputies) == "There are two deputies, from six seats."


def test_deputies_have_no_bags() -> None:
    """Rules §10."""
    said = impossible(SIX, deputies=(4, 1), phase="declaration", bags={1: [APPLE]})
    assert said == "Seat 1 is no merchant and has no bag."


def test_hand_and_bag_together_are_no_more_than_the_hand_limit() -> None:
    """Rules §2, §4.2: the bag was loaded from the hand."""
    assert a_table(SECOND, **A_BAG, hands={1: [APPLE] * 5}).public.hands[1] == 5
    said = impossible(**A_BAG, hands={1: [APPLE] * 6})
    assert said.endswith(".")


def test_nobody_has_declared_before_the_seat_on_the_right() -> None:
    """Rules §4.3: clockwise from the Sheriff's left."""
    said = impossible(phase="declaration", bags={1: [APPLE], 2: [SILK]}, declared={2: CHEESE})
    assert said.endswith(".")


def test_nothing_is_removed_without_the_option() -> None:
    """Rules §9."""
    removed = [APPLE] * 10
    assert a_table(Ruleset.preset("second", hidden_removal=True), removed=removed).public.removed == 10
    assert impossible(removed=removed).endswith(".")


# Who sees what of it


def test_a_scene_is_told_without_what_the_seat_must_not_know() -> None:
    """Rules §16."""
    table, events = scenario(SECOND, **A_BAG, stalls={2: [SILK]}, seed=3)
    (scene,) = events
    for seat in (0, 1, 2, 3, SPECTATOR):
        told = tell(scene, seat)
        assert isinstance(told, SceneSet)
        assert [i for i, own in enumerate(told.own) if own is not None] == ([] if seat is SPECTATOR else [seat])
        assert (told.deck, told.removed, told.deputy_deck) == (FaceDown(table.public.deck), FaceDown(0), ())


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_a_seats_view_of_a_scene_is_what_it_was_told(seat: int | None) -> None:
    """Design §3."""
    table, (scene,) = scenario(SECOND, **A_BAG, stalls={2: [SILK]}, seed=3)
    assert follow(first_view(SECOND, seat), tell(scene, seat)) == view(table, seat)


def test_bags_hands_and_stall_contraband_of_others_cannot_be_told_apart() -> None:
    """Rules §16: nor the deck."""
    scene = {"phase": "inspection", "declared": {1: APPLE}}
    one = a_table(SECOND, **scene, hands=HANDS, bags={1: [APPLE, APPLE]}, stalls={2: [SILK]}, deck_top=[SILK])
    hands = {**HANDS, 1: (SILK, SILK, MEAD)}
    other = a_table(SECOND, **scene, hands=hands, bags={1: [SILK, MEAD]}, stalls={2: [PEPPER]}, deck_top=[APPLE])
    for seat in (0, 3, SPECTATOR):
        assert view(one, seat) == view(other, seat)
    assert legal(one, 0) == legal(other, 0)
    assert view(one, 1) != view(other, 1)
    assert view(one, 2) != view(other, 2)


def test_a_scene_of_six_hides_the_deputies_to_come() -> None:
    """Rules §10, §16."""
    hands = dict.fromkeys(range(6), (APPLE,))
    one, other = (a_table(SIX, deputies=(4, 1), seed=seed, hands=hands) for seed in (1, 2))
    assert one.deputy_deck != other.deputy_deck
    for seat in (*range(6), SPECTATOR):
        assert view(one, seat) == view(other, seat)


@pytest.mark.parametrize(
    ("scene", "why"),
    [
        ({"gold": {0: 1.5}}, "Seat 0 cannot have 1.5 gold: gold is a whole number from 0 on."),
        ({"gold": {0: True}}, "Seat 0 cannot have True gold: gold is a whole number from 0 on."),
        ({"gold": {1.0: 5}}, "There is no seat 1.0 with 4 players."),
        ({"round": 2.0}, "This game has rounds 1 to 8, no round 2.0."),
        ({"round": True}, "This game has rounds 1 to 8, no round True."),
        ({"sheriff": True}, "There is no seat True with 4 players."),
        ({"sheriff": 1.0}, "There is no seat 1.0 with 4 players."),
        ({"hands": {True: [APPLE]}}, "There is no seat True with 4 players."),
        ({"stalls": {"1": [APPLE]}}, "There is no seat 1 with 4 players."),
        ({**A_BAG, "bags": {1.0: [APPLE]}}, "There is no seat 1.0 with 4 players."),
        ({"rules": SIX, "deputies": (0, True)}, "There are two deputies, from six seats."),
        ({"rules": SIX, "deputies": (0.0, 1)}, "There are two deputies, from six seats."),
        ({"hands": {1: [1]}}, "This game has only 0 cards of 1."),
    ],
)
def test_numbers_in_a_scene_are_plain_whole_numbers(scene: dict[str, Any], why: str) -> None:
    """Design §7.4: what merely passes for a number would travel on in asks and logs."""
    assert impossible(**scene) == why


def test_asks_have_plain_seats_whoever_asked_first() -> None:
    """Design §7.4: asks are kept for the whole process, and 1 and True are one to a cache."""
    table = a_table(SECOND, sheriff=2)
    odd = msgspec.structs.replace(table.public, round=7.0, sheriffs=(True,))
    assert [(ask.id, type(ask.seat)) for ask in awaiting(odd)] == [("7-name_first-1", int)]
