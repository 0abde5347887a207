"""A readable account of a game: a sentence for every event, whole or redacted, in six languages.

The browser tells the same with the same messages (``web/src/table/account.ts``); a test holds the two together.
A sentence is told to somebody: with a seat's view, that seat is *you*; with what is public, everybody has a name.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from ..game import Event, View
from ..game import events as e
from ..game.goods import BLACK_MARKET_SET
from ..game.known import Phase, Public
from ..locales import Arg
from .words import Narrator, known, number_of, yes

Filled = dict[str, Arg]


class Heading(IntEnum):
    """How loud a sentence is."""

    NONE = 0
    PHASE = 1
    ROUND = 2


def heading(event: Event) -> Heading:
    """Whether a sentence begins a round, a phase, or neither."""
    if isinstance(event, e.RoundBegan | e.GameScored):
        return Heading.ROUND
    return Heading.PHASE if isinstance(event, e.PhaseBegan) else Heading.NONE


def sentence(event: Event, seen: View | Public, words: Narrator) -> str | None:
    """What happened, to the holder of the view after it. None: nothing worth a line."""
    public, seat = (seen.public, seen.seat) if isinstance(seen, View) else (seen, None)
    filled = FILLED[type(event)](words.told_to(seat), event, public)
    if filled is None:
        return None
    return words.t(f"table-log-{str(event.__struct_config__.tag).replace('_', '-')}", filled)


def _nothing(w: Narrator, event: Event, public: Public) -> Filled:
    return {}


def _by(field: str) -> Callable[[Narrator, Any, Public], Filled]:
    """Sentences that say who does it, and no more."""
    return lambda w, event, public: {**w.who(getattr(event, field))}


# Set-up and rounds


def _phase_began(w: Narrator, event: e.PhaseBegan, public: Public) -> Filled | None:
    return None if event.phase is Phase.FEAST and not event.queue else {"phase": event.phase.value}


def _round_began(w: Narrator, event: e.RoundBegan, public: Public) -> Filled:
    return {"round": event.round, "rounds": public.rules.rounds, **w.side(event.sheriffs)}


def _piles_turned_up(w: Narrator, event: e.PilesTurnedUp, public: Public) -> Filled:
    left, right = (*map(w.in_order, event.piles), w.in_order(()), w.in_order(()))[:2]
    return {"left": left, "right": right}


def _set_aside(w: Narrator, event: e.CardsSetAside | e.CardsSetAsideFaceDown, public: Public) -> Filled:
    return {**w.who(event.seat), "count": number_of(event.cards), "goods": w.hidden(event.cards)}


def _taken(w: Narrator, event: e.CardsTaken, public: Public) -> Filled | None:
    return _on_pile(w, event, public) if event.cards else None


def _on_pile(w: Narrator, event: Any, public: Public) -> Filled:
    pile = w.pile(event.pile, len(public.piles))
    return {**w.who(event.seat), "goods": w.in_order(event.cards), "pile": pile}


def _drawn(w: Narrator, event: e.CardsDrawn, public: Public) -> Filled | None:
    return {**w.who(event.seat), "goods": w.hidden(event.cards)} if number_of(event.cards) else None


def _gathered(w: Narrator, event: e.SetAsideGathered, public: Public) -> Filled | None:
    return {"count": len(event.cards)} if event.cards else None


def _bag_closed(w: Narrator, event: e.BagClosed, public: Public) -> Filled:
    return {**w.who(event.seat), "goods": "" if known(event.cards) is None else w.hidden(event.cards)}


def _bags_closed(w: Narrator, event: e.BagsClosed, public: Public) -> Filled:
    full = [(seat, count) for seat, count in enumerate(event.counts) if count]
    return {"bags": w.listed([w.t("table-log-bag-of", w.who(seat), count=count) for seat, count in full])}


def _declared(w: Narrator, event: e.BagDeclared, public: Public) -> Filled:
    return {**w.who(event.seat), "good": event.good.value, "count": event.count}


# Deals


def _words_said(w: Narrator, event: e.Said, public: Public) -> Filled:
    return {**w.who(event.seat), "words": w.statement(event.seat, event.statement)}


def _offer_made(w: Narrator, event: e.OfferMade, public: Public) -> Filled:
    by_merchant = len(event.by) == 1 and event.by[0] not in public.sheriffs
    merchant, sheriff = (event.by, event.to) if by_merchant else (event.to, event.by)
    return {**w.who(event.seat), **w.whom_all(event.to), "terms": w.terms(event.terms, merchant[0], sheriff)}


def _offer_agreed(w: Narrator, event: e.OfferAgreed, public: Public) -> Filled:
    return {**w.who(event.seat), "by": w.all(event.offer.by)}


def _offer_ended(w: Narrator, event: e.OfferEnded, public: Public) -> Filled:
    return {"how": event.how.value, **w.side(event.offer.by), **w.whom_all(event.offer.to)}


def _deal_struck(w: Narrator, event: e.DealStruck, public: Public) -> Filled:
    sheriff = event.offer.to if event.offer.by == (event.merchant,) else event.offer.by
    terms = w.terms(event.terms, event.merchant, sheriff)
    return {**w.who(event.merchant), "with": w.all(sheriff), "terms": terms}


def _receiver(w: Narrator, seat: int | None) -> Filled:
    return {"toyou": "loot", "to": ""} if seat is None else {**w.whom(seat)}


def _goods_handed(w: Narrator, event: e.GoodsHanded, public: Public) -> Filled:
    things = w.share(event.gold, event.legal, event.contraband)
    place = "bag" if event.from_bag else "stall"
    return {**w.who(event.giver), "things": things, "from": place, **_receiver(w, event.receiver)}


def _proof_shown(w: Narrator, event: e.ProofShown, public: Public) -> Filled:
    bag, contraband = known(event.bag), known(event.contraband)
    seen = {(True, True): "both", (True, False): "bag", (False, True): "stall", (False, False): "no"}
    return {
        **w.who(event.seat),
        "seen": seen[bag is not None, contraband is not None],
        "with": w.all(event.to),
        "bag": w.goods(bag or ()),
        "contraband": w.goods(contraband or ()),
    }


# Inspection


def _said(event: e.BagPassed | e.BagOpened, public: Public) -> Filled:
    """What was declared of the bag, as it stands on it."""
    bag = public.bags[event.seat]
    if bag is None or bag.declared is None:
        return {"good": "", "count": 0}
    return {"good": bag.declared.value, "count": bag.count}


def _passed(w: Narrator, event: e.BagPassed, public: Public) -> Filled:
    return {**w.whose(event.seat), "things": w.share(0, event.legal, event.contraband), **_said(event, public)}


def _opened(w: Narrator, event: e.BagOpened, public: Public) -> Filled:
    return {
        **w.side(event.by),
        **w.whose(event.seat),
        "honest": yes(event.true),
        "kept": w.goods(event.kept),
        "keeps": len(event.kept),
        "seized": w.goods(event.confiscated),
        **_said(event, public),
    }


def _owed(w: Narrator, event: e.PenaltyOwed, public: Public) -> Filled:
    return {**w.who(event.debtor), "gold": event.amount}


def _paid(w: Narrator, event: e.PenaltyPaid, public: Public) -> Filled:
    things = w.share(event.gold, event.legal, event.contraband)
    return {
        **w.who(event.debtor),
        "things": things,
        "forgiven": event.forgiven,
        **_receiver(w, event.creditor),
    }


def _burnt(w: Narrator, event: e.BrimstoneUsed, public: Public) -> Filled:
    return {**w.who(event.seat), **w.whose(event.opponent), "goods": w.goods(event.goods)}


# Deputies and the end


def _stance(w: Narrator, event: e.StanceTaken, public: Public) -> Filled:
    return {**_about_bag(w, event, public), "verdict": event.verdict.value}


def _about_bag(w: Narrator, event: Any, public: Public) -> Filled:
    return {**w.who(event.deputy), **w.whose(event.bag)}


def _division(w: Narrator, event: e.DivisionProposed, public: Public) -> Filled:
    return {**w.who(event.deputy), "things": w.share(event.gold, event.legal, event.contraband)}


def _divided(w: Narrator, event: e.LootDivided, public: Public) -> Filled:
    first, second = event.deputies
    return {
        "agreed": yes(event.agreed),
        "first": w.called(first),
        "firsttakes": w.share(event.first.gold, event.first.legal, event.first_contraband),
        "second": w.called(second),
        "secondtakes": w.share(event.second.gold, event.second.legal, event.second_contraband),
        "lost": len(event.discarded),
        "goods": w.goods(event.discarded),
    }


def _claimed(w: Narrator, event: e.BlackMarketClaimed, public: Public) -> Filled:
    return {**w.who(event.seat), "goods": w.some(event.good, BLACK_MARKET_SET), "value": event.value}


def _shown(w: Narrator, event: e.ContrabandShown, public: Public) -> Filled:
    shown = [
        w.t("table-log-shown-of", w.who(seat), goods=w.goods(cards)) for seat, cards in enumerate(event.contraband)
    ]
    return {"stalls": w.in_turn(shown)}


def _plates(w: Narrator, event: e.PlatesChosen, public: Public) -> Filled | None:
    return {**w.whose(event.seat), "goods": w.goods(event.goods), "count": len(event.goods)} if event.goods else None


def _scored(w: Narrator, event: e.GameScored, public: Public) -> Filled:
    winners = event.sheet.winners
    return {**w.side(winners), "score": event.sheet.seats[winners[0]].total}


FILLED: Final[dict[type[Event], Callable[[Narrator, Any, Public], Filled | None]]] = {
    e.SceneSet: lambda w, event, public: {"round": event.public.round},
    e.DeckShuffled: lambda w, event, public: {"count": number_of(event.order)},
    e.CardsRemoved: lambda w, event, public: {"count": number_of(event.cards)},
    e.PilesTurnedUp: _piles_turned_up,
    e.DeputiesShuffled: _nothing,
    e.LotsDrawn: _by("first_sheriff"),
    e.RoundBegan: _round_began,
    e.PhaseBegan: _phase_began,
    e.RoundEnded: lambda w, event, public: {"round": event.round},
    e.FirstMerchantNamed: _by("seat"),
    e.CardsSetAside: _set_aside,
    e.CardsSetAsideFaceDown: _set_aside,
    e.CardsTaken: _taken,
    e.CardsDrawn: _drawn,
    e.DeckReshuffled: lambda w, event, public: {"count": number_of(event.order)},
    e.SetAsidePlaced: _on_pile,
    e.SetAsideGathered: _gathered,
    e.BagClosed: _bag_closed,
    e.BagsClosed: _bags_closed,
    e.BagDeclared: _declared,
    e.Said: _words_said,
    e.OfferMade: _offer_made,
    e.OfferAgreed: _offer_agreed,
    e.OfferEnded: _offer_ended,
    e.DealStruck: _deal_struck,
    e.GoodsHanded: _goods_handed,
    e.ProofShown: _proof_shown,
    e.BagPassed: _passed,
    e.BagOpened: _opened,
    e.PenaltyOwed: _owed,
    e.PenaltyPaid: _paid,
    e.ConfiscatedPlaced: _on_pile,
    e.TimeUp: _nothing,
    e.BrimstoneAsked: _by("seat"),
    e.BrimstoneUsed: _burnt,
    e.BrimstoneKept: _by("seat"),
    e.StanceTaken: _stance,
    e.StanceConfirmed: _about_bag,
    e.DeputyAlone: _about_bag,
    e.DivisionProposed: _division,
    e.DivisionRefused: _by("deputy"),
    e.ProposalForgone: _by("deputy"),
    e.LootDivided: _divided,
    e.BlackMarketClaimed: _claimed,
    e.BlackMarketDeclined: _by("seat"),
    e.ContrabandShown: _shown,
    e.PlatesChosen: _plates,
    e.GameScored: _scored,
    e.TableRevealed: _nothing,
}
"""What goes into the message of each event; None: nothing worth a line."""
