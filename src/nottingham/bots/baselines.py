"""Baselines: simple players that stronger ones are measured against. Each is a page at most."""

from ..game import Command, Dice, Good
from ..game.choices import MayAccept
from ..game.commands import (
    AcceptOffer,
    DeclareBag,
    LoadBag,
    MakeOffer,
    OpenBag,
    PassBag,
    SetAside,
    TakeStance,
)
from ..game.goods import IS_LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, VALUE, Cards
from ..game.known import AskKind, BagTerm, Deed, Offer, Parcel, Terms, Verdict
from .registry import register
from .safe import bound, safe_move
from .seat import Chair, Turn
from .stating import with_other_dice


class Honest:
    """Carries the legal kind it has most of, says so, and inspects everybody."""

    def __init__(self, chair: Chair) -> None:
        self.seat = chair.seat
        self.dice: Dice = chair.dice

    def again(self, dice: Dice) -> "Honest":
        return with_other_dice(self, dice, (self.dice,))

    def play(self, turn: Turn) -> Command | None:
        match turn.ask:
            case None:
                return self.speak(turn)
            case AskKind.MARKET:
                return SetAside(self.toss(turn)[: min(MOST_SET_ASIDE, max(0, turn.public.deck - 1))])
            case AskKind.LOAD:
                return LoadBag(self.load(turn))
            case AskKind.DECLARE:
                return DeclareBag(self.declare(turn), len(turn.own.bag))
            case AskKind.SETTLE:
                return self.settle(turn)
            case _:
                return safe_move(turn)

    def best_kind(self, turn: Turn) -> Good:
        """The most frequent legal kind of the hand; the dearer one of equals."""
        hand = turn.own.hand
        return max(turn.public.rules.legal_kinds, key=lambda good: (hand.count(good), VALUE[good]))

    def toss(self, turn: Turn) -> Cards:
        best = self.best_kind(turn)
        return tuple(card for card in turn.own.hand if card is not best)

    def load(self, turn: Turn) -> Cards:
        best = self.best_kind(turn)
        return (best,) * min(MOST_IN_BAG, turn.own.hand.count(best)) or turn.own.hand[:1]

    def declare(self, turn: Turn) -> Good:
        """The truth, where there is one to tell."""
        legal = [card for card in turn.own.bag if card in IS_LEGAL]
        return max(legal, key=legal.count) if legal else turn.public.rules.legal_kinds[0]

    def speak(self, turn: Turn) -> Command | None:
        return None

    def settle(self, turn: Turn) -> Command | None:
        """The next bag, whichever it is: opened or passed as ``inspects`` says."""
        public = turn.public
        for owner in public.unsettled:
            bag = public.bags[owner]
            assert bag is not None
            if public.rules.deputies and bag.alone is None:
                if not any((stance.deputy, stance.bag) == (self.seat, owner) for stance in public.stances):
                    return TakeStance(owner, self.verdict(turn, owner))
            elif bag.alone in (None, self.seat):
                accepted = self.accepts(turn, owner)
                if accepted is not None:
                    return accepted
                return OpenBag(owner) if self.verdict(turn, owner) is Verdict.OPEN else PassBag(owner)
        return safe_move(turn) if not turn.may_wait else None

    def verdict(self, turn: Turn, owner: int) -> Verdict:
        return bound(turn, owner) or (Verdict.OPEN if self.inspects(turn, owner) else Verdict.PASS)

    def inspects(self, turn: Turn, owner: int) -> bool:
        return True

    def accepts(self, turn: Turn, owner: int) -> Command | None:
        """A bribe to take; the honest take none."""
        return None


class Greedy(Honest):
    """Honest, but slips in its best contraband every second round; takes any bribe, else inspects."""

    def load(self, turn: Turn) -> Cards:
        cards = super().load(turn)
        contraband = [card for card in turn.own.hand if card not in IS_LEGAL and card not in cards]
        if turn.public.round % 2 or not contraband:
            return cards
        return (*cards[: MOST_IN_BAG - 1], max(contraband, key=VALUE.__getitem__))

    def toss(self, turn: Turn) -> Cards:
        return tuple(card for card in super().toss(turn) if card in IS_LEGAL)

    def accepts(self, turn: Turn, owner: int) -> Command | None:
        offer = _bribe(turn, owner)
        if offer is None or not any(isinstance(c, MayAccept) and c.offer == offer.id for c in turn.choices.choices):
            return None
        return AcceptOffer(offer.id)


