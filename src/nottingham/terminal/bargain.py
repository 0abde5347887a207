"""Building an offer on a form: gold, goods, contraband, bags and favours. Rules §5."""

from collections.abc import Callable
from typing import Final

import msgspec

from ..game import Command, View
from ..game.choices import MayGive, MayOffer
from ..game.commands import MakeOffer
from ..game.fields import CardsFrom
from ..game.goods import Cards
from ..game.known import BagTerm, Deed, Favour, FavourKind, Parcel, Terms
from ..notation.words import Narrator
from .console import Back, Console
from .dialogs import ask_cards, ask_kinds, none_word

Edit = Callable[[], None]


class Bargain:
    """An offer in the making."""

    def __init__(self, console: Console, seen: View, words: Narrator, choice: MayOffer) -> None:
        self.console = console
        self.words = words
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
            t, words = self.console.t, self.words
            so_far = words.terms(self.terms, self.choice.merchant, self.sheriff) or words.t("table-nothing")
            self.console.say()
            self.console.tell(t("terminal-offer-so-far", to=words.all(self.choice.to), terms=so_far), "bold")
            options = [t("terminal-offer-make"), *(label for label, _ in rows), t("terminal-offer-never-mind")]
            picked = self.console.choose(t("terminal-offer-change"), options, 0 if self.terms != Terms() else 1)
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
        giver = self.words.side((self.choice.merchant,) if merchant else self.sheriff)
        goods, none = self.words.goods, none_word(self.console)

        def row(what: str, value: str) -> str:
            return self.words.t("terminal-offer-row", {**giver, "what": what, "value": value})

        rows: list[tuple[str, Edit]] = []
        if may.gold.most:
            rows.append((row("gold", str(parcel.gold)), lambda: self._ask_gold(merchant, may)))
        if may.legal.source:
            rows.append((row("goods", goods(parcel.legal)), lambda: self._ask_legal(merchant, may)))
        if may.face_down:
            named = goods(parcel.contraband)
            rows.append((row("contraband", named), lambda: self._ask_contraband(merchant, may)))
            unseen = self.words.cards(parcel.unseen)
            rows.append((row("unseen", unseen), lambda: self._ask_unseen(merchant, may)))
        if may.from_bag.most:
            rows.append((row("bag", goods(parcel.from_bag)), lambda: self._ask_from_bag(merchant, may)))
        if may.favour.most or parcel.favour:
            favour = self.words.t("table-quoted", words=parcel.favour) if parcel.favour else none
            rows.append((row("favour", favour), lambda: self._ask_favour(merchant, may)))
        if may.typed is not None or parcel.typed is not None:
            promise = self.words.t("table-quoted", words=self.words.favour(parcel.typed)) if parcel.typed else none
            rows.append((row("promise", promise), lambda: self._ask_typed(merchant, may)))
        return rows

    def _ask_gold(self, merchant: bool, may: MayGive) -> None:
        asked = self.console.t("terminal-ask-gold")
        gold = self.console.number(asked, may.gold.least, may.gold.most, self._parcel(merchant).gold)
        self._change(merchant, gold=gold)

    def _ask_legal(self, merchant: bool, may: MayGive) -> None:
        asked = self.console.t("terminal-ask-stall-goods")
        self._change(merchant, legal=ask_cards(self.console, asked, may.legal, self._parcel(merchant).legal))

    def _ask_contraband(self, merchant: bool, may: MayGive) -> None:
        now = self._parcel(merchant).contraband
        question = self.console.t("terminal-ask-contraband")
        if isinstance(may.contraband, CardsFrom):
            cards = ask_cards(self.console, question, may.contraband, now)
        else:
            self._aside("terminal-contraband-about", count=may.face_down)
            cards = ask_kinds(self.console, question, may.contraband, now)
        self._change(merchant, contraband=cards)

    def _ask_unseen(self, merchant: bool, may: MayGive) -> None:
        if merchant is not self.choice.by_merchant:
            now = self._parcel(merchant).unseen
            asked = self.console.t("terminal-ask-unseen")
            self._change(merchant, unseen=self.console.number(asked, 0, may.face_down, now))
            return
        field = CardsFrom(self.choice.chosen, 0, may.face_down)
        self._aside("terminal-unseen-about")
        self.chosen = ask_cards(self.console, self.console.t("terminal-ask-which-cards"), field, self.chosen)
        self._change(merchant, unseen=len(self.chosen))

    def _ask_from_bag(self, merchant: bool, may: MayGive) -> None:
        self._aside("table-give-bag-about", proof="yes" if self.proofs else "no")
        now = self._parcel(merchant).from_bag
        asked = self.console.t("terminal-ask-from-bag")
        self._change(merchant, from_bag=ask_kinds(self.console, asked, may.from_bag, now))

    def _ask_favour(self, merchant: bool, may: MayGive) -> None:
        self._aside("terminal-favour-about", none=none_word(self.console))
        while True:
            favour = self.console.ask(self.console.t("terminal-ask-favour"), self._parcel(merchant).favour)
            if not favour:
                return
            if self.console.means(favour, "none"):
                favour = ""
            if may.favour.contains(favour):
                self._change(merchant, favour=favour, typed=None if favour else self._parcel(merchant).typed)
                return
            too_long = self.console.t("terminal-favour-too-long", most=may.favour.most)
            self.console.complain(too_long if may.favour.most else self._no_more_favours())

    def _ask_typed(self, merchant: bool, may: MayGive) -> None:
        t = self.console.t
        self._aside("table-give-promise-about")
        kinds: list[FavourKind | None] = [None, *(FavourKind if may.typed is not None else ())]
        now = self._parcel(merchant).typed
        labels = [t("table-favour-pick", kind=kind.value if kind else "none") for kind in kinds]
        start = kinds.index(now.kind) if now is not None and now.kind in kinds else 0
        kind = kinds[self.console.choose(t("table-give-promise"), labels, start)]
        if kind is None or may.typed is None:
            self._change(merchant, typed=None)
            return
        gold, good = 0, None
        if kind is FavourKind.GOLD_NEXT:
            least, most = may.typed.gold.least, may.typed.gold.most
            asked = t("terminal-ask-gold")
            gold = self.console.number(asked, least, most, now.gold if now is not None and now.gold else least)
        elif kind is FavourKind.LEAVE_KIND:
            goods = may.typed.goods
            at = goods.index(now.good) if now is not None and now.good in goods else 0
            good = goods[self.console.choose(t("table-give-kind"), [self.words.good(each) for each in goods], at)]
        self._change(merchant, typed=Favour(kind, gold, good), favour="")

    def _no_more_favours(self) -> str:
        return self.console.t("table-refused-offer-too-many-favours")

    def _aside(self, message: str, **args: int | str) -> None:
        self.console.tell(f"   {self.console.t(message, **args)}", "dim")

    # What is to become of the bags

    def _deed(self, deed: Deed | None) -> str:
        return self.words.t("table-deed-short", deed=deed.value if deed else "none")

    def _whose(self, bag: int) -> str:
        return self.words.t("table-offer-bag", self.words.whose(bag))

    def _bag_label(self, bag: int) -> str:
        return self.words.about(self._whose(bag), self._deed(self.terms.deed_for(bag)))

    def _ask_bag(self, bag: int) -> None:
        now = DEEDS_TO_CHOOSE.index(self.terms.deed_for(bag))
        deed = DEEDS_TO_CHOOSE[
            self.console.choose(self._whose(bag), [self._deed(deed) for deed in DEEDS_TO_CHOOSE], now)
        ]
        others = tuple(term for term in self.terms.bags if term.bag != bag)
        mine = () if deed is None else (BagTerm(bag, deed),)
        bags = tuple(sorted(others + mine, key=lambda term: term.bag))
        self.terms = msgspec.structs.replace(self.terms, bags=bags)

    def _what_is_wrong(self) -> str:
        """Why the form is not an offer yet, and what would make it one."""
        if self.terms == Terms():
            return self.console.t("table-offer-why-empty")
        if self.terms.merchant_gives.from_bag and self.terms.deed_for(self.choice.merchant) is not Deed.PASS:
            return self.console.t("table-offer-why-passing")
        for is_merchant in (True, False):
            may = self.choice.merchant_gives if is_merchant else self.choice.sheriff_gives
            parcel = self._parcel(is_merchant)
            if not may.favour.contains(parcel.favour) or (parcel.typed is not None and may.typed is None):
                return self._no_more_favours()
            if len(parcel.contraband) + parcel.unseen > may.face_down:
                return self.console.t("terminal-offer-face-down", count=may.face_down)
        return self.console.t("terminal-offer-same-card")


DEEDS_TO_CHOOSE: Final = (None, Deed.PASS, Deed.OPEN, Deed.TAKE_NOTHING)
