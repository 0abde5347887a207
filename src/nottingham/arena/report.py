"""A tournament as one page: nothing from outside, no scripts, light and dark, readable on a phone."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path

from ..notation.words import Narrator
from . import plots
from .figures import BotFigures, Tournament
from .seatings import NoTournament
from .table import (
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


def write_report(file: Path, tournament: Tournament, words: Narrator) -> None:
    try:
        file.write_text(report(tournament, words), encoding="utf-8")
    except OSError as error:
        raise NoTournament("program-arena-report", file=str(file), why=error.strerror or str(error)) from None


def report(tournament: Tournament, words: Narrator) -> str:
    """The page."""
    style = files(__package__).joinpath("report.css").read_text(encoding="utf-8")
    bots = tournament.bots
    overall = [
        _card("ratings", plots.ratings_plot(bots, words), words),
        _card("wins", plots.wins_plot(tournament, words), words),
        _card("roles", plots.roles_plot(bots, words), words),
        _card("scores", plots.scores_plot(bots, words), words),
        _card("wealth", plots.wealth_plot(bots, words) + plots.legend(bots), words),
        _card("sources", plots.sources_plot(bots, words) + plots.sources_legend(bots, words), words),
    ]
    tables = [
        _card("strength", _strength(tournament, words), words, about=False, wide=True),
        _card("habits", _habits(bots, words), words, about=False, wide=True),
        _card("points", _sources(bots, words), words, about=False, wide=True),
        _card("mixes", _mixes(tournament, words), words, wide=True),
    ]
    if any(line.effort for line in bots):
        tables.insert(2, _card("decisions", _efforts(bots, words), words, wide=True))
    singles = "".join(_single(line, number, words) for number, line in enumerate(bots))
    page = words.t("report-page", bots=", ".join(line.bot for line in bots))
    digest = words.t("terminal-digest", digest=tournament.digest)
    notices = (*notes(tournament, words), digest)
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(page)}</title>\n"
        f"<style>\n{style}</style>\n</head>\n<body>\n"
        f"<header>{_GATE}<div><h1>{escape(words.t('report-title'))}</h1>"
        f"<p>{escape(headline(tournament, words))}</p></div></header>\n"
        f'<main><p class="verdict">{escape(verdict(tournament, words))}</p>\n'
        f'<div class="cards">{"".join(overall)}</div>\n'
        f'<h3>{escape(words.t("report-numbers"))}</h3><div class="cards">{"".join(tables)}</div>\n{singles}</main>\n'
        f"<footer>{''.join(f'<p>{escape(note)}</p>' for note in notices)}</footer>\n</body>\n</html>\n"
    )


def verdict(tournament: Tournament, words: Narrator) -> str:
    """The result in a sentence or two."""
    first, par = tournament.bots[0], tournament.par
    share = percent_with_interval(first.win_share)
    leads = words.t("report-verdict", bot=first.bot, share=share, par=f"{100 * par:.0f}")
    above = [line.bot for line in tournament.bots if line.win_share.low is not None and line.win_share.low > par]
    clear = words.t("report-above-par", bots=", ".join(above)) if above else words.t("report-none-clear")
    return f"{leads} {clear}"


def _card(card: str, body: str, words: Narrator, *, about: bool = True, wide: bool = False) -> str:
    kind = ' class="wide"' if wide else ""
    below = f"<p>{escape(words.t('report-about', card=card))}</p>" if about else ""
    return f"<section{kind}><h2>{escape(words.t('report-card', card=card))}</h2>{below}{body}</section>\n"


def _single(line: BotFigures, number: int, words: Narrator) -> str:
    """How one bot bluffs and inspects."""
    cards = (
        _card("bluffs", plots.bluffs_plot(line, words), words),
        _card("found", plots.findings_plot(line, words), words),
        _card("opens", plots.calibration_plot(line, number, words), words),
    )
    return f'<h3>{escape(line.bot)}</h3><div class="cards">{"".join(cards)}</div>\n'


def _strength(tournament: Tournament, words: Narrator) -> str:
    titles = ("bot", "rating", "wins", "against_par", "score", "as_merchant", "ahead", "as_sheriff", "ahead")
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
    return _table(titles, rows, words)


def _habits(bots: Sequence[BotFigures], words: Narrator) -> str:
    titles = ("bot", "honest", "bribes", "taken", "caught_lying", "inspects", "rightly", "faults")
    rows = []
    for number, line in enumerate(bots):
        shares = (line.honesty, line.bribes, line.bribes_taken, line.caught, line.inspections, line.accuracy)
        rows.append((_named(line, number), *(percent(share) for share in shares), str(line.faults)))
    return _table(titles, rows, words)


def _efforts(bots: Sequence[BotFigures], words: Narrator) -> str:
    titles = ("bot", "decisions", "seconds_each", "slowest", "cost", "cost_a_game")
    rows = [(_named(line, number), *effort_cells(line)) for number, line in enumerate(bots) if line.effort is not None]
    return _table(titles, rows, words)


def _sources(bots: Sequence[BotFigures], words: Narrator) -> str:
    used = used_sources(bots)
    rows = []
    for number, line in enumerate(bots):
        parts = (points(signed(line, name)) for name in (*used, "start"))
        rows.append((_named(line, number), *parts, with_half(line.score)))
    return _table(("bot", *used, "start", "score"), rows, words)


def _mixes(tournament: Tournament, words: Narrator) -> str:
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
    return _table(("mix", "games", "bot", "seats", "wins", "par", "against_par", "score"), rows, words)


def _named(line: BotFigures, number: int) -> str:
    return (
        f'<svg viewBox="0 0 16 16" class="mark" aria-hidden="true">{plots.mark(number, 8, 8)}</svg>{escape(line.bot)}'
    )


def _table(titles: Sequence[str], rows: Iterable[Sequence[str]], words: Narrator) -> str:
    """Cells are HTML already. A row without a name belongs to the one above it."""
    more = ' class="more"'
    kinds = [' class="t"' if title in ("bot", "mix") else "" for title in titles]
    said = [escape(words.t("terminal-column", column=title)) for title in titles]
    head = "".join(f"<th{kind}>{title}</th>" for kind, title in zip(kinds, said, strict=True))
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
