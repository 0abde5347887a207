"""What a seat may do now: one struct for each kind of command. Closed kinds list their commands; open ones
describe their fields. Design §3.
"""

import json
from typing import Any, Final

import msgspec

from .chance import Dice
from .commands import (
    AcceptOffer,
    AnyCommand,
    ChoosePlates,
    Command,
    LoadBag,
    MakeOffer,
    PassBag,
    PayDebt,
    PlaceConfiscated,
    PlaceSetAside,
    ProposeDivision,
    SetAside,
)
from .fields import CardsFrom, Kinds, Number, OneOf, Permutation, Text
from .goods import Cards, holds
from .known import BagTerm, Deed, OfferId, Parcel, Side, Terms
from .wellformed import well_formed

OWN_BAG_LEFT_OUT: Final = 4
"""One in so many sampled offers leaves the merchant's own bag out; it may speak of others, or of none (D25)."""


def _object(command: type[Command], fields: dict[str, Any], optional: tuple[str, ...] = ()) -> dict[str, Any]:
    """The JSON Schema of a command."""
    tag = command.__struct_config__.tag
    return {
        "type": "object",
        "properties": {"command": {"const": tag}, **fields},
        "required": ["command", *(name for name in fields if name not in optional)],
        "additionalProperties": False,
    }


class Listed(msgspec.Struct, frozen=True, tag="listed"):
    """These commands, all of one kind, and no other of that kind."""

    commands: tuple[AnyCommand, ...]

    def contains(self, command: Command) -> bool:
        return command in self.commands

    def sample(self, dice: Dice) -> Command:
        return dice.choose(self.commands)

    def schema(self) -> dict[str, Any]:
        """Fields that have a default may be left out, as when a command is decoded."""
        kind = type(self.commands[0])
        optional = tuple(f.name for f in msgspec.structs.fields(kind) if f.default is not msgspec.NODEFAULT)
        plain = [msgspec.to_builtins(command) for command in self.commands]
        if not optional:
            return {"enum": plain}
        values = [{name: {"const": value} for name, value in each.items() if name != "command"} for each in plain]
        return {"anyOf": [_object(kind, fields, optional) for fields in values]}


class MaySetAside(msgspec.Struct, frozen=True, tag="may_set_aside"):
    """Set cards aside, and take from the tops of the piles as far as there is room (rules §4.1)."""

    cards: CardsFrom
    take: tuple[Number, ...]
    """For each pile that may be taken from."""
    room: int
    """How many more cards the hand could hold with nothing set aside."""
    keep: int
    """How many cards must be in the hand before anything comes from the deck: 1 if the deck has no card (D4)."""

    def contains(self, command: Command) -> bool:
        if type(command) is not SetAside or not self.cards.contains(command.cards):
            return False
        take = command.take or (0,) * len(self.take)
        if len(take) != len(self.take):
            return False
        if not all(number.contains(taken) for number, taken in zip(self.take, take, strict=True)):
            return False
        if sum(take) > self.room + len(command.cards):
            return False
        left = len(self.cards.source) - len(command.cards) + sum(take)
        return not command.cards or left >= self.keep

    def sample(self, dice: Dice) -> Command:
        cards = self.cards.sample(dice)
        room = self.room + len(cards)
        take = []
        for number in self.take:
            taken = dice.between(0, min(number.most, room)) if dice.happens(2) else 0
            take.append(taken)
            room -= taken
        command = SetAside(cards, tuple(take))
        return command if self.contains(command) else SetAside(())

    def schema(self) -> dict[str, Any]:
        take = {"type": "array", "prefixItems": [number.schema() for number in self.take], "items": False}
        return _object(SetAside, {"cards": self.cards.schema(), "take": take}, optional=("take",))


class MayPlace(msgspec.Struct, frozen=True, tag="may_place"):
    """Lay set-aside or confiscated cards on a pile, in an order of choice (rules §4.1, §4.4)."""

    confiscated: bool
    pile: OneOf
    cards: Permutation

    @property
    def command(self) -> type[PlaceSetAside] | type[PlaceConfiscated]:
        return PlaceConfiscated if self.confiscated else PlaceSetAside

    def contains(self, command: Command) -> bool:
        if not isinstance(command, PlaceSetAside | PlaceConfiscated) or type(command) is not self.command:
            return False
        return self.pile.contains(command.pile) and self.cards.contains(command.cards)

    def sample(self, dice: Dice) -> Command:
        return self.command(self.pile.sample(dice), self.cards.sample(dice))

    def schema(self) -> dict[str, Any]:
        return _object(self.command, {"pile": self.pile.schema(), "cards": self.cards.schema()})


