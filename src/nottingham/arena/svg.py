"""The little of SVG that the plots need. Colours are CSS variables, so that a page can be light or dark."""

from collections.abc import Iterable
from html import escape
from math import ceil, floor, log10

MINUS = "\N{MINUS SIGN}"
WIDE = 360
"""Width of every plot in its own units: about a phone's, so that letters keep their size there."""


def svg(height: float, title: str, parts: Iterable[str]) -> str:
    body = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDE} {num(height)}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{body}</svg>"
    )


def num(value: float) -> str:
    """Short and the same everywhere."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def words(x: float, y: float, text: str, *, anchor: str = "start", kind: str = "") -> str:
    style = f' class="{kind}"' if kind else ""
    return f'<text x="{num(x)}" y="{num(y)}" text-anchor="{anchor}"{style}>{escape(text)}</text>'


def stroke(x1: float, y1: float, x2: float, y2: float, kind: str, colour: str = "") -> str:
    style = f' style="stroke:{colour}"' if colour else ""
    return f'<line x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}" class="{kind}"{style}/>'


def box(x: float, y: float, width: float, height: float, colour: str, *, kind: str = "shape", tip: str = "") -> str:
    inside = f"<title>{escape(tip)}</title>" if tip else ""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(max(width, 0))}" height="{num(height)}"'
    return f'<rect {place} class="{kind}" style="fill:{colour}">{inside}</rect>'


def dot(x: float, y: float, radius: float, colour: str, *, kind: str = "shape", tip: str = "") -> str:
    inside = f"<title>{escape(tip)}</title>" if tip else ""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" class="{kind}" style="fill:{colour}">{inside}</circle>'
    )


def path(points: Iterable[tuple[float, float]], kind: str, *, line: str = "", fill: str = "none") -> str:
    steps = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    colour = f"stroke:{line};" if line else ""
    return f'<polyline points="{steps}" class="{kind}" style="{colour}fill:{fill}"/>'


class Scale:
    """From values to places."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        if high <= low:
            low, high = low - 1, high + 1
        self.low, self.high, self.start, self.end = low, high, start, end

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def ticks(self, most: int = 6) -> list[float]:
        """Round numbers within the scale."""
        step = nice_step((self.high - self.low) / most)
        first = ceil(self.low / step - 1e-9)
        return [n * step for n in range(first, floor(self.high / step + 1e-9) + 1)]


def nice_step(at_least: float) -> float:
    """1, 2 or 5 times a power of ten."""
    power: float = 10.0 ** floor(log10(at_least))
    return next(power * factor for factor in (1, 2, 5, 10) if power * factor >= at_least * (1 - 1e-9))


def tick_words(value: float) -> str:
    return (f"{value:.0f}" if float(value).is_integer() else f"{value:g}").replace("-", MINUS)
