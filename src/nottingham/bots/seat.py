"""The seat for a program: what a bot is given, and what it gives back. It never sees a table, only a view."""

from collections.abc import Callable, Collection
from functools import cached_property
from typing import Protocol, runtime_checkable

import msgspec

from ..game import Choices, Command, Dice, Event, Ruleset, Statement, View, legal_for
from ..game.choices import AnyChoice, Listed, MayOffer
from ..game.commands import RefuseOffer, TakeStance, WithdrawOffer
from ..game.known import AskKind, Own, Public


class Turn:
    """Somebody's turn to act or speak."""

    def __init__(
        self,
        view: View,
        ask: AskKind | None,
        *,
        may_wait: bool,
        settle_now: bool = False,
        spoken_out: Collection[int] = (),
    ) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.public: Public = view.public
        self.ask = ask
        """What the seat must do; nothing if it may merely speak up in a negotiation."""
        self.may_wait = may_wait
        """Whether ``None`` is an answer: I have nothing to say now."""
        self.settle_now = settle_now
        """The talking is over: only what settles a bag is still open to the Sheriff."""
        self.spoken_out = spoken_out
        """Merchants who have no word left before a bag is settled: they could not answer an offer made now."""

    @property
    def own(self) -> Own:
        return self.view.mine

    @cached_property
    def choices(self) -> Choices:
        """What is legal, and within what the moderator still allows."""
        choices = legal_for(self.view)
        return settling(choices, self.view) if self.settle_now else choices


def settling(choices: Choices, view: View) -> Choices:
    """Only what brings a bag nearer to its settlement: no offers, and no changes of a stance taken."""
    taken = {stance.bag for stance in view.public.stances if stance.deputy == view.seat}
    found: list[AnyChoice] = []
    for choice in choices.choices:
        if isinstance(choice, MayOffer):
            continue
        if isinstance(choice, Listed):
            first = choice.commands[0]
            if isinstance(first, WithdrawOffer | RefuseOffer):
                continue
            if isinstance(first, TakeStance):
                fresh = tuple(c for c in choice.commands if isinstance(c, TakeStance) and c.bag not in taken)
                if fresh:
                    found.append(Listed(fresh))
                continue
        found.append(choice)
    return Choices(tuple(found), choices.say)


@runtime_checkable
class Bot(Protocol):
    """A player that decides from what a seat knows."""

    def play(self, turn: Turn) -> Command | None:
        """What to do now. ``None``, to wait, only where ``turn.may_wait``."""


@runtime_checkable
class Listener(Protocol):
    """A bot may also have this: it is told everything that its seat is told, in order."""

    def hear(self, n: int, told: Event) -> None:
        """Event number n happened."""


@runtime_checkable
class Speaker(Protocol):
    """A bot may also have this: before each of its turns it may say something that everybody hears (rules §17).

    ``turn.choices.say`` describes what may be said, and ``turn.choices.say.statements()`` lists it. Listeners hear a
    statement as the event ``Said``. It costs no turn; there are a few for each seat and bag (``arena.moderator``).
    """

    def say(self, turn: Turn) -> Statement | None:
        """What to say now; mostly nothing."""


class Chair(msgspec.Struct, frozen=True):
    """Where a bot sits down: everything it is made with."""

    seat: int
    rules: Ruleset
    dice: Dice
    """A generator of its own, seeded by the game."""
    argument: str = ""
    """What stood after the colon: ``hard:brazen`` gives ``brazen``."""


Maker = Callable[[Chair], Bot]
