"""What a seat may do now, as lines to choose from. Every choice that the rules describe has its line."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from ..game import Command, View
from ..game import commands as c
from ..game.choices import (
    AnyChoice,
    Choices,
    Listed,
    MayAccept,
    MayChoosePlates,
    MayLoad,
    MayOffer,
    MayPay,
    MayPlace,
    MayPropose,
    MaySetAside,
)
from ..notation import words
from ..notation.teller import spoken_to
from ..notation.words import Names
from . import dialogs
from .bargain import Bargain
from .console import Back, Console
from .defaults import default
from .wording import Wording


class MenuLine(NamedTuple):
    """One line of the menu, and what it leads to. None: wait and see."""

    label: str
    choose: Callable[[], Command | None]
    command: Command | None = None


class Menu:
    """A person's choices at one moment."""

    def __init__(self, console: Console, seen: View, names: Names, choices: Choices, *, may_wait: bool) -> None:
        self.console = console
        self.seen = seen
        self.names = spoken_to(names, seen.seat)
        self.wording = Wording(seen, names)
        self.choices = choices
        self.may_wait = may_wait

    def ask(self) -> Command | None:
        """The person's command; None waits."""
        while True:
            try:
                return self._ask()
            except Back:
                continue

    def _ask(self) -> Command | None:
        lines = self.lines()
        if len(lines) == 1 and lines[0].command is None:
            return lines[0].choose()
        best = default(self.seen, self.choices)
        at = next((i for i, line in enumerate(lines) if line.command == best), 0)
        return lines[self.console.choose("Your move", [line.label for line in lines], at)].choose()

    def lines(self) -> list[MenuLine]:
        found = [line for choice in self.choices.choices for line in self._lines_of(choice)]
        found.sort(key=_settling_first)
        if self.may_wait:
            found.insert(0, MenuLine("wait and see", lambda: None))
        return found

    def _lines_of(self, choice: AnyChoice) -> list[MenuLine]:
        console, seen = self.console, self.seen
        match choice:
            case Listed(commands=commands):
                return [self._listed(command) for command in commands]
            case MayOffer():
                return [MenuLine(self._offer_label(choice), Bargain(console, seen, self.names, choice).build)]
            case MayAccept():
                plain = dialogs.accept(console, seen, choice) if not choice.chosen.least else None
                return [
                    MenuLine(
                        self.wording.acceptance(choice.offer, choice.passes),
                        lambda: dialogs.accept(console, seen, choice),
                        plain,
                    )
                ]
            case MaySetAside():
                return [MenuLine("go to market", lambda: dialogs.set_aside(console, seen, choice))]
            case MayPlace():
                return [MenuLine("lay the cards on a pile", lambda: dialogs.place(console, seen, choice))]
            case MayLoad():
                return [MenuLine("pack the bag", lambda: dialogs.load(console, seen, choice))]
            case MayPay():
                return [MenuLine("pay the debt", lambda: dialogs.pay(console, seen, choice))]
            case MayPropose():
                return [MenuLine("propose a division", lambda: dialogs.propose(console, seen, choice))]
            case MayChoosePlates():
                return [MenuLine("choose for the plates", lambda: dialogs.choose_plates(console, seen, choice))]
            case _:
                assert_never(choice)

    def _listed(self, command: Command) -> MenuLine:
        return MenuLine(self.wording.command(command), lambda: command, command)

    def _offer_label(self, choice: MayOffer) -> str:
        both = " for both deputies" if len(choice.by) > 1 else ""
        change = "change your offer to" if self.seen.public.offer(choice.by, choice.to) else "make an offer to"
        return f"{change} {words.side(choice.to, self.names)}{both}"


_TALK = (c.WithdrawOffer, c.RefuseOffer)


def _settling_first(line: MenuLine) -> int:
    """Bags and answers first, then talk, then new offers."""
    if line.command is None:
        return 2 if "offer to" in line.label else 0
    return 1 if isinstance(line.command, _TALK) else 0
