"""A seat's view as a picture in the terminal. It draws a view and nothing else."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..game import View
from ..game.goods import CATALOGUE, CROWNS, PENALTY, VALUE, Cards, Good, GoodClass
from ..game.known import Ask, Offer, Phase, Public
from ..notation.words import Narrator, number_of, sentence_case

STYLE: Final = {
    GoodClass.LEGAL: "cyan",
    GoodClass.CONTRABAND: "red",
    GoodClass.ROYAL: "magenta",
    GoodClass.PROMO: "green",
}


NONE_THERE: Final = "–"
CARDS_OF_A_PILE: Final = 5
"""How many cards of a pile are shown unasked."""


def style_of(good: Good) -> str:
    return STYLE[CATALOGUE[good].good_class]


def goods_text(cards: Cards, words: Narrator, nothing: str = NONE_THERE) -> Text:
    """Cards by kind, coloured by class."""
    kinds = [good for good in CATALOGUE if good in cards]
    if not kinds:
        return Text(nothing, style="dim")
    return Text(", ").join(_whole(words.some(good, cards.count(good)), good) for good in kinds)


def _whole(text: str, good: Good) -> Text:
    """A kind, perhaps with how many of it, that does not break at the end of a line."""
    return Text(text.replace(" ", "\N{NO-BREAK SPACE}"), style=style_of(good))


def numbered(cards: Cards, words: Narrator) -> Text:
    """Cards with their places, as they are chosen by."""
    parts = [
        Text.assemble((f"{place}\N{NO-BREAK SPACE}", "bold"), _whole(words.good(card), card))
        for place, card in enumerate(cards, 1)
    ]
    return Text("   ").join(parts) if parts else Text(words.t("terminal-no-cards"), style="dim")


def by_class(cards: Cards) -> Cards:
    """A hand in the order of the price list."""
    order = list(CATALOGUE)
    return tuple(sorted(cards, key=order.index))


def titled(words: Narrator, *columns: str, left: tuple[str, ...] = ()) -> Grid:
    """An empty table with these titles; figures stand to the right."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in columns:
        title = words.t("terminal-column", column=column) if column else ""
        grid.add_column(title, justify="left" if column in left else "right")
    return grid


def table_picture(seen: View, words: Narrator) -> RenderableType:
    """All that the seat knows, in one picture."""
    parts: list[RenderableType] = [Text(), _headline(seen.public, words), _stalls(seen, words)]
    parts += _middle(seen.public, words)
    if seen.own is not None:
        parts += _own(seen, words)
    return Group(*parts)


def _headline(public: Public, words: Narrator) -> Text:
    facts = [
        words.t("table-round", round=public.round, rounds=public.rules.rounds),
        words.t("table-phase", phase=public.phase.value),
        words.t("terminal-gate", words.side(public.sheriffs), names=words.all(public.sheriffs)),
        words.t("terminal-deck", count=public.deck),
    ]
    return Text(" · ".join(facts), style="bold reverse")


def _stalls(seen: View, words: Narrator) -> Grid:
    public = seen.public
    grid = titled(words, "", "gold", "stall", "hidden", "hand", "bag", left=("", "stall", "hidden", "bag"))
    for seat in range(public.rules.players):
        badge = " ★" if seat in public.sheriffs else ""
        stall = goods_text(public.stalls[seat], words)
        for card in public.black_cards[seat]:
            stall.append(f", {words.t('table-black-cards', value=card.value)}", style="bold")
        grid.add_row(
            Text(f"{words.called(seat)}{badge}", style="bold" if seat == seen.seat else ""),
            str(public.gold[seat]),
            stall,
            _face_down(public, seat, words),
            str(public.hands[seat]),
            _bag(public, seat, words),
        )
    return grid


def _face_down(public: Public, seat: int, words: Narrator) -> Text:
    if public.shown:
        return goods_text(public.shown[seat], words)
    number = public.contraband[seat]
    return Text("■" * number if number < 6 else f"■×{number}", style="red") if number else Text(NONE_THERE, style="dim")


def _bag(public: Public, seat: int, words: Narrator) -> Text:
    aside = public.set_aside[seat]
    if aside:
        return Text(words.t("terminal-set-aside", count=number_of(aside)), style="dim")
    bag = public.bags[seat]
    if bag is None:
        return Text(NONE_THERE, style="dim")
    said = words.cards(bag.count)
    if bag.declared:
        said = words.t("table-quoted", words=words.some(bag.declared, bag.count))
    if bag.verdict is not None:
        return Text(words.t("terminal-bag-settled", said=said, verdict=bag.verdict.value), style="dim")
    return Text(said, style="bold")


