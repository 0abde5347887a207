"""Games in a storm: three server processes with PostgreSQL and NATS, killed (-9), frozen and cut off at random moments.

    python -m bench.chaos --games 200

Every game is played by four scripted clients that come back at any process. At the end every game must be over, every
acknowledged command must be in the log exactly once, and no client may have been told two things for one number. If
games do not end, it ends with where each of them stands.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import TypeVar

import httpx

from nottingham.game import Dice, Ruleset
from tests.server.house import Nats, Process, several
from tests.server.postgres import a_postgres
from tests.server.storms import Game, Storm, Stuck, Tally, tally, within

T = TypeVar("T")

RULES = (
    Ruleset.preset("second", players=4),
    Ruleset.preset("first", players=4),
    Ruleset.preset("second", players=4, royal_goods=True, black_market=True),
)


async def rage(processes: list[Process], options: argparse.Namespace) -> tuple[Tally, dict[str, object]]:
    dice = Dice(options.seed)
    urls = [process.url for process in processes]
    begun = time.monotonic()
    limits = httpx.Limits(max_connections=60)
    async with httpx.AsyncClient(timeout=20, limits=limits, trust_env=False) as http:
        games = [Game(urls, http, Dice(dice.bits()), RULES[i % len(RULES)]) for i in range(options.games)]
        room, over = asyncio.Semaphore(options.together), 0

        async def play(game: Game) -> tuple[int, int]:
            nonlocal over
            async with room:
                await game.play()
                found = await game.check()
            over += 1
            if over % 10 == 0:
                print(f"{over} games over after {time.monotonic() - begun:.0f} s", flush=True)
            return found

        storm = Storm(processes, Dice(dice.bits()))
        raging = asyncio.create_task(storm.rage(games, (500, 4000)))
        try:
            playing = asyncio.gather(*(play(game) for game in games))
            found = await within(options.patience, games, processes, _unless(raging, playing))
        finally:
            raging.cancel()
            await asyncio.gather(raging, return_exceptions=True)
    counted = tally(processes[0], games)
    return counted, {
        "games": len(games),
        "acknowledged": counted.acknowledged,
        "lost": counted.lost,
        "doubled": counted.doubled,
        "unasked": counted.unasked,
        "kills": storm.kills,
        "freezes": storm.freezes,
        "dropped_connections": storm.drops,
        "times_somebody_came_back": sum(back for _, back in found),
        "seconds": round(time.monotonic() - begun),
    }


async def _unless(raging: "asyncio.Task[None]", playing: "asyncio.Future[list[T]]") -> list[T]:
    """What came of the games, unless the storm itself breaks down."""
    await asyncio.wait((playing, raging), return_when=asyncio.FIRST_COMPLETED)
    if raging.done():
        playing.cancel()
        raging.result()
    return await playing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--together", type=int, default=20, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=0, help="seconds (usually 120, and 10 for every game)")
    options = parser.parse_args()
    options.patience = options.patience or 120 + 10 * options.games
    with tempfile.TemporaryDirectory(prefix="nottingham-chaos-") as folder:
        try:
            away = {"away_seconds": 3600, "host_away_seconds": 3600}
            with (
                a_postgres() as server,
                Nats() as nats,
                several(Path(folder), server.get_uri(), nats, **away) as processes,
            ):
                counted, figures = asyncio.run(rage(processes, options))
                print(json.dumps(figures))
                if (counted.lost, counted.doubled, counted.unasked) != (0, 0, 0):
                    sys.exit("Commands were lost, doubled, or played although they were refused.")
                print("Every game is over; every acknowledged command is stored once; nobody was told two things.")
        except Stuck as stuck:
            sys.exit(f"seed {options.seed}: {stuck}")


if __name__ == "__main__":
    main()
