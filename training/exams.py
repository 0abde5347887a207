"""Exams: while the training goes on, the mind of the moment plays against real bots on the other cores.

What comes of it is appended to ``exams.jsonl`` in the folder of the run, a line for every company, with the minute.
"""

import os
import subprocess
import sys
from pathlib import Path

from nottingham.env import mind
from training.config import ExamConfig
from training.nets import Weights


class Exams:
    """One exam at a time; a mind whose turn comes while another is examined waits for the next one."""

    def __init__(self, how: ExamConfig | None, folder: Path, minutes: float) -> None:
        self.how, self.folder, self.last = how, folder, minutes
        self.running: subprocess.Popen[bytes] | None = None

    def hold(self, weights: Weights, about: dict[str, object], minutes: float) -> None:
        """Begin an exam, if one is due and nobody sits one."""
        if self.how is None or minutes - self.last < self.how.every or self._busy():
            return
        self.last = minutes
        path = self.folder / "examined.npz"
        mind.save(path, weights, about)
        how = self.how
        asked = ["--deals", str(how.deals), "--among", ",".join(how.among), "--turned", ",".join(how.turned)]
        asked += ["--workers", str(how.workers), "--seed", str(how.seed), "--json", "--label", f"{minutes:.2f}"]
        command = [sys.executable, "-m", "training.evaluate", f"master:{path}", *asked]
        alone = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu"}
        with (self.folder / "exams.jsonl").open("ab") as out:
            self.running = subprocess.Popen(command, stdout=out, env={**os.environ, **alone})

    def _busy(self) -> bool:
        return self.running is not None and self.running.poll() is None

    def wait(self, seconds: float) -> None:
        """For the one that is being held; one that takes longer is broken off."""
        if self.running is not None:
            try:
                self.running.wait(seconds)
            except subprocess.TimeoutExpired:
                self.running.terminate()
                self.running.wait()
