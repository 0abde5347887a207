"""The end of a round, and of the game. Rules §4.5, §8, §10."""

from .awaiting import clockwise
from .chance import Seeded
from .deck import draw_up
from .events import (
    ContrabandShown,
    DeputiesShuffled,
    GameScored,
    PhaseBegan,
    RoundBegan,
    RoundEnded,
    TableRevealed,
)
from .evolve import record
from .known import Phase, Revealed, Side
from .scoring import score_seats
from .state import Draft


def end_round(draft: Draft) -> bool:
    """The marker passes left and everybody draws up, clockwise from the new Sheriff or the deputy drawn first (D3).
    Whether there is a next round."""
    public = draft.public
    record(draft, RoundEnded(public.round))
    if public.round == draft.rules.rounds:
        return False
    begin_round(draft, public.round + 1, next_sheriffs(draft))
    for seat in clockwise(draft.public.sheriffs[0], draft.rules.players):
        draw_up(draft, seat)
    return True


def begin_round(draft: Draft, number: int, sheriffs: Side) -> None:
    record(draft, RoundBegan(number, sheriffs))


def next_sheriffs(draft: Draft) -> Side:
    """The next Sheriff to the left; or the next two deputy cards, shuffled again when used up (rules §3, §10)."""
    if not draft.rules.deputies:
        return ((draft.public.sheriffs[0] + 1) % draft.rules.players,)
    if not draft.deputy_deck:
        seats = tuple(range(draft.rules.players))
        record(draft, DeputiesShuffled(draft.chance.shuffled(draft.chances, seats)))
    return draft.deputy_deck[:2]


def show_contraband(draft: Draft) -> None:
    """Face-down contraband is turned up (rules §8)."""
    record(draft, ContrabandShown(tuple(draft.owner(seat).contraband for seat in range(draft.rules.players))))


def end_game(draft: Draft) -> None:
    """The score sheet; and everything is everybody's (rules §8, §16)."""
    own = [draft.owner(seat) for seat in range(draft.rules.players)]
    record(draft, PhaseBegan(Phase.OVER, ()))
    record(draft, GameScored(score_seats(draft.public, own)))
    seed = draft.chance.seed if isinstance(draft.chance, Seeded) else None
    hands = tuple(known.hand for known in own)
    record(draft, TableRevealed(Revealed(hands, draft.deck[draft.drawn :], draft.removed, seed)))
