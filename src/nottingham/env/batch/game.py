"""The constants of one game, drawn from ``nottingham.game`` and the layout."""

from functools import cache
from typing import Any, Final

import msgspec
import numpy as np

from ...game import Ruleset, RulesetError
from ...game.goods import BLACK_MARKET, CATALOGUE, CROWNS, MOST_IN_BAG, MOST_SET_ASIDE, PENALTY, VALUE
from ..layout import EXCHANGES, MOST_PROMISED, MOST_TAKEN, Act, Action, TurnKind, layout
from ..memory import REMEMBERED

Numbers = np.ndarray[Any, Any]

ACTS: Final = tuple(Act)
ACT: Final = {act: i for i, act in enumerate(ACTS)}

PASS, OPEN, TAKE_NOTHING, LEAVE = 1, 2, 3, 4
"""What an offer says of a bag; 0 says nothing."""
UNSETTLED, PASSED, OPENED = 1, 2, 3
"""A bag's state; 0 is no bag, or one that is still being loaded."""

_DEED: Final = {Act.BAG_PASS: PASS, Act.BAG_OPEN: OPEN, Act.BAG_NOTHING: TAKE_NOTHING, Act.BAG_LEAVE: LEAVE}


class ArrayGame:
    """What never changes in a game: its rules, and all tables that follow from them. Compared by identity."""

    def __init__(self, rules: Ruleset, exchanges: int, version: int) -> None:
        grid = layout(rules, version)
        if grid.extended:
            raise RulesetError("The array engine plays the second edition with 3 to 5 players and no promo cards.")
        if rules.inspection_clock:
            raise RulesetError("The array engine has no inspection clock: nothing in it takes time.")
        if not 0 <= exchanges <= 100:
            raise ValueError(f"There can be 0 to 100 exchanges for a bag, not {exchanges}.")
        self.rules, self.exchanges, self.layout = rules, exchanges, grid
        self.seats = rules.players
        self.counters = len(REMEMBERED) if version else 0
        """How many things are remembered of each seat."""
        self.kinds = len(grid.kinds)
        self.legal = len(grid.legal)
        """Kinds below this index are legal."""
        self.copies = _numbers([rules.copies(good) for good in grid.kinds])
        self.value = _numbers([VALUE[good] for good in grid.kinds])
        self.penalty = _numbers([PENALTY[good] for good in grid.kinds])
        self.most_taken = _numbers([MOST_TAKEN[good] for good in grid.kinds])
        self.hand_limit = rules.hand_limit
        self.most_set_aside, self.most_in_bag = MOST_SET_ASIDE, MOST_IN_BAG
        self.most_owed = MOST_IN_BAG * int(self.penalty.max())
        self.stacks = [grid.kinds.index(good) for good in BLACK_MARKET]
        """The kind of each black market stack."""
        self.stack_values = [rules.black_market_stacks.get(good, ()) for good in BLACK_MARKET]
        self.crowns = [CROWNS[good] for good in grid.legal]
        self.counts_as = [
            [(i, CATALOGUE[good].multiple) for i, good in enumerate(grid.kinds) if CATALOGUE[good].counts_as is plain]
            for plain in grid.legal
        ]
        """For each legal kind, the royal goods that count as it, and how often."""
        self.turn = {turn: i for i, turn in enumerate(grid.turns)}
        self.decode = np.array([self._packed(action) for action in grid.actions], dtype=np.int32)

    def _packed(self, action: Action) -> int:
        """All that a step has to know of an action, in one number; ``tools.Decoded`` reads it."""
        kind = self.layout.kinds.index(action.good) if action.good is not None else 0
        return (
            ACT[action.act]
            | action.distance << 5
            | kind << 8
            | action.number << 12
            | self._cursor_after(action, kind) << 18
            | _DEED.get(action.act, 0) << 24
        )

    def _cursor_after(self, action: Action, kind: int) -> int:
        """The first place of the canonical order that is open after a sub-step: a kind may be taken again only
        after its largest number was."""
        if action.act is Act.TAKE:
            return kind + (action.number < MOST_TAKEN[self.layout.kinds[kind]])
        if action.act is Act.PROMISE:
            return self.kinds + kind + (action.number < MOST_PROMISED)
        if action.act in _DEED:
            return 2 * self.kinds + action.distance + 1
        return 0

    def turn_is(self, turn: TurnKind) -> int:
        return self.turn[turn]


def _numbers(values: list[int]) -> Numbers:
    return np.array(values, dtype=np.int16)


@cache
def _game(rules: bytes, exchanges: int, version: int) -> ArrayGame:
    return ArrayGame(msgspec.json.decode(rules, type=Ruleset), exchanges, version)


def game_of(rules: Ruleset, exchanges: int = EXCHANGES, version: int = 0) -> ArrayGame:
    """The constants of these rules, made once: equal rules give the same object."""
    return _game(msgspec.json.encode(rules), exchanges, version)
