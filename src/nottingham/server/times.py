"""What time it is: the only place where the server asks."""

import sys
import time


def now_ms() -> int:
    """UTC, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def awake() -> float:
    """Seconds on a clock that nobody sets, and that runs on while the machine sleeps, where there is one."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()
