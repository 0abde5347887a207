"""Pulled plugs: one server on SQLite, killed (-9) at random moments while games go on, and started again.

    python -m bench.kills --kills 40

Prints how many commands were acknowledged, and how many of them were lost, or stored twice: none may be. Games are
played until the last kill has happened, then to their end, and each is checked event by event.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import httpx

from nottingham.game import Dice, Ruleset
from tests.server.house import Process
from tests.server.storms import Game, Stuck, Tally, tally, within

RULES = Ruleset.preset("second", players=4)


async def pull(house: Process, options: argparse.Namespace) -> tuple[Tally, dict[str, object]]:
    dice, games = Dice(options.seed), list[Game]()
    begun, kills, back = time.monotonic(), 0, 0
    async with httpx.AsyncClient(timeout=20, limits=httpx.Limits(max_connections=60), trust_env=False) as http:

        async def play_on() -> None:
            nonlocal back
            while kills < options.kills:
                game = Game([house.url], http, Dice(dice.bits()), RULES)
                games.append(game)
                await game.play()
                back += (await game.check())[1]

        async def kill() -> None:
            nonlocal kills
            while kills < options.kills:
                await asyncio.sleep(dice.between(200, 1500) / 1000)
                await asyncio.to_thread(house.kill)
                kills += 1
                await asyncio.to_thread(house.start)
                if kills % 10 == 0:
                    print(f"{kills} kills after {time.monotonic() - begun:.0f} s", flush=True)

        work = asyncio.gather(kill(), *(play_on() for _ in range(options.together)))
        await within(options.patience, games, [house], work)
    counted = tally(house, games)
    events = sum(sailor.chair.n for game in games for sailor in game.sailors[:1])
    return counted, {
        "kills": kills,
        "games": len(games),
        "events": events,
        "acknowledged": counted.acknowledged,
        "lost": counted.lost,
        "doubled": counted.doubled,
        "unasked": counted.unasked,
        "times_somebody_came_back": back,
        "seconds": round(time.monotonic() - begun),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--together", type=int, default=6, help="games at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=0, help="seconds (usually 300, and 20 for every kill)")
    options = parser.parse_args()
    options.patience = options.patience or 300 + 20 * options.kills
    with (
        tempfile.TemporaryDirectory(prefix="nottingham-kills-") as folder,
        Process(Path(folder), away_seconds=3600, host_away_seconds=3600) as house,
    ):
        try:
            counted, figures = asyncio.run(pull(house, options))
        except Stuck as stuck:
            sys.exit(f"seed {options.seed}: {stuck}")
    print(json.dumps(figures))
    if (counted.lost, counted.doubled, counted.unasked) != (0, 0, 0):
        sys.exit("Commands were lost, doubled, or played although they were refused.")
    print("Every game is over; nothing that was acknowledged was lost, and nothing was played twice.")


if __name__ == "__main__":
    main()
