"""What people do with a table besides playing: sit down, get up, get ready, and what only its host may do.

Every function checks who asks and whether it is the time for it, and raises a ``Problem`` if not. The caller holds the
table's lock.
"""

from typing import Any, Final

import msgspec

from ..bots import UnknownBot, check_spec
from ..game import Ruleset
from .clocks import now_ms
from .live import Live
from .options import options_of
from .problems import Problem, malformed, not_host, not_now, not_seated
from .records import SeatRecord, TableRecord
from .stand_in import STAND_IN

_replace = msgspec.structs.replace
MOST_KICKED: Final = 200


def require_host(live: Live, guest: str) -> None:
    if live.record.host != guest:
        raise not_host()


def require_seat(live: Live, guest: str) -> int:
    seat = live.record.seat_of(guest)
    if seat is None:
        raise not_seated()
    return seat


def require_lobby(live: Live) -> None:
    if live.record.state != "lobby":
        raise not_now("The game has begun; this can only be done before.")


def seat_at(live: Live, seat: int) -> SeatRecord:
    if not 0 <= seat < len(live.record.seats):
        raise Problem(404, "seat.unknown", f"The table has seats 0 to {len(live.record.seats) - 1}.")
    return live.record.seats[seat]


def _put(record: TableRecord, seat: int, there: SeatRecord) -> tuple[SeatRecord, ...]:
    seats = list(record.seats)
    seats[seat] = there
    return tuple(seats)


def may_look(live: Live, guest: str) -> bool:
    """Whether somebody without a seat may look on: in the lobby (to sit down), at the end, or where it is allowed."""
    record = live.record
    if guest in record.kicked:
        return False
    return record.spectators or record.state == "lobby" or (record.state == "over" and record.public)


def require_entry(live: Live, guest: str) -> None:
    """Whether somebody may listen at the table: has a seat, or may look on."""
    if live.seat_for(guest) is None and not may_look(live, guest):
        raise Problem(403, "table.not_for_you", "You may not look on at this table.")


async def claim(live: Live, guest: str, name: str, seat: int, blocked: bool) -> None:
    """Sit down in a free seat, or claim its own seat back."""
    there, record = seat_at(live, seat), live.record
    if there.kind == "person" and there.guest == guest:
        if there.left:
            live.stand_ins.discard(seat)
            await live.change(seats=_put(record, seat, _replace(there, left=False)))
            live.reseat(guest, seat)
        return
    if guest in record.kicked or blocked:
        raise Problem(403, "seat.not_for_you", "The host does not want you at this table.")
    require_lobby(live)
    if there.kind != "open":
        raise Problem(409, "seat.taken", "Somebody sits there already.")
    if record.seat_of(guest) is not None:
        raise Problem(409, "seat.have_one", "You have a seat at this table already; leave it first.")
    live.names[guest] = name
    host = record.host if record.seat_of(record.host) is not None else guest
    await live.change(seats=_put(record, seat, SeatRecord("person", guest=guest)), host=host)
    live.reseat(guest, seat)


async def leave(live: Live, guest: str) -> None:
    """Get up: the seat is free in the lobby; in the game a bot stands in until the seat is claimed back."""
    seat, record = require_seat(live, guest), live.record
    there = SeatRecord()
    if record.state != "lobby":
        there = _replace(record.seats[seat], left=True)
        live.stand_ins.add(seat)
    seats = _put(record, seat, there)
    heirs = [other.guest for other in seats if other.kind == "person" and not other.left and other.guest != guest]
    host = heirs[0] if heirs and record.host == guest else record.host
    await live.change(seats=seats, host=host)
    live.reseat(guest, None)
    if not may_look(live, guest):
        live.turn_out(guest)


async def put_bot(live: Live, guest: str, seat: int, spec: str) -> None:
    require_host(live, guest)
    require_lobby(live)
    if seat_at(live, seat).kind == "person":
        raise Problem(409, "seat.taken", "Somebody sits there already.")
    try:
        check_spec(spec)
    except UnknownBot as error:
        raise Problem(400, "bot.unknown", str(error)) from None
    await live.change(seats=_put(live.record, seat, SeatRecord("bot", bot=spec)))


