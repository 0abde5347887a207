"""Building an offer on a form: gold, goods, contraband, bags and favours. Rules §5."""

from collections.abc import Callable

import msgspec

from ..game import Command, View
from ..game.choices import MayGive, MayOffer
from ..game.commands import MakeOffer
from ..game.fields import CardsFrom
from ..game.goods import Cards
from ..game.known import BagTerm, Deed, Favour, FavourKind, Parcel, Terms
from ..notation import words
from ..notation.words import Names, possessive, sentence_case
from .console import Back, Console
from .dialogs import ask_cards, ask_kinds

Edit = Callable[[], None]


class Bargain:
    """An offer in the making."""

    def __init__(self, console: Console, seen: View, names: Names, choice: MayOffer) -> None:
        self.console = console
        self.names = names
        self.proofs = seen.rules.rule.proofs
        self.choice = choice
        self.sheriff = choice.to if choice.by_merchant else choice.by
        self.chosen: Cards = ()
        standing = seen.public.offer(choice.by, choice.to)
        if standing is not None:
            self.terms = standing.terms
            self.chosen = seen.mine.chosen.get(standing.version, ())
        elif choice.merchant in choice.bags:
            self.terms = Terms(bags=(BagTerm(choice.merchant, Deed.PASS),))
        else:
            self.terms = Terms()

    def build(self) -> Command:
        """Fill in the form until the offer is made; Back if the person thinks better of it."""
        while True:
            rows = self._rows()
            summary = words.terms(self.terms, self.choice.merchant, self.sheriff, self.names) or "nothing yet"
            self.console.say()
            self.console.tell(f"Your offer to {words.side(self.choice.to, self.names)}: {summary}", "bold")
            options = ["make this offer", *(label for label, _ in rows), "never mind"]
            picked = self.console.choose("Change what?", options, 0 if self.terms != Terms() else 1)
            if picked == len(options) - 1:
                raise Back
            if picked:
                self._edit(rows[picked - 1][1])
                continue
            command = MakeOffer(self.choice.by, self.choice.to, self.terms, self.chosen)
            if self.choice.contains(command):
                return command
            self.console.complain(self._what_is_wrong())

    def _edit(self, edit: Edit) -> None:
        """Back leaves one line of the form as it was."""
        try:
            edit()
        except Back:
            return

    def _rows(self) -> list[tuple[str, Edit]]:
        rows = self._giving(True) + self._giving(False)
        return rows + [(self._bag_label(bag), lambda bag=bag: self._ask_bag(bag)) for bag in self.choice.bags]

    # What each side gives

    def _parcel(self, merchant: bool) -> Parcel:
        return self.terms.merchant_gives if merchant else self.terms.sheriff_gives

    def _change(self, merchant: bool, **fields: object) -> None:
        parcel = msgspec.structs.replace(self._parcel(merchant), **fields)
        name = "merchant_gives" if merchant else "sheriff_gives"
        self.terms = msgspec.structs.replace(self.terms, **{name: parcel})

    def _giving(self, merchant: bool) -> list[tuple[str, Edit]]:
        may = self.choice.merchant_gives if merchant else self.choice.sheriff_gives
        parcel = self._parcel(merchant)
        giver = (self.choice.merchant,) if merchant else self.sheriff
        who = words.side(giver, self.names)
        verb = "give" if len(giver) > 1 or who == "you" else "gives"
        start = f"{who} {verb}"
        rows: list[tuple[str, Edit]] = []
        if may.gold.most:
            rows.append((f"{start} gold: {parcel.gold}", lambda: self._ask_gold(merchant, may)))
        if may.legal.source:
            rows.append((f"{start} goods: {words.goods(parcel.legal)}", lambda: self._ask_legal(merchant, may)))
        if may.face_down:
            named = words.goods(parcel.contraband)
            rows.append((f"{start} contraband by name: {named}", lambda: self._ask_contraband(merchant, may)))
            unseen = f"{start} contraband unseen: {words.number_of_cards(parcel.unseen)}"
            rows.append((unseen, lambda: self._ask_unseen(merchant, may)))
        if may.from_bag.most:
            promised = words.goods(parcel.from_bag)
            rows.append((f"{start} goods out of the bag: {promised}", lambda: self._ask_from_bag(merchant, may)))
        if may.favour.most or parcel.favour:
            favour = f"“{parcel.favour}”" if parcel.favour else "none"
            rows.append((f"{start} a favour, in words: {favour}", lambda: self._ask_favour(merchant, may)))
        if may.typed is not None or parcel.typed is not None:
            promise = f"“{words.favour(parcel.typed)}”" if parcel.typed is not None else "none"
            rows.append((f"{start} a promise that all can judge: {promise}", lambda: self._ask_typed(merchant, may)))
        return rows

    def _ask_gold(self, merchant: bool, may: MayGive) -> None:
        gold = self.console.number("Gold", may.gold.least, may.gold.most, self._parcel(merchant).gold)
        self._change(merchant, gold=gold)

    def _ask_legal(self, merchant: bool, may: MayGive) -> None:
        cards = ask_cards(self.console, "Which goods from the stall?", may.legal, self._parcel(merchant).legal)
        self._change(merchant, legal=cards)

    def _ask_contraband(self, merchant: bool, may: MayGive) -> None:
        now = self._parcel(merchant).contraband
        question = "Which contraband from under the stall?"
        if isinstance(may.contraband, CardsFrom):
            cards = ask_cards(self.console, question, may.contraband, now)
        else:
            self.console.tell(f"   Up to {words.number_of_cards(may.face_down)}. Your word is taken for it.", "dim")
            cards = ask_kinds(self.console, question, may.contraband, now)
        self._change(merchant, contraband=cards)

    def _ask_unseen(self, merchant: bool, may: MayGive) -> None:
        if merchant is not self.choice.by_merchant:
            now = self._parcel(merchant).unseen
            self._change(merchant, unseen=self.console.number("How many cards unseen", 0, may.face_down, now))
            return
        field = CardsFrom(self.choice.chosen, 0, may.face_down)
        self.console.tell("   Nobody sees which ones until they are handed over.", "dim")
        self.chosen = ask_cards(self.console, "Which cards?", field, self.chosen)
        self._change(merchant, unseen=len(self.chosen))

    def _ask_from_bag(self, merchant: bool, may: MayGive) -> None:
        proof = ", but the Sheriff sees the bag if they are not" if self.proofs else ""
        self.console.tell(f"   They don’t have to be in it{proof}.", "dim")
        now = self._parcel(merchant).from_bag
        self._change(merchant, from_bag=ask_kinds(self.console, "Which goods out of the bag?", may.from_bag, now))

    def _ask_favour(self, merchant: bool, may: MayGive) -> None:
        self.console.tell("   Favours bind nobody. “none” takes it back.", "dim")
        while True:
            favour = self.console.ask("The favour", self._parcel(merchant).favour)
            if not favour:
                return
            if favour.lower() == "none":
                favour = ""
            if may.favour.contains(favour):
                self._change(merchant, favour=favour, typed=None if favour else self._parcel(merchant).typed)
                return
            most = f"At most {may.favour.most} plain characters, on one line." if may.favour.most else _NO_MORE_FAVOURS
            self.console.complain(most)

    def _ask_typed(self, merchant: bool, may: MayGive) -> None:
        self.console.tell("   It binds nobody, but the ledger says whether it was kept.", "dim")
        kinds: list[FavourKind | None] = [None, *(FavourKind if may.typed is not None else ())]
        now = self._parcel(merchant).typed
        labels = ["none", *(_PROMISES[kind] for kind in kinds if kind is not None)]
        start = kinds.index(now.kind) if now is not None and now.kind in kinds else 0
        kind = kinds[self.console.choose("Which promise?", labels, start)]
        if kind is None or may.typed is None:
            self._change(merchant, typed=None)
            return
        gold, good = 0, None
        if kind is FavourKind.GOLD_NEXT:
            least, most = may.typed.gold.least, may.typed.gold.most
            gold = self.console.number("Gold", least, most, now.gold if now is not None and now.gold else least)
        elif kind is FavourKind.LEAVE_KIND:
            goods = may.typed.goods
            at = goods.index(now.good) if now is not None and now.good in goods else 0
            good = goods[self.console.choose("Which kind?", [words.plural_of(each) for each in goods], at)]
        self._change(merchant, typed=Favour(kind, gold, good), favour="")

    # What is to become of the bags

    def _bag_label(self, bag: int) -> str:
        deed = self.terms.deed_for(bag)
        whose = possessive(self.names[bag])
        return f"{whose} bag: {_DEEDS[deed]}"

    def _ask_bag(self, bag: int) -> None:
        deeds = list(_DEEDS)
        now = deeds.index(self.terms.deed_for(bag))
        whose = sentence_case(possessive(self.names[bag]))
        deed = deeds[self.console.choose(f"{whose} bag", list(_DEEDS.values()), now)]
        others = tuple(term for term in self.terms.bags if term.bag != bag)
        mine = () if deed is None else (BagTerm(bag, deed),)
        bags = tuple(sorted(others + mine, key=lambda term: term.bag))
        self.terms = msgspec.structs.replace(self.terms, bags=bags)

    def _what_is_wrong(self) -> str:
        """Why the form is not an offer yet, and what would make it one."""
        if self.terms == Terms():
            return "An empty offer is no offer: add something first."
        merchant = self.choice.merchant
        if self.terms.merchant_gives.from_bag and self.terms.deed_for(merchant) is not Deed.PASS:
            return f"Goods out of a bag need a deal that lets {possessive(self.names[merchant])} bag pass."
        for is_merchant in (True, False):
            may = self.choice.merchant_gives if is_merchant else self.choice.sheriff_gives
            parcel = self._parcel(is_merchant)
            if not may.favour.contains(parcel.favour) or (parcel.typed is not None and may.typed is None):
                return _NO_MORE_FAVOURS
            if len(parcel.contraband) + parcel.unseen > may.face_down:
                return f"Only {words.number_of_cards(may.face_down)} lie under that stall, named and unseen together."
        return "The same card cannot be named and unseen at once, and what is gone cannot be offered."


_NO_MORE_FAVOURS = "A merchant can promise two favours a round, and be promised two: leave the favour out."

_PROMISES = {
    FavourKind.PASS_NEXT: "to let the other’s bag pass the next time at the gate",
    FavourKind.NEVER_OPEN: "never to open the other’s bag again",
    FavourKind.NOTHING_AGAINST: "to make no deal against the other’s bag the next time at the gate",
    FavourKind.GOLD_NEXT: "gold, the next time both can deal",
    FavourKind.LEAVE_KIND: "to leave a kind of goods to the other from now on",
}

_DEEDS: dict[Deed | None, str] = {
    None: "not spoken of",
    Deed.PASS: "let it pass",
    Deed.OPEN: "open it",
    Deed.TAKE_NOTHING: "take nothing for it",
}
