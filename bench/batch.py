"""``python -m bench.batch``: how fast the array engine plays, and public environments beside it.

Full games of the second edition with random legal actions; every step works out the next state, its mask and the
observation of every seat, all of which are kept until the next step. Games that end begin again.

    python -m bench.batch                      # one core of a CPU, and what else is installed
    python -m bench.batch --device gpu         # larger batches on a GPU
    python -m bench.batch --players 5 --royal-goods --batch 4096
"""

import argparse
import os
import platform
import sys
from importlib import import_module

import msgspec
from rich.table import Table

from bench.others import others
from bench.rates import Figure
from nottingham.arena.screen import Screen
from nottingham.game import Ruleset

CPU_BATCHES = (1, 256, 1024, 4096)
GPU_BATCHES = (16_384, 65_536, 262_144, 524_288)
OPTIONS = ("royal_goods", "seven_cards", "hidden_removal", "black_market")


def one_core() -> None:
    """Keep to one core and one thread: before JAX is imported."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_cpu_multi_thread_eigen=false"
    os.environ.setdefault("JAX_PLATFORMS", "cpu")


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.batch", description="How fast the array engine plays.")
    parser.add_argument("--device", choices=("cpu", "gpu"), default="cpu")
    parser.add_argument("--batch", type=int, nargs="*", help="batch sizes")
    parser.add_argument("--players", type=int, default=4)
    for option in OPTIONS:
        parser.add_argument(f"--{option.replace('_', '-')}", action="store_true")
    parser.add_argument("--version", type=int, nargs="*", default=[0], help="of the environment")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play each batch")
    leading = "lead the compiler by hand, as on a CPU, or not, as elsewhere: to try which is faster on a device"
    parser.add_argument("--led", action=argparse.BooleanOptionalAction, default=None, help=leading)
    parser.add_argument("--no-others", action="store_true", help="leave the other environments out")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.device == "cpu":
        one_core()
    rules = Ruleset.preset("second", arguments.players, **{name: getattr(arguments, name) for name in OPTIONS})
    arrays = import_module("bench.arrays")
    arrays.lead(arguments.led)
    if arguments.device == "gpu" and arrays.BACKEND != "gpu":
        sys.exit("JAX finds no GPU here; install jax with its CUDA plugin, or leave out --device gpu.")
    batches = arguments.batch or (CPU_BATCHES if arguments.device == "cpu" else GPU_BATCHES)
    figures = [
        arrays.measure(rules, batch_size, arguments.seconds, version)
        for version in arguments.version
        for batch_size in batches
    ]
    notes: list[str] = []
    if arguments.device == "cpu" and not arguments.no_others:
        found, notes = others(rules, arguments.seconds)
        figures += found
    if arguments.json:
        print(msgspec.json.encode({"figures": figures, "notes": notes}).decode())
        return
    show(figures, notes, f"JAX {arrays.VERSION}, Python {platform.python_version()}, {arguments.device}")


def show(figures: list[Figure], notes: list[str], title: str) -> None:
    table = Table(title=title)
    for heading in ("what", "batch", "steps/s", "best", "per CPU s", "games/s", "steps/game", "compile s", "MB"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for figure in figures:
        table.add_row(
            figure.what,
            f"{figure.batch:,}",
            f"{figure.steps_per_second:,.0f}",
            f"{figure.best_steps_per_second:,.0f}",
            f"{figure.steps_per_cpu_second:,.0f}",
            f"{figure.games_per_second:,.0f}",
            f"{figure.steps_a_game:.1f}",
            f"{figure.compile_seconds:.1f}" if figure.compile_seconds else "",
            f"{figure.megabytes:,.1f}" if figure.megabytes else "",
        )
    console = Screen()
    console.print(table)
    for note in notes:
        console.print(note)


if __name__ == "__main__":
    main()
