"""A line of the table of ``bench.batch``."""

import msgspec


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
