"""``nottingham review``: in words, as JSON, as a page; and what it refuses."""

import json
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from nottingham.cli import main
from nottingham.locales import LANGUAGES
from nottingham.notation import Log, write_log
from nottingham.review.reviewing import review
from nottingham.terminal.review import seats_to_review
from tests.review.games import a_game


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    code: object = 0
    try:
        main(list(arguments))
    except SystemExit as stop:
        code = stop.code
    found = capsys.readouterr()
    return code, found.out, found.err


def a_short_game() -> Log:
    return a_game("hard", "medium", "easy", "hard", house_rounds=3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    log = a_short_game()
    seats = ("Robin <b>", "Bess (medium)", "Cuthbert (easy)", "Dunstan (hard)")
    write_log(path, Log(msgspec.structs.replace(log.header, seats=seats), log.events))
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(language: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "review", str(file), "--rollouts", "0", "--lang", language)
    assert code in (0, None)
    assert "Robin" in out
    assert "review-" not in out
    assert len(out.splitlines()) > 30


def test_the_json_is_the_review_itself(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "review", str(file), "--seat", "2", "--rollouts", "1", "--json")
    found = json.loads(out)
    assert found["seat"] == 2
    assert {one["kind"] for one in found["decisions"]} >= {"market", "load", "declare"}
    assert abs(sum(found["luck"][part]["mean"] for part in found["luck"]) - found["margins"][2]) < 1e-6
    for one in found["decisions"]:
        assert one["others"]
        graded = one["grade"] not in (None, "best")
        assert graded == (one["others"][0]["worth"]["mean"] > one["others"][0]["worth"]["half"])


def test_the_page_escapes_names_and_needs_nothing_from_elsewhere(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "out.html"
    told(capsys, "review", str(file), "--rollouts", "0", "--html", str(page))
    text = page.read_text(encoding="utf-8")
    assert "Robin &lt;b&gt;" in text
    seen: list[str] = []
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attrs: seen.extend([tag, *(name for name, _ in attrs)])  # type: ignore[method-assign]
    parser.feed(text)
    assert "svg" in seen
    assert not {"script", "src", "href", "b"} & set(seen)


def test_a_game_in_play_is_not_reviewed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = a_short_game()
    path = tmp_path / "half.jsonl"
    write_log(path, Log(log.header, log.events[: len(log.events) // 2]))
    code, _, err = told(capsys, "review", str(path), "--seat", "0", "--lang", "en")
    assert code == 2
    assert "isn’t over" in err


def test_a_seat_that_is_not_there_is_refused(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = told(capsys, "review", str(file), "--seat", "7", "--lang", "en")
    assert code == 2
    assert "7" in err


def test_without_a_person_every_seat_is_reviewed(file: Path) -> None:
    """A log of bots alone has nobody in particular; one with a person has."""
    log = a_short_game()
    bots = msgspec.structs.replace(log.header, seats=tuple(f"Bess ({spec})" for spec in log.header.seats))
    assert seats_to_review(bots, None) == [0, 1, 2, 3]
    assert seats_to_review(msgspec.structs.replace(bots, seats=("Robin", *bots.seats[1:])), None) == [0]
    assert seats_to_review(bots, 2) == [2]


def test_the_same_log_gives_the_same_review() -> None:
    log = a_short_game()
    assert msgspec.json.encode(review(log, 1, rollouts=1)) == msgspec.json.encode(review(log, 1, rollouts=1))
