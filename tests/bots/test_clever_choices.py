"""Debts, plates, oils, characters, reasons, and how fast and how well it all goes."""

import time
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

from nottingham.arena.match import play_bots, play_match
from nottingham.bots import Bot, Turn, seat_bot
from nottingham.bots.clever import CHARACTERS, LEVELS, taste_of
from nottingham.bots.clever.gatekeeper import Gatekeeper
from nottingham.game import Command, Event, Good, Ruleset
from nottingham.game.commands import ChoosePlates, KeepBrimstone, MakeOffer, OpenBag, PassBag, PayDebt, UseBrimstone
from nottingham.game.goods import Cards, worth
from nottingham.game.known import AskKind, Phase
from nottingham.game.state import Table
from tests.bots.heads import a_chair, a_demand, a_head, a_round, a_turn, does, why
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
)

OIL, PLATE = Good.BRIMSTONE_OIL, Good.FEAST_PLATE


# Debts


def a_debt(stall: list[Good]) -> Table:
    """Seat 1 was caught with three silks and has no gold: 12 are owed."""
    table = an_inspection(bags={1: [SILK] * 3}, declared={1: APPLE}, gold={1: 0}, stalls={1: stall})
    return do(table, (0, OpenBag(1)))


def least(cards: list[Good], amount: int) -> int:
    """The smallest worth that pays, by trying everything."""
    return min(
        worth(tuple(chosen))
        for number in range(len(cards) + 1)
        for chosen in combinations(cards, number)
        if worth(tuple(chosen)) >= amount
    )


@pytest.mark.parametrize(
    "stall",
    [
        [APPLE] * 6 + [CHICKEN] * 3,
        [CHICKEN, CHICKEN, CHICKEN, CHEESE],
        [APPLE, CHEESE, BREAD, CHICKEN, CHICKEN, APPLE],
    ],
)
def test_a_debt_is_paid_with_as_little_as_can_be(stall: list[Good]) -> None:
    """Rules §6."""
    payment = does(a_head(1), a_debt(stall))
    assert isinstance(payment, PayDebt)
    assert worth(payment.legal) == least(stall, 12)
    assert payment.contraband == ()


def test_contraband_pays_only_what_the_stall_cannot() -> None:
    """Rules §6: legal goods first."""
    payment = does(a_head(1), a_debt([APPLE, CHEESE, CROSSBOW, PEPPER, MEAD]))
    assert payment == PayDebt((APPLE, CHEESE), (MEAD,))


# Plates and oils


def a_feast(plates: int, stalls: dict[int, list[Good]]) -> Table:
    """Rules §12: the last bag has passed, and seat 1 has plates."""
    rules = Ruleset.preset("second", players=4, promos={PLATE: 9})
    stalls = {**stalls, 1: [*stalls.get(1, []), *[PLATE] * plates]}
    table = an_inspection(rules, bags={2: [APPLE]}, declared={2: APPLE}, stalls=stalls, round=8)
    table = do(table, (0, PassBag(2)))
    assert table.public.phase is Phase.FEAST
    return table


def points(table: Table, goods: Cards) -> int:
    scores = do(table, (1, ChoosePlates(goods))).public.scores
    assert scores is not None
    return scores.seats[1].total


@pytest.mark.parametrize(
    ("plates", "stalls"),
    [
        (3, {1: [APPLE] * 4, 2: [APPLE] * 5, 3: [CHICKEN] * 9, 0: [CHICKEN] * 8}),
        (2, {1: [CHEESE] * 6, 2: [CHEESE] * 7, 0: [APPLE] * 9, 3: [APPLE] * 8}),
        (1, {0: [APPLE] * 9, 2: [CHEESE] * 9 + [BREAD] * 9 + [CHICKEN] * 9, 3: [CHEESE] * 8 + [BREAD] * 8}),
    ],
)
def test_plates_become_what_brings_most(plates: int, stalls: dict[int, list[Good]]) -> None:
    table = a_feast(plates, stalls)
    head = a_head(1, table.rules)
    choice = does(head, table)
    assert isinstance(choice, ChoosePlates)
    assert why(head).question == "plates"
    mixes = combinations_with_replacement(table.rules.legal_kinds, plates)
    assert points(table, choice.goods) == max(points(table, mix) for mix in mixes)


