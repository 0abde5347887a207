"""Games that are over, as frames to look at again; and stalls counted at a table with the box, scored."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Annotated, Final

import msgspec
from litestar import Controller, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.response import Stream
from msgspec import Meta

from ...notation import Log, LogError
from ...notation.counted import Counted
from ...notation.log import from_bytes
from .. import lobby
from ..auth import AnyRequest, TheHub, Who, address_of
from ..handing import Scored, count, log_to_see, require_over, table_to_see
from ..hub import Hub
from ..limits import Held
from ..problems import Problem, malformed, too_much
from ..protocol import TableNow
from ..reels import ReelTooLarge, packed, unpacked
from ..replays import Eyes, NotShown, Replay, read_eyes
from .described import problems
from .seen import require_a_look, require_seen

LARGEST_LOG: Final = 2 * 1024 * 1024
"""Bytes of a log to be shown; the longest games have a fifth of that."""
_AS_FRAMES = {200: ResponseSpec(Replay, generate_examples=False, description="The game as frames.")}
EyesQuery = FromQuery[Annotated[str, Meta(max_length=10, description="`all`, `public`, or a seat's number.")] | None]


class ShareLink(msgspec.Struct, frozen=True):
    """Whoever has this link can see the whole game, and nothing else."""

    key: str
    link: str


class ReplayController(Controller):
    path = "/api"
    tags = ("replays",)

    @get(
        "/tables/{table:str}/replay",
        summary="A game to look at again",
        responses=_AS_FRAMES | problems(400, 401, 403, 404, 409),
    )
    async def of_table(
        self, table: FromPath[str], hub: TheHub, request: AnyRequest, eyes: EyesQuery = None, key: FromQuery[str] = ""
    ) -> Stream:
        """The messages that a socket would have brought, with the eyes of a seat, of those who look on (`public`) or
        knowing `all`, once the game is over. For those who can have the log, and for everybody with the `key` of a
        share link."""
        session = (await hub.table(table)).session
        await require_a_look(hub, request, session, key)
        place = _place(hub, request)
        log, shown_as = log_to_see(session), table_to_see(session)
        return await _shown(hub, request, place, lambda: log, _wish(eyes), shown_as)

    @post(
        "/tables/{table:str}/share", summary="Share a replay", status_code=200, responses=problems(401, 403, 404, 409)
    )
    async def share(self, table: FromPath[str], caller: Who, hub: TheHub, request: AnyRequest) -> ShareLink:
        """A link with which others see the game again, once it is over."""
        session = (await hub.table(table)).session
        require_seen(session, caller.id)
        require_over(session)
        key = hub.signer.sign("replay", session.record.shared_as)
        base = hub.settings.public_url.rstrip("/") or str(request.base_url).rstrip("/")
        return ShareLink(key, f"{base}/replay/{session.record.id}?key={key}")

    @delete("/tables/{table:str}/share", summary="Take the links back", responses=problems(401, 403, 404, 409))
    async def revoke(self, table: FromPath[str], caller: Who, hub: TheHub) -> None:
        """No link to the replay that anybody has shared so far opens it any more. For those who sat at the table."""
        live = await hub.table(table)
        require_over(live.session)
        await live.wish(lobby.take_links_back, caller.id)

    @post(
        "/replays",
        summary="Look at a log of your own",
        status_code=200,
        responses=_AS_FRAMES | problems(400, 413, 429),
        request_max_body_size=LARGEST_LOG,
    )
    async def of_file(self, hub: TheHub, request: AnyRequest, eyes: EyesQuery = None) -> Stream:
        """A `.jsonl` log as the body, up to 2 MiB; the answer is the same as for a game of this server. Nothing is
        stored."""
        wish, place = _wish(eyes), _place(hub, request)
        body = await request.body()
        return await _shown(hub, request, place, lambda: from_bytes(body), wish, None)

    @post("/score", summary="Score a game played with the box", status_code=200, responses=problems(400))
    async def score(self, data: JSONBody[Counted]) -> Scored:
        """What lies on each stall, as in docs/score-sheet.md; the answer has Kings, Queens, totals and ranks. Nothing
        is stored."""
        return count(data)


def _wish(eyes: str | None) -> Eyes | None:
    try:
        return None if eyes is None else read_eyes(eyes)
    except NotShown as error:
        raise malformed(str(error)) from None


def _place(hub: Hub, request: AnyRequest) -> Held:
    """A place among the replays that an address has at once: from before the log is read to the last byte sent."""
    place = hub.replays_of_address.hold(address_of(request.scope))
    if place is None:
        hub.metrics.refused.labels("replays").inc()
        raise too_much("Too many replays for your address at once; wait a moment.")
    return place


async def _shown(
    hub: Hub, request: AnyRequest, place: Held, read: Callable[[], Log], eyes: Eyes | None, table: TableNow | None
) -> Stream:
    """The frames, folded beside the loop so that nobody's game waits, and packed where the caller can unpack."""
    async with hub.folding:
        try:
            pieces = await asyncio.to_thread(lambda: packed(read(), eyes, table))
        except LogError as error:
            raise Problem(400, "log.unreadable", str(error)) from None
        except NotShown as error:
            raise Problem(400, "log.not_shown", str(error)) from None
        except ReelTooLarge as error:
            raise Problem(413, "log.too_large", str(error)) from None
    headers, told = {"vary": "accept-encoding"}, unpacked(pieces)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers, told = headers | {"content-encoding": "gzip"}, iter(pieces)
    return Stream(_told(told, place), media_type="application/json", headers=headers)


async def _told(pieces: Iterator[bytes], place: Held) -> AsyncIterator[bytes]:
    """The place is given back when the last piece is gone."""
    for piece in pieces:
        yield piece
