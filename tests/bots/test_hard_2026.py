"""Hard and medium as they were, for comparisons: they must never change. Issues 13 and 16."""

from hashlib import sha256

import pytest

from nottingham.arena.match import play_match
from nottingham.bots import UnknownBot, bots, check_spec
from nottingham.game import Ruleset, score

EVERYWHERE = (("second", 4), ("first", 4), ("second", 6), ("first", 3))
AS_HARD_WAS = "55345a2fca3eea0d518ba0dad6f034df13d586c8fcfbef61aa8b8ad6b01ab21c"
AS_MEDIUM_WAS = "49da50a8a21a78ef17c351c7ec431d703cde0d30b5d038ba84c8d29bdf0ecb24"
"""Taken from the code of hard and medium at commit 3f49009, before anything in it was changed."""


@pytest.mark.parametrize(
    ("name", "where", "seeds", "digest"),
    [("hard-2026", EVERYWHERE, 5, AS_HARD_WAS), ("medium-2026", (EVERYWHERE[0], EVERYWHERE[3]), 3, AS_MEDIUM_WAS)],
)
def test_they_play_as_hard_and_medium_did(
    name: str, where: tuple[tuple[str, int], ...], seeds: int, digest: str
) -> None:
    """The kinds of events and the scores of some games, so that a new field of an event changes nothing here."""
    found = sha256()
    for edition, players in where:
        for seed in range(seeds):
            match = play_match(Ruleset.preset(edition, players=players), seed, [name] * players, time_limit=20)
            assert match.faults == []
            found.update(" ".join(type(event).__name__ for event in match.events).encode())
            found.update(str([line.total for line in score(match.table).seats]).encode())
    assert found.hexdigest() == digest


@pytest.mark.parametrize("name", ["hard-2026", "medium-2026"])
def test_nobody_at_a_table_of_people_meets_them(name: str) -> None:
    assert name not in bots()
    with pytest.raises(UnknownBot, match="for measuring"):
        check_spec(name)
    assert check_spec(name, measuring=True) == name
