"""A readable account of a game: a sentence for every event, whole or redacted, in our own words.

A sentence is told to somebody. With a seat's view, that seat is *you*; with what is public, everybody has a name.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from ..game import Event, View
from ..game import events as e
from ..game.evolve import count
from ..game.known import Hidden, Phase, Public, Side, Unseen, Verdict
from . import words
from .words import Names, goods, possessive, sentence_case, some


class Heading(IntEnum):
    """How loud a sentence is."""

    NONE = 0
    PHASE = 1
    ROUND = 2


def heading(event: Event) -> Heading:
    """Whether a sentence begins a round, a phase, or neither."""
    if isinstance(event, e.RoundBegan):
        return Heading.ROUND
    if isinstance(event, e.GameScored):
        return Heading.ROUND
    return Heading.PHASE if isinstance(event, e.PhaseBegan) else Heading.NONE


def sentence(event: Event, seen: View | Public, names: Names) -> str | None:
    """What happened, to the holder of the view after it. None: nothing worth a line."""
    public, seat = (seen.public, seen.seat) if isinstance(seen, View) else (seen, None)
    teller = Teller(public, names, seat)
    told = SENTENCES[type(event)](teller, event)
    return sentence_case(told) if told else None


def spoken_to(names: Names, seat: int | None) -> Names:
    """The names as one seat hears them: its own is *you*."""
    return tuple("you" if i == seat else name for i, name in enumerate(names))


_THIRD_PERSON: Final = {"have": "has", "are": "is", "pass": "passes", "forgo": "forgoes", "go": "goes"}


class Teller:
    """Who is who, to whom it is told."""

    def __init__(self, public: Public, names: Names, seat: int | None) -> None:
        self.public = public
        self.names = spoken_to(names, seat)

    def does(self, seat: int, verb: str) -> str:
        """ "you set" or "Bess sets"."""
        name = self.names[seat]
        return f"{name} {verb if name == 'you' else _THIRD_PERSON.get(verb, verb + 's')}"

    def do(self, seats: Side, verb: str) -> str:
        """The same for several."""
        return self.does(seats[0], verb) if len(seats) == 1 else f"{self.all(seats)} {verb}"

    def all(self, seats: Side) -> str:
        return words.side(seats, self.names)

    def whose(self, seat: int) -> str:
        return possessive(self.names[seat])

    def themselves(self, seat: int) -> str:
        return "your" if self.names[seat] == "you" else "their"

    def receiver(self, seat: int | None) -> str:
        return "the loot tile" if seat is None else self.names[seat]

    def declared(self, seat: int) -> str:
        """ "declared 3 apples", as it stands on a bag."""
        bag = self.public.bags[seat]
        if bag is None or bag.declared is None:
            return ""
        return some(bag.declared, bag.count)


# Set-up and rounds


def _scene_set(t: Teller, event: e.SceneSet) -> str:
    public = event.public
    return f"the scene is set: round {public.round}, {t.all(public.sheriffs)} at the gate."


def _deck_shuffled(t: Teller, event: e.DeckShuffled) -> str:
    return f"{words.number_of_cards(count(event.order))} are shuffled into the deck."


def _cards_removed(t: Teller, event: e.CardsRemoved) -> str:
    return f"{words.number_of_cards(count(event.cards))} leave the game unseen{_which(event.cards)}."


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


def _phase_began(t: Teller, event: e.PhaseBegan) -> str:
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
    return f"{t.does(event.seat, 'take')} {words.in_sequence(event.cards)} from {_pile(t, event.pile)}."


def _cards_drawn(t: Teller, event: e.CardsDrawn) -> str | None:
    if not count(event.cards):
        return None
    return f"{t.does(event.seat, 'draw')} {words.hidden(event.cards)}."


def _deck_reshuffled(t: Teller, event: e.DeckReshuffled) -> str:
    return f"the deck is empty; {words.number_of_cards(count(event.order))} of the discard make a new one."


def _set_aside_placed(t: Teller, event: e.SetAsidePlaced) -> str:
    return f"{t.does(event.seat, 'lay')} {words.in_sequence(event.cards)} on {_pile(t, event.pile)}."


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


# Deals


def _offer_made(t: Teller, event: e.OfferMade) -> str:
    merchant_speaks = len(event.by) == 1 and event.by[0] not in t.public.sheriffs
    merchant, sheriff = (event.by[0], event.to) if merchant_speaks else (event.to[0], event.by)
    chosen = f" (unseen: {goods(event.chosen)})" if isinstance(event.chosen, tuple) and event.chosen else ""
    joint = "" if event.by == (event.seat,) else "for both deputies, "
    return f"{joint}{t.does(event.seat, 'offer')} {t.all(event.to)} a deal: {words.terms(event.terms, merchant, sheriff, t.names)}{chosen}."


def _offer_agreed(t: Teller, event: e.OfferAgreed) -> str:
    return f"{t.does(event.seat, 'say')} yes to {_offer_of(t, event.offer.by)}; it takes one more."


_ENDINGS: Final = {
    e.Ending.REFUSED: "is refused",
    e.Ending.WITHDRAWN: "is withdrawn",
    e.Ending.LAPSED: "lapses",
}


def _offer_ended(t: Teller, event: e.OfferEnded) -> str:
    return f"{_offer_of(t, event.offer.by)} to {t.all(event.offer.to)} {_ENDINGS[event.how]}."


def _offer_of(t: Teller, by: Side) -> str:
    return f"{t.whose(by[0])} offer" if len(by) == 1 else f"the offer of {t.all(by)}"


def _deal_struck(t: Teller, event: e.DealStruck) -> str:
    by, to = event.offer.by, event.offer.to
    sheriff = to if by == (event.merchant,) else by
    return (
        f"a deal between {t.names[event.merchant]} and {t.all(sheriff)}: "
        f"{words.terms(event.terms, event.merchant, sheriff, t.names)}."
    )


def _goods_handed(t: Teller, event: e.GoodsHanded) -> str | None:
    parts = []
    if event.gold:
        parts.append(f"{event.gold} gold")
    if event.legal:
        parts.append(goods(event.legal))
    if count(event.contraband):
        parts.append(words.face_down(event.contraband))
    source = "out of the bag " if event.from_bag else ""
    where = "on" if event.receiver is None else "to"
    verb = "put" if event.receiver is None else "hand"
    things = words.listed(parts) or "nothing"
    return f"{t.does(event.giver, verb)} {things} {source}{where} {t.receiver(event.receiver)}."


def _proof_shown(t: Teller, event: e.ProofShown) -> str:
    start = f"promised goods are missing: {t.does(event.seat, 'prove')} it to {t.all(event.to)}"
    if isinstance(event.bag, tuple) and isinstance(event.contraband, tuple):
        return f"{start} with {goods(event.bag)} in the bag and {goods(event.contraband)} under the stall."
    return f"{start} alone."


# Inspection


def _bag_passed(t: Teller, event: e.BagPassed) -> str:
    parts = [goods(event.legal)] if event.legal else []
    if count(event.contraband):
        parts.append(words.face_down(event.contraband))
    said = t.declared(event.seat)
    against = f" on the word “{said}”" if said else ""
    return f"{t.whose(event.seat)} bag passes{against}: {words.listed(parts) or 'nothing'} for the stall."


def _bag_opened(t: Teller, event: e.BagOpened) -> str:
    start = f"{t.do(event.by, 'open')} {t.whose(event.seat)} bag"
    said = t.declared(event.seat)
    if said:
        start += f" (“{said}”)"
    if event.true:
        summons = f", and {goods(event.confiscated)}" if event.confiscated else ""
        return f"{start}: {goods(event.kept)}{summons}. Honest to the last card."
    kept = f"; {goods(event.kept)} may stay" if event.kept else ""
    return f"{start}: {goods(event.confiscated)} seized{kept}."


def _penalty_owed(t: Teller, event: e.PenaltyOwed) -> str:
    creditor = "" if event.creditor is None else f" to {t.names[event.creditor]}"
    return f"{t.does(event.debtor, 'have')} no gold left, and {event.amount} still to pay{creditor} in goods."


def _penalty_paid(t: Teller, event: e.PenaltyPaid) -> str:
    parts = [f"{event.gold} gold"] if event.gold else []
    if event.legal:
        parts.append(goods(event.legal))
    if event.contraband:
        parts.append(f"{goods(event.contraband)}, shown to all")
    rest = f"; {event.forgiven} forgiven" if event.forgiven else ""
    to = "onto the loot tile" if event.creditor is None else t.names[event.creditor]
    if event.creditor is None:
        return f"{t.does(event.debtor, 'pay')} {words.listed(parts) or 'nothing'} {to}{rest}."
    return f"{t.does(event.debtor, 'pay')} {to} {words.listed(parts) or 'nothing'}{rest}."


def _confiscated_placed(t: Teller, event: e.ConfiscatedPlaced) -> str:
    return f"{t.does(event.seat, 'lay')} the seized {words.in_sequence(event.cards)} on {_pile(t, event.pile)}."


def _time_up(t: Teller, event: e.TimeUp) -> str:
    return "the bell: time is up at the gate."


def _brimstone_asked(t: Teller, event: e.BrimstoneAsked) -> str:
    return f"{t.does(event.seat, 'are')} asked for brimstone oil, as everybody is who hides something."


def _brimstone_used(t: Teller, event: e.BrimstoneUsed) -> str:
    return f"{t.does(event.seat, 'pour')} brimstone oil: {goods(event.goods)} on {t.whose(event.opponent)} stall burn."


def _brimstone_kept(t: Teller, event: e.BrimstoneKept) -> str:
    return f"nothing burns at {t.whose(event.seat)} word."


# Deputies


def _stance_taken(t: Teller, event: e.StanceTaken) -> str:
    deputy, bag = t.names[event.deputy], t.whose(event.bag)
    return f"{deputy} would {f'let {bag} bag pass' if event.verdict is Verdict.PASS else f'open {bag} bag'}."


def _stance_confirmed(t: Teller, event: e.StanceConfirmed) -> str:
    return f"{t.does(event.deputy, 'stand')} by that for {t.whose(event.bag)} bag."


def _deputy_alone(t: Teller, event: e.DeputyAlone) -> str:
    return f"the deputies differ: {t.does(event.deputy, 'go')} on alone with {t.whose(event.bag)} bag."


def _division_proposed(t: Teller, event: e.DivisionProposed) -> str:
    would_take = _share(event.gold, event.legal, event.contraband)
    return f"{t.does(event.deputy, 'propose')} to take {would_take} of the loot and leave the rest."


def _division_refused(t: Teller, event: e.DivisionRefused) -> str:
    return f"{t.does(event.deputy, 'refuse')} that division."


def _proposal_forgone(t: Teller, event: e.ProposalForgone) -> str:
    return f"{t.does(event.deputy, 'have')} no division to propose."


def _loot_divided(t: Teller, event: e.LootDivided) -> str:
    first = _share(event.first.gold, event.first.legal, event.first_contraband)
    second = _share(event.second.gold, event.second.legal, event.second_contraband)
    how = "they agree" if event.agreed else "no agreement, so by halves"
    lost = f"; {goods(event.discarded)} would not divide and {'are' if len(event.discarded) > 1 else 'is'} lost"
    one, two = event.deputies
    return (
        f"the loot, {how}: {t.does(one, 'take')} {first}, {t.does(two, 'take')} {second}"
        f"{lost if event.discarded else ''}."
    )


def _share(gold: int, legal: tuple[Any, ...], contraband: Hidden) -> str:
    parts = [f"{gold} gold"] if gold else []
    if legal:
        parts.append(goods(legal))
    if count(contraband):
        parts.append(words.face_down(contraband))
    return words.listed(parts) or "nothing"


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


def _pile(t: Teller, pile: int) -> str:
    if len(t.public.piles) < 2:
        return "the discard pile"
    return "the left pile" if pile == 0 else "the right pile"


def _which(cards: Hidden) -> str:
    return f" ({goods(cards)})" if isinstance(cards, tuple) else ""


SENTENCES: Final[dict[type[Event], Callable[[Teller, Any], str | None]]] = {
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
    e.OfferMade: _offer_made,
    e.OfferAgreed: _offer_agreed,
    e.OfferEnded: _offer_ended,
    e.DealStruck: _deal_struck,
    e.GoodsHanded: _goods_handed,
    e.ProofShown: _proof_shown,
    e.BagPassed: _bag_passed,
    e.BagOpened: _bag_opened,
    e.PenaltyOwed: _penalty_owed,
    e.PenaltyPaid: _penalty_paid,
    e.ConfiscatedPlaced: _confiscated_placed,
    e.TimeUp: _time_up,
    e.BrimstoneAsked: _brimstone_asked,
    e.BrimstoneUsed: _brimstone_used,
    e.BrimstoneKept: _brimstone_kept,
    e.StanceTaken: _stance_taken,
    e.StanceConfirmed: _stance_confirmed,
    e.DeputyAlone: _deputy_alone,
    e.DivisionProposed: _division_proposed,
    e.DivisionRefused: _division_refused,
    e.ProposalForgone: _proposal_forgone,
    e.LootDivided: _loot_divided,
    e.BlackMarketClaimed: _black_market_claimed,
    e.BlackMarketDeclined: _black_market_declined,
    e.ContrabandShown: _contraband_shown,
    e.PlatesChosen: _plates_chosen,
    e.GameScored: _game_scored,
    e.TableRevealed: _table_revealed,
}
