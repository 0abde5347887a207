"""The server's calls, answered in the page: the same places, bodies and problems."""

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from .. import __version__
from ..game import RulesetError
from ..notation import LogError
from ..notation.counted import Counted
from ..notation.log import from_bytes
from ..notation.summary import summarize
from ..server import lobby
from ..server.bodies import (
    Arrival,
    BotSpec,
    FaceChoice,
    Guest,
    Hello,
    KnownGuest,
    NewGuest,
    NewTable,
    Ready,
    SeatChoice,
    TableChanges,
    TableForYou,
)
from ..server.handing import (
    bots_to_choose,
    count,
    for_you,
    good_name,
    log_for,
    log_to_see,
    play_again,
    require_header,
    require_log,
    require_over,
    set_up,
    table_to_see,
)
from ..server.hints import THOUGHT_SECONDS, what_for
from ..server.looking_back import what_weighed_most
from ..server.people import random_word
from ..server.problems import ErrorBody, Problem, malformed, no_table
from ..server.protocol import PROTOCOL
from ..server.replays import NotShown, read_eyes, replayed
from ..server.session import Change, Session
from .household import Household
from .looking_again import SceneToPlay, game_to_review, go_on_from, go_on_from_file

B = TypeVar("B")


class Asked(msgspec.Struct, kw_only=True):
    """A call, as the client makes it over HTTP."""

    method: str
    path: str
    query: dict[str, str] = {}
    body: str = ""
    token: str = ""
    """Of one of several guests who share the device; nothing: the browser's own."""


class Told(msgspec.Struct):
    """Its answer."""

    status: int
    type: str
    body: str


class _Call:
    """A call on its way: who calls, where, with what."""

    def __init__(self, house: Household, asked: Asked, parts: dict[str, str]) -> None:
        self.house = house
        self.asked = asked
        self.table = parts.get("table", "")
        self.part = parts.get("part", "")
        self.seat = int(parts.get("seat") or 0)

    @property
    def guest(self) -> str:
        return self.house.caller(self.asked.token)

    @property
    def asked_seat(self) -> int:
        """Whose game; 0 unless the call says so."""
        try:
            return int(self.asked.query.get("seat", "0"))
        except ValueError:
            raise malformed("seat is a number.") from None

    def body(self, kind: type[B]) -> B:
        return msgspec.json.decode(self.asked.body, type=kind)

    async def wish(self, decide: Callable[..., Change | None], *args: Any) -> TableForYou:
        """What the caller wants of a table (lobby.py)."""
        guest = self.guest
        live = await self.house.table(self.table)
        await live.wish(decide, guest, *args)
        return for_you(live, guest)


# People and the house


async def _hello(call: _Call) -> Hello:
    try:
        guest = call.guest
    except Problem:
        return Hello(PROTOCOL, __version__, None, "")
    return Hello(PROTOCOL, __version__, Guest(guest, call.house.shelf.names[guest]), "")


async def _bots(call: _Call) -> Any:
    return bots_to_choose()


async def _come_in(call: _Call) -> KnownGuest:
    wanted = call.body(Arrival)
    name, guest = good_name(wanted.name), random_word(16)
    await call.house.shelf.save_guest(guest, name, me=wanted.cookie)
    return KnownGuest(guest, name, call.house.signer.sign("guest", guest))


async def _me(call: _Call) -> Guest:
    return Guest(call.guest, call.house.shelf.names[call.guest])


async def _rename(call: _Call) -> Guest:
    guest, name = call.guest, good_name(call.body(NewGuest).name)
    await call.house.shelf.save_guest(guest, name)
    call.house.renamed(guest)
    return Guest(guest, name)


async def _forget(call: _Call) -> None:
    await call.house.forget(call.guest)


async def _nobody(call: _Call) -> list[Any]:
    """Lists of others: there are none."""
    _ = call.guest
    return []


async def _alone(call: _Call) -> None:
    raise Problem(501, "page.alone", "This page plays without a server: for this, others have to be there.")


# Tables


async def _mine(call: _Call) -> Any:
    return call.house.tables_of(call.guest)


