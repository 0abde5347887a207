"""Taking luck off a margin moves no mean: every part of it is 0 on average, given what came before."""

from collections import Counter
from math import sqrt
from statistics import fmean, stdev

import pytest

from nottingham.arena.another_round import HOLDINGS, holdings, repeat
from nottingham.arena.deal import play_deal
from nottingham.arena.luck_corrected import SETS, LuckMeter, sets_in
from nottingham.arena.match import go_on, play_bots, play_match, seat_all
from nottingham.arena.seatings import mixes
from nottingham.arena.tournament import TournamentSettings
from nottingham.bots import Chair
from nottingham.bots.clever import Clever, taste_of
from nottingham.bots.stating import GateStated, LoadStated, Stating
from nottingham.game import Dice, Good, Ruleset, new_game, scenario
from nottingham.game.goods import in_order
from nottingham.game.state import Table

A, B, P, S = Good.APPLE, Good.CHEESE, Good.PEPPER, Good.SILK


def at_the_gate(bag: list[Good]) -> Table:
    rules = Ruleset.preset("second", players=3)
    return scenario(rules, phase="inspection", sheriff=0, bags={1: bag}, declared={1: A}, gold={1: 20})[0]


EXACT = ("card", "crown", "pair")
"""What is compared with the whole deck, card by card."""


class Says:
    """A bot that states what it is told to state."""

    def __init__(self, *statements: GateStated | LoadStated) -> None:
        self.statements = list(statements)

    def play(self, turn: object) -> None:
        return None

    def stated(self) -> list[GateStated | LoadStated]:
        said, self.statements = self.statements, []
        return said


def gate_luck(table: Table, opens: bool, chance: float) -> list[Counter[str]]:
    meter = LuckMeter([Says(GateStated(1, opens, chance)), Says(), Says()], seed=1)
    meter.watch(table, [])
    meter.watch(table, [])
    return meter.found


@pytest.mark.parametrize("bag", [[A, A], [P, S]])
@pytest.mark.parametrize("chance", [0.1, 0.37, 0.8])
def test_a_threshold_is_worth_nothing_on_average(bag: list[Good], chance: float) -> None:
    table = at_the_gate(bag)
    opened, passed = gate_luck(table, True, chance), gate_luck(table, False, chance)
    for one, other in zip(opened, passed, strict=True):
        assert one
        for name in one:
            assert chance * one[name] + (1 - chance) * other[name] == pytest.approx(0.0, abs=1e-9)


def test_a_threshold_is_worth_what_the_bag_brings_to_everybody() -> None:
    """Opening two true apples costs the Sheriff 4 gold: 4 off his margin, and 4 / 2 more for what the owner gets."""
    luck = gate_luck(at_the_gate([A, A]), True, 0.0)
    assert luck[0]["gate true"] == pytest.approx(-6.0)
    assert luck[1]["gate true"] == pytest.approx(6.0)
    assert sum(found["gate true"] for found in luck) == pytest.approx(0.0)


def test_cards_drawn_one_by_one_are_worth_nothing_on_average() -> None:
    """Exactly: over every card that could have been drawn."""
    rules = Ruleset.preset("second", players=3)
    table = scenario(rules, sheriff=0, hands={1: [A, A, B, S, P]}, stalls={1: [A, B, B], 2: [A]})[0]
    seat = 1
    deck = table.deck[table.drawn :]
    total: Counter[str] = Counter()
    for good, number in Counter(deck).items():
        meter = LuckMeter([Says(), Says(), Says()], seed=1)
        meter._drawn(table, seat, (good,))
        for name, amount in meter.found[seat].items():
            if name.startswith(EXACT):
                total[name] += number * amount
    assert {name.split()[0] for name in total} == set(EXACT)
    assert all(amount == pytest.approx(0.0, abs=1e-6) for amount in total.values())


def test_sets_of_drawn_cards_are_worth_nothing_on_average() -> None:
    """Over many draws: what is compared with is drawn from the same deck, so nothing is left but noise."""
    rules = Ruleset.preset("second", players=3)
    table, _ = new_game(rules, 1)
    seat, dice = table.public.merchants[0], Dice(3)
    deck = table.deck[table.drawn :]
    found: dict[str, list[float]] = {name: [] for name in SETS}
    for seed in range(250):
        meter = LuckMeter([Says(), Says(), Says()], seed=seed)
        meter._drawn(table, seat, in_order(dice.some(deck, 4)))
        for name in SETS:
            found[name].append(float(meter.found[seat][name]))
    assert not any(found.pop("with the stall")), "the stall is empty"
    for name, amounts in found.items():
        assert stdev(amounts) > 0
        assert abs(fmean(amounts)) < 4 * stdev(amounts) / sqrt(len(amounts)), name


def test_what_a_hand_holds_by_sets() -> None:
    assert sets_in((A, A, A, A, B, B, S), (A, A)) == (8.0, 6.0, 8.0, 1.0, 1.0, 1.0, 1.6)
    assert sets_in((), ()) == (0.0,) * len(SETS)


