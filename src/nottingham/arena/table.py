"""The figures of a tournament, and the list of bots, as text for a terminal."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..bots.registry import Entry
from ..notation.words import rules_in_words
from .figures import BotFigures, MixFigures, Role, Tournament
from .intervals import Estimate
from .svg import MINUS

FEW_DEALS = 10
NO_FIGURE = "–"


def tournament_picture(tournament: Tournament) -> RenderableType:
    """Every table, one under the other."""
    parts: list[RenderableType] = [
        Text(headline(tournament), style="bold"),
        Text(""),
        standing(tournament),
        Text(""),
        roles(tournament.bots),
        Text(""),
        sources(tournament.bots),
        Text(""),
        habits(tournament.bots),
    ]
    if len(tournament.mixes) > 1 or max(side.seats for side in tournament.mixes[0].sides) > 1:
        parts += [Text(""), *pairings(tournament.mixes)]
    parts += [Text(""), *(Text(note) for note in notes(tournament)), Text(f"Digest {tournament.digest}", style="dim")]
    return Group(*parts)


def headline(tournament: Tournament) -> str:
    return (
        f"{tournament.games} games of {tournament.deals} deals, each in {tournament.games_a_deal} "
        f"{'seating' if tournament.games_a_deal == 1 else 'seatings'}; {rules_in_words(tournament.ruleset)}; "
        f"seed {tournament.seed}"
    )


def notes(tournament: Tournament) -> list[str]:
    """What a reader should know before believing the figures."""
    found = [
        f"Par is {100 * tournament.par:.1f} %; a star says that the interval is clear of it. ± and [ ] are 95 % "
        "intervals, over deals (those of ratings: over games).",
        "As merchant and as Sheriff: points a round, and how many more than the other bots at the table; "
        "without start gold, crowns and promos.",
    ]
    if tournament.deals < FEW_DEALS:
        found.append(f"Only {_deals(tournament.deals)}: the intervals say little; give more --games.")
    for line in tournament.bots:
        if line.faults:
            reasons = "; ".join(f"{why} ({number}×)" for why, number in list(line.reasons.items())[:3])
            found.append(f"{line.bot} lost {line.faults} moves to the safe default: {reasons}.")
    return found


def _deals(number: int) -> str:
    return "one deal" if number == 1 else f"{number} deals"


def standing(tournament: Tournament) -> Grid:
    """Who is how strong."""
    grid = _grid("bot", "rating", "wins", "against par", "score")
    for line in tournament.bots:
        grid.add_row(
            line.bot,
            f"{line.rating.mu:.1f} ±{line.rating.high - line.rating.mu:.1f}",
            percent_with_interval(line.win_share),
            against_par(line.win_share, tournament.par),
            with_half(line.score),
        )
    return grid


def roles(bots: Sequence[BotFigures]) -> Grid:
    """Points a round in each role, and how many more than the field's."""
    grid = _grid("points a round", "as merchant", "ahead", "as Sheriff", "ahead")
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


SOURCES = {
    "legal": "legal",
    "contraband": "contraband",
    "bribes_received": "bribes+",
    "bribes_paid": f"bribes{MINUS}",
    "fines_received": "fines+",
    "fines_paid": f"fines{MINUS}",
    "loot": "loot",
    "black_market": "black market",
    "crowns": "crowns",
    "promos": "promos",
}
"""Titles of what a score is made of, start gold apart."""


def used_sources(bots: Sequence[BotFigures]) -> list[str]:
    """Those that anybody has anything of."""
    return [name for name in SOURCES if any(line.sources[name] for line in bots)]


def signed(line: BotFigures, name: str) -> float:
    """Points from a source, negative where they were paid."""
    return -line.sources[name] if name.endswith("_paid") else line.sources[name]


def sources(bots: Sequence[BotFigures]) -> Grid:
    """Points a game by where they came from."""
    used = used_sources(bots)
    grid = _grid("a game", *(SOURCES[name] for name in used), "start", gap=1)
    for line in bots:
        grid.add_row(line.bot, *(points(signed(line, name)) for name in used), points(line.sources["start"]))
    return grid


def habits(bots: Sequence[BotFigures]) -> Grid:
    """How they play."""
    grid = _grid("habits", "honest", "bribes", "taken", "caught lying", "inspects", "rightly", "faults")
    for line in bots:
        shares = (line.honesty, line.bribes, line.bribes_taken, line.caught, line.inspections, line.accuracy)
        grid.add_row(line.bot, *(percent(share) for share in shares), str(line.faults))
    return grid


def pairings(mixes: Sequence[MixFigures]) -> list[RenderableType]:
    """Each mix for itself, all seats of a bot together."""
    found: list[RenderableType] = []
    widest = max(len(side.bot) for mix in mixes for side in mix.sides)
    for mix in mixes:
        grid = _grid("bot", "seats", "wins", "par", "against par", "score")
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
        found += [Text(f"{mix.mix}: {mix.games} games", style="bold"), grid]
    return found


def _grid(*titles: str, gap: int = 2) -> Grid:
    """Names to the left, figures to the right; on a narrow terminal titles break, figures do not."""
    grid = Grid(box=None, padding=(0, gap, 0, 0), pad_edge=False, header_style="dim")
    for number, title in enumerate(titles):
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


def bots_picture(bots: Mapping[str, Entry], broken: Mapping[str, str]) -> RenderableType:
    """What is installed, and what could not be loaded."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("bot", "about", "after a colon", "from"):
        grid.add_column(title, no_wrap=title == "bot", overflow="fold")
    for name, entry in sorted(bots.items()):
        grid.add_row(name, entry.about or NO_FIGURE, ", ".join(entry.arguments) or NO_FIGURE, entry.source)
    failed = [Text(f"{name} could not be loaded: {why}", style="red") for name, why in sorted(broken.items())]
    return Group(grid, *failed)
