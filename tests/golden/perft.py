"""Every legal command of a position, for counting them as chess engines do (perft).

Offers are cut down to what can be counted: gold of 0 or 1 from the merchant, nothing from the Sheriff, any deeds
for the bags, no goods, no favours.
"""

from collections.abc import Iterator
from itertools import permutations, product

from nottingham.game import Command, Refusal, legal, play
from nottingham.game.choices import (
    AnyChoice,
    Listed,
    MayAccept,
    MayChoosePlates,
    MayLoad,
    MayOffer,
    MayPay,
    MayPlace,
    MayPropose,
    MaySetAside,
)
from nottingham.game.commands import (
    AcceptOffer,
    ChoosePlates,
    LoadBag,
    MakeOffer,
    PassBag,
    PayDebt,
    ProposeDivision,
    SetAside,
)
from nottingham.game.fields import CardsFrom
from nottingham.game.goods import Cards, in_order
from nottingham.game.known import BagTerm, Deed, Parcel, Terms
from nottingham.game.state import Table


def some_of(cards: CardsFrom) -> list[Cards]:
    """All the different sets of cards that a field allows."""
    kinds = sorted(set(cards.source))
    numbers = product(*(range(cards.source.count(kind) + 1) for kind in kinds))
    sets = [tuple(kind for kind, number in zip(kinds, row, strict=True) for _ in range(number)) for row in numbers]
    return [chosen for chosen in sets if cards.contains(chosen)]


def offers(choice: MayOffer) -> Iterator[Command]:
    deeds: list[list[Deed | None]] = [[None, *Deed] for _ in choice.bags]
    for gold in range(min(1, choice.merchant_gives.gold.most) + 1):
        for row in product(*deeds):
            bags = tuple(BagTerm(bag, deed) for bag, deed in zip(choice.bags, row, strict=True) if deed)
            yield MakeOffer(choice.by, choice.to, Terms(Parcel(gold), bags=bags))


def every(choice: AnyChoice) -> Iterator[Command]:
    """Every command of a choice."""
    match choice:
        case Listed():
            yield from choice.commands
        case MaySetAside():
            takes = list(product(*(range(number.most + 1) for number in choice.take)))
            yield from (SetAside(cards, take) for cards in some_of(choice.cards) for take in takes)
        case MayPlace():
            orders = sorted(set(permutations(choice.cards.source)))
            yield from (choice.command(int(pile), cards) for pile in choice.pile.options for cards in orders)
        case MayLoad():
            yield from (LoadBag(cards) for cards in some_of(choice.cards))
        case MayOffer():
            yield from offers(choice)
        case MayAccept():
            for chosen in some_of(choice.chosen):
                yield AcceptOffer(choice.offer, chosen)
                if choice.passes is not None:
                    yield PassBag(choice.passes, choice.offer, chosen)
        case MayPay():
            pairs = product(some_of(choice.legal), some_of(choice.contraband))
            yield from (PayDebt(*pair) for pair in pairs)
        case MayPropose():
            shares = product(range(choice.gold.most + 1), some_of(choice.legal), some_of(choice.contraband))
            yield from (ProposeDivision(*share) for share in shares)
        case MayChoosePlates():
            plates = product(choice.goods.kinds, repeat=choice.goods.least)
            yield from (ChoosePlates(goods) for goods in sorted({in_order(row) for row in plates}))


def moves(table: Table) -> Iterator[tuple[int, Command, Table]]:
    """Every seat's every legal command, with the table that it leads to."""
    for seat in range(table.rules.players):
        for choice in legal(table, seat).choices:
            for command in every(choice):
                if choice.contains(command):
                    played = play(table, seat, command)
                    assert not isinstance(played, Refusal), (command, played)
                    yield seat, command, played[0]


def perft(table: Table, depth: int) -> int:
    """How many different sequences of legal commands there are."""
    if not depth:
        return 1
    if depth == 1:
        return sum(1 for _ in moves(table))
    return sum(perft(after, depth - 1) for _, _, after in moves(table))
