"""The small sibling is OpenSpiel's ``sheriff``, history by history, and its known values come out."""

from typing import Any

import numpy as np
import pyspiel
import pytest

from nottingham.env.small_sheriff import OPEN_IT, PASS_IT, SmallGame, SmallRules, SmallSeat
from nottingham.env.small_solver import Doubles, Tree, solve


def theirs(rules: SmallRules) -> Any:
    return pyspiel.load_game(
        "sheriff",
        {
            "num_rounds": rules.rounds,
            "max_items": rules.most_items,
            "max_bribe": rules.most_bribe,
            "item_value": rules.value,
            "item_penalty": rules.penalty,
            "sheriff_penalty": rules.apology,
        },
    )


def walk_side_by_side(rules: SmallRules) -> int:
    """Compare every history of both games; say how many there are."""
    game = theirs(rules)
    assert game.num_distinct_actions() == rules.actions
    ours_for: dict[tuple[int, str], object] = {}
    theirs_for: dict[tuple[int, object], str] = {}
    histories = 0
    pairs = [(SmallGame(rules), game.new_initial_state())]
    while pairs:
        our, their = pairs.pop()
        histories += 1
        assert our.over == their.is_terminal()
        assert our.returns == tuple(their.returns())
        if our.over:
            continue
        assert our.seat == their.current_player()
        assert list(our.actions) == their.legal_actions()
        for seat in SmallSeat:
            text, known = their.information_state_string(int(seat)), our.known_to(seat)
            assert ours_for.setdefault((seat, text), known) == known
            assert theirs_for.setdefault((seat, known), text) == text
        pairs += [(our.after(action), their.child(action)) for action in our.actions]
    return histories


@pytest.mark.parametrize(("rounds", "histories"), [(1, 53), (2, 437), (3, 3_509), (4, 28_085)])
def test_every_history_is_that_of_openspiel(rounds: int, histories: int) -> None:
    assert walk_side_by_side(SmallRules(rounds=rounds)) == histories


def test_other_numbers_make_the_same_game_as_in_openspiel() -> None:
    walk_side_by_side(SmallRules(rounds=2, most_items=4, most_bribe=2, value=4.0, penalty=1.5, apology=0.5))


def test_a_passed_bag_pays_its_value_less_the_bribe() -> None:
    rules = SmallRules(rounds=1)
    assert SmallGame(rules, 3, (2,), (PASS_IT,)).returns == (1.0, 2.0)


def test_an_opened_bag_pays_the_penalty_or_the_apology() -> None:
    rules = SmallRules(rounds=1)
    assert SmallGame(rules, 3, (2,), (OPEN_IT,)).returns == (-6.0, 6.0)
    assert SmallGame(rules, 0, (2,), (OPEN_IT,)).returns == (3.0, -3.0)


def test_an_action_that_is_not_open_is_refused() -> None:
    with pytest.raises(ValueError, match="open are"):
        SmallGame().after(PASS_IT)


def test_uniform_play_has_its_known_value_and_nash_conv() -> None:
    for rounds in (1, 2, 3, 4):
        tree = Tree(SmallRules(rounds=rounds))
        uniform = tree.uniform()
        assert tree.values(uniform)[:, 0] == pytest.approx([-1.125, 1.875])
        assert tree.nash_conv(uniform) == pytest.approx(3.1875)


def test_the_solver_finds_the_known_equilibrium() -> None:
    """In the full game of four rounds; the run is the same every time."""
    tree = Tree()
    found = solve(tree, 300)
    assert tree.nash_conv(found) < 0.005
    assert tree.values(found)[:, 0] == pytest.approx([0.75, 0.0], abs=0.005)


def test_nash_conv_is_what_openspiel_computes() -> None:
    """For a strategy that is neither uniform nor an equilibrium."""
    rules = SmallRules(rounds=2)
    tree = Tree(rules)
    strategy = tree.normal(np.random.default_rng(1).random(len(tree.actions)))
    game = theirs(rules)
    policy = pyspiel.TabularPolicy(tabular(tree, strategy, SmallGame(rules), game.new_initial_state()))
    assert tree.nash_conv(strategy) == pytest.approx(pyspiel.nash_conv(game, policy), abs=1e-9)


def tabular(tree: Tree, strategy: Doubles, our: SmallGame, their: Any) -> dict[str, list[tuple[int, float]]]:
    """A strategy of ours in OpenSpiel's words."""
    if our.seat is None:
        return {}
    first = tree.first_slot[our.seat, *our.known_to(our.seat)]
    found = {
        their.information_state_string(): [(a, float(strategy[first + k])) for k, a in enumerate(our.actions)],
    }
    for action in our.actions:
        found |= tabular(tree, strategy, our.after(action), their.child(action))
    return found
