"""Printing what happened, as loud as it is."""

from collections.abc import Iterable

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ..game import Event, Ruleset, View
from ..game.events import GameScored
from ..game.known import Public
from ..notation.account import Heading, heading, sentence
from ..notation.asides import (
    Leaders,
    crowns_moved,
    leaders,
    pledge_settled,
    settled,
    word_settled,
    words_settled,
)
from ..notation.statements import Transcript
from ..notation.words import Names, Narrator, sentence_case
from .console import Console
from .sheet import sheet_picture


class Asides:
    """What follows from an event and is worth a word of its own: promises kept or broken, what was said and turns out
    true or not, crowns that change hands."""

    def __init__(self, console: Console, names: Names, seat: int | None, rules: Ruleset) -> None:
        self.console = console
        self.words = Narrator(console.words.language, names, seat)
        self.transcript = Transcript(rules)
        self.leaders: Leaders = {}

    def begin(self, events: Iterable[Event], public: Public) -> None:
        """So much has happened already, and brought everybody here."""
        self.transcript.follow(events)
        self.leaders = leaders(public)

    def hear(self, event: Event, public: Public) -> None:
        """``public``: what everybody knows after the event."""
        heard = self.transcript
        before, spoken, led = heard.book.pledges, heard.statements, self.leaders
        heard.hear(event)
        self.leaders = leaders(public)
        said = [pledge_settled(pledge, self.words) for pledge in settled(before, heard.book.pledges)]
        said += [word_settled(word, self.words) for word in words_settled(spoken, heard.statements)]
        for line in [*said, *crowns_moved(led, self.leaders, self.words)]:
            self.console.say(Padding(Text(line, "italic"), (0, 0, 0, 2), expand=False))

    def at_the_end(self, log: Iterable[Event]) -> None:
        """The whole log is everybody's now: who talked how straight (rules §17)."""
        heard = self.transcript
        heard.turned_up(log)
        records = [(seat, heard.record_of(seat)) for seat in range(len(self.words.names))]
        if not heard.statements:
            return
        self.console.say()
        self.console.tell(self.words.t("say-straight"), "bold")
        for seat, record in records:
            if record.said:
                about = self.words.t("say-record", said=record.said, lies=record.lies)
                self.console.tell(f"  {self.words.about(sentence_case(self.words.called(seat)), about)}")


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
