"""The program as it is called: what it prints, and how it ends."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from nottingham import __version__
from nottingham.cli import main
from nottingham.notation import read_log

RULES_IN_USE = [
    "--players",
    "3",
    "--edition",
    "first",
    "--royal-goods",
    "--promo",
    "olive_oil=2",
    "--promo",
    "feast_plate",
]


class Ran:
    """How a call ended."""

    def __init__(self, code: object, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path):  # type: ignore[no-untyped-def]
    """Call the program in an empty directory; every question is answered with these lines, then the input ends."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str, answers: tuple[str, ...] = (), enter: int = 0) -> Ran:
        lines = iter([*answers, *[""] * enter])

        def read(prompt: str = "") -> str:
            try:
                return next(lines)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr("builtins.input", read)
        with pytest.raises(SystemExit) as ended:
            main(list(arguments))
        captured = capsys.readouterr()
        return Ran(ended.value.code, captured.out, captured.err)

    return call


def test_help_lists_the_commands(run) -> None:  # type: ignore[no-untyped-def]
    ran = run("--help")
    assert ran.code == 0
    for command in ("play", "serve", "simulate", "replay", "score", "--no-browser"):
        assert command in ran.out


def test_the_version_is_told(run) -> None:  # type: ignore[no-untyped-def]
    assert run("--version").out.strip() == __version__


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["play", "--players", "2"], "3 to 6 players"),
        (["play", "--edition", "third"], "third"),
        (["play", "--promo", "gold_bar"], "There’s no promo card “gold_bar”"),
        (["play", "--promo", "olive_oil=many"], "how many copies"),
        (["play", "--promo", "olive_oil=0"], "1 to 9 copies"),
        (["play", "--promo", "olive_oil", "--promo", "olive_oil"], "given twice"),
        (["play", "--seat", "4"], "0 to 3"),
        (["play", "--seed", "-1"], "seed"),
        (["play", "--name", ""], "1 to 20 characters"),
        (["play", "--name", "Bess (hard)"], "those are for bots"),
        (["play", "--bots", "harsh"], "There’s no bot “harsh”"),
        (["play", "--bots", "hard,hard,hard,hard"], "only 3 seats"),
        (["play", "nothing.jsonl"], "There’s no file nothing.jsonl"),
        (["play", "."], "is a directory"),
        (["play", "game.jsonl", "--seed", "1"], "leave those options out"),
        (["play", "game.jsonl", "--bots", "hard"], "leave those options out"),
        (["replay", "nothing.jsonl"], "There’s no file nothing.jsonl"),
        (["replay", "foreign.jsonl"], "Line 1: this isn’t the log of a game"),
        (["replay", "damaged.jsonl"], "Line 2: "),
        (["simulate", "--games", "0"], "1 or more"),
        (["simulate", "--gams", "3"], "--gams"),
        (["score", "foreign.jsonl"], "isn’t a score sheet"),
        (["score", "foreign.jsonl", "--players", "3"], "leave those options out"),
        (["score"], "No score sheet"),
        (["dance"], "dance"),
    ],
)
def test_what_cannot_be_done_is_one_sentence_and_exit_code_2(run, arguments: list[str], why: str) -> None:  # type: ignore[no-untyped-def]
    Path("foreign.jsonl").write_text('{"format": "chess"}\n')
    run("play", "--seed", "1", "--save", "game.jsonl")
    Path("damaged.jsonl").write_text(Path("game.jsonl").read_text().splitlines()[0] + "\nrubbish\n")
    ran = run(*arguments)
    assert ran.code == 2
    assert why in ran.err
    assert ran.err.startswith("nottingham: ")
    assert len(ran.err.strip().splitlines()) == 1
    assert "Traceback" not in ran.err


def test_options_become_the_ruleset_of_the_log(run) -> None:  # type: ignore[no-untyped-def]
    run("play", *RULES_IN_USE, "--seven-cards", "--hidden-removal", "--inspection-clock", "--save", "game.jsonl")
    rules = read_log(Path("game.jsonl")).header.ruleset
    assert (rules.edition, rules.players, rules.hand_limit) == ("first", 3, 7)
    assert rules.royal_goods
    assert rules.hidden_removal
    assert rules.inspection_clock
    assert not rules.black_market
    assert {str(good): copies for good, copies in rules.promos.items()} == {"olive_oil": 2, "feast_plate": 1}


