"""Players that decide from a view alone. docs/write-a-bot.md leads from nothing to a bot in the arena."""

from . import adversaries, baselines, clever, hard2026
from .registry import UnknownBot, bots, check_spec, plays_by, register, seat_bot
from .seat import Bot, Chair, Listener, Speaker, Turn

baselines.register_all()
clever.register_all()
adversaries.register_all()
hard2026.register_all()

__all__ = [
    "Bot",
    "Chair",
    "Listener",
    "Speaker",
    "Turn",
    "UnknownBot",
    "bots",
    "check_spec",
    "plays_by",
    "register",
    "seat_bot",
]
