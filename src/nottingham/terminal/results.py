"""A simulation's progress and results."""

import sys
from collections.abc import Callable
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ..arena.screen import Screen
from ..arena.simulate import Simulation
from ..notation.words import rules_in_words

TellFinished = Callable[[int], None]
T = TypeVar("T")


def with_progress(games: int, run: Callable[[TellFinished | None], Simulation]) -> Simulation:
    """Run with a progress bar on a terminal, and without one elsewhere."""
    if not sys.stderr.isatty():
        return run(None)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task("games", total=games)
        return run(lambda finished: bar.update(task, completed=finished))


def with_tables(run: Callable[[Callable[[int, int], None] | None], T]) -> T:
    """Run something that says how many tables are done, and of how many, with a bar on a terminal."""
    if not sys.stderr.isatty():
        return run(None)
    columns = (TextColumn("tables"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Screen(stderr=True), transient=True) as bar:
        task = bar.add_task("tables", total=None)
        return run(lambda done, total: bar.update(task, completed=done, total=total))


def simulation_picture(simulation: Simulation) -> RenderableType:
    """What came of many games."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("seat", "mean score", "wins"):
        grid.add_column(title, justify="right")
    for seat, (mean, share) in enumerate(zip(simulation.mean_scores, simulation.win_shares, strict=True)):
        grid.add_row(str(seat), f"{mean:.1f}", f"{100 * share:.1f} %")
    facts = (
        f"Scores from {simulation.least_score} to {simulation.most_score}, {simulation.mean_score:.1f} in the mean; "
        f"{simulation.mean_commands:.0f} commands and {simulation.mean_events:.0f} events a game."
    )
    speed = (
        f"{simulation.games_per_second:.0f} games a second ({simulation.seconds:.1f} s, {simulation.workers} "
        f"{'process' if simulation.workers == 1 else 'processes'})."
    )
    return Group(
        Text(f"{simulation.games} games, {rules_in_words(simulation.ruleset)}, seed {simulation.seed}", style="bold"),
        grid,
        Text(facts),
        Text(speed),
        Text(f"Digest {simulation.digest}", style="dim"),
    )
