"""Seats: sitting down, getting up, bots, and who has to go."""

from litestar import Controller, delete, post, put
from litestar.params import FromPath, JSONBody

from .. import lobby
from ..doors import TheHub, Who
from ..problems import not_seated
from ..storage import shelves
from .bodies import BotSpec, TableForYou
from .described import problems
from .tables import for_you


class SeatController(Controller):
    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("seats",)

    @post("/", summary="Sit down", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def claim(self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub) -> TableForYou:
        """Take a free seat before the game, or take the seat back that you left in the middle of it."""
        live = await hub.table(table)
        async with live.lock:
            blocked = await hub.store.read(shelves.blocked_by(live.record.host))
            await lobby.claim(live, caller.id, caller.name, seat, caller.id in blocked)
        return for_you(live, caller.id)

    @delete("/", summary="Get up", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def leave(self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub) -> TableForYou:
        """Before the game the seat becomes free; in the game a bot stands in until you claim the seat back. A host who
        gets up passes the role on."""
        live = await hub.table(table)
        async with live.lock:
            lobby.seat_at(live, seat)
            if lobby.require_seat(live, caller.id) != seat:
                raise not_seated()
            await lobby.leave(live, caller.id)
        return for_you(live, caller.id)

    @put("/bot", summary="Put a bot there (host)", responses=problems(400, 401, 403, 404, 409))
    async def put_bot(
        self, table: FromPath[str], seat: FromPath[int], data: JSONBody[BotSpec], caller: Who, hub: TheHub
    ) -> TableForYou:
        """Before the game, in a seat where no person sits. `GET /api/bots` lists them."""
        live = await hub.table(table)
        async with live.lock:
            await lobby.put_bot(live, caller.id, seat, data.spec)
        return for_you(live, caller.id)

    @delete("/bot", summary="Remove a bot (host)", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def remove_bot(self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub) -> TableForYou:
        """Before the game."""
        live = await hub.table(table)
        async with live.lock:
            await lobby.remove_bot(live, caller.id, seat)
        return for_you(live, caller.id)

    @post("/kick", summary="Send somebody away (host)", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def kick(self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub) -> TableForYou:
        """For good. In the middle of a game a bot takes the seat."""
        live = await hub.table(table)
        async with live.lock:
            await lobby.kick(live, caller.id, seat)
        return for_you(live, caller.id)