class MayLoad(msgspec.Struct, frozen=True, tag="may_load"):
    """Load the bag (rules §4.2)."""

    cards: CardsFrom

    def contains(self, command: Command) -> bool:
        return type(command) is LoadBag and self.cards.contains(command.cards)

    def sample(self, dice: Dice) -> Command:
        return LoadBag(self.cards.sample(dice))

    def schema(self) -> dict[str, Any]:
        return _object(LoadBag, {"cards": self.cards.schema()})


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

    def contains(self, parcel: Parcel) -> bool:
        return (
            self.gold.contains(parcel.gold)
            and self.legal.contains(parcel.legal)
            and self.contraband.contains(parcel.contraband)
            and 0 <= parcel.unseen <= self.face_down - len(parcel.contraband)
            and self.from_bag.contains(parcel.from_bag)
            and self.favour.contains(parcel.favour)
        )

    def sample(self, dice: Dice) -> Parcel:
        contraband = self.contraband.sample(dice) if dice.happens(4) else ()
        unseen = dice.between(0, self.face_down - len(contraband)) if dice.happens(6) else 0
        return Parcel(
            gold=self.gold.sample(dice) // (1 + dice.below(4)) if dice.happens(2) else 0,
            legal=self.legal.sample(dice) if dice.happens(4) else (),
            contraband=contraband,
            unseen=unseen,
            from_bag=self.from_bag.sample(dice) if dice.happens(3) else (),
            favour=self.favour.sample(dice),
        )

    def schema(self) -> dict[str, Any]:
        fields = {
            "gold": self.gold.schema(),
            "legal": self.legal.schema(),
            "contraband": self.contraband.schema(),
            "unseen": {"type": "integer", "minimum": 0, "maximum": self.face_down},
            "from_bag": self.from_bag.schema(),
            "favour": self.favour.schema(),
        }
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
        return _object(MakeOffer, fields, optional=("chosen",))


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
        accept = _object(AcceptOffer, fields, optional)
        if self.passes is None:
            return accept
        return {"anyOf": [accept, _object(PassBag, {"bag": {"const": self.passes}, **fields}, optional)]}


class MayPay(msgspec.Struct, frozen=True, tag="may_pay"):
    """Choose the goods that pay a debt (rules §6)."""

    legal: CardsFrom
    contraband: CardsFrom

    def contains(self, command: Command) -> bool:
        return (
            type(command) is PayDebt
            and self.legal.contains(command.legal)
            and self.contraband.contains(command.contraband)
        )

    def sample(self, dice: Dice) -> Command:
        return PayDebt(self.legal.sample(dice), self.contraband.sample(dice))

    def schema(self) -> dict[str, Any]:
        optional = () if self.contraband.least else ("contraband",)
        return _object(PayDebt, {"legal": self.legal.schema(), "contraband": self.contraband.schema()}, optional)


class MayPropose(msgspec.Struct, frozen=True, tag="may_propose"):
    """Propose what of the loot to take oneself (rules §10)."""

    gold: Number
    legal: CardsFrom
    contraband: CardsFrom

    def contains(self, command: Command) -> bool:
        return (
            type(command) is ProposeDivision
            and self.gold.contains(command.gold)
            and self.legal.contains(command.legal)
            and self.contraband.contains(command.contraband)
        )

    def sample(self, dice: Dice) -> Command:
        return ProposeDivision(self.gold.sample(dice), self.legal.sample(dice), self.contraband.sample(dice))

    def schema(self) -> dict[str, Any]:
        fields = {
            "gold": self.gold.schema(),
            "legal": self.legal.schema(),
            "contraband": self.contraband.schema(),
        }
        return _object(ProposeDivision, fields, optional=("contraband",))


class MayChoosePlates(msgspec.Struct, frozen=True, tag="may_choose_plates"):
    """What its own feast plates become (rules §12)."""

    goods: Kinds

    def contains(self, command: Command) -> bool:
        return type(command) is ChoosePlates and self.goods.contains(command.goods)

    def sample(self, dice: Dice) -> Command:
        return ChoosePlates(self.goods.sample(dice))

    def schema(self) -> dict[str, Any]:
        return _object(ChoosePlates, {"goods": self.goods.schema()})


AnyChoice = Listed | MaySetAside | MayPlace | MayLoad | MayOffer | MayAccept | MayPay | MayPropose | MayChoosePlates


class Choices(msgspec.Struct, frozen=True):
    """Everything a seat may do now."""

    choices: tuple[AnyChoice, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.choices)

    def contains(self, command: object) -> bool:
        if not well_formed(command):
            return False
        assert isinstance(command, Command)
        return any(choice.contains(command) for choice in self.choices)

    def sample(self, dice: Dice) -> Command:
        """One of the choices, each as likely as the others, and a command of it. A ``ValueError``, if there is none."""
        if not self.choices:
            raise ValueError("There is nothing to choose from: this seat has nothing to do now.")
        return dice.choose(self.choices).sample(dice)

    def schema(self) -> dict[str, Any]:
        """A JSON Schema for the commands. What it cannot say, ``contains`` does."""
        schema: dict[str, Any] = json.loads(json.dumps({"anyOf": [choice.schema() for choice in self.choices]}))
        return schema
