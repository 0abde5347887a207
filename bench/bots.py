"""``python -m bench.bots [--json] [--games N] [BOT ...]``: how fast every bot decides, on one core.

Each bot plays with itself, four at a table, second edition. A decision is one call of ``play``; what a bot does when it
is told of events counts with the next one. Times are CPU times, so that a busy machine does not show in them.
"""

import platform
import sys
import time
from argparse import ArgumentParser

import msgspec
from rich.table import Table

from nottingham.arena.match import play_bots
from nottingham.arena.screen import Screen
from nottingham.bots import Bot, Chair, Listener, Turn, UnknownBot, bots, check_spec, seat_bot
from nottingham.game import Command, Dice, Event, Ruleset

GAMES = 12


class BotFigure(msgspec.Struct, frozen=True):
    """One line of the table."""

    bot: str
    decisions_a_game: float
    decisions_per_second: float
    mean_ms: float
    p99_ms: float
    max_ms: float
    games_per_second: float
    """Whole games, the engine's work included."""


class Timed:
    """A bot with a watch beside it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.heard = 0.0
        self.times: list[float] = []

    def play(self, turn: Turn) -> Command | None:
        began = time.thread_time()
        command = self.bot.play(turn)
        self.times.append(self.heard + time.thread_time() - began)
        self.heard = 0.0
        return command


class TimedListener(Timed):
    """The same for a bot that listens."""

    def hear(self, n: int, told: Event) -> None:
        assert isinstance(self.bot, Listener)
        began = time.thread_time()
        self.bot.hear(n, told)
        self.heard += time.thread_time() - began


def timed(bot: Bot) -> Timed:
    return TimedListener(bot) if isinstance(bot, Listener) else Timed(bot)


def measure(spec: str, games: int = GAMES, rules: Ruleset | None = None) -> BotFigure:
    """Play games of one bot with itself."""
    rules = rules or Ruleset.preset("second", players=4)
    times: list[float] = []
    whole = 0.0
    for seed in range(games + 1):
        dice = Dice(seed)
        seats = [timed(seat_bot(spec, Chair(seat, rules, dice.fork()))) for seat in range(rules.players)]
        began = time.process_time()
        play_bots(rules, seed, seats)
        if seed:  # the first game warms up
            whole += time.process_time() - began
            times += [seconds for seat in seats for seconds in seat.times]
    times.sort()
    thinking = sum(times)
    return BotFigure(
        bot=spec,
        decisions_a_game=len(times) / games,
        decisions_per_second=len(times) / thinking,
        mean_ms=1000 * thinking / len(times),
        p99_ms=1000 * times[int(0.99 * len(times))],
        max_ms=1000 * times[-1],
        games_per_second=games / whole,
    )


def figures(names: list[str], games: int = GAMES) -> list[BotFigure]:
    return [measure(name, games) for name in names or sorted(bots())]


def main(arguments: list[str]) -> None:
    parser = ArgumentParser("bench.bots", description="How fast every bot decides, on one core.")
    parser.add_argument("bots", nargs="*", metavar="BOT", help="default: every bot there is")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args(arguments)
    try:
        for bot in wanted.bots:
            check_spec(bot, files=True, measuring=True)
    except UnknownBot as unknown:
        parser.error(str(unknown))
    found = figures(wanted.bots, wanted.games)
    if wanted.json:
        print(msgspec.json.encode(found).decode())
        return
    table = Table(title=f"Bots on one core, four of a kind, second edition, Python {platform.python_version()}")
    for heading in ("bot", "decisions/game", "decisions/s", "mean ms", "p99 ms", "max ms", "games/s"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for f in found:
        table.add_row(
            f.bot,
            f"{f.decisions_a_game:.0f}",
            f"{f.decisions_per_second:,.0f}",
            f"{f.mean_ms:.3f}",
            f"{f.p99_ms:.2f}",
            f"{f.max_ms:.2f}",
            f"{f.games_per_second:,.1f}",
        )
    Screen().print(table)


if __name__ == "__main__":
    main(sys.argv[1:])
