"""The plots of a tournament's report."""

from collections.abc import Callable, Sequence
from html import escape

from ..game.goods import LEGAL, MOST_IN_BAG, Good
from ..notation.words import Narrator
from .deal import Bags
from .figures import BIN, BotFigures, Tournament
from .intervals import Estimate
from .svg import MINUS, WIDE, Scale, box, dot, path, stroke, svg, tick_words
from .svg import words as write
from .table import percent, signed, used_sources

COLOURS = 7
EDGE = 10.0
ROW = 50.0


def colour(number: int) -> str:
    """A bot's colour, the same in every plot."""
    return f"var(--bot-{number % COLOURS + 1})"


def ratings_plot(bots: Sequence[BotFigures], words: Narrator) -> str:
    """Ratings with their intervals."""
    rows = [(line.bot, line.rating.mu, line.rating.low, line.rating.high) for line in bots]
    return _rows("ratings", rows, lambda value: f"{value:.1f}", None, words)


def wins_plot(tournament: Tournament, words: Narrator) -> str:
    """Win shares with their intervals, and par."""
    rows = [
        (line.bot, 100 * line.win_share.mean, _of(line.win_share.low), _of(line.win_share.high))
        for line in tournament.bots
    ]
    return _rows("wins", rows, lambda value: f"{value:.1f} %", 100 * tournament.par, words)


def _of(share: float | None) -> float | None:
    return None if share is None else 100 * share


def _rows(
    plot: str,
    rows: Sequence[tuple[str, float, float | None, float | None]],
    say: Callable[[float], str],
    par: float | None,
    words: Narrator,
) -> str:
    ends = [end for _, mean, low, high in rows for end in (mean, low, high) if end is not None]
    if par is not None:
        ends += [0.0, par]
    room = (max(ends) - min(ends)) * 0.04 or 1.0
    x = Scale(min(ends) - (0 if par is not None else room), max(ends) + room, EDGE, WIDE - EDGE)
    foot = ROW * len(rows) + 6
    parts = _axis(x, 6, foot)
    if par is not None:
        parts += [
            stroke(x(par), 6, x(par), foot, "par"),
            write(x(par) + 5, foot - 4, words.t("report-par"), kind="faint"),
        ]
    for number, (bot, mean, low, high) in enumerate(rows):
        top, tint = ROW * number, colour(number)
        parts += [write(EDGE, top + 20, bot, kind="name"), write(WIDE - EDGE, top + 20, say(mean), anchor="end")]
        parts += _whisker(x, top + 36, low, high, tint)
        parts.append(dot(x(mean), top + 36, 6, tint))
    return svg(foot + 26, words.t("report-plot", plot=plot, bot=""), parts)


def _whisker(x: Scale, y: float, low: float | None, high: float | None, tint: str) -> list[str]:
    if low is None or high is None:
        return []
    caps = [stroke(x(end), y - 5, x(end), y + 5, "cap", tint) for end in (low, high)]
    return [stroke(x(low), y, x(high), y, "whisker", tint), *caps]


def roles_plot(bots: Sequence[BotFigures], words: Narrator) -> str:
    """How far ahead of the field each bot is, as a merchant (round) and as Sheriff (square)."""
    roles = [(line.bot, line.merchant.ahead or NO_FIELD, line.sheriff.ahead or NO_FIELD) for line in bots]
    ends = [end for _, *both in roles for gap in both for end in (gap.mean, gap.low, gap.high) if end is not None]
    room = (max(0.0, *ends) - min(0.0, *ends)) * 0.04 or 1.0
    x = Scale(min(0.0, *ends) - room, max(0.0, *ends) + room, EDGE, WIDE - EDGE)
    tall = 66.0
    foot = tall * len(bots) + 6
    parts = [*_axis(x, 6, foot), stroke(x(0), 6, x(0), foot, "par")]
    for number, (bot, merchant, sheriff) in enumerate(roles):
        top, tint = tall * number, colour(number)
        both = f"{merchant.mean:+.1f} / {sheriff.mean:+.1f}".replace("-", MINUS)
        parts += [write(EDGE, top + 20, bot, kind="name"), write(WIDE - EDGE, top + 20, both, anchor="end")]
        parts += _whisker(x, top + 35, merchant.low, merchant.high, tint)
        parts.append(
            dot(x(merchant.mean), top + 35, 6, tint, tip=_tip(words, "merchant", bot, f"{merchant.mean:+.1f}"))
        )
        parts += _whisker(x, top + 53, sheriff.low, sheriff.high, tint)
        tip = _tip(words, "sheriff", bot, f"{sheriff.mean:+.1f}")
        parts.append(box(x(sheriff.mean) - 5.5, top + 47.5, 11, 11, tint, tip=tip))
    return svg(foot + 26, words.t("report-plot", plot="roles", bot=""), parts)


