"""The curve of a run, drawn: what its exams said, minute by minute.

python -m training.curve build/master docs/master-progress.svg
"""

import argparse
import json
from collections import defaultdict
from pathlib import Path

from nottingham.arena.svg import WIDE, Scale, path, stroke, svg, tick_words, words

COLOURS = ("#164", "#a40", "#25c", "#808", "#a80", "#555", "#c36", "#068")
HIGH = 190


def exams(folder: Path) -> dict[str, list[tuple[float, float]]]:
    """Minutes and win shares, by company."""
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for line in (folder / "exams.jsonl").read_text(encoding="utf-8").splitlines():
        said = json.loads(line)
        alone = said["one"].startswith("master")
        name = f"among three {said['among']}" if alone else f"one {said['one']} among it"
        found[name].append((float(said["label"]), float(said["wins"])))
    return found


def draw(lines: dict[str, list[tuple[float, float]]], par: float = 0.25) -> str:
    """Win shares over the minutes, with par, and whose line is whose below."""
    x = Scale(0, max(minute for line in lines.values() for minute, _ in line), 40, WIDE - 10)
    y = Scale(0, 1, HIGH, 20)
    parts = [stroke(40, y(tick), WIDE - 10, y(tick), "grid", "#ccc") for tick in y.ticks(5)]
    parts += [words(34, y(tick) + 4, tick_words(tick), anchor="end") for tick in y.ticks(5)]
    parts += [words(x(tick), HIGH + 18, tick_words(tick), anchor="middle") for tick in x.ticks(5)]
    parts += [stroke(40, y(par), WIDE - 10, y(par), "par", "#888"), words(WIDE - 12, y(par) - 4, "par", anchor="end")]
    parts.append(words(WIDE / 2, HIGH + 34, "minutes", anchor="middle"))
    for n, (name, line) in enumerate(lines.items()):
        colour, below = COLOURS[n % len(COLOURS)], HIGH + 54 + 16 * n
        parts.append(path([(x(minute), y(wins)) for minute, wins in line], "line", line=colour))
        parts += [stroke(44, below - 4, 64, below - 4, "line", colour), words(70, below, name)]
    drawn = svg(HIGH + 48 + 16 * len(lines), "Win shares in the exams of a training", parts)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" font-size="11" ', 1)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.curve", description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path, help="of the run")
    parser.add_argument("out", type=Path)
    asked = parser.parse_args()
    asked.out.write_text(draw(exams(asked.folder)), encoding="utf-8")


if __name__ == "__main__":
    main()
