"""A bot in thirty lines, and how it fares against the bots that come with the game.

    python examples/a_small_bot.py
    python examples/a_small_bot.py --games 200 --against easy
    nottingham sit http://localhost:8462/join/XK4QP --bot examples/a_small_bot.py      at a table of a server

It collects one legal kind, tells the truth, and opens every fourth large bag. docs/write-a-bot.md shows how such a bot
joins ``nottingham arena`` and ``nottingham play`` by name.
"""

import argparse

from nottingham.arena.match import play_bots
from nottingham.bots import Bot, Chair, Turn, seat_bot
from nottingham.bots.safe import safe_move
from nottingham.game import (
    IS_LEGAL,
    AskKind,
    Command,
    DeclareBag,
    Dice,
    LoadBag,
    OpenBag,
    PassBag,
    Ruleset,
    SetAside,
    score,
)


class Plain:
    """A bot is anything with ``play``. It sees what its seat sees; a safe move answers what it has no opinion on."""

    def __init__(self, chair: Chair) -> None:
        self.dice = chair.dice

    def play(self, turn: Turn) -> Command | None:
        legal = [card for card in turn.own.hand if card in IS_LEGAL]
        kind = max(legal, key=legal.count, default=None)
        if turn.ask is AskKind.MARKET:
            away = tuple(card for card in turn.own.hand if card is not kind)[:5]
            if turn.choices.contains(SetAside(away)):
                return SetAside(away)
        if turn.ask is AskKind.LOAD and kind is not None:
            return LoadBag((kind,) * min(5, legal.count(kind)))
        if turn.ask is AskKind.DECLARE and turn.own.bag[0] in IS_LEGAL:
            return DeclareBag(turn.own.bag[0], len(turn.own.bag))
        if turn.ask is AskKind.SETTLE:
            for owner in turn.public.unsettled:
                bag = turn.public.bags[owner]
                suspect = bag is not None and bag.count >= 4 and self.dice.happens(4)
                command = OpenBag(owner) if suspect else PassBag(owner)
                if turn.choices.contains(command):
                    return command
        return safe_move(turn)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--against", default="easy", help="who sits in the other three seats")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rules = Ruleset.preset("second", players=4)
    won = 0.0
    for game in range(options.games):
        dice, mine = Dice(options.seed + game), game % 4
        seats: list[Bot] = [seat_bot(options.against, Chair(seat, rules, dice.fork())) for seat in range(4)]
        seats[mine] = Plain(Chair(mine, rules, dice.fork()))
        winners = score(play_bots(rules, options.seed + game, seats).table).winners
        won += (mine in winners) / len(winners)
    print(f"Plain won {won:.0f} of {options.games} games against three {options.against}; a quarter would be par.")


if __name__ == "__main__":
    main()
