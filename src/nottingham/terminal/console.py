"""Asking and telling: a thin shell around rich, so that tests can feed answers."""

from collections.abc import Callable, Mapping, Sequence

from rich.console import Console as Rich
from rich.console import RenderableType
from rich.markup import escape
from rich.text import Text

from ..arena.screen import Screen


class Leave(Exception):
    """The person wants to go: Ctrl-C, the end of the input, or the word quit."""


class Back(Exception):
    """The person thinks better of what was begun."""


QUIT = ("quit", "exit", "q")
BACK = "back"


class Console:
    """A person at a keyboard."""

    def __init__(self, rich: Rich | None = None, read: Callable[[], str] | None = None) -> None:
        self.rich = rich if rich is not None else Screen()
        self._read = read if read is not None else input
        self.asides: Mapping[str, Callable[[], None]] = {}
        """Words that may be said at any prompt, and what they show; the question is then asked again."""

    def say(self, what: RenderableType = "", end: str = "\n") -> None:
        """Print something drawn, or markup."""
        self.rich.print(what, end=end)

    def tell(self, words: str, style: str = "") -> None:
        """Words as they are: nothing in them is markup."""
        self.say(Text(words, style=style))

    def complain(self, words: str) -> None:
        """An answer that cannot be taken, and what could be."""
        self.tell(words, "yellow")

    def ask(self, question: str, default: str = "") -> str:
        """An answer on one line, without the blanks around it; Enter alone is the default."""
        while True:
            hint = f" [dim]({escape(default)})[/]" if default else ""
            self.say(f"[bold]{escape(question)}[/]{hint} [bold]>[/] ", end="")
            answer = self._line()
            if answer.lower() in QUIT:
                raise Leave
            if answer.lower() == BACK:
                raise Back
            aside = self.asides.get(answer.lower())
            if aside is None:
                return answer
            aside()

    def _line(self) -> str:
        try:
            return self._read().strip()
        except (KeyboardInterrupt, EOFError):
            self.say()
            raise Leave from None

    def pause(self) -> None:
        """Wait for Enter."""
        if self._line().lower() in QUIT:
            raise Leave

    def number(self, question: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        while True:
            answer = self.ask(f"{question}, {least} to {most}", str(default))
            if not answer:
                return default
            if answer.isdecimal() and answer.isascii() and least <= int(answer) <= most:
                return int(answer)
            self.complain(f"A number from {least} to {most}, please.")

    def choose(self, question: str, options: Sequence[str], default: int | None = 0) -> int:
        """One of several, by its number or the beginning of its words."""
        for i, option in enumerate(options):
            mark = "[bold green]>[/]" if i == default else " "
            self.say(f" {mark} [bold]{i + 1:2}[/]  {escape(option)}")
        while True:
            answer = self.ask(question, "" if default is None else str(default + 1))
            if not answer and default is not None:
                return default
            found = _meant(answer, options)
            if found is not None:
                return found
            self.complain(f"Choose a number from 1 to {len(options)}, or type how the line begins.")

    def confirm(self, question: str, default: bool = False) -> bool:
        while True:
            answer = self.ask(f"{question} y/n", "y" if default else "n").lower()
            if not answer:
                return default
            if answer in ("y", "yes", "n", "no"):
                return answer.startswith("y")
            self.complain("Answer y or n.")


def _meant(answer: str, options: Sequence[str]) -> int | None:
    """Which option an answer means, if it means just one."""
    if answer.isdecimal() and answer.isascii():
        number = int(answer)
        return number - 1 if 1 <= number <= len(options) else None
    beginning = answer.lower()
    found = [i for i, option in enumerate(options) if beginning and option.lower().startswith(beginning)]
    return found[0] if len(found) == 1 else None
