"""What the hard bot would do in somebody's place, and why, in a few plain lines."""

from collections.abc import Iterator, Mapping
from typing import Final

from ..bots.clever.advice import Advice
from ..bots.clever.explain import in_words
from ..bots.clever.mind import Explanation
from ..game import View
from ..game.commands import ConfirmStance, OpenBag, PassBag
from ..notation.words import Narrator
from ..review.bag_reader import BagChance

SURELY: Final = 0.005
"""What is less is nothing, in whole percents."""
MOST_SHOWN: Final = 4
"""How many of the options that were weighed a hint shows."""


def hint_lines(advice: Advice, seen: View, words: Narrator, chances: Mapping[int, BagChance]) -> list[str]:
    """The advice first, then what speaks for it: bags as the review will speak of them."""
    command, officers = advice.command, seen.public.sheriffs
    order = words.t("terminal-do-wait") if command is None else words.command(command, officers)
    return [words.t("terminal-hint", advice=order), *_Reasons(seen, words, chances).lines(advice.why)]


class _Reasons:
    """The numbers behind a piece of advice, for one seat."""

    def __init__(self, seen: View, words: Narrator, chances: Mapping[int, BagChance]) -> None:
        self.words, self.chances = words, chances
        self.officers = seen.public.sheriffs

    def lines(self, why: Explanation | None) -> Iterator[str]:
        if why is None:
            return
        match why.question:
            case "settle":
                yield from self._gate(why)
            case "offer":
                yield from self._offer(why)
            case "inspection":
                yield from self._inspection(why)
            case _:
                yield f"{self._options(why)}."
        if "opens" in why.numbers:
            yield self.words.t("table-hint-opens", percent=_percent(why.numbers["opens"]))

    def _options(self, why: Explanation) -> str:
        shown = why.options[:MOST_SHOWN]
        told = [(in_words(option, self.words, self.officers), self.words.points(option.value)) for option in shown]
        return self.words.in_turn([self.words.about(*each) for each in told])

    def _gate(self, why: Explanation) -> Iterator[str]:
        """Bag by bag, then the deals."""
        for option in why.options:
            if isinstance(option.command, OpenBag):
                owner = option.command.bag
                points, chance = self.words.points(option.value), chance_in_words(self.words, self.chances[owner])
                yield self.words.t("terminal-hint-bag", self.words.who(owner), points=points, chance=chance)
        for option in why.options:
            if option.command is not None and not isinstance(option.command, OpenBag | PassBag | ConfirmStance):
                yield (
                    self.words.about(self.words.command(option.command, self.officers), self.words.points(option.value))
                    + "."
                )

    def _offer(self, why: Explanation) -> Iterator[str]:
        passed, otherwise = self.words.points(why.numbers["passed"]), self.words.points(why.numbers["otherwise"])
        yield self.words.t("table-hint-bag", passed=passed, otherwise=otherwise)
        best = max(why.options, key=lambda option: option.command is not None)
        yield self.words.t(
            "terminal-hint-deal", bait="yes" if best.label == "bait" else "no", points=self.words.points(best.value)
        )

    def _inspection(self, why: Explanation) -> Iterator[str]:
        for rival in why.numbers["lies"]:
            yield self.words.about(self.words.name(rival), chance_in_words(self.words, self.chances[rival])) + "."
            yield self.words.t("terminal-hint-look", points=self.words.points(why.options[0].value))


def chance_in_words(words: Narrator, chance: BagChance) -> str:
    """How likely a bag is a lie, and how far that may be off, where it may."""
    if chance.half < SURELY:
        return words.t("review-sure", percent=_percent(chance.false))
    return words.t("review-chance", percent=_percent(chance.false), half=_percent(chance.half))


def _percent(share: float) -> int:
    return round(100 * share)
