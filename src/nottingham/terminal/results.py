"""A simulation's progress and results."""

import sys
from collections.abc import Callable
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from ..arena.screen import Screen
from ..arena.simulate import Simulation
from ..notation.words import Narrator
from .picture import titled

TellFinished = Callable[[int], None]
T = TypeVar("T")


def with_progress(games: int, run: Callable[[TellFinished | None], Simulation], words: Narrator) -> Simulation:
    """Run with a progress bar on a terminal, and without one elsewhere."""
    if not sys.stderr.isatty():
        return run(None)
    columns = (
        TextColumn(words.t("terminal-column", column="games")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        return run(lambda finished: bar.update(task, completed=finished))


def with_tables(run: Callable[[Callable[[int, int], None] | None], T], words: Narrator) -> T:
    """Run something that says how many tables are done, and of how many, with a bar on a terminal."""
    if not sys.stderr.isatty():
        return run(None)
    columns = (
        TextColumn(words.t("terminal-column", column="tables")),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task("tables", total=None)
        return run(lambda done, total: bar.update(task, completed=done, total=total))


def simulation_picture(simulation: Simulation, words: Narrator) -> RenderableType:
    """What came of many games."""
    grid = titled(words, "seat", "mean_score", "wins")
    for seat, (mean, share) in enumerate(zip(simulation.mean_scores, simulation.win_shares, strict=True)):
        grid.add_row(str(seat), f"{mean:.1f}", f"{100 * share:.1f} %")
    facts = words.t(
        "terminal-simulation-facts",
        least=simulation.least_score,
        most=simulation.most_score,
        mean=f"{simulation.mean_score:.1f}",
        commands=round(simulation.mean_commands),
        events=round(simulation.mean_events),
    )
    speed = words.t(
        "terminal-simulation-speed",
        rate=round(simulation.games_per_second),
        seconds=f"{simulation.seconds:.1f}",
        workers=simulation.workers,
    )
    rules = words.rules(simulation.ruleset)
    title = words.t("terminal-simulation", games=simulation.games, rules=rules, seed=str(simulation.seed))
    return Group(
        Text(title, style="bold"),
        grid,
        Text(facts),
        Text(speed),
        Text(words.t("terminal-digest", digest=simulation.digest), style="dim"),
    )
