"""What people do with a table besides playing: sit down, get up, get ready, and what only its host may do.

Every function checks who asks and whether it is the time for it, raises a ``Problem`` if not, and gives back what would
become of the table.
"""

from typing import Any, Final

import msgspec

from ..bots import UnknownBot, check_spec, plays_by
from ..game import Ruleset
from .options import options_of
from .problems import Problem, malformed, not_host, not_now, not_seated
from .records import SeatRecord, TableRecord
from .session import Change, Session
from .stand_in import STAND_IN

_replace = msgspec.structs.replace
MOST_KICKED: Final = 200

FIXED_BY_BRANCH: Final = frozenset({"ruleset", "first_sheriff", "public"})
"""What cannot be chosen where a game goes on from another one."""
INSTEAD: Final = "hard"
"""Who sits down in the place of a bot that does not play by the rules."""


def require_host(session: Session, guest: str) -> None:
    if session.record.host != guest:
        raise not_host()


def require_seat(session: Session, guest: str) -> int:
    seat = session.record.seat_of(guest)
    if seat is None:
        raise not_seated()
    return seat


def require_lobby(session: Session) -> None:
    if session.record.state != "lobby":
        raise not_now("The game has begun; this can only be done before.")


def seat_at(session: Session, seat: int) -> SeatRecord:
    if not 0 <= seat < len(session.record.seats):
        raise Problem(404, "seat.unknown", f"The table has seats 0 to {len(session.record.seats) - 1}.")
    return session.record.seats[seat]


def _put(record: TableRecord, seat: int, there: SeatRecord) -> tuple[SeatRecord, ...]:
    seats = list(record.seats)
    seats[seat] = there
    return tuple(seats)


def require_entry(session: Session, guest: str) -> None:
    """Whether somebody may listen at the table: has a seat, or may look on."""
    if not session.may_enter(guest):
        raise Problem(403, *session.why_not_enter(guest))


def claim(
    session: Session, now: int, guest: str, name: str, seat: int, blocked: bool, *, program: bool = False
) -> Change | None:
    """Sit down in a free seat, or claim its own seat back. A program says that it is one; the host may not want any."""
    there, record = seat_at(session, seat), session.record
    if there.kind == "person" and there.guest == guest:
        return session.alter(now, seats=_put(record, seat, _replace(there, left=False))) if there.left else None
    if guest in record.kicked or blocked:
        raise Problem(403, "seat.not_for_you", "The host does not want you at this table.")
    if program and not record.takes_programs:
        raise Problem(403, "seat.no_programs", "The host of this table does not let programs sit down.")
    require_lobby(session)
    if there.kind != "open":
        raise Problem(409, "seat.taken", "Somebody sits there already.")
    if record.seat_of(guest) is not None:
        raise Problem(409, "seat.have_one", "You have a seat at this table already; leave it first.")
    host = record.host if record.seat_of(record.host) is not None else guest
    seats = _put(record, seat, SeatRecord("person", guest=guest, program=program))
    return session.alter(now, {guest: name}, seats=seats, host=host)


def leave(session: Session, now: int, guest: str) -> Change:
    """Get up: the seat is free in the lobby; in the game a bot stands in until the seat is claimed back."""
    seat, record = require_seat(session, guest), session.record
    there = SeatRecord()
    if record.state != "lobby":
        there = _replace(record.seats[seat], left=True)
    seats = _put(record, seat, there)
    heirs = [other for other in seats if other.kind == "person" and not other.left and other.guest != guest]
    host = min(heirs, key=lambda other: other.program).guest if heirs and record.host == guest else record.host
    return session.alter(now, seats=seats, host=host)


def leave_seat(session: Session, now: int, guest: str, seat: int) -> Change:
    """The same, by the number of the seat."""
    seat_at(session, seat)
    if require_seat(session, guest) != seat:
        raise not_seated()
    return leave(session, now, guest)


def wear(session: Session, now: int, guest: str, seat: int, face: int) -> Change | None:
    """Look like one of the merchants, at any time."""
    there = seat_at(session, seat)
    if require_seat(session, guest) != seat:
        raise not_seated()
    if there.face == face:
        return None
    return session.alter(now, seats=_put(session.record, seat, _replace(there, face=face)))


def put_bot(session: Session, now: int, guest: str, seat: int, spec: str) -> Change:
    require_host(session, guest)
    require_lobby(session)
    if seat_at(session, seat).kind == "person":
        raise Problem(409, "seat.taken", "Somebody sits there already.")
    try:
        check_spec(spec, rules=session.record.ruleset)
    except UnknownBot as error:
        raise Problem(400, "bot.unknown", str(error)) from None
    return session.alter(now, seats=_put(session.record, seat, SeatRecord("bot", bot=spec)))


def remove_bot(session: Session, now: int, guest: str, seat: int) -> Change:
    require_host(session, guest)
    require_lobby(session)
    if seat_at(session, seat).kind != "bot":
        raise Problem(409, "seat.no_bot", "No bot sits there.")
    return session.alter(now, seats=_put(session.record, seat, SeatRecord()))


