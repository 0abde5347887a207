"""Tables that go into a file or a pipe."""

import os
import subprocess
import sys
from io import StringIO
from pathlib import Path

from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from nottingham.arena.screen import Screen
from nottingham.bots.registry import bots

ROOT = Path(__file__).parents[2]
FIGURES = [f"{number:,}" for number in range(172_234, 172_254)]


def a_wide_table() -> Grid:
    table = Grid(title="Games a second")
    for number in range(len(FIGURES)):
        table.add_column(f"bot {number}", justify="right")
    table.add_row(*FIGURES)
    return table


def printed(*, terminal: bool, drawn: object) -> str:
    file = StringIO()
    Screen(file=file, width=80, force_terminal=terminal, color_system=None).print(drawn)
    return file.getvalue()


def test_a_table_keeps_its_numbers_where_the_output_is_not_a_terminal() -> None:
    assert all(figure in printed(terminal=False, drawn=a_wide_table()) for figure in FIGURES)


def test_so_do_tables_among_other_things() -> None:
    page = printed(terminal=False, drawn=Group(Text("Standing"), Group(a_wide_table())))
    assert all(figure in page for figure in FIGURES)


def test_on_a_terminal_a_table_fits_the_window() -> None:
    assert max(map(len, printed(terminal=True, drawn=a_wide_table()).splitlines())) <= 80


def test_after_a_wide_table_words_are_wrapped_as_before() -> None:
    file = StringIO()
    screen = Screen(file=file, width=80)
    screen.print(a_wide_table())
    screen.print("word " * 40)
    assert max(map(len, file.getvalue().splitlines()[-3:])) <= 80


def test_the_list_of_bots_is_whole_in_a_pipe() -> None:
    command = [str(Path(sys.executable).with_name("nottingham")), "bots"]
    environment = os.environ | {"COLUMNS": "40"}
    listed = subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout
    for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines():
        assert line.rstrip() in listed
    assert all(name in listed for name in bots())


def test_benches_and_commands_print_on_the_same_screen() -> None:
    """One way for all: whoever takes rich's own console cuts numbers off in a pipe."""
    files = [*ROOT.glob("bench/*.py"), *ROOT.glob("src/nottingham/cli/*.py"), *ROOT.glob("src/nottingham/arena/*.py")]
    assert [file.name for file in files if "rich.console import Console" in file.read_text()] == ["screen.py"]
