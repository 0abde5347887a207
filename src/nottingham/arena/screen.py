"""Where everything is printed: a terminal, a file or a pipe."""

from collections.abc import Iterable
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text

from ..notation.harmless import harmless

_ENOUGH: Final = 10_000
_TIED: Final = {0xA0: "\ufdd0", 0x202F: "\ufdd1"}
"""Blanks at which no line may end, as letters that are none: rich would end a line there."""
_UNTIED: Final = {ord(letter): chr(blank) for blank, letter in _TIED.items()}


class Screen(Console):
    """A console that colours no words of its own accord.

    Names and favours come out of logs that others made. Whatever is drawn passes here, so that no text can move the
    cursor, change the title or hide what follows. Where no terminal shows it, a table is as wide as it needs to be:
    there is no window to fit, and a figure that is cut off is lost.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"highlight": False, **options})

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        if isinstance(renderable, str):
            renderable = self.render_str(renderable)
        if isinstance(renderable, Text):
            renderable = renderable.copy()
            renderable.plain = renderable.plain.translate(_TIED)
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment
            else:
                yield Segment(harmless(segment.text.translate(_UNTIED)), segment.style)

    def print(self, *objects: Any, **options: Any) -> None:
        usual = self.width
        if not self.is_terminal:
            self.width = max(usual, *map(self._needs, objects), 0)
        super().print(*objects, **options)
        self.width = usual

    def _needs(self, drawn: object) -> int:
        match drawn:
            case Grid():
                return self.measure(drawn, options=self.options.update_width(_ENOUGH)).maximum
            case Group():
                return max(map(self._needs, drawn.renderables), default=0)
        return 0
