"""The decisions that cost most or won most, for whoever made them, once the game is over."""

from collections.abc import Callable, Collection, Sequence
from functools import partial

from ..bots.clever.looking_back import PastDecision, biggest, decisions
from ..game import Event, Ruleset, tell
from ..review.bag_reader import BagReader
from . import lobby
from .problems import not_now
from .session import Session


def what_weighed_most(session: Session, guest: str) -> Callable[[], tuple[PastDecision, ...]]:
    """A thought that ends in a guest's decisions that weighed most; a ``Problem``, if there is none to be had."""
    seat = lobby.require_seat(session, guest)
    if session.record.state != "over":
        raise not_now("The game is not over yet.")
    rules, events, own = session.record.ruleset, tuple(session.events), session.own_commands(seat)
    return partial(looked_back_on, rules, seat, events, own, labels=[there.bot for there in session.record.seats])


def looked_back_on(
    rules: Ruleset, seat: int, events: Sequence[Event], own: Collection[int], labels: Sequence[str] = ()
) -> tuple[PastDecision, ...]:
    """Hear the whole game as the seat was told it, and judge on the way. ``labels`` say where bots of what kind sat."""
    told = [tell(event, seat) for event in events]
    return biggest(tuple(decisions(rules, seat, told, own, BagReader(rules, seat, labels))))
