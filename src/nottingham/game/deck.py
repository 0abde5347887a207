"""Drawing cards, and what happens when the deck is empty. Rules §7, D4."""

from .events import CardsDrawn, DeckReshuffled
from .evolve import record
from .goods import in_order
from .known import Public
from .state import Draft


def draw_up(draft: Draft, seat: int) -> None:
    """Draw up to the hand limit, or as far as there are cards (D4)."""
    wanted = draft.rules.hand_limit - draft.public.hands[seat]
    while wanted > 0:
        if not draft.public.deck and not _reshuffle(draft):
            return
        number = min(wanted, draft.public.deck)
        cards = draft.deck[draft.drawn : draft.drawn + number]
        record(draft, CardsDrawn(seat, in_order(cards)))
        wanted -= number


def can_be_drawn(public: Public) -> int:
    """How many cards draws could still find."""
    return public.deck + _to_reshuffle(public)


def _to_reshuffle(public: Public) -> int:
    kept = public.rules.rule.turned_up
    return sum(max(0, len(pile) - kept) for pile in public.piles)


def _reshuffle(draft: Draft) -> bool:
    """Make a new deck from the discard, less what stays on the piles (rules §7)."""
    kept = draft.rules.rule.turned_up
    cards = tuple(card for pile in draft.public.piles for card in pile[: max(0, len(pile) - kept)])
    if not cards:
        return False
    record(draft, DeckReshuffled(draft.chance.shuffled(draft.chances, in_order(cards))))
    return True
