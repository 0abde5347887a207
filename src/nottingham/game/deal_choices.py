"""What a seat may offer, and what it may say yes to: deals as choices. Rules §5, design §3."""

from typing import Any, Final

import msgspec

from .chance import Dice
from .commands import AcceptOffer, Command, MakeOffer, PassBag
from .fields import CardsFrom, Favours, Kinds, Number, Text, command_schema
from .goods import Cards, holds
from .known import BagTerm, Deed, Favour, OfferId, Parcel, Side, Terms

OWN_BAG_LEFT_OUT: Final = 4
"""One in so many sampled offers leaves the merchant's own bag out; it may speak of others, or of none (D25)."""

ONE_FAVOUR_IN: Final = 4
SOME_WORDS: Final = "I owe you one."
"""One in so many sampled parcels has a favour, such as this one in words."""


class MayGive(msgspec.Struct, frozen=True, tag="may_give"):
    """What one side of an offer may hand over (rules §5)."""

    gold: Number
    legal: CardsFrom
    contraband: CardsFrom | Kinds
    """Named by kind: real cards where they must be real, any kinds where it may be a bluff."""
    face_down: int
    """Named and unseen cards together may not be more than this."""
    from_bag: Kinds
    """Only in an offer that passes the merchant's own bag."""
    favour: Text
    typed: Favours | None = None
    """In place of words: a favour that everybody can judge. None, where none can be promised (D27)."""

    def contains(self, parcel: Parcel) -> bool:
        return (
            self.gold.contains(parcel.gold)
            and self.legal.contains(parcel.legal)
            and self.contraband.contains(parcel.contraband)
            and 0 <= parcel.unseen <= self.face_down - len(parcel.contraband)
            and self.from_bag.contains(parcel.from_bag)
            and self.favour.contains(parcel.favour)
            and (parcel.typed is None or self._may_promise(parcel, parcel.typed))
        )

    def _may_promise(self, parcel: Parcel, typed: Favour) -> bool:
        return not parcel.favour and self.typed is not None and self.typed.contains(typed)

    def sample(self, dice: Dice) -> Parcel:
        contraband = self.contraband.sample(dice) if dice.happens(4) else ()
        unseen = dice.between(0, self.face_down - len(contraband)) if dice.happens(6) else 0
        parcel = Parcel(
            gold=self.gold.sample(dice) // (1 + dice.below(4)) if dice.happens(2) else 0,
            legal=self.legal.sample(dice) if dice.happens(4) else (),
            contraband=contraband,
            unseen=unseen,
            from_bag=self.from_bag.sample(dice) if dice.happens(3) else (),
        )
        return self._sample_favour(parcel, dice)

    def _sample_favour(self, parcel: Parcel, dice: Dice) -> Parcel:
        """One parcel in four has a favour, if one is left: some words, or any of the typed ones."""
        favours: list[Favour | None] = [None, *(self.typed.some() if self.typed is not None else ())]
        drawn = dice.below(ONE_FAVOUR_IN * len(favours))
        if drawn < (ONE_FAVOUR_IN - 1) * len(favours) or not self.favour.contains(SOME_WORDS):
            return parcel
        typed = favours[drawn % len(favours)]
        words = SOME_WORDS if typed is None else ""
        return msgspec.structs.replace(parcel, favour=words, typed=typed)

    def schema(self) -> dict[str, Any]:
        fields = {
            "gold": self.gold.schema(),
            "legal": self.legal.schema(),
            "contraband": self.contraband.schema(),
            "unseen": {"type": "integer", "minimum": 0, "maximum": self.face_down},
            "from_bag": self.from_bag.schema(),
            "favour": self.favour.schema(),
        }
        if self.typed is not None:
            fields["typed"] = {"anyOf": [{"const": None}, self.typed.schema()]}
        return {"type": "object", "properties": fields, "additionalProperties": False}


