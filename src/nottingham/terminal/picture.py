"""A seat's view as a picture in the terminal. It draws a view and nothing else."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..game import View
from ..game.goods import CATALOGUE, CROWNS, PENALTY, VALUE, Cards, Good, GoodClass
from ..game.known import Ask, AskKind, Deed, FaceDown, Fact, Learnt, Offer, Phase, Public, Verdict
from ..notation import words
from ..notation.teller import spoken_to
from ..notation.words import Names, name_of, sentence_case, some

STYLE: Final = {
    GoodClass.LEGAL: "cyan",
    GoodClass.CONTRABAND: "red",
    GoodClass.ROYAL: "magenta",
    GoodClass.PROMO: "green",
}


def style_of(good: Good) -> str:
    return STYLE[CATALOGUE[good].good_class]


def goods_text(cards: Cards, nothing: str = "–") -> Text:
    """Cards by kind, coloured by class."""
    kinds = [good for good in CATALOGUE if good in cards]
    if not kinds:
        return Text(nothing, style="dim")
    return Text(", ").join(_whole(good, cards.count(good)) for good in kinds)


def _whole(good: Good, number: int | None = None) -> Text:
    """A kind, with how many of it, that does not break at the end of a line."""
    text = name_of(good) if number is None else some(good, number)
    return Text(text.replace(" ", "\N{NO-BREAK SPACE}"), style=style_of(good))


def numbered(cards: Cards) -> Text:
    """Cards with their places, as they are chosen by."""
    parts = [Text.assemble((f"{place}\N{NO-BREAK SPACE}", "bold"), _whole(card)) for place, card in enumerate(cards, 1)]
    return Text("   ").join(parts) if parts else Text("no cards", style="dim")


def by_class(cards: Cards) -> Cards:
    """A hand in the order of the price list."""
    order = list(CATALOGUE)
    return tuple(sorted(cards, key=order.index))


def table_picture(seen: View, names: Names) -> RenderableType:
    """All that the seat knows, in one picture."""
    heard = spoken_to(names, seen.seat)
    parts: list[RenderableType] = [Text(), _headline(seen.public, heard), _stalls(seen, heard)]
    parts += _middle(seen.public, heard)
    if seen.own is not None:
        parts += _own(seen)
    return Group(*parts)


def _headline(public: Public, names: Names) -> Text:
    office = "deputies" if len(public.sheriffs) > 1 else "Sheriff"
    facts = [
        f"Round {public.round} of {public.rules.rounds}",
        sentence_case(public.phase.replace("_", " ")),
        f"{office}: {words.side(public.sheriffs, names)}",
        f"deck: {public.deck}",
    ]
    return Text(" · ".join(facts), style="bold reverse")


def _stalls(seen: View, names: Names) -> Grid:
    public = seen.public
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("", "gold", "stall", "face down", "hand", "bag"):
        grid.add_column(title, justify="right" if title in ("gold", "hand") else "left")
    for seat, name in enumerate(names):
        badge = " ★" if seat in public.sheriffs else ""
        stall = goods_text(public.stalls[seat])
        for card in public.black_cards[seat]:
            stall.append(f", black market {card.value}", style="bold")
        grid.add_row(
            Text(f"{name}{badge}", style="bold" if seat == seen.seat else ""),
            str(public.gold[seat]),
            stall,
            _face_down(public, seat),
            str(public.hands[seat]),
            _bag(public, seat),
        )
    return grid


def _face_down(public: Public, seat: int) -> Text:
    if public.shown:
        return goods_text(public.shown[seat])
    number = public.contraband[seat]
    return Text("■" * number if number < 6 else f"■×{number}", style="red") if number else Text("–", style="dim")


def _bag(public: Public, seat: int) -> Text:
    aside = public.set_aside[seat]
    if aside:
        number = aside.count if isinstance(aside, FaceDown) else len(aside)
        return Text(f"{words.number_of_cards(number)} set aside", style="dim")
    bag = public.bags[seat]
    if bag is None:
        return Text("–", style="dim")
    said = f"“{some(bag.declared, bag.count)}”" if bag.declared else words.number_of_cards(bag.count)
    if bag.verdict is not None:
        return Text(f"{said} {'passed' if bag.verdict is Verdict.PASS else 'opened'}", style="dim")
    return Text(said, style="bold")


def _middle(public: Public, names: Names) -> Iterator[Text]:
    """What lies between the players, where there is any."""
    for pile, cards in enumerate(public.piles):
        if cards:
            which = "Discard" if len(public.piles) == 1 else ("Left pile", "Right pile")[pile]
            top = words.in_sequence(tuple(reversed(cards))[:5])
            more = f" … {len(cards)} cards" if len(cards) > 5 else ""
            yield _fact(which, f"{top}{more} (top first)")
    if public.stacks:
        stacks = [f"{name_of(good)} {values[0]}" for good, values in public.stacks.items() if values]
        yield _fact("Black market", f"{', '.join(stacks) or 'sold out'} (three of a kind each)")
    loot = public.loot
    if loot.gold or loot.legal or loot.contraband:
        hidden = [f"{words.number_of_cards(loot.contraband)} face down"] if loot.contraband else []
        things = [words.goods(loot.legal)] if loot.legal else []
        yield _fact("Loot", words.listed([f"{loot.gold} gold", *things, *hidden]))
    for stance in public.stances:
        firm = "" if stance.confirmed else ", not confirmed"
        verb = "let it pass" if stance.verdict is Verdict.PASS else "open it"
        if stance.bag in public.unsettled:
            whose = sentence_case(words.possessive(names[stance.bag]))
            yield _fact(f"{whose} bag", f"{names[stance.deputy]} would {verb}{firm}")
    for obligation in public.obligations:
        if obligation.bag in public.unsettled:
            yield _fact("Bound", _bound(obligation.deed, obligation.bag, names))
    for offer in public.offers:
        yield _fact("Offer", offer_line(offer, names))


def piles_picture(public: Public) -> RenderableType:
    """The discard in full: anybody may look through it at any time (rules §2)."""
    names = ("Left pile", "Right pile") if len(public.piles) > 1 else ("Discard",)
    lines = [
        _fact(name, words.in_sequence(tuple(reversed(pile)))) for name, pile in zip(names, public.piles, strict=True)
    ]
    return Group(Text("The top card first.", style="dim"), *lines)


def _bound(deed: Deed, bag: int, names: Names) -> str:
    whose = words.possessive(names[bag])
    if deed is Deed.TAKE_NOTHING:
        return f"nothing may be taken for {whose} bag"
    return f"{whose} bag must {'pass' if deed is Deed.PASS else 'be opened'}"


def offer_line(offer: Offer, names: Names) -> str:
    """A standing offer in one line."""
    terms = words.terms(offer.terms, offer.merchant, offer.sheriff, names)
    said = [names[seat] for seat in offer.agreed if seat not in offer.by]
    agreed = f" ({words.listed(said)} said yes)" if said else ""
    return f"{words.side(offer.by, names)} to {words.side(offer.to, names)}: {terms}{agreed}"


def _own(seen: View) -> Iterator[Text]:
    own, public = seen.mine, seen.public
    if own.contraband and not public.shown:
        yield Text.assemble(("Under your stall  ", "dim"), goods_text(own.contraband))
    bag = public.bags[seen.seat] if seen.seat is not None else None
    if own.bag and (bag is None or bag.verdict is None) and public.phase is not Phase.OVER:
        yield Text.assemble(("In your bag  ", "dim"), goods_text(own.bag))
    if own.loot:
        yield Text.assemble(("Face down in the loot  ", "dim"), goods_text(own.loot))
    if public.phase is not Phase.OVER:
        yield Text.assemble(("Your hand  ", "dim"), goods_text(own.hand, "empty"))


def _fact(label: str, words_: str) -> Text:
    return Text.assemble((f"{label}  ", "dim"), words_)


def _shown(fact: Fact) -> str:
    """What a proof showed: the bag as it was, or what lay face down."""
    places = ((fact.bag, "in the bag"), (fact.contraband, "face down"))
    return words.listed([f"{words.goods(cards)} {where}" for cards, where in places if cards is not None])


def facts_picture(seen: View, names: Names) -> RenderableType:
    """What the seat learnt in passing (design §3)."""
    lines = []
    for fact in seen.mine.facts:
        who = names[fact.seat]
        what = {
            Learnt.PROOF: f"{who} proved: {_shown(fact)}",
            Learnt.SHOWN: f"you proved to {who}: {_shown(fact)}",
            Learnt.GIVEN: f"you gave {words.goods(fact.contraband or ())} to {who}",
            Learnt.RECEIVED: f"you got {words.goods(fact.contraband or ())} from {who}",
        }[fact.what]
        lines.append(Text(f"  {what}"))
    return Group(*lines) if lines else Text("You have seen nothing that the others have not.", style="dim")


def price_list(seen: View) -> Grid:
    """Every kind in this game, with what it is worth and costs."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("good", "value", "penalty", "cards", "King", "Queen"):
        grid.add_column(title, justify="left" if title == "good" else "right")
    for good in seen.rules.kinds:
        king, queen = CROWNS.get(good, ("", ""))
        card = CATALOGUE[good]
        multiple = f" (counts as {some(card.counts_as, card.multiple)})" if card.counts_as else ""
        grid.add_row(
            Text(name_of(good) + multiple, style=style_of(good)),
            str(VALUE[good]),
            str(PENALTY[good]),
            str(seen.rules.copies(good)),
            str(king),
            str(queen),
        )
    return grid


