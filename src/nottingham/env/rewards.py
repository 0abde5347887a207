"""What seats get: the final score difference or the win share; at the end, or on the way.

*score*: a seat's score less the mean of the others'. *win*: a win is 1, shared by all who win; everything else is 0.

Shaped rewards pay on the way what the seat itself sees of its own wealth: gold, goods on its stall at their printed
value, face-down ones included, and black market cards. They tell a seat nothing that it does not know, and whatever
the end brings is paid at the end, so that the sum is the same.
"""

from typing import Final, Literal, get_args

from ..game import View, view
from ..game.goods import STARTING_GOLD, worth
from .reference import NoEnvironment, Reference

RewardName = Literal["score", "win"]
REWARDS: Final = get_args(RewardName)
_UNIT: Final = {"score": 1.0, "win": 0.01}
"""What a point of wealth counts on the way."""
FORFEIT: Final = {"score": -100.0, "win": -1.0}
"""What an illegal action costs where it ends the game."""


def final_rewards(game: Reference, rewards: RewardName) -> tuple[float, ...]:
    """What a game that is over brings to each seat."""
    if rewards == "win":
        winners = game.winners()
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.rules.players))
    scores = game.scores()
    others = len(scores) - 1
    return tuple(score - (sum(scores) - score) / others for score in scores)


def wealth(seen: View) -> int:
    """Gold and goods of the view's seat, as far as they go beyond the gold of the start."""
    public, seat = seen.public, seen.seat
    assert seat is not None
    goods = worth(public.stalls[seat]) + worth(seen.mine.contraband)
    cards = sum(card.value for card in public.black_cards[seat])
    return public.gold[seat] + goods + cards - STARTING_GOLD


class Payer:
    """Pays the rewards of one game, step by step."""

    def __init__(self, rewards: RewardName, shaped: bool, players: int) -> None:
        if rewards not in REWARDS:
            raise NoEnvironment(f"Rewards can be {' or '.join(REWARDS)}, not {rewards!r}.")
        self.rewards, self.shaped = rewards, shaped
        self.paid = [0.0] * players

    def pay(self, game: Reference) -> list[float]:
        """What the last step brought to each seat."""
        if game.over:
            due = list(final_rewards(game, self.rewards))
        elif self.shaped and game.events:
            unit = _UNIT[self.rewards]
            due = [unit * wealth(view(game.table, seat)) for seat in range(game.rules.players)]
        else:
            return [0.0] * len(self.paid)
        now = [after - before for after, before in zip(due, self.paid, strict=True)]
        self.paid = due
        return now