def an_oil(stalls: dict[int, list[Good]], **taste: Any) -> Command | None:
    """Rules §12: seat 1's bag with a brimstone oil has passed."""
    rules = Ruleset.preset("second", players=4, promos={OIL: 3})
    table = an_inspection(rules, bags={1: [OIL, APPLE]}, declared={1: APPLE}, stalls=stalls, round=8)
    table = do(table, (0, PassBag(1)))
    assert [ask.kind for ask in table.awaiting] == [AskKind.BRIMSTONE]
    return does(a_head(1, rules, **taste), table)


def test_an_oil_burns_what_costs_a_rival_a_crown() -> None:
    stalls = {2: [APPLE] * 9, 3: [APPLE] * 8, 0: [CHEESE]}
    command = an_oil(stalls, spite=3.0)
    assert command == UseBrimstone(2, APPLE, 2)


def test_an_oil_is_kept_by_those_who_bear_nobody_a_grudge() -> None:
    assert an_oil({2: [APPLE] * 9, 3: [APPLE] * 8}, spite=0.0) == KeepBrimstone()


# Characters


HAND = [APPLE, APPLE, APPLE, SILK, CROSSBOW, MEAD]
EVEN = [
    event for _ in range(3) for opened in (True, False) for event in a_round(2, APPLE, [APPLE, SILK], opened=opened)
]


def lie_worth(character: str) -> float:
    """How much better the best lie seems than the best honest bag."""
    table = a_table(phase="loading", hands={1: HAND})
    head, turn = a_head(1, character=character, told=EVEN), a_turn(table, 1)
    plans = head.merchant.plans(turn, Gatekeeper(head.mind, turn))
    return max(plan.value for plan in plans if plan.lies) - max(plan.value for plan in plans if not plan.lies)


def test_the_brazen_lie_more_easily_than_the_cautious() -> None:
    assert lie_worth("brazen") > lie_worth("") > lie_worth("cautious")


def asked_for(character: str) -> int:
    """What a Sheriff demands for a bag that is probably a lie."""
    liar = a_round(1, APPLE, [SILK] * 4, opened=True, sheriff=2)
    told = [*liar, *a_round(1, APPLE, [SILK] * 4)[:2]]
    table = an_inspection(bags={1: [SILK] * 4}, declared={1: APPLE})
    demand = does(a_head(0, character=character, told=told), table)
    assert isinstance(demand, MakeOffer)
    return demand.terms.merchant_gives.gold


def test_the_corrupt_ask_for_less_and_the_stern_for_more() -> None:
    assert asked_for("corrupt") < asked_for("") < asked_for("stern")


def test_a_grudge_makes_a_bag_more_tempting() -> None:
    """Seat 1 opened the bag of seat 0 twice."""
    table = an_inspection(bags={1: [APPLE, APPLE]}, declared={1: APPLE})
    told = [e for _ in range(2) for e in a_round(0, APPLE, [APPLE], opened=True, sheriff=1)]

    def tempted(character: str) -> float:
        heads = [a_head(0, character=character, told=life) for life in (told, [])]
        with_, without = (head.sheriff.opening(a_turn(table, 0), 1) for head in heads)
        return with_ - without

    assert tempted("grudging") == pytest.approx(2 * taste_of("hard", "grudging").grudge + tempted(""))


def test_a_character_changes_the_taste_of_every_level() -> None:
    for level in LEVELS:
        tastes = [taste_of(level), *(taste_of(level, character) for character in CHARACTERS)]
        assert len(set(tastes)) == len(tastes)


def test_characters_play_different_games() -> None:
    games = {
        str(play_match(SECOND, 3, [f"hard:{character}", "hard", "hard", "hard"]).events) for character in CHARACTERS
    }
    assert len(games) >= 4


# Reasons


