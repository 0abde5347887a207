"""What Enter alone does: something sensible for every question, so that nobody gets stuck."""

import msgspec

from ..game import Command, View
from ..game.choices import (
    AnyChoice,
    Choices,
    Listed,
    MayAccept,
    MayChoosePlates,
    MayLoad,
    MayPay,
    MayPlace,
    MayPropose,
    MaySetAside,
)
from ..game.commands import (
    AgreeDivision,
    ChoosePlates,
    ClaimBlackMarket,
    ConfirmStance,
    DeclareBag,
    DeclineBlackMarket,
    ForgoProposal,
    KeepBrimstone,
    LoadBag,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    PayDebt,
    RefuseDivision,
    SetAside,
    TakeStance,
)
from ..game.fields import CardsFrom
from ..game.goods import IS_LEGAL, VALUE, Cards, Good, in_order, just_enough, worth
from ..game.known import Offer, Parcel, Verdict


def default(seen: View, choices: Choices) -> Command | None:
    """What Enter does. None: wait and see, where waiting is possible."""
    if choices.contains(AgreeDivision()) and _fair(seen):
        return AgreeDivision()
    for choice in choices.choices:
        answer = _answer(choice, seen)
        if answer is not None:
            return answer
    return _settle(seen, choices)


def _answer(choice: AnyChoice, seen: View) -> Command | None:
    """Questions that one must answer have an answer; the inspection is another matter."""
    match choice:
        case MaySetAside():
            return SetAside(())
        case MayPlace(pile=pile, cards=cards):
            return choice.command(int(pile.options[0]), cards.source)
        case MayLoad(cards=cards):
            return LoadBag(honest_load(cards.source, cards.most))
        case MayPay(legal=legal, contraband=contraband):
            return PayDebt(least_of(legal), least_of(contraband))
        case MayChoosePlates(goods=goods):
            dearest = max(goods.kinds, key=VALUE.__getitem__)
            return ChoosePlates((dearest,) * goods.least)
        case MayPropose():
            return ForgoProposal()
        case Listed(commands=commands):
            return _listed(commands, seen)
        case _:
            return None


def _listed(commands: tuple[Command, ...], seen: View) -> Command | None:
    match commands[0]:
        case NameFirstMerchant() | KeepBrimstone() | ForgoProposal():
            return commands[0]
        case DeclareBag():
            kind = most_common(seen.mine.bag)
            return next((c for c in commands if isinstance(c, DeclareBag) and c.good is kind), commands[0])
        case AgreeDivision():
            return RefuseDivision()
        case DeclineBlackMarket():
            return None
        case ClaimBlackMarket():
            stacks = seen.public.stacks
            return max(commands, key=lambda c: stacks[c.good][0] if isinstance(c, ClaimBlackMarket) else 0)
        case _:
            return None


def _settle(seen: View, choices: Choices) -> Command | None:
    """Settle the next bag: with its owner's offer if that only brings something in, else for nothing."""
    commands = [c for choice in choices.choices if isinstance(choice, Listed) for c in choice.commands]
    if DeclineBlackMarket() in commands:
        return DeclineBlackMarket()
    for owner in seen.public.unsettled:
        for choice in choices.choices:
            if isinstance(choice, MayAccept) and choice.passes == owner and _a_gift(seen, choice):
                return PassBag(owner, choice.offer)
        wishes = (
            ConfirmStance(owner),
            PassBag(owner),
            OpenBag(owner),
            TakeStance(owner, Verdict.PASS),
            TakeStance(owner, Verdict.OPEN),
        )
        for wish in wishes:
            if wish in commands and not _confirmed(seen, owner):
                return wish
    return None


def _confirmed(seen: View, bag: int) -> bool:
    return any(s.deputy == seen.seat and s.bag == bag and s.confirmed for s in seen.public.stances)


def _a_gift(seen: View, choice: MayAccept) -> bool:
    """An offer that costs the Sheriff nothing but passing that one bag."""
    offer: Offer | None = seen.public.offer(choice.offer.by, choice.offer.to)
    if offer is None or choice.chosen.least:
        return False
    quiet = msgspec.structs.replace(offer.terms.sheriff_gives, favour="")
    return quiet == Parcel() and len(offer.terms.bags) == 1


def most_common(cards: Cards) -> Good | None:
    """The legal kind with the most cards."""
    legal = [card for card in cards if card in IS_LEGAL]
    return max(legal, key=lambda card: (legal.count(card), VALUE[card])) if legal else None


def honest_load(hand: Cards, most: int) -> Cards:
    """All cards of the commonest legal kind; of a hand of contraband, the cheapest card."""
    kind = most_common(hand)
    if kind is None:
        return (min(hand, key=VALUE.__getitem__),)
    return (kind,) * min(most, hand.count(kind))


def least_of(field: CardsFrom) -> Cards:
    """The cheapest cards that pay, and none that could be kept back (rules §6)."""
    if not field.minimal:
        return field.source[: field.least]
    if worth(field.source) < field.worth:
        return field.source
    cheapest_first = sorted(field.source, key=VALUE.__getitem__)
    return in_order(just_enough(cheapest_first, lambda taken: taken, field.worth))


def _fair(seen: View) -> bool:
    """Whether the other deputy's proposal leaves at least half of the loot's worth."""
    loot, own = seen.public.loot, seen.mine
    whole = loot.gold + worth(loot.legal) + worth(own.loot)
    for proposal in seen.public.proposals:
        if proposal.deputy != seen.seat:
            taken = proposal.gold + worth(proposal.legal) + worth(own.proposed[proposal.deputy])
            return 2 * (whole - taken) >= whole
    return False
