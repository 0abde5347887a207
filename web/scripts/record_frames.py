"""Record what a browser hears in real games, for the tests of the headless store.

    .venv/bin/python web/scripts/record_frames.py

Each fixture is one connection: the frames as they came, and at some points the fresh welcome that a new connection
got at that moment, so that the store's view can be held against the server's.
"""

import asyncio
import gzip
import json
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))

from nottingham.game import Ruleset  # noqa: E402
from nottingham.game.goods import CATALOGUE, CROWNS  # noqa: E402
from tests.server.guests import Chair, Person, a_party  # noqa: E402
from tests.server.house import a_house  # noqa: E402

FIXTURES = ROOT / "web" / "tests" / "fixtures"
CATALOGUE_TS = ROOT / "web" / "src" / "table" / "catalogue.ts"

GAMES = {
    "second-4": (("Robin", "Marian"), Ruleset.preset("second", 4, house_rounds=3, royal_goods=True)),
    "first-3": (
        ("Robin", "Marian"),
        Ruleset.preset("first", 3, house_rounds=3, promos={"feast_plate": 3, "brimstone_oil": 6, "royal_summons": 3}),
    ),
    "deputies-6": (("Robin", "Marian"), Ruleset.preset("second", 6, house_rounds=3, black_market=True)),
}
"""Short games with every part in one of them."""

CHECKED_EVERY = 12
"""Events between two comparisons with a fresh view."""


async def _fresh(person: Person, table: str) -> dict[str, Any]:
    async with person.at(table) as chair:
        found: dict[str, Any] = json.loads(chair.frames[0])
    return found


async def _watch(person: Person, chair: Chair, checks: list[dict[str, Any]]) -> None:
    """Compare now and then, at moments when nothing moves."""
    last = 0
    while not chair.over:
        await chair.until(lambda: chair.n - last >= CHECKED_EVERY or chair.over)  # noqa: B023
        welcome = await _fresh(person, chair.table_id)
        checks.append(welcome)
        last = welcome["n"]


async def _record(url: str, names: tuple[str, ...], rules: Ruleset) -> dict[str, Any]:
    async with AsyncExitStack() as stack:
        party = await a_party(stack, url, names, rules, bots="medium", pace=0)
        chair = party.chairs[0]
        checks: list[dict[str, Any]] = []
        watch = asyncio.create_task(_watch(party.people[0], chair, checks))
        await party.play_to_the_end(seed=7)
        await watch
        checks.append(await _fresh(party.people[0], party.table))
        return {"frames": [json.loads(frame) for frame in chair.frames], "checks": _slim(checks)}


def _slim(checks: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What is compared, once for each moment."""
    kept = {welcome["n"]: welcome for welcome in checks}
    return [
        {name: welcome[name] for name in ("n", "public", "own", "awaiting", "legal", "promises") if name in welcome}
        for _, welcome in sorted(kept.items())
    ]


def catalogue() -> str:
    """What is printed on the cards, for the screen."""
    lines = [
        "// Made by web/scripts/record_frames.py from nottingham.game.goods. Do not edit.",
        "export const CATALOGUE = {",
    ]
    for card in CATALOGUE.values():
        parts = [f"class: '{card.good_class}'", f"value: {card.value}", f"penalty: {card.penalty}"]
        parts += [f"countsAs: '{card.counts_as}'", f"multiple: {card.multiple}"] if card.counts_as else []
        lines.append(f"  {card.good}: {{ {', '.join(parts)} }},")
    lines += ["} as const;", "", "export const CROWNS = {"]
    lines += [f"  {good}: {{ king: {king}, queen: {queen} }}," for good, (king, queen) in CROWNS.items()]
    return "\n".join([*lines, "} as const;", ""])


def main() -> None:
    CATALOGUE_TS.write_text(catalogue())
    if "--catalogue" in sys.argv:
        return
    FIXTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder)) as house:
        for name, (people, rules) in GAMES.items():
            recorded = asyncio.run(_record(house.url, people, rules))
            data = gzip.compress(json.dumps(recorded, separators=(",", ":")).encode(), 9, mtime=0)
            (FIXTURES / f"{name}.json.gz").write_bytes(data)
            print(f"{name}: {len(recorded['frames'])} frames, {len(recorded['checks'])} checks, {len(data)} bytes")


if __name__ == "__main__":
    main()