def test_hard_states_chances_that_come_true() -> None:
    """Over some games: thresholds are as often above 0 as was stated, and bags worth what was stated on average."""
    rules = Ruleset.preset("second", players=3)
    gates: list[float] = []
    loads: list[float] = []

    class Noting(LuckMeter):
        def watch(self, table: Table, news: object) -> None:
            for _, bot in self.bots:
                assert isinstance(bot, Stating)
                for said in bot.stated():
                    if isinstance(said, GateStated):
                        gates.append(said.opens - said.chance)
                    else:
                        loads.append(said.worth - said.expected)

    for seed in range(10):
        bots = seat_all(rules, seed, ("hard", "medium", "hard"))
        play_bots(rules, seed, bots, watch=Noting(bots, seed).watch)
    for some in (gates, loads):
        assert len(some) > 100
        assert stdev(some) > 0.05
        assert abs(fmean(some)) < 4 * stdev(some) / sqrt(len(some))


def test_stating_changes_no_game() -> None:
    rules = Ruleset.preset("second", players=3)
    specs = ("hard", "medium", "easy")
    bots = seat_all(rules, 5, specs)
    meter = LuckMeter(bots, 5)
    measured = play_bots(rules, 5, bots, watch=meter.watch)
    assert measured.events == play_match(rules, 5, specs).events
    assert sum(meter.luck()) == pytest.approx(0.0, abs=1e-6)
    assert any(meter.luck())
    assert meter.repeated


def test_what_came_of_rounds_beside_their_repetitions_is_nothing_on_average() -> None:
    """Over many games: actual rounds are no better and no worse than those that were played again."""
    rules = Ruleset.preset("second", players=3, house_rounds=2)
    found: dict[str, list[float]] = {name: [] for name in (*HOLDINGS, "told again")}
    for seed in range(120):
        bots = seat_all(rules, seed, ("gambler", "briber", "greedy"))
        meter = LuckMeter(bots, seed)
        play_bots(rules, seed, bots, watch=meter.watch)
        for name, amounts in found.items():
            amounts.append(float(meter.again[0][name]))
    for name, amounts in found.items():
        assert stdev(amounts) > 0, name
        assert abs(fmean(amounts)) < 4 * stdev(amounts) / sqrt(len(amounts)), name


@pytest.mark.parametrize("spec", ["hard", "medium", "gambler", "random", "master"])
def test_a_head_that_is_asked_again_leaves_the_first_as_it_was(spec: str) -> None:
    """And with the same dice it does the same; with others, something else sooner or later."""
    rules = Ruleset.preset("second", players=3)
    bots = seat_all(rules, 4, (spec,) * 3)
    table, news = new_game(rules, 4)
    ends = []
    for seed in (1, 1, *range(2, 6)):
        again = repeat(table, bots, Dice(seed))
        assert again is not None
        ends.append(holdings(again.play(lambda table, news: None)))
    assert ends[0] == ends[1]
    assert any(end != ends[0] for end in ends)
    assert go_on(table, news, bots).events == play_match(rules, 4, (spec,) * 3).events


def test_a_round_that_is_played_again_has_the_same_cards_in_another_order() -> None:
    rules = Ruleset.preset("second", players=3)
    table, _ = new_game(rules, 4)
    again = repeat(table, seat_all(rules, 4, ("honest",) * 3), Dice(1))
    assert again is not None
    assert again.table.own == table.own
    assert again.table.deck != table.deck
    assert Counter(again.table.deck) == Counter(table.deck)
    assert again.table.deck[: table.drawn] == table.deck[: table.drawn]


def test_with_somebody_who_cannot_be_asked_again_only_what_can_be_told_is_taken_off() -> None:
    rules = Ruleset.preset("second", players=3, house_rounds=1)
    bots = seat_all(rules, 2, ("hard", "hard-2026", "honest"))
    meter = LuckMeter(bots, 2)
    play_bots(rules, 2, bots, watch=meter.watch)
    assert not meter.repeated
    assert meter.luck() == meter.told()
    assert any(meter.told())


def test_a_deal_keeps_luck_only_if_asked() -> None:
    rules = Ruleset.preset("second", players=3, house_rounds=2)
    found = mixes(("hard", "honest"), 3, "1+2")
    plain, _ = play_deal(rules, found, 0, 1)
    asked, _ = play_deal(rules, found, 0, 1, luck=True)
    assert plain.luck == ()
    assert plain.games == asked.games
    assert len(asked.luck) == len(asked.games)
    settings = TournamentSettings(rules, ("hard", "honest"), 3, 1, "1+2")
    assert settings.heading != TournamentSettings(rules, ("hard", "honest"), 3, 1, "1+2", luck=True).heading


def test_a_sway_is_above_a_point_as_often_as_is_said() -> None:
    mind = Clever(Chair(0, Ruleset.preset("second", players=3), Dice(1)), taste_of("hard")).mind
    for least in (-6.0, -1.0, 0.0, 2.5, 7.9, 9.0):
        drawn = sum(mind.sway(8.0) > least for _ in range(4000)) / 4000
        assert drawn == pytest.approx(mind.swayed_above(8.0, least), abs=0.03)
