"""Sentences for set-up, market, loading, declaration, black market and the end of a game."""

from collections.abc import Callable
from typing import Any, Final

from ..game import Event
from ..game import events as e
from ..game.changes.tools import count
from ..game.known import Phase, Unseen
from . import words
from .teller import Teller, pile_name, which
from .words import goods, some

# Set-up and rounds


def _scene_set(t: Teller, event: e.SceneSet) -> str:
    public = event.public
    return f"the scene is set: round {public.round}, {t.all(public.sheriffs)} at the gate."


def _deck_shuffled(t: Teller, event: e.DeckShuffled) -> str:
    return f"{words.number_of_cards(count(event.order))} are shuffled into the deck."


def _cards_removed(t: Teller, event: e.CardsRemoved) -> str:
    return f"{words.number_of_cards(count(event.cards))} leave the game unseen{which(event.cards)}."


def _piles_turned_up(t: Teller, event: e.PilesTurnedUp) -> str:
    return f"the discard piles begin with {'; and '.join(words.in_sequence(pile) for pile in event.piles)}."


def _deputies_shuffled(t: Teller, event: e.DeputiesShuffled) -> str:
    return "the deputy cards are shuffled."


def _lots_drawn(t: Teller, event: e.LotsDrawn) -> str:
    return f"lots are drawn: {t.does(event.first_sheriff, 'are')} the first Sheriff."


def _round_began(t: Teller, event: e.RoundBegan) -> str:
    office = "the deputies" if len(event.sheriffs) > 1 else "the Sheriff"
    return f"round {event.round} of {t.public.rules.rounds}: {t.do(event.sheriffs, 'are')} {office}."


_PHASES: Final = {
    Phase.SET_UP: "the table is laid.",
    Phase.MARKET: "market: out with the old, in with the new.",
    Phase.LOADING: "loading: the merchants pack their bags.",
    Phase.DECLARATION: "declaration: everybody says what is in the bag, more or less.",
    Phase.INSPECTION: "inspection: the bags lie at the gate.",
    Phase.BLACK_MARKET: "black market: a last call.",
    Phase.LOOT: "loot: the deputies share what they took.",
    Phase.FEAST: "the feast: plates become goods.",
    Phase.OVER: "the market day is over.",
}


def _phase_began(t: Teller, event: e.PhaseBegan) -> str | None:
    if event.phase is Phase.FEAST and not event.queue:
        return None
    return _PHASES[event.phase]


def _round_ended(t: Teller, event: e.RoundEnded) -> str:
    return f"round {event.round} is over."


# Market


def _first_merchant_named(t: Teller, event: e.FirstMerchantNamed) -> str:
    return f"{t.does(event.seat, 'go')} to market first."


def _cards_set_aside(t: Teller, event: e.CardsSetAside) -> str:
    if not event.cards:
        return f"{t.does(event.seat, 'keep')} every card."
    return f"{t.does(event.seat, 'set')} aside {goods(event.cards)}."


def _cards_set_aside_face_down(t: Teller, event: e.CardsSetAsideFaceDown) -> str:
    if not count(event.cards):
        return f"{t.does(event.seat, 'keep')} every card."
    return f"{t.does(event.seat, 'set')} aside {words.face_down(event.cards)}."


def _cards_taken(t: Teller, event: e.CardsTaken) -> str | None:
    if not event.cards:
        return None
    return f"{t.does(event.seat, 'take')} {words.in_sequence(event.cards)} from {pile_name(t, event.pile)}."


def _cards_drawn(t: Teller, event: e.CardsDrawn) -> str | None:
    if not count(event.cards):
        return None
    return f"{t.does(event.seat, 'draw')} {words.hidden(event.cards)}."


def _deck_reshuffled(t: Teller, event: e.DeckReshuffled) -> str:
    return f"the deck is empty; {words.number_of_cards(count(event.order))} of the discard make a new one."


