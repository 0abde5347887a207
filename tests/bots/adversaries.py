"""Adversaries in their seats, and what they say."""

from nottingham.bots import Bot, seat_bot
from nottingham.game import Command, Event, Ruleset
from nottingham.game.state import Table
from tests.bots.heads import a_chair, a_turn
from tests.builders import (
    SECOND,
)

NAMES = ("accuser", "air", "grim", "liar", "miser", "reader", "shadow", "sleeper", "voucher")


def an_adversary(name: str, seat: int, rules: Ruleset = SECOND, told: tuple[Event, ...] | list[Event] = ()) -> Bot:
    bot = seat_bot(f"adversary-{name}", a_chair(seat, rules))
    for n, event in enumerate(told):
        bot.hear(n, event)  # type: ignore[attr-defined]
    return bot


def said(bot: Bot, table: Table, seat: int, *, may_wait: bool | None = None) -> Command | None:
    return bot.play(a_turn(table, seat, may_wait=may_wait))
