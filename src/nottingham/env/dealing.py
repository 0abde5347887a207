"""Cards turned up one at a time, by whoever plays chance.

The engine shuffles a whole deck at once. Some hosts want nothing decided before it is drawn: OpenSpiel asks for a
chance node for every card, and the array engine keeps its decks as counts. Here a command is first played on trial,
to see how many cards it draws and from what; then it is played in earnest with the cards that chance named. Within
one command nothing depends on which cards came, only on how many, so the trial tells no lies.
"""

from collections import Counter

import msgspec

from ..game import Command, Event, Good, Refusal, Ruleset, decide, new_game
from ..game.chance import T
from ..game.events import CardsDrawn, DeckReshuffled
from ..game.goods import HIDDEN_REMOVAL, Cards, without_cards
from ..game.state import Table


class Stacked(msgspec.Struct, frozen=True):
    """Chance that was told beforehand: the next deck has these cards on top, below some that are skipped."""

    top: Cards = ()
    skipped: int = 0

    def shuffled(self, k: int, items: tuple[T, ...]) -> tuple[T, ...]:
        cards: Cards = items  # type: ignore[assignment]
        rest = without_cards(cards, self.top)
        stacked = rest[: self.skipped] + self.top + rest[self.skipped :]
        return stacked  # type: ignore[return-value]


class Draw(msgspec.Struct, frozen=True):
    """So many cards out of these: one stretch of drawing without a new shuffle."""

    number: int
    source: Cards


class Dealing(msgspec.Struct, frozen=True):
    """What has to be drawn for one command, and what has been drawn so far."""

    draws: tuple[Draw, ...]
    drawn: Cards = ()

    @property
    def done(self) -> bool:
        return len(self.drawn) == sum(draw.number for draw in self.draws)

    @property
    def pool(self) -> Counter[Good]:
        """What the next card can be, with how many there are of each."""
        at = 0
        for draw in self.draws:
            if len(self.drawn) < at + draw.number:
                pool = Counter(draw.source)
                pool.subtract(self.drawn[at:])
                return +pool
            at += draw.number
        return Counter()

    def then(self, card: Good) -> "Dealing":
        """The dealing after one more card."""
        if not self.pool[card]:
            raise ValueError(f"There is no {card} left to be drawn.")
        return Dealing(self.draws, (*self.drawn, card))


def first_dealing(rules: Ruleset) -> Dealing:
    """The hands of a new game, seat after seat. Any card can come: those removed unseen are known to nobody."""
    return Dealing((Draw(rules.players * rules.hand_limit, rules.deck),))


def dealt_game(rules: Ruleset, first_sheriff: int, hands: Cards) -> tuple[Table, list[Event]]:
    """A new game with these hands."""
    skipped = HIDDEN_REMOVAL if rules.hidden_removal else 0
    return new_game(rules, first_sheriff=first_sheriff, chance=Stacked(hands, skipped))


def dealing_of(table: Table, seat: int, command: Command, *, fresh: bool) -> Dealing:
    """What a legal command draws. ``fresh``: the deck was never shuffled again, so that the cards removed unseen are as
    likely to come as those in it."""
    trial = decide(msgspec.structs.replace(table, chance=Stacked()), seat, command)
    if isinstance(trial, Refusal):
        raise ValueError(f"The command {command} is refused: {trial.code}.")
    left = table.deck[table.drawn :]
    source = left + table.removed if fresh else left
    number = 0
    draws: list[Draw] = []
    for event in trial:
        if isinstance(event, CardsDrawn):
            assert isinstance(event.cards, tuple)
            number += len(event.cards)
        elif isinstance(event, DeckReshuffled):
            assert isinstance(event.order, tuple)
            draws.append(Draw(number, source))
            number, source = 0, event.order
    draws.append(Draw(number, source))
    return Dealing(tuple(draws))


def stacked_table(table: Table, dealing: Dealing) -> Table:
    """The table on which the next cards are those that were dealt."""
    here = dealing.draws[0]
    first, later = dealing.drawn[: here.number], dealing.drawn[here.number :]
    rest = without_cards(here.source, first)
    size = len(table.deck) - table.drawn - len(first)
    deck = table.deck[: table.drawn] + first + rest[:size]
    removed = rest[size:] if len(here.source) > len(table.deck) - table.drawn else table.removed
    return msgspec.structs.replace(table, deck=deck, removed=removed, chance=Stacked(later))
