"""Positions for the daily puzzle: decisions of finished games where one choice is clearly the best.

A position is what one seat knew, as far as it can be shown on a page, with what could be done and what each is worth.
``python -m bench.gates`` makes the collection.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, Literal

import msgspec

from ..game import Dice, Event, Good, tell
from ..game import events as e
from ..game.commands import DeclareBag, LoadBag, MakeOffer, OpenBag, PassBag
from ..game.goods import Cards, in_order
from ..game.known import Parcel, Public, Terms
from ..notation import Log
from ..notation.accounting import Account
from .company import PastCompany, kinds_in, levels_in
from .decisions import DecisionKind, Faced, Finder
from .eyes import mind_for
from .judging import Alternative, Decision, Grade, commands_of, judge, names_price
from .past import lived
from .reckoning import Considered, Worth

GateDeed = Literal["open", "pass", "take", "ask", "load", "offer", "quiet"]
ASKED: Final = (DecisionKind.SETTLE, DecisionKind.LOAD, DecisionKind.OFFER)
_AT_THE_GATE: Final = ("open", "pass", "take", "ask")
CLEAR: Final = 1.0
"""Points by which the best must be ahead, beside being outside the interval."""
SCREENED: Final = 4
CONFIRMED: Final = 32
SCREENED_PRICES: Final = 12
CONFIRMED_PRICES: Final = 64
"""How often each option is played on for a first look, and then, with other dice, to be sure of it."""


class GateChoice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be done."""

    do: GateDeed
    less: float = 0.0
    """How many points of margin less it is worth than the best; 0 for the best itself."""
    half: float = 0.0
    """How far that may be off, in 95 of 100 cases."""
    cards: Cards = ()
    """What is packed."""
    good: Good | None = None
    """What it is declared as."""
    gold: int = 0
    """What is offered, or asked."""


Wanted = Callable[[DecisionKind, GateChoice], bool]