class MayOffer(msgspec.Struct, frozen=True, tag="may_offer"):
    """Offer a deal between these two sides (rules §5)."""

    by: Side
    to: Side
    merchant: int
    merchant_gives: MayGive
    sheriff_gives: MayGive
    bags: tuple[int, ...]
    """Any of these, each at most once, with any deed. Goods out of the bag need the merchant's own to pass."""
    chosen: Cards
    """From these the maker chooses the unseen cards of its own part; named cards that must be real are not
    among the chosen ones."""

    @property
    def by_merchant(self) -> bool:
        return self.by == (self.merchant,)

    def contains(self, command: Command) -> bool:
        if type(command) is not MakeOffer or (command.by, command.to) != (self.by, self.to):
            return False
        terms = command.terms
        meant = [term.bag for term in terms.bags]
        if len(set(meant)) < len(meant) or any(bag not in self.bags for bag in meant):
            return False
        if terms.merchant_gives.from_bag and terms.deed_for(self.merchant) is not Deed.PASS:
            return False
        if not (
            self.merchant_gives.contains(terms.merchant_gives) and self.sheriff_gives.contains(terms.sheriff_gives)
        ):
            return False
        return terms != Terms() and self._well_chosen(terms, command.chosen)

    def _well_chosen(self, terms: Terms, chosen: Cards) -> bool:
        mine = terms.merchant_gives if self.by_merchant else terms.sheriff_gives
        may = self.merchant_gives if self.by_merchant else self.sheriff_gives
        named = mine.contraband if isinstance(may.contraband, CardsFrom) else ()
        return len(chosen) == mine.unseen and holds(self.chosen, named + chosen)

    def sample(self, dice: Dice) -> Command:
        speaks_of_own = not dice.happens(OWN_BAG_LEFT_OUT)
        wanted = [bag for bag in self.bags if (speaks_of_own if bag == self.merchant else dice.happens(5))]
        own = Deed.PASS if dice.below(4) else dice.choose(tuple(Deed))
        bags = tuple(BagTerm(bag, own if bag == self.merchant else dice.choose(tuple(Deed))) for bag in wanted)
        gives, takes = self.merchant_gives.sample(dice), self.sheriff_gives.sample(dice)
        if not any(term == BagTerm(self.merchant, Deed.PASS) for term in bags):
            gives = msgspec.structs.replace(gives, from_bag=())
        if not dice.happens(3):
            takes = Parcel()
        terms = Terms(gives, takes, bags)
        if terms == Terms():
            terms = Terms(bags=(BagTerm(dice.choose(self.bags), Deed.PASS),))
        return self._choose(terms, dice)

    def _choose(self, terms: Terms, dice: Dice) -> Command:
        """Add the maker's unseen cards; fewer of them where named cards are in the way."""
        mine = terms.merchant_gives if self.by_merchant else terms.sheriff_gives
        left = list(self.chosen)
        may = self.merchant_gives if self.by_merchant else self.sheriff_gives
        if isinstance(may.contraband, CardsFrom):
            for card in mine.contraband:
                left.remove(card)
        chosen = tuple(sorted(dice.some(left, mine.unseen)))
        return MakeOffer(self.by, self.to, terms, chosen)

    def schema(self) -> dict[str, Any]:
        term = {
            "type": "object",
            "properties": {"bag": {"enum": list(self.bags)}, "deed": {"enum": [str(deed) for deed in Deed]}},
            "required": ["bag", "deed"],
            "additionalProperties": False,
        }
        terms = {
            "type": "object",
            "properties": {
                "merchant_gives": self.merchant_gives.schema(),
                "sheriff_gives": self.sheriff_gives.schema(),
                "bags": {"type": "array", "items": term, "maxItems": len(self.bags)},
            },
            "additionalProperties": False,
        }
        chosen = CardsFrom(self.chosen, 0, len(self.chosen)).schema()
        fields = {
            "by": {"const": list(self.by)},
            "to": {"const": list(self.to)},
            "terms": terms,
            "chosen": chosen,
        }
        return command_schema(MakeOffer, fields, optional=("chosen",))


class MayAccept(msgspec.Struct, frozen=True, tag="may_accept"):
    """Say yes to an offer; ``passes``: the Sheriff may also pass this bag with it (rules §5)."""

    offer: OfferId
    chosen: CardsFrom
    passes: int | None = None

    def contains(self, command: Command) -> bool:
        if isinstance(command, PassBag):
            if self.passes is None or command.bag != self.passes:
                return False
        elif not isinstance(command, AcceptOffer):
            return False
        return command.offer == self.offer and self.chosen.contains(command.chosen)

    def sample(self, dice: Dice) -> Command:
        chosen = self.chosen.sample(dice)
        if self.passes is not None and dice.happens(2):
            return PassBag(self.passes, self.offer, chosen)
        return AcceptOffer(self.offer, chosen)

    def schema(self) -> dict[str, Any]:
        fields = {"offer": {"const": msgspec.to_builtins(self.offer)}, "chosen": self.chosen.schema()}
        optional = () if self.chosen.least else ("chosen",)
        accept = command_schema(AcceptOffer, fields, optional)
        if self.passes is None:
            return accept
        return {"anyOf": [accept, command_schema(PassBag, {"bag": {"const": self.passes}, **fields}, optional)]}
