"""A gate as a mind with manners sees it, and how it keeps it: for their tests."""

from pathlib import Path

from nottingham.env.layout import Act, TurnKind, action_id, layout
from nottingham.env.manners import (
    OF_A_RECORD,
    TELLTALES,
)
from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import load, save
from nottingham.env.numpy_products import read
from nottingham.game import Ruleset
from nottingham.game.goods import MOST_SET_ASIDE

GRID = layout(Ruleset.preset("second", 4), 1)


def seen(passed: int = 0, passed_false: int = 0, opened_true: int = 0, opened_false: int = 0, at: int = 2) -> list[int]:
    found = [0] * GRID.size
    for name, number in zip(OF_A_RECORD, (passed, passed_false, opened_true, opened_false), strict=True):
        found[GRID.field(name).offset + at * GRID.stride] = number
    return found


def at_the_gate(cards: int = 4, **fields: list[int]) -> list[int]:
    """The Sheriff has to settle the bag at distance 2."""
    found = seen(passed=2)
    found[GRID.field("turn").offset + GRID.turns.index(TurnKind.SETTLE)] = 1
    for name, numbers in {"bag_cards": [cards], "bag_state": [1, 0, 0], **fields}.items():
        start = GRID.field(name).offset + 2 * GRID.stride
        found[start : start + len(numbers)] = numbers
    return found


def opening(
    tmp_path: Path, manners: dict[str, object], at: list[int], before: tuple[int, int, int, int] | None = None
) -> float:
    """How likely the bag at distance 2 is opened rather than passed; ``before``: its owner's bags by their size."""
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    save(path, weights, about | {"manners": manners, "sharpness": 0.2})
    every = [(9, 9, 9, 9), (9, 9, 9, 9), before, (9, 9, 9, 9)] if before else ()
    passes, opens = load(path).chances(GRID, at, [action_id(Act.PASS, 2), action_id(Act.OPEN, 2)], every)
    return opens / (opens + passes)


ROWS = [[round(0.1 * row + 0.05 * cards, 2) for cards in range(1, 6)] for row in range(1, 5)]
"""Chances that are all different in a row, and in a column."""


TOSSED = [[round(0.3 * tossed - 0.1 * cards, 2) for cards in range(5)] for tossed in range(MOST_SET_ASIDE + 1)]


def at_a_deaf_gate(tmp_path: Path, at: list[int], **manners: object) -> dict[Act, float]:
    """How likely each end of the bag at distance 2 is."""
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    save(path, weights, about | {"manners": {"deaf": True, **manners}, "sharpness": 0.2})
    acts = (Act.OPEN, Act.PASS, Act.ACCEPT, Act.REFUSE)
    return dict(zip(acts, load(path).chances(GRID, at, [action_id(act, 2) for act in acts]), strict=True))


def offering(gold: int, **fields: list[int]) -> list[int]:
    return at_the_gate(4, offer_stands=[1], offer_gold=[gold], offer_bags=[1], **fields)


BY_DEMANDS = [*(4.0 if name == "demands_made" else 0.0 for name in TELLTALES), -6.0]
"""Who asks for much is of another kind."""


KIN = [BY_DEMANDS, BY_DEMANDS]
"""In the first round, and afterwards."""


FIXED = {"chances": [[0.1, 0.2, 0.3, 0.4, 0.5]] * 4}


def asked_much(*distances: int) -> list[int]:
    """At the gate, with seats that have asked for much."""
    found = at_the_gate(4)
    for distance in distances:
        found[GRID.field("demands_made").offset + distance * GRID.stride] = 60
    return found
