"""What the commands ``arena`` and ``bots`` do."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import bots
from ..bots.registry import broken
from ..game import Ruleset
from ..notation.words import Narrator
from .external import ARENA_HOST, REMOTE_SECONDS, is_external
from .figures import Tournament
from .match import TIME_LIMIT
from .report import write_report
from .screen import Screen
from .seatings import NoTournament
from .table import bots_picture, tournament_picture
from .tournament import TellProgress, TournamentSettings, Where, run


def hold(
    rules: Ruleset,
    specs: str,
    *,
    games: int,
    seed: int,
    mix: str,
    on: Where,
    workers: int | None,
    state: Path | None,
    logs: Path | None,
    report: Path | None,
    words: Narrator,
    seconds: float | None = None,
    luck: bool = False,
) -> Tournament:
    """Hold a tournament, with a progress bar on a terminal; a ``NoTournament`` says why there is none."""
    names = tuple(name.strip() for name in specs.split(",") if name.strip())
    usual = REMOTE_SECONDS if any(map(is_external, names)) else TIME_LIMIT
    settings = TournamentSettings(rules, names, games, seed, mix, usual if seconds is None else seconds, luck)
    whole = settings.deals * settings.games_a_deal
    if whole != games:
        _say(words.t("terminal-arena-whole-deals", games=games, whole=whole, seatings=settings.games_a_deal))
    if report is not None and not report.parent.is_dir():
        raise NoTournament("program-arena-no-folder", folder=str(report.parent))
    file = state or Path(settings.heading.name)

    def waiting(spec: str, port: int) -> None:
        _say(words.t("terminal-arena-waiting", bot=spec, address=f"{ARENA_HOST}:{port}"))

    def play(progress: TellProgress) -> Tournament:
        return run(settings, on=on, workers=workers, state=state, logs=logs, progress=progress, waiting=waiting)

    try:
        tournament = _with_bar(play, words)
    except KeyboardInterrupt:
        _say(words.t("terminal-arena-interrupted", file=str(file)))
        raise
    if report is not None:
        write_report(report, tournament, words)
    return tournament


def show(tournament: Tournament, words: Narrator) -> None:
    """Print the tables."""
    Screen().print(tournament_picture(tournament, words))


def list_bots() -> dict[str, Any]:
    """What ``nottingham bots --json`` prints."""
    found = [
        {"name": name, "about": entry.about, "arguments": entry.arguments, "source": entry.source}
        for name, entry in sorted(bots().items())
    ]
    return {"bots": found, "broken": dict(sorted(broken.items()))}


def show_bots(words: Narrator) -> None:
    Screen().print(bots_picture(bots(), broken, words))


def _say(sentence: str) -> None:
    print(f"nottingham: {sentence}", file=sys.stderr)


def _with_bar(play: Callable[[TellProgress], Tournament], words: Narrator) -> Tournament:
    """A bar without a thread of its own, since processes are forked beside it."""
    if not sys.stderr.isatty():
        return play(lambda finished, of: None)
    columns = (
        TextColumn(words.t("terminal-column", column="games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Screen(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task("games", total=None)
        return play(lambda finished, of: bar.update(task, completed=finished, total=of, refresh=True))