def _tip(words: Narrator, tip: str, bot: str, points: str = "", **more: int | str) -> str:
    """What a mark stands for, shown where a pointer rests on it."""
    every: dict[str, int | str] = {"round": 0, "percent": "", "least": 0, "most": 0, "source": ""}
    return words.t("report-tip", {**every, **more, "tip": tip, "bot": bot, "points": points})


NO_FIELD = Estimate(0.0)
"""A bot that plays with itself alone is as good as its field."""


def _axis(x: Scale, top: float, foot: float, most: int = 6) -> list[str]:
    parts = []
    for tick in x.ticks(most):
        parts += [
            stroke(x(tick), top, x(tick), foot, "grid"),
            write(x(tick), foot + 18, tick_words(tick), anchor="middle"),
        ]
    return parts


def scores_plot(bots: Sequence[BotFigures], words: Narrator) -> str:
    """How scores are spread, a bot in a row."""
    low = min(min(line.score_bins) for line in bots)
    high = max(max(line.score_bins) for line in bots) + BIN
    highest = max(max(line.score_bins.values()) / line.seats for line in bots)
    x = Scale(low, high, EDGE, WIDE - EDGE)
    tall = 66.0
    foot = tall * len(bots) + 6
    parts = _axis(x, 6, foot)
    for number, line in enumerate(bots):
        base, tint = tall * (number + 1), colour(number)
        for start, count in line.score_bins.items():
            height = (tall - 26) * count / line.seats / highest
            share = f"{100 * count / line.seats:.1f}"
            tip = _tip(words, "scores", line.bot, percent=share, least=start, most=start + BIN - 1)
            parts.append(
                box(x(start) + 0.5, base - height, x(start + BIN) - x(start) - 1, height, tint, kind="bar", tip=tip)
            )
        parts += [stroke(EDGE, base, WIDE - EDGE, base, "base"), write(EDGE, base - tall + 20, line.bot, kind="name")]
        parts.append(stroke(x(line.score.mean), base - tall + 26, x(line.score.mean), base, "mean"))
        parts.append(write(WIDE - EDGE, base - tall + 20, f"{line.score.mean:.0f}", anchor="end"))
    return svg(foot + 26, words.t("report-plot", plot="scores", bot=""), parts)


