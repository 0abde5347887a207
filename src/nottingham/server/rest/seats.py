"""Seats: sitting down, getting up, bots, and who has to go."""

from litestar import Controller, delete, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from .. import lobby
from ..auth import TheHub, Who
from ..bodies import BotSpec, FaceChoice, TableForYou
from ..handing import for_you
from ..storage import queries
from ..times import now_ms
from .described import problems


class SeatController(Controller):
    path = "/api/tables/{table:str}/seats/{seat:int}"
    tags = ("seats",)

    @post("/", summary="Sit down", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def claim(
        self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub, program: FromQuery[bool] = False
    ) -> TableForYou:
        """Take a free seat before the game, or take the seat back that you left in the middle of it. A program says so
        with `program=true`: everybody at the table sees it, and the host may not want any."""
        live = await hub.table(table)
        async with live.lock:
            blocked = await hub.store.read(queries.blocked_by(live.session.record.host))
            barred = caller.id in blocked
            change = lobby.claim(live.session, now_ms(), caller.id, caller.name, seat, barred, program=program)
            if change is not None:
                await live.carry_out(change)
        return for_you(live, caller.id)

    @delete("/", summary="Get up", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def leave(self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub) -> TableForYou:
        """Before the game the seat becomes free; in the game a bot stands in until you claim the seat back. A host who
        gets up passes the role on."""
        live = await hub.table(table)
        await live.wish(lobby.leave_seat, caller.id, seat)
        return for_you(live, caller.id)

    @put("/face", summary="Choose your face", responses=problems(400, 401, 403, 404, 409))
    async def wear(
        self, table: FromPath[str], seat: FromPath[int], data: JSONBody[FaceChoice], caller: Who, hub: TheHub
    ) -> TableForYou:
        """In your own seat, at any time."""
        live = await hub.table(table)
        await live.wish(lobby.wear, caller.id, seat, data.face)
        return for_you(live, caller.id)

    @put("/bot", summary="Put a bot there (host)", responses=problems(400, 401, 403, 404, 409))
    async def put_bot(
        self, table: FromPath[str], seat: FromPath[int], data: JSONBody[BotSpec], caller: Who, hub: TheHub
    ) -> TableForYou:
        """Before the game, in a seat where no person sits. `GET /api/bots` lists them."""
        live = await hub.table(table)
        await live.wish(lobby.put_bot, caller.id, seat, data.spec)
        return for_you(live, caller.id)

    @delete("/bot", summary="Remove a bot (host)", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def remove_bot(self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub) -> TableForYou:
        """Before the game."""
        live = await hub.table(table)
        await live.wish(lobby.remove_bot, caller.id, seat)
        return for_you(live, caller.id)

    @post("/kick", summary="Send somebody away (host)", status_code=200, responses=problems(400, 401, 403, 404, 409))
    async def kick(self, table: FromPath[str], seat: FromPath[int], caller: Who, hub: TheHub) -> TableForYou:
        """For good. In the middle of a game a bot takes the seat."""
        live = await hub.table(table)
        await live.wish(lobby.kick, caller.id, seat)
        return for_you(live, caller.id)
