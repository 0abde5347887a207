"""The sleeper: builds up a good name, and spends it."""

from typing import Final

from ...game import Command
from ...game.commands import DeclareBag, LoadBag, SetAside
from ...game.goods import IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, VALUE
from ..baselines import Honest
from ..seat import Chair, Turn
from .disguise import Disguise

HONEST_ROUNDS: Final = 3


class Sleeper(Disguise):
    """Honest for three rounds, then smuggles everything it holds."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.honest = Honest(chair)

    def market(self, turn: Turn) -> Command | None:
        """From the last honest round on, contraband is kept."""
        if turn.public.round < HONEST_ROUNDS:
            return self.honest.play(turn)
        best = self.honest.best_kind(turn)
        tossed = tuple(card for card in turn.own.hand if card in IS_LEGAL and card is not best)
        return SetAside(tossed[: min(MOST_SET_ASIDE, max(0, turn.public.deck - 1))])

    def load(self, turn: Turn) -> Command | None:
        """Once awake, all contraband, and on top of it what the bag is to be called."""
        smuggled = sorted((card for card in turn.own.hand if card not in IS_LEGAL), key=lambda card: -VALUE[card])
        if turn.public.round <= HONEST_ROUNDS or not smuggled:
            return self.honest.play(turn)
        best = self.honest.best_kind(turn)
        true = (best,) * turn.own.hand.count(best)
        return LoadBag((*smuggled, *true)[:MOST_IN_BAG])

    def declare(self, turn: Turn) -> Command | None:
        """A bag of nothing but contraband is called what the stall says one deals in."""
        if any(card in IS_LEGAL for card in turn.own.bag):
            return self.honest.play(turn)
        stall = turn.public.stalls[self.seat]
        return DeclareBag(max(turn.public.rules.legal_kinds, key=stall.count), len(turn.own.bag))
