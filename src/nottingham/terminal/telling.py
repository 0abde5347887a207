"""Printing what happened, as loud as it is."""

from collections.abc import Iterable

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ..game import Event, View
from ..game.events import GameScored
from ..game.known import Public
from ..notation.account import Heading, heading, sentence
from ..notation.asides import Leaders, crowns_moved, leaders, pledge_settled, settled
from ..notation.promises import Book
from ..notation.words import Names, Narrator
from .console import Console
from .sheet import sheet_picture


class Asides:
    """What follows from an event and is worth a word of its own: promises kept or broken, crowns that change hands."""

    def __init__(self, console: Console, names: Names, seat: int | None) -> None:
        self.console = console
        self.words = Narrator(console.words.language, names, seat)
        self.book = Book()
        self.leaders: Leaders = {}

    def begin(self, events: Iterable[Event], public: Public) -> None:
        """So much has happened already, and brought everybody here."""
        self.book.follow(events)
        self.leaders = leaders(public)

    def hear(self, event: Event, public: Public) -> None:
        """``public``: what everybody knows after the event."""
        before, led = self.book.pledges, self.leaders
        self.book.hear(event)
        self.leaders = leaders(public)
        said = [pledge_settled(pledge, self.words) for pledge in settled(before, self.book.pledges)]
        for line in [*said, *crowns_moved(led, self.leaders, self.words)]:
            self.console.say(Padding(Text(line, "italic"), (0, 0, 0, 2), expand=False))


def tell_event(console: Console, event: Event, seen: View | Public, names: Names) -> bool:
    """Print one event, as it was told to the holder of the view after it. Whether there was anything to print."""
    public, seat = (seen.public, seen.seat) if isinstance(seen, View) else (seen, None)
    words = Narrator(console.words.language, names, seat)
    if isinstance(event, GameScored):
        console.say()
        console.say(Rule(words.t("terminal-reckoning"), style="bold", align="left"))
        console.say(sheet_picture(public.rules, event.sheet, words))
        return True
    told = sentence(event, seen, words)
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
