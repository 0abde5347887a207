"""Questions that lead to one command: which cards, which pile, what order. Enter takes the default."""

from collections.abc import Callable

from rich.text import Text

from ..game import Command, View
from ..game.choices import MayAccept, MayChoosePlates, MayLoad, MayPay, MayPlace, MayPropose, MaySetAside
from ..game.commands import AcceptOffer, ChoosePlates, LoadBag, PassBag, PayDebt, ProposeDivision, SetAside
from ..game.fields import CardsFrom, Kinds
from ..game.goods import Cards, worth
from ..notation.words import sentence_case
from .cards import Unread, read_cards, read_kinds
from .console import Console
from .defaults import honest_load, least_of
from .picture import by_class, numbered


def ask_cards(console: Console, question: str, field: CardsFrom, default: Cards, *, show: bool = True) -> Cards:
    """Some of the cards in a field, by place or by name."""
    source = by_class(field.source)
    if show:
        console.say(Text("   ").append_text(numbered(source, console.words)))
    return _until_read(
        console,
        question,
        default,
        lambda text: read_cards(text, source, console.words.language),
        lambda cards: "" if field.contains(cards) else _what_would_do(console, field),
    )


def ask_kinds(console: Console, question: str, field: Kinds, default: Cards) -> Cards:
    """Kinds as claimed; they need not be true."""

    def wrong(cards: Cards) -> str:
        if field.contains(cards):
            return ""
        return console.t("terminal-name-so-many", number=_how_many(console, field.least, field.most))

    return _until_read(
        console, question, default, lambda text: read_kinds(text, field.kinds, console.words.language), wrong
    )


def none_word(console: Console) -> str:
    """How one says that one takes nothing."""
    return console.t("terminal-word-none").split(", ")[0]


def _until_read(
    console: Console,
    question: str,
    default: Cards,
    read: Callable[[str], Cards],
    wrong: Callable[[Cards], str],
) -> Cards:
    shown = console.words.goods(default) if default else none_word(console)
    while True:
        answer = console.ask(question, shown)
        if not answer:
            return default
        try:
            cards = read(answer)
        except Unread as error:
            console.complain(error.in_words(console.words.language))
            continue
        complaint = wrong(cards)
        if not complaint:
            return cards
        console.complain(complaint)


def _what_would_do(console: Console, field: CardsFrom) -> str:
    if field.minimal:
        return console.t("terminal-pay-least", worth=field.worth)
    return console.t("terminal-choose-cards", number=_how_many(console, field.least, field.most))


def _how_many(console: Console, least: int, most: int) -> str:
    if least == most:
        return console.words.cards(most)
    return console.t("terminal-from-to-cards", least=least, count=most)


def set_aside(console: Console, seen: View, choice: MaySetAside) -> Command:
    """A merchant's turn at the market (rules §4.1)."""
    while True:
        cards = ask_cards(console, console.t("terminal-ask-set-aside"), choice.cards, ())
        command = SetAside(cards, _take(console, seen, choice, len(cards)))
        if choice.contains(command):
            return command
        console.complain(console.t("terminal-hand-would-be-empty"))


def _take(console: Console, seen: View, choice: MaySetAside, number: int) -> tuple[int, ...]:
    """How many cards from the top of each pile (rules §4.1, first edition)."""
    room = choice.room + number
    taken: list[int] = []
    for pile, there in enumerate(choice.take):
        most = min(there.most, room - sum(taken))
        if not most:
            taken.append(0)
            continue
        tops = tuple(reversed(seen.public.piles[pile]))[:most]
        name = console.words.pile(pile, len(seen.public.piles))
        goods = console.words.in_order(tops)
        console.tell(f"   {sentence_case(console.t('terminal-top-first', pile=name, goods=goods))}")
        taken.append(console.number(console.t("terminal-ask-take", pile=name), 0, most, 0))
    return tuple(taken)


def place(console: Console, seen: View, choice: MayPlace) -> Command:
    """Lay cards on one of the piles, in an order of choice (rules §4.1, §4.4)."""
    words = console.words
    cards = choice.cards.source
    piles = [int(option) for option in choice.pile.options]
    pile = piles[0]
    if len(piles) > 1:
        question = console.t("terminal-ask-place", goods=words.goods(cards))
        pile = piles[console.choose(question, [sentence_case(words.pile(pile, len(piles))) for pile in piles])]
    if len(set(cards)) > 1:
        console.tell(console.t("terminal-order-about"), "dim")
        field = CardsFrom(cards, len(cards), len(cards))
        cards = ask_cards(console, console.t("terminal-ask-order"), field, cards)
    return choice.command(pile, cards)


def load(console: Console, seen: View, choice: MayLoad) -> Command:
    """Rules §4.2."""
    default = honest_load(choice.cards.source, choice.cards.most)
    return LoadBag(ask_cards(console, console.t("terminal-ask-load"), choice.cards, default))


def pay(console: Console, seen: View, choice: MayPay) -> Command:
    """Rules §6: the debtor chooses, but no card more than needed."""
    return PayDebt(
        _pay_with(console, "terminal-ask-pay", choice.legal),
        _pay_with(console, "terminal-ask-pay-contraband", choice.contraband),
    )


def _pay_with(console: Console, question: str, field: CardsFrom) -> Cards:
    default = least_of(field)
    if field.least == field.most == len(default) or (field.minimal and worth(field.source) <= field.worth):
        if default:
            console.tell(console.t("terminal-all-of-it-goes", goods=console.words.goods(default)))
        return default
    return ask_cards(console, console.t(question, worth=field.worth), field, default)


def accept(console: Console, seen: View, choice: MayAccept) -> Command:
    """Say yes; the unseen part of what one gives is one's own choice."""
    chosen: Cards = ()
    field = choice.chosen
    if field.least:
        cheapest = least_of(CardsFrom(by_class(field.source), field.least, field.most))
        chosen = ask_cards(console, console.t("terminal-ask-hand-over", count=field.least), field, cheapest)
    if choice.passes is not None:
        return PassBag(choice.passes, choice.offer, chosen)
    return AcceptOffer(choice.offer, chosen)


def propose(console: Console, seen: View, choice: MayPropose) -> Command:
    """Rules §10: what to take oneself; the rest is the other deputy's."""
    gold = 0
    if choice.gold.most:
        gold = console.number(console.t("terminal-ask-loot-gold"), 0, choice.gold.most, choice.gold.most // 2)
    return ProposeDivision(
        gold,
        _part(console, "terminal-ask-loot-goods", choice.legal),
        _part(console, "terminal-ask-loot-hidden", choice.contraband),
    )


def _part(console: Console, question: str, field: CardsFrom) -> Cards:
    return ask_cards(console, console.t(question), field, ()) if field.source else ()


def choose_plates(console: Console, seen: View, choice: MayChoosePlates) -> Command:
    """Rules §12."""
    field = choice.goods
    kinds = console.words.listed([console.words.good(kind) for kind in field.kinds], alternatives=True)
    console.tell(f"   {console.t('terminal-plates-may-become', kinds=kinds)}")
    dearest = field.kinds[-1]
    what = console.t("terminal-ask-plates", count=field.least)
    return ChoosePlates(ask_kinds(console, what, field, (dearest,) * field.least))