def _middle(public: Public, words: Narrator) -> Iterator[Text]:
    """What lies between the players, where there is any."""
    t = words.t
    for pile, cards in enumerate(public.piles):
        if cards:
            top = words.in_order(tuple(reversed(cards))[:CARDS_OF_A_PILE])
            more = "yes" if len(cards) > CARDS_OF_A_PILE else "no"
            yield _fact(
                _pile_label(pile, public, words), t("terminal-pile-top", goods=top, more=more, count=len(cards))
            )
    if public.stacks:
        stacks = [f"{words.good(good)} {values[0]}" for good, values in public.stacks.items() if values]
        sold = t("terminal-black-market", stacks=", ".join(stacks)) if stacks else t("table-black-empty")
        yield _fact(_label(words, "black_market"), sold)
    loot = public.loot
    if loot.gold or loot.legal or loot.contraband:
        parts = [words.gold(loot.gold)] if loot.gold else []
        parts += [words.goods(loot.legal)] if loot.legal else []
        parts += [t("table-face-down", count=loot.contraband)] if loot.contraband else []
        yield _fact(_label(words, "loot"), words.listed(parts))
    for stance in public.stances:
        if stance.bag in public.unsettled:
            confirmed = "yes" if stance.confirmed else "no"
            about = {"name": sentence_case(words.called(stance.deputy)), "verdict": stance.verdict.value}
            yield _fact(_whose_bag(stance.bag, words), t("table-stance-of", about, confirmed=confirmed))
    for obligation in public.obligations:
        if obligation.bag in public.unsettled:
            yield _fact(_whose_bag(obligation.bag, words), t("table-bound", deed=obligation.deed.value))
    for offer in public.offers:
        yield _fact(_label(words, "offer"), offer_line(offer, words))


def _label(words: Narrator, label: str) -> str:
    return words.t("terminal-label", label=label)


def _whose_bag(bag: int, words: Narrator) -> str:
    return words.t("table-offer-bag", words.whose(bag))


def _pile_label(pile: int, public: Public, words: Narrator) -> str:
    return _label(words, "discard" if len(public.piles) == 1 else ("left", "right")[pile])


def piles_picture(public: Public, words: Narrator) -> RenderableType:
    """The discard in full: anybody may look through it at any time (rules §2)."""
    lines = [
        _fact(_pile_label(pile, public, words), words.in_order(tuple(reversed(cards))))
        for pile, cards in enumerate(public.piles)
    ]
    return Group(Text(words.t("terminal-piles-about"), style="dim"), *lines)


def offer_line(offer: Offer, words: Narrator) -> str:
    """A standing offer in one line."""
    terms = words.terms(offer.terms, offer.merchant, offer.sheriff)
    said = [seat for seat in offer.agreed if seat not in offer.by]
    line = words.about(f"{sentence_case(words.all(offer.by))} → {words.all(offer.to)}", terms)
    return f"{line} ({words.t('terminal-said-yes', names=words.all(said))})" if said else line


def _own(seen: View, words: Narrator) -> Iterator[Text]:
    own, public = seen.mine, seen.public

    def shown(label: str, cards: Cards) -> Text:
        return Text.assemble((f"{_label(words, label)}  ", "dim"), goods_text(cards, words))

    if own.contraband and not public.shown:
        yield shown("under", own.contraband)
    bag = public.bags[seen.seat] if seen.seat is not None else None
    if own.bag and (bag is None or bag.verdict is None) and public.phase is not Phase.OVER:
        yield shown("bag", own.bag)
    if own.loot:
        yield shown("loot_hidden", own.loot)
    if public.phase is not Phase.OVER:
        yield shown("hand", own.hand)


def _fact(label: str, said: str) -> Text:
    return Text.assemble((f"{label}  ", "dim"), said)


def facts_picture(seen: View, words: Narrator) -> RenderableType:
    """What the seat learnt in passing (design §3)."""
    lines = [Text(f"  {words.about(words.name(fact.seat), words.fact(fact))}") for fact in seen.mine.facts]
    return Group(*lines) if lines else Text(words.t("terminal-no-secrets"), style="dim")


def price_list(seen: View, words: Narrator) -> Grid:
    """Every kind in this game, with what it is worth and costs."""
    grid = titled(words, "good", "value", "penalty", "cards", "king", "queen", left=("good",))
    for good in seen.rules.kinds:
        king, queen = CROWNS.get(good, ("", ""))
        card = CATALOGUE[good]
        name = words.good(good)
        if card.counts_as:
            name = words.t("terminal-counts-as", name=name, goods=words.some(card.counts_as, card.multiple))
        grid.add_row(
            Text(name, style=style_of(good)),
            str(VALUE[good]),
            str(PENALTY[good]),
            str(seen.rules.copies(good)),
            str(king),
            str(queen),
        )
    return grid


def to_do(asks: tuple[Ask, ...], seen: View, words: Narrator) -> str:
    """What to do now, in one line."""
    mine = [ask for ask in asks if ask.seat == seen.seat]
    if mine:
        return words.t("terminal-now", ask=mine[0].kind.value)
    return words.t("terminal-now-haggle", deputies="yes" if seen.rules.deputies else "no")