def test_six_players_bring_their_deputies(run) -> None:  # type: ignore[no-untyped-def]
    run("play", "--players", "6", "--black-market", "--save", "game.jsonl")
    rules = read_log(Path("game.jsonl")).header.ruleset
    assert rules.deputies
    assert rules.black_market


def test_a_game_left_is_saved_in_the_current_directory_and_goes_on(run) -> None:  # type: ignore[no-untyped-def]
    left = run("play", "--players", "3", "--seed", "3", enter=9)
    assert left.code == 0
    assert "nottingham play nottingham-3.jsonl" in left.out
    done = run("play", "nottingham-3.jsonl", "--json", enter=2000)
    sheet = json.loads(done.out)
    assert len(sheet["seats"]) == 3
    assert sheet["winners"]
    assert "The reckoning" in done.err
    over = run("play", "nottingham-3.jsonl")
    assert "This game is over" in over.out


def test_the_log_keeps_the_bots_that_were_asked_for(run) -> None:  # type: ignore[no-untyped-def]
    run("play", "--bots", "hard,easy:brazen", "--save", "game.jsonl")
    assert read_log(Path("game.jsonl")).header.seats == (
        "Robin",
        "Alder (hard)",
        "Bess (easy:brazen)",
        "Cuthbert (hard)",
    )


def test_hints_are_shown_when_they_are_wanted(run) -> None:  # type: ignore[no-untyped-def]
    assert "Hint: " in run("play", "--seed", "1", "--hint").out
    assert "Hint: " not in run("play", "--seed", "1").out
    assert "Hint: " in run("play", "--seed", "1", answers=("hint",)).out


def test_another_game_of_the_same_seed_gets_a_file_of_its_own(run) -> None:  # type: ignore[no-untyped-def]
    run("play", "--seed", "3")
    assert "nottingham-3-2.jsonl" in run("play", "--seed", "3").out


def test_a_replay_as_json_is_the_log_as_it_was_told(run) -> None:  # type: ignore[no-untyped-def]
    run("play", "--players", "3", "--seed", "3", "--save", "game.jsonl", enter=30)
    whole = run("replay", "game.jsonl", "--json")
    assert whole.out == Path("game.jsonl").read_text()
    seats = run("replay", "game.jsonl", "--json", "--seat", "1")
    header, first = (json.loads(line) for line in seats.out.splitlines()[:2])
    assert header["told_to"] == 1
    assert "seed" not in header
    assert first["told"]["order"] == {"hidden": "face_down", "count": 156}


def test_a_log_that_contradicts_itself_is_refused_with_its_line(run) -> None:  # type: ignore[no-untyped-def]
    run("play", "--players", "3", "--seed", "3", "--save", "game.jsonl", enter=30)
    lines = Path("game.jsonl").read_text().splitlines()
    twice = lines[2].replace('"n":1', '"n":10')
    Path("game.jsonl").write_text("\n".join([*lines[:11], twice, *lines[12:]]) + "\n")
    for command in ("replay", "play"):
        ran = run(command, "game.jsonl")
        assert ran.code == 2
        assert "Line " in ran.err


def test_a_simulation_prints_the_same_digest_for_the_same_seed(run) -> None:  # type: ignore[no-untyped-def]
    call = ("simulate", "--players", "3", "--games", "2", "--seed", "7", "--json")
    first, second = json.loads(run(*call).out), json.loads(run(*call).out)
    assert first["games"] == 2
    assert first["digest"] == second["digest"]


def test_a_simulation_prints_scores_lengths_and_speed(run) -> None:  # type: ignore[no-untyped-def]
    out = run("simulate", "--games", "1", "--promo", "olive-oil").out
    for word in ("mean score", "games a second", "events a game", "Digest", "olive oil ×1"):
        assert word in out


def test_a_score_sheet_is_read_from_a_file(run) -> None:  # type: ignore[no-untyped-def]
    page = (Path(__file__).parents[2] / "docs" / "score-sheet.md").read_text()
    Path("friday.json").write_text(page.split("```json\n")[1].split("```")[0])
    ran = run("score", "friday.json")
    assert ran.code == 0
    assert "Ann wins with" in ran.out
    sheet = json.loads(run("score", "friday.json", "--json").out)
    assert [seat["name"] for seat in sheet["seats"]] == ["Ann", "Bob", "Cid"]
    assert sheet["seats"][0]["black_market"] == 32


def test_help_comes_without_loading_the_game() -> None:
    code = "import nottingham.cli, sys; print(*(m for m in sys.modules if m.startswith('nottingham.')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {module.split(".")[1] for module in ran.stdout.split()}
    assert loaded == {"cli"}