def kick(session: Session, now: int, guest: str, seat: int) -> Change:
    """Somebody has to go, for good; in the middle of a game a bot takes the seat."""
    require_host(session, guest)
    there, record = seat_at(session, seat), session.record
    if there.kind != "person" or there.guest == guest:
        raise Problem(409, "seat.no_person", "There is nobody else in that seat.")
    if record.state == "over":
        raise not_now("The game is over.")
    after = SeatRecord() if record.state == "lobby" else SeatRecord("bot", bot=STAND_IN, nonce=there.nonce)
    kicked = (*record.kicked, there.guest)[-MOST_KICKED:]
    return session.alter(now, seats=_put(record, seat, after), kicked=kicked)


def get_ready(session: Session, now: int, guest: str, nonce: str) -> Change:
    """Ready, with its own part of the seed; or not ready after all, with none."""
    require_lobby(session)
    seat = require_seat(session, guest)
    there = _replace(session.record.seats[seat], ready=bool(nonce), nonce=nonce)
    return session.alter(now, seats=_put(session.record, seat, there))


def set_options(session: Session, now: int, guest: str, changes: dict[str, Any]) -> Change:
    """Other rules or options, before the game. People who were ready look at them again; programs that are not wanted
    any more get up. Whether others may look on, and who may say what, can be said at any time."""
    require_host(session, guest)
    if changes.keys() <= {"spectators", "talk"} and session.record.state != "lobby":
        return session.alter(now, **changes)
    require_lobby(session)
    record = session.record
    if record.branch is not None and changes.keys() & FIXED_BY_BRANCH:
        raise not_now("This game goes on from another one: its rules are that one's, and it is for friends.")
    ruleset = changes.get("ruleset", record.ruleset)
    seats = _seats_for(record, ruleset)
    changes["seats"] = tuple(_replace(seat, ready=False, nonce="") if seat.guest else seat for seat in seats)
    check_first_sheriff(ruleset, changes.get("first_sheriff", record.first_sheriff))
    if not _replace(record, **changes).takes_programs:
        changes["seats"] = tuple(_without_program(seat, record.host) for seat in changes["seats"])
    return session.alter(now, **changes)


def _without_program(seat: SeatRecord, host: str) -> SeatRecord:
    return SeatRecord() if seat.program and seat.guest != host else seat


def _seats_for(record: TableRecord, ruleset: Ruleset) -> tuple[SeatRecord, ...]:
    """The seats for another number of players: people keep theirs. Bots that do not play by these rules make room for
    the strongest that does."""
    seats = [
        seat if not seat.bot or plays_by(seat.bot, ruleset) else _replace(seat, bot=INSTEAD) for seat in record.seats
    ]
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


def start(session: Session, now: int, guest: str) -> Change:
    require_host(session, guest)
    require_lobby(session)
    seats = session.record.seats
    if any(seat.kind == "open" for seat in seats):
        raise not_now("There are free seats: wait for people, or put bots there.")
    if any(seat.kind == "person" and not seat.ready for seat in seats):
        raise not_now("Not everybody is ready.")
    return session.deal(now)


def pause(session: Session, now: int, guest: str, paused: bool) -> Change | None:
    require_host(session, guest)
    if session.record.state != "playing":
        raise not_now("No game is being played.")
    return session.pause(paused, now)


def hand_over(session: Session, now: int, guest: str, seat: int) -> Change:
    """Make somebody else the host."""
    require_host(session, guest)
    there = seat_at(session, seat)
    if there.kind != "person":
        raise Problem(409, "seat.no_person", "There is nobody in that seat.")
    return session.alter(now, host=there.guest)


def take_links_back(session: Session, now: int, guest: str) -> Change:
    """Whoever sat at the table can: links show everybody's cards."""
    require_seat(session, guest)
    return session.alter(now, revoked=session.record.revoked + 1)


def agree(session: Session, now: int, guest: str, agreed: bool) -> Change | None:
    """Let others play on from this game with everybody's cards as they were, or do so no more. It takes everybody's
    word: whoever has seen the game knows those hands."""
    seat = require_seat(session, guest)
    if session.record.state != "over":
        raise not_now("The game is not over yet.")
    others = {other for other in session.record.agreed if other != seat}
    wanted = tuple(sorted(others | {seat} if agreed else others))
    return None if wanted == session.record.agreed else session.alter(now, agreed=wanted)


def all_agreed(record: TableRecord, guest: str) -> bool:
    """Whether everybody who played has agreed; whoever asks has. Programs are not asked."""
    people = [number for number, seat in enumerate(record.seats) if seat.kind == "person" and not seat.program]
    return all(number in record.agreed or record.seats[number].guest == guest for number in people)


def rematch_of(record: TableRecord, host: str, now: int) -> TableRecord:
    """The same people and bots with the same options, at a table without an id yet."""
    seats = tuple(
        SeatRecord("person", guest=seat.guest, face=seat.face, program=seat.program)
        if seat.kind == "person"
        else SeatRecord(seat.kind, bot=seat.bot)
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
        created=now,
        **options_of(record),
    )
