"""Measuring commands say what they take, and refuse anything else in one sentence."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bench import behaviour, bots, readable, strength, talk

MAINS: dict[str, Callable[[Any], None]] = {
    "behaviour": behaviour.main,
    "bots": bots.main,
    "readable": readable.main,
    "strength": strength.main,
    "talk": talk.main,
}


def ends(main: Callable[[Any], None], arguments: Sequence[str]) -> int:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    assert isinstance(ended.value.code, int)
    return ended.value.code


@pytest.mark.parametrize("name", MAINS)
def test_help_is_given(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(MAINS[name], ["--help"]) == 0
    assert "--games" in (said := capsys.readouterr().out) or "--bags" in said


@pytest.mark.parametrize("name", MAINS)
def test_an_unknown_argument_is_refused_in_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(MAINS[name], ["--gamse", "5"]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert last.startswith(f"bench.{name}: error: ")
    assert "--gamse" in last


@pytest.mark.parametrize("name", ["behaviour", "bots", "readable"])
def test_an_unknown_bot_is_refused_in_one_sentence(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(MAINS[name], ["nobody"]) == 2
    assert "nobody" in capsys.readouterr().err.splitlines()[-1]


def test_an_unknown_claim_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert ends(talk.main, ["--only", "pairs,silence"]) == 2
    assert "silence" in capsys.readouterr().err.splitlines()[-1]