async def remove_bot(live: Live, guest: str, seat: int) -> None:
    require_host(live, guest)
    require_lobby(live)
    if seat_at(live, seat).kind != "bot":
        raise Problem(409, "seat.no_bot", "No bot sits there.")
    await live.change(seats=_put(live.record, seat, SeatRecord()))


async def kick(live: Live, guest: str, seat: int) -> None:
    """Somebody has to go, for good; in the middle of a game a bot takes the seat."""
    require_host(live, guest)
    there, record = seat_at(live, seat), live.record
    if there.kind != "person" or there.guest == guest:
        raise Problem(409, "seat.no_person", "There is nobody else in that seat.")
    if record.state == "over":
        raise not_now("The game is over.")
    after = SeatRecord() if record.state == "lobby" else SeatRecord("bot", bot=STAND_IN, nonce=there.nonce)
    live.stand_ins.discard(seat)
    kicked = (*record.kicked, there.guest)[-MOST_KICKED:]
    await live.change(seats=_put(record, seat, after), kicked=kicked)
    live.turn_out(there.guest)


async def get_ready(live: Live, guest: str, nonce: str) -> None:
    """Ready, with its own part of the seed; or not ready after all, with none."""
    require_lobby(live)
    seat = require_seat(live, guest)
    there = _replace(live.record.seats[seat], ready=bool(nonce), nonce=nonce)
    await live.change(seats=_put(live.record, seat, there))


async def set_options(live: Live, guest: str, changes: dict[str, Any]) -> None:
    """Other rules or options, before the game. People who were ready look at them again."""
    require_host(live, guest)
    require_lobby(live)
    record = live.record
    ruleset = changes.get("ruleset", record.ruleset)
    seats = _seats_for(record, ruleset)
    changes["seats"] = tuple(_replace(seat, ready=False, nonce="") if seat.guest else seat for seat in seats)
    check_first_sheriff(ruleset, changes.get("first_sheriff", record.first_sheriff))
    await live.change(**changes)


def _seats_for(record: TableRecord, ruleset: Ruleset) -> tuple[SeatRecord, ...]:
    """The seats for another number of players: people keep theirs."""
    seats = list(record.seats)
    while len(seats) > ruleset.players:
        number = next((i for i in reversed(range(len(seats))) if seats[i].kind != "person"), None)
        if number is None:
            raise not_now(f"More than {ruleset.players} people sit at the table.")
        del seats[number]
    return (*seats, *(SeatRecord() for _ in range(ruleset.players - len(seats))))


def check_first_sheriff(ruleset: Ruleset, seat: int | None) -> None:
    if seat is None:
        return
    if ruleset.deputies:
        raise malformed("With six players the deputy cards decide: a first Sheriff cannot be named.")
    if not 0 <= seat < ruleset.players:
        raise malformed(f"The first Sheriff must be a seat from 0 to {ruleset.players - 1}.")


async def start(live: Live, guest: str) -> None:
    require_host(live, guest)
    require_lobby(live)
    seats = live.record.seats
    if any(seat.kind == "open" for seat in seats):
        raise not_now("There are free seats: wait for people, or put bots there.")
    if any(seat.kind == "person" and not seat.ready for seat in seats):
        raise not_now("Not everybody is ready.")
    await live.start()


async def pause(live: Live, guest: str, paused: bool) -> None:
    require_host(live, guest)
    if live.record.state != "playing":
        raise not_now("No game is being played.")
    await live.pause(paused)


async def hand_over(live: Live, guest: str, seat: int) -> None:
    """Make somebody else the host."""
    require_host(live, guest)
    there = seat_at(live, seat)
    if there.kind != "person":
        raise Problem(409, "seat.no_person", "There is nobody in that seat.")
    await live.change(host=there.guest)


def rematch_of(record: TableRecord, host: str) -> TableRecord:
    """The same people and bots with the same options, at a table without an id yet."""
    seats = tuple(
        SeatRecord("person", guest=seat.guest) if seat.kind == "person" else SeatRecord(seat.kind, bot=seat.bot)
        for seat in record.seats
    )
    return TableRecord(
        id="",
        code="",
        secret="",
        host=host,
        ruleset=record.ruleset,
        seats=seats,
        kicked=record.kicked,
        created=now_ms(),
        **options_of(record),
    )
