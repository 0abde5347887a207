"""Whether the deal of a log was fair: every card that chance moved lies where the seed says. Design §7.

The shuffles of a game are a documented function of its seed (chance.py); the seed of a game from a server is a
function of a secret that was committed to beforehand and of a nonce of every person (fairness.py). So everybody can
check afterwards that nobody chose the cards.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from ..game import Event
from ..game import events as e
from ..game.chance import Seeded
from ..game.goods import in_order
from ..game.state import Table, empty_table
from .fairness import commitment, seed_of
from .log import Log, LogError, tables


class Mismatch(msgspec.Struct, frozen=True):
    """Something that is not as the seed says: in which line of the log, and a sentence."""

    line: int
    why: str


class Verification(msgspec.Struct, frozen=True):
    """What a check of a log found."""

    fair: bool
    committed: bool
    """Whether the log says how its seed was made, so that this could be checked, too."""
    chances: int
    """How many shuffles, lots and draws were compared with the seed."""
    faults: tuple[Mismatch, ...] = ()


def verify(log: Log) -> Verification:
    """Compare everything that chance did with the seed. A log without a seed is refused with a ``LogError``."""
    seed = log.header.seed
    if log.header.told_to != "everybody" or seed is None:
        raise LogError(1, "this log has no seed: only the whole log of a game can be checked.")
    faults = [Mismatch(1, why) for why in _seed_faults(log, seed)]
    chances = 0
    before = empty_table(log.header.ruleset, Seeded(seed))
    try:
        for n, (event, after) in enumerate(tables(log)):
            check = _CHECKS.get(type(event))
            if check is not None:
                chances += 1
                why = check(before, event) or _begins_with_its_lot(log.events[n - 1], event)
                if why:
                    faults.append(Mismatch(n + 2, why))
            before = after
    except LogError as error:
        faults.append(Mismatch(error.line, error.reason))
    if isinstance(log.events[0] if log.events else None, e.SceneSet):
        faults.append(Mismatch(2, "this game began in the middle, with cards that were laid out by hand."))
    elif not log.events or not isinstance(log.events[0], e.DeckShuffled):
        faults.append(Mismatch(2, "the game does not begin with a shuffled deck."))
    return Verification(not faults, log.header.fairness is not None, chances, tuple(faults))


def _seed_faults(log: Log, seed: int) -> list[str]:
    """What is wrong with the way the seed was made."""
    fairness = log.header.fairness
    if fairness is None:
        return []
    found = []
    try:
        if commitment(fairness.secret) != fairness.commitment:
            found.append("the server's secret is not the one that it committed to before the deal.")
    except ValueError:
        found.append("the server's secret is not a hexadecimal number.")
    if seed_of(fairness.secret, fairness.nonces) != seed:
        found.append("the seed is not made of the server's secret and the nonces of the people at the table.")
    return found


def _shuffled(table: Table, event: e.DeckShuffled) -> str:
    if table.public.n:
        return "a deck was shuffled that was not empty."
    right = table.chance.shuffled(table.chances, table.rules.deck)
    return "" if event.order == right else "the deck does not lie as the seed shuffles it."


def _reshuffled(table: Table, event: e.DeckReshuffled) -> str:
    kept = table.rules.rule.turned_up
    cards = tuple(card for pile in table.public.piles for card in pile[: max(0, len(pile) - kept)])
    right = table.chance.shuffled(table.chances, in_order(cards))
    return "" if event.order == right else "the new deck does not lie as the seed shuffles it."


def _deputies(table: Table, event: e.DeputiesShuffled) -> str:
    right = table.chance.shuffled(table.chances, tuple(range(table.rules.players)))
    return "" if event.order == right else "the deputy cards do not lie as the seed shuffles them."


def _lots(table: Table, event: e.LotsDrawn) -> str:
    right = table.chance.shuffled(table.chances, tuple(range(table.rules.players)))[0]
    return "" if event.first_sheriff == right else f"the lot of the seed falls on seat {right}."


def _removed(table: Table, event: e.CardsRemoved) -> str:
    return _from_the_top(table, event.cards)


def _turned_up(table: Table, event: e.PilesTurnedUp) -> str:
    return _from_the_top(table, tuple(card for pile in event.piles for card in pile))


def _drawn(table: Table, event: e.CardsDrawn) -> str:
    return _from_the_top(table, event.cards, sorted_hand=True)


def _from_the_top(table: Table, cards: object, *, sorted_hand: bool = False) -> str:
    if not isinstance(cards, tuple):
        return "the cards are hidden."
    top = table.deck[table.drawn : table.drawn + len(cards)]
    return "" if cards == (in_order(top) if sorted_hand else top) else "these are not the cards on top of the deck."


def _revealed(table: Table, event: e.TableRevealed) -> str:
    seeded, shown = table.chance, event.revealed
    assert isinstance(seeded, Seeded)
    if shown.seed not in (None, seeded.seed):
        return "the seed that was revealed is another one."
    right = (tuple(own.hand for own in table.own), table.deck[table.drawn :], table.removed)
    return "" if (shown.hands, shown.deck, shown.removed) == right else "other cards were left than those revealed."


def _began(table: Table, event: e.RoundBegan) -> str:
    """Deputies come off their deck in order (rules §10); a Sheriff follows the one before (rules §3)."""
    if table.rules.deputies:
        right = table.deputy_deck[:2]
    elif event.round == 1:
        return ""  # named, or drawn by the lot just before: see _begins_with_its_lot
    else:
        right = ((table.public.sheriffs[0] + 1) % table.rules.players,)
    return "" if event.sheriffs == right else f"the turn was that of seat {' and '.join(map(str, right))}."


def _begins_with_its_lot(before: Event, event: Event) -> str:
    """Where lots were drawn, the first Sheriff is the one they fell on (rules §2)."""
    if not isinstance(before, e.LotsDrawn) or not isinstance(event, e.RoundBegan):
        return ""
    return "" if event.sheriffs == (before.first_sheriff,) else f"the lot fell on seat {before.first_sheriff}."


_CHECKS: dict[type[Event], Callable[[Table, Any], str]] = {
    e.DeckShuffled: _shuffled,
    e.DeckReshuffled: _reshuffled,
    e.DeputiesShuffled: _deputies,
    e.LotsDrawn: _lots,
    e.CardsRemoved: _removed,
    e.PilesTurnedUp: _turned_up,
    e.CardsDrawn: _drawn,
    e.RoundBegan: _began,
    e.TableRevealed: _revealed,
}