def test_every_kind_of_decision_gives_its_numbers() -> None:
    """Whole games, with a look at the reasons of every answer that weighed something."""
    rules = Ruleset.preset("second", players=4, black_market=True, promos={OIL: 9, PLATE: 9})
    questions: dict[str, int] = {}

    class Asked:
        def __init__(self, seat: int) -> None:
            self.head = a_head(seat, rules)

        def hear(self, n: int, told: Event) -> None:
            self.head.hear(n, told)

        def play(self, turn: Turn) -> Command | None:
            command = self.head.play(turn)
            reasons = self.head.mind.why
            if reasons is not None:
                values = [option.value for option in reasons.options]
                assert values == sorted(values, reverse=True)
                assert all(option.label for option in reasons.options)
                questions[reasons.question] = questions.get(reasons.question, 0) + 1
            else:
                assert turn.ask not in (AskKind.MARKET, AskKind.LOAD, AskKind.DECLARE, AskKind.SETTLE)
            return command

    for seed in range(6):
        match = play_bots(rules, seed, [Asked(seat) for seat in range(4)], time_limit=60)
        assert match.faults == []
    assert set(questions) >= {"market", "load", "declare", "settle", "answer", "offer", "inspection"}
    assert set(questions) >= {"brimstone", "black market"}


def test_a_player_who_explains_plays_as_one_who_does_not() -> None:
    rules = Ruleset.preset("first", players=4, black_market=True)
    levels = ("hard", "medium", "easy", "hard")
    heats = [taste_of(level).temperature for level in levels]
    explained = [a_head(i, rules, level=levels[i], temperature=heats[i]) for i in range(4)]
    silent: list[Bot] = [seat_bot(level, a_chair(seat, rules)) for seat, level in enumerate(levels)]
    assert play_bots(rules, 1, explained).events == play_bots(rules, 1, silent).events


def test_an_explained_verdict_has_beliefs_and_values_for_every_bag() -> None:
    table = an_inspection(bags={1: [APPLE, SILK], 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE})
    table = do(table, (1, a_bribe(1, gold=5)))
    head = a_head(0)
    does(head, table)
    reasons = why(head)
    assert reasons.question == "settle"
    assert set(reasons.numbers["lies"]) == {1, 2}
    assert all(0 < share < 1 for share in reasons.numbers["lies"].values())
    weighed = [option.command for option in reasons.options]
    assert {OpenBag(1), OpenBag(2), PassBag(1), PassBag(2)} <= set(weighed)
    assert len(weighed) == 5, "the offer is weighed, too"


def test_an_explained_answer_has_its_price() -> None:
    table = an_inspection(bags={1: [SILK, CROSSBOW, SILK]}, declared={1: APPLE})
    table = do(table, (0, MakeOffer(*a_demand(1, 9))))
    head = a_head(1)
    does(head, table)
    assert why(head).question == "answer"
    assert why(head).numbers["price"] >= 9
    assert {option.label for option in why(head).options} == {"accept", "refuse"}


# How fast, and how well


class Timed:
    """A bot whose decisions are timed."""

    def __init__(self, bot: Any) -> None:
        self.bot = bot
        self.spent: list[float] = []

    def hear(self, n: int, told: Event) -> None:
        self.bot.hear(n, told)

    def play(self, turn: Turn) -> Command | None:
        start = time.process_time()
        command: Command | None = self.bot.play(turn)
        self.spent.append(time.process_time() - start)
        return command


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_takes_two_milliseconds_on_average(level: str) -> None:
    """With a factor of ten for slow and busy machines; bench/bots has the figures."""
    rules = Ruleset.preset("second", players=5, royal_goods=True)
    timed = [Timed(seat_bot(level, a_chair(seat, rules))) for seat in range(5)]
    play_bots(rules, 1, timed, time_limit=60)
    spent = [seconds for bot in timed for seconds in bot.spent]
    assert len(spent) > 100
    assert sum(spent) / len(spent) < 0.02


@pytest.mark.parametrize("edition", ["first", "second"])
def test_one_hard_bot_among_honest_ones_wins_well_above_par(edition: str) -> None:
    """24 games, every seat six times; par is 6. The arena measures this properly."""
    wins = 0.0
    for game in range(24):
        seat = game % 4
        specs = ["hard" if i == seat else "honest" for i in range(4)]
        scores = play_match(Ruleset.preset(edition, players=4), game // 4, specs).table.public.scores
        assert scores is not None
        wins += (seat in scores.winners) / len(scores.winners)
    assert wins >= 9
