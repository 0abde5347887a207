"""``python -m bench [--json]``: everything that is measured on this machine in a minute or two."""

import platform
import sys

import msgspec
from rich.table import Table

from bench import engine
from nottingham.arena.screen import Screen


def main() -> None:
    figures = engine.figures()
    if "--json" in sys.argv[1:]:
        print(msgspec.json.encode(figures).decode())
        return
    table = Table(title=f"Full 4-player games on one core, Python {platform.python_version()}")
    for heading in (
        "players",
        "games/s (CPU)",
        "games/s (wall)",
        "best",
        "commands",
        "events",
        "µs/command",
        "loops/game",
    ):
        table.add_column(heading, justify="left" if heading == "players" else "right")
    for f in figures:
        table.add_row(
            f.players,
            f"{f.games_per_second_cpu:,.0f}",
            f"{f.games_per_second_wall:,.0f}",
            f"{f.best_games_per_second_cpu:,.0f}",
            f"{f.commands_a_game:.0f}",
            f"{f.events_a_game:.0f}",
            f"{f.microseconds_a_command:.1f}",
            f"{f.loops_a_game:.3f}",
        )
    Screen().print(table)


if __name__ == "__main__":
    main()
