"""Play on from a moment of a finished game."""

from typing import Annotated

from litestar import Controller, delete, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from .. import lobby
from ..auth import AnyRequest, TheHub, Who
from ..bodies import BranchOff, TableForYou
from ..branches import BranchMoment, moment_of, set_branch
from ..handing import for_you, require_header
from ..hub import Hub
from ..options import TableOptions
from .described import problems
from .replays import LARGEST_LOG
from .reviews import SeatQuery
from .seen import require_a_look

EventQuery = FromQuery[Annotated[int, Meta(ge=0, le=100_000, description="After how many events.")]]


class BranchController(Controller):
    path = "/api"
    tags = ("reviews",)

    @post(
        "/tables/{table:str}/branch",
        summary="Play on from a moment",
        responses=problems(400, 401, 403, 404, 409, 429),
    )
    async def of_table(
        self,
        table: FromPath[str],
        data: JSONBody[BranchOff],
        caller: Who,
        hub: TheHub,
        request: AnyRequest,
        key: FromQuery[str] = "",
    ) -> TableForYou:
        """A new table in the middle of a game that is over, with you in a seat and bots in the others, or with seats
        for friends. Hidden cards are dealt again to fit what that seat knew, or lie as they were: among friends only if
        everybody who played has agreed. The future has a seed of its own. Such a game is marked as a branch, and counts
        for nothing. For those who can have the log, or have the `key` of a share link."""
        session = (await hub.table(table)).session
        await require_a_look(hub, request, session, key)
        moment = moment_of(session, caller.id, data)
        return for_you(await set_branch(hub, caller.id, caller.address, moment, session.record), caller.id)

    @put(
        "/tables/{table:str}/agreed",
        summary="Let others play on with all cards",
        responses=problems(401, 403, 404, 409),
    )
    async def agree(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """Once the game is over: others may play on from it among friends with everybody's cards as they were, if
        everybody who played agrees."""
        return await _said(hub, table, caller.id, agreed=True)

    @delete(
        "/tables/{table:str}/agreed",
        summary="Not with all cards",
        status_code=200,
        responses=problems(401, 403, 404, 409),
    )
    async def disagree(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """Not after all. Tables that were set up before stay."""
        return await _said(hub, table, caller.id, agreed=False)

    @post(
        "/branches",
        summary="Play on from a moment of a log of your own",
        responses=problems(400, 401, 413, 429),
        request_max_body_size=LARGEST_LOG,
    )
    async def of_file(
        self,
        caller: Who,
        hub: TheHub,
        request: AnyRequest,
        n: EventQuery,
        seat: SeatQuery = 0,
        again: FromQuery[bool] = True,
        friends: FromQuery[bool] = False,
    ) -> TableForYou:
        """The same for a `.jsonl` log of a finished game as the body, up to 2 MiB."""
        body = await request.body()
        header = require_header(body)
        moment = BranchMoment(header.ruleset, header.seats, body, n, seat, again, friends)
        return for_you(await set_branch(hub, caller.id, caller.address, moment, TableOptions()), caller.id)


async def _said(hub: Hub, table: str, guest: str, *, agreed: bool) -> TableForYou:
    live = await hub.table(table)
    await live.wish(lobby.agree, guest, agreed)
    return for_you(live, guest)
