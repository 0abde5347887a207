"""A program that sits down at a server and plays a game against three bots, over the public protocol alone.

    nottingham serve                          in one terminal
    python examples/over_the_socket.py        in another

Calls over HTTP set the table up; the game goes over one WebSocket. Every message says who is asked (``awaiting``) and
what this seat may do now (``legal``); the program picks something at random. docs/protocol.md has all the messages.
"""

import argparse
import asyncio
import json
import secrets
import urllib.error
import urllib.request
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from nottingham.arena.random_play import answers
from nottingham.game import Choices, Dice

BOTS = ("easy", "medium:brazen", "hard:stern")


def call(server: str, method: str, path: str, token: str = "", **body: Any) -> Any:
    """One call; the token says who is calling."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(f"{server}/api{path}", json.dumps(body).encode(), headers, method=method)
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


def set_up(server: str, rounds: int | None) -> tuple[str, str]:
    """A guest, and a table in play with three bots; without a pause between their moves."""
    token: str = call(server, "POST", "/guests", name="Scarlet")["token"]
    rules = {"edition": "second", "players": 4} | ({"house_rounds": rounds} if rounds else {})
    table: str = call(server, "POST", "/tables", token, ruleset=rules, pace=0)["table"]["id"]
    for seat, spec in enumerate(BOTS, start=1):
        call(server, "PUT", f"/tables/{table}/seats/{seat}/bot", token, spec=spec)
    call(server, "POST", f"/tables/{table}/ready", token, nonce=secrets.token_hex(8))
    call(server, "POST", f"/tables/{table}/start", token)
    return token, table


async def play(server: str, token: str, table: str, dice: Dice) -> dict[str, Any]:
    """Answer whatever is asked until the game is over. Gives back the score sheet."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    async with connect(address, additional_headers={"authorization": f"Bearer {token}"}, proxy=None) as socket:
        me, sent, public = 0, 0, {}
        async for frame in socket:
            message = json.loads(frame)
            if message["type"] == "welcome":
                me, public = message["seat"], message["public"]
            elif message["type"] == "update":
                public |= message["changed"]  # only the fields that are not what they were
            else:
                continue  # talk, acknowledgements, who is here
            if public["phase"] == "over":
                sheet: dict[str, Any] = public["scores"]
                return sheet
            if any(ask["seat"] == me for ask in message["awaiting"]):
                choices = msgspec.convert(message["legal"], Choices)
                command = msgspec.to_builtins(answers(choices).sample(dice))
                sent += 1
                await socket.send(json.dumps({"type": "do", "id": str(sent), "command": command}))
    raise ConnectionError("The server closed the connection.")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--server", default="http://localhost:8462")
    parser.add_argument("--rounds", type=int, help="a shorter game")
    parser.add_argument("--seed", type=int, default=1, help="of this program's choices; the server deals by itself")
    options = parser.parse_args()
    try:
        token, table = set_up(options.server, options.rounds)
    except (urllib.error.URLError, OSError) as error:
        raise SystemExit(
            f"No server answers at {options.server} ({error}); start one with `nottingham serve`."
        ) from None
    sheet = asyncio.run(play(options.server, token, table, Dice(options.seed)))
    for line in sheet["seats"]:
        name = "Scarlet" if line["seat"] == 0 else BOTS[line["seat"] - 1]
        print(f"{line['rank']}. {name}: {line['total']}")


if __name__ == "__main__":
    main()
