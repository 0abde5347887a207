"""Set-up. Rules §2."""

from .chance import Chance, Seeded
from .deck import draw_up
from .end_of_round import begin_round, next_sheriffs
from .events import CardsRemoved, DeckShuffled, Event, LotsDrawn, PilesTurnedUp
from .evolve import record
from .goods import HIDDEN_REMOVAL
from .market import begin
from .ruleset import Ruleset, check_ruleset
from .state import Draft, Table, empty_table


def new_game(
    ruleset: Ruleset, seed: int = 0, first_sheriff: int | None = None, *, chance: Chance | None = None
) -> tuple[Table, list[Event]]:
    """A table ready for its first market, and how it came about. Lots decide the first Sheriff unless named."""
    check_ruleset(ruleset)
    if first_sheriff is not None:
        if ruleset.deputies:
            raise ValueError("With six players the deputy cards decide: a first Sheriff cannot be named.")
        if type(first_sheriff) is not int or not 0 <= first_sheriff < ruleset.players:
            last = ruleset.players - 1
            raise ValueError(
                f"The first Sheriff must be a seat from 0 to {last}, a whole number, not {first_sheriff!r}."
            )
    draft = Draft(empty_table(ruleset, chance if chance is not None else Seeded(seed)))
    record(draft, DeckShuffled(draft.chance.shuffled(draft.chances, ruleset.deck)))
    if ruleset.hidden_removal:
        record(draft, CardsRemoved(draft.deck[:HIDDEN_REMOVAL]))
    for seat in range(ruleset.players):
        draw_up(draft, seat)
    _turn_up(draft)
    if ruleset.deputies:
        sheriffs = next_sheriffs(draft)
    elif first_sheriff is None:
        seats = tuple(range(ruleset.players))
        sheriffs = draft.chance.shuffled(draft.chances, seats)[:1]
        record(draft, LotsDrawn(sheriffs[0]))
    else:
        sheriffs = (first_sheriff,)
    begin_round(draft, 1, sheriffs)
    begin(draft)
    return draft.finished(), draft.events


def _turn_up(draft: Draft) -> None:
    """First edition: five cards for one discard pile, then five for the other (rules §2)."""
    number = draft.rules.rule.turned_up
    if not number:
        return
    at = draft.drawn
    piles = tuple(draft.deck[at + i * number : at + (i + 1) * number] for i in range(draft.rules.rule.piles))
    record(draft, PilesTurnedUp(piles))
