"""A bot that plays for somebody who is away. What it does proves nothing about the bag: nobody can show honesty, or
hide a lie, by stalling.

It goes to market, loads and keeps the gate as a common bot does. But what it declares is drawn by the numbers of cards
in the deck, whatever is in the bag; it makes no offers about the bag and accepts none; and where a person could show
or keep something back (brimstone oil, sets for the black market), it shows nothing.
"""

from typing import Final

from ..bots.safe import safe_move
from ..bots.seat import Bot, Turn
from ..game import Command, Dice, Good
from ..game.commands import DeclareBag
from ..game.known import AskKind

STAND_IN: Final = "medium"
_AS_A_BOT: Final = (AskKind.NAME_FIRST, AskKind.MARKET, AskKind.LOAD, AskKind.SETTLE, AskKind.DIVIDE)
"""What has nothing to do with the bag on the desk."""


class StandIn:
    """Wraps a bot, and keeps it from telling anything."""

    def __init__(self, bot: Bot, dice: Dice) -> None:
        self.bot = bot
        self._dice = dice

    def play(self, turn: Turn) -> Command | None:
        if turn.ask is AskKind.DECLARE:
            return DeclareBag(self._kind(turn), len(turn.own.bag))
        if turn.ask in _AS_A_BOT:
            return self.bot.play(turn)
        return safe_move(turn)

    def _kind(self, turn: Turn) -> Good:
        """A legal kind, as likely as it is frequent in the deck: a function of the rules and of dice alone."""
        rules = turn.public.rules
        return self._dice.choose([good for good in rules.legal_kinds for _ in range(rules.copies(good))])
