"""A program that sits down at a server and plays a game against three bots, over the public protocol alone.

    nottingham serve                          in one terminal
    python examples/over_the_socket.py        in another

``nottingham.client`` makes the calls and keeps the connection. It always knows what this seat is asked (``ask``) and
what it may do now (``legal``); the program picks something at random. docs/client.md says more.
"""

import argparse

from nottingham.arena.random_play import answers
from nottingham.client import ClientError, PlainServer
from nottingham.game import Dice, Ruleset, ScoreSheet

BOTS = ("easy", "medium:brazen", "hard:stern")


def play(address: str, rules: Ruleset, dice: Dice) -> ScoreSheet:
    """Answer whatever is asked until the game is over; without a pause between the moves of the bots."""
    with PlainServer.enter(address, "Scarlet") as server:
        table = server.create(rules, bots=BOTS, pace=0).table.id
        with server.follow(table) as seat:
            server.ready(table)
            server.start(table)
            while not seat.over:
                if seat.ask is None:
                    seat.changed()
                else:
                    seat.do(answers(seat.legal).sample(dice))
            assert seat.view is not None
            assert seat.view.public.scores is not None
            return seat.view.public.scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="http://localhost:8462")
    parser.add_argument("--rounds", type=int, help="a shorter game")
    parser.add_argument("--seed", type=int, default=1, help="of this program's choices; the server deals by itself")
    options = parser.parse_args()
    rules = Ruleset.preset("second", players=1 + len(BOTS), house_rounds=options.rounds or 0)
    try:
        sheet = play(options.server, rules, Dice(options.seed))
    except ClientError as error:
        raise SystemExit(str(error)) from None
    for line in sheet.seats:
        name = "Scarlet" if line.seat == 0 else BOTS[line.seat - 1]
        print(f"{line.rank}. {name}: {line.total}")


if __name__ == "__main__":
    main()
