"""What the hard bot would do in somebody's place, and why, in a few plain lines."""

from collections.abc import Iterator
from typing import Final

from ..bots.clever.advice import Advice
from ..bots.clever.mind import Explanation, Option
from ..game import Command, View
from ..game.commands import ConfirmStance, DeclareBag, NameFirstMerchant, OpenBag, PassBag
from ..notation.teller import spoken_to
from ..notation.words import Names, possessive, sentence_case
from .wording import Wording

MOST_SHOWN: Final = 4
"""How many of the options that were weighed a hint shows."""
BY_COMMAND: Final = ("declare", "plates", "brimstone", "black market")
"""Questions whose options are told as the commands they stand for; the others have labels that can be read."""


def hint_lines(advice: Advice, seen: View, names: Names) -> list[str]:
    """The advice first, then what speaks for it."""
    return [f"Hint: {_order(advice.command, seen, names)}.", *_Reasons(seen, names).lines(advice.why)]


def _order(command: Command | None, seen: View, names: Names) -> str:
    if command is None:
        return "wait and see"
    words = Wording(seen, names).command(command)
    match command:
        case NameFirstMerchant():
            return f"name {words}"
        case DeclareBag():
            return f"declare {words}"
        case _:
            return words


class _Reasons:
    """The numbers behind a piece of advice, for one seat."""

    def __init__(self, seen: View, names: Names) -> None:
        self.wording = Wording(seen, names)
        self.names = spoken_to(names, seen.seat)

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
                yield f"{sentence_case(self._options(why))}."
        if "opens" in why.numbers:
            yield f"I think your bag will be opened: {_percent(why.numbers['opens'])}."

    def _options(self, why: Explanation) -> str:
        plain = why.question in BY_COMMAND
        return "; ".join(
            f"{self._named(option, plain)}: {_points(option.value)}" for option in why.options[:MOST_SHOWN]
        )

    def _named(self, option: Option, by_command: bool) -> str:
        return self.wording.command(option.command) if by_command and option.command is not None else option.label

    def _gate(self, why: Explanation) -> Iterator[str]:
        """Bag by bag, then the deals."""
        for option in why.options:
            if isinstance(option.command, OpenBag):
                owner = option.command.bag
                name, lies = self.names[owner], _percent(why.numbers["lies"][owner])
                weighed = f"open {_points(option.value)}, pass 0"
                yield f"{sentence_case(possessive(name))} bag: {weighed}; I think {name} is lying: {lies}."
        for option in why.options:
            if option.command is not None and not isinstance(option.command, OpenBag | PassBag | ConfirmStance):
                yield f"{sentence_case(self.wording.command(option.command))}: {_points(option.value)}."

    def _offer(self, why: Explanation) -> Iterator[str]:
        passed, otherwise = why.numbers["passed"], why.numbers["otherwise"]
        yield f"Your bag: {_points(passed)} if it passes, {_points(otherwise)} to be expected without a deal."
        best = max(why.options, key=lambda option: option.command is not None)
        if best.label == "bait":
            yield f"An offer for an honest bag makes it look false: {_points(best.value)}, if the Sheriff bites."
        else:
            yield f"With this deal: {_points(best.value)}."

    def _inspection(self, why: Explanation) -> Iterator[str]:
        for rival, lies in why.numbers["lies"].items():
            worth = _points(why.options[0].value)
            yield f"I think {self.names[rival]} lies with {_percent(lies)}; a look into that bag: {worth}."


def _points(value: float) -> str:
    return "0" if abs(value) < 0.05 else f"{value:+.1f}"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"
