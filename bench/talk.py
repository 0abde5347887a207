"""``python -m bench.talk [--games 2000] [--only pairs,mute,voucher,accuser,liar]``: what issue 14 claims about bots
that speak and listen, measured.

Hard beats its deaf and mute twin, two against two, and a twin among three that talk wins less than its share, with
the intervals clear of par. No adversary of talk is above par among three hard, by the lower end of its interval; and
one that always lies in words gains nothing from the third round on, against the three it sits with. Every deal is
played in every seating. Each line can be made by hand: ``nottingham arena --bots A,B --mix … --games … --seed 1``.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from bench.strength import Effort, hold, line, of_side, whole_above
from nottingham.arena.figures import Tournament

SETTLED_ROUNDS = 2
"""After so many rounds a liar's words should be known for what they are."""


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser("bench.talk", description="What is said of bots that speak and listen, measured.")
    parser.add_argument("--games", type=int, default=2000, help="games a claim")
    parser.add_argument("--only", default=",".join(CLAIMS), help=f"some of {','.join(CLAIMS)}")
    parser.add_argument("--workers", type=int, help="processes that play; all cores unless said otherwise")
    wanted = parser.parse_args(arguments)
    unknown = [name for name in wanted.only.split(",") if name not in CLAIMS]
    if unknown:
        parser.error(f"There is no claim {unknown[0]!r}: choose some of {','.join(CLAIMS)}.")
    effort = Effort(wanted.games, wanted.workers)
    print("edition players  pairing                     wins   95 % interval   par   score     claim", flush=True)
    held = [CLAIMS[name](effort) for name in wanted.only.split(",")]
    print(f"{sum(held)} of {len(held)} claims hold")


def _two_and_two(effort: Effort) -> bool:
    side = of_side(hold("second", 4, ("hard", "hard-mute"), "2+2", effort), "hard")
    return line("second", 4, "2 hard, 2 hard-mute", side, "clear of par", whole_above(side.win_share, side.par))


def _one_mute(effort: Effort) -> bool:
    side = of_side(hold("second", 4, ("hard-mute", "hard"), "1+3", effort), "hard-mute")
    share = side.win_share
    below = share.high is not None and share.high < side.par
    return line("second", 4, "1 hard-mute, 3 hard", side, "clear below par", below)


def _adversary(bot: str, effort: Effort) -> bool:
    tournament = hold("second", 4, (bot, "hard"), "1+3", effort)
    side = of_side(tournament, bot)
    holds = not whole_above(side.win_share, side.par)
    holds = line("second", 4, f"1 {bot}, 3 hard", side, "not above par", holds)
    if bot == "adversary-liar":
        ahead = _later(tournament, bot) - _later(tournament, "hard")
        print(f"        from round {SETTLED_ROUNDS + 1} on it grows richer by {ahead:+.1f} than one of the three hard")
        holds &= ahead <= 0
    return holds


def _later(tournament: Tournament, bot: str) -> float:
    """What a bot's wealth grows by after the first rounds."""
    wealth = next(figures for figures in tournament.bots if figures.bot == bot).wealth
    return wealth[-1] - wealth[SETTLED_ROUNDS]


CLAIMS: Final[dict[str, Callable[[Effort], bool]]] = {
    "pairs": _two_and_two,
    "mute": _one_mute,
    **{name: partial(_adversary, f"adversary-{name}") for name in ("voucher", "accuser", "liar")},
}


if __name__ == "__main__":
    main(sys.argv[1:])
