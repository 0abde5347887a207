"""A table as its messages tell it: the view of a seat, kept up to date field by field. No rules, no sockets."""

from typing import Any, Final

import msgspec

from ..game import Choices, Event, View
from ..game.known import Ask, Own, Phase, Public
from ..notation.promises import Pledge
from ..notation.statements import Utterance
from ..server.protocol import Clock, Clocks, Room, ServerMessage, TableNow, Talk, Update, Welcome

_PUBLIC: Final = {field.name: field.type for field in msgspec.structs.fields(Public)}
_OWN: Final = {field.name: field.type for field in msgspec.structs.fields(Own)}
TALK_HELD: Final = 200
"""Lines of talk that are kept."""


class Missed(Exception):
    """A message did not follow on what was known: the connection has to be made again."""


class Following:
    """What a client of a table knows. ``take`` every message of the socket, in order."""

    def __init__(self) -> None:
        self.table: TableNow | None = None
        """The table but the game: seats, options, pauses."""
        self.seat: int | None = None
        """Where the client sits; nothing: it looks on."""
        self.n = 0
        """How many events there were."""
        self.told: list[Event] = []
        """Every event of the game as the seat was told it; the place in the list is its number."""
        self.awaiting: tuple[Ask, ...] = ()
        """Who must act."""
        self.legal = Choices()
        """What the seat may do now."""
        self.clocks: tuple[Clock, ...] = ()
        self.talk: list[Talk] = []
        self.promises: list[Pledge] = []
        """The ledger of promises."""
        self.statements: list[Utterance] = []
        """Everything that was stated, and what became of it."""
        self.heard = 0
        """How many lines of talk there were, those that are not kept any more included."""
        self._public: Public | None = None
        self._own: Own | None = None

    @property
    def view(self) -> View | None:
        """What the seat knows of the game; nothing before the deal."""
        return None if self._public is None else View(self.seat, self._public, self._own)

    @property
    def over(self) -> bool:
        return self._public is not None and self._public.phase is Phase.OVER

    @property
    def ask(self) -> Ask | None:
        """What the seat must do now."""
        return next((ask for ask in self.awaiting if ask.seat == self.seat), None)

    def take(self, message: ServerMessage) -> None:
        """Heed a message. Answers to commands change nothing here."""
        match message:
            case Welcome():
                self._begin(message)
            case Update():
                self._go_on(message)
            case Room(table=table):
                self.table = table
            case Clocks(clocks=clocks):
                self.clocks = clocks
            case Talk():
                self._hear([message])
            case _:
                return

    def _begin(self, message: Welcome) -> None:
        """Everything from the beginning; only events and talk go on from what was known."""
        start = message.n - len(message.missed)
        if message.n < len(self.told) or (message.seat != self.seat and start > 0):
            self.told = []  # another game, or another seat, which was told other things
        if start > len(self.told):
            raise Missed
        self.told[start:] = message.missed
        self.table, self.seat, self.n = message.table, message.seat, message.n
        self._public, self._own = message.public, message.own
        self.awaiting, self.legal, self.clocks = message.awaiting, message.legal, message.clocks
        self.promises = list(message.promises)
        self.statements = list(message.statements)
        known = {line.s for line in self.talk}
        self._hear([line for line in message.talk if line.s not in known])

    def _go_on(self, message: Update) -> None:
        if self._public is None or message.n != self.n + len(message.told):
            raise Missed
        changed = _fields(message.changed, _PUBLIC)
        promises = (*self._public.promises, *message.favours)
        self._public = msgspec.structs.replace(self._public, **changed, promises=promises)
        if self._own is not None:
            self._own = msgspec.structs.replace(self._own, **_fields(message.own, _OWN))
        self.n, self.awaiting, self.legal, self.clocks = message.n, message.awaiting, message.legal, message.clocks
        self.told += message.told
        for place, pledge in sorted(message.promises.items()):
            self.promises[place : place + 1] = [pledge]
        for place, said in sorted(message.statements.items()):
            self.statements[place : place + 1] = [said]

    def _hear(self, lines: list[Talk]) -> None:
        self.talk = [*self.talk, *lines][-TALK_HELD:]
        self.heard += len(lines)


def _fields(changed: dict[str, Any], types: dict[str, Any]) -> dict[str, Any]:
    """Fields as they travel, as what they are. What a newer server has besides is left out."""
    return {
        name: msgspec.convert(value, types[name], str_keys=True) for name, value in changed.items() if name in types
    }
