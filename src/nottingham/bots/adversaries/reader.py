"""The reader of tosses: what somebody throws away at the market tells what was kept for the bag."""

from typing import Final

import msgspec

from ...game import Event
from ...game.events import BagOpened, BagPassed
from ...game.goods import IS_LEGAL
from ...game.known import Deed, Public
from ..clever import Clever, taste_of
from ..clever.belief import Belief
from ..clever.merchant import MerchantSide
from ..clever.mind import Mind
from ..clever.sheriff import SheriffSide
from ..seat import Bot, Chair, Turn
from .disguise import Disguise

FEW: Final = 2
"""Who tosses no more than this was content with the hand."""
Look = tuple[bool, bool, int]
"""How a bag looks: few cards were tossed, contraband was among them, and how many cards are in the bag."""

LIES: Final[dict[tuple[bool, bool], tuple[float, ...]]] = {
    (True, False): (0.02, 0.02, 0.77, 0.90, 0.95),
    (True, True): (0.02, 0.02, 0.02, 0.02, 0.06),
    (False, False): (0.02, 0.02, 0.20, 0.35, 0.88),
    (False, True): (0.02, 0.02, 0.12, 0.35, 0.75),
}
"""How many bags of 1 to 5 cards are lies, by few tossed and contraband tossed: 4,000 bags of four hard, rounded."""
LIES_FOR_A_COIN: Final = 0.07
"""One gold is offered for honest bags, to have them opened; whoever offers more has a reason."""
LIES_FOR_MORE: Final = 0.97
WEIGHT: Final = 10.0
"""How many bags at this table it takes to doubt the table above by half."""


class Reading:
    """What bags that looked alike turned out to be, beginning with what is usual."""

    def __init__(self) -> None:
        self.seen: dict[Look | bool, list[int]] = {}
        """True bags and lies, by how they looked; offers by whether they were more than a coin."""

    def chance(self, look: Look, offered: int) -> float:
        """How likely a bag is a lie. An offer says more than the market does."""
        if offered:
            return self._mixed(offered > 1, LIES_FOR_MORE if offered > 1 else LIES_FOR_A_COIN)
        few, contraband, count = look
        return self._mixed(look, LIES[few, contraband][count - 1])

    def _mixed(self, key: Look | bool, usual: float) -> float:
        true, lies = self.seen.get(key, (0, 0))
        return (lies + WEIGHT * usual) / (true + lies + WEIGHT)

    def learn(self, look: Look, offered: int, lie: bool) -> None:
        self.seen.setdefault(offered > 1 if offered else look, [0, 0])[lie] += 1


class ReadingMind(Mind):
    """A hard that believes its eyes instead of its sums."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair, taste_of("hard"))
        self.reading = Reading()

    def belief(self, turn: Turn, owner: int) -> Belief:
        believed = super().belief(turn, owner)
        if believed.false == 1.0 or owner not in self.memory.tossed:
            return believed
        return msgspec.structs.replace(believed, false=self.reading.chance(*self.look(turn.public, owner)))

    def look(self, public: Public, owner: int) -> tuple[Look, int]:
        bag = public.bags[owner]
        assert bag is not None
        return self.look_of(owner, bag.count), offered_gold(public, owner)

    def look_of(self, owner: int, count: int) -> Look:
        tossed = self.memory.tossed.get(owner, ())
        return len(tossed) <= FEW, any(card not in IS_LEGAL for card in tossed), count

    def settled(self, told: BagPassed | BagOpened) -> None:
        """Before the memory hears of it, and forgets what was offered."""
        good, count = self.memory.declared[told.seat]
        cards = told.legal if isinstance(told, BagPassed) else told.kept
        lie = any(card is not good for card in cards) or len(cards) < count
        gold = round(self.memory.offered.get(told.seat, 0.0) * count)
        self.reading.learn(self.look_of(told.seat, count), max(0, gold), lie)


def offered_gold(public: Public, owner: int) -> int:
    """What the owner offers for passing the bag, in gold."""
    return max(
        (
            offer.terms.merchant_gives.gold
            for offer in public.offers
            if offer.by == (owner,) and offer.terms.deed_for(owner) is Deed.PASS
        ),
        default=0,
    )


class Reader(Disguise):
    """Keeps the gate by what merchants tossed at the market, how much they carry, and whether they offer a coin."""

    def dressed(self, chair: Chair) -> Bot:
        self.mind = ReadingMind(chair)
        hard = Clever(chair, self.mind.taste)
        hard.mind, hard.merchant, hard.sheriff = self.mind, MerchantSide(self.mind), SheriffSide(self.mind)
        return hard

    def hear(self, n: int, told: Event) -> None:
        if isinstance(told, BagPassed | BagOpened) and told.seat != self.seat:
            self.mind.settled(told)
        super().hear(n, told)
