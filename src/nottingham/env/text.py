"""A table in a few lines of text, as its host sees it: everything face up."""

from collections import Counter

from ..game.goods import Cards
from ..game.known import Bag, Offer, Parcel, Verdict
from ..game.state import Table
from .grid_talk import said_by_distance
from .reference import Reference


def picture(game: Reference) -> str:
    """The whole table. Not for the eyes of players."""
    table, public = game.table, game.table.public
    asked = "" if game.actor is None else f", player_{game.actor} to {_word(game.turn)}"
    lines = [f"round {public.round} of {public.rules.rounds}, {public.phase}{asked}"]
    lines.append(f"deck {public.deck}, discard {sum(len(pile) for pile in public.piles)}")
    lines += [_seat(table, seat) for seat in range(public.rules.players)]
    lines += [_offer(offer) for offer in public.offers]
    lines += [
        f"player_{heard.seat} said: {said_by_distance(heard.statement, 'player_{}')} ({heard.state})"
        for heard in game.statements
        if heard.round == public.round
    ]
    for obligation in public.obligations:
        lines.append(f"bound: {_word(obligation.deed)} the bag of player_{obligation.bag}")
    if game.over:
        winners = " and ".join(f"player_{seat}" for seat in game.winners())
        lines.append(f"scores {', '.join(map(str, game.scores()))}; {winners} won")
    return "\n".join(lines)


def shown(game: Reference, render_mode: str | None) -> str | None:
    """What ``render`` of PettingZoo does: print the picture for people, return it for programs."""
    text = picture(game)
    if render_mode == "human":
        print(text, end="\n\n", flush=True)
        return None
    return text


def _word(name: str) -> str:
    return str(name).replace("_", " ")


def _seat(table: Table, seat: int) -> str:
    public, own = table.public, table.own[seat]
    role = " (Sheriff)" if seat in public.sheriffs else ""
    parts = [f"player_{seat}{role}: {public.gold[seat]} gold", f"hand {counted(own.hand)}"]
    stall = public.stalls[seat]
    if stall:
        parts.append(f"stall {counted(stall)}")
    if own.contraband:
        parts.append(f"face down {counted(own.contraband)}")
    bag = public.bags[seat]
    if bag is not None:
        parts.append(_bag(bag, own.bag))
    return "; ".join(parts)


def _bag(bag: Bag, cards: Cards) -> str:
    declared = "" if bag.declared is None else f", declared as {bag.count} {_word(bag.declared)}"
    how = {None: "", Verdict.PASS: ", passed", Verdict.OPEN: ", opened"}[bag.verdict]
    return f"bag {counted(cards)}{declared}{how}"


def _offer(offer: Offer) -> str:
    gives = _parcel(offer.terms.merchant_gives)
    sheriff = _parcel(offer.terms.sheriff_gives)
    deeds = ", ".join(f"{_word(term.deed)} player_{term.bag}" for term in offer.terms.bags)
    return f"offer player_{offer.by[0]} to player_{offer.to[0]}: {gives} for {sheriff}; {deeds or 'no bag'}"


def _parcel(parcel: Parcel) -> str:
    parts = [f"{parcel.gold} gold"] if parcel.gold else []
    if parcel.legal or parcel.contraband:
        parts.append(counted(parcel.legal + parcel.contraband))
    if parcel.from_bag:
        parts.append(f"{counted(parcel.from_bag)} out of the bag")
    return " and ".join(parts) or "nothing"


def counted(cards: Cards) -> str:
    return ", ".join(f"{number} {_word(card)}" for card, number in sorted(Counter(cards).items())) or "nothing"
