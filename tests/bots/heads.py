"""Heads of clever players, and what they were told."""

from collections.abc import Iterable
from typing import Any

import msgspec

from nottingham.bots import Chair, Turn
from nottingham.bots.clever import Clever, taste_of
from nottingham.bots.clever.belief import Belief
from nottingham.bots.clever.mind import Explanation
from nottingham.game import Command, Dice, Event, Good, Ruleset, view
from nottingham.game.events import BagDeclared, BagOpened, BagPassed, DealStruck, OfferMade, RoundBegan
from nottingham.game.goods import IS_LEGAL, Cards
from nottingham.game.known import AskKind, BagTerm, Deed, FaceDown, OfferId, Parcel, Side, Terms
from nottingham.game.state import Table
from tests.builders import SECOND


def a_chair(seat: int, rules: Ruleset = SECOND, seed: int = 1) -> Chair:
    return Chair(seat, rules, Dice(seed))


def a_head(
    seat: int, rules: Ruleset = SECOND, *, level: str = "hard", character: str = "", told: Any = (), **taste: Any
) -> Clever:
    """A clever player that was told something, with a taste of its own. It plays exactly, unless it is to be hot."""
    changed = msgspec.structs.replace(taste_of(level, character), **{"temperature": 0.0, **taste})
    head = Clever(a_chair(seat, rules), changed, explain=True)
    for n, event in enumerate(told):
        head.hear(n, event)
    return head


def a_turn(table: Table, seat: int, *, may_wait: bool | None = None, settle_now: bool = False) -> Turn:
    """The seat's turn now, as the moderator would give it; Sheriffs may wait unless said otherwise."""
    asked = [ask.kind for ask in table.awaiting if ask.seat == seat]
    ask = asked[0] if asked else None
    if may_wait is None:
        may_wait = ask in (None, AskKind.SETTLE) and not settle_now
    return Turn(view(table, seat), ask, may_wait=may_wait, settle_now=settle_now)


def does(head: Clever, table: Table, *, may_wait: bool | None = None, settle_now: bool = False) -> Command | None:
    return head.play(a_turn(table, head.mind.seat, may_wait=may_wait, settle_now=settle_now))


def belief(head: Clever, table: Table, owner: int) -> Belief:
    return head.mind.belief(a_turn(table, head.mind.seat), owner)


def why(head: Clever) -> Explanation:
    assert head.mind.why is not None
    return head.mind.why


def a_demand(owner: int, gold: int, sheriff: int | Side = 0, deed: Deed = Deed.PASS) -> tuple[Side, Side, Terms]:
    """What an officer asks for passing a bag: by, to, terms."""
    by = sheriff if isinstance(sheriff, tuple) else (sheriff,)
    return by, (owner,), Terms(Parcel(gold), bags=(BagTerm(owner, deed),))


def a_round(
    owner: int,
    good: Good,
    cards: Iterable[Good],
    *,
    opened: bool = False,
    sheriff: int | Side = 0,
    offered: int = 0,
    taken: bool = False,
    demanded: int = 0,
    paid: bool = False,
    favour: str = "",
) -> list[Event]:
    """A round in which one bag is declared and settled, with an offer for it or a demand."""
    bag: Cards = tuple(sorted(cards))
    officers = sheriff if isinstance(sheriff, tuple) else (sheriff,)
    events: list[Event] = [RoundBegan(1, officers), BagDeclared(owner, good, len(bag))]
    terms = Terms(Parcel(offered or demanded, favour=favour), bags=(BagTerm(owner, Deed.PASS),))
    if offered:
        events.append(OfferMade(owner, (owner,), officers, terms, FaceDown(0)))
        if taken:
            events.append(DealStruck(OfferId((owner,), officers, 2), owner, terms))
    if demanded:
        events.append(OfferMade(officers[0], officers, (owner,), terms, FaceDown(0)))
        if paid:
            events.append(DealStruck(OfferId(officers, (owner,), 2), owner, terms))
    if opened:
        kept = tuple(card for card in bag if card is good)
        false = tuple(card for card in bag if card is not good)
        events.append(BagOpened(owner, officers, kept, false, not false))
    else:
        legal = tuple(card for card in bag if card in IS_LEGAL)
        events.append(BagPassed(owner, legal, FaceDown(len(bag) - len(legal))))
    return events
