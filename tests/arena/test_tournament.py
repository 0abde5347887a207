"""Tournaments: duplicate play, the same result on any number of processes, and after an interruption."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from nottingham.arena.deal import play_deal
from nottingham.arena.figures import Tournament
from nottingham.arena.intervals import estimate, student
from nottingham.arena.ratings import rate
from nottingham.arena.seatings import NoTournament, mixes
from nottingham.arena.state_file import StateFile
from nottingham.arena.tournament import TournamentSettings, run
from nottingham.game import Ruleset
from nottingham.game.events import DeckShuffled
from nottingham.notation import read_log
from tests.builders import SECOND, happened

SMALL = Ruleset.preset("second", players=3, house_rounds=3)
BOTS = ("honest", "greedy", "briber")
_ON_RAY = """
import msgspec, sys
from nottingham.arena.tournament import TournamentSettings, run
from nottingham.game import Ruleset

rules = Ruleset.preset("second", players=3, house_rounds=3)
settings = TournamentSettings(rules, tuple(sys.argv[1:]), 24, 1, "all")
print(msgspec.json.encode(run(settings, on="ray", workers=2)).decode())
"""


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def a_tournament(
    games: int = 24, rules: Ruleset = SMALL, bots: tuple[str, ...] = BOTS, mix: str = "all"
) -> TournamentSettings:
    return TournamentSettings(rules, bots, games, 1, mix)


def bytes_of(tournament: Tournament) -> bytes:
    return msgspec.json.encode(tournament)


# Duplicate play


def test_every_seating_gets_the_same_cards() -> None:
    _, written = play_deal(SMALL, mixes(BOTS, 3), 0, 7, logs=True)
    paths = [Path(f"{number}.jsonl") for number in range(len(written))]
    for path, data in zip(paths, written, strict=True):
        path.write_bytes(data)
    logs = [read_log(path) for path in paths]
    assert len({log.header.seats for log in logs}) == 6
    assert len({happened(list(log.events), DeckShuffled)[0].order for log in logs}) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    settings = a_tournament(games=7)
    assert (settings.games_a_deal, settings.deals) == (6, 2)
    assert run(settings, workers=1).games == 12


def test_bots_that_are_the_same_are_at_par_whatever_the_cards() -> None:
    """Luck cancels: every seating is played, so every deal is fair."""
    result = run(a_tournament(bots=("honest", "wary", "random"), games=6), workers=1)
    assert sum(line.win_share.mean for line in result.bots) == pytest.approx(1)
    alone = run(a_tournament(bots=("honest",), games=3), workers=1)
    assert alone.bots[0].win_share.mean == pytest.approx(alone.par)
    assert alone.bots[0].merchant.ahead is None


def test_sides_of_a_mix_share_all_wins() -> None:
    result = run(a_tournament(bots=("honest", "briber"), mix="1+2", games=6), workers=1)
    (mix,) = result.mixes
    assert [(side.bot, side.seats, side.par) for side in mix.sides] == [("honest", 1, 1 / 3), ("briber", 2, 2 / 3)]
    assert sum(side.win_share.mean for side in mix.sides) == pytest.approx(1)


def test_figures_say_what_the_bots_are_like() -> None:
    found = {line.bot: line for line in run(a_tournament(games=30), workers=1).bots}
    assert (found["honest"].honesty, found["honest"].inspections, found["honest"].bribes) == (1, 1, 0)
    briber = found["briber"]
    assert briber.honesty is not None
    assert briber.honesty < 0.5
    assert briber.bribes is not None
    assert briber.bribes > 0.5
    for line in found.values():
        paid = line.sources["bribes_paid"] + line.sources["fines_paid"]
        gained = sum(points for name, points in line.sources.items() if not name.endswith("_paid"))
        assert gained - paid == pytest.approx(line.score.mean)
        assert sum(line.score_bins.values()) == line.seats == 30
        assert line.wealth[0] == 50
        assert line.faults == 0
    assert found["honest"].rating.mu > briber.rating.mu


def test_roles_are_measured_against_the_other_bots_at_the_table() -> None:
    result = run(a_tournament(bots=("honest", "briber"), mix="1+2", games=9), workers=1)
    gaps = {line.bot: (line.merchant.ahead, line.sheriff.ahead) for line in result.bots}
    for role in (0, 1):
        first, second = gaps["honest"][role], gaps["briber"][role]
        assert first is not None
        assert second is not None
        assert first.mean == pytest.approx(-second.mean)


# The same for everybody


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    results = [bytes_of(run(a_tournament(), workers=workers)) for workers in (1, 2, 3)]
    assert results[0] == results[1] == results[2]


def test_another_seed_gives_another_result() -> None:
    first, second = (run(TournamentSettings(SMALL, BOTS, 12, seed), workers=1) for seed in (1, 100))
    assert first.digest != second.digest


@pytest.mark.slow
def test_ray_plays_the_same_tournament() -> None:
    """A Ray cluster on this machine. Ray copies the process that starts it, so that gets one of its own."""
    program = [sys.executable, "-c", _ON_RAY, *BOTS]
    on_ray = subprocess.run(program, capture_output=True, timeout=120, check=True).stdout
    assert on_ray.strip() == bytes_of(run(a_tournament(), workers=1))


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoTournament, match=r"Ray isn’t installed; get it with “pip install nottingham\[ray\]”"):
        run(a_tournament(), on="ray")


# Going on after an interruption


class Stopped(KeyboardInterrupt):
    """Ctrl-C at a chosen moment."""


def interrupted(settings: TournamentSettings, after: int, workers: int, state: Path | None = None) -> None:
    def stop(finished: int, of: int) -> None:
        if finished >= after:
            raise Stopped

    with pytest.raises(Stopped):
        run(settings, workers=workers, state=state, progress=stop)


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_tournament_goes_on_where_it_was(workers: int, tmp_path: Path) -> None:
    interrupted(a_tournament(), 12, workers)
    assert len(list(tmp_path.glob("nottingham-arena-*.jsonl"))) == 1
    seen: list[int] = []
    result = run(a_tournament(), workers=workers, progress=lambda finished, of: seen.append(finished))
    assert seen[0] >= 12
    assert list(tmp_path.glob("nottingham-arena-*.jsonl")) == [], "nothing is left behind"
    assert bytes_of(result) == bytes_of(run(a_tournament(), workers=1))


def test_a_line_that_broke_off_is_played_again(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    whole = run(a_tournament(), workers=1, state=state)
    state.write_bytes(state.read_bytes()[:-40])
    seen: list[int] = []
    again = run(a_tournament(), workers=1, state=state, progress=lambda finished, of: seen.append(finished))
    assert seen == [18, 24]
    assert bytes_of(again) == bytes_of(whole)


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    run(a_tournament(games=12), workers=1, state=state)
    seen: list[int] = []
    longer = run(a_tournament(games=24), workers=1, state=state, progress=lambda finished, of: seen.append(finished))
    assert seen[0] == 12
    assert bytes_of(longer) == bytes_of(run(a_tournament(games=24), workers=1))


def test_fewer_games_leave_what_more_of_them_left(tmp_path: Path) -> None:
    interrupted(a_tournament(games=240), 24, workers=1)
    run(a_tournament(games=12), workers=1)
    seen: list[int] = []
    run(a_tournament(games=240), workers=1, progress=lambda finished, of: seen.append(finished))
    assert seen[0] == 24


def test_another_tournaments_file_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    run(a_tournament(), workers=1, state=state)
    with pytest.raises(NoTournament, match="holds another tournament"):
        run(a_tournament(bots=("honest", "wary", "briber")), workers=1, state=state)


def test_deals_of_programs_that_have_changed_are_refused(tmp_path: Path) -> None:
    state, settings = tmp_path / "state.jsonl", a_tournament()
    run(settings, workers=1, state=state)
    changed = msgspec.structs.replace(settings.heading, code="of yesterday")
    with pytest.raises(NoTournament, match="changed since"):
        StateFile(state, changed).read()


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    state = tmp_path / "state.jsonl"
    run(a_tournament(games=6), workers=1, state=state)
    state.write_bytes(state.read_bytes() + b'{"deal": "what"}\n')
    with pytest.raises(NoTournament, match="is damaged"):
        run(a_tournament(), workers=1, state=state)


@pytest.mark.slow
def test_ctrl_c_ends_the_program_at_once_and_the_same_command_goes_on(tmp_path: Path) -> None:
    """Many long deals on two processes, interrupted from outside."""
    command = [
        sys.executable,
        "-m",
        "nottingham.cli",
        "arena",
        "--bots",
        "honest,greedy,briber,gambler",
        "--games",
        "240",
    ]
    command += ["--workers", "2", "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path) as process:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and not _lines(tmp_path) > 2:
            time.sleep(0.02)
        os.kill(process.pid, signal.SIGINT)
        _, complaint = process.communicate(timeout=20)
    assert process.returncode == 130
    assert b"run the same command again" in complaint
    assert _lines(tmp_path) > 2
    resumed = subprocess.run(command, capture_output=True, cwd=tmp_path, check=True).stdout
    whole = run(TournamentSettings(SECOND, ("honest", "greedy", "briber", "gambler"), 240, 1))
    assert json.loads(resumed) == json.loads(bytes_of(whole))


def _lines(folder: Path) -> int:
    return sum(len(path.read_bytes().splitlines()) for path in folder.glob("nottingham-arena-*.jsonl"))


# Logs


def test_logs_of_all_games_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "logs"
    run(a_tournament(games=12), workers=2, logs=folder)
    logs = sorted(folder.iterdir())
    assert [path.name for path in logs] == [f"{seed}-{game:03}.jsonl" for seed in (1, 2) for game in range(6)]
    assert {read_log(path).header.seed for path in logs} == {1, 2}


def test_deals_whose_logs_are_missing_are_played_again(tmp_path: Path) -> None:
    state, folder = tmp_path / "state.jsonl", tmp_path / "logs"
    without = run(a_tournament(games=12), workers=1, state=state)
    assert bytes_of(run(a_tournament(games=12), workers=1, state=state, logs=folder)) == bytes_of(without)
    assert len(list(folder.iterdir())) == 12


# Refusals


def test_a_tournament_that_cannot_be_is_refused_with_a_sentence() -> None:
    with pytest.raises(NoTournament, match="There’s no bot “nobody”"):
        a_tournament(bots=("honest", "nobody"))
    with pytest.raises(NoTournament, match="--games 0"):
        a_tournament(games=0)
    with pytest.raises(NoTournament, match="--workers 0"):
        run(a_tournament(), workers=0)


# Intervals and ratings


def test_an_interval_is_students() -> None:
    """Known values of the 97.5 % point: 5, 10, 30 and 1000 degrees of freedom."""
    for freedom, point in ((1, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student(freedom) == pytest.approx(point, abs=0.005)
    found = estimate([1.0, 2.0, 3.0])
    assert found.mean == 2
    assert found.low == pytest.approx(2 - 4.3027 / 3**0.5)
    assert found.high == pytest.approx(2 + 4.3027 / 3**0.5)


def test_one_deal_gives_no_interval() -> None:
    assert estimate([0.5]).low is None
    assert run(a_tournament(games=6), workers=1).bots[0].win_share.low is None


def test_a_share_stays_between_nothing_and_all() -> None:
    found = estimate([0.0, 1.0, 1.0], 0.0, 1.0)
    assert (found.low, found.high) == (0, 1)


def test_more_deals_give_narrower_intervals() -> None:
    few, many = (run(a_tournament(games=games), workers=2) for games in (24, 240))
    for bot in BOTS:
        widths = []
        for result in (few, many):
            share = next(line.score for line in result.bots if line.bot == bot)
            assert share.low is not None
            assert share.high is not None
            assert share.low < share.mean < share.high
            widths.append(share.high - share.low)
        assert widths[1] < widths[0]


def test_whoever_wins_more_is_rated_higher() -> None:
    games = [(("a", "b", "c"), (1, 2, 3))] * 20 + [(("b", "a", "c"), (1, 2, 3))] * 5
    ratings = rate(("a", "b", "c"), games)
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert ratings["a"].low < ratings["a"].mu < ratings["a"].high


def test_a_bot_cannot_beat_itself() -> None:
    ratings = rate(("a",), [(("a", "a", "a"), (1, 2, 3))] * 20)
    assert ratings["a"].mu == rate(("a",), [])["a"].mu