def _set_aside_placed(t: Teller, event: e.SetAsidePlaced) -> str:
    return f"{t.does(event.seat, 'lay')} {words.in_sequence(event.cards)} on {pile_name(t, event.pile)}."


def _set_aside_gathered(t: Teller, event: e.SetAsideGathered) -> str | None:
    if not event.cards:
        return None
    return f"the {words.number_of_cards(len(event.cards))} set aside go onto the discard pile."


# Loading and declaration


def _bag_closed(t: Teller, event: e.BagClosed) -> str:
    inside = "" if isinstance(event.cards, Unseen) else f" on {words.hidden(event.cards)}"
    return f"{t.does(event.seat, 'snap')} {t.themselves(event.seat)} bag shut{inside}."


def _bags_closed(t: Teller, event: e.BagsClosed) -> str:
    full = [f"{t.names[seat]} {number}" for seat, number in enumerate(event.counts) if number]
    return f"all bags are closed. Cards in them: {', '.join(full)}."


def _bag_declared(t: Teller, event: e.BagDeclared) -> str:
    return f"{t.does(event.seat, 'declare')} {some(event.good, event.count)}."


# Black market and the end


def _black_market_claimed(t: Teller, event: e.BlackMarketClaimed) -> str:
    return f"{t.does(event.seat, 'trade')} {some(event.good, 3)} for a black market card worth {event.value}."


def _black_market_declined(t: Teller, event: e.BlackMarketDeclined) -> str:
    return f"{t.does(event.seat, 'pass')} the black market by."


def _contraband_shown(t: Teller, event: e.ContrabandShown) -> str:
    shown = [f"{t.names[seat]} {goods(cards)}" for seat, cards in enumerate(event.contraband)]
    return f"what lay face down: {'; '.join(shown)}."


def _plates_chosen(t: Teller, event: e.PlatesChosen) -> str:
    plates = "plate" if len(event.goods) == 1 else "plates"
    return f"{t.whose(event.seat)} feast {plates} become{'s' if len(event.goods) == 1 else ''} {goods(event.goods)}."


def _game_scored(t: Teller, event: e.GameScored) -> str:
    winners = event.sheet.winners
    best = event.sheet.seats[winners[0]].total
    return f"{t.do(winners, 'win')} with {best}."


def _table_revealed(t: Teller, event: e.TableRevealed) -> str:
    seed = event.revealed.seed
    return "all cards are on the table." if seed is None else f"all cards are on the table; the seed was {seed}."


SENTENCES_OF_ROUNDS: Final[dict[type[Event], Callable[[Teller, Any], str | None]]] = {
    e.SceneSet: _scene_set,
    e.DeckShuffled: _deck_shuffled,
    e.CardsRemoved: _cards_removed,
    e.PilesTurnedUp: _piles_turned_up,
    e.DeputiesShuffled: _deputies_shuffled,
    e.LotsDrawn: _lots_drawn,
    e.RoundBegan: _round_began,
    e.PhaseBegan: _phase_began,
    e.RoundEnded: _round_ended,
    e.FirstMerchantNamed: _first_merchant_named,
    e.CardsSetAside: _cards_set_aside,
    e.CardsSetAsideFaceDown: _cards_set_aside_face_down,
    e.CardsTaken: _cards_taken,
    e.CardsDrawn: _cards_drawn,
    e.DeckReshuffled: _deck_reshuffled,
    e.SetAsidePlaced: _set_aside_placed,
    e.SetAsideGathered: _set_aside_gathered,
    e.BagClosed: _bag_closed,
    e.BagsClosed: _bags_closed,
    e.BagDeclared: _bag_declared,
    e.BlackMarketClaimed: _black_market_claimed,
    e.BlackMarketDeclined: _black_market_declined,
    e.ContrabandShown: _contraband_shown,
    e.PlatesChosen: _plates_chosen,
    e.GameScored: _game_scored,
    e.TableRevealed: _table_revealed,
}
