"""People whose answers are written down."""

from collections.abc import Iterable
from io import StringIO

from rich.console import RenderableType

from nottingham.arena.screen import Screen
from nottingham.terminal.console import Console


class ScriptedConsole(Console):
    """Types these lines one after the other; then the input is at its end."""

    def __init__(self, answers: Iterable[str] = ()) -> None:
        self.lines = iter(answers)
        self.paper = StringIO()
        super().__init__(Screen(file=self.paper, width=100, highlight=False), self._next_line)

    def _next_line(self) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    @property
    def printed(self) -> str:
        return self.paper.getvalue()


class Typist(Console):
    """Answers by the question: the first pair that is left and whose key is in the question; else Enter."""

    def __init__(self, answers: Iterable[tuple[str, str]]) -> None:
        self.answers = list(answers)
        self.question = ""
        super().__init__(Screen(quiet=True), self._type)

    def say(self, what: RenderableType = "", end: str = "\n") -> None:
        """Nobody reads what is printed, and drawing takes long."""

    def ask(self, question: str, default: str = "") -> str:
        self.question = question
        return super().ask(question, default)

    def _type(self) -> str:
        for pair in self.answers:
            if pair[0] in self.question:
                self.answers.remove(pair)
                return pair[1]
        return ""
