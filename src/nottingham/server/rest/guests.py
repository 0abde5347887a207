"""Guests: people without accounts."""

import secrets

from litestar import Controller, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from ..auth import AnyRequest, TheHub, Who, address_of
from ..bodies import Arrival, Guest, KnownGuest, NewGuest, Recovery, RecoveryLink
from ..handing import good_name
from ..hub import Hub
from ..people import COOKIE, random_word
from ..problems import Problem, too_much
from ..storage import queries, recoveries
from ..times import now_ms
from .described import problems
from .invitations import address_for_others

LINK_MS = 24 * 3600 * 1000
"""How long a recovery link works: long enough to find the other device, short enough to be forgotten in a chat."""
YEAR = 365 * 24 * 3600
FORGOTTEN = {204: ResponseSpec(None, generate_examples=False, description="Nobody knows you any more.")}


class GuestController(Controller):
    path = "/api"
    tags = ("people",)

    @post("/guests", summary="Come in", responses=problems(400, 429))
    async def come_in(self, data: JSONBody[Arrival], hub: TheHub, request: AnyRequest) -> Response[KnownGuest]:
        """Become a guest with a name. The answer sets the cookie that browsers need, unless `cookie` is false, and
        holds the token that programs send as `Authorization: Bearer …`."""
        _check_rate(hub, request)
        name = good_name(data.name)
        guest = random_word(16)
        await hub.store.write(queries.save_guest(guest, name, now_ms()))
        return _known(hub, guest, name, 201, cookie=data.cookie)

    @get("/me", summary="Who am I?", responses=problems(401))
    async def me(self, caller: Who) -> Guest:
        """The guest that the cookie or token stands for."""
        return Guest(caller.id, caller.name)

    @patch("/me", summary="Take another name", responses=problems(400, 401))
    async def rename(self, data: JSONBody[NewGuest], caller: Who, hub: TheHub) -> Guest:
        """Everybody at your tables hears it."""
        name = good_name(data.name)
        await hub.store.write(queries.save_guest(caller.id, name, now_ms()))
        await hub.changed("named", caller.id)
        return Guest(caller.id, name)

    @delete("/me", summary="Be forgotten", status_code=204, responses=FORGOTTEN | problems(401))
    async def forget(self, caller: Who, hub: TheHub) -> Response[None]:
        """Your name, your talk and your list of games are deleted; games that you played stay, without your name."""
        await hub.store.write(queries.forget_guest(caller.id))
        await hub.changed("forgotten", caller.id)
        response: Response[None] = Response(None, status_code=204)
        response.delete_cookie(COOKIE)
        return response

    @post("/me/recovery", summary="Get a recovery link", status_code=200, responses=problems(401))
    async def recovery(self, caller: Who, hub: TheHub, request: AnyRequest) -> RecoveryLink:
        """A link with which you take your seats back from another device: once, and within a day. Your last one works
        no more."""
        token = secrets.token_urlsafe(24)
        await hub.store.write(recoveries.offer(caller.id, token, now_ms() + LINK_MS))
        return RecoveryLink(token, f"{address_for_others(hub, request)}/#recover={token}")

    @get("/me/blocks", summary="Whom have I blocked?", responses=problems(401))
    async def blocks(self, caller: Who, hub: TheHub) -> list[Guest]:
        """They cannot sit down at tables that you host, and you do not hear what they say."""
        blocked = sorted(await hub.store.read(queries.blocked_by(caller.id)))
        names = await hub.store.read(queries.names_of(blocked))
        return [Guest(guest, names.get(guest, "")) for guest in blocked]

    @delete("/me/blocks/{guest:str}", summary="Unblock somebody", responses=problems(401))
    async def unblock(self, guest: FromPath[str], caller: Who, hub: TheHub) -> None:
        """Nothing happens if that guest was not blocked."""
        await hub.store.write(queries.unblock(caller.id, guest))
        await hub.changed("blocks", caller.id)


class RecoveryController(Controller):
    path = "/api/recover"
    tags = ("people",)

    @post("/whose", summary="Whose link is this?", status_code=200, responses=problems(400, 403, 429))
    async def whose(self, data: JSONBody[Recovery], hub: TheHub, request: AnyRequest) -> Guest:
        """The guest that a link was made for, so that nobody becomes somebody else unasked. The link is not used."""
        _check_rate(hub, request)
        found = await hub.store.read(recoveries.whose(data.token, now_ms()))
        if found is None:
            raise _no_recovery()
        return Guest(*found)

    @post("/", summary="Come back with a recovery link", status_code=200, responses=problems(400, 403, 429))
    async def recover(self, data: JSONBody[Recovery], hub: TheHub, request: AnyRequest) -> Response[KnownGuest]:
        """Become the guest that the link was made for. That uses it up."""
        _check_rate(hub, request)
        found = await hub.store.write(recoveries.use(data.token, now_ms()))
        if found is None:
            raise _no_recovery()
        return _known(hub, *found, 200)


def _check_rate(hub: Hub, request: AnyRequest) -> None:
    if not hub.new_guests.take(address_of(request.scope)):
        raise too_much("Too many guests come from your address; wait a minute.")


def _no_recovery() -> Problem:
    return Problem(403, "guest.no_recovery", "This recovery link does not work: it was used, or is older than a day.")


def _known(hub: Hub, guest: str, name: str, status: int, *, cookie: bool = True) -> Response[KnownGuest]:
    token = hub.signer.sign("guest", guest)
    known = KnownGuest(guest, name, token)
    if not cookie:
        return Response(known, status_code=status)
    kept = Cookie(
        COOKIE, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=hub.settings.secure, path="/"
    )
    return Response(known, status_code=status, cookies=[kept])
