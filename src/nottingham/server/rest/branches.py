"""Play on from a moment of a finished game."""

from typing import Annotated

from litestar import Controller, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ..auth import AnyRequest, TheHub, Who
from ..bodies import BranchOff, TableForYou
from ..branches import BranchMoment, moment_of, set_branch
from ..handing import for_you, require_over
from ..options import TableOptions
from .described import problems
from .replays import LARGEST_LOG, require_header, require_seen
from .reviews import SeatQuery

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
        key: FromQuery[str] = "",
    ) -> TableForYou:
        """A new table in the middle of a game that is over, with you in a seat and bots in the others. Hidden cards are
        dealt again to fit what that seat knew, or lie as they were; the future has a seed of its own. Such a game is
        marked as a branch, and counts for nothing. For those who can have the log, or have the `key` of a share
        link."""
        session = (await hub.table(table)).session
        if hub.signer.check("replay", key) != session.record.shared_as:
            require_seen(session, caller.id)
        require_over(session)
        moment = moment_of(session, data.n, data.seat, again=data.again)
        return for_you(await set_branch(hub, caller.id, caller.address, moment, session.record), caller.id)

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
    ) -> TableForYou:
        """The same for a `.jsonl` log of a finished game as the body, up to 2 MiB."""
        body = await request.body()
        header = require_header(body)
        moment = BranchMoment(header.ruleset, header.seats, body, n, seat, again)
        return for_you(await set_branch(hub, caller.id, caller.address, moment, TableOptions()), caller.id)
