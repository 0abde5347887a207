"""Statements: what anybody can say at the table so that everybody understands it, programs included. Rules §17.

A statement is public and binds nobody. Nothing that is legal, drawn or scored depends on one. Each has a meaning that
can be checked later, against what everybody has seen: ``notation.statements`` does that. The rules never ask.

How a program talks:

- what it may say: ``legal(table, seat).say`` (for a bot ``turn.choices.say``), None where there is nothing to speak of;
  ``.statements()`` lists it all, ``.allows(statement)`` asks about one, ``.sample(dice)`` draws one;
- to say it: the command ``Say(statement)``; a bot returns the statement from ``say(turn)`` (``bots.seat.Speaker``);
- to hear it: the event ``Said(seat, statement)``, told to everybody, for a bot through ``hear(n, told)``;
- what answers a question: ``fitting_answers(question)``;
- what a speaker's word was worth so far: ``Transcript(rules)`` in ``notation.statements`` hears what the seat is told;
  ``record_of(seat)`` counts, ``statements`` has each with what came of it.
"""

from enum import StrEnum
from typing import Final

import msgspec

from .goods import Good

MOST_LOST: Final = 40
"""What a Sheriff can be told to lose at most: what five summonses cost (rules §12)."""


class StatementKind(StrEnum):
    """What is said."""

    AS_DECLARED = "as_declared"
    """This bag is exactly as declared: my own, or another's."""
    LIES = "lies"
    """This bag is not as declared."""
    NO_CONTRABAND = "no_contraband"
    CONTRABAND = "contraband"
    """There is contraband in this bag."""
    HOLDS = "holds"
    """My bag holds exactly so many of a kind; none, if the number is 0."""
    YOU_LOSE = "you_lose"
    """Opening my bag costs so much gold."""
    TOSSED = "tossed"
    """This merchant set exactly so many of a kind aside in this round's market."""
    OWES_ME = "owes_me"
    """There is a promise of theirs to me that is still open."""
    OPEN_THAT = "open_that"
    """Open that bag, not mine: a request."""
    LEAST_OPENED = "least_opened"
    """Who pays least is opened: a threat, as the four below."""
    BIG_OPENED = "big_opened"
    """Every bag of four or more is opened."""
    QUIET_PASSES = "quiet_passes"
    """Nobody is opened who keeps quiet."""
    LAST_CHANCE = "last_chance"
    """Pay now, or this bag is opened."""
    HOW_MUCH = "how_much"
    """What will you pay? A question."""
    WONT_PAY = "wont_pay"
    """I pay nothing for my bag."""
    COULD_PAY_MORE = "could_pay_more"
    """I could pay more than I have offered."""
    MAKE_OFFER = "make_offer"
    """Make me an offer: a request."""
    SAW_THAT = "saw_that"
    """I saw that: a remark."""
    ASK = "ask"
    """A question to somebody that asks for one of the others."""


_K = StatementKind

BAG_CLAIMS: Final = (_K.AS_DECLARED, _K.LIES, _K.NO_CONTRABAND, _K.CONTRABAND)
"""What anybody can say of any bag."""
THREATS: Final = (_K.LEAST_OPENED, _K.BIG_OPENED, _K.QUIET_PASSES)
"""What those who keep the gate can say to all."""
TO_BAGS: Final = (_K.LAST_CHANCE, _K.HOW_MUCH)
"""What those who keep the gate can say to the owner of a bag."""
OF_MY_BAG: Final = (_K.WONT_PAY, _K.COULD_PAY_MORE, _K.MAKE_OFFER)
"""What the owner of a bag can say about paying for it."""
ASKED_OF_ANY: Final = (_K.AS_DECLARED, _K.NO_CONTRABAND)
"""What can be asked about any bag; the rest of the questions is about the other's own, or about persons."""
ASKED_OF_OWNER: Final = (_K.YOU_LOSE, _K.WONT_PAY)
BIG_BAG: Final = 4
"""How many cards make a bag that ``BIG_OPENED`` speaks of."""


class Statement(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Something that is said. Fields that its kind has no use for are left out."""

    kind: StatementKind
    about: int | None = None
    """Whose bag, or who."""
    good: Good | None = None
    count: int = 0
    gold: int = 0
    to: int | None = None
    """Of whom it is asked; only of questions."""
    asks: StatementKind | None = None
    """For what a question asks."""


def fitting_answers(question: Statement) -> tuple[StatementKind, ...]:
    """Which kinds of statement answer a question; nothing, if it is none."""
    if question.kind is _K.HOW_MUCH or question.asks is _K.WONT_PAY:
        return OF_MY_BAG
    match question.asks:
        case _K.AS_DECLARED:
            return (_K.AS_DECLARED, _K.LIES)
        case _K.NO_CONTRABAND:
            return (_K.NO_CONTRABAND, _K.CONTRABAND)
        case None:
            return ()
        case asked:
            return (asked,)
