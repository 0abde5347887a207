"""A scripted model at a desk: it reads text, and chooses from the list what needs no details, or fills the schema."""

import asyncio
import json
import re
from typing import Any

from nottingham.game import Dice
from nottingham.locales import Worded
from nottingham.mcp.desk import Desk

OPTION = re.compile(r"^(\d+)\. (.*)$", re.MULTILINE)
SCHEMA = re.compile(r"^\D*(\d+)\D*: (\{.*\})$", re.MULTILINE)


def fill(schema: dict[str, Any], dice: Dice) -> Any:
    """Something that the schema allows: as little as it asks for, and a coin in an offer."""
    if "const" in schema:
        return schema["const"]
    if "enum" in schema:
        return dice.choose(tuple(schema["enum"]))
    if "anyOf" in schema:
        return fill(schema["anyOf"][0], dice)
    match schema["type"]:
        case "object":
            wanted = {name: fill(schema["properties"][name], dice) for name in schema.get("required", [])}
            coin = {"merchant_gives": {"gold": 1}} if "merchant_gives" in schema["properties"] else {}
            return wanted or coin
        case "array":
            if "prefixItems" in schema:
                return [fill(item, dice) for item in schema["prefixItems"]]
            return [fill(schema["items"], dice) for _ in range(schema["minItems"])]
        case "integer":
            return schema["minimum"]
        case "string":
            return ""
    raise AssertionError(schema)


def choice(text: str, dice: Dice) -> tuple[int, Any] | None:
    """A number of the list in a text, with details where it needs some; nothing, where there is no list."""
    found = OPTION.findall(text)
    if not found:
        return None
    number = int(dice.choose(tuple(number for number, _ in found)))
    schemas = {int(n): json.loads(s) for n, s in SCHEMA.findall(text)}
    return number, fill(schemas[number], dice) if number in schemas else None


async def play_desk(desk: Desk, table: str, seed: int = 1) -> int:
    """Sit down there and play until there is no more to play; how many games that were."""
    dice = Dice(seed)
    text = await desk.join(table)
    seat: Any = desk._places[table].seat
    while not seat.ended:
        chosen = choice(text, dice)
        try:
            text = await (desk.wait("", 5) if chosen is None else desk.do("", *chosen, 0.001))
        except Worded:
            text = await desk.choices("") if seat.turn is not None else ""
            await asyncio.sleep(0)
    await desk.close()
    games: int = seat.games
    return games
