"""Who is who, to whom it is told; and phrases that several sentences share."""

from typing import Final

from ..game.changes.tools import count
from ..game.goods import Cards
from ..game.known import Hidden, Public, Side
from . import words
from .words import Names, goods, possessive, some


def spoken_to(names: Names, seat: int | None) -> Names:
    """The names as one seat hears them: its own is *you*."""
    return tuple("you" if i == seat else name for i, name in enumerate(names))


_THIRD_PERSON: Final = {"have": "has", "are": "is", "pass": "passes", "forgo": "forgoes", "go": "goes"}


class Teller:
    """Who is who, to whom it is told."""

    def __init__(self, public: Public, names: Names, seat: int | None) -> None:
        self.public = public
        self.names = spoken_to(names, seat)

    def does(self, seat: int, verb: str) -> str:
        """ "you set" or "Bess sets"."""
        name = self.names[seat]
        return f"{name} {verb if name == 'you' else _THIRD_PERSON.get(verb, verb + 's')}"

    def do(self, seats: Side, verb: str) -> str:
        """The same for several."""
        return self.does(seats[0], verb) if len(seats) == 1 else f"{self.all(seats)} {verb}"

    def all(self, seats: Side) -> str:
        return words.side(seats, self.names)

    def whose(self, seat: int) -> str:
        return possessive(self.names[seat])

    def themselves(self, seat: int) -> str:
        return "your" if self.names[seat] == "you" else "their"

    def receiver(self, seat: int | None) -> str:
        return "the loot tile" if seat is None else self.names[seat]

    def declared(self, seat: int) -> str:
        """ "declared 3 apples", as it stands on a bag."""
        bag = self.public.bags[seat]
        if bag is None or bag.declared is None:
            return ""
        return some(bag.declared, bag.count)


def share(gold: int, legal: Cards, contraband: Hidden) -> str:
    parts = [f"{gold} gold"] if gold else []
    if legal:
        parts.append(goods(legal))
    if count(contraband):
        parts.append(words.face_down(contraband))
    return words.listed(parts) or "nothing"


def pile_name(t: Teller, pile: int) -> str:
    if len(t.public.piles) < 2:
        return "the discard pile"
    return "the left pile" if pile == 0 else "the right pile"


def which(cards: Hidden) -> str:
    return f" ({goods(cards)})" if isinstance(cards, tuple) else ""
