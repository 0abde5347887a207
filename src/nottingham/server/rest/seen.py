"""Who may see a game that is over."""

from ..auth import AnyRequest, Caller, caller_of
from ..handing import require_over
from ..hub import Hub
from ..problems import Problem
from ..session import Session


def has_link(hub: Hub, session: Session, key: str) -> bool:
    """Whether the key of a share link opens this game, and was not taken back."""
    return hub.signer.check("replay", key) == session.record.shared_as


async def require_a_look(hub: Hub, request: AnyRequest, session: Session, key: str) -> Caller | None:
    """A game that is over, for those who can have its log, and for everybody with the key of a share link. Gives back
    who asks; nobody, if the key was enough."""
    caller = None
    if not has_link(hub, session, key):
        caller = await caller_of(request, hub)
        require_seen(session, caller.id)
    require_over(session)
    return caller


def require_seen(session: Session, guest: str) -> None:
    if session.record.seat_of(guest) is None and not session.may_look(guest):
        raise Problem(403, "log.not_for_you", "Only those who sat at the table can see its game; ask them for a link.")