async def _create(call: _Call) -> TableForYou:
    guest = call.guest
    record = set_up(call.body(NewTable), guest)
    return for_you(await call.house.create(record, {guest: call.house.shelf.names[guest]}), guest)


async def _one(call: _Call) -> TableForYou:
    return for_you(await call.house.table(call.table), call.guest)


async def _by_code(call: _Call) -> TableForYou:
    for record in call.house.shelf.records.values():
        if record.code == call.part.upper():
            return for_you(await call.house.table(record.id), call.guest)
    raise no_table()


async def _claim(call: _Call) -> TableForYou:
    name = call.house.shelf.names[call.guest]
    return await call.wish(_claimed, name, call.seat)


def _claimed(session: Session, now: int, guest: str, name: str, seat: int) -> Change | None:
    return lobby.claim(session, now, guest, name, seat, blocked=False)


async def _put_bot(call: _Call) -> TableForYou:
    spec = call.body(BotSpec).spec
    await call.house.masterly.need([spec])
    return await call.wish(lobby.put_bot, call.seat, spec)


async def _rematch(call: _Call) -> TableForYou:
    guest = call.guest
    fresh = await play_again(await call.house.table(call.table), guest, call.house.create)
    return for_you(await call.house.table(fresh), guest)


async def _hint(call: _Call) -> Any:
    session = (await call.house.table(call.table)).session
    return await call.house.thinkers.think(what_for(session, call.guest), THOUGHT_SECONDS)


async def _decisions(call: _Call) -> Any:
    session = (await call.house.table(call.table)).session
    return await call.house.thinkers.think(what_weighed_most(session, call.guest), THOUGHT_SECONDS)


async def _summary(call: _Call) -> Any:
    live = await call.house.table(call.table)
    require_log(live, call.guest)
    require_over(live.session)
    return summarize(live.session.record.ruleset, tuple(live.session.events))


async def _log(call: _Call) -> bytes:
    return log_for(await call.house.table(call.table), call.guest)


# Replays, and the box


async def _replay(call: _Call) -> Any:
    live = await call.house.table(call.table)
    require_log(live, call.guest)
    require_over(live.session)
    return _shown(call, lambda eyes: replayed(log_to_see(live.session), eyes, table_to_see(live.session)))


async def _of_file(call: _Call) -> Any:
    return _shown(call, lambda eyes: replayed(from_bytes(call.asked.body.encode()), eyes))


def _shown(call: _Call, fold: Callable[[Any], Any]) -> Any:
    wish = call.asked.query.get("eyes")
    try:
        eyes = None if wish is None else read_eyes(wish)
    except NotShown as error:
        raise malformed(str(error)) from None
    try:
        return fold(eyes)
    except LogError as error:
        raise Problem(400, "log.unreadable", str(error)) from None
    except NotShown as error:
        raise Problem(400, "log.not_shown", str(error)) from None


async def _to_review(call: _Call) -> bytes:
    """What the page's reviewer is to work on."""
    return game_to_review(await call.house.table(call.table), call.guest, call.asked_seat)


async def _file_to_review(call: _Call) -> bytes:
    log = call.asked.body.encode()
    require_header(log)
    return log


async def _branch(call: _Call) -> TableForYou:
    guest, live = call.guest, await call.house.table(call.table)
    return for_you(await go_on_from(call.house, guest, live, call.body(SceneToPlay)), guest)


async def _branch_of_file(call: _Call) -> TableForYou:
    guest = call.guest
    return for_you(await go_on_from_file(call.house, guest, call.body(SceneToPlay)), guest)


async def _score(call: _Call) -> Any:
    return count(call.body(Counted))


