"""Baselines do what their one line says."""

import pytest

from nottingham.arena.match import Match, play_match
from nottingham.bots import Turn, bots, seat_bot
from nottingham.game import Command, Good, Ruleset
from nottingham.game.commands import (
    AcceptOffer,
    DeclareBag,
    LoadBag,
    MakeOffer,
    OpenBag,
    PassBag,
    SetAside,
    TakeStance,
)
from nottingham.game.events import BagClosed, BagDeclared, BagOpened, BagPassed, CardsSetAside, OfferMade
from nottingham.game.goods import IS_LEGAL, Cards
from nottingham.game.known import Deed, Verdict
from nottingham.game.state import Table
from tests.bots.heads import a_chair, a_turn
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    MEAD,
    PEPPER,
    SECOND,
    SILK,
    a_bribe,
    a_table,
    an_inspection,
    do,
    happened,
    standing,
)

BASELINES = ("honest", "greedy", "briber", "wary", "gambler", "random")


def does(spec: str, table: Table, seat: int, *, may_wait: bool | None = None) -> Command | None:
    return seat_bot(spec, a_chair(seat, table.rules)).play(a_turn(table, seat, may_wait=may_wait))


def loads(spec: str, hand: list[Good], round: int = 1) -> Cards:
    command = does(spec, a_table(phase="loading", hands={1: hand}, round=round), 1)
    assert isinstance(command, LoadBag)
    return tuple(sorted(command.cards))


def declares(spec: str, bag: list[Good]) -> DeclareBag:
    command = does(spec, a_table(phase="declaration", bags={1: bag}), 1)
    assert isinstance(command, DeclareBag)
    return command


def tosses(spec: str, hand: list[Good]) -> Cards:
    rules = Ruleset.preset("first", players=4)
    command = does(spec, a_table(rules, hands={1: hand}), 1)
    assert isinstance(command, SetAside)
    return tuple(sorted(command.cards))


def a_gate(*moves: tuple[int, Command]) -> Table:
    return do(an_inspection(bags={1: [APPLE, SILK], 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE}), *moves)


def lies(match: Match) -> list[int]:
    """Whose bags were declared falsely, one entry for each."""
    packed = {}
    found = []
    for event in match.events:
        if isinstance(event, BagClosed):
            packed[event.seat] = event.cards
        elif isinstance(event, BagDeclared):
            cards = packed[event.seat]
            assert isinstance(cards, tuple)
            if set(cards) != {event.good}:
                found.append(event.seat)
    return found


def test_each_has_a_line_of_description() -> None:
    assert all(len(bots()[name].about) > 20 for name in BASELINES)


# Honest


def test_the_honest_never_lies() -> None:
    """Unless there is nothing legal in hand, which a deck of mostly legal goods rules out."""
    rules = Ruleset.preset("second", players=4, house_deck={APPLE: 60, CHEESE: 40, CHICKEN: 20, SILK: 6})
    assert all(lies(play_match(rules, seed, ["honest"] * 4)) == [] for seed in range(10))


def test_the_honest_inspects_everybody() -> None:
    match = play_match(SECOND, 1, ["honest"] * 4)
    assert happened(match.events, BagOpened)
    assert not happened(match.events, BagPassed)
    assert not happened(match.events, OfferMade)


def test_the_honest_takes_no_bribe() -> None:
    assert does("honest", a_gate((1, a_bribe(1, gold=50))), 0) == OpenBag(1)


def test_the_honest_carries_the_commonest_legal_kind() -> None:
    hand: list[Good] = [APPLE, APPLE, CHEESE, CHEESE, CHEESE, CROSSBOW]
    assert loads("honest", hand) == (CHEESE,) * 3
    assert tosses("honest", hand) == (APPLE, APPLE, CROSSBOW)


def test_the_honest_prefers_the_dearer_of_two_kinds() -> None:
    assert loads("honest", [APPLE, APPLE, CHICKEN, CHICKEN, SILK, SILK]) == (CHICKEN, CHICKEN)


# Greedy


def test_the_greedy_adds_the_best_contraband_every_second_round() -> None:
    hand: list[Good] = [APPLE, APPLE, APPLE, SILK, CROSSBOW, PEPPER]
    assert loads("greedy", hand, round=1) == (APPLE,) * 3
    assert loads("greedy", hand, round=2) == (APPLE, APPLE, APPLE, CROSSBOW)


def test_the_greedy_leaves_room_for_contraband_in_a_full_bag() -> None:
    assert loads("greedy", [APPLE] * 5 + [SILK], round=2) == (APPLE,) * 4 + (SILK,)


@pytest.mark.parametrize("gold", [1, 50])
def test_the_greedy_takes_any_bribe(gold: int) -> None:
    table = a_gate((1, a_bribe(1, gold=gold)))
    assert does("greedy", table, 0) == AcceptOffer(standing(table, 1).id)


def test_the_greedy_inspects_who_offers_nothing() -> None:
    assert does("greedy", a_gate(), 0) == OpenBag(1)


# Briber


