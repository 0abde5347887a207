"""Bots that misbehave in one way each, and are honest otherwise."""

import sys
import time
from collections.abc import Callable
from typing import Any

from nottingham.arena.match import Match, play_bots
from nottingham.bots import Bot, Chair, Turn, seat_bot
from nottingham.bots.baselines import Honest
from nottingham.game import Command, Dice, Event, Ruleset
from nottingham.game.known import AskKind

SHORT = Ruleset.preset("second", players=3, house_rounds=3)


def a_chair(seat: int = 0, rules: Ruleset = SHORT) -> Chair:
    return Chair(seat, rules, Dice(seat))


def match_with(bot: Bot, rules: Ruleset = SHORT, time_limit: float = 5.0) -> Match:
    """A short game of one bot in seat 0 among honest ones."""
    others = [seat_bot("honest", a_chair(seat, rules)) for seat in range(1, rules.players)]
    return play_bots(rules, 1, [bot, *others], time_limit=time_limit)


class Answering(Honest):
    """Gives whatever answer a function has, when asked for one thing."""

    def __init__(self, asked: AskKind | None, answer: Callable[[Turn], Any]) -> None:
        super().__init__(a_chair())
        self.asked = asked
        self.answer = answer

    def play(self, turn: Turn) -> Command | None:
        if turn.ask is not self.asked:
            return super().play(turn)
        answer: Command | None = self.answer(turn)
        return answer


def raising(turn: Turn) -> None:
    raise LookupError("lost the thread")


def leaving(turn: Turn) -> None:
    sys.exit("I quit")


def sleeping(turn: Turn) -> None:
    time.sleep(30)


def sleeping_through_alarms(turn: Turn) -> None:
    """Whatever wakes it, it turns over."""
    for _ in range(20):
        try:
            time.sleep(0.02)
        except Exception:
            continue


class DeafListener(Honest):
    """Raises when it is told of one event, or sleeps."""

    def __init__(self, sleep: float = 0.0) -> None:
        super().__init__(a_chair())
        self.sleep = sleep

    def hear(self, n: int, told: Event) -> None:
        if n == 5:
            if not self.sleep:
                raise LookupError("what was that?")
            time.sleep(self.sleep)
