"""Questions that lead to one command: which cards, which pile, what order. Enter takes the default."""

from collections.abc import Callable

from rich.text import Text

from ..game import Command, View
from ..game.choices import MayAccept, MayChoosePlates, MayLoad, MayPay, MayPlace, MayPropose, MaySetAside
from ..game.commands import AcceptOffer, ChoosePlates, LoadBag, PassBag, PayDebt, ProposeDivision, SetAside
from ..game.fields import CardsFrom, Kinds
from ..game.goods import Cards, worth
from ..notation import words
from .cards import Unread, read_cards, read_kinds
from .console import Console
from .defaults import honest_load, least_of
from .picture import by_class, numbered


def ask_cards(console: Console, question: str, field: CardsFrom, default: Cards, *, show: bool = True) -> Cards:
    """Some of the cards in a field, by place or by name."""
    source = by_class(field.source)
    if show:
        console.say(Text("   ").append_text(numbered(source)))
    return _until_read(
        console,
        question,
        default,
        lambda text: read_cards(text, source),
        lambda cards: "" if field.contains(cards) else _what_would_do(field),
    )


def ask_kinds(console: Console, question: str, field: Kinds, default: Cards) -> Cards:
    """Kinds as claimed; they need not be true."""

    def wrong(cards: Cards) -> str:
        if field.contains(cards):
            return ""
        return f"Name {_how_many(field.least, field.most)}."

    return _until_read(console, question, default, lambda text: read_kinds(text, field.kinds), wrong)


def _until_read(
    console: Console,
    question: str,
    default: Cards,
    read: Callable[[str], Cards],
    wrong: Callable[[Cards], str],
) -> Cards:
    shown = words.goods(default) if default else "none"
    while True:
        answer = console.ask(question, shown)
        if not answer:
            return default
        try:
            cards = read(answer)
        except Unread as error:
            console.complain(str(error))
            continue
        complaint = wrong(cards)
        if not complaint:
            return cards
        console.complain(complaint)


def _what_would_do(field: CardsFrom) -> str:
    if field.minimal:
        return f"It must be worth {field.worth} at least, with no card that could be kept back."
    return f"Choose {_how_many(field.least, field.most)}: by their numbers (1 3), by name (2 apple), all or none."


def _how_many(least: int, most: int) -> str:
    if least == most:
        return words.number_of_cards(most)
    return f"{least} to {words.number_of_cards(most)}"


def set_aside(console: Console, seen: View, choice: MaySetAside) -> Command:
    """A merchant's turn at the market (rules §4.1)."""
    while True:
        cards = ask_cards(console, "Which cards do you set aside?", choice.cards, ())
        command = SetAside(cards, _take(console, seen, choice, len(cards)))
        if choice.contains(command):
            return command
        console.complain("The deck is empty and your hand would be, too: set aside fewer, or take from the piles.")


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
        name = pile_name(pile)
        console.tell(f"   {words.sentence_case(name)}, top first: {words.in_sequence(tops)}")
        taken.append(console.number(f"Take how many from the {name}", 0, most, 0))
    return tuple(taken)


def pile_name(pile: int) -> str:
    return ("left pile", "right pile")[pile]


def place(console: Console, seen: View, choice: MayPlace) -> Command:
    """Lay cards on one of the piles, in an order of choice (rules §4.1, §4.4)."""
    cards = choice.cards.source
    piles = [int(option) for option in choice.pile.options]
    pile = piles[0]
    if len(piles) > 1:
        pile = piles[console.choose(f"Lay {words.goods(cards)} where?", [pile_name(pile) for pile in piles])]
    if len(set(cards)) > 1:
        console.tell("The order, the bottom card first; the last one ends on top.", "dim")
        field = CardsFrom(cards, len(cards), len(cards))
        cards = ask_cards(console, "In which order?", field, cards)
    return choice.command(pile, cards)


def load(console: Console, seen: View, choice: MayLoad) -> Command:
    """Rules §4.2."""
    default = honest_load(choice.cards.source, choice.cards.most)
    return LoadBag(ask_cards(console, "Into the bag?", choice.cards, default))


def pay(console: Console, seen: View, choice: MayPay) -> Command:
    """Rules §6: the debtor chooses, but no card more than needed."""
    return PayDebt(
        _pay_with(console, "Pay with which goods?", choice.legal),
        _pay_with(console, "And with which contraband? It is shown to all.", choice.contraband),
    )


def _pay_with(console: Console, question: str, field: CardsFrom) -> Cards:
    default = least_of(field)
    if field.least == field.most == len(default) or (field.minimal and worth(field.source) <= field.worth):
        if default:
            console.tell(f"All of it goes: {words.goods(default)}.")
        return default
    return ask_cards(console, f"{question} Worth {field.worth} is due.", field, default)


def accept(console: Console, seen: View, choice: MayAccept) -> Command:
    """Say yes; the unseen part of what one gives is one's own choice."""
    chosen: Cards = ()
    field = choice.chosen
    if field.least:
        cheapest = least_of(CardsFrom(by_class(field.source), field.least, field.most))
        question = f"Hand over which {words.number_of_cards(field.least)}?"
        chosen = ask_cards(console, question, field, cheapest)
    if choice.passes is not None:
        return PassBag(choice.passes, choice.offer, chosen)
    return AcceptOffer(choice.offer, chosen)


def propose(console: Console, seen: View, choice: MayPropose) -> Command:
    """Rules §10: what to take oneself; the rest is the other deputy's."""
    gold = 0
    if choice.gold.most:
        gold = console.number("Your part of the gold", 0, choice.gold.most, choice.gold.most // 2)
    return ProposeDivision(
        gold,
        _part(console, "Which of the goods are yours?", choice.legal),
        _part(console, "Which of the face-down goods are yours?", choice.contraband),
    )


def _part(console: Console, question: str, field: CardsFrom) -> Cards:
    return ask_cards(console, question, field, ()) if field.source else ()


def choose_plates(console: Console, seen: View, choice: MayChoosePlates) -> Command:
    """Rules §12."""
    field = choice.goods
    console.tell(f"   They may become {words.listed([words.name_of(kind) for kind in field.kinds], 'or')}.")
    dearest = field.kinds[-1]
    what = "What does your feast plate become?" if field.least == 1 else f"What do your {field.least} plates become?"
    return ChoosePlates(ask_kinds(console, what, field, (dearest,) * field.least))
