"""Games to review."""

from typing import Any

from nottingham.arena.match import play_match
from nottingham.game import Ruleset
from nottingham.notation import Header, Log

_PLAYED: dict[str, Log] = {}


def a_game(*specs: str, edition: str = "second", seed: int = 1, **options: Any) -> Log:
    """A finished game of bots; the same one each time, and played once."""
    seats = specs or ("hard", "medium", "easy", "hard")
    key = f"{seats} {edition} {seed} {options}"
    if key not in _PLAYED:
        rules = Ruleset.preset(edition, players=len(seats), **options)
        match = play_match(rules, seed, seats)
        _PLAYED[key] = Log(Header(rules, seats, seed), tuple(match.events))
    return _PLAYED[key]
