"""Printing what happened, as loud as it is."""

from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from ..game import Event, View
from ..game.events import GameScored
from ..game.known import Public
from ..notation.account import Heading, heading, sentence
from ..notation.words import Names, Words
from .console import Console
from .sheet import sheet_picture


def tell_event(console: Console, event: Event, seen: View | Public, names: Names) -> bool:
    """Print one event, as it was told to the holder of the view after it. Whether there was anything to print."""
    public, seat = (seen.public, seen.seat) if isinstance(seen, View) else (seen, None)
    words = Words(console.words.language, names, seat)
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
