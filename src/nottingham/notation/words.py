"""Things of the game in words: names, goods, terms, commands. Every sentence is a message of the catalogues.

The browser has the same in ``web/src/table/words.ts``, from the same messages; a test holds the two together.
"""

from collections.abc import Sequence
from functools import reduce
from typing import Final

from ..game import Command, Ruleset, Statement
from ..game import commands as c
from ..game.goods import BLACK_MARKET_SET, CATALOGUE, Cards, Good
from ..game.known import BagTerm, FaceDown, Fact, Favour, Hidden, Learnt, Parcel, Side, Terms
from ..locales import Arg, Filling, decimal, listed, nearest, text
from .pledges import favour_in

Names = Sequence[str]

OPTIONS: Final = ("royal_goods", "inspection_clock", "hidden_removal", "seven_cards", "black_market", "deputies")


def number_of(cards: Hidden) -> int:
    """How many cards, as far as anybody may know."""
    if isinstance(cards, tuple):
        return len(cards)
    return cards.count if isinstance(cards, FaceDown) else 0


def tag(thing: Command) -> str:
    return str(thing.__struct_config__.tag).replace("_", "-")


def yes(it_is: bool) -> str:
    return "yes" if it_is else "no"


class Narrator:
    """A language, the names at a table, and who of them is *you*: nobody, when everybody is told."""

    def __init__(self, language: str, names: Names = (), me: int | None = None) -> None:
        self.language = nearest(language)
        self.names = tuple(names)
        self.me = me

    def told_to(self, me: int | None) -> "Narrator":
        """The same, told to somebody else."""
        return Narrator(self.language, self.names, me)

    def t(self, message: str, args: Filling | None = None, /, **more: Arg) -> str:
        """A message of the catalogues."""
        return text(self.language, message, {**(args or {}), **more})

    def about(self, what: str, told: str) -> str:
        """What is told of something: "Bess: 3 apples", with the blanks that a language puts there."""
        return self.t("terminal-about", what=what, told=told)

    # Who

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.t("table-merchant-nobody", number=seat + 1)

    def called(self, seat: int) -> str:
        """By name, or *you*."""
        return self.all((seat,))

    def all(self, seats: Sequence[int]) -> str:
        """Several by name; I am *you*, and come first."""
        others = [self.name(seat) for seat in seats if seat != self.me]
        return self.listed([self.t("table-you"), *others] if self.me in seats else others)

    def who(self, seat: int) -> Filling:
        """Somebody who does something."""
        return {"you": yes(seat == self.me), "name": self.name(seat)}

    def whom(self, seat: int) -> Filling:
        """Somebody to whom it is done."""
        return {"toyou": yes(seat == self.me), "to": self.name(seat)}

    def whom_all(self, seats: Side) -> Filling:
        """One or several to whom it is done: *yes* for me alone, *both* where I am one of them."""
        mine = "no" if self.me not in seats else "yes" if len(seats) == 1 else "both"
        return {"toyou": mine, "to": self.all(seats)}

    def whose(self, seat: int) -> Filling:
        """Somebody whose thing it is."""
        return {"mine": yes(seat == self.me), "owner": self.name(seat)}

    def side(self, seats: Side) -> Filling:
        """Several who do something: one of them alone is named as one."""
        if len(seats) == 1:
            return {"many": "no", **self.who(seats[0])}
        return {"many": "yes", "you": yes(self.me in seats), "name": self.all(seats)}

    # Goods

    def listed(self, parts: Sequence[str], *, alternatives: bool = False) -> str:
        return listed(self.language, parts, alternatives=alternatives)

    def in_turn(self, parts: Sequence[str]) -> str:
        """Parts that have commas of their own, one after the other."""
        return reduce(
            lambda told, following: self.t("table-log-shown-next", stalls=told, next=following), parts or [""]
        )

    def good(self, good: Good) -> str:
        """One card of a kind: "golden apple"."""
        return self.t(f"good-{good}")

    def some(self, good: Good, count: int) -> str:
        """So many cards of a kind: "3 apples"."""
        return self.t("goods-counted", good=good.value, count=count)

    def goods(self, cards: Cards) -> str:
        """Cards by kind, in the order of the price list: "2 apples and 1 silk"."""
        return self.listed(self.kinds(cards)) or self.t("table-nothing")

    def kinds(self, cards: Cards) -> list[str]:
        """So many of each kind, to be listed with other things."""
        return [self.some(good, cards.count(good)) for good in CATALOGUE if good in cards]

    def in_order(self, cards: Cards) -> str:
        """Cards one after the other, where the order matters."""
        return ", ".join(map(self.good, cards)) or self.t("table-nothing")

    def cards(self, count: int) -> str:
        return self.t("table-cards", count=count)

    def gold(self, gold: int) -> str:
        return self.t("gold-counted", gold=gold)

    def decimal(self, value: float, digits: int = 1) -> str:
        """A figure as the language writes it: 1.5 in English, 1,5 in the others."""
        return decimal(self.language, value, digits)

    def points(self, value: float) -> str:
        """Points won or lost, with their sign; "0" for what is as good as nothing."""
        if abs(value) < 0.05:
            return "0"
        return ("+" if value > 0 else "\u2212") + self.decimal(abs(value))

    def percent(self, share: float) -> str:
        return self.t("table-percent", percent=round(100 * share))

    def hidden(self, cards: Hidden) -> str:
        """Cards as far as they are known."""
        return self.goods(cards) if isinstance(cards, tuple) else self.cards(number_of(cards))

    def face_down(self, cards: Hidden) -> str:
        """Face-down cards as far as they are known: "2 cards face down (1 silk and 1 mead)"."""
        count = number_of(cards)
        if isinstance(cards, tuple) and cards:
            return self.t("table-face-down-known", count=count, goods=self.goods(cards))
        return self.t("table-face-down", count=count)

    def share(self, gold: int, legal: Cards, contraband: Hidden) -> str:
        parts = [self.gold(gold)] if gold else []
        parts += self.kinds(legal)
        parts += [self.face_down(contraband)] if number_of(contraband) else []
        return self.listed(parts) or self.t("table-nothing")

    def pile(self, pile: int, piles: int) -> str:
        return self.t("table-pile", pile="only" if piles < 2 else ("left", "right")[pile])

    def fact(self, fact: Fact) -> str:
        """What somebody found out in passing. A proof shows one place; in old games it showed both."""
        proof = fact.what in (Learnt.PROOF, Learnt.SHOWN)
        place = "_bag" if proof and fact.contraband is None else "_stall" if proof and fact.bag is None else ""
        goods, bag = self.goods(fact.contraband or ()), self.goods(fact.bag or ())
        return self.t("table-fact", what=f"{fact.what.value}{place}", goods=goods, bag=bag)

    # Deals

    def parts(self, given: Parcel, to: Side) -> list[str]:
        """What a side hands over to another, part by part."""
        found = [self.gold(given.gold)] if given.gold else []
        found += self.kinds(given.legal)
        if given.contraband:
            found.append(self.t("table-part-contraband", goods=self.goods(given.contraband)))
        if given.unseen:
            found.append(self.t("table-part-unseen", count=given.unseen))
        if given.from_bag:
            found.append(self.t("table-part-bag", goods=self.goods(given.from_bag)))
        said = favour_in(given)
        if said is not None:
            found.append(self.t("table-part-typed", to=self.all(to), words=self.favour(said)))
        elif given.favour:
            found.append(self.t("table-part-favour", words=given.favour))
        return found

    def favour(self, given: Favour) -> str:
        """A promise for later rounds, as its giver says it."""
        goods = "" if given.good is None else self.good(given.good)
        return self.t("table-favour", kind=given.kind.value, gold=given.gold, goods=goods)

    def parcel(self, given: Parcel, to: Side) -> str:
        return self.listed(self.parts(given, to)) or self.t("table-nothing")

    def deed(self, term: BagTerm) -> str:
        return self.t("table-deed", {"deed": term.deed.value, **self.whose(term.bag)})

    def clauses(self, terms: Terms, merchant: int, sheriff: Side) -> list[str]:
        """The contents of an offer, one clause a part: who gives what, who does what."""
        found: list[str] = []
        gives = self.parts(terms.merchant_gives, sheriff)
        if gives:
            found.append(self.t("table-gives", self.side((merchant,)), things=self.listed(gives)))
        back = self.parts(terms.sheriff_gives, (merchant,))
        if back:
            found.append(self.t("table-gives", self.side(sheriff), things=self.listed(back)))
        for term in terms.bags:
            found.append(self.t("table-does", {**self.side(sheriff), "deed": term.deed.value, **self.whose(term.bag)}))
        return found

    def terms(self, terms: Terms, merchant: int, sheriff: Side) -> str:
        return " · ".join(self.clauses(terms, merchant, sheriff))

    # Commands

    def command(self, command: Command, officers: Side = ()) -> str:
        """A complete command, as a button, a menu or a hint says it. ``officers``: those who keep the gate."""
        message = f"table-do-{tag(command)}"
        match command:
            case c.NameFirstMerchant(seat=seat):
                return self.t(message, self.who(seat))
            case c.SetAside(cards=cards, take=take):
                return self.t(message, count=len(cards), goods=self.goods(cards), taken=sum(take))
            case c.PlaceSetAside(pile=pile, cards=cards) | c.PlaceConfiscated(pile=pile, cards=cards):
                return self.t(message, goods=self.in_order(cards), pile=("left", "right")[pile])
            case c.LoadBag(cards=cards):
                return self.t(message, goods=self.goods(cards))
            case c.DeclareBag(good=good, count=count):
                return self.t(message, good=good.value, count=count)
            case c.PassBag(bag=bag, offer=offer):
                return self.t(message, self.whose(bag), bribe=yes(offer is not None))
            case c.OpenBag(bag=bag) | c.ConfirmStance(bag=bag):
                return self.t(message, self.whose(bag))
            case c.TakeStance(bag=bag, verdict=verdict):
                return self.t(message, self.whose(bag), verdict=verdict.value)
            case c.MakeOffer(by=by, to=to, terms=terms):
                merchant, sheriff = (by, to) if len(by) == 1 and by[0] not in officers else (to, by)
                return self.t(message, to=self.all(to), terms=self.terms(terms, merchant[0], sheriff))
            case c.WithdrawOffer(offer=of):
                return self.t(message, to=self.all(of.to))
            case c.RefuseOffer(offer=of) | c.AcceptOffer(offer=of):
                return self.t(message, by=self.all(of.by))
            case c.PayDebt(legal=legal, contraband=contraband):
                return self.t(message, goods=self.goods(legal + contraband))
            case c.UseBrimstone(opponent=opponent, good=good, count=count):
                return self.t(message, self.whose(opponent), good=good.value, count=count)
            case c.ClaimBlackMarket(good=good):
                return self.t(message, goods=self.some(good, BLACK_MARKET_SET))
            case c.ProposeDivision(gold=gold, legal=legal, contraband=contraband):
                return self.t(message, things=self.share(gold, legal, contraband))
            case c.Say(statement=said):
                return self.t(message, words=self.statement(-1 if self.me is None else self.me, said))
            case c.ChoosePlates(goods=goods):
                return self.t(message, goods=self.goods(goods))
            case _:
                return self.t(message)

    def statement(self, seat: int, said: Statement) -> str:
        """What a seat says, in its own words (rules §17)."""
        kind = said.asks if said.asks is not None else said.kind
        own = said.to if said.asks is not None else seat
        about: dict[str, Arg] = {"gold": said.gold, "count": said.count}
        if said.about is not None:
            whose = "yes" if said.about == own else "me" if said.about == seat else "no"
            about |= {"own": whose, "name": self.name(said.about)}
        if said.to is not None:
            about["to"] = self.name(said.to)
        if said.good is not None:
            about |= {"good": said.good.value, "kind": self.good(said.good)}
        question = "ask-" if said.asks is not None else ""
        return self.t(f"say-{question}{kind.value.replace('_', '-')}", about)

    # Rules

    def rules(self, rules: Ruleset) -> str:
        """ "Second edition, 4 players, royal goods, olive oil ×2"."""
        parts = [self.t("lobby-sum-edition", edition=rules.edition), self.t("lobby-sum-players", players=rules.players)]
        parts += [self.t(f"lobby-option-{name}.short") for name in OPTIONS if getattr(rules, name)]
        parts += [f"{self.good(good)} ×{copies}" for good, copies in rules.promos.items()]
        return ", ".join(parts)


def sentence_case(text: str) -> str:
    """The first letter large, the rest as it is."""
    return text[:1].upper() + text[1:]


def known(cards: Hidden | None) -> Cards | None:
    return cards if isinstance(cards, tuple) else None
