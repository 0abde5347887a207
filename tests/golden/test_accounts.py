"""A game reads the same today as yesterday, in the terminal as in the browser, in every language."""

import pytest

from nottingham.locales import LANGUAGES
from nottingham.notation import tables, views
from tests.golden.accounts import GAMES, HERE, file_of, log_of, told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_three_games_are_told_as_they_were_read_and_approved(game: str, language: str) -> None:
    assert told(game, language) == file_of(game, language).read_text(encoding="utf-8")


def test_the_three_games_are_whole_and_told_through_three_kinds_of_eyes() -> None:
    assert [log_of(game).header.told_to for game in GAMES] == ["everybody", 1, "spectator"]
    for game in GAMES:
        log = log_of(game)
        walk = tables(log) if log.header.told_to == "everybody" else views(log)
        assert len(list(walk)) == len(log.events)
        assert log.events[-1].__struct_config__.tag == "table_revealed"


def test_nothing_else_lies_among_the_accounts() -> None:
    """A game that no test reads would never be read again."""
    wanted = {f"{game}.jsonl" for game in GAMES} | {file_of(g, lang).name for g in GAMES for lang in LANGUAGES}
    assert {file.name for file in HERE.iterdir()} == wanted
