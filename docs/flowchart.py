"""Draws the flowcharts of our pages as pictures when the site is built: no script of others does it in the browser.

Reads as much of Mermaid's flowcharts as our pages use: ``a[words] -->|"words"| b["words<br>more"]``, from the top down.
"""

import re
from html import escape
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

_BLOCK: Final = re.compile(r"^```mermaid\nflowchart TD\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_NODE: Final = r'(\w+)(?:\["?([^"\]]+)"?\])?'
_EDGE: Final = re.compile(rf'^\s*{_NODE} -->(?:\|"?([^"|]+)"?\|)? {_NODE}$')
LETTER: Final = 6.7
"""How wide one is, about."""
LINE, PAD, GAP, BETWEEN, LABEL = 17, 9, 18, 64, 14
BESIDE: Final = 44
"""Between arrows that join the same two."""
_HEAD: Final = 'markerWidth="9" markerHeight="8" refX="7" refY="4" orient="auto"'
ARROW: Final = f'<marker id="to" {_HEAD}><path d="M0 0 9 4 0 8z"/></marker>'
SWEEPS: Final = 12
MOST_LETTERS: Final = 19


class Edge(NamedTuple):
    """An arrow, with what is written on it."""

    start: str
    end: str
    words: str


class Box(msgspec.Struct):
    """A node, or a place where a long arrow passes by a row."""

    words: list[str]
    row: int = 0
    x: float = 0.0
    bend: bool = False

    @property
    def width(self) -> float:
        return 10.0 if self.bend else max(len(line) for line in self.words) * LETTER + 2 * PAD


class Unreadable(ValueError):
    """A line that this module cannot draw."""


def drawn(page: str) -> str:
    """The page, with a picture in the place of every flowchart."""
    return _BLOCK.sub(lambda found: f'<div class="scrolls">{picture(found[1])}</div>\n', page)


def picture(chart: str) -> str:
    boxes, edges = _read(chart)
    _put_in_rows(boxes, edges)
    ways = _bent(boxes, edges)
    rows: list[list[Box]] = [[] for _ in range(1 + max(box.row for box in boxes.values()))]
    for box in boxes.values():
        rows[box.row].append(box)
    _spread(rows, [(boxes[a], boxes[b]) for way, _ in ways for a, b in pairwise(way)])
    tops, y = [], 4.0
    for row in rows:
        tops.append(y)
        y += max(len(box.words) for box in row) * LINE + 2 * PAD + BETWEEN
    return _svg(boxes, ways, tops, y - BETWEEN + 4)


def _read(chart: str) -> tuple[dict[str, Box], list[Edge]]:
    boxes: dict[str, Box] = {}
    edges = []
    for line in chart.splitlines():
        found = _EDGE.match(line)
        if found is None:
            raise Unreadable(line)
        start, its_words, words, end, other_words = found.groups()
        for name, said in ((start, its_words), (end, other_words)):
            if said or name not in boxes:
                boxes[name] = Box(_wrapped(said or name))
        edges.append(Edge(start, end, words or ""))
    return boxes, edges


def _wrapped(words: str) -> list[str]:
    lines: list[str] = []
    for part in words.split("<br>"):
        line = ""
        for word in part.split():
            if line and len(line) + len(word) >= MOST_LETTERS:
                lines.append(line)
                line = ""
            line = f"{line} {word}".strip()
        lines.append(line)
    return lines


def _put_in_rows(boxes: dict[str, Box], edges: list[Edge]) -> None:
    """Each below everything that leads to it, where that is not a way back up: nodes come in the order of the page."""
    order = {name: at for at, name in enumerate(boxes)}
    for name, at in order.items():
        above = [boxes[edge.start].row + 1 for edge in edges if edge.end == name and order[edge.start] < at]
        boxes[name].row = max(above, default=0)


def _bent(boxes: dict[str, Box], edges: list[Edge]) -> list[tuple[list[str], str]]:
    """The way of every arrow, with a bend in each row that it passes."""
    ways = []
    for number, edge in enumerate(edges):
        first, last = boxes[edge.start].row, boxes[edge.end].row
        step = 1 if last > first else -1
        way = [edge.start]
        for row in range(first + step, last, step):
            name = f"{number} {row}"
            boxes[name] = Box([""], row, bend=True)
            way.append(name)
        ways.append(([*way, edge.end], edge.words))
    return ways


def _spread(rows: list[list[Box]], pairs: list[tuple[Box, Box]]) -> None:
    """Near what they are joined to, in an order that crosses few arrows, and none on another."""
    near: dict[int, list[Box]] = {}
    for a, b in pairs:
        near.setdefault(id(a), []).append(b)
        near.setdefault(id(b), []).append(a)
    for row in rows:
        _lay(row, {id(box): float(at) for at, box in enumerate(row)})
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 else rows[::-1]:
            wish = {id(box): sum(o.x for o in near[id(box)]) / len(near[id(box)]) for box in row if id(box) in near}
            _lay(row, wish)
    left = min(box.x - box.width / 2 for row in rows for box in row)
    for row in rows:
        for box in row:
            box.x += 6 - left


def _lay(row: list[Box], wish: dict[int, float]) -> None:
    """In the order of their wishes, each at its wish or beside the one before; then all in the middle of that."""
    row.sort(key=lambda box: wish.get(id(box), box.x))
    end = float("-inf")
    for box in row:
        box.x = max(wish.get(id(box), box.x), end + GAP + box.width / 2)
        end = box.x + box.width / 2
    off = sum(wish.get(id(box), box.x) - box.x for box in row) / len(row)
    for box in row:
        box.x += off


def _svg(boxes: dict[str, Box], ways: list[tuple[list[str], str]], tops: list[float], height: float) -> str:
    def middle(name: str) -> float:
        return tops[boxes[name].row] + _tall(boxes[name]) / 2

    width = max(box.x + box.width / 2 for box in boxes.values()) + 6
    parts = []
    labels = []
    beside: dict[frozenset[str], int] = {}
    for way, words in ways:
        first, last = boxes[way[0]], boxes[way[-1]]
        down = last.row > first.row
        pair = frozenset((way[0], way[-1]))
        others = sum({one[0], one[-1]} == pair for one, _ in ways)
        at = beside[pair] = beside.get(pair, -1) + 1
        aside = (at - (others - 1) / 2) * BESIDE
        points = [(first.x + aside, tops[first.row] + (_tall(first) if down else 0))]
        points += [(boxes[name].x, middle(name)) for name in way[1:-1]]
        points.append((last.x + aside, tops[last.row] + (-3 if down else _tall(last) + 3)))
        parts.append(f'<path d="{_curve(points)}" marker-end="url(#to)"/>')
        if words:
            (x, y), (there, below) = sorted(points[:2], key=lambda point: point[1])
            share = (at + 1) / (others + 1) + 0.05
            labels.append(_written([words], x + (there - x) * share, y + (below - y) * share + 4, "on"))
    for box in boxes.values():
        if not box.bend:
            left, top = box.x - box.width / 2, tops[box.row]
            parts.append(f'<rect x="{left:.0f}" y="{top:.0f}" width="{box.width:.0f}" height="{_tall(box)}" rx="6"/>')
            parts.append(_written(box.words, box.x, top + PAD + LABEL - 3, "in"))
    size = f'viewBox="0 0 {width:.0f} {height:.0f}" style="max-width:{width:.0f}px"'
    return f'<svg class="flowchart" {size}><defs>{ARROW}</defs>{"".join(parts)}{"".join(labels)}</svg>'


def _tall(box: Box) -> int:
    return 0 if box.bend else len(box.words) * LINE + 2 * PAD - 4


def _curve(points: list[tuple[float, float]]) -> str:
    """Down and up straight, aside in a curve."""
    (x, y), *rest = points
    said = f"M{x:.0f} {y:.0f}"
    for there, below in rest:
        half = (y + below) / 2
        said += f"C{x:.0f} {half:.0f} {there:.0f} {half:.0f} {there:.0f} {below:.0f}"
        x, y = there, below
    return said


def _written(lines: list[str], x: float, y: float, kind: str) -> str:
    said = "".join(
        f'<tspan x="{x:.0f}" y="{y + at * LINE:.0f}">{escape(line)}</tspan>' for at, line in enumerate(lines)
    )
    return f'<text class="{kind}">{said}</text>'
