"""What a seat may do now, read off what that seat knows. Design §3."""

from functools import cache

from .awaiting import awaiting, pressing
from .black_market import why_not_claim
from .choices import (
    AnyChoice,
    Choices,
    Listed,
    MayChoosePlates,
    MayLoad,
    MayPay,
    MayPlace,
    MayPropose,
    MaySetAside,
)
from .commands import (
    AgreeDivision,
    ClaimBlackMarket,
    Command,
    ConfirmStance,
    DeclareBag,
    DeclineBlackMarket,
    ForgoProposal,
    KeepBrimstone,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    RefuseDivision,
    RefuseOffer,
    TakeStance,
    UseBrimstone,
    WithdrawOffer,
)
from .deal_choices import MayAccept, MayGive, MayOffer
from .deals import parties, to_choose, why_not_strike
from .deck import can_be_drawn
from .deputies import proposal_to, stance_of
from .favours import MOST_WORDS, favours_left, typed_favours
from .fields import CardsFrom, Favours, Kinds, Number, OneOf, Permutation, Text
from .goods import BRIMSTONE_REACH, LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, Cards, holds, without_cards, worth
from .inspection import why_not_settle
from .known import AskKind, Deed, Offer, Own, Phase, Public, Side, Verdict
from .offers import bags_of, must_be_real, sheriff_sides
from .payments import debt_of
from .promos import has_oil, plates_of
from .saying import may_say
from .state import Table
from .terms import MOST_PROMISED_GOLD
from .view import View, view


def legal(table: Table, seat: int) -> Choices:
    """What a seat may do now."""
    return legal_for(view(table, seat))


def legal_for(seen: View) -> Choices:
    """What the holder of a view may do now. Everything that is described is accepted, and nothing else."""
    public, own, seat = seen.public, seen.own, seen.seat
    if own is None or seat is None:
        return Choices()
    found: list[AnyChoice] = []
    for ask in awaiting(public):
        if ask.seat == seat and ask.kind is not AskKind.SETTLE:
            found += _ANSWERS[ask.kind](public, own, seat)
    if public.phase is Phase.INSPECTION:
        if seat in public.sheriffs and not pressing(public):
            found += _settle(public, own, seat)
        found += _negotiation(public, own, seat)
        found += _listed(_claims(public, own, seat))
    return Choices(tuple(found), may_say(public, seat))


def _listed(commands: list[Command]) -> list[AnyChoice]:
    """Commands, gathered by their kind."""
    kinds = list(dict.fromkeys(type(command) for command in commands))
    return [Listed(tuple(c for c in commands if type(c) is kind)) for kind in kinds]  # type: ignore[misc]


# Market, loading, declaration


