"""Set-up, rounds, market, loading, declaration, and the end of the game."""

from .. import events as e
from ..awaiting import merchants_of
from ..goods import in_order, with_cards, without_cards
from ..known import (
    Bag,
    FaceDown,
    Hidden,
    Phase,
    put,
)
from ..state import Draft, open_public
from .tools import (
    count,
    discard,
    seen,
)

# Set-up and rounds


def scene_set(draft: Draft, event: e.SceneSet) -> None:
    draft.changing = open_public(event.public)
    draft.public = draft.changing  # type: ignore[assignment]
    draft.own = list(event.own)
    draft.chances = 2
    if isinstance(event.deck, tuple):
        draft.deck, draft.drawn = event.deck, 0
        draft.removed = seen(event.removed)
        draft.deputy_deck = event.deputy_deck


def deck_shuffled(draft: Draft, event: e.DeckShuffled | e.DeckReshuffled) -> None:
    draft.chances += 1
    draft.changing.deck = count(event.order)
    if isinstance(event.order, tuple):
        draft.deck, draft.drawn = event.order, 0


def deck_reshuffled(draft: Draft, event: e.DeckReshuffled) -> None:
    public = draft.changing
    kept = draft.rules.rule.turned_up
    public.piles = tuple(pile[len(pile) - kept :] if len(pile) > kept else pile for pile in public.piles)
    deck_shuffled(draft, event)


def _from_deck(draft: Draft, number: int) -> None:
    draft.changing.deck -= number
    draft.drawn += number


def cards_removed(draft: Draft, event: e.CardsRemoved) -> None:
    draft.changing.removed = count(event.cards)
    _from_deck(draft, count(event.cards))
    if isinstance(event.cards, tuple):
        draft.removed = event.cards


def piles_turned_up(draft: Draft, event: e.PilesTurnedUp) -> None:
    draft.changing.piles = event.piles
    _from_deck(draft, sum(len(pile) for pile in event.piles))


def deputies_shuffled(draft: Draft, event: e.DeputiesShuffled) -> None:
    draft.chances += 1
    if isinstance(event.order, tuple):
        draft.deputy_deck = event.order


def lots_drawn(draft: Draft, event: e.LotsDrawn) -> None:
    draft.chances += 1


def round_began(draft: Draft, event: e.RoundBegan) -> None:
    public = draft.changing
    if not public.round:
        public.first_sheriff = event.sheriffs[0]
    public.round = event.round
    public.sheriffs = event.sheriffs
    public.merchants = merchants_of(event.sheriffs, draft.rules.players)
    if draft.rules.deputies:
        draft.deputy_deck = draft.deputy_deck[len(event.sheriffs) :]


def phase_began(draft: Draft, event: e.PhaseBegan) -> None:
    public = draft.changing
    public.phase = event.phase
    public.queue = event.queue
    if event.phase is Phase.INSPECTION:
        public.unsettled = tuple(seat for seat in public.merchants if public.bags[seat])
    elif event.phase is Phase.LOOT:
        public.may_propose = public.sheriffs


def round_ended(draft: Draft, event: e.RoundEnded) -> None:
    public = draft.changing
    public.bags = (None,) * draft.rules.players
    public.claimed = ()
    public.time_up = False
    public.may_propose = ()
    public.proposals = ()
    for seat, own in enumerate(draft.own):
        if own is not None and own.bag:
            fresh = draft.fresh_own(seat)
            assert fresh is not None
            fresh.bag = fresh.burnt = ()


# Market


def first_merchant_named(draft: Draft, event: e.FirstMerchantNamed) -> None:
    around = draft.changing.merchants
    start = around.index(event.seat)
    draft.changing.queue = around[start:] + around[:start]


def cards_set_aside(draft: Draft, event: e.CardsSetAside) -> None:
    public = draft.changing
    public.queue = public.queue[1:]
    if event.cards:
        public.set_aside = put(public.set_aside, event.seat, event.cards)
        public.hands = put(public.hands, event.seat, public.hands[event.seat] - len(event.cards))
        own = draft.fresh_own(event.seat)
        if own is not None:
            own.hand = without_cards(own.hand, event.cards)


def cards_set_aside_face_down(draft: Draft, event: e.CardsSetAsideFaceDown) -> None:
    public = draft.changing
    number = count(event.cards)
    if not number:
        public.queue = public.queue[1:]
        return
    public.set_aside = put(public.set_aside, event.seat, FaceDown(number))
    public.hands = put(public.hands, event.seat, public.hands[event.seat] - number)
    own = draft.fresh_own(event.seat)
    if own is not None:
        own.hand = without_cards(own.hand, seen(event.cards))
        own.set_aside = seen(event.cards)


def _to_hand(draft: Draft, seat: int, cards: Hidden, number: int) -> None:
    public = draft.changing
    public.hands = put(public.hands, seat, public.hands[seat] + number)
    own = draft.fresh_own(seat)
    if own is not None:
        own.hand = with_cards(own.hand, seen(cards))


def cards_taken(draft: Draft, event: e.CardsTaken) -> None:
    public = draft.changing
    pile = public.piles[event.pile]
    public.piles = put(public.piles, event.pile, pile[: len(pile) - len(event.cards)])
    _to_hand(draft, event.seat, event.cards, len(event.cards))


def cards_drawn(draft: Draft, event: e.CardsDrawn) -> None:
    number = count(event.cards)
    draft.changing.deck -= number
    draft.drawn += number
    _to_hand(draft, event.seat, event.cards, number)


def set_aside_placed(draft: Draft, event: e.SetAsidePlaced) -> None:
    public = draft.changing
    public.queue = public.queue[1:]
    public.set_aside = put(public.set_aside, event.seat, ())
    discard(draft, event.cards, event.pile)
    own = draft.fresh_own(event.seat)
    if own is not None:
        own.set_aside = ()


def set_aside_gathered(draft: Draft, event: e.SetAsideGathered) -> None:
    draft.changing.set_aside = ((),) * draft.rules.players
    discard(draft, event.cards)


# Loading and declaration


def bag_closed(draft: Draft, event: e.BagClosed) -> None:
    draft.changing.queue = tuple([seat for seat in draft.changing.queue if seat != event.seat])
    own = draft.fresh_own(event.seat)
    if own is not None:
        own.hand = without_cards(own.hand, seen(event.cards))
        own.bag = seen(event.cards)


def bags_closed(draft: Draft, event: e.BagsClosed) -> None:
    public = draft.changing
    public.bags = tuple(Bag(number) if number else None for number in event.counts)
    public.hands = tuple(hand - number for hand, number in zip(public.hands, event.counts, strict=True))


def bag_declared(draft: Draft, event: e.BagDeclared) -> None:
    public = draft.changing
    public.queue = public.queue[1:]
    public.bags = put(public.bags, event.seat, Bag(event.count, event.good))


# The end


def contraband_shown(draft: Draft, event: e.ContrabandShown) -> None:
    draft.changing.shown = event.contraband


def plates_chosen(draft: Draft, event: e.PlatesChosen) -> None:
    public = draft.changing
    public.queue = public.queue[1:]
    public.plates = put(public.plates, event.seat, in_order(event.goods))


def game_scored(draft: Draft, event: e.GameScored) -> None:
    draft.changing.scores = event.sheet


def table_revealed(draft: Draft, event: e.TableRevealed) -> None:
    draft.changing.revealed = event.revealed
