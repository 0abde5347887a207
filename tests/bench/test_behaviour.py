"""``python -m bench.behaviour`` and its rates. Issue 13."""

import json
from math import sqrt

import pytest

from bench.behaviour import A_GAME, SHARES, Behaviour, Play, behaviour, counts, differences, main
from bench.ratios import clear, ratio
from bench.recorder import Recorder
from nottingham.arena.intervals import Estimate, student
from nottingham.arena.match import play_match
from nottingham.game import Ruleset
from nottingham.game.commands import AcceptOffer, PassBag
from nottingham.notation.promises import PASS_NEXT_IN_WORDS
from tests.bench.games import MadeGame
from tests.builders import CROSSBOW, a_bribe, standing

EVERYBODY = {0, 1, 2, 3}
SECOND = Ruleset.preset("second", players=4)


def test_a_made_game_is_counted_exactly() -> None:
    found = counts(MadeGame().to_the_end().recorder, EVERYBODY)
    assert set(found) == {*SHARES, *A_GAME}
    assert {name: found[name] for name in SHARES} == {
        "lies a bag": (2, 3),
        "offers on lies": (1, 2),
        "offers on true bags": (0, 1),
        "offers accepted": (1, 1),
        "demands a bag": (2, 3),
        "demands paid": (0, 2),
        "pays demands": (0, 2),
        "opens lies": (1, 2),
        "opens true bags": (1, 1),
    }
    assert {name: found[name][0] for name in A_GAME} == {
        "goods in offers": 0,
        "bag goods in offers": 0,
        "favours in offers": 1,
        "raises": 1,
        "counter-offers": 2,
        "deals": 2,
        "deals with goods": 0,
        "deals with a raise": 1,
        "deals with a favour": 1,
        "third-party deals": 1,
        "words kept": 0,
        "words broken": 0,
    }


def test_figures_are_counted_for_who_did_it() -> None:
    record = MadeGame().to_the_end().recorder
    sheriff, liar = counts(record, {0}), counts(record, {1})
    assert (sheriff["lies a bag"], liar["lies a bag"]) == ((0, 0), (1, 1))
    assert (sheriff["opens lies"], liar["opens lies"]) == ((1, 2), (0, 0))
    assert (sheriff["demands a bag"], liar["pays demands"]) == ((2, 3), (0, 1))
    assert (sheriff["raises"], liar["raises"]) == ((0, 1), (1, 1))
    assert (sheriff["deals"], liar["deals"]) == ((0, 1), (1, 1))


def test_goods_out_of_a_bag_that_are_not_there_are_a_broken_word() -> None:
    game = MadeGame().to_the_gate()
    game.do(1, a_bribe(1, gold=1, from_bag=(CROSSBOW,)))
    game.do(0, AcceptOffer(standing(game.table, 1).id))
    for seat in (2, 3):
        game.do(0, PassBag(seat))
    found = counts(game.recorder, {1})
    assert (found["bag goods in offers"], found["deals with goods"]) == ((1, 1), (1, 1))
    assert (found["words kept"], found["words broken"]) == ((0, 1), (1, 1))


def test_the_seller_of_air_breaks_words_and_a_promise_with_no_occasion_is_neither() -> None:
    play = Play(SECOND, "adversary-air", "hard-2026", 1)
    found = behaviour(play, 4, 1).figures
    broken, kept = found["words broken"], found["words kept"]
    assert broken is not None
    assert kept is not None
    assert broken.mean > 3 > kept.mean
    game = MadeGame().to_the_gate()
    game.do(1, a_bribe(1, gold=1, favour=PASS_NEXT_IN_WORDS))
    game.do(0, AcceptOffer(standing(game.table, 1).id))
    for seat in (2, 3):
        game.do(0, PassBag(seat))
    words = counts(game.recorder, EVERYBODY)
    assert (words["words kept"], words["words broken"], words["deals with a favour"]) == ((0, 1), (0, 1), (1, 1))


def test_every_bot_can_be_counted_at_every_table() -> None:
    for rules in (Ruleset.preset("first", players=3), Ruleset.preset("second", players=6, black_market=True)):
        recorder = Recorder(rules)
        play_match(rules, 1, ["random"] * rules.players, watch=recorder.watch)
        found = counts(recorder, set(range(rules.players)))
        assert all(0 <= found[name][0] <= found[name][1] for name in SHARES)


# Rates and their intervals


def test_a_rate_is_all_of_one_for_all_of_the_other() -> None:
    deals = [(1.0, 2.0), (0.0, 1.0), (3.0, 5.0)]
    found = ratio(deals, share=True)
    assert found is not None
    assert found.low is not None
    mean = 4 / 8
    spread = sum((n - mean * d) ** 2 for n, d in deals) / 2
    assert found.mean == mean
    assert mean - found.low == pytest.approx(min(mean, student(2) * sqrt(spread / 3) / (8 / 3)))


def test_what_had_no_occasion_has_no_rate() -> None:
    assert ratio([(0, 0), (0, 0)], share=True) is None


def test_never_and_always_leave_room_for_what_was_missed() -> None:
    """The rule of three: nothing in 300 may still be one in a hundred."""
    never, always = ratio([(0, 1)] * 300, share=True), ratio([(1, 1)] * 300, share=True)
    assert never == Estimate(0, 0, 0.01)
    assert always == Estimate(1, 0.99, 1)


def test_intervals_that_touch_are_not_clear_of_each_other() -> None:
    assert clear(Estimate(1, 0, 2), Estimate(4, 3, 5))
    assert not clear(Estimate(1, 0, 3), Estimate(4, 3, 5))
    assert not clear(Estimate(1, 0, 3), None)
    assert not clear(Estimate(1), Estimate(4))


def test_two_bots_are_told_apart_by_what_they_do_otherwise() -> None:
    honest, wary = ({"opens true bags": Estimate(mean, mean - 0.1, mean + 0.1)} for mean in (1.0, 0.2))
    found = differences(Behaviour("honest", 9, {**honest}), Behaviour("wary", 9, {**wary}))
    assert [one.figure for one in found] == ["opens true bags"]


def test_the_comparison_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "6", "--workers", "1", "--compare", "honest", "wary"])
    out = capsys.readouterr().out
    assert "What bots do, 6 games each" in out
    assert "opens true bags: 100.0%" in out
    main(["--games", "3", "--workers", "1", "--compare", "honest", "honest", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert found["differences"] == {"honest honest": []}
    assert found["bots"][0]["games"] == 3
    assert found["bots"][0]["figures"]["deals"] == {"mean": 0.0, "low": 0.0, "high": 1.0}
    assert found["bots"][0]["figures"]["offers accepted"] is None
