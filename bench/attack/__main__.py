"""Bombs, floods, slow connections and races against a real server, each with the bound that it has to keep.

    python -m bench.attack                      all of them, some four minutes
    python -m bench.attack --only heads pings   some of them

The server is a process of its own with the usual limits, on a SQLite file. While each attack goes on, other people
play at ten tables from another address: the server may take 64 MB more at most, and the 99th percentile of their
commands has to stay below 100 ms. Beside it stands that of a bare echo server in the same run: where the machine
itself is slower than that, four times the echo is the bound. All traffic goes to 127.0.0.1. The exit status says
whether all bounds hold.
"""

import argparse
import json
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .bombs import BOMBS
from .floods import FLOODS
from .ground import Broken, Ground, Peak
from .races import RACES
from .slow import SLOW

MOST_MB, MOST_MS = 64.0, 100.0
Attack = Callable[[Ground], str]
ATTACKS: dict[str, Attack] = {attack.__name__: attack for attack in (*BOMBS, *FLOODS, *SLOW, *RACES)}


class Bystanders:
    """The process of those who only want to play, and the echo server."""

    def __init__(self, port: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            echo = probe.getsockname()[1]
        self._echo = subprocess.Popen([sys.executable, "-m", "bench.echo", "--port", str(echo)])
        time.sleep(1)
        command = [sys.executable, "-m", "bench.attack.bystanders", str(port), str(echo)]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        if self._process.stdout.readline().strip() != "ready":
            raise SystemExit("The bystanders did not find their tables.")

    def figures(self) -> dict[str, Any]:
        """Since the last time."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        found: dict[str, Any] = json.loads(self._process.stdout.readline())
        return found

    def stop(self) -> None:
        for process in (self._process, self._echo):
            process.kill()
            process.wait()


def tried(name: str, attack: Attack, ground: Ground, others: Bystanders) -> dict[str, Any]:
    """One attack, and whether its bounds were kept."""
    others.figures()
    peak, begun = Peak(ground.pid), time.monotonic()
    try:
        note, held = attack(ground), True
    except Broken as broken:
        note, held = str(broken), False
    except Exception as error:  # an attack that could not be carried out says nothing about the walls
        note, held = f"the attack itself failed: {type(error).__name__}: {error}", False
    time.sleep(max(0.0, begun + 4 - time.monotonic()))
    seen = others.figures()
    memory = peak.end()
    allowed = max(MOST_MS, 4 * seen["echo_p99"])
    if seen["broken"]:
        note, held = f"others were broken off: {seen['broken'][0]}", False
    kept = held and memory <= MOST_MB and seen["p99"] <= allowed and seen["commands"] > 0
    return {"attack": name, "memory_mb": memory, **seen, "note": note, "holds": kept}


def line(row: dict[str, Any]) -> str:
    verdict = "holds" if row["holds"] else "BROKEN"
    return (
        f"{row['attack']:<14} {row['memory_mb']:>+8.1f} {row['p50']:>8.1f} {row['p99']:>8.1f} {row['echo_p99']:>8.1f} "
        f"{row['commands']:>8}  {verdict:<6}  {row['note']}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", choices=sorted(ATTACKS), default=sorted(ATTACKS, key=list(ATTACKS).index))
    parser.add_argument("--json", action="store_true", help="one object a line in place of the table")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nottingham-attack-") as folder:
        ground = Ground(Path(folder))
        others = Bystanders(ground.port)
        try:
            if not options.json:
                heads = f"{'attack':<14} {'MB':>8} {'p50 ms':>8} {'p99 ms':>8} {'echo p99':>8} {'commands':>8}"
                print(f"{heads}  bounds  what", flush=True)
            rows: list[dict[str, Any]] = []
            for name in ["quiet", *options.only]:
                ground.source = f"127.0.1.{len(rows) + 10}"
                rows.append(tried(name, ATTACKS.get(name, _quiet), ground, others))
                print(json.dumps(rows[-1]) if options.json else line(rows[-1]), flush=True)
        finally:
            others.stop()
            ground.stop()
    broken = [row["attack"] for row in rows if not row["holds"]]
    if broken:
        sys.exit(f"Not held: {', '.join(broken)}.")


def _quiet(ground: Ground) -> str:
    """Nobody attacks."""
    time.sleep(4)
    return "nobody attacks"


if __name__ == "__main__":
    main()
