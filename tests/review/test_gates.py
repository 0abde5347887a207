"""The collection of the daily puzzle: enough for a year, each position with one choice that is clearly best."""

from collections import Counter
from importlib.resources import files

import msgspec
import pytest

import nottingham.review
from nottingham.game import Ruleset
from nottingham.review.decisions import DecisionKind
from nottingham.review.gates import GateChoice, GatePosition, gates_of
from tests.review.games import a_game

WRITTEN = files(nottingham.review).joinpath("gates.json").read_bytes()
GATES = msgspec.json.decode(WRITTEN, type=list[GatePosition])


def best_of(gate: GatePosition) -> GateChoice:
    (best,) = (choice for choice in gate.choices if choice.less == 0)
    return best


def test_there_is_a_position_for_every_day_of_a_year_and_none_comes_twice() -> None:
    assert len(GATES) >= 365
    assert len(set(WRITTEN.splitlines()[1:-1])) >= 365
    assert len(WRITTEN) < 300_000, "it travels with the client"


def test_one_choice_is_the_best_and_every_other_is_outside_its_interval() -> None:
    for gate in GATES:
        best = best_of(gate)
        others = [choice for choice in gate.choices if choice is not best]
        assert others
        assert all(choice.less > choice.half and choice.less >= 1 for choice in others), gate


def test_no_answer_is_right_so_often_that_nobody_has_to_think() -> None:
    said = Counter(
        (best.do, set(best.cards) == {best.good}) if best.do == "load" else (best.do, None)
        for best in map(best_of, GATES)
    )
    assert said["open", None] >= 20
    assert said["ask", None] >= 36
    assert said["load", False] >= 20
    assert max(said.values()) < 0.5 * len(GATES)


def test_what_is_shown_could_be() -> None:
    for gate in GATES:
        rules = Ruleset.preset("second", players=len(gate.gold))
        shown = Counter(card for stall in gate.stalls for card, number in stall.items() for _ in range(number))
        shown.update(gate.hand + gate.bag)
        assert all(number <= rules.copies(card) for card, number in shown.items())
        assert 1 <= gate.round <= gate.rounds == rules.rounds
        for choice in gate.choices:
            assert not Counter(choice.cards) - Counter(gate.hand)
        if gate.kind is DecisionKind.SETTLE:
            assert gate.seat == gate.sheriff
            assert len(gate.truth) == gate.count
            assert 0 <= gate.false <= 1
            assert {choice.do for choice in gate.choices} <= {"open", *(("take",) if gate.offered else ("pass", "ask"))}
            prices = [choice.gold for choice in gate.choices if choice.do == "ask"]
            assert gate.owner is not None
            assert all(0 < price <= gate.gold[gate.owner] for price in prices), "nobody is asked for more than there is"
            assert prices == sorted(set(prices))
            if prices:
                assert [choice.do for choice in gate.choices][:2] == ["open", "pass"]


@pytest.mark.parametrize("seat", [0])
def test_positions_are_found_in_games_of_bots(seat: int) -> None:
    log = a_game("hard", "easy", "easy", house_rounds=2, seed=3)
    asked: list[GateChoice] = []

    def wanted(kind: DecisionKind, best: GateChoice) -> bool:
        asked.append(best)
        return kind is DecisionKind.SETTLE

    for gate in gates_of(log, seat, wanted):
        assert gate.seat == seat
        assert best_of(gate).do in ("open", "pass", "take", "ask")
    assert asked
