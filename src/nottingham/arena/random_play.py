"""Random legal players: whoever must act does something legal, and in an inspection everybody may butt in.

The game has no end to negotiation, so this driver sets one: in each inspection, at most ``TALK`` moves that
nobody was asked for.
"""

from collections.abc import Iterator

from ..game import CLOCK, Command, Dice, Event, Refusal, Ruleset, legal, new_game, play
from ..game.choices import Choices, Listed, MayOffer
from ..game.commands import Actor, ClockRanOut, RefuseOffer, TakeStance, WithdrawOffer
from ..game.known import AskKind, Phase
from ..game.state import Table

TALK = 12
TONGUE = 0x70696A7A
"""What makes the dice for statements others than those for moves, so that words change nothing."""
CLOCK_RUNS_OUT = 50
"""One in so many moves of an inspection is the clock's, where the rules have one."""


def random_game(
    rules: Ruleset, seed: int, dice: Dice | None = None, *, one_word_in: int = 0
) -> Iterator[tuple[Table, list[Event]]]:
    """A game of random legal players, move by move: each table with the events that led to it. With ``one_word_in``,
    one in so many moves is a statement (rules §17), and the game is otherwise the same; without, nobody says a word."""
    for table, events, _, _ in random_moves(rules, seed, dice, one_word_in=one_word_in):
        yield table, events


def random_moves(
    rules: Ruleset, seed: int, dice: Dice | None = None, *, one_word_in: int = 0
) -> Iterator[tuple[Table, list[Event], Actor | None, Command | None]]:
    """The same, with who did what; nobody did anything before the first table."""
    dice = dice if dice is not None else Dice(seed)
    tongue = Dice(seed ^ TONGUE)
    table, events = new_game(rules, seed)
    yield table, events, None, None
    talk = TALK
    while table.public.phase is not Phase.OVER:
        if table.public.phase is not Phase.INSPECTION:
            talk = TALK
        word = random_word(table, tongue) if one_word_in and tongue.happens(one_word_in) else None
        actor, command, asked = word or random_move(table, dice, talk > 0)
        talk -= not asked
        played = play(table, actor, command)
        if isinstance(played, Refusal):
            raise AssertionError(f"A legal command was refused: {command} -> {played}")
        table, events = played
        yield table, events, actor, command


def random_move(table: Table, dice: Dice, may_talk: bool) -> tuple[Actor, Command, bool]:
    """Who does what next, and whether that was asked for. Where there is a clock, it runs out now and then."""
    if table.clock_runs and dice.happens(CLOCK_RUNS_OUT):
        return CLOCK, ClockRanOut(), True
    if may_talk and table.public.phase is Phase.INSPECTION and dice.below(3):
        seat = dice.below(table.rules.players)
        choices = legal(table, seat)
        if choices:
            asked = any(ask.seat == seat and ask.kind is not AskKind.SETTLE for ask in table.awaiting)
            return seat, choices.sample(dice), asked
    ask = dice.choose(table.awaiting)
    return ask.seat, answers(legal(table, ask.seat)).sample(dice), True


def random_word(table: Table, dice: Dice) -> tuple[Actor, Command, bool] | None:
    """Somebody says something, if anything can be said now; it takes nobody's time to bargain."""
    seat = dice.below(table.rules.players)
    may = legal(table, seat).say
    return None if may is None else (seat, may.sample(dice), True)


def answers(choices: Choices) -> Choices:
    """The choices that bring the game on: no new offers, and stances only where there is nothing to confirm."""
    steps = tuple(choice for choice in choices.choices if not _is_talk(choice))
    firm = tuple(c for c in steps if not (isinstance(c, Listed) and isinstance(c.commands[0], TakeStance)))
    return Choices(firm or steps)


def _is_talk(choice: object) -> bool:
    if isinstance(choice, Listed):
        return isinstance(choice.commands[0], WithdrawOffer | RefuseOffer)
    return isinstance(choice, MayOffer)
