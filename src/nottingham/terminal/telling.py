"""Printing what happened, as loud as it is."""

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ..game import Event, View
from ..game.events import GameScored
from ..game.known import Public
from ..notation.account import Heading, heading, sentence
from ..notation.promises import Book, verdicts
from ..notation.teller import spoken_to
from ..notation.words import Names, verdict
from .console import Console
from .sheet import sheet_picture


class Verdicts:
    """Says when a promise was kept or broken: everybody at the table can see it."""

    def __init__(self, console: Console, names: Names) -> None:
        self.console, self.names = console, names
        self.book = Book()

    def hear(self, event: Event, *, aloud: bool = True) -> None:
        before = self.book.pledges
        self.book.hear(event)
        for pledge in verdicts(before, self.book.pledges) if aloud else ():
            self.console.say(Padding(Text(verdict(pledge, self.names), "italic"), (0, 0, 0, 2), expand=False))


def tell_event(console: Console, event: Event, seen: View | Public, names: Names) -> bool:
    """Print one event, as it was told to the holder of the view after it. Whether there was anything to print."""
    if isinstance(event, GameScored):
        public, seat = (seen.public, seen.seat) if isinstance(seen, View) else (seen, None)
        console.say()
        console.say(Rule("The reckoning", style="bold", align="left"))
        console.say(sheet_picture(public.rules, event.sheet, spoken_to(names, seat)))
        return True
    told = sentence(event, seen, names)
    if told is None:
        return False
    match heading(event):
        case Heading.ROUND:
            console.say()
            console.say(Rule(Text(told), style="bold", align="left"))
        case Heading.PHASE:
            console.tell(f"— {told}", "bold")
        case Heading.NONE:
            console.say(Padding(Text(told), (0, 0, 0, 2), expand=False))
    return True
