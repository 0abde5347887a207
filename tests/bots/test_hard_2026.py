"""Hard as it was, for comparisons: it must never change. Issue 13."""

from hashlib import sha256

import pytest

from nottingham.arena.match import play_match
from nottingham.bots import UnknownBot, bots, check_spec
from nottingham.game import Ruleset, score

AS_IT_WAS = "55345a2fca3eea0d518ba0dad6f034df13d586c8fcfbef61aa8b8ad6b01ab21c"
"""Taken from the code of hard at commit 3f49009, before anything in it was changed."""


def test_it_plays_as_hard_did() -> None:
    """The kinds of events and the scores of twenty games, so that a new field of an event changes nothing here."""
    found = sha256()
    for edition, players in (("second", 4), ("first", 4), ("second", 6), ("first", 3)):
        for seed in range(5):
            match = play_match(Ruleset.preset(edition, players=players), seed, ["hard-2026"] * players, time_limit=20)
            assert match.faults == []
            found.update(" ".join(type(event).__name__ for event in match.events).encode())
            found.update(str([line.total for line in score(match.table).seats]).encode())
    assert found.hexdigest() == AS_IT_WAS


def test_nobody_at_a_table_of_people_meets_it() -> None:
    assert "hard-2026" not in bots()
    with pytest.raises(UnknownBot, match="for measuring"):
        check_spec("hard-2026")
    assert check_spec("hard-2026", measuring=True) == "hard-2026"
