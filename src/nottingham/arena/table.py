"""The figures of a tournament, and the list of bots, as text for a terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..bots.faults import blame_in_words
from ..bots.registry import Entry
from ..notation.words import Narrator
from .figures import BotFigures, MarginFigures, MixFigures, Role, Tournament
from .intervals import Estimate
from .svg import MINUS

FEW_DEALS = 10
NO_FIGURE = "–"


def tournament_picture(tournament: Tournament, words: Narrator) -> RenderableType:
    """Every table, one under the other."""
    parts: list[RenderableType] = [
        Text(headline(tournament, words), style="bold"),
        Text(""),
        standing(tournament, words),
        Text(""),
        roles(tournament.bots, words),
        Text(""),
        sources(tournament.bots, words),
        Text(""),
        habits(tournament.bots, words),
    ]
    if any(line.effort for line in tournament.bots):
        parts += [Text(""), efforts(tournament.bots, words)]
    if tournament.luck_corrected:
        parts += [Text(""), margins_picture(tournament.luck_corrected, words)]
    if len(tournament.mixes) > 1 or max(side.seats for side in tournament.mixes[0].sides) > 1:
        parts += [Text(""), *pairings(tournament.mixes, words)]
    digest = words.t("terminal-digest", digest=tournament.digest)
    parts += [Text(""), *(Text(note) for note in notes(tournament, words)), Text(digest, style="dim")]
    return Group(*parts)


def headline(tournament: Tournament, words: Narrator) -> str:
    return words.t(
        "terminal-arena",
        games=tournament.games,
        deals=tournament.deals,
        seatings=tournament.games_a_deal,
        rules=words.rules(tournament.ruleset),
        seed=str(tournament.seed),
    )


def notes(tournament: Tournament, words: Narrator) -> list[str]:
    """What a reader should know before believing the figures."""
    found = [words.t("terminal-arena-par", par=f"{100 * tournament.par:.1f}"), words.t("terminal-arena-roles")]
    if tournament.deals < FEW_DEALS:
        found.append(words.t("terminal-arena-few", count=tournament.deals))
    for line in tournament.bots:
        if line.faults:
            most = list(line.reasons.items())[:3]
            reasons = words.in_turn([f"{blame_in_words(why, words)} ({number}×)" for why, number in most])
            found.append(words.t("terminal-arena-faults", bot=line.bot, count=line.faults, reasons=reasons))
    return found


def standing(tournament: Tournament, words: Narrator) -> Grid:
    """Who is how strong."""
    grid = _grid(words, "bot", "rating", "wins", "against_par", "score")
    for line in tournament.bots:
        grid.add_row(
            line.bot,
            f"{line.rating.mu:.1f} ±{line.rating.high - line.rating.mu:.1f}",
            percent_with_interval(line.win_share),
            against_par(line.win_share, tournament.par),
            with_half(line.score),
        )
    return grid


def margins_picture(lines: Sequence[MarginFigures], words: Narrator) -> Grid:
    """Margins as they were, and with luck taken off."""
    grid = _grid(words, "bot", "margin", "luck_corrected", "games_needed")
    for line in lines:
        needed = NO_FIGURE if line.ratio is None else f"{100 * line.ratio:.0f} %"
        grid.add_row(line.bot, minus_half(line.margin), minus_half(line.corrected), needed)
    return grid


def minus_half(value: Estimate) -> str:
    """ "+3.2 ±1.1"."""
    half = f" ±{value.half:.1f}" if value.half is not None else ""
    return minus(f"{value.mean:+.1f}") + half


def roles(bots: Sequence[BotFigures], words: Narrator) -> Grid:
    """Points a round in each role, and how many more than the field's."""
    grid = _grid(words, "points_a_round", "as_merchant", "ahead", "as_sheriff", "ahead")
    for line in bots:
        merchant, sheriff = line.merchant, line.sheriff
        grid.add_row(
            line.bot, points(merchant.points.mean), ahead(merchant), points(sheriff.points.mean), ahead(sheriff)
        )
    return grid


def against_par(share: Estimate, par: float) -> str:
    """ "+12.0", and whether the interval is clear of par."""
    gap = 100 * (share.mean - par)
    clear = share.low is not None and share.high is not None and (share.low > par or share.high < par)
    return minus(f"{gap:+.1f}") + (" *" if clear else "  ")


def ahead(role: Role) -> str:
    if role.ahead is None:
        return NO_FIGURE
    half = role.ahead.half
    return minus(f"{role.ahead.mean:+.1f}") + (f" ±{half:.1f}" if half is not None else "")


def points(value: float) -> str:
    """With one digit, a real minus sign, and no minus zero."""
    return minus(f"{value:.1f}")


def minus(text: str) -> str:
    return text.lstrip("+-") if float(text) == 0 else text.replace("-", MINUS)


