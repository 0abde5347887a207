"""Tables: making, finding, changing and starting them, and their logs."""

import asyncio

from litestar import Controller, Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from ...notation.summary import Summary, summarize
from .. import lobby
from ..auth import AnyRequest, TheHub, Who, caller_of
from ..bodies import NewTable, Ready, Report, SeatChoice, TableChanges, TableForYou
from ..handing import for_you, log_for, play_again, require_log, require_over, set_up
from ..hub import MOST_LISTED, Hub
from ..people import random_word, tidy_words
from ..problems import Problem, malformed, no_table, not_now
from ..protocol import TableNow
from ..records import TableRecord
from ..storage import queries
from ..table import LiveTable
from ..times import now_ms
from .described import problems

NDJSON = "application/x-ndjson"
ALL_PROBLEMS = (400, 401, 403, 404, 409)


class TableController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", summary="Public tables", responses=problems(401))
    async def listed(self, caller: Who, hub: TheHub) -> list[TableNow]:
        """Those that are not over, the newest first."""
        return await hub.shown(await hub.store.read(queries.listed_tables(MOST_LISTED)))

    @get("/mine", summary="My tables", responses=problems(401))
    async def mine(self, caller: Who, hub: TheHub) -> list[TableNow]:
        """Where you sit, sat, or are the host; the newest first."""
        return await hub.shown(await hub.store.read(queries.tables_with(caller.id, MOST_LISTED)))

    @post("/", summary="Set up a table", responses=problems(400, 401, 429))
    async def create(
        self, data: JSONBody[NewTable], caller: Who, hub: TheHub, program: FromQuery[bool] = False
    ) -> TableForYou:
        """You become its host and sit in seat 0. Others come by its id or its short code. `program=true` says that a
        program sits there."""
        record = set_up(data, caller.id, program=program)
        await hub.check_hosting(caller.id)
        return for_you(await hub.create(record, {caller.id: caller.name}), caller.id)

    @get("/{table:str}", summary="A table", responses=problems(401, 404))
    async def one(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """Its rules, options and seats; the game itself goes over the socket."""
        return for_you(await hub.table(table), caller.id)

    @patch("/{table:str}", summary="Change the options (host)", responses=problems(*ALL_PROBLEMS))
    async def change(self, table: FromPath[str], data: JSONBody[TableChanges], caller: Who, hub: TheHub) -> TableForYou:
        """Before the game; whoever was ready has to say so again. `spectators` and `talk` can change any time."""
        live = await hub.table(table)
        await live.wish(lobby.set_options, caller.id, data.given())
        return for_you(live, caller.id)

    @post("/{table:str}/ready", summary="Be ready", status_code=200, responses=problems(*ALL_PROBLEMS))
    async def ready(self, table: FromPath[str], data: JSONBody[Ready], caller: Who, hub: TheHub) -> TableForYou:
        """With your part of the seed. The `commitment` was published before, so that nobody chooses the deal."""
        live = await hub.table(table)
        await live.wish(lobby.get_ready, caller.id, data.nonce)
        return for_you(live, caller.id)

    @delete("/{table:str}/ready", summary="Wait", status_code=200, responses=problems(*ALL_PROBLEMS))
    async def unready(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """Not ready after all."""
        live = await hub.table(table)
        await live.wish(lobby.get_ready, caller.id, "")
        return for_you(live, caller.id)

    @post("/{table:str}/start", summary="Start (host)", status_code=200, responses=problems(*ALL_PROBLEMS))
    async def start(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """When every seat is filled and every person is ready."""
        live = await hub.table(table)
        await live.wish(lobby.start, caller.id)
        return for_you(live, caller.id)

    @post("/{table:str}/pause", summary="Pause (host)", status_code=200, responses=problems(*ALL_PROBLEMS))
    async def pause(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """Clocks and bots stand still."""
        live = await hub.table(table)
        await live.wish(lobby.pause, caller.id, True)
        return for_you(live, caller.id)

    @post("/{table:str}/resume", summary="Go on (host)", status_code=200, responses=problems(*ALL_PROBLEMS))
    async def resume(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """Clocks go on from where they stood."""
        live = await hub.table(table)
        await live.wish(lobby.pause, caller.id, False)
        return for_you(live, caller.id)

    @post("/{table:str}/host", summary="Pass the host's role on", status_code=200, responses=problems(*ALL_PROBLEMS))
    async def hand_over(
        self, table: FromPath[str], data: JSONBody[SeatChoice], caller: Who, hub: TheHub
    ) -> TableForYou:
        """To the person in a seat."""
        live = await hub.table(table)
        await live.wish(lobby.hand_over, caller.id, data.seat)
        return for_you(live, caller.id)

    @post("/{table:str}/rematch", summary="Play again", status_code=200, responses=problems(*ALL_PROBLEMS, 429))
    async def rematch(self, table: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """A new table for the same people and bots, once the game is over. Everybody who asks gets the same one."""
        live = await hub.table(table)

        async def create(record: TableRecord, names: dict[str, str]) -> LiveTable:
            await hub.check_hosting(caller.id)
            return await hub.create(record, names)

        return await _wherever(hub, await play_again(live, caller.id, create), caller.id)

    @post("/{table:str}/report", summary="Report somebody", responses=problems(*ALL_PROBLEMS))
    async def report(self, table: FromPath[str], data: JSONBody[Report], caller: Who, hub: TheHub) -> None:
        """To those who run this server, with words of your own."""
        live = await hub.table(table)
        lobby.require_seat(live.session, caller.id)
        about = _person(live, data.seat, caller.id)
        words = tidy_words(data.words)
        if not words:
            raise malformed("Say what happened.")
        await hub.store.write(queries.report(random_word(16), caller.id, about, live.id, words, now_ms()))

    @post("/{table:str}/block", summary="Block somebody", responses=problems(*ALL_PROBLEMS))
    async def block(self, table: FromPath[str], data: JSONBody[SeatChoice], caller: Who, hub: TheHub) -> None:
        """Who sits in that seat cannot sit down at tables that you host, and you do not hear what they say."""
        live = await hub.table(table)
        lobby.require_seat(live.session, caller.id)
        await hub.store.write(queries.block(caller.id, _person(live, data.seat, caller.id)))
        await hub.changed("blocks", caller.id)

    @get(
        "/{table:str}/log",
        summary="The log of the game",
        media_type=NDJSON,
        responses={
            200: ResponseSpec(bytes, generate_examples=False, media_type=NDJSON, description="The log."),
            **problems(401, 403, 404, 409),
        },
    )
    async def log(self, table: FromPath[str], caller: Who, hub: TheHub) -> Response[bytes]:
        """As `.jsonl`: the whole log with the seed and how it was made, once the game is over; before that, what your
        seat was told, or what those were told who look on, if that is allowed."""
        live = await hub.table(table)
        return Response(log_for(live, caller.id), media_type=NDJSON)

    @get("/{table:str}/summary", summary="A finished game at a glance", responses=problems(401, 403, 404, 409))
    async def summary(
        self, table: FromPath[str], hub: TheHub, request: AnyRequest, key: FromQuery[str] = ""
    ) -> Response[Summary]:
        """Wealth by round, lies, bribes, promises and the best bluff, once the game is over. For those who can have
        the log, and for everybody with the `key` of a share link."""
        live = await hub.table(table)
        if hub.signer.check("replay", key) != live.session.record.shared_as:
            require_log(live, (await caller_of(request, hub)).id)
        require_over(live.session)
        if live.session.record.branch is not None:
            raise not_now("This game began in the middle of another one, so there is no summary of it.")
        async with hub.folding:
            return Response(await asyncio.to_thread(summarize, live.session.record.ruleset, tuple(live.session.events)))


class CodeController(Controller):
    path = "/api/codes"
    tags = ("tables",)

    @get("/{code:str}", summary="Find a table by its code", responses=problems(401, 404, 429))
    async def by_code(self, code: FromPath[str], caller: Who, hub: TheHub) -> TableForYou:
        """The short code that people tell one another."""
        table = await hub.store.read(queries.table_by_code(code.upper()))
        if table is None:
            hub.guesses.take(caller.address)
            hub.guesses.take(caller.id)
            raise no_table()
        return for_you(await hub.table(table), caller.id)


async def _wherever(hub: Hub, table: str, guest: str) -> TableForYou:
    """A table, also if it lives on another process."""
    record = await hub.store.read(queries.table_by_id(table))
    if record is None:
        raise no_table()
    (now,) = await hub.shown([record])
    return TableForYou(now, record.seat_of(guest), record.host == guest)


def _person(live: LiveTable, seat: FromPath[int], but: str) -> str:
    there = lobby.seat_at(live.session, seat)
    if there.kind != "person" or there.guest == but:
        raise Problem(409, "seat.no_person", "There is nobody else in that seat.")
    return there.guest