class GatePosition(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position of the daily puzzle."""

    kind: DecisionKind
    seat: int
    round: int
    rounds: int
    sheriff: int
    gold: tuple[int, ...]
    stalls: tuple[dict[Good, int], ...]
    down: tuple[int, ...]
    """Face-down cards on each stall."""
    record: tuple[str, ...]
    """Each merchant's bags so far, in order: t and l passed, T and L were opened; l and L were lies."""
    ruled: tuple[str, ...]
    """The same by who was Sheriff."""
    choices: tuple[GateChoice, ...]
    hand: Cards = ()
    bag: Cards = ()
    """One's own bag."""
    owner: int | None = None
    """Whose bag is to be settled."""
    declared: Good | None = None
    count: int = 0
    tossed: Cards = ()
    """What its owner threw away this round."""
    taken: Cards = ()
    """What its owner took from the piles, where everybody saw it."""
    offered: int = 0
    """Gold that its owner offers."""
    false: float = 0.0
    """How likely it was a lie."""
    truth: Cards = ()
    """What was in it."""


def gates_of(log: Log, seat: int, wanted: Wanted) -> Iterator[GatePosition]:
    """What a seat faced in a finished game where one choice is clearly the best. ``wanted`` looks at the choice that
    seems best, before anything is played on."""
    rules = log.header.ruleset
    told = [tell(event, seat) for event in log.events]
    inside = {(bag.round, bag.owner): bag.cards for bag in Account(rules).follow(log.events).bags}
    company, kinds = PastCompany(rules, seat, levels_in(log.header)), kinds_in(log.header)
    finder = Finder(rules, seat, company, mind_for(rules), told, kinds, several_prices=True)
    for happening in lived(rules, seat, told):
        for faced in finder.follow(happening):
            if faced.kind in ASKED and _plain(faced):
                clear = _clear(faced, wanted)
                gate = None if clear is None else _gate(faced, clear, told[: faced.n], inside)
                if gate is None or bool(gate.offered) != any(choice.do == "take" for choice in gate.choices):
                    continue
                if all(choice.less > choice.half for choice in gate.choices if choice.less):  # rounded as it is shown
                    yield gate


def _plain(faced: Faced) -> bool:
    """Whether everything that counts can be shown in a few lines."""
    public = faced.position.public
    if public.obligations or public.debts or public.stances or not faced.position.can_be_dealt_again:
        return False
    if faced.kind is DecisionKind.LOAD:
        return True
    owner = faced.position.seat if faced.bag is None else faced.bag
    about = [
        offer for offer in public.offers if owner in (*offer.by, *offer.to, *(term.bag for term in offer.terms.bags))
    ]
    if faced.kind is DecisionKind.OFFER:
        return not about
    return all(offer.by == (owner,) and _gold_alone(offer.terms) for offer in about)


def _gold_alone(terms: Terms) -> bool:
    gives = terms.merchant_gives
    return terms.sheriff_gives == Parcel() and gives == Parcel(gold=gives.gold) and len(terms.bags) == 1


def _clear(faced: Faced, wanted: Wanted) -> Decision | None:
    """The judgement, with the best first: it is the best at first sight, and again with other dice."""
    options = list(faced.options)
    if any(isinstance(one.line.command, PassBag) and one.line.command.offer for one in options):
        options = [one for one in options if one.line.command != PassBag(faced.bag or 0)]  # nobody passes for less
    if any(names_price(faced, one) for one in options):
        return _clear_price(msgspec.structs.replace(faced, options=tuple(options)), wanted)
    options.sort(key=lambda one: -one.mean)
    if faced.kind is DecisionKind.LOAD:
        options = _one_of_each(options)
    if len(options) < 2 or options[0].mean - options[1].mean < CLEAR:
        return None
    if not wanted(faced.kind, _choice(Alternative(commands_of(options[0].line), Worth(0.0, 0.0)))):
        return None
    return _confirmed(msgspec.structs.replace(faced, options=tuple(options)), SCREENED, CONFIRMED)


def _confirmed(best_first: Faced, screened: int, confirmed: int) -> Decision | None:
    """The first option, if it is clearly the best when all are played on, and again with other dice."""
    first = judge(best_first, screened)
    if first is None or first.cost or -first.others[0].worth.mean < CLEAR:
        return None
    found = judge(msgspec.structs.replace(best_first, n=best_first.n + 100_003), confirmed)
    if found is None or found.grade is not Grade.BEST or -found.others[0].worth.mean < CLEAR:
        return None
    return found


def _clear_price(faced: Faced, wanted: Wanted) -> Decision | None:
    """The same where prices are named: what somebody answers to them shows in play alone, so all are played on to find
    the best, and again, with other dice, to be sure of it. Prices that are as good as the best are left out: who
    haggles pays much the same whatever is asked."""
    likeliest = max(faced.options, key=lambda one: one.mean)
    if not wanted(faced.kind, _choice(Alternative(commands_of(likeliest.line), Worth(0.0, 0.0)))):
        return None
    first = judge(faced, SCREENED_PRICES)
    if first is None or not all(one.commands for one in (first.chosen, *first.others)):
        return None
    best = max((first.chosen, *first.others), key=lambda one: one.worth.mean)
    if not wanted(faced.kind, _choice(best)):
        return None
    near = [
        one.commands
        for one in (first.chosen, *first.others)
        if one is not best and isinstance(one.commands[0], MakeOffer) and best.worth.mean - one.worth.mean < CLEAR
    ]
    options = [one for one in faced.options if commands_of(one.line) not in near]
    options.sort(key=lambda one: commands_of(one.line) != best.commands)
    other_dice = msgspec.structs.replace(faced, options=tuple(options), n=faced.n + 100_003)
    return _confirmed(other_dice, SCREENED_PRICES, CONFIRMED_PRICES)


def _one_of_each(options: Sequence[Considered]) -> list[Considered]:
    """The best true bag and the best lie: two lies are often as good as each other."""
    found: dict[bool, Considered] = {}
    for one in options:
        choice = _choice(Alternative(commands_of(one.line), Worth(0.0, 0.0)))
        found.setdefault(set(choice.cards) == {choice.good}, one)
    return list(found.values())


def _gate(faced: Faced, judged: Decision, told: Sequence[Event], inside: dict[tuple[int, int], Cards]) -> GatePosition:
    position, public = faced.position, faced.position.public
    choices = [_choice(judged.chosen), *(_choice(one) for one in judged.others)]
    record, ruled = _records(told, public)
    own = position.view.mine
    gate = GatePosition(
        kind=faced.kind,
        seat=position.seat,
        round=public.round,
        rounds=public.rules.rounds,
        sheriff=public.sheriffs[0],
        gold=public.gold,
        stalls=tuple(dict(Counter(cards)) for cards in public.stalls),
        down=public.contraband,
        record=record,
        ruled=ruled,
        choices=tuple(_in_some_order(choices, Dice(faced.n))),
    )
    if faced.kind is DecisionKind.LOAD:
        return msgspec.structs.replace(gate, hand=in_order(own.hand))
    owner = position.seat if faced.bag is None else faced.bag
    bag = public.bags[owner]
    assert bag is not None
    gate = msgspec.structs.replace(gate, declared=bag.declared, count=bag.count)
    if faced.kind is DecisionKind.OFFER:
        return msgspec.structs.replace(gate, bag=in_order(own.bag))
    offered = sum(one.terms.merchant_gives.gold for one in public.offers if one.by == (owner,))
    tossed, taken = _market(told, owner)
    return msgspec.structs.replace(
        gate,
        owner=owner,
        tossed=tossed,
        taken=taken,
        offered=offered,
        false=round(faced.reads[owner].false, 2),
        truth=in_order(inside[public.round, owner]),
    )


def _in_some_order(choices: Sequence[GateChoice], dice: Dice) -> list[GateChoice]:
    """Any order, so that it tells nothing; but where prices are named, they stand last, and rise."""
    if not any(choice.do == "ask" for choice in choices):
        return dice.some(choices, len(choices))
    return sorted(choices, key=lambda choice: (_AT_THE_GATE.index(choice.do), choice.gold))


def _choice(one: Alternative) -> GateChoice:
    less, half = round(-one.worth.mean, 1) + 0.0, round(one.worth.half, 1)
    match one.commands:
        case (OpenBag(),):
            return GateChoice("open", less, half)
        case (PassBag(offer=None),):
            return GateChoice("pass", less, half)
        case (PassBag(),):
            return GateChoice("take", less, half)
        case (LoadBag(cards=cards), DeclareBag(good=good)):
            return GateChoice("load", less, half, in_order(cards), good)
        case (MakeOffer(terms=terms) as offer,):
            asked = offer.to == tuple(term.bag for term in terms.bags)
            return GateChoice("ask" if asked else "offer", less, half, gold=terms.merchant_gives.gold)
        case ():
            return GateChoice("quiet", less, half)
    raise AssertionError(one.commands)


def _records(told: Sequence[Event], public: Public) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """How every bag so far went, by its owner and by who was Sheriff."""
    record, ruled = ([""] * public.rules.players for _ in range(2))
    declared: dict[int, tuple[Good, int]] = {}
    sheriff = 0
    for event in told:
        letter = seat = None
        match event:
            case e.RoundBegan():
                sheriff = event.sheriffs[0]
            case e.BagDeclared():
                declared[event.seat] = event.good, event.count
            case e.BagOpened():
                letter, seat = ("T" if event.true else "L"), event.seat
            case e.BagPassed():
                letter, seat = ("l" if event.belies(*declared[event.seat]) else "t"), event.seat
            case _:
                pass
        if letter is not None and seat is not None:
            record[seat] += letter
            ruled[sheriff] += letter
    return tuple(record), tuple(ruled)


def _market(told: Sequence[Event], seat: int) -> tuple[Cards, Cards]:
    """What somebody threw away and took this round, as far as everybody saw it."""
    tossed: Cards = ()
    taken: Cards = ()
    for event in told:
        match event:
            case e.RoundBegan():
                tossed, taken = (), ()
            case e.CardsSetAside(seat=who, cards=cards) if who == seat and isinstance(cards, tuple):
                tossed = in_order(cards)
            case e.CardsTaken(seat=who, cards=cards) if who == seat:
                taken = in_order((*taken, *cards))
            case _:
                pass
    return tossed, taken
