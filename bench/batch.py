"""``python -m bench.batch``: how fast the array engine plays, and public environments beside it.

Full games of the second edition with random legal actions; every step works out the next state, its mask and the
observation of every seat, all of which are kept until the next step. Games that end begin anew.

    python -m bench.batch                      # one core of a CPU, and what else is installed
    python -m bench.batch --device gpu         # larger batches on a GPU
    python -m bench.batch --players 5 --royal-goods --batch 4096
"""

import argparse
import os
import platform
import sys
import time
from statistics import median
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from nottingham.game import Ruleset

CPU_BATCHES = (1, 256, 1024, 4096)
GPU_BATCHES = (16_384, 65_536, 262_144, 524_288)
OPTIONS = ("royal_goods", "seven_cards", "hidden_removal", "black_market")


class Figure(msgspec.Struct, frozen=True):
    """One line of the table."""

    what: str
    batch: int
    steps_per_second: float
    games_per_second: float
    steps_a_game: float
    best_steps_per_second: float
    steps_per_cpu_second: float
    """By the time that this process had the processor: what counts on a machine that others use, too."""
    compile_seconds: float = 0.0
    megabytes: float = 0.0
    """What the games, their masks and observations take."""


def measure(rules: Ruleset, batch_size: int, seconds: float) -> Figure:
    """Play one batch for some time, in stretches of some steps."""
    import jax
    import jax.numpy as jnp

    from nottingham.env import batch

    steps = 512 if batch_size < 10_000 else 64

    def one(carry: Any, t: Any) -> Any:
        state, mask, _, ended = carry
        action = batch.random_legal(mask, jnp.stack([jnp.uint32(1), t]))
        state, outcome = batch.step_and_reset(state, action, jnp.stack([jnp.uint32(2), t]))
        return (state, batch.legal_mask(state), batch.observe_all(state), ended + outcome.over), None

    def stretch(carry: Any, start: Any) -> Any:
        return jax.lax.scan(one, carry, start + jnp.arange(steps, dtype=jnp.uint32))[0]

    state = batch.init(jax.random.key(1), rules, batch=batch_size)
    ended = jnp.zeros(batch_size, jnp.int32)
    carry = jax.jit(lambda state: (state, batch.legal_mask(state), batch.observe_all(state), ended))(state)
    began = time.perf_counter()
    play = jax.jit(stretch, donate_argnums=0).lower(carry, jnp.uint32(0)).compile()
    compiled = time.perf_counter() - began
    size = sum(leaf.nbytes for leaf in jax.tree.leaves(carry)) / 1e6
    carry = jax.block_until_ready(play(carry, jnp.uint32(0)))
    took: list[float] = []
    cpu: list[float] = []
    before = int(carry[3].sum())
    while sum(took) < seconds or len(took) < 3:
        began, at_cpu = time.perf_counter(), time.process_time()
        carry = jax.block_until_ready(play(carry, jnp.uint32((len(took) + 1) * steps)))
        took.append(time.perf_counter() - began)
        cpu.append(time.process_time() - at_cpu)
    games = int(carry[3].sum()) - before
    made = steps * batch_size
    a_game = made * len(took) / max(games, 1)
    rate = made / median(took)
    name = f"array engine, {jax.devices()[0].device_kind}"
    return Figure(
        name, batch_size, rate, rate / a_game, a_game, made / min(took), made / median(cpu), compiled, size
    )


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
    parser.add_argument("--seconds", type=float, default=5.0, help="how long to play each batch")
    parser.add_argument("--no-others", action="store_true", help="leave the other environments out")
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    if arguments.device == "cpu":
        one_core()
    rules = Ruleset.preset("second", arguments.players, **{name: getattr(arguments, name) for name in OPTIONS})
    import jax

    if arguments.device == "gpu" and jax.default_backend() != "gpu":
        sys.exit("JAX finds no GPU here; install jax with its CUDA plugin, or leave out --device gpu.")
    batches = arguments.batch or (CPU_BATCHES if arguments.device == "cpu" else GPU_BATCHES)
    figures = [measure(rules, batch_size, arguments.seconds) for batch_size in batches]
    notes: list[str] = []
    if arguments.device == "cpu" and not arguments.no_others:
        from bench.others import others

        found, notes = others(rules, arguments.seconds)
        figures += found
    if arguments.json:
        print(msgspec.json.encode({"figures": figures, "notes": notes}).decode())
        return
    show(figures, notes, f"JAX {jax.__version__}, Python {platform.python_version()}, {arguments.device}")


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
    console = Console()
    console.print(table)
    for note in notes:
        console.print(note)


if __name__ == "__main__":
    main()
