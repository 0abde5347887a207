"""Where tables are printed: a terminal, a file or a pipe."""

from typing import Any, Final

from rich.console import Console, Group
from rich.table import Table as Grid

_ENOUGH: Final = 10_000


class Paper(Console):
    """A console that colours no words of its own accord. Where no terminal shows it, a table is as wide as it needs to
    be: there is no window to fit, and a figure that is cut off is lost.
    """

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"highlight": False, **options})

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
