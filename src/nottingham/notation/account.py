"""A readable account of a game: a sentence for every event, whole or redacted, in our own words.

A sentence is told to somebody. With a seat's view, that seat is *you*; with what is public, everybody has a name.
"""

from enum import IntEnum
from typing import Final

from ..game import Event, View
from ..game import events as e
from ..game.known import Public
from .account_of_gate import SENTENCES_OF_THE_GATE
from .account_of_rounds import SENTENCES_OF_ROUNDS
from .teller import Teller
from .words import Names, sentence_case

SENTENCES: Final = {**SENTENCES_OF_ROUNDS, **SENTENCES_OF_THE_GATE}


class Heading(IntEnum):
    """How loud a sentence is."""

    NONE = 0
    PHASE = 1
    ROUND = 2


def heading(event: Event) -> Heading:
    """Whether a sentence begins a round, a phase, or neither."""
    if isinstance(event, e.RoundBegan):
        return Heading.ROUND
    if isinstance(event, e.GameScored):
        return Heading.ROUND
    return Heading.PHASE if isinstance(event, e.PhaseBegan) else Heading.NONE


def sentence(event: Event, seen: View | Public, names: Names) -> str | None:
    """What happened, to the holder of the view after it. None: nothing worth a line."""
    public, seat = (seen.public, seen.seat) if isinstance(seen, View) else (seen, None)
    teller = Teller(public, names, seat)
    told = SENTENCES[type(event)](teller, event)
    return sentence_case(told) if told else None
