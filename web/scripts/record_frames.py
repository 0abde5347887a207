"""What a browser hears in real games, recorded for the tests of the headless store.

Each fixture is one connection: the frames as they came, and at some points the fresh welcome that a new connection
got at that moment, so that the store's view can be held against the server's.
"""

import asyncio
import gzip
import json
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, Final

import msgspec

from nottingham.game import Ruleset
from nottingham.server.protocol import ServerMessage
from tests.server.guests import Chair, Person, a_party
from tests.server.house import a_house

FIXTURES: Final[dict[str, tuple[tuple[str, ...], Ruleset]]] = {
    "web/tests/fixtures/second-4.json.gz": (
        ("Robin", "Marian"),
        Ruleset.preset("second", 4, house_rounds=3, royal_goods=True),
    ),
    "web/tests/fixtures/first-3.json.gz": (
        ("Robin", "Marian"),
        Ruleset.preset("first", 3, house_rounds=3, promos={"feast_plate": 3, "brimstone_oil": 6, "royal_summons": 3}),
    ),
    "web/tests/fixtures/deputies-6.json.gz": (
        ("Robin", "Marian"),
        Ruleset.preset("second", 6, house_rounds=3, black_market=True),
    ),
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


def old(root: Path) -> list[str]:
    """The fixtures that are missing, or hold something that the server would not say like that today."""
    return [name for name in FIXTURES if not _as_spoken(root / name)]


def _as_spoken(file: Path) -> bool:
    """Whether every frame, read as the server's own types, is written down the same again."""
    try:
        frames = json.loads(gzip.decompress(file.read_bytes()))["frames"]
        read = msgspec.json.decode(msgspec.json.encode(frames), type=list[ServerMessage])
    except (OSError, EOFError, KeyError, ValueError):
        return False
    return bool(json.loads(msgspec.json.encode(read)) == frames)


def record(root: Path, name: str, made_by: str) -> str:
    """Play a fixture's game and write it down; answers its size in words."""
    people, rules = FIXTURES[name]
    with tempfile.TemporaryDirectory() as folder, a_house(Path(folder)) as house:
        recorded = asyncio.run(_record(house.url, people, rules))
    data = gzip.compress(json.dumps({"made_by": made_by, **recorded}, separators=(",", ":")).encode(), 9, mtime=0)
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_bytes(data)
    return f"{len(recorded['frames'])} frames, {len(recorded['checks'])} checks, {len(data)} bytes"
