"""Builders for offers and deals, shared by the tests of rules §5 to §12."""

from collections.abc import Callable
from typing import Any

from nottingham.game import Command, Event, Good, Ruleset
from nottingham.game.commands import (
    AcceptOffer,
    ConfirmStance,
    DeclareBag,
    DeclineBlackMarket,
    KeepBrimstone,
    LoadBag,
    MakeOffer,
    NameFirstMerchant,
    PassBag,
    RefuseOffer,
    SetAside,
    TakeStance,
)
from nottingham.game.events import OfferEnded
from nottingham.game.goods import IS_LEGAL, PROMO, Cards
from nottingham.game.known import AskKind, BagTerm, Deed, Ending, Parcel, Phase, Side, Terms, Verdict
from nottingham.game.state import Table
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    MEAD,
    PEPPER,
    SECOND,
    SILK,
    an_inspection,
    do,
    done,
    happened,
    standing,
)

SIX = Ruleset.preset("second", players=6)
BOTH = (0, 1)
"""The deputies of the tests, in the order in which they were drawn."""


def desk(usual: Ruleset = SECOND, **described: Any) -> Callable[..., Table]:
    """A builder of inspections: as described, but for the rules and whatever else a test says of its own."""

    def build(rules: Ruleset = usual, **scene: Any) -> Table:
        return an_inspection(rules, **{**described, **scene})

    return build


a_desk = desk(
    bags={1: [APPLE, SILK], 2: [CHEESE], 3: [BREAD]},
    declared={1: APPLE, 2: CHEESE, 3: BREAD},
    stalls={0: [BREAD, CROSSBOW], 1: [APPLE, SILK, MEAD]},
)
"""Three bags before the Sheriff; both sides have something on their stalls."""


def passing(bag: int) -> BagTerm:
    return BagTerm(bag, Deed.PASS)


def opening(bag: int) -> BagTerm:
    return BagTerm(bag, Deed.OPEN)


def taking_nothing(bag: int) -> BagTerm:
    return BagTerm(bag, Deed.TAKE_NOTHING)


def from_merchant(
    merchant: int, *bags: BagTerm, to: Side = (0,), gets: Parcel | None = None, chosen: Cards = (), **gives: Any
) -> MakeOffer:
    """A merchant's offer: ``from_merchant(1, passing(1), gold=5)``."""
    return MakeOffer((merchant,), to, Terms(Parcel(**gives), gets or Parcel(), bags), chosen)


def from_sheriff(
    merchant: int, *bags: BagTerm, by: Side = (0,), asks: Parcel | None = None, chosen: Cards = (), **gives: Any
) -> MakeOffer:
    """The Sheriff's offer: ``from_sheriff(1, passing(1), asks=Parcel(gold=8))``."""
    return MakeOffer(by, (merchant,), Terms(asks or Parcel(), Parcel(**gives), bags), chosen)


def yes(table: Table, seat: int, by: int | Side, to: int | Side = 0, chosen: Cards = ()) -> tuple[Table, list[Event]]:
    """A seat says yes to the standing offer of one side to another."""
    return done(table, seat, AcceptOffer(standing(table, by, to).id, chosen))


def struck(table: Table, offer: MakeOffer, chosen: Cards = ()) -> tuple[Table, list[Event]]:
    """An offer between two single seats, made and accepted; what the yes led to."""
    table = do(table, (offer.by[0], offer))
    return yes(table, offer.to[0], offer.by, offer.to, chosen)


def turned_down(table: Table, seat: int, by: int | Side, to: int | Side = 0) -> Table:
    return do(table, (seat, RefuseOffer(standing(table, by, to).id)))


def endings(events: list[Event]) -> list[tuple[Side, Ending]]:
    """Who had made the offers that ended, and how each ended."""
    return [(event.offer.by, event.how) for event in happened(events, OfferEnded)]


def agree_to(table: Table, bag: int, first: Verdict, second: Verdict) -> tuple[Table, list[Event]]:
    """Both deputies take their stances on a bag and confirm them; what the last confirmation led to."""
    table = do(
        table,
        (BOTH[0], TakeStance(bag, first)),
        (BOTH[1], TakeStance(bag, second)),
        (BOTH[0], ConfirmStance(bag)),
    )
    return done(table, BOTH[1], ConfirmStance(bag))


def play_on(table: Table, round: int, phase: Phase) -> Table:
    """Everybody plays on honestly, sets nothing aside, passes everything and claims nothing, up to a phase."""
    while (table.public.round, table.public.phase) != (round, phase):
        for ask in table.awaiting:
            table = do(table, (ask.seat, _plain_answer(table, ask.seat, ask.kind)))
    return table


def _plain_answer(table: Table, seat: int, kind: AskKind) -> Command:
    public, own = table.public, table.own[seat]
    answers: dict[AskKind, Callable[[], Command]] = {
        AskKind.NAME_FIRST: lambda: NameFirstMerchant(public.merchants[0]),
        AskKind.MARKET: lambda: SetAside(()),
        AskKind.LOAD: lambda: LoadBag((next((card for card in own.hand if card in IS_LEGAL), own.hand[0]),)),
        AskKind.DECLARE: lambda: DeclareBag(next((c for c in own.bag if c in IS_LEGAL), Good.APPLE), len(own.bag)),
        AskKind.SETTLE: lambda: _plain_settling(table, seat),
        AskKind.BLACK_MARKET: DeclineBlackMarket,
        AskKind.BRIMSTONE: KeepBrimstone,
    }
    return answers[kind]()


def _plain_settling(table: Table, seat: int) -> Command:
    bag = table.public.unsettled[0]
    if not table.rules.deputies:
        return PassBag(bag)
    stances = [stance for stance in table.public.stances if (stance.deputy, stance.bag) == (seat, bag)]
    return ConfirmStance(bag) if stances else TakeStance(bag, Verdict.PASS)


six = desk(
    SIX,
    bags={2: [APPLE], 3: [CHEESE, SILK], 4: [BREAD], 5: [CHICKEN, PEPPER]},
    declared={2: APPLE, 3: CHEESE, 4: BREAD, 5: CHICKEN},
    deputies=BOTH,
)
"""Deputies 0 and 1; merchants 2 and 4 are honest, 3 and 5 are not."""


def joint(merchant: int, *bags: BagTerm, **gives: Any) -> MakeOffer:
    """A merchant's offer to both deputies."""
    return from_merchant(merchant, *bags, to=BOTH, **gives)


def promos(**options: Any) -> Ruleset:
    """Two copies of every promo card, in the second edition, where nobody has to lay cards on piles."""
    without = options.pop("without", ())
    players = options.pop("players", 4)
    cards = {good: copies for good, copies in dict.fromkeys(PROMO, 2).items() if good not in without}
    return Ruleset.preset("second", players=players, promos=cards, **options)


def a_promo_desk(*cards: Good, declared: Good = APPLE, rules: Ruleset | None = None, **scene: Any) -> Table:
    """Merchant 1's bag with these cards; merchant 2 has an honest one."""
    build = desk(rules or promos(), bags={1: cards, 2: [BREAD]}, declared={1: declared, 2: BREAD})
    return build(**scene)


def asked(table: Table) -> list[tuple[int, AskKind]]:
    return [(ask.seat, ask.kind) for ask in table.awaiting]
