"""The terminal that everything is printed to: no text can move its cursor, change its title or hide what follows."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from ..notation.harmless import harmless


class Screen(Console):
    """Names and favours come out of logs that others made. Whatever is drawn passes here, so none can be forgotten."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment
            else:
                yield Segment(harmless(segment.text), segment.style)