class Briber(Honest):
    """All the contraband it can carry, declared as apples, with a bribe by the number of cards; inspects only its
    neighbours."""

    def toss(self, turn: Turn) -> Cards:
        return tuple(card for card in turn.own.hand if card in IS_LEGAL)

    def load(self, turn: Turn) -> Cards:
        contraband = sorted((card for card in turn.own.hand if card not in IS_LEGAL), key=VALUE.__getitem__)
        return tuple(contraband[-MOST_IN_BAG:]) or super().load(turn)

    def declare(self, turn: Turn) -> Good:
        if any(card not in IS_LEGAL for card in turn.own.bag):
            return turn.public.rules.legal_kinds[0]
        return super().declare(turn)

    def speak(self, turn: Turn) -> Command | None:
        public, own, seat = turn.public, turn.own, self.seat
        contraband = sum(card not in IS_LEGAL for card in own.bag)
        if seat not in public.unsettled or not contraband:
            return None
        side = public.side_of(seat)
        gold = min(public.gold[seat], 3 * contraband)
        if not gold or public.offer((seat,), side) is not None:
            return None
        return MakeOffer((seat,), side, Terms(Parcel(gold), bags=(BagTerm(seat, Deed.PASS),)))

    def inspects(self, turn: Turn, owner: int) -> bool:
        players = turn.public.rules.players
        return (owner - self.seat) % players in (1, players - 1)


class Wary(Honest):
    """Honest, and inspects only those who offer something: why would an honest merchant pay?"""

    def inspects(self, turn: Turn, owner: int) -> bool:
        return any(offer.by == (owner,) for offer in turn.public.offers)


class Gambler(Honest):
    """Honest until it holds two of one contraband, then all in without a bribe; inspects every other bag, at random."""

    def pair(self, turn: Turn) -> bool:
        hand = turn.own.hand
        return any(hand.count(card) >= 2 for card in hand if card not in IS_LEGAL)

    def toss(self, turn: Turn) -> Cards:
        if self.pair(turn):
            return tuple(card for card in turn.own.hand if card in IS_LEGAL)
        return tuple(card for card in super().toss(turn) if card in IS_LEGAL)

    def load(self, turn: Turn) -> Cards:
        if not self.pair(turn):
            return super().load(turn)
        return tuple(card for card in turn.own.hand if card not in IS_LEGAL)[:MOST_IN_BAG]

    def inspects(self, turn: Turn, owner: int) -> bool:
        return self.dice.happens(2)


class Newcomer(Honest):
    """Somebody at the first game: tells the truth, and opens every other bag, at random."""

    def inspects(self, turn: Turn, owner: int) -> bool:
        return self.dice.happens(2)


class Random:
    """Anything legal; speaks up now and then."""

    def __init__(self, chair: Chair) -> None:
        self.dice = chair.dice

    def again(self, dice: Dice) -> "Random":
        return with_other_dice(self, dice, (self.dice,))

    def play(self, turn: Turn) -> Command | None:
        if turn.may_wait and not self.dice.happens(4):
            return None
        return turn.choices.sample(self.dice) if turn.choices else None


def _bribe(turn: Turn, owner: int) -> Offer | None:
    """The owner's standing offer to have its own bag passed."""
    for offer in turn.public.offers:
        if offer.by == (owner,) and offer.terms.deed_for(owner) is Deed.PASS and turn.seat in offer.to:
            return offer
    return None


def register_all() -> None:
    for maker in (Honest, Greedy, Briber, Wary, Gambler, Random):
        register(maker.__name__.lower(), maker, " ".join((maker.__doc__ or "").split()))
    register("newcomer", Newcomer, " ".join((Newcomer.__doc__ or "").split()), adversary=True)
