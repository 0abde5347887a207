"""What goes over a table's socket. Design §3.

Every message to a client has a stream number ``s``, counted for each table; those about events carry the number ``n``
of events so far, too. A client that comes back says the last ``n`` it saw and gets what it missed, beside a fresh view.
"""

from typing import Annotated, Any, Final, Literal

import msgspec

from ..game.choices import Choices
from ..game.commands import AnyCommand
from ..game.events import AnyEvent
from ..game.known import Ask, Own, Promise, Public
from ..game.refusals import Refusal
from ..game.ruleset import Ruleset
from ..notation.promises import Pledge
from ..notation.statements import Utterance
from .options import TableOptions

PROTOCOL: Final = 2
"""Raised when a page of an older release could misunderstand a message."""

MOST_SAID: Final = 300
"""Characters of one line of chat."""

SeatKind = Literal["open", "person", "bot"]
TableState = Literal["lobby", "playing", "over"]


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where, as everybody at the table sees it."""

    kind: SeatKind = "open"
    name: str = ""
    bot: str = ""
    """The bot in this seat, or the one that stands in for its person."""
    ready: bool = False
    here: bool = False
    """Whether the person is connected."""
    stand_in: bool = False
    """Whether a bot plays for the person just now."""
    host: bool = False
    face: int | None = None
    """Which of the six merchants the person wants to look like; nothing: the one of the seat."""
    program: bool = False
    """Whether somebody's program plays here. It says so itself; it has the name of whoever sent it, and no other rights
    than a person."""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A clock that runs. Times are UTC, in milliseconds since 1970."""

    kind: Literal["inspection", "turn", "candle"]
    """The candle is the time to bargain where a bot keeps the gate: it settles no bag before."""
    ends: int
    seat: int | None = None
    """Whose turn it times."""
    reserve: int = 0
    """Milliseconds that the seat has left after the end."""
    begun: int = 0
    """When the candle was lit."""
    waits: tuple[int, ...] = ()
    """Whose nods would put the candle out."""
    held: tuple[int, ...] = ()
    """Who is writing an offer, for which the candle waits."""


class TableNow(TableOptions, frozen=True, omit_defaults=True):
    """Everything about a table but the game: the same for all who look at it."""

    id: str
    code: str
    state: TableState
    ruleset: Ruleset
    seats: tuple[SeatNow, ...]
    paused: bool = False
    commitment: str = ""
    """The hash of the server's part of the seed, published before the deal."""
    rematch: str = ""
    """The table where these people play on."""
    branch: bool = False
    """The game goes on from a moment of another one, and counts for nothing."""
    as_they_were: bool = False
    """Hidden cards lie as they lay in that game: whoever has seen it may know them."""
    agreed: tuple[int, ...] = ()
    """Whose people let others play on from this game with everybody's cards as they were."""


# From the server


class Talk(msgspec.Struct, frozen=True, tag="talk", tag_field="type", omit_defaults=True):
    """Somebody said something: plain words, or a bot's line that the client puts into its own language."""

    s: int
    seat: int | None
    name: str
    words: str = ""
    line: str = ""
    args: dict[str, Any] = {}
    reaction: str = ""


class Welcome(msgspec.Struct, frozen=True, tag="welcome", tag_field="type", omit_defaults=True):
    """The first message of a connection: everything the client needs to draw the table, and what it missed. Sent
    again when the game starts, and when the client's seat becomes another one."""

    protocol: int
    s: int
    n: int
    table: TableNow
    seat: int | None
    public: Public | None
    own: Own | None
    awaiting: tuple[Ask, ...]
    legal: Choices
    missed: tuple[AnyEvent, ...] = ()
    """What was told since the event number that the client came with."""
    talk: tuple[Talk, ...] = ()
    clocks: tuple[Clock, ...] = ()
    promises: tuple[Pledge, ...] = ()
    """The ledger of promises: who gave whom his word in a deal, and what became of it."""
    statements: tuple[Utterance, ...] = ()
    """What was said in this game, and what became of it (rules §17)."""


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type", omit_defaults=True):
    """Something happened in the game: what was told, and the view's fields that changed, to be replaced."""

    s: int
    n: int
    told: tuple[AnyEvent, ...]
    changed: dict[str, Any]
    own: dict[str, Any]
    awaiting: tuple[Ask, ...]
    legal: Choices
    clocks: tuple[Clock, ...] = ()
    favours: tuple[Promise, ...] = ()
    """What comes at the end of the public view's `promises`, which only ever grow and are never in `changed`."""
    promises: dict[int, Pledge] = {}
    """What is new or has changed in the ledger of promises, by its place there."""
    statements: dict[int, Utterance] = {}
    """What is new or has changed among the statements, by its place there."""


