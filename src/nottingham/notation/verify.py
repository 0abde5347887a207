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
from ..locales import ENGLISH, text
from .fairness import commitment, seed_of
from .log import Branch, Log, LogError, tables, unreadable


class Mismatch(msgspec.Struct, frozen=True):
    """Something that is not as the seed says: in which line of the log, and a sentence."""

    line: int
    why: str
    message: str = ""
    """The same as a message of the catalogues, and what goes into it."""
    args: dict[str, str] = {}

    def in_words(self, language: str) -> str:
        return text(language, self.message, self.args) if self.message else self.why


class Verification(msgspec.Struct, frozen=True):
    """What a check of a log found."""

    fair: bool
    committed: bool
    """Whether the log says how its seed was made, so that this could be checked, too."""
    chances: int
    """How many shuffles, lots and draws were compared with the seed."""
    faults: tuple[Mismatch, ...] = ()
    branch: Branch | None = None
    """The game was played on from a moment of another one: how the cards lay then, no seed says."""


def verify(log: Log) -> Verification:
    """Compare everything that chance did with the seed. A log without a seed is refused with a ``LogError``."""
    seed = log.header.seed
    if log.header.told_to != "everybody" or seed is None:
        raise unreadable(1, "no-seed")
    faults = [_mismatch(1, why) for why in _seed_faults(log, seed)]
    chances = 0
    before = empty_table(log.header.ruleset, Seeded(seed))
    try:
        for n, (event, after) in enumerate(tables(log)):
            check = _CHECKS.get(type(event))
            if check is not None:
                chances += 1
                why = check(before, event) or _begins_with_its_lot(log.events[n - 1], event)
                if why:
                    faults.append(_mismatch(n + 2, why))
            before = after
    except LogError as error:
        faults.append(Mismatch(error.line, str(error.why)))
    branch = log.header.branch
    if isinstance(log.events[0] if log.events else None, e.SceneSet):
        if branch is None:
            faults.append(_mismatch(2, "laid-out"))
    elif not log.events or not isinstance(log.events[0], e.DeckShuffled):
        faults.append(_mismatch(2, "no-shuffle"))
    return Verification(not faults, log.header.fairness is not None, chances, tuple(faults), branch)


def _mismatch(line: int, why: str) -> Mismatch:
    """``why``: a message, and after a blank the seats that it is about."""
    name, _, seats = why.partition(" ")
    message, args = f"program-unfair-{name}", {"seats": seats} if seats else {}
    return Mismatch(line, text(ENGLISH, message, args), message, args)


def _seed_faults(log: Log, seed: int) -> list[str]:
    """What is wrong with the way the seed was made."""
    fairness = log.header.fairness
    if fairness is None:
        return []
    found = []
    try:
        if commitment(fairness.secret) != fairness.commitment:
            found.append("secret")
    except ValueError:
        found.append("secret-not-hexadecimal")
    if seed_of(fairness.secret, fairness.nonces) != seed:
        found.append("seed")
    return found


def _shuffled(table: Table, event: e.DeckShuffled) -> str:
    if table.public.n:
        return "not-empty"
    right = table.chance.shuffled(table.chances, table.rules.deck)
    return "" if event.order == right else "deck"


def _reshuffled(table: Table, event: e.DeckReshuffled) -> str:
    kept = table.rules.rule.turned_up
    cards = tuple(card for pile in table.public.piles for card in pile[: max(0, len(pile) - kept)])
    right = table.chance.shuffled(table.chances, in_order(cards))
    return "" if event.order == right else "new-deck"


def _deputies(table: Table, event: e.DeputiesShuffled) -> str:
    right = table.chance.shuffled(table.chances, tuple(range(table.rules.players)))
    return "" if event.order == right else "deputies"


def _lots(table: Table, event: e.LotsDrawn) -> str:
    right = table.chance.shuffled(table.chances, tuple(range(table.rules.players)))[0]
    return "" if event.first_sheriff == right else f"lot {right}"


def _removed(table: Table, event: e.CardsRemoved) -> str:
    return _from_the_top(table, event.cards)


def _turned_up(table: Table, event: e.PilesTurnedUp) -> str:
    return _from_the_top(table, tuple(card for pile in event.piles for card in pile))


def _drawn(table: Table, event: e.CardsDrawn) -> str:
    return _from_the_top(table, event.cards, sorted_hand=True)


def _from_the_top(table: Table, cards: object, *, sorted_hand: bool = False) -> str:
    if not isinstance(cards, tuple):
        return "hidden"
    top = table.deck[table.drawn : table.drawn + len(cards)]
    return "" if cards == (in_order(top) if sorted_hand else top) else "not-on-top"


def _revealed(table: Table, event: e.TableRevealed) -> str:
    seeded, shown = table.chance, event.revealed
    assert isinstance(seeded, Seeded)
    if shown.seed not in (None, seeded.seed):
        return "revealed-seed"
    right = (tuple(own.hand for own in table.own), table.deck[table.drawn :], table.removed)
    return "" if (shown.hands, shown.deck, shown.removed) == right else "revealed-cards"


def _began(table: Table, event: e.RoundBegan) -> str:
    """Deputies come off their deck in order (rules §10); a Sheriff follows the one before (rules §3)."""
    if table.rules.deputies:
        right = table.deputy_deck[:2]
    elif event.round == 1:
        return ""  # named, or drawn by the lot just before: see _begins_with_its_lot
    else:
        right = ((table.public.sheriffs[0] + 1) % table.rules.players,)
    return "" if event.sheriffs == right else f"turn {', '.join(map(str, right))}"


def _begins_with_its_lot(before: Event, event: Event) -> str:
    """Where lots were drawn, the first Sheriff is the one they fell on (rules §2)."""
    if not isinstance(before, e.LotsDrawn) or not isinstance(event, e.RoundBegan):
        return ""
    return "" if event.sheriffs == (before.first_sheriff,) else f"lot-fell {before.first_sheriff}"


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
