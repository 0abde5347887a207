"""Editions and options. Rules §9, §13."""

from itertools import combinations
from typing import Any

import msgspec
import pytest

from nottingham.game import Good, Refusal, Ruleset, RulesetError, new_game
from nottingham.game.goods import PROMO, ROYAL
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN

SWITCHES = ("royal_goods", "inspection_clock", "hidden_removal", "seven_cards", "black_market")
COMBINATIONS = [chosen for number in range(len(SWITCHES) + 1) for chosen in combinations(SWITCHES, number)]


def sentence(**rules: Any) -> str:
    """Why these rules are refused."""
    with pytest.raises(RulesetError) as refused:
        Ruleset.preset(**rules)
    return str(refused.value)


@pytest.mark.parametrize(("edition", "piles", "turned_up"), [("first", 2, 5), ("second", 1, 0)])
def test_a_preset_is_the_edition_as_printed(edition: str, piles: int, turned_up: int) -> None:
    """Rules §13: no option is on, and the piles are the edition's."""
    rules = Ruleset.preset(edition)
    assert (rules.edition, rules.players, rules.deputies, rules.promos) == (edition, 4, False, {})
    assert not any(getattr(rules, switch) for switch in SWITCHES)
    assert (rules.rule.piles, rules.rule.turned_up) == (piles, turned_up)


def test_the_editions_differ_as_the_table_says() -> None:
    """Rules §13."""
    first, second = Ruleset.preset("first").rule, Ruleset.preset("second").rule
    assert (first.names_first_merchant, second.names_first_merchant) == (False, True)
    assert (first.set_aside_face_down, second.set_aside_face_down) == (True, False)
    assert (first.draws_from_piles, second.draws_from_piles) == (True, False)
    assert (first.chooses_pile_for_confiscated, second.chooses_pile_for_confiscated) == (True, False)
    assert (first.stall_bluffs, second.stall_bluffs) == (False, True)


@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8), (5, 10), (6, 9)])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_number_of_rounds_follows_from_the_number_of_players(edition: str, players: int, rounds: int) -> None:
    """Rules §3, §10."""
    assert Ruleset.preset(edition, players).rounds == rounds


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_every_option_may_be_combined_with_every_other_in_either_edition(edition: str, players: int) -> None:
    """Rules §9."""
    for chosen in COMBINATIONS:
        rules = Ruleset.preset(edition, players, promos=dict.fromkeys(PROMO, 1), **dict.fromkeys(chosen, True))
        table, _ = new_game(rules, seed=1)
        cards = 7 if "seven_cards" in chosen else 6
        assert table.public.hands == (cards,) * players
        assert table.public.removed == (10 if "hidden_removal" in chosen else 0)
        assert bool(table.public.stacks) == ("black_market" in chosen)
        assert set(PROMO) <= set(rules.deck)
        assert (set(ROYAL) & set(rules.deck) != set()) == ("royal_goods" in chosen)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_six_players_bring_the_deputies_along(edition: str) -> None:
    """Rules §9, §13."""
    assert Ruleset.preset(edition, 6).deputies
    assert Ruleset.preset(edition, 6, deputies=True) == Ruleset.preset(edition, 6)


def test_each_promo_card_is_on_a_switch_of_its_own() -> None:
    """Rules §9, §12."""
    for promo in PROMO:
        assert set(Ruleset.preset("first", promos={promo: 2}).deck) & set(PROMO) == {promo}
        assert Ruleset.preset("first", promos={promo: 2}).copies(promo) == 2


def test_promo_cards_can_be_named_by_their_keys() -> None:
    """Rules §12."""
    assert Ruleset.preset("first", promos={"olive_oil": 1}) == Ruleset.preset("first", promos={Good.OLIVE_OIL: 1})


@pytest.mark.parametrize("players", [2, 7, 0, -3])
def test_the_game_is_for_three_to_six_players(players: int) -> None:
    """Rules §13."""
    assert sentence(edition="second", players=players) == f"The game is for 3 to 6 players, not for {players}."


@pytest.mark.parametrize("players", [3, 4, 5])
def test_deputies_need_exactly_six_players(players: int) -> None:
    """Rules §9."""
    said = sentence(edition="second", players=players, deputies=True)
    assert said == f"Deputies need exactly six players, not {players}."


def test_six_players_need_deputies() -> None:
    """Rules §2, §10."""
    said = sentence(edition="second", players=6, deputies=False)
    assert said == "Six players need the deputies: there is no Sheriff with six."


@pytest.mark.parametrize(
    ("edition", "options", "needed"),
    [
        ("second", {}, 24),
        ("first", {}, 34),
        ("second", {"hidden_removal": True}, 34),
        ("second", {"seven_cards": True}, 28),
        ("first", {"seven_cards": True, "hidden_removal": True}, 48),
    ],
)
def test_a_deck_that_cannot_serve_the_first_deal_is_refused(
    edition: str, options: dict[str, bool], needed: int
) -> None:
    """Rules §9: hands, turned-up piles and removed cards all come out of it."""
    said = sentence(edition=edition, players=4, house_deck={APPLE: needed - 1}, **options)
    assert said == f"The deck has {needed - 1} cards, but the first deal needs {needed}."
    just_enough = Ruleset.preset(edition, 4, house_deck={APPLE: needed}, **options)
    assert new_game(just_enough, seed=1)[0].public.deck == 0


def test_promo_cards_help_to_serve_the_first_deal() -> None:
    """Rules §9, §12."""
    rules = Ruleset.preset("second", 4, house_deck={APPLE: 23}, promos={"olive_oil": 1})
    assert rules.deck_size == 24