class Room(msgspec.Struct, frozen=True, tag="room", tag_field="type"):
    """Something about the table changed: seats, options, pauses, names."""

    s: int
    table: TableNow


class Clocks(msgspec.Struct, frozen=True, tag="clocks", tag_field="type"):
    """The clocks run otherwise than was told: somebody sees only now what to answer, or a candle was lit or held."""

    s: int
    clocks: tuple[Clock, ...]


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="type"):
    """A command was played and is stored: the sender's acknowledgement. ``n``: events so far."""

    id: str
    n: int


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """A command was refused. Told to the sender alone."""

    id: str
    refusal: Refusal


class Trouble(msgspec.Struct, frozen=True, tag="trouble", tag_field="type", omit_defaults=True):
    """A message that could not be understood, or is not allowed: a code, and a sentence."""

    code: str
    why: str
    id: str = ""


def not_seated(command: str = "") -> Trouble:
    return Trouble("message.not_seated", "Only those who sit at the table play and talk.", command)


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a Ping."""

    now: int
    """The server's clock, UTC in milliseconds since 1970."""


ServerMessage = Welcome | Update | Room | Clocks | Talk | Done | Refused | Trouble | Pong


# From a client


CommandId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{1,64}\Z", description="The sender's own.")]


class Do(msgspec.Struct, frozen=True, tag="do", tag_field="type", forbid_unknown_fields=True):
    """Play a command. The id is the client's own, so that a repeat is not played twice."""

    id: CommandId
    command: AnyCommand


class Chat(msgspec.Struct, frozen=True, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something to everybody at the table, or show a reaction."""

    words: str = ""
    reaction: str = ""


class Nod(msgspec.Struct, frozen=True, tag="nod", tag_field="type", forbid_unknown_fields=True):
    """Nothing to add about the bags at the gate: bots that keep it need not wait for the sender, until one of them is
    settled or somebody makes the sender an offer. With ``wait``: an offer is being written; said again every few
    seconds while the form is open."""

    wait: bool = False


class Seen(msgspec.Struct, frozen=True, tag="seen", tag_field="type", forbid_unknown_fields=True):
    """How far it is on the sender's screen: the number of events that are told there. Bots wait for that a while, and
    the sender's clock begins when its ask is there. Nobody has to send it; a number beyond what was sent is ignored."""

    n: Annotated[int, msgspec.Meta(ge=0)]
    all: bool = False
    """Nobody looks, or everything is shown at once: whatever comes counts as seen, until another word."""


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Still here. Answered with a Pong."""


ClientMessage = Do | Chat | Nod | Seen | Ping

REACTIONS: Final = ("laugh", "gasp", "doubt", "cheer", "groan", "wink")

encode = msgspec.json.Encoder().encode
client_decoder = msgspec.json.Decoder(ClientMessage)
server_decoder = msgspec.json.Decoder(ServerMessage)


def schema() -> dict[str, Any]:
    """The JSON Schema of every message, from which the browser's types are made."""
    roots, components = msgspec.json.schema_components([ServerMessage, ClientMessage], ref_template="#/$defs/{name}")
    server, client = roots
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "server": server,
        "client": client,
        "$defs": components,
    }