def wealth_plot(bots: Sequence[BotFigures], words: Narrator) -> str:
    """Gold and goods after each round, and the score with crowns at the end."""
    rounds = len(bots[0].wealth) - 1
    values = [value for line in bots for value in (*line.wealth, line.score.mean)]
    x = Scale(0, rounds + 1, 40, WIDE - EDGE - 8)
    tall = 250.0
    y = Scale(min(values), max(values) * 1.03, tall, 10)
    parts = []
    for tick in y.ticks(5):
        parts += [
            stroke(40, y(tick), WIDE - EDGE, y(tick), "grid"),
            write(34, y(tick) + 5, tick_words(tick), anchor="end"),
        ]
    every = 1 if rounds <= 10 else 5
    parts += [write(x(n), tall + 20, str(n), anchor="middle") for n in range(0, rounds + 1, every)]
    parts.append(write(WIDE - 2, tall + 20, words.t("report-end"), anchor="end"))
    for number, line in enumerate(bots):
        points = [(x(n), y(value)) for n, value in enumerate(line.wealth)]
        last = (x(rounds + 1), y(line.score.mean))
        kind = f"line dash-{number // COLOURS % 3}"
        parts.append(path(points, kind, line=colour(number)))
        parts.append(path([points[-1], last], "line crowned", line=colour(number)))
        for n, (at_x, at_y) in enumerate(points):
            parts.append(mark(number, at_x, at_y, _tip(words, "round", line.bot, f"{line.wealth[n]:.0f}", round=n)))
        parts.append(mark(number, *last, _tip(words, "crowns", line.bot, f"{line.score.mean:.0f}")))
    return svg(tall + 30, words.t("report-plot", plot="wealth", bot=""), parts)


def mark(number: int, x: float, y: float, tip: str = "") -> str:
    """A bot's mark: shapes differ too, so that nothing hangs on colour."""
    tint = colour(number)
    match number % 3:
        case 0:
            return dot(x, y, 4.5, tint, tip=tip)
        case 1:
            return box(x - 4, y - 4, 8, 8, tint, tip=tip)
        case _:
            corners = [(x, y - 5.5), (x + 5.5, y), (x, y + 5.5), (x - 5.5, y), (x, y - 5.5)]
            return path(corners, "shape", fill=tint)


def legend(bots: Sequence[BotFigures]) -> str:
    """Which mark is whose."""
    items = []
    for number, line in enumerate(bots):
        sample = f'<svg viewBox="0 0 16 16" class="key" aria-hidden="true">{mark(number, 8, 8)}</svg>'
        items.append(f"<li>{sample}{escape(line.bot)}</li>")
    return f'<ul class="legend">{"".join(items)}</ul>'


def sources_plot(bots: Sequence[BotFigures], words: Narrator) -> str:
    """Points a game, stacked by where they came from; what was paid goes to the left of the start."""
    used = used_sources(bots)
    ends = [_both_ways(line, used) for line in bots]
    x = Scale(-max(down for down, _ in ends), max(up for _, up in ends), EDGE, WIDE - EDGE)
    foot = ROW * len(bots) + 6
    parts = _axis(x, 6, foot)
    for row, line in enumerate(bots):
        top = ROW * row
        parts.append(write(EDGE, top + 20, line.bot, kind="name"))
        parts.append(write(WIDE - EDGE, top + 20, f"{line.score.mean:.0f}", anchor="end"))
        up, down = 0.0, 0.0
        pieces = [("start", line.sources["start"]), *((name, signed(line, name)) for name in used)]
        for name, points in pieces:
            start = up if points >= 0 else down + points
            source = words.t("terminal-column", column=name)
            tip = _tip(words, "source", line.bot, f"{points:.1f}", source=source)
            parts.append(box(x(start), top + 27, x(abs(points)) - x(0), 18, f"var(--from-{name})", tip=tip))
            up, down = (up + points, down) if points >= 0 else (up, down + points)
    parts.append(stroke(x(0), 6, x(0), foot, "base"))
    return svg(foot + 26, words.t("report-plot", plot="sources", bot=""), parts)


def _both_ways(line: BotFigures, used: Sequence[str]) -> tuple[float, float]:
    values = [line.sources["start"], *(signed(line, name) for name in used)]
    return -sum(value for value in values if value < 0), sum(value for value in values if value > 0)


def sources_legend(bots: Sequence[BotFigures], words: Narrator) -> str:
    items = []
    for name in ("start", *used_sources(bots)):
        if not (name.endswith("_paid") and name.replace("paid", "received") in used_sources(bots)):
            title = words.t("terminal-column", column=name).rstrip(" +" + MINUS)
            items.append(f'<li><span class="swatch" style="background:var(--from-{name})"></span>{escape(title)}</li>')
    return f'<ul class="legend">{"".join(items)}</ul>'


