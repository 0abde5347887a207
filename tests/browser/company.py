"""A table with one person in a browser and others who come over the API, so that a test decides who moves when."""

from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from typing import Any

import httpx

from nottingham.game import Ruleset
from tests.browser.people import Player
from tests.browser.visitor import Visitor
from tests.server.guests import PATIENCE, Chair, Person

NAMES = ("Robin", "Marian", "Tuck", "Alana", "Much", "Will")


class Company:
    """The others, who play on until it is the turn of whoever sits in the browser."""

    def __init__(self, table: str, host: Person, me: Visitor, chairs: list[Chair]) -> None:
        self.table = table
        self.host = host
        self.me = me
        self.chairs = chairs
        self.players = [Player(chair, 100 + seat) for seat, chair in enumerate(chairs, start=1)]

    async def agree(self) -> None:
        newest = max(chair.n for chair in (self.me.ear, *self.chairs))
        for chair in (self.me.ear, *self.chairs):
            await chair.until(lambda chair=chair: chair.n >= newest)  # type: ignore[misc]

    async def play(self, stop: Callable[[], object] = lambda: False) -> None:
        """The others move until none of them has to, or something has come about. The Sheriff moves last."""
        while not stop():
            await self.agree()
            if stop():  # the browser may have heard of the last move only now
                return
            wanted = [(player, player.wants()) for player in self.players if not player.ear.over]
            moves = [(player, command) for player, command in wanted if command is not None]
            if not moves:
                return
            player, command = min(moves, key=lambda move: move[0].ear.seat in move[0].ear.view().public.sheriffs)
            await player.ear.do(command)

    async def close(self) -> None:
        for chair in self.chairs:
            await chair.close()


async def company(
    stack: AsyncExitStack,
    me: Visitor,
    rules: Ruleset,
    url: str = "",
    names: Sequence[str] = NAMES,
    **options: Any,
) -> Company:
    """A table that has begun: me in the browser in seat 0 as host, the others over the API."""
    url = url or me.url
    http = await stack.enter_async_context(httpx.AsyncClient(timeout=PATIENCE, trust_env=False))
    host = Person(url, http, await me.call("POST", "/guests", name=names[0]))
    table = await host.new_table(rules, **options)
    others = [await Person.come(url, http, name) for name in names[1 : rules.players]]
    for seat, person in enumerate(others, start=1):
        await person.call("POST", f"/tables/{table}/seats/{seat}")
    chairs = [await stack.enter_async_context(person.at(table)) for person in others]
    for person in (host, *others):
        await person.ready(table)
    await me.go(f"/table/{table}")
    await host.call("POST", f"/tables/{table}/start")
    for chair in (me.ear, *chairs):
        await chair.until(lambda chair=chair: chair.public is not None)  # type: ignore[misc]
    return Company(table, host, me, chairs)
