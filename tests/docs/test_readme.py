"""What the README shows, runs."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import blocks


@pytest.mark.parametrize("code", blocks("README.md", "python"))
def test_the_python_of_the_readme_runs(code: str, tmp_path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert ran.stderr == ""
    assert ran.returncode == 0
    assert ran.stdout.strip()


def test_the_readme_shows_python() -> None:
    assert blocks("README.md", "python")
