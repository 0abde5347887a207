"""A tournament as one page: nothing from outside, no scripts, light and dark, readable on a phone."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from ..locales import ENGLISH
from ..notation.words import Narrator
from . import plots
from .figures import BotFigures, Tournament
from .seatings import NoTournament
from .table import (
    SOURCES,
    against_par,
    ahead,
    effort_cells,
    headline,
    notes,
    percent,
    percent_with_interval,
    points,
    signed,
    used_sources,
    with_half,
)


def write_report(file: Path, tournament: Tournament) -> None:
    try:
        file.write_text(report(tournament), encoding="utf-8")
    except OSError as error:
        raise NoTournament("program-arena-report", file=str(file), why=error.strerror or str(error)) from None


def report(tournament: Tournament) -> str:
    """The page."""
    style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    bots = tournament.bots
    overall = [
        _card("Ratings", "Plackett-Luce, with the model’s 95 % interval.", plots.ratings_plot(bots)),
        _card("Wins", "Games won for each seat taken, with a 95 % interval over deals.", plots.wins_plot(tournament)),
        _card(
            "Roles",
            "Points a round ahead of the field: round as merchant, square as Sheriff.",
            plots.roles_plot(bots),
        ),
        _card("Scores", "In bars of ten points. The upright line is the mean.", plots.scores_plot(bots)),
        _card(
            "Wealth by round",
            "Gold and printed value of the stall; the dotted end adds crowns.",
            plots.wealth_plot(bots) + plots.legend(bots),
        ),
        _card(
            "Where points come from",
            "Points a game. What was paid goes to the left of zero.",
            plots.sources_plot(bots) + plots.sources_legend(bots),
        ),
    ]
    tables = [_card("Strength", "", _strength(tournament), wide=True), _card("Habits", "", _habits(bots), wide=True)]
    if any(line.effort for line in bots):
        about = "Of programs that run elsewhere. The cost is what their clients state."
        tables.append(_card("Decisions", about, _efforts(bots), wide=True))
    tables.append(_card("Points a game", "", _sources(bots), wide=True))
    tables.append(_card("Mixes", "All seats of a bot together.", _mixes(tournament), wide=True))
    english = Narrator(ENGLISH)
    singles = "".join(_single(line, number) for number, line in enumerate(bots))
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>The arena: {escape(', '.join(line.bot for line in bots))}</title>\n"
        f"<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header>{_GATE}<div><h1>The arena</h1><p>{escape(headline(tournament, english))}</p></div></header>\n"
        f'<main><p class="verdict">{escape(verdict(tournament))}</p>\n<div class="cards">{"".join(overall)}</div>\n'
        f'<h3>In numbers</h3><div class="cards">{"".join(tables)}</div>\n{singles}</main>\n'
        f"<footer>{''.join(f'<p>{escape(note)}</p>' for note in notes(tournament, english))}"
        f"<p>Digest {tournament.digest}</p></footer>\n</body>\n</html>\n"
    )


def verdict(tournament: Tournament) -> str:
    """The result in a sentence or two."""
    first, par = tournament.bots[0], tournament.par
    share = percent_with_interval(first.win_share)
    sentence = f"{first.bot} leads: it wins {share} of its games, par being {100 * par:.0f} %."
    above = [line.bot for line in tournament.bots if line.win_share.low is not None and line.win_share.low > par]
    if not above:
        return sentence + " No interval is clear of par."
    return sentence + f" Clear above par: {', '.join(above)}."


def _card(title: str, about: str, body: str, *, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    below = f"<p>{escape(about)}</p>" if about else ""
    return f"<section{kind}><h2>{escape(title)}</h2>{below}{body}</section>\n"


def _single(line: BotFigures, number: int) -> str:
    """How one bot bluffs and inspects."""
    cards = (
        _card(
            "Its bluffs",
            "Share of its own bags that were false, by declared kind and number of cards; below, how many bags.",
            plots.bluffs_plot(line),
        ),
        _card(
            "What it found",
            "As Sheriff: share of the bags it opened that were false; below, how many it opened.",
            plots.findings_plot(line),
        ),
        _card(
            "What it opens",
            "A dot for each declaration, larger for more bags. A good nose opens what is often false: "
            "up and to the right.",
            plots.calibration_plot(line, number),
        ),
    )
    return f'<h3>{escape(line.bot)}</h3><div class="cards">{"".join(cards)}</div>\n'


def _strength(tournament: Tournament) -> str:
    titles = ("bot", "rating", "wins", "against par", "score", "as merchant", "ahead", "as Sheriff", "ahead")
    rows = []
    for number, line in enumerate(tournament.bots):
        rows.append(
            (
                _named(line, number),
                f"{line.rating.mu:.1f} ±{line.rating.high - line.rating.mu:.1f}",
                percent_with_interval(line.win_share),
                against_par(line.win_share, tournament.par),
                with_half(line.score),
                points(line.merchant.points.mean),
                ahead(line.merchant),
                points(line.sheriff.points.mean),
                ahead(line.sheriff),
            )
        )
    return _table(titles, rows)


def _habits(bots: Sequence[BotFigures]) -> str:
    titles = ("bot", "honest", "bribes", "taken", "caught lying", "inspects", "rightly", "faults")
    rows = []
    for number, line in enumerate(bots):
        shares = (line.honesty, line.bribes, line.bribes_taken, line.caught, line.inspections, line.accuracy)
        rows.append((_named(line, number), *(percent(share) for share in shares), str(line.faults)))
    return _table(titles, rows)


def _efforts(bots: Sequence[BotFigures]) -> str:
    titles = ("bot", "decisions", "seconds each", "slowest", "cost", "cost a game")
    rows = [(_named(line, number), *effort_cells(line)) for number, line in enumerate(bots) if line.effort is not None]
    return _table(titles, rows)


def _sources(bots: Sequence[BotFigures]) -> str:
    used = used_sources(bots)
    rows = []
    for number, line in enumerate(bots):
        parts = (points(signed(line, name)) for name in (*used, "start"))
        rows.append((_named(line, number), *parts, with_half(line.score)))
    return _table(("bot", *(SOURCES[name] for name in used), "start", "score"), rows)


def _mixes(tournament: Tournament) -> str:
    rows = []
    for mix in tournament.mixes:
        for number, side in enumerate(mix.sides):
            rows.append(
                (
                    escape(mix.mix) if not number else "",
                    str(mix.games) if not number else "",
                    escape(side.bot),
                    str(side.seats),
                    percent_with_interval(side.win_share),
                    f"{100 * side.par:.0f} %",
                    against_par(side.win_share, side.par),
                    with_half(side.score),
                )
            )
    return _table(("mix", "games", "bot", "seats", "wins", "par", "against par", "score"), rows)


def _named(line: BotFigures, number: int) -> str:
    return (
        f'<svg viewBox="0 0 16 16" class="mark" aria-hidden="true">{plots.mark(number, 8, 8)}</svg>{escape(line.bot)}'
    )


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells are HTML already. A row without a name belongs to the one above it."""
    more = ' class="more"'
    kinds = [' class="t"' if title in ("bot", "mix") else "" for title in titles]
    head = "".join(f"<th{kind}>{title}</th>" for kind, title in zip(kinds, titles, strict=True))
    body = "".join(
        f"<tr{'' if row[0] else more}>"
        + "".join(f"<td{kind}>{cell}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


_GATE = (
    '<svg viewBox="0 0 76 64" aria-hidden="true"><g style="stroke:var(--ink);stroke-width:3;stroke-linejoin:round">'
    '<path d="M4 60V14h6v6h6v-6h6v6h6v-6h4v46z" style="fill:#8c8377"/>'
    '<path d="M44 60V14h4v6h6v-6h6v6h6v-6h6v46z" style="fill:#8c8377"/>'
    '<path d="M28 60V26h20v34z" style="fill:#a89e90"/><path d="M30 60V44a8 8 0 0 1 16 0v16z" style="fill:#2b2118"/>'
    '<path d="M38 26V4l15 5-15 5" style="fill:#a63d2f"/></g></svg>'
)