@pytest.mark.parametrize("copies", [-2, 0, 10])
def test_a_promo_card_has_one_to_nine_copies(copies: int) -> None:
    """Rules §12: above all, not minus two."""
    said = sentence(edition="first", promos={"olive_oil": copies})
    assert said == f"There can be 1 to 9 copies of the promo card olive_oil, not {copies}."


def test_only_promo_cards_have_switches() -> None:
    """Rules §12."""
    assert sentence(edition="first", promos={"apple": 1}).startswith("apple is not a promo card; those are")


@pytest.mark.parametrize("copies", [-2, 100])
def test_a_house_deck_has_no_negative_number_of_cards(copies: int) -> None:
    """Rules §9."""
    said = sentence(edition="second", house_deck={APPLE: 60, CHEESE: copies})
    assert said == f"There can be 0 to 99 cards of cheese, not {copies}."


def test_a_house_deck_has_no_promo_cards() -> None:
    """Rules §12: those have switches of their own."""
    said = sentence(edition="first", house_deck={APPLE: 60, "olive_oil": 1})
    assert said == "olive_oil cannot be in a house deck: promo cards have switches of their own."


def test_a_deck_without_legal_goods_is_refused() -> None:
    """Rules §4.3: nobody could declare anything."""
    said = sentence(edition="second", house_deck={Good.PEPPER: 60})
    assert said == "The deck has no legal goods, so nobody could declare anything."


def test_a_house_deck_replaces_the_printed_numbers() -> None:
    """Rules §1, D5: kinds that are not in it cannot be declared."""
    rules = Ruleset.preset("second", 3, house_deck={BREAD: 30, Good.GOUDA: 2, APPLE: 0})
    assert rules.deck_size == 32
    assert rules.legal_kinds == (BREAD,)
    assert rules.contraband_kinds == (Good.GOUDA,)


@pytest.mark.parametrize("rounds", [-1, 61])
def test_a_game_has_a_sensible_number_of_rounds(rounds: int) -> None:
    """Rules §3."""
    assert sentence(edition="second", house_rounds=rounds) == f"A game has 1 to 60 rounds, not {rounds}."


def test_an_unknown_edition_is_refused_with_those_that_there_are() -> None:
    """Rules §13."""
    assert sentence(edition="third") == "There is no edition 'third'; there are 'first' and 'second'."


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    """Rules §9."""
    said = sentence(edition="second", merry_men=True)
    assert "'merry_men'" in said
    assert all(switch in said for switch in (*SWITCHES, "deputies", "promos"))
    assert said.endswith(".")


@pytest.mark.parametrize(
    "rules",
    [
        {"players": "4"},
        {"players": 4.5},
        {"players": None},
        {"royal_goods": "yes"},
        {"promos": ["olive_oil"]},
        {"promos": {"snake_oil": 1}},
        {"promos": {"olive_oil": "two"}},
        {"house_deck": {"apple": None}},
        {"house_rounds": "nine"},
    ],
)
def test_rules_of_the_wrong_type_are_refused_with_a_sentence(rules: dict[str, Any]) -> None:
    """Rules §9."""
    said = sentence(edition="second", **rules)
    assert said[0].isupper()
    assert said.endswith(".")
    assert not said.endswith("..")


def test_senseless_rules_are_refused_without_the_preset_too() -> None:
    """Rules §9, §13."""
    with pytest.raises(RulesetError, match="for 3 to 6 players, not for 2"):
        Ruleset(edition="second", players=2)
    with pytest.raises(RulesetError, match="There is no edition 'third'"):
        Ruleset(edition="third", players=4)  # type: ignore[arg-type]
    with pytest.raises(RulesetError, match="Six players need the deputies"):
        Ruleset(edition="second", players=6)


@pytest.mark.parametrize(
    "rules",
    [
        Ruleset.preset("first"),
        Ruleset.preset("second", 6, royal_goods=True, inspection_clock=True),
        Ruleset.preset("first", 3, promos={"feast_plate": 2, "royal_summons": 1}, hidden_removal=True),
        Ruleset.preset(
            "second", 5, house_deck={APPLE: 40, CHICKEN: 20}, house_rounds=2, black_market=True, seven_cards=True
        ),
    ],
)
def test_a_ruleset_survives_json(rules: Ruleset) -> None:
    """Rules §9; a log's header holds it."""
    assert msgspec.json.decode(msgspec.json.encode(rules), type=Ruleset) == rules


@pytest.mark.parametrize(
    "text",
    [
        '{"edition":"second","players":2}',
        '{"edition":"third","players":4}',
        '{"edition":"second","players":4,"merry_men":true}',
        '{"edition":"second","players":6}',
        '{"edition":"first","players":4,"promos":{"olive_oil":-2}}',
    ],
)
def test_senseless_rules_are_refused_in_json_too(text: str) -> None:
    """Rules §9, §13."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=Ruleset)


def test_a_refusal_counts_as_true_so_that_it_can_be_asked_for() -> None:
    """Design §3: a refusal is a value, not an exception."""
    assert Refusal("phase.wrong", "4.1")


def test_options_are_switched_on_or_off() -> None:
    """Design §7.4: 1 passes for on, and is written into the log as 1."""
    with pytest.raises(RulesetError, match="royal_goods is switched on or off, with True or False, not with 1"):
        Ruleset("second", 4, royal_goods=1)  # type: ignore[arg-type]