SOURCES = (
    "legal",
    "contraband",
    "bribes_received",
    "bribes_paid",
    "fines_received",
    "fines_paid",
    "loot",
    "black_market",
    "crowns",
    "promos",
)
"""What a score is made of, start gold apart; ``terminal-column`` has their titles."""


def used_sources(bots: Sequence[BotFigures]) -> list[str]:
    """Those that anybody has anything of."""
    return [name for name in SOURCES if any(line.sources[name] for line in bots)]


def signed(line: BotFigures, name: str) -> float:
    """Points from a source, negative where they were paid."""
    return -line.sources[name] if name.endswith("_paid") else line.sources[name]


def sources(bots: Sequence[BotFigures], words: Narrator) -> Grid:
    """Points a game by where they came from."""
    used = used_sources(bots)
    grid = _grid(words, "a_game", *used, "start", gap=1)
    for line in bots:
        grid.add_row(line.bot, *(points(signed(line, name)) for name in used), points(line.sources["start"]))
    return grid


def habits(bots: Sequence[BotFigures], words: Narrator) -> Grid:
    """How they play."""
    grid = _grid(words, "habits", "honest", "bribes", "taken", "caught_lying", "inspects", "rightly", "faults")
    for line in bots:
        shares = (line.honesty, line.bribes, line.bribes_taken, line.caught, line.inspections, line.accuracy)
        grid.add_row(line.bot, *(percent(share) for share in shares), str(line.faults))
    return grid


def efforts(bots: Sequence[BotFigures], words: Narrator) -> Grid:
    """What the decisions of programs took that run elsewhere; the cost is what they state."""
    grid = _grid(words, "programs", "decisions", "seconds_each", "slowest", "cost", "cost_a_game")
    for line in bots:
        if line.effort is not None:
            grid.add_row(line.bot, *effort_cells(line))
    return grid


def effort_cells(line: BotFigures) -> tuple[str, ...]:
    effort = line.effort
    assert effort is not None
    mean = effort.seconds / effort.decisions
    each = f"{effort.cost / line.seats:.4f}"
    return str(effort.decisions), f"{mean:.2f}", f"{effort.slowest:.2f}", f"{effort.cost:.4f}", each


def pairings(mixes: Sequence[MixFigures], words: Narrator) -> list[RenderableType]:
    """Each mix for itself, all seats of a bot together."""
    found: list[RenderableType] = []
    widest = max(len(side.bot) for mix in mixes for side in mix.sides)
    for mix in mixes:
        grid = _grid(words, "bot", "seats", "wins", "par", "against_par", "score")
        for column, width in zip(grid.columns, (widest, 5, 20, 4, 11, 11), strict=True):
            column.min_width = width
        for side in mix.sides:
            grid.add_row(
                side.bot,
                str(side.seats),
                percent_with_interval(side.win_share),
                f"{100 * side.par:.0f} %",
                against_par(side.win_share, side.par),
                with_half(side.score),
            )
        found += [Text(words.t("terminal-arena-mix", mix=mix.mix, games=mix.games), style="bold"), grid]
    return found


def _grid(words: Narrator, *columns: str, gap: int = 2) -> Grid:
    """Names to the left, figures to the right; on a narrow terminal titles break, figures do not."""
    grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
    for number, column in enumerate(columns):
        title = words.t("terminal-column", column=column)
        grid.add_column(title, justify="right" if number else "left", overflow="fold")
    return grid


def percent(share: float | None) -> str:
    return NO_FIGURE if share is None else f"{100 * share:.0f} %"


def percent_with_interval(share: Estimate) -> str:
    text = f"{100 * share.mean:.1f} %"
    if share.low is None or share.high is None:
        return text
    return f"{text} [{100 * share.low:.1f}, {100 * share.high:.1f}]"


def with_half(score: Estimate) -> str:
    return f"{score.mean:.1f}" + (f" ±{score.half:.1f}" if score.half is not None else "")


def bots_picture(bots: Mapping[str, Entry], broken: Mapping[str, str], words: Narrator) -> RenderableType:
    """What is installed, and what could not be loaded."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for column in ("bot", "about", "after_a_colon", "from"):
        grid.add_column(words.t("terminal-column", column=column), no_wrap=column == "bot", overflow="fold")
    for name, entry in sorted(bots.items()):
        grid.add_row(
            name, _about(name, entry, words) or NO_FIGURE, ", ".join(entry.arguments) or NO_FIGURE, entry.source
        )
    failed = [words.t("terminal-bot-broken", name=name, why=why) for name, why in sorted(broken.items())]
    return Group(grid, *(Text(line, style="red") for line in failed))


def _about(name: str, entry: Entry, words: Narrator) -> str:
    """As the lobby says it; bots of others, and those for measuring, say it themselves."""
    try:
        return words.t(f"lobby-bot-{name}.about")
    except LookupError:
        return entry.about
