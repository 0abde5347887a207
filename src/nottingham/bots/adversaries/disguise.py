"""Hard from the outside: an adversary plays as hard does, except where its trick is.

So whatever an adversary wins among three hard above its fair share, its trick wins.
"""

from ...game import Command, Event, Statement
from ...game.commands import MakeOffer
from ...game.known import AskKind, Offer, Parcel, Side
from ..registry import seat_bot
from ..seat import Bot, Chair, Listener, Speaker, Turn


class Disguise:
    """Every question goes to a hard inside; a child answers some of them itself."""

    def __init__(self, chair: Chair) -> None:
        self.seat = chair.seat
        self.inside = self.dressed(chair)

    def dressed(self, chair: Chair) -> Bot:
        return seat_bot("hard", chair)

    def hear(self, n: int, told: Event) -> None:
        if isinstance(self.inside, Listener):
            self.inside.hear(n, told)

    def say(self, turn: Turn) -> Statement | None:
        return self.inside.say(turn) if isinstance(self.inside, Speaker) else None

    def play(self, turn: Turn) -> Command | None:
        match turn.ask:
            case None:
                return self.speak(turn)
            case AskKind.MARKET:
                return self.market(turn)
            case AskKind.LOAD:
                return self.load(turn)
            case AskKind.DECLARE:
                return self.declare(turn)
            case AskKind.SETTLE:
                return self.settle(turn)
            case _:
                return self.inside.play(turn)

    def speak(self, turn: Turn) -> Command | None:
        return self.inside.play(turn)

    def market(self, turn: Turn) -> Command | None:
        return self.inside.play(turn)

    def load(self, turn: Turn) -> Command | None:
        return self.inside.play(turn)

    def declare(self, turn: Turn) -> Command | None:
        return self.inside.play(turn)

    def settle(self, turn: Turn) -> Command | None:
        return self.inside.play(turn)


def gate_of(turn: Turn) -> Side:
    """With whom to talk about its own bag: the Sheriff, both deputies, or the one who goes on alone (rules §10)."""
    return turn.public.side_of(turn.seat)


def demands_on(turn: Turn) -> list[Offer]:
    """What the Sheriff's side wants of this merchant, for anything."""
    return [
        offer
        for offer in turn.public.offers
        if offer.merchant == turn.seat and not offer.made_by_merchant and offer.terms.merchant_gives != Parcel()
    ]


def pays(turn: Turn, command: Command | None) -> bool:
    """Whether an offer of the merchant's own hands anything over."""
    return isinstance(command, MakeOffer) and command.terms.merchant_gives != Parcel()
