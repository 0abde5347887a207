"""Reviews of finished games, of this server and from files."""

import hashlib
from collections.abc import AsyncIterator
from typing import Annotated, Final

import msgspec
from litestar import Controller, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery
from litestar.response import Stream
from msgspec import Meta

from ...review.reviewing import DEEPER
from ..auth import AnyRequest, TheHub, address_of, token_of
from ..handing import log_to_review, require_header, require_such_a_seat
from ..reviews import REVIEW_FORMAT, ReviewNow, done_line
from ..storage.kept_reviews import keep_review, kept_review
from .described import problems
from .replays import LARGEST_LOG
from .seen import require_a_look

LINES: Final = "application/x-ndjson"
_AS_LINES = {
    200: ResponseSpec(ReviewNow, generate_examples=False, media_type=LINES, description="How far it is, line by line.")
}
DeeperQuery = FromQuery[
    Annotated[bool, Meta(description="Every decision is played on many times; that takes up to a minute.")]
]
SeatQuery = FromQuery[Annotated[int, Meta(ge=0, le=5, description="Whose game.")]]


class ReviewController(Controller):
    path = "/api"
    tags = ("reviews",)

    @get(
        "/tables/{table:str}/review",
        summary="The review of a game",
        responses=_AS_LINES | problems(400, 401, 403, 404, 409, 429),
    )
    async def of_table(
        self,
        table: FromPath[str],
        hub: TheHub,
        request: AnyRequest,
        seat: SeatQuery = 0,
        key: FromQuery[str] = "",
        deeper: DeeperQuery = False,
    ) -> Stream:
        """What a seat's game was, from what it knew at the time, once the game is over: lines of JSON that say how far
        it is, the last one with the review. It is made once, and kept; and once more, if somebody asks for a `deeper`
        one, which is kept in its place. For those who can have the log, and for
        everybody with the `key` of a share link."""
        session = (await hub.table(table)).session
        record = session.record
        caller = await require_a_look(hub, request, session, key)
        payers = [address_of(request.scope), *([caller.id] if caller is not None else ())]
        require_such_a_seat(record.ruleset.players, seat)
        found = await hub.store.read(kept_review(record.id, seat, REVIEW_FORMAT))
        if found is not None and (not deeper or _is_deeper(found)):
            return Stream(_one(done_line(found)), media_type=LINES)

        async def keep(review: bytes) -> None:
            await hub.store.write(keep_review(record.id, seat, REVIEW_FORMAT, review))

        rollouts = DEEPER if deeper else None
        which = (record.id, seat, deeper)
        job = hub.reviews.ask(which, seat, lambda: log_to_review(session), payers, keep, rollouts=rollouts)
        return Stream(job.lines(), media_type=LINES)

    @post(
        "/reviews",
        summary="The review of a log of your own",
        status_code=200,
        responses=_AS_LINES | problems(400, 413, 429),
        request_max_body_size=LARGEST_LOG,
    )
    async def of_file(
        self, hub: TheHub, request: AnyRequest, seat: SeatQuery = 0, deeper: DeeperQuery = False
    ) -> Stream:
        """A `.jsonl` log of a finished game as the body, up to 2 MiB; the answer is the same as for a game of this
        server. Nothing is stored."""
        body = await request.body()
        require_header(body)
        guest = hub.signer.check("guest", token_of(request)[0])
        payers = [address_of(request.scope), *([guest] if guest else ())]
        key = hashlib.sha256(body).digest(), seat, deeper
        job = hub.reviews.ask(key, seat, lambda: body, payers, rollouts=DEEPER if deeper else None)
        return Stream(job.lines(), media_type=LINES)


class _Depth(msgspec.Struct):
    """As much of a review as tells how deep it is."""

    deeper: bool


def _is_deeper(review: bytes) -> bool:
    return msgspec.json.decode(review, type=_Depth).deeper


async def _one(line: bytes) -> AsyncIterator[bytes]:
    yield line + b"\n"