_TO_DO: Final = {
    AskKind.NAME_FIRST: "You are the Sheriff: name the merchant who goes to market first.",
    AskKind.MARKET: "Market: set aside up to five cards, and draw as many again.",
    AskKind.PLACE: "Lay the cards that you set aside on a pile.",
    AskKind.LOAD: "Pack one to five cards into your bag. Once shut, it stays shut.",
    AskKind.DECLARE: "Tell the Sheriff what is in your bag: one legal kind. The number is true; the kind is up to you.",
    AskKind.SETTLE: "The bags lie before you: let them pass, open them, or talk about money.",
    AskKind.PAY: "Your gold is gone: pay the rest of the penalty in goods.",
    AskKind.PLACE_CONFISCATED: "Lay the seized goods on a pile.",
    AskKind.BRIMSTONE: "Brimstone oil? Everybody who hides something is asked.",
    AskKind.BLACK_MARKET: "Last call at the black market.",
    AskKind.DIVIDE: "Share the loot with the other deputy.",
    AskKind.CHOOSE_PLATES: "Your feast plates become legal goods: choose.",
}


def to_do(asks: tuple[Ask, ...], seen: View) -> str:
    """What to do now, in one line."""
    mine = [ask for ask in asks if ask.seat == seen.seat]
    if mine:
        return _TO_DO[mine[0].kind]
    who = "the deputies decide" if seen.rules.deputies else "the Sheriff alone decides"
    return f"You may haggle; {who} when talking is over. Enter waits."
