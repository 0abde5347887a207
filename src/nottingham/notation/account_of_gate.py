"""Sentences for what happens at the gate: deals, inspections, deputies and their loot."""

from collections.abc import Callable
from typing import Any, Final

from ..game import Event
from ..game import events as e
from ..game.changes.tools import count
from ..game.known import Ending, Side, Verdict
from . import words
from .teller import Teller, pile_name, share
from .words import goods

# Deals


def _offer_made(t: Teller, event: e.OfferMade) -> str:
    merchant_speaks = len(event.by) == 1 and event.by[0] not in t.public.sheriffs
    merchant, sheriff = (event.by[0], event.to) if merchant_speaks else (event.to[0], event.by)
    chosen = f" (unseen: {goods(event.chosen)})" if isinstance(event.chosen, tuple) and event.chosen else ""
    joint = "" if event.by == (event.seat,) else "for both deputies, "
    offers = f"{joint}{t.does(event.seat, 'offer')} {t.all(event.to)} a deal"
    return f"{offers}: {words.terms(event.terms, merchant, sheriff, t.names)}{chosen}."


def _offer_agreed(t: Teller, event: e.OfferAgreed) -> str:
    return f"{t.does(event.seat, 'say')} yes to {_offer_of(t, event.offer.by)}; it takes one more."


_ENDINGS: Final = {
    Ending.REFUSED: "is refused",
    Ending.WITHDRAWN: "is withdrawn",
    Ending.LAPSED: "lapses",
}


def _offer_ended(t: Teller, event: e.OfferEnded) -> str:
    return f"{_offer_of(t, event.offer.by)} to {t.all(event.offer.to)} {_ENDINGS[event.how]}."


def _offer_of(t: Teller, by: Side) -> str:
    return f"{t.whose(by[0])} offer" if len(by) == 1 else f"the offer of {t.all(by)}"


def _deal_struck(t: Teller, event: e.DealStruck) -> str:
    by, to = event.offer.by, event.offer.to
    sheriff = to if by == (event.merchant,) else by
    return (
        f"{t.does(event.merchant, 'strike')} a deal with {t.all(sheriff)}: "
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
    places = ((event.bag, "in the bag"), (event.contraband, "under the stall"))
    shown = [f"{goods(cards)} {where}" for cards, where in places if isinstance(cards, tuple)]
    return f"{start} with {words.listed(shown)}." if shown else f"{start} alone."


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
    return f"{t.does(event.seat, 'lay')} the seized {words.in_sequence(event.cards)} on {pile_name(t, event.pile)}."


def _time_up(t: Teller, event: e.TimeUp) -> str:
    return "the bell: time is up at the gate."


def _brimstone_asked(t: Teller, event: e.BrimstoneAsked) -> str:
    return f"{t.does(event.seat, 'are')} asked about brimstone oil, like everyone with hidden cards."


def _brimstone_used(t: Teller, event: e.BrimstoneUsed) -> str:
    return f"{t.does(event.seat, 'pour')} brimstone oil: {goods(event.goods)} on {t.whose(event.opponent)} stall burn."


def _brimstone_kept(t: Teller, event: e.BrimstoneKept) -> str:
    return f"{t.does(event.seat, 'burn')} nothing."


# Deputies


def _stance_taken(t: Teller, event: e.StanceTaken) -> str:
    deputy, bag = t.names[event.deputy], t.whose(event.bag)
    return f"{deputy} would {f'let {bag} bag pass' if event.verdict is Verdict.PASS else f'open {bag} bag'}."


def _stance_confirmed(t: Teller, event: e.StanceConfirmed) -> str:
    return f"{t.does(event.deputy, 'stand')} by that for {t.whose(event.bag)} bag."


def _deputy_alone(t: Teller, event: e.DeputyAlone) -> str:
    return f"the deputies differ: {t.does(event.deputy, 'go')} on alone with {t.whose(event.bag)} bag."


def _division_proposed(t: Teller, event: e.DivisionProposed) -> str:
    would_take = share(event.gold, event.legal, event.contraband)
    return f"{t.does(event.deputy, 'propose')} to take {would_take} of the loot and leave the rest."


def _division_refused(t: Teller, event: e.DivisionRefused) -> str:
    return f"{t.does(event.deputy, 'refuse')} that division."


def _proposal_forgone(t: Teller, event: e.ProposalForgone) -> str:
    return f"{t.does(event.deputy, 'have')} no division to propose."


def _loot_divided(t: Teller, event: e.LootDivided) -> str:
    first = share(event.first.gold, event.first.legal, event.first_contraband)
    second = share(event.second.gold, event.second.legal, event.second_contraband)
    how = "they agree" if event.agreed else "no agreement, so by halves"
    lost = f"; {goods(event.discarded)} would not divide and {'are' if len(event.discarded) > 1 else 'is'} lost"
    one, two = event.deputies
    return (
        f"the loot, {how}: {t.does(one, 'take')} {first}, {t.does(two, 'take')} {second}"
        f"{lost if event.discarded else ''}."
    )


SENTENCES_OF_THE_GATE: Final[dict[type[Event], Callable[[Teller, Any], str | None]]] = {
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
}
