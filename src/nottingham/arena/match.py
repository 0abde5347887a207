"""One game of bots. A bot that raises, hangs or answers nonsense loses its move, is reported, and breaks nothing."""

from collections.abc import Callable, Sequence

import msgspec

from ..bots.asking import TIME_LIMIT, OutOfTime, tell_bots, watched
from ..bots.faults import Fault
from ..bots.seat import Bot, Chair, Listener, Speaker
from ..game import Dice, Event, Ruleset, new_game
from ..game.known import Phase
from ..game.state import Table
from .bot_move import bot_move, bot_word
from .external import take_seat
from .moderator import Exchange, Moderator, Spoken

__all__ = ["TIME_LIMIT", "Fault", "Match", "OutOfTime", "Watcher", "go_on", "play_bots", "play_match", "seat_all"]


class Match(msgspec.Struct, frozen=True):
    """A game that was played."""

    table: Table
    events: list[Event]
    faults: list[Fault]
    commands: int


Watcher = Callable[[Table, Sequence[Event]], None]


def play_match(
    rules: Ruleset,
    seed: int,
    specs: Sequence[str],
    *,
    moderator: Moderator | None = None,
    first_sheriff: int | None = None,
    time_limit: float = TIME_LIMIT,
    watch: Watcher | None = None,
) -> Match:
    """Seat these bots and play a game to its end."""
    seats = seat_all(rules, seed, specs)
    return play_bots(
        rules, seed, seats, moderator=moderator, first_sheriff=first_sheriff, time_limit=time_limit, watch=watch
    )


def seat_all(rules: Ruleset, seed: int, specs: Sequence[str]) -> list[Bot]:
    """Bots at a table, with dice from its seed."""
    dice = Dice(seed)
    return [take_seat(spec, Chair(seat, rules, dice.fork())) for seat, spec in enumerate(specs)]


def play_bots(
    rules: Ruleset,
    seed: int,
    seats: Sequence[Bot],
    *,
    moderator: Moderator | None = None,
    first_sheriff: int | None = None,
    time_limit: float = TIME_LIMIT,
    watch: Watcher | None = None,
) -> Match:
    """The same, with bots that are sitting already."""
    table, news = new_game(rules, seed, first_sheriff)
    return go_on(table, news, seats, moderator=moderator, time_limit=time_limit, watch=watch)


def go_on(
    table: Table,
    news: list[Event],
    seats: Sequence[Bot],
    *,
    rounds: int = 0,
    moderator: Moderator | None = None,
    time_limit: float = TIME_LIMIT,
    watch: Watcher | None = None,
) -> Match:
    """Play on from where nobody negotiates, after news that nobody was told yet: for so many rounds, or to the end."""
    moderator = moderator or Moderator()
    listeners = [(seat, bot) for seat, bot in enumerate(seats) if isinstance(bot, Listener)]
    last = table.public.round + rounds if rounds else 0
    events: list[Event] = []
    faults: list[Fault] = []
    speakers = {seat: bot for seat, bot in enumerate(seats) if isinstance(bot, Speaker)}
    exchange, words, heard, commands = Exchange(), Spoken(), False, 0
    with watched():
        while True:
            tell_bots(listeners, table.public.n - len(news), news, faults, time_limit)
            events += news
            if watch is not None:
                watch(table, news)
            if table.public.phase is Phase.OVER or (last and table.public.round >= last):
                return Match(table, events, faults, commands)
            turn, after = moderator.next(table, exchange)
            news = []
            if turn.seat in speakers and not heard and words.left(table.public, turn.seat):
                heard = True
                said = bot_word(table, speakers[turn.seat], turn, faults, time_limit)
                if said is not None:
                    words, exchange = words.with_a_word(table.public, turn.seat), exchange.with_a_word()
                    table, news = said
                    continue
            exchange, heard = after, False
            played = bot_move(table, seats[turn.seat], turn, faults, time_limit)
            if played is not None:
                table, news = played
                commands += 1