def bluffs_plot(line: BotFigures, words: Narrator) -> str:
    """How often its own bags were false, by what was declared."""
    title = words.t("report-plot", plot="bluffs", bot=line.bot)
    return _heat(title, line.own_bags, lambda bags: (bags.false, bags.all), words)


def findings_plot(line: BotFigures, words: Narrator) -> str:
    """How often the bags that it opened were false, by what was declared."""
    title = words.t("report-plot", plot="found", bot=line.bot)
    return _heat(title, line.settled_bags, lambda bags: (bags.opened_false, bags.opened), words)


def _heat(title: str, found: dict[str, Bags], shares: Callable[[Bags], tuple[int, int]], words: Narrator) -> str:
    kinds = [good for good in LEGAL if any(key.startswith(f"{good} ") for key in found)]
    left, top, wide, tall = 74.0, 24.0, 55.0, 46.0
    parts = [write(left + wide * (n - 0.5), 17, str(n), anchor="middle") for n in range(1, MOST_IN_BAG + 1)]
    for row, good in enumerate(kinds):
        y = top + tall * row
        parts.append(write(left - 8, y + 28, words.good(good), anchor="end"))
        for n in range(1, MOST_IN_BAG + 1):
            some, of = shares(found.get(f"{good} {n}", Bags()))
            x = left + wide * (n - 1)
            share = some / of if of else None
            depth = 0 if share is None else round(65 * share)
            fill = f"color-mix(in srgb, var(--heat) {depth}%, var(--cell))" if of else "none"
            goods = words.some(good, n)
            none = words.t("report-heat-none", goods=goods)
            tip = words.t("report-heat", goods=goods, some=some, of=of) if of else none
            parts.append(box(x + 1, y + 1, wide - 2, tall - 2, fill, kind="cell" if of else "empty", tip=tip))
            if of:
                parts.append(write(x + wide / 2, y + 20, percent(share), anchor="middle"))
                parts.append(write(x + wide / 2, y + 38, str(of), anchor="middle", kind="small"))
    return svg(top + tall * len(kinds) + 4, title, parts)


def calibration_plot(line: BotFigures, number: int, words: Narrator) -> str:
    """Each declaration a dot: how often such bags were false, and how often this Sheriff opened them."""
    side, left, top = 240.0, 70.0, 10.0
    x, y = Scale(0, 100, left, left + side), Scale(0, 100, top + side, top)
    parts = []
    for tick in (0, 25, 50, 75, 100):
        parts += [
            stroke(x(tick), top, x(tick), top + side, "grid"),
            stroke(left, y(tick), left + side, y(tick), "grid"),
        ]
        parts.append(write(x(tick), top + side + 18, str(tick), anchor="middle"))
        parts.append(write(left - 6, y(tick) + 5, str(tick), anchor="end"))
    parts.append(stroke(x(0), y(0), x(100), y(100), "par"))
    most = max((bags.all for bags in line.settled_bags.values()), default=1)
    for key, bags in sorted(line.settled_bags.items(), key=lambda item: -item[1].all):
        false, opened = 100 * bags.false / bags.all, 100 * bags.opened / bags.all
        kind, _, count = key.partition(" ")
        goods = words.some(Good(kind), int(count))
        shares = {"false": f"{false:.0f}", "opened": f"{opened:.0f}"}
        tip = words.t("report-calibration", shares, goods=goods, bags=bags.all)
        parts.append(dot(x(false), y(opened), 3 + 9 * (bags.all / most) ** 0.5, colour(number), kind="cloud", tip=tip))
    parts.append(write(left + side / 2, top + side + 38, words.t("report-axis-false"), anchor="middle", kind="faint"))
    middle = top + side / 2
    opens = write(20, middle, words.t("report-axis-opened"), anchor="middle", kind="faint")
    parts.append(f'<g transform="rotate(-90 20 {middle})">{opens}</g>')
    return svg(top + side + 46, words.t("report-plot", plot="opens", bot=line.bot), parts)
