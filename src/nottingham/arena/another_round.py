"""A round that was played, played again: the same heads and hands, another shuffle, other dice.

Whatever the round led to is as likely to have been what such a repetition led to. So what anybody has after the
round, less what they have after its repetitions on average, is 0 on average, given everything before the round.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from ..bots.clever.worth import Races
from ..bots.seat import Bot
from ..bots.stating import Repeatable, Stating
from ..game import Dice
from ..game.chance import Seeded
from ..game.goods import VALUE
from ..game.state import Table
from .match import Watcher, go_on

PATIENCE_AGAIN: Final = 30.0
"""Seconds that a bot may think here: nobody waits for it, and what it decides must not depend on the machine."""
HOLDINGS: Final = ("gold", "stall", "contraband", "crowns", "score")


class Repeated(msgspec.Struct, frozen=True):
    """A round about to be played again."""

    table: Table
    bots: list[Bot]

    def play(self, watch: Watcher) -> Table:
        """The table after the round."""
        watch(self.table, [])
        return go_on(self.table, [], self.bots, rounds=1, time_limit=PATIENCE_AGAIN, watch=watch).table


def repeat(table: Table, bots: Sequence[Bot], dice: Dice) -> Repeated | None:
    """The round that begins at this table, with other dice; nothing, if somebody there cannot be asked again."""
    heads = [bot.again(dice.fork()) for bot in bots if isinstance(bot, Repeatable)]
    if len(heads) < len(bots):
        return None
    for head in heads:
        if isinstance(head, Stating):
            head.stated()
    left = dice.some(table.deck[table.drawn :], len(table.deck) - table.drawn)
    deck = table.deck[: table.drawn] + tuple(left)
    shuffled = msgspec.structs.replace(table, deck=deck, chance=Seeded(dice.bits()), chances=0)
    return Repeated(shuffled, heads)


def holdings(table: Table) -> list[tuple[float, ...]]:
    """What each seat has, in the order of ``HOLDINGS``: what counts towards a score, or at the end the score alone."""
    public = table.public
    if public.scores is not None:
        return [(0.0, 0.0, 0.0, 0.0, float(line.total)) for line in public.scores.seats]
    return [
        (
            float(public.gold[seat]),
            float(sum(VALUE[card] for card in public.stalls[seat])),
            float(sum(VALUE[card] for card in table.own[seat].contraband)),
            crowns_by(Races(public, seat, 1.0)),
            0.0,
        )
        for seat in range(public.rules.players)
    ]


def crowns_by(races: Races) -> float:
    """What King and Queen will bring, as the races stand."""
    return sum(races.bonus(good, number) for good, number in races.mine.items())
