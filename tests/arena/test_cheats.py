"""A bot that tries to change what it sees gets a fault, and the truth stays what it is. Issue 10."""

from collections.abc import Callable
from typing import Any

import pytest

from nottingham.arena.match import Match
from nottingham.bots import Turn
from nottingham.bots.baselines import Honest
from nottingham.game import Event, Ruleset
from nottingham.game.goods import Good
from nottingham.game.known import AskKind, Phase
from tests.arena.players import Answering, a_chair, match_with

RULES = Ruleset.preset("second", players=3, house_rounds=3, black_market=True, promos={Good.FEAST_PLATE: 1})
RICH = (50_000, 0, 0)

CHEATS: dict[str, Callable[[Turn], Any]] = {
    "gold": lambda turn: setattr(turn.public, "gold", RICH),
    "gold of the view": lambda turn: setattr(turn.view.public, "gold", RICH),
    "hand": lambda turn: setattr(turn.own, "hand", (Good.CROSSBOW,) * 6),
    "view": lambda turn: setattr(turn.view, "public", None),
    "deletion": lambda turn: delattr(turn.public, "sheriffs"),
    "object.__setattr__": lambda turn: object.__setattr__(turn.public, "gold", RICH),
    "object.__delattr__": lambda turn: object.__delattr__(turn.own, "hand"),
    "another class": lambda turn: setattr(turn.public, "__class__", object),
    "stacks": lambda turn: turn.public.stacks.update({Good.SILK: (99, 99)}),  # type: ignore[attr-defined]
    "chosen": lambda turn: turn.own.chosen.clear(),  # type: ignore[attr-defined]
    "rules": lambda turn: setattr(turn.public.rules, "house_rounds", 1),
    "promos": lambda turn: turn.public.rules.promos.pop(Good.FEAST_PLATE),  # type: ignore[attr-defined]
    "bag": lambda turn: setattr(turn.public.bags[turn.seat], "declared", Good.APPLE),
}


def result_of(match: Match) -> tuple[object, object]:
    assert match.table.public.phase is Phase.OVER
    return match.table.public.scores, match.events


@pytest.mark.parametrize("cheat", CHEATS)
def test_a_bot_that_tries_to_change_the_table_loses_its_move(cheat: str) -> None:
    """It raises in the bot, so it is the bot's fault, and the game is that of a bot that raises for nothing."""
    asked = AskKind.DECLARE if cheat != "bag" else AskKind.SETTLE

    def raising(turn: Turn) -> None:
        raise LookupError("nothing at all")

    cheated = match_with(Answering(asked, CHEATS[cheat]), RULES)
    assert {fault.seat for fault in cheated.faults} == {0}
    assert {fault.why.split(":")[0] for fault in cheated.faults} <= {"raised AttributeError", "raised TypeError"}
    assert result_of(cheated) == result_of(match_with(Answering(asked, raising), RULES))


class Meddler(Honest):
    """Tries to change what it is told."""

    def hear(self, n: int, told: Event) -> None:
        told.seat = 2  # type: ignore[attr-defined]


def test_a_listener_that_tries_to_change_what_it_is_told_is_at_fault() -> None:
    match = match_with(Meddler(a_chair(0, RULES)), RULES)
    assert match.table.public.phase is Phase.OVER
    assert {fault.seat for fault in match.faults} == {0}
    assert all("AttributeError" in fault.why for fault in match.faults)
    assert match.events == match_with(Honest(a_chair(0, RULES)), RULES).events
