"""What is handed out: tables as a guest sees them, logs, replays, bots to choose from. With a server or without one."""

from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from ..bots import bots
from ..game.known import ScoreSheet
from ..notation import Header, Log, LogError
from ..notation.counted import Counted, Impossible, gold_remark, scored
from ..notation.fairness import Fairness, commitment
from ..notation.log import from_bytes, to_bytes, told_log
from . import lobby
from .bodies import BotInfo, NewTable, TableForYou
from .messages import room_of
from .people import tidy_name
from .problems import Problem, malformed, not_now
from .protocol import TableNow
from .records import SeatRecord, TableRecord
from .session import Session
from .table import LiveTable
from .times import now_ms


class Scored(msgspec.Struct, frozen=True):
    """A score sheet, and a remark if there is more gold than the bank gave out."""

    sheet: ScoreSheet
    remark: str


def set_up(wanted: NewTable, guest: str, *, program: bool = False) -> TableRecord:
    """A new table, without its id, code and secret; who sets it up sits in seat 0."""
    lobby.check_first_sheriff(wanted.ruleset, wanted.first_sheriff)
    seats = (
        SeatRecord("person", guest=guest, program=program),
        *(SeatRecord() for _ in range(wanted.ruleset.players - 1)),
    )
    return TableRecord(id="", code="", secret="", host=guest, ruleset=wanted.ruleset, seats=seats, **wanted.options())


def for_you(live: LiveTable, guest: str) -> TableForYou:
    record = live.session.record
    return TableForYou(live.room_for(guest), record.seat_of(guest), record.host == guest)


def require_log(live: LiveTable, guest: str) -> None:
    if live.session.record.seat_of(guest) is None and not live.session.may_look(guest):
        raise Problem(403, "log.not_for_you", "Only those who sit at the table can have its log.")


def log_for(live: LiveTable, guest: str) -> bytes:
    record = live.session.record
    seat = record.seat_of(guest)
    if record.state == "lobby":
        raise not_now("The game has not begun.")
    require_log(live, guest)
    names = tuple(
        there.bot if there.kind == "bot" else live.session.names.get(there.guest, "") for there in record.seats
    )
    header = Header(record.ruleset, names, branch=record.branch)
    if record.state == "playing":
        events = live.session.events if seat is not None else live.session.events[: live.audience.gallery.n]
        return to_bytes(told_log(Log(header, tuple(events)), seat))
    fairness = Fairness(record.secret, commitment(record.secret), record.nonces)
    header = Header(record.ruleset, names, int(record.seed), fairness=fairness, branch=record.branch)
    return to_bytes(Log(header, tuple(live.session.events)))


def require_over(session: Session) -> None:
    if session.record.state != "over":
        raise not_now("The game is not over yet.")


def require_header(log: bytes) -> Header:
    """The header of a log that was sent; what has none is refused before anybody works on it."""
    try:
        return from_bytes(log.partition(b"\n")[0] + b"\n").header
    except LogError as error:
        raise Problem(400, "log.unreadable", str(error)) from None


def require_such_a_seat(players: int, seat: int) -> None:
    """A game of so many has that seat."""
    if seat >= players:
        raise malformed(f"This game has seats 0 to {players - 1}.")


def log_to_see(session: Session) -> Log:
    """The whole game, for a replay."""
    names = tuple(session.names.get(seat.guest, "") for seat in session.record.seats)
    return Log(Header(session.record.ruleset, names), tuple(session.events))


def log_to_review(session: Session) -> bytes:
    """The whole game without people's names: what is kept of a review has none."""
    names = tuple(seat.bot if seat.kind == "bot" else "" for seat in session.record.seats)
    return to_bytes(Log(Header(session.record.ruleset, names), tuple(session.events)))


def table_to_see(session: Session) -> TableNow:
    """The table as if everybody sat at it again."""
    everybody = frozenset(range(len(session.record.seats)))
    return replace(room_of(session.record, session.names, everybody), state="playing", rematch="")


def count(counted: Counted) -> Scored:
    """What lies on the stalls of a game with the box, scored."""
    try:
        return Scored(scored(counted), str(gold_remark(counted) or ""))
    except Impossible as error:
        raise Problem(400, "sheet.impossible", str(error)) from None


async def play_again(
    live: LiveTable, guest: str, create: Callable[[TableRecord, dict[str, str]], Awaitable[LiveTable]]
) -> str:
    """The id of a new table for the same people and bots; everybody who asks gets the same one."""
    session = live.session
    async with live.lock:
        lobby.require_seat(session, guest)
        require_over(session)
        if not session.record.rematch:
            fresh = await create(lobby.rematch_of(session.record, guest, now_ms()), dict(session.names))
            await live.carry_out(session.alter(now_ms(), rematch=fresh.id))
    return session.record.rematch


def bots_to_choose() -> list[BotInfo]:
    """Everybody who can be put in a seat."""
    return [
        BotInfo(bot.name, bot.about, () if bot.check_file else bot.arguments)
        for bot in bots().values()
        if bot.check_file is None or bot.shipped
    ]


def good_name(wanted: str) -> str:
    """A name as it is shown, or a ``Problem``."""
    name = tidy_name(wanted)
    if not name:
        raise malformed("A name has at least one letter.")
    return name
