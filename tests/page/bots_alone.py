"""A program: bots alone play a short game in a page's house, with nothing but Python, msgspec and our sources.

``python -I -S bots_alone.py PATHS``: prints how it ended, and how a bot that is not there is refused.
"""

import asyncio
import json
import sys
from typing import Any

sys.path[:0] = sys.argv[1:]

from nottingham.bots.talk import TALK_RATES, variants  # noqa: E402 - its place is known only now
from nottingham.page import Door  # noqa: E402


class Rows:
    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    async def read(self, prefix: str) -> str:
        return json.dumps([[name, self.rows[name]] for name in sorted(self.rows) if name.startswith(prefix)])

    async def write(self, rows: str) -> None:
        for name, text in json.loads(rows):
            self.rows[name] = text


class Nobody:
    def tell(self, line: str, message: str) -> None:
        return

    def close(self, line: str, code: int, reason: str) -> None:
        return


async def play() -> None:
    rows = Rows()
    door = Door(rows, Nobody())
    await door.open()

    async def call(method: str, path: str, **body: Any) -> Any:
        asked = {"method": method, "path": f"/api{path}", "body": json.dumps(body)}
        return json.loads(json.loads(await door.call(json.dumps(asked)))["body"])

    await call("POST", "/guests", name="Robin")
    made = await call("POST", "/tables", ruleset={"edition": "second", "players": 3, "house_rounds": 1}, pace=0)
    table = f"/tables/{made['table']['id']}"
    await call("DELETE", f"{table}/seats/0")
    for seat, spec in enumerate(("hard:brazen", "medium:corrupt", "easy:stern")):
        await call("PUT", f"{table}/seats/{seat}/bot", spec=spec)
    wrong = await call("PUT", f"{table}/seats/0/bot", spec="nobody")
    await call("POST", f"{table}/start")
    while (await call("GET", table))["table"]["state"] != "over":
        await asyncio.sleep(0.05)
    for occasion in TALK_RATES:
        assert variants(occasion, "brazen"), f"nobody has a word for {occasion}"
    print("over", wrong["code"], wrong["why"])


asyncio.run(play())
