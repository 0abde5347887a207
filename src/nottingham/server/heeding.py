"""What one connection says to its table, and what comes of it."""

from ..game import Say
from . import telemetry
from .clients import Client
from .limits import Buckets
from .people import tidy_words
from .protocol import (
    MOST_SAID,
    REACTIONS,
    Chat,
    ClientMessage,
    Do,
    Nod,
    Ping,
    Pong,
    Seen,
    Trouble,
    not_seated,
)
from .table import LiveTable
from .times import now_ms


async def heed(live: LiveTable, client: Client, message: ClientMessage, talk: Buckets) -> Trouble | None:
    """Do what a message asks for. Gives back what is wrong with it, if it makes no sense here."""
    if isinstance(message, Ping):
        client.send(Pong(now_ms()))
    elif isinstance(message, Seen):
        live.saw(client, message.n, everything=message.all)
    elif (seat := live.seat_at_work(client)) is None:
        return not_seated(id_of(message))
    elif isinstance(message, Do):
        if isinstance(message.command, Say) and not talk.take(client.guest):
            return Trouble("limit.reached", "You talk too much at once; wait a moment.", message.id)
        with telemetry.span("command", command=type(message.command).__name__, table=live.id):
            await live.do(client, message.id, message.command)
    elif isinstance(message, Nod):
        live.nod(seat, wait=message.wait)
    else:
        return await _say(live, client, seat, message, talk)
    return None


async def _say(live: LiveTable, client: Client, seat: int, message: Chat, talk: Buckets) -> Trouble | None:
    words = tidy_words(message.words)
    allowed = live.session.record.talk
    if allowed == "quiet" or (words and allowed != "all"):
        return Trouble("talk.closed", "At this table nobody chats: its host has said so.")
    if message.reaction and message.reaction not in REACTIONS:
        return Trouble("talk.unknown_reaction", f"The reactions are {', '.join(REACTIONS)}.")
    if len(words) > MOST_SAID:
        return Trouble("talk.too_long", f"A line of talk has at most {MOST_SAID} characters.")
    if not (words or message.reaction):
        return None
    if not talk.take(client.guest):
        return Trouble("limit.reached", "You talk too much at once; wait a moment.")
    await live.say(seat, client.guest, words=words, reaction=message.reaction)
    return None


def id_of(message: ClientMessage) -> str:
    """The sender's own id for a command."""
    return message.id if isinstance(message, Do) else ""
