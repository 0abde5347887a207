"""``python -m bench.bots [--json] [--games N] [BOT ...]``: how fast every bot decides, on one core.

Each bot plays with itself, four at a table, second edition. A decision is one call of ``play``; what a bot does when it
is told of events, or says something, counts with the next one. Times are CPU times, so that a busy machine does not
show in them; and the bots take turns, a game each, so that its moods are the same for all.
"""

import platform
import sys
import time
from argparse import ArgumentParser

import msgspec
from rich.table import Table

from nottingham.arena.match import play_bots
from nottingham.arena.screen import Screen
from nottingham.bots import Bot, Chair, Listener, Speaker, Turn, UnknownBot, bots, check_spec, seat_bot
from nottingham.game import Command, Dice, Event, Ruleset, Statement

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


class TimedSpeaker(TimedListener):
    """The same for a bot that also says something now and then."""

    def say(self, turn: Turn) -> Statement | None:
        assert isinstance(self.bot, Speaker)
        began = time.thread_time()
        said = self.bot.say(turn)
        self.heard += time.thread_time() - began
        return said


def timed(bot: Bot) -> Timed:
    if not isinstance(bot, Listener):
        return Timed(bot)
    return TimedSpeaker(bot) if isinstance(bot, Speaker) else TimedListener(bot)


class Tally:
    """What one bot took so far."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.whole = 0.0

    def play(self, spec: str, seed: int, rules: Ruleset) -> None:
        """One game of a bot with itself."""
        dice = Dice(seed)
        seats = [timed(seat_bot(spec, Chair(seat, rules, dice.fork()))) for seat in range(rules.players)]
        began = time.process_time()
        play_bots(rules, seed, seats)
        if seed:  # the first game warms up
            self.whole += time.process_time() - began
            self.times += [seconds for seat in seats for seconds in seat.times]


def measure(spec: str, games: int = GAMES, rules: Ruleset | None = None) -> BotFigure:
    """Play games of one bot with itself."""
    return measure_in_turn([spec], games, rules)[0]


def measure_in_turn(specs: list[str], games: int, rules: Ruleset | None = None) -> list[BotFigure]:
    """Play games of each bot with itself, one after the other."""
    rules = rules or Ruleset.preset("second", players=4)
    tallies = {spec: Tally() for spec in specs}
    for seed in range(games + 1):
        for spec, tally in tallies.items():
            tally.play(spec, seed, rules)
    return [_figure(spec, tally, games) for spec, tally in tallies.items()]


def _figure(spec: str, tally: Tally, games: int) -> BotFigure:
    times, whole = sorted(tally.times), tally.whole
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
    return measure_in_turn(names or sorted(bots()), games)


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