def _name_first(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    return _listed([NameFirstMerchant(merchant) for merchant in public.merchants])


def may_set_aside(public: Public, own: Own) -> MaySetAside:
    """What a merchant may do at the market."""
    hand = own.hand
    piles = public.piles if public.rules.rule.draws_from_piles else ()
    return MaySetAside(
        CardsFrom(hand, 0, min(MOST_SET_ASIDE, len(hand))),
        tuple([Number(0, len(pile)) for pile in piles]),
        public.rules.hand_limit - len(hand),
        0 if can_be_drawn(public) else 1,
    )


def _market(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    return [may_set_aside(public, own)]


def _place(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    return [MayPlace(False, OneOf(tuple(range(len(public.piles)))), Permutation(own.set_aside))]


def _load(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    return [MayLoad(CardsFrom(own.hand, 1, min(MOST_IN_BAG, len(own.hand))))]


def _declare(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    return _listed([DeclareBag(good, len(own.bag)) for good in public.rules.legal_kinds])


# Inspection


def _settle(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    """Pass or open, as far as no obligation forbids it; or a deputy's stances on common bags."""
    commands: list[Command] = []
    for owner in public.unsettled:
        side = public.side_of(owner)
        verdicts = [verdict for verdict in Verdict if why_not_settle(public, owner, verdict) is None]
        if side == (seat,):
            commands += [PassBag(owner) if verdict is Verdict.PASS else OpenBag(owner) for verdict in verdicts]
        elif len(side) > 1:
            stance = stance_of(public, seat, owner)
            taken = None if stance is None else stance.verdict
            commands += [TakeStance(owner, verdict) for verdict in verdicts if verdict is not taken]
            if stance is not None and not stance.confirmed:
                commands.append(ConfirmStance(owner))
    return _listed(commands)


def _negotiation(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    """Offers need no ask (design §3)."""
    commands: list[Command] = []
    found: list[AnyChoice] = []
    quiet = not pressing(public)
    for offer in public.offers:
        if seat in offer.by:
            commands.append(WithdrawOffer(offer.id))
        if seat in offer.to:
            commands.append(RefuseOffer(offer.id))
        if quiet and (yes := _acceptance(public, own, seat, offer)) is not None:
            found.append(yes)
    found += _listed(commands)
    for side in sheriff_sides(public):
        bags = bags_of(public, side)
        if seat in side:
            found += [_offer(public, own, side, (merchant,), merchant, bags) for merchant in public.merchants]
        elif seat in public.merchants:
            found.append(_offer(public, own, (seat,), side, seat, bags))
    return found


def may_accept(seen: View, offer: Offer) -> MayAccept | None:
    """How the holder of a view may say yes to a standing offer, if at all: one of the choices of ``legal_for``."""
    assert seen.seat is not None
    return None if pressing(seen.public) else _acceptance(seen.public, seen.mine, seen.seat, offer)


def _acceptance(public: Public, own: Own, seat: int, offer: Offer) -> MayAccept | None:
    """A yes, if the seat is asked for one and can hand over what it takes."""
    if seat not in parties(offer) or seat in offer.agreed or why_not_strike(public, offer):
        return None
    by_merchant = seat == offer.merchant
    parcel = offer.terms.merchant_gives if by_merchant else offer.terms.sheriff_gives
    number = to_choose(public, seat, offer)
    source = own.contraband
    if must_be_real(public, by_merchant):
        if not holds(source, parcel.contraband):
            return None
        source = without_cards(source, parcel.contraband)
        if len(source) < number:
            return None
    own_bag_passes = offer.made_by_merchant and offer.terms.deed_for(offer.merchant) is Deed.PASS
    passes = offer.merchant if own_bag_passes and offer.sheriff == (seat,) else None
    return MayAccept(offer.id, CardsFrom(source, number, number), passes)


def _offer(public: Public, own: Own, by: Side, to: Side, merchant: int, bags: tuple[int, ...]) -> MayOffer:
    by_merchant = by == (merchant,)
    side = to if by_merchant else by
    bag = public.bags[merchant]
    promised = bag.count if merchant in bags and bag is not None else 0
    mine = own if by_merchant else None
    typed = typed_favours(public, side)
    word, answer = _favour(public, merchant, True, typed), _favour(public, merchant, False, typed)
    merchant_gives = _may_give(public, merchant, mine, promised, must_be_real(public, True), word)
    if len(side) > 1:
        sheriff_gives = MayGive(Number(0, 0), _NOTHING, _NOTHING, 0, Kinds((), 0, 0), *answer)
    else:
        sheriff_gives = _may_give(public, side[0], None if by_merchant else own, 0, True, answer)
    chosen = own.contraband if by_merchant or len(side) == 1 else ()
    return MayOffer(by, to, merchant, merchant_gives, sheriff_gives, bags, chosen)


_MayPromise = tuple[Text, Favours | None]
_WORDS, _NO_WORDS = Text(MOST_WORDS), Text(0)


def _favour(public: Public, merchant: int, by_merchant: bool, typed: bool) -> _MayPromise:
    """A favour, in words or typed, as long as there is one left this round (D26, D27)."""
    if favours_left(public, merchant, by_merchant) < 1:
        return _NO_WORDS, None
    return _WORDS, _typed(public.rules.legal_kinds) if typed else None


@cache
def _typed(goods: Cards) -> Favours:
    return Favours(Number(1, MOST_PROMISED_GOLD), goods)


def _may_give(public: Public, giver: int, own: Own | None, from_bag: int, real: bool, favour: _MayPromise) -> MayGive:
    """What a giver may hand over, as far as the maker of the offer knows it: ``own`` is the giver's, if that is
    the maker."""
    face_down = public.contraband[giver]
    contraband: CardsFrom | Kinds
    if own is not None and real:
        contraband = CardsFrom(own.contraband, 0, len(own.contraband))
    else:
        contraband = Kinds(public.rules.contraband_kinds, 0, face_down)
    stall = public.stalls[giver]
    return MayGive(
        Number(0, public.gold[giver]),
        CardsFrom(stall, 0, len(stall)),
        contraband,
        face_down,
        Kinds(public.rules.kinds if from_bag else (), 0, from_bag),
        *favour,
    )


_NOTHING = CardsFrom((), 0, 0)


def _claims(public: Public, own: Own, seat: int) -> list[Command]:
    claims = [ClaimBlackMarket(good) for good in public.stacks]
    return [claim for claim in claims if why_not_claim(public, own, seat, claim) is None]


# What has to be answered first


def _pay(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    debt = debt_of(public, seat)
    assert debt is not None
    stall, amount = public.stalls[seat], debt.amount
    if worth(stall) >= amount:
        return [MayPay(CardsFrom(stall, 0, len(stall), amount, True), _NOTHING)]
    rest = CardsFrom(own.contraband, 0, len(own.contraband), amount - worth(stall), True)
    return [MayPay(CardsFrom(stall, len(stall), len(stall)), rest)]


def _place_confiscated(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    assert public.placing is not None
    return [MayPlace(True, OneOf(tuple(range(len(public.piles)))), Permutation(public.placing.cards))]


def _brimstone(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    commands: list[Command] = [KeepBrimstone()]
    if has_oil(own):
        for opponent in range(public.rules.players):
            if opponent != seat:
                for good in LEGAL:
                    there = min(BRIMSTONE_REACH, public.stalls[opponent].count(good))
                    commands += [UseBrimstone(opponent, good, number) for number in range(1, there + 1)]
    return _listed(commands)


# After the bags


def _last_call(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    return _listed([DeclineBlackMarket(), *_claims(public, own, seat)])


def _divide(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    commands: list[Command] = []
    found: list[AnyChoice] = []
    if seat in public.may_propose:
        loot = public.loot
        legal = CardsFrom(loot.legal, 0, len(loot.legal))
        found.append(MayPropose(Number(0, loot.gold), legal, CardsFrom(own.loot, 0, len(own.loot))))
        commands.append(ForgoProposal())
    if proposal_to(public, seat) is not None:
        commands += [AgreeDivision(), RefuseDivision()]
    return found + _listed(commands)


def _choose_plates(public: Public, own: Own, seat: int) -> list[AnyChoice]:
    number = plates_of(public, seat)
    return [MayChoosePlates(Kinds(public.rules.legal_kinds, number, number))]


_ANSWERS = {
    AskKind.NAME_FIRST: _name_first,
    AskKind.MARKET: _market,
    AskKind.PLACE: _place,
    AskKind.LOAD: _load,
    AskKind.DECLARE: _declare,
    AskKind.PAY: _pay,
    AskKind.PLACE_CONFISCATED: _place_confiscated,
    AskKind.BRIMSTONE: _brimstone,
    AskKind.BLACK_MARKET: _last_call,
    AskKind.DIVIDE: _divide,
    AskKind.CHOOSE_PLATES: _choose_plates,
}
