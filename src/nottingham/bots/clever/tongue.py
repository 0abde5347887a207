"""What a clever player says (rules §17): the Sheriff warns before opening and asks for prices; merchants stand by their
bags, truly or not, let them seem dearer than they are, and point at those of others. Words come from what is planned,
and are few."""

from typing import Final

from ...game import Dice, Statement, StatementKind
from ...game.known import AskKind, Deed
from ...game.saying import open_bags
from ..safe import bound
from ..seat import Turn
from .ear import FALSE_CLAIMS, HONEST_CLAIMS, Earshot
from .mind import Mind
from .sheriff import SheriffSide

_K = StatementKind

VOUCHES: Final = 0.22
"""How often somebody says of a true bag that it is one."""
ACCUSES: Final = 0.3
ACCUSED: Final = 0.62
"""How often a bag of another that seems this likely to be a lie is called one."""
ASKS: Final = 0.12
"""How often a Sheriff who would let a bag pass asks what it would pay."""
SAYS_NO: Final = 0.3
"""How often the owner of a true bag answers a threat with a no."""
LURES: Final = 0.35
"""How often the owner of a true bag for which something was offered lets it seem worth more: to be doubted, and
opened. Owners of lies say it by character, and may mean it."""
ANSWERS: Final = 0.5
"""How often somebody who was asked for a price wants to hear one, whatever is in the bag."""
SHARES: Final = 1 << 16


class Tongue:
    """How a clever player talks."""

    def __init__(self, mind: Mind, sheriff: SheriffSide, ear: Earshot, dice: Dice) -> None:
        self.mind, self.sheriff, self.ear, self.dice = mind, sheriff, ear, dice
        self.thought: set[tuple[int, str, int]] = set()
        """What was thought of already, by round: each thing is said or left once."""

    def say(self, turn: Turn) -> Statement | None:
        """What to say before this turn of an inspection; mostly nothing."""
        public = turn.public
        if not turn.may_wait:
            return None
        if turn.ask is AskKind.SETTLE:
            return self._at_the_gate(turn)
        if turn.seat in public.unsettled:
            return self._of_my_bag(turn) or self._of_others(turn)
        return self._of_others(turn)

    def _at_the_gate(self, turn: Turn) -> Statement | None:
        """A warning to the one of whom something is going to be asked, if the bag would be opened; or a question to
        one of whom nothing is."""
        public, demands = turn.public, self.sheriff.demands
        mine = [bag for bag in open_bags(public) if turn.seat in public.side_of(bag)]
        openings = self.sheriff.openings(turn)
        demand = demands.next_demand(turn, openings)
        if demand is not None:
            asked = demand.to[0]
            warns = asked in mine and asked not in demands.asked_in(turn) and openings[asked] > 0
            warns = warns and not self.ear.threat(public, asked) and self._once(turn, "last chance", asked)
            return Statement(_K.LAST_CHANCE, asked) if warns else None
        if len(public.unsettled) < 2:  # it would be settled before anybody answers
            return None
        for owner in mine:
            if bound(turn, owner) is not None or not public.gold[owner] or owner in turn.spoken_out:
                continue
            heard = owner in demands.asked_in(turn) or public.offer((owner,), public.side_of(owner)) is not None
            calm = openings[owner] <= 0 and not heard
            if calm and self._once(turn, "how much", owner) and self._happens(ASKS):
                return Statement(_K.HOW_MUCH, owner)
        return None

    def _of_my_bag(self, turn: Turn) -> Statement | None:
        """It is as declared: said of true bags now and then, and of lies as often as this character lies."""
        public, mind, seat = turn.public, self.mind, turn.seat
        bag = public.bags[seat]
        if bag is None or bag.declared is None:
            return None
        lie = turn.own.bag.count(bag.declared) < len(turn.own.bag)
        often = mind.taste.bluster if lie else 1.0
        own = public.offer((seat,), public.side_of(seat))
        offered = own is not None and own.terms.deed_for(seat) is Deed.PASS
        threatened = self.ear.threat(public, seat) > 0
        if threatened and not offered and self._once(turn, "no", seat) and self._happens(SAYS_NO * often):
            return Statement(_K.WONT_PAY)
        if self._asked(turn) and self._once(turn, "answer", seat) and self._happens(ANSWERS):
            return Statement(_K.MAKE_OFFER)
        if offered and self._once(turn, "more", seat) and self._happens(LURES * often):
            return Statement(_K.COULD_PAY_MORE)
        if self.ear.said_by(public, seat, *HONEST_CLAIMS) or not self._once(turn, "vouch", seat):
            return None
        if self._happens(VOUCHES * often):
            return Statement(_K.AS_DECLARED, seat)
        return None

    def _asked(self, turn: Turn) -> bool:
        """Whether the Sheriff wants to hear a price for its bag."""
        for heard in self.ear.of_round(turn.public.round):
            if heard.statement.kind is _K.HOW_MUCH and heard.statement.about == turn.seat:
                return True
        return False

    def _of_others(self, turn: Turn) -> Statement | None:
        """A bag that seems a lie is called one, so that the Sheriff looks there."""
        public = turn.public
        if self.ear.said_by(public, turn.seat, *FALSE_CLAIMS):
            return None
        for owner in public.unsettled:
            if owner == turn.seat or owner in public.sheriffs or not self._once(turn, "accuse", owner):
                continue
            if self.mind.belief(turn, owner).false >= ACCUSED and self._happens(ACCUSES):
                return Statement(_K.LIES, owner)
        return None

    def _once(self, turn: Turn, what: str, about: int) -> bool:
        """Whether this was not thought of before in this round."""
        key = (turn.public.round, what, about)
        new = key not in self.thought
        self.thought.add(key)
        return new

    def _happens(self, likely: float) -> bool:
        return self.dice.below(SHARES) < likely * SHARES
