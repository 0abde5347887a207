"""Games that are over, as frames to look at again; and stalls counted at a table with the box, scored."""

import asyncio
import gzip
from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from ...game.known import ScoreSheet
from ...notation import Header, Log, LogError
from ...notation.counted import Counted, Impossible, gold_remark, scored
from ...notation.log import from_bytes
from .. import lobby
from ..doors import TheHub, Who, address_of, caller_of
from ..hub import Hub
from ..live import Live
from ..problems import Problem, malformed, not_now, too_much
from ..protocol import TableNow
from ..replays import Eyes, NotShown, Replay, read_eyes, replayed
from ..telling import table_now
from .described import problems

Asked = Request[Any, Any, Any]
LARGEST_LOG: Final = 2 * 1024 * 1024
"""Bytes of a log to be shown; the longest games have a fifth of that."""
_encode = msgspec.json.Encoder().encode
_AS_FRAMES = {200: ResponseSpec(Replay, generate_examples=False, description="The game as frames.")}
EyesQuery = FromQuery[Annotated[str, Meta(max_length=10, description="`all`, `public`, or a seat's number.")] | None]


class ShareLink(msgspec.Struct, frozen=True):
    """Whoever has this link can see the whole game, and nothing else."""

    key: str
    link: str


class Scored(msgspec.Struct, frozen=True):
    """A score sheet, and a remark if there is more gold than the bank gave out."""

    sheet: ScoreSheet
    remark: str


class ReplayController(Controller):
    path = "/api"
    tags = ("replays",)

    @get(
        "/tables/{table:str}/replay",
        summary="A game to look at again",
        responses=_AS_FRAMES | problems(400, 401, 403, 404, 409),
    )
    async def of_table(
        self, table: FromPath[str], hub: TheHub, request: Asked, eyes: EyesQuery = None, key: FromQuery[str] = ""
    ) -> Response[bytes]:
        """The messages that a socket would have brought, with the eyes of a seat, of those who look on (`public`) or
        knowing `all`, once the game is over. For those who can have the log, and for everybody with the `key` of a
        share link."""
        live = await hub.table(table)
        if hub.signer.check("replay", key) != live.record.id:
            _require_log(live, (await caller_of(request, hub)).id)
        _require_over(live)
        return await _shown(hub, request, _log(live), _wish(eyes), _table(live))

    @post(
        "/tables/{table:str}/share", summary="Share a replay", status_code=200, responses=problems(401, 403, 404, 409)
    )
    async def share(self, table: FromPath[str], caller: Who, hub: TheHub, request: Asked) -> ShareLink:
        """A link with which others see the game again, once it is over. It can not be taken back."""
        live = await hub.table(table)
        _require_log(live, caller.id)
        _require_over(live)
        key = hub.signer.sign("replay", live.record.id)
        base = hub.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        return ShareLink(key, f"{base}/replay/{live.record.id}?key={key}")

    @post(
        "/replays",
        summary="Look at a log of your own",
        status_code=200,
        responses=_AS_FRAMES | problems(400, 413, 429),
        request_max_body_size=LARGEST_LOG,
    )
    async def of_file(self, hub: TheHub, request: Asked, eyes: EyesQuery = None) -> Response[bytes]:
        """A `.jsonl` log as the body, up to 2 MiB; the answer is the same as for a game of this server. Nothing is
        stored."""
        if not hub.uploads.take(address_of(request.scope)):
            raise too_much("Too many logs come from your address; wait a minute.")
        wish = _wish(eyes)
        try:
            log = await asyncio.to_thread(from_bytes, await request.body())
        except LogError as error:
            raise Problem(400, "log.unreadable", str(error)) from None
        return await _shown(hub, request, log, wish, None)

    @post("/score", summary="Score a game played with the box", status_code=200, responses=problems(400))
    async def score(self, data: JSONBody[Counted]) -> Scored:
        """What lies on each stall, as in docs/score-sheet.md; the answer has Kings, Queens, totals and ranks. Nothing
        is stored."""
        try:
            return Scored(scored(data), gold_remark(data))
        except Impossible as error:
            raise Problem(400, "sheet.impossible", str(error)) from None


def _wish(eyes: str | None) -> Eyes | None:
    try:
        return None if eyes is None else read_eyes(eyes)
    except NotShown as error:
        raise malformed(str(error)) from None


def _require_log(live: Live, guest: str) -> None:
    if live.record.seat_of(guest) is None and not lobby.may_look(live, guest):
        raise Problem(403, "log.not_for_you", "Only those who sat at the table can see its game; ask them for a link.")


def _log(live: Live) -> Log:
    names = tuple(live.names.get(seat.guest, "") for seat in live.record.seats)
    return Log(Header(live.record.ruleset, names), tuple(live.events))


def _table(live: Live) -> TableNow:
    """The table as if everybody sat at it again."""
    everybody = frozenset(range(len(live.record.seats)))
    return msgspec.structs.replace(table_now(live.record, live.names, everybody), state="playing", rematch="")


def _require_over(live: Live) -> None:
    if live.record.state != "over":
        raise not_now("The game is not over yet.")


async def _shown(hub: Hub, request: Asked, log: Log, eyes: Eyes | None, table: TableNow | None) -> Response[bytes]:
    """The frames, folded beside the loop so that nobody's game waits, and packed where the caller can unpack."""
    packed = "gzip" in request.headers.get("accept-encoding", "")

    def work() -> bytes:
        data = _encode(replayed(log, eyes, table))
        return gzip.compress(data, 5, mtime=0) if packed else data

    async with hub.folding:
        try:
            data = await asyncio.to_thread(work)
        except NotShown as error:
            raise Problem(400, "log.not_shown", str(error)) from None
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if packed else {"vary": "accept-encoding"}
    return Response(data, media_type="application/json", headers=headers)
