"""What happens at a table if nobody does anything: a clock runs out, a bot stands in, the host's role goes on."""

from . import clocks
from .records import Timed
from .session import Session


def deadlines(session: Session) -> list[int]:
    """When something is due, in milliseconds since 1970 UTC."""
    record = session.record
    found = [due] if (due := host_deadline(session)) else []
    if record.state != "playing" or record.paused:
        return found
    if record.clock_ends:
        found.append(record.clock_ends)
    for timed in record.asked:
        found += turn_deadlines(session, timed)
    return found


def turn_deadlines(session: Session, timed: Timed) -> list[int]:
    """When a bot stands in: out of time, or away too long. Not at a table where nobody is left to play with."""
    record, presence = session.record, session.presence
    seat = record.seats[timed.seat]
    if seat.kind != "person" or timed.seat in presence.stand_ins or not presence.seats:
        return []
    found = [clocks.runs_out(record, timed)] if timed.allowed else []
    gone = presence.gone_since(timed.seat)
    if gone:
        found.append(max(gone, timed.since) + int(session.settings.away_seconds * 1000))
    return found


def out_of_time(session: Session, now: int) -> list[int]:
    """The seats where a bot stands in from now on."""
    record = session.record
    if record.state != "playing" or record.paused:
        return []
    return [timed.seat for timed in record.asked if any(due <= now for due in turn_deadlines(session, timed))]


def host_deadline(session: Session) -> int:
    """When the host has been away for too long, while somebody else is here; 0: never."""
    gone = session.presence.host_gone_since(session.record.host)
    if not gone or not session.heir():
        return 0
    return gone + int(session.settings.host_away_seconds * 1000)


def host_is_away(session: Session, now: int) -> bool:
    return 0 < host_deadline(session) <= now
