"""A small sibling of the game, for two, without cards: one smuggler, one Sheriff, one bag.

It is the game that OpenSpiel calls ``sheriff`` (after Farina, Ling, Fang and Sandholm, 2019), rule for rule and action
number for action number, and tests hold it to that, history by history. So it ties us to an outside measure, and it
is small enough to be solved exactly (``small_solver``): a trainer that does not find this equilibrium will not find
that of the big game either.

The smuggler loads 0 to ``most_items`` items. Then, for ``rounds`` rounds, the smuggler offers a bribe and the Sheriff
says whether the bag will be opened; only the last answer and the last bribe count. Passed, the smuggler gets the
items' value less the bribe, and the Sheriff the bribe. Opened, the smuggler pays the penalty of every item to the
Sheriff; over an empty bag the Sheriff apologises in gold.
"""

from enum import IntEnum

import msgspec

PASS_IT, OPEN_IT = 0, 1
"""The Sheriff's two answers; loads and bribes are numbered after them."""


class SmallSeat(IntEnum):
    """Who plays a small game."""

    SMUGGLER = 0
    SHERIFF = 1


class SmallRules(msgspec.Struct, frozen=True):
    """The numbers of a small game; the defaults are OpenSpiel's."""

    rounds: int = 4
    most_items: int = 3
    most_bribe: int = 3
    value: float = 1.0
    penalty: float = 2.0
    apology: float = 3.0

    def __post_init__(self) -> None:
        if self.rounds < 1 or self.most_items < 1 or self.most_bribe < 0:
            raise ValueError("A small game has at least one round and one item, and no negative bribe.")

    @property
    def actions(self) -> int:
        """How many different actions there are in all."""
        return 2 + self.most_items + 1 + self.most_bribe + 1

    def load(self, items: int) -> int:
        """The number of the action that loads so many items."""
        return 2 + items

    def bribe(self, gold: int) -> int:
        """The number of the action that offers so much."""
        return 2 + self.most_items + 1 + gold


class SmallGame(msgspec.Struct, frozen=True):
    """A moment of a small game: what was done so far, in order."""

    rules: SmallRules = SmallRules()
    items: int | None = None
    bribes: tuple[int, ...] = ()
    answers: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        return len(self.answers) == self.rules.rounds

    @property
    def seat(self) -> SmallSeat | None:
        """Who acts; nobody, when the game is over."""
        if self.over:
            return None
        return SmallSeat.SHERIFF if len(self.bribes) > len(self.answers) else SmallSeat.SMUGGLER

    @property
    def actions(self) -> tuple[int, ...]:
        """What may be done now."""
        if self.over:
            return ()
        if self.items is None:
            return tuple(self.rules.load(items) for items in range(self.rules.most_items + 1))
        if self.seat is SmallSeat.SHERIFF:
            return (PASS_IT, OPEN_IT)
        return tuple(self.rules.bribe(gold) for gold in range(self.rules.most_bribe + 1))

    def after(self, action: int) -> "SmallGame":
        """The game after one of these actions."""
        if action not in self.actions:
            raise ValueError(f"The action {action} is not open here; open are {self.actions}.")
        if self.items is None:
            return msgspec.structs.replace(self, items=action - self.rules.load(0))
        if self.seat is SmallSeat.SHERIFF:
            return msgspec.structs.replace(self, answers=(*self.answers, action))
        return msgspec.structs.replace(self, bribes=(*self.bribes, action - self.rules.bribe(0)))

    @property
    def returns(self) -> tuple[float, float]:
        """What smuggler and Sheriff get; nothing before the end."""
        if not self.over:
            return 0.0, 0.0
        assert self.items is not None
        rules, bribe = self.rules, self.bribes[-1]
        if self.answers[-1] == PASS_IT:
            return self.items * rules.value - bribe, float(bribe)
        if self.items:
            fine = self.items * rules.penalty
            return -fine, fine
        return rules.apology, -rules.apology

    def known_to(self, seat: SmallSeat) -> tuple[object, ...]:
        """All that a seat knows: what was said, and for the smuggler what is in the bag."""
        secret = self.items if seat is SmallSeat.SMUGGLER else None
        return self.items is not None, secret, self.bribes, self.answers
