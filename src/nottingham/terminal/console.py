"""Asking and telling: a thin shell around rich, so that tests can feed answers."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence

from rich.console import Console as Rich
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from ..arena.screen import Screen
from ..locales import ENGLISH, Arg, text
from ..notation.words import Narrator


class Leave(Exception):
    """The person wants to go: Ctrl-C, the end of the input, or the word quit."""


class Back(Exception):
    """The person thinks better of what was begun."""


class Console:
    """A person at a keyboard, and the language that they read."""

    def __init__(
        self, rich: Rich | None = None, read: Callable[[], str] | None = None, language: str = ENGLISH
    ) -> None:
        self.rich = rich if rich is not None else Screen()
        self._read = read if read is not None else input
        self.words = Narrator(language)
        self.asides: Mapping[str, Callable[[], None]] = {}
        """Words that may be said at any prompt, and what they show; the question is then asked again."""

    def t(self, message: str, **args: Arg) -> str:
        return self.words.t(message, **args)

    def means(self, answer: str, *words: str) -> bool:
        """Whether an answer is one of these words, in the person's language or in English."""
        return means(self.words.language, answer, *words)

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
            if self.means(answer, "quit"):
                raise Leave
            if self.means(answer, "back"):
                raise Back
            aside = next((show for word, show in self.asides.items() if self.means(answer, word)), None)
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
        if self.means(self._line(), "quit"):
            raise Leave

    def number(self, question: str, least: int, most: int, default: int) -> int:
        """A whole number within bounds."""
        while True:
            asked = self.t("terminal-ask-number", question=question, least=least, most=most)
            answer = self.ask(asked, str(default))
            if not answer:
                return default
            if answer.isdecimal() and answer.isascii() and least <= int(answer) <= most:
                return int(answer)
            self.complain(self.t("terminal-number-please", least=least, most=most))

    def choose(self, question: str, options: Sequence[str], default: int | None = 0) -> int:
        """One of several, by its number or the beginning of its words."""
        grid = Grid.grid()
        for i, option in enumerate(options):
            mark = "[bold green]>[/]" if i == default else " "
            grid.add_row(f" {mark} ", f"[bold]{i + 1:2}[/]  ", escape(option))
        self.say(grid)
        while True:
            answer = self.ask(question, "" if default is None else str(default + 1))
            if not answer and default is not None:
                return default
            found = _meant(answer, options)
            if found is not None:
                return found
            self.complain(self.t("terminal-choose-please", most=len(options)))

    def confirm(self, question: str, default: bool = False) -> bool:
        keys = {answer: self.t(f"terminal-word-{answer}").split(", ")[0] for answer in ("yes", "no")}
        while True:
            asked = f"{question} {keys['yes']}/{keys['no']}"
            answer = self.ask(asked, keys["yes" if default else "no"])
            if not answer:
                return default
            if self.means(answer, "yes", "no"):
                return self.means(answer, "yes")
            self.complain(self.t("terminal-confirm-please", **keys))


def means(language: str, answer: str, *words: str) -> bool:
    """Whether an answer is one of these words, in a language or in English."""
    said = folded(answer)
    return any(
        said in map(folded, text(spoken, f"terminal-word-{word}").split(", "))
        for word in words
        for spoken in (language, ENGLISH)
    )


def folded(word: str) -> str:
    """As it is compared: without capitals and accents, which not every keyboard has."""
    plain = word.strip().casefold().replace("ł", "l").replace("'", "’").replace("_", " ")
    return "".join(letter for letter in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(letter))


def _meant(answer: str, options: Sequence[str]) -> int | None:
    """Which option an answer means, if it means just one."""
    if answer.isdecimal() and answer.isascii():
        number = int(answer)
        return number - 1 if 1 <= number <= len(options) else None
    beginning = folded(answer)
    found = [i for i, option in enumerate(options) if beginning and folded(option).startswith(beginning)]
    return found[0] if len(found) == 1 else None
