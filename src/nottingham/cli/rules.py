"""The rules to play by, as options."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from .app import Stop

if TYPE_CHECKING:
    from ..game import Good, Ruleset


@Parameter(name="*")
@dataclass
class Rules:
    """The rules to play by."""

    edition: Literal["first", "second"] | None = None
    "The printed edition (default: second)."
    players: int | None = None
    "3 to 6; six play with deputies (default: 4)."
    royal_goods: bool = False
    "Royal goods join the deck."
    inspection_clock: bool = False
    "60 seconds for each merchant in an inspection (deputies: 240)."
    hidden_removal: bool = False
    "Ten cards leave the game unseen before the deal."
    seven_cards: bool = False
    "Hands of seven cards instead of six."
    black_market: bool = False
    "Three contraband cards of a kind buy a black market card."
    promo: Annotated[list[str] | None, Parameter(negative_iterable=(), consume_multiple=False)] = None
    "A promo card for the deck, as KEY or KEY=COPIES; may be given several times."

    @property
    def given(self) -> bool:
        """Whether anything was said about the rules at all."""
        return self != Rules()


def ruleset(rules: Rules) -> "Ruleset":
    """The one place where options become a ruleset."""
    from ..game import Ruleset, RulesetError
    from ..notation.rulesets import unplayable

    try:
        players = 4 if rules.players is None else rules.players
        return Ruleset(
            rules.edition or "second",
            players,
            royal_goods=rules.royal_goods,
            inspection_clock=rules.inspection_clock,
            hidden_removal=rules.hidden_removal,
            seven_cards=rules.seven_cards,
            black_market=rules.black_market,
            deputies=players == 6,
            promos=_promos(rules.promo or []),
        )
    except RulesetError as error:
        raise Stop(unplayable(error)) from None


def _promos(wanted: list[str]) -> "dict[Good, int]":
    """``KEY`` or ``KEY=COPIES``, each card once (rules §12)."""
    from ..game.goods import PROMO

    cards = {str(good): good for good in PROMO}
    found: dict[Good, int] = {}
    for text in wanted:
        key, _, copies = text.partition("=")
        key = key.strip().replace("-", "_")
        if key not in cards:
            raise Stop("program-promo-unknown", key=key, known=", ".join(PROMO))
        if cards[key] in found:
            raise Stop("program-promo-twice", key=key)
        if "=" in text and not (copies.isascii() and copies.isdecimal()):
            raise Stop("program-promo-copies", text=text, key=key)
        found[cards[key]] = int(copies) if copies else 1
    return found