_TABLE: Final = r"/api/tables/(?P<table>[^/]+)"
_SEAT: Final = _TABLE + r"/seats/(?P<seat>\d+)"
_Answer = Callable[[_Call], Awaitable[Any]]
CALLS_HERE: Final[tuple[tuple[str, str, _Answer], ...]] = (
    ("GET", "/api/hello", _hello),
    ("GET", "/api/bots", _bots),
    ("POST", "/api/guests", _come_in),
    ("GET", "/api/me", _me),
    ("PATCH", "/api/me", _rename),
    ("DELETE", "/api/me", _forget),
    ("POST", "/api/me/recovery", _alone),
    ("GET", "/api/me/blocks", _nobody),
    ("DELETE", "/api/me/blocks/(?P<part>[^/]+)", _alone),
    ("POST", "/api/recover(/whose)?", _alone),
    ("GET", "/api/tables", _nobody),
    ("POST", "/api/tables", _create),
    ("GET", "/api/tables/mine", _mine),
    ("GET", "/api/codes/(?P<part>[^/]+)", _by_code),
    ("GET", _TABLE, _one),
    ("PATCH", _TABLE, lambda call: call.wish(lobby.set_options, call.body(TableChanges).given())),
    ("POST", _TABLE + "/ready", lambda call: call.wish(lobby.get_ready, call.body(Ready).nonce)),
    ("DELETE", _TABLE + "/ready", lambda call: call.wish(lobby.get_ready, "")),
    ("POST", _TABLE + "/start", lambda call: call.wish(lobby.start)),
    ("POST", _TABLE + "/pause", lambda call: call.wish(lobby.pause, True)),
    ("POST", _TABLE + "/resume", lambda call: call.wish(lobby.pause, False)),
    ("POST", _TABLE + "/host", lambda call: call.wish(lobby.hand_over, call.body(SeatChoice).seat)),
    ("POST", _TABLE + "/rematch", _rematch),
    ("POST", _TABLE + "/(report|block|share)", _alone),
    ("POST", _TABLE + "/branch", _branch),
    ("GET", _TABLE + "/review", _to_review),
    ("DELETE", _TABLE + "/(share|agreed)", _alone),
    ("PUT", _TABLE + "/agreed", _alone),
    ("GET", _TABLE + "/hint", _hint),
    ("GET", _TABLE + "/decisions", _decisions),
    ("GET", _TABLE + "/summary", _summary),
    ("GET", _TABLE + "/log", _log),
    ("GET", _TABLE + "/replay", _replay),
    ("POST", _SEAT, _claim),
    ("DELETE", _SEAT, lambda call: call.wish(lobby.leave_seat, call.seat)),
    ("PUT", _SEAT + "/face", lambda call: call.wish(lobby.wear, call.seat, call.body(FaceChoice).face)),
    ("PUT", _SEAT + "/bot", _put_bot),
    ("DELETE", _SEAT + "/bot", lambda call: call.wish(lobby.remove_bot, call.seat)),
    ("POST", _SEAT + "/kick", lambda call: call.wish(lobby.kick, call.seat)),
    ("POST", "/api/replays", _of_file),
    ("POST", "/api/reviews", _file_to_review),
    ("POST", "/api/branches", _branch_of_file),
    ("POST", "/api/score", _score),
)
"""Method, place and answer: what the client calls. A test holds it against the server's own list."""
_PLACES: Final = [(method, re.compile(place), answer) for method, place, answer in CALLS_HERE]


async def answered(house: Household, asked: Asked) -> Told:
    """The answer to a call; a problem is one too."""
    try:
        return await _answered(house, asked)
    except Problem as problem:
        return _problem(problem)
    except RulesetError as error:
        return _problem(Problem(400, "ruleset.impossible", str(error)))
    except msgspec.MsgspecError as error:
        if isinstance(error.__cause__, RulesetError):
            return _problem(Problem(400, "ruleset.impossible", str(error.__cause__)))
        return _problem(malformed(f"{error}."))
    except RecursionError:
        return _problem(malformed("This is nested too deeply."))


async def _answered(house: Household, asked: Asked) -> Told:
    path = asked.path.rstrip("/")
    for method, place, answer in _PLACES:
        found = place.fullmatch(path)
        if found is not None and method == asked.method:
            said = await answer(_Call(house, asked, found.groupdict()))
            if isinstance(said, bytes):
                return Told(200, "application/x-ndjson", said.decode())
            return Told(200, "application/json", "" if said is None else msgspec.json.encode(said).decode())
    raise Problem(404, "request.no_such_place", "There is no such place.")


def _problem(problem: Problem) -> Told:
    said: ErrorBody = problem.said
    return Told(problem.status, "application/json", msgspec.json.encode(said).decode())
