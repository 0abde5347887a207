"""``python -m bench.strength [--games 2000] [--quick] [--workers N]``: what issues 3, 13 say of strength, measured.

Any adversary among three hard wins at most 35 %, the seller of air at most 25 %; one hard among three hard-2026 wins at
least 35 %; against three of any one baseline hard wins no more than five points less than hard-2026 did; hard beats
medium and medium beats easy, half against half, with the interval clear of par, with 3 to 6 players; a newcomer
(honest, opens at random) beats three easy more often than not; hard is above the field in both roles; and a hard
that lacks a tool of bargaining scores less than the three hard it sits with. Every deal is played in every seating.
Each line can be made by hand: ``nottingham arena --bots A,B --mix … --players … --edition … --games … --seed 1``.
``--quick`` leaves out the first edition; ``--workers`` says how many processes play, all cores unless said otherwise.
"""

import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from nottingham.arena.figures import MixSide, Tournament
from nottingham.arena.intervals import Estimate
from nottingham.arena.tournament import TournamentSettings, run
from nottingham.bots.adversaries import ADVERSARIES
from nottingham.bots.clever import TOOLS
from nottingham.game import Ruleset

PAIRS: Final = (("hard", "medium"), ("medium", "easy"))
MOST_OF_AN_ADVERSARY: Final = {"adversary-air": 0.25}
MOST: Final = 0.35
BEFORE: Final[dict[str, dict[str, float]]] = {
    "second": {"honest": 0.829, "greedy": 0.973, "briber": 0.999, "wary": 0.996, "gambler": 0.677, "random": 0.992},
    "first": {"honest": 0.943, "greedy": 0.996, "briber": 1.0, "wary": 0.999, "gambler": 0.815, "random": 0.990},
}
"""What hard-2026 won among three of each baseline, 2,000 games each."""
LESS: Final = 0.05


class Effort(msgspec.Struct, frozen=True):
    """How many games a claim is worth, and how many processes play them: all cores, if nothing is said."""

    games: int
    workers: int | None = None


def main(arguments: Sequence[str]) -> None:
    parser = ArgumentParser("bench.strength", description="What is said of the bots' strength, measured.")
    parser.add_argument("--games", type=int, default=2000, help="games a claim")
    parser.add_argument("--quick", action="store_true", help="leave out the first edition")
    parser.add_argument("--workers", type=int, help="processes that play; all cores unless said otherwise")
    wanted = parser.parse_args(arguments)
    effort = Effort(wanted.games, wanted.workers)
    editions = ("second",) if wanted.quick else ("second", "first")
    print("edition players  pairing                     wins   95 % interval   par   score     claim", flush=True)
    held = [_at_most(edition, name, effort) for edition in editions for name in ADVERSARIES]
    held += [_at_least(edition, "hard", "hard-2026", MOST, effort) for edition in editions]
    held += [
        _at_least(edition, "hard", bot, before - LESS, effort)
        for edition in editions
        for bot, before in BEFORE[edition].items()
    ]
    tables = [(edition, 4) for edition in editions] + [("second", players) for players in (3, 5, 6)]
    held += [_pair(edition, players, pair, effort) for edition, players in tables for pair in PAIRS]
    held += [_at_least(edition, "newcomer", "easy", 0.5, effort) for edition in editions]
    held += [_roles(edition, effort) for edition in editions]
    held += [_without(tool, effort) for tool in TOOLS]
    print(f"{sum(held)} of {len(held)} claims hold")


def hold(edition: str, players: int, bots: tuple[str, ...], mix: str, effort: Effort) -> Tournament:
    settings = TournamentSettings(Ruleset.preset(edition, players), bots, effort.games, 1, mix)
    with tempfile.TemporaryDirectory() as folder:
        return run(settings, workers=effort.workers, state=Path(folder) / "state")


def _at_most(edition: str, bot: str, effort: Effort) -> bool:
    side = of_side(hold(edition, 4, (bot, "hard"), "1+3", effort), bot)
    most = MOST_OF_AN_ADVERSARY.get(bot, MOST)
    return line(edition, 4, f"1 {bot}, 3 hard", side, f"at most {most:.0%}", side.win_share.mean <= most)


def _at_least(edition: str, bot: str, others: str, least: float, effort: Effort) -> bool:
    side = of_side(hold(edition, 4, (bot, others), "1+3", effort), bot)
    return line(edition, 4, f"1 {bot}, 3 {others}", side, f"at least {least:.1%}", side.win_share.mean >= least)


def _pair(edition: str, players: int, pair: tuple[str, str], effort: Effort) -> bool:
    first = players // 2
    side = of_side(hold(edition, players, pair, f"{first}+{players - first}", effort), pair[0])
    return line(
        edition,
        players,
        f"{first} {pair[0]}, {players - first} {pair[1]}",
        side,
        "clear of par",
        whole_above(side.win_share, side.par),
    )


def _roles(edition: str, effort: Effort) -> bool:
    """Hard at a table of all kinds: above the field in both roles."""
    bots = ("hard", "medium", "easy", "honest")
    hard = next(bot for bot in hold(edition, 4, bots, "all", effort).bots if bot.bot == "hard")
    holds = True
    for name, role in (("merchant", hard.merchant), ("Sheriff", hard.sheriff)):
        assert role.ahead is not None
        print(
            f"{edition:7} 4        hard as {name:9} among {', '.join(bots[1:])}: "
            f"{role.ahead.mean:+.2f} points a round [{role.ahead.low:+.2f}, {role.ahead.high:+.2f}]",
            flush=True,
        )
        holds &= whole_above(role.ahead, 0.0)
    return holds


def _without(tool: str, effort: Effort) -> bool:
    """A hard that lacks a tool, among three that have it."""
    bot = f"hard-without:{tool}"
    tournament = hold("second", 4, (bot, "hard"), "1+3", effort)
    with_, without = of_side(tournament, "hard"), of_side(tournament, bot)
    costs = with_.score.mean - without.score.mean
    return line("second", 4, f"1 hard without {tool}", without, f"costs points ({costs:+.1f})", costs > 0)


def whole_above(estimate: Estimate, par: float) -> bool:
    """Whether the whole interval is above par."""
    return estimate.low is not None and estimate.low > par


def of_side(tournament: Tournament, bot: str) -> MixSide:
    return next(side for side in tournament.mixes[0].sides if side.bot == bot)


def line(edition: str, players: int, pairing: str, side: MixSide, claim: str, holds: bool) -> bool:
    share = side.win_share
    print(
        f"{edition:7} {players}        {pairing:28} {share.mean:8.1%}  [{share.low:.1%}, {share.high:.1%}]"
        f"  {side.par:.0%}  {side.score.mean:6.1f}   {claim}: {'yes' if holds else 'NO'}",
        flush=True,
    )
    return holds


if __name__ == "__main__":
    main(sys.argv[1:])
