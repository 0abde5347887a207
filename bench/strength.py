"""``python -m bench.strength [--games 2000]``: what issue 3 claims about the bots' strength, measured.

One hard among three of any one baseline wins at least 45 %; hard beats medium and medium beats easy, half against
half, with the interval clear of par, in both editions with 4 players, and with 3, 5 and 6; hard is above the field
as merchant and as Sheriff. Every deal is played in every seating. Each line can be made by hand with
``nottingham arena --bots A,B --mix … --players … --edition … --games … --seed 1``.
"""

import sys
import tempfile
from pathlib import Path

from nottingham.arena.figures import MixSide, Tournament
from nottingham.arena.intervals import Estimate
from nottingham.arena.tournament import TournamentSettings, run
from nottingham.game import Ruleset

BASELINES = ("honest", "greedy", "briber", "wary", "gambler", "random")
PAIRS = (("hard", "medium"), ("medium", "easy"))


def main() -> None:
    games = int(sys.argv[sys.argv.index("--games") + 1]) if "--games" in sys.argv else 2000
    print("edition players  pairing                     wins   95 % interval   par   score     claim", flush=True)
    held = [_baseline(edition, bot, games) for edition in ("second", "first") for bot in BASELINES]
    tables = [(e, 4) for e in ("second", "first")] + [("second", players) for players in (3, 5, 6)]
    held += [_pair(edition, players, pair, games) for edition, players in tables for pair in PAIRS]
    held += [_roles(edition, games) for edition in ("second", "first")]
    print("all claims hold" if all(held) else "NOT ALL CLAIMS HOLD")


def _hold(edition: str, players: int, bots: tuple[str, ...], mix: str, games: int) -> Tournament:
    settings = TournamentSettings(Ruleset.preset(edition, players), bots, games, 1, mix)
    with tempfile.TemporaryDirectory() as folder:
        return run(settings, state=Path(folder) / "state")


def _baseline(edition: str, bot: str, games: int) -> bool:
    side = _side(_hold(edition, 4, ("hard", bot), "1+3", games), "hard")
    holds = side.win_share.mean >= 0.45
    return _line(edition, 4, f"1 hard, 3 {bot}", side, "at least 45 %", holds)


def _pair(edition: str, players: int, pair: tuple[str, str], games: int) -> bool:
    first = players // 2
    side = _side(_hold(edition, players, pair, f"{first}+{players - first}", games), pair[0])
    return _line(
        edition,
        players,
        f"{first} {pair[0]}, {players - first} {pair[1]}",
        side,
        "clear of par",
        _above(side.win_share, side.par),
    )


def _roles(edition: str, games: int) -> bool:
    """Hard at a table of all kinds: above the field in both roles."""
    bots = ("hard", "medium", "easy", "honest")
    hard = next(bot for bot in _hold(edition, 4, bots, "all", games).bots if bot.bot == "hard")
    holds = True
    for name, role in (("merchant", hard.merchant), ("Sheriff", hard.sheriff)):
        assert role.ahead is not None
        print(
            f"{edition:7} 4        hard as {name:9} among {', '.join(bots[1:])}: "
            f"{role.ahead.mean:+.2f} points a round [{role.ahead.low:+.2f}, {role.ahead.high:+.2f}]",
            flush=True,
        )
        holds &= _above(role.ahead, 0.0)
    return holds


def _above(estimate: Estimate, par: float) -> bool:
    """Whether the whole interval is above par."""
    return estimate.low is not None and estimate.low > par


def _side(tournament: Tournament, bot: str) -> MixSide:
    return next(side for side in tournament.mixes[0].sides if side.bot == bot)


def _line(edition: str, players: int, pairing: str, side: MixSide, claim: str, holds: bool) -> bool:
    share = side.win_share
    print(
        f"{edition:7} {players}        {pairing:24} {share.mean:8.1%}  [{share.low:.1%}, {share.high:.1%}]"
        f"  {side.par:.0%}  {side.score.mean:6.1f}   {claim}: {'yes' if holds else 'NO'}",
        flush=True,
    )
    return holds


if __name__ == "__main__":
    main()
