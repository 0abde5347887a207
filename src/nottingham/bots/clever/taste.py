"""Levels and characters: numbers that one player differs from another by, never copies of code."""

from typing import Any, Final

import msgspec

TOOLS: Final = ("bribes", "demands", "counters", "goods", "bag goods", "favours", "inspections")
"""What a bargain can be made with. A level that lacks one neither proposes it nor misses it; what others propose is
understood at every level."""


class Taste(msgspec.Struct, frozen=True):
    """How somebody plays."""

    learns: bool = True
    """Whether what people did before changes what is expected of them."""
    crowns: float = 1.0
    """How much of King and Queen is seen coming."""
    noise: float = 0.0
    """Points by which every estimate may be off."""
    temperature: float = 1.0
    """How far choices are mixed: what is so many points worse than the best is done about a third as often. 0 plays
    exactly, and anybody who does the same sums knows what comes."""
    spite: float = 0.9
    """How much a point of an average rival's hurts, in its own points shared by the rivals; 1: for the margin."""
    boldness: float = 1.0
    """Above 1: inspections seem less likely than they are."""
    scruples: float = 0.0
    """Points that a lie has to be worth on top."""
    zeal: float = 0.0
    """Points that opening a bag is worth by itself."""
    greed: float = 1.0
    """What is asked for a passed bag, in what it is thought to be worth."""
    width: int = 4
    """How many kinds are thought of as a lie."""
    digs: float = 1.0
    """How often the discard piles are looked through, where cards may be taken from them (rules §4.1)."""
    tools: tuple[str, ...] = TOOLS
    talks: bool = True
    """Whether it says anything, and listens to what is said (rules §17)."""
    bluster: float = 0.8
    """How often it stands by a lie in words, in what it stands by the truth."""
    grudge: float = 0.0
    """Points of malice for every time that somebody opened its own bag."""
    trust: float = 1.0
    """How far unproved promises are believed."""
    honour: float = 3.0
    """Points that its own word is worth."""
    suspicion: float = 0.35
    """How likely a lie a bag must seem before something is demanded for it."""
    bargain: float = 0.5
    """The share of what a deal is worth to the other side, or to oneself, that is asked or paid for it."""
    generosity: float = 1.0
    """What is offered and paid at most, in what a deal is worth to oneself."""
    patience: float = 0.8
    """The share of a fair half of the loot that is agreed to when it has no proposal of its own left."""

    def has(self, tool: str) -> bool:
        return tool in self.tools


LEVELS: Final[dict[str, Taste]] = {
    "easy": Taste(
        learns=False,
        crowns=0.0,
        noise=26.0,
        temperature=3.0,
        spite=0.0,
        width=3,
        digs=0.25,
        suspicion=0.3,
        tools=("bribes", "demands"),
    ),
    "medium": Taste(
        crowns=0.6, noise=8.0, temperature=1.7, spite=0.5, width=2, tools=("bribes", "demands", "counters")
    ),
    "hard": Taste(),
}

CHARACTERS: Final[dict[str, dict[str, Any]]] = {
    "cautious": {"boldness": 0.75, "scruples": 3.0, "bluster": 0.3},
    "brazen": {"boldness": 1.5, "scruples": -2.0, "honour": 0.0, "bluster": 1.6},
    "corrupt": {"greed": 0.6, "zeal": -4.0, "suspicion": 0.2, "generosity": 1.2},
    "stern": {"greed": 1.8, "spite": 1.1, "honour": 9.0, "zeal": 4.0, "suspicion": 0.6, "bluster": 0.0},
    "grudging": {"grudge": 7.0, "suspicion": 0.25, "trust": 0.6},
    "gullible": {"trust": 2.5, "zeal": -2.0, "greed": 0.8, "generosity": 1.5, "bluster": 0.4},
}
"""What a character changes in the taste of a level."""


def taste_of(level: str, character: str = "") -> Taste:
    return msgspec.structs.replace(LEVELS[level], **CHARACTERS.get(character, {}))