def test_the_briber_declares_contraband_as_apples() -> None:
    assert declares("briber", [SILK, MEAD]) == DeclareBag(APPLE, 2)
    assert declares("briber", [CHEESE, CHEESE]) == DeclareBag(CHEESE, 2)


def test_the_briber_carries_all_the_contraband_it_can() -> None:
    assert loads("briber", [SILK, MEAD, PEPPER, APPLE, APPLE, APPLE]) == (MEAD, PEPPER, SILK)
    assert loads("briber", [APPLE, APPLE, BREAD, CHEESE, CHICKEN, CHICKEN]) == (CHICKEN, CHICKEN)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_briber_pays_by_the_number_of_contraband_cards(number: int) -> None:
    table = an_inspection(bags={1: [SILK] * number + [APPLE]}, declared={1: APPLE})
    offer = does("briber", table, 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives.gold == 3 * number
    assert offer.terms.deed_for(1) is Deed.PASS


def test_the_briber_with_an_honest_bag_offers_nothing() -> None:
    assert does("briber", an_inspection(bags={1: [APPLE]}, declared={1: APPLE}), 1) is None


def test_the_briber_inspects_only_its_neighbours() -> None:
    table = an_inspection(bags={1: [APPLE], 2: [APPLE], 3: [APPLE]}, declared=dict.fromkeys((1, 2, 3), APPLE))
    settled = []
    while table.public.unsettled:
        command = does("briber", table, 0)
        assert isinstance(command, OpenBag | PassBag)
        settled.append(command)
        table = do(table, (0, command))
    assert settled == [OpenBag(1), PassBag(2), OpenBag(3)]


# Wary


def test_the_wary_opens_only_who_offers() -> None:
    assert does("wary", a_gate((1, a_bribe(1, gold=20))), 0) == OpenBag(1)
    assert does("wary", a_gate(), 0) == PassBag(1)
    assert does("wary", a_gate((2, a_bribe(2, gold=1))), 0) == PassBag(1)


def test_the_wary_is_honest_itself() -> None:
    assert set(loads("wary", [APPLE, APPLE, CHEESE, SILK, SILK, SILK])) == {APPLE}


# Gambler


def test_the_gambler_is_honest_without_a_pair() -> None:
    assert loads("gambler", [APPLE, APPLE, CHEESE, SILK, MEAD, PEPPER]) == (APPLE, APPLE)


def test_the_gambler_with_a_pair_goes_all_in_without_a_bribe() -> None:
    assert loads("gambler", [APPLE, APPLE, APPLE, SILK, SILK, PEPPER]) == (PEPPER, SILK, SILK)
    table = an_inspection(bags={1: [PEPPER, SILK, SILK]}, declared={1: APPLE})
    assert does("gambler", table, 1) is None


def test_the_gambler_keeps_its_contraband_at_the_market() -> None:
    assert not any(card not in IS_LEGAL for card in tosses("gambler", [APPLE, CHEESE, CHEESE, SILK, MEAD, PEPPER]))
    assert tosses("gambler", [APPLE, CHEESE, CHEESE, SILK, SILK, PEPPER]) == (APPLE, CHEESE, CHEESE)


def test_the_gambler_inspects_some_and_passes_some() -> None:
    match = play_match(SECOND, 2, ["gambler"] * 4)
    assert happened(match.events, BagOpened)
    assert happened(match.events, BagPassed)


# All of them


@pytest.mark.parametrize("spec", BASELINES)
def test_a_deputy_takes_a_stance_of_its_own(spec: str) -> None:
    """Rules §10."""
    table = an_inspection(Ruleset.preset("second", players=6), deputies=(0, 1), bags={2: [APPLE]}, declared={2: APPLE})
    verdicts = set()
    for seed in range(30):
        turn: Turn = a_turn(table, 0, settle_now=True)
        command = seat_bot(spec, a_chair(0, table.rules, seed)).play(turn)
        assert isinstance(command, TakeStance)
        verdicts.add(command.verdict)
    expected = {"honest": {Verdict.OPEN}, "greedy": {Verdict.OPEN}, "briber": {Verdict.PASS}, "wary": {Verdict.PASS}}
    assert verdicts == expected.get(spec, {Verdict.OPEN, Verdict.PASS})


@pytest.mark.parametrize("spec", ["honest", "greedy", "briber", "wary", "gambler"])
def test_an_obligation_is_kept(spec: str) -> None:
    """Rules §5."""
    table = a_gate((2, a_bribe(2, gold=9, passes=False, opens=(1,))))
    table = do(table, (0, AcceptOffer(standing(table, 2).id)))
    assert does(spec, table, 0) == OpenBag(1)


def test_nobody_sets_aside_more_than_can_be_drawn() -> None:
    """A small deck: rules §4.1, D4."""
    rules = Ruleset.preset("second", players=3, house_deck={APPLE: 12, CHEESE: 5, SILK: 3})
    for spec in BASELINES:
        match = play_match(rules, 1, [spec] * 3)
        assert match.faults == []
        assert all(len(event.cards) <= 5 for event in happened(match.events, CardsSetAside))
