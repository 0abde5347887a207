"""The words for goods, sides and terms, in English; shared by the account of a game and the terminal."""

from collections.abc import Sequence
from typing import Final

from ..game import Ruleset
from ..game.changes.tools import count
from ..game.goods import CATALOGUE, Cards, Good
from ..game.known import Deed, FaceDown, Favour, FavourKind, Hidden, Parcel, Side, Terms, Unseen
from .pledges import Pledge, PledgeState

_NAMES: Final[dict[Good, str]] = {
    Good.BLEU_CHEESE: "blue cheese",
    Good.PRINCES_SWORD: "prince’s sword",
}
_PLURALS: Final[dict[Good, str]] = {
    Good.ARCANE_SCROLLS: "arcane scrolls",
    Good.ROYAL_SUMMONS: "royal summonses",
}

Names = Sequence[str]


def name_of(good: Good) -> str:
    """One card of a kind: "golden apple"."""
    return _NAMES.get(good, good.replace("_", " "))


def plural_of(good: Good) -> str:
    return _PLURALS.get(good, name_of(good) + "s")


def some(good: Good, number: int) -> str:
    """So many cards of a kind: "3 apples"."""
    return f"{number} {name_of(good) if number == 1 else plural_of(good)}"


def goods(cards: Cards) -> str:
    """Cards by kind, in the order of the price list: "2 apples, 1 silk"."""
    kinds = [good for good in CATALOGUE if good in cards]
    return ", ".join(some(good, cards.count(good)) for good in kinds) or "nothing"


def in_sequence(cards: Cards) -> str:
    """Cards one after the other, where the order matters."""
    return ", ".join(name_of(card) for card in cards) or "nothing"


def number_of_cards(number: int) -> str:
    return "1 card" if number == 1 else f"{number} cards"


def hidden(cards: Hidden) -> str:
    """Cards as far as they are known."""
    if isinstance(cards, Unseen):
        return "some cards"
    if isinstance(cards, FaceDown):
        return number_of_cards(cards.count)
    return goods(cards)


def face_down(cards: Hidden) -> str:
    """Face-down cards as far as they are known: "2 cards face down (1 silk, 1 mead)"."""
    if isinstance(cards, Unseen):
        return "some cards face down"
    number = f"{number_of_cards(count(cards))} face down"
    return number if isinstance(cards, FaceDown) else f"{number} ({goods(cards)})"


def listed(parts: Sequence[str], last: str = "and") -> str:
    """ "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def side(seats: Side, names: Names) -> str:
    """Those of a side, you first."""
    return listed(sorted((names[seat] for seat in seats), key=lambda name: name != "you"))


def possessive(name: str) -> str:
    """ "Bess’s"; a person who is spoken to has no name: "your"."""
    return "your" if name == "you" else f"{name}’s"


def parcel(given: Parcel) -> str:
    """What one side hands over; empty for nothing."""
    parts = []
    if given.gold:
        parts.append(f"{given.gold} gold")
    if given.legal:
        parts.append(goods(given.legal))
    if given.contraband:
        parts.append(f"{goods(given.contraband)} from under the stall")
    if given.unseen:
        parts.append(f"{number_of_cards(given.unseen)} unseen from under the stall")
    if given.from_bag:
        parts.append(f"{goods(given.from_bag)} out of the bag")
    if given.favour:
        parts.append(f"a favour: “{given.favour}”")
    if given.typed is not None:
        parts.append(f"a promise: “{favour(given.typed)}”")
    return listed(parts)


_FAVOURS: Final = {
    FavourKind.PASS_NEXT: "When I keep the gate next, your bag passes.",
    FavourKind.NEVER_OPEN: "I never open your bag again.",
    FavourKind.NOTHING_AGAINST: "When I keep the gate next, I make no deal against your bag.",
    FavourKind.GOLD_NEXT: "The next time we can deal, I pay you {gold} gold.",
    FavourKind.LEAVE_KIND: "From now on I leave {goods} to you.",
}


def favour(given: Favour) -> str:
    """A typed favour, as its giver says it."""
    goods = plural_of(given.good) if given.good is not None else ""
    return _FAVOURS[given.kind].format(gold=given.gold, goods=goods)


def verdict(pledge: Pledge, names: Names) -> str:
    """What the ledger says when a typed favour was kept or broken: "Bess broke a promise to Will: “…”"."""
    giver, to = names[pledge.by[0]], names[pledge.to[0]]
    kept = "kept" if pledge.state is PledgeState.KEPT else "broke"
    said = favour(Favour(FavourKind(pledge.kind.value), pledge.gold, pledge.goods[0] if pledge.goods else None))
    return sentence_case(f"{giver} {kept} a promise to {to}, of round {pledge.round}: “{said}”")


_DEEDS: Final = {Deed.PASS: "let {} bag pass", Deed.OPEN: "open {} bag", Deed.TAKE_NOTHING: "take nothing for {} bag"}


def deed(done: Deed, bag: int, names: Names) -> str:
    """What is to be done with a bag."""
    return _DEEDS[done].format(possessive(names[bag]))


def terms(offered: Terms, merchant: int, sheriff: Side, names: Names) -> str:
    """The contents of an offer in one line: "Bess gives 5 gold; Will is to let Bess’s bag pass"."""
    parts = []
    gives = parcel(offered.merchant_gives)
    if gives:
        parts.append(f"{names[merchant]} {_gives(names[merchant])} {gives}")
    takes = parcel(offered.sheriff_gives)
    if takes:
        many = len(sheriff) > 1
        verb = "give" if many else _gives(names[sheriff[0]])
        parts.append(f"{side(sheriff, names)} {verb} {takes}")
    if offered.bags:
        are = "are" if len(sheriff) > 1 or names[sheriff[0]] == "you" else "is"
        deeds = listed([deed(term.deed, term.bag, names) for term in offered.bags])
        parts.append(f"{side(sheriff, names)} {are} to {deeds}")
    return "; ".join(parts)


def _gives(name: str) -> str:
    return "give" if name == "you" else "gives"


def sentence_case(text: str) -> str:
    """The first letter large, the rest as it is."""
    return text[:1].upper() + text[1:]


def rules_in_words(rules: Ruleset) -> str:
    """ "second edition, 4 players, royal goods"."""
    options = ("royal_goods", "inspection_clock", "hidden_removal", "seven_cards", "black_market")
    parts = [f"{rules.edition} edition", f"{rules.players} players"]
    parts += [name.replace("_", " ") for name in options if getattr(rules, name)]
    parts += [f"{good.replace('_', ' ')} ×{copies}" for good, copies in rules.promos.items()]
    return ", ".join(parts)
