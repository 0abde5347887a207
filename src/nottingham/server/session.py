"""One table: what it is, and what becomes of it when somebody plays a command, a clock runs out, the host has a wish,
or people come and go.

Nothing here waits, stores, sends or asks for the time. What may happen is decided first (``Change``); once it is stored
(writer.py), it is applied (``Applied``), and told (audience.py). What cannot be stored has not happened.
"""

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ..game import CLOCK, Event, Refusal, new_game, play
from ..game.commands import Actor, ClockRanOut, Command, Say
from ..game.events import SceneSet
from ..game.known import Phase
from ..game.state import Table
from ..notation import restore, upcast
from ..notation.fairness import seed_of
from ..notation.promises import Book, Pledge
from ..notation.statements import Transcript, Utterance
from . import clocks
from .attention import Attention
from .branch_start import unpacked_scene
from .haggling import Haggling
from .messages import room_of
from .presence import Presence
from .protocol import Clock, TableNow, Talk, encode
from .records import TableRecord
from .settings import Settings

TALK_KEPT: Final = 100
"""Lines of talk that whoever comes is shown."""

SentAs = tuple[int, str]
"""A person's command: the seat, and the sender's own id for it."""
_replace = msgspec.structs.replace


class Change(msgspec.Struct, frozen=True):
    """What would become of the table: decided, and not stored yet."""

    record: TableRecord
    at: int
    """When, in milliseconds since 1970 UTC."""
    keep: bool = True
    """Whether the record has to be stored; the events always are."""
    table: Table | None = None
    """The game afterwards, if it begins or goes on."""
    first: int = 0
    """The number of the first event."""
    events: tuple[Event, ...] = ()
    encoded: tuple[bytes, ...] = ()
    sent_as: SentAs | None = None
    names: dict[str, str] = {}
    """People who are new at the table."""


class Applied(msgspec.Struct, frozen=True):
    """A change that is stored and applied: what is to be told."""

    change: Change
    before: TableRecord
    table_before: Table | None
    pledges_before: tuple[Pledge, ...]
    statements_before: tuple[Utterance, ...]
    delay: float
    """Seconds by which those who look on see it later."""

    @property
    def dealt(self) -> bool:
        return self.table_before is None and bool(self.change.events)

    @property
    def resumed(self) -> bool:
        return self.before.paused and not self.change.record.paused

    @property
    def of_the_room(self) -> bool:
        """Whether anything but the game changed: seats, options, pauses, the host, or the state of the table."""
        return not self.change.events or self.before.state != self.change.record.state


class Session:
    """Everything that is known of a table. Whoever changes it holds the table's lock."""

    def __init__(self, record: TableRecord, names: dict[str, str], settings: Settings, now: int) -> None:
        self.record = record
        self.names = names
        self.settings = settings
        self.table: Table | None = None
        self.events: list[Event] = []
        self.ledger = Book()
        """The ledger of promises."""
        self.transcript = Transcript(record.ruleset)
        """What was said, and what came of it."""
        self.presence = Presence(now)
        self.attention = Attention()
        self.candle: Clock | None = None
        """The time to bargain, as long as it runs."""
        self.talk: deque[tuple[str, Talk]] = deque(maxlen=TALK_KEPT)
        """Who said what; bots have no guest."""
        self._haggling = Haggling()
        self._played: dict[SentAs, int] = {}
        """Commands that were played, with how many events there were then."""
        self._lines = 0
        """Lines of talk since the older ones were last deleted, at most as many as are kept."""
        self._s = 0

    def take_up(
        self, events: list[Event], played: dict[SentAs, int], talk: list[tuple[str, Talk]], now: int
    ) -> Change | None:
        """Go on from what is stored. Gives back what has to be stored first, if an older release began the game."""
        self.events, self._played = events, played
        for guest, line in talk:
            self.talk.append((guest, _replace(line, name=self.names.get(guest, ""))))
        self._lines = max(0, len(talk) - 1)
        if talk:  # the clock may have been set back since, or be another machine's
            self._s = talk[-1][1].s
        record = self.record
        self.presence.stand_ins = {number for number, seat in enumerate(record.seats) if seat.left}
        if record.state == "lobby":
            return None
        self.table = restore(record.ruleset, int(record.seed), events)
        self._follow(events)
        if record.state != "playing":
            return None
        carried_on = record.carried_on(len(events))
        self.record = clocks.taken_up(clocks.wind(carried_on, self.table.public, now), now)
        return Change(carried_on, now) if carried_on is not record else None

    # What everybody at the table sees

    def room(self) -> TableNow:
        """Everything about the table but the game."""
        return room_of(self.record, self.names, self.presence.seats, self.presence.stand_ins)

    def seat_for(self, guest: str) -> int | None:
        """Where a guest sits and has not got up."""
        seat = self.record.seat_of(guest)
        return None if seat is None or self.record.seats[seat].left else seat

    def may_look(self, guest: str) -> bool:
        """Whether somebody without a seat may look on: in the lobby (to sit down), at the end, or where it is
        allowed."""
        record = self.record
        if guest in record.kicked:
            return False
        return record.spectators or record.state == "lobby" or (record.state == "over" and record.public)

    def may_enter(self, guest: str) -> bool:
        """Whether somebody may listen at the table: has a seat, or may look on."""
        return self.seat_for(guest) is not None or self.may_look(guest)

    def why_not_enter(self, guest: str) -> tuple[str, str]:
        """The code and the sentence for somebody who may not."""
        if guest in self.record.kicked:
            return "table.sent_away", "The host has sent you away from this table."
        return "table.not_for_you", "You may not look on at this table."

    def played_by_bot(self, seat: int) -> bool:
        return self.record.seats[seat].kind == "bot" or seat in self.presence.stand_ins

    @property
    def clocks(self) -> tuple[Clock, ...]:
        shown = clocks.shown(self.record)
        return shown if self.candle is None or self.record.paused else (*shown, self.candle)

    @property
    def delay(self) -> float:
        """Seconds by which those who look on see things later."""
        return float(self.record.spectator_delay) if self.record.state == "playing" else 0.0

    @property
    def deeds(self) -> int:
        """How many events there were that were no statements: those give nobody more time."""
        return len(self.events) - len(self.transcript.statements)

    def next_s(self, now: int) -> int:
        """The next stream number: it grows over restarts too."""
        self._s = max(self._s + 1, now)
        return self._s

    # People come and go

    def come(self, guest: str, seat: int) -> bool:
        """A connection of a seat's person. Whatever a bot was about to do there is not done; whether one was."""
        self.presence.come(guest, seat)
        return self.take_over(seat)

    def go(self, guest: str, seat: int, now: int) -> None:
        self.presence.go(guest, seat, self.record.host, now)

    def take_over(self, seat: int) -> bool:
        """The person is back, if a bot stood in that was not asked to."""
        if seat not in self.presence.stand_ins or self.record.seats[seat].left:
            return False
        self.presence.stand_ins.discard(seat)
        return True

    def stand_in(self, seat: int) -> bool:
        """A bot plays for a person from now on, if none did."""
        if seat in self.presence.stand_ins:
            return False
        self.presence.stand_ins.add(seat)
        return True

    def heir(self) -> str:
        """Who would be host next: somebody who is here, people before programs, in the order of the seats."""
        here, host = self.presence.guests, self.record.host
        found = [seat for seat in self.record.seats if seat.kind == "person" and seat.guest in here - {host}]
        return min(found, key=lambda seat: seat.program).guest if found else ""

    # The table itself

    def alter(self, now: int, names: dict[str, str] | None = None, **fields: Any) -> Change:
        """The table with other seats, options, or whatever its host wishes."""
        return Change(_replace(self.record, changed=now, **fields), now, names=names or {})

    def deal(self, now: int) -> Change:
        """The game begins. Everybody is ready."""
        record = self.record
        if record.scene:
            return self.lay_out(unpacked_scene(record.scene), now)
        seed = seed_of(record.secret, record.nonces)
        table, events = new_game(record.ruleset, seed, record.first_sheriff)
        reserves = (record.reserve_seconds * 1000,) * len(record.seats)
        formats = ((0, upcast.FORMAT),)
        record = _replace(record, state="playing", seed=str(seed), reserves=reserves, formats=formats, changed=now)
        record = clocks.wind(record, table.public, now)
        return Change(record, now, table=table, events=tuple(events), encoded=tuple(map(encode, events)))

    def lay_out(self, scene: SceneSet, now: int) -> Change:
        """The game goes on from a moment of another one, with a seed of its own."""
        seed = seed_of(self.record.secret, self.record.nonces)
        reserves = (self.record.reserve_seconds * 1000,) * len(self.record.seats)
        fields: dict[str, Any] = {"state": "playing", "seed": str(seed), "formats": ((0, upcast.FORMAT),), "scene": b""}
        table = restore(self.record.ruleset, seed, [scene])
        record = _replace(self.record, reserves=reserves, changed=now, **fields)
        record = clocks.wind(record, table.public, now)
        return Change(record, now, table=table, events=(scene,), encoded=(encode(scene),))

    def pause(self, paused: bool, now: int) -> Change | None:
        """Stop or go on."""
        record = self.record
        if paused == record.paused:
            return None
        record = _replace(record, paused=True, paused_at=now) if paused else clocks.resumed(record, now)
        return Change(_replace(record, changed=now), now)

    # The game

    def command(self, sent_as: SentAs, command: Command, now: int) -> Change | Refusal:
        """A person's command, which was not played before."""
        seat = sent_as[0]
        if not isinstance(command, Say):
            self.attention.act(seat)
        elif self.record.talk == "quiet":
            return Refusal("talk.quiet", "17")
        if self.table is not None:
            most = self.settings.offers_per_round
            enough = self._haggling.why_not(self.table.public, seat, command, most)
            if enough is not None:
                return enough
        return self._decide(seat, command, now, sent_as)

    def played_before(self, sent_as: SentAs) -> int | None:
        """How many events there were after a command; nothing, if it was not played."""
        return self._played.get(sent_as)

    def own_commands(self, seat: int) -> frozenset[int]:
        """How many events there were after each command that the seat's person gave: what a bot did there is not in
        it."""
        return frozenset(n for (sender, _), n in self._played.items() if sender == seat)

    def bot_command(self, seat: int, command: Command, n: int, now: int) -> Change | Refusal | None:
        """A bot's command, if the table is still at event number n and the seat still a bot's."""
        if n != len(self.events) or self.record.paused or not self.played_by_bot(seat):
            return None
        return self._decide(seat, command, now, None)

    def clock_ran_out(self, now: int) -> Change | Refusal | None:
        """The inspection clock, if it has."""
        ends = self.record.clock_ends
        if self.table is None or not self.table.clock_runs or not ends or now < ends:
            return None
        return self._decide(CLOCK, ClockRanOut(), now, None)

    def _decide(self, actor: Actor, command: Command, now: int, sent_as: SentAs | None) -> Change | Refusal:
        if self.table is None or self.record.state != "playing":
            return Refusal("table.not_playing", "3")
        if self.record.paused:
            return Refusal("table.paused", "3")
        result = play(self.table, actor, command)
        if isinstance(result, Refusal):
            return result
        table, events = result
        record = clocks.wind(self.record, table.public, now)
        if table.public.phase is Phase.OVER:
            record = _replace(record, state="over", changed=now)
        return Change(
            record,
            now,
            keep=self._must_keep(record),
            table=table,
            first=len(self.events),
            events=tuple(events),
            encoded=tuple(map(encode, events)),
            sent_as=sent_as,
        )

    def _must_keep(self, record: TableRecord) -> bool:
        """Whether the table has to be stored with the events: it is over, or a clock was wound."""
        before = self.record
        if record is before:
            return False
        timed = bool(record.turn_seconds) or record.clock_ends != before.clock_ends
        return timed or record.state != before.state

    # What is stored has happened

    def apply(self, change: Change) -> Applied:
        before, table_before, delay = self.record, self.table, self.delay
        pledges, statements = self.ledger.pledges, self.transcript.statements
        self.record = change.record
        self.names |= change.names
        self._follow_seats(before)
        if change.table is not None:
            if table_before is None or change.table.public.unsettled != table_before.public.unsettled:
                self.candle = None  # it burns for the bags that lie there
            self.table = change.table
            self.events += change.events
            self._follow(change.events)
            if change.sent_as is not None:
                self._played[change.sent_as] = len(self.events)
        return Applied(change, before, table_before, pledges, statements, delay or self.delay)

    def _follow(self, events: Sequence[Event]) -> None:
        """Those who keep count hear what happened. When the game is over, nothing is hidden any more (rules §16)."""
        if len(self.events) == len(events):
            self.transcript = Transcript(self.record.ruleset)
        self.ledger.follow(events)
        self.transcript.follow(events)
        self._haggling.follow(events)
        if self.table is not None and self.table.public.phase is Phase.OVER:
            self.transcript.turned_up(self.events)

    def _follow_seats(self, before: TableRecord) -> None:
        """A bot stands in for whoever got up, until the seat is claimed back or is somebody else's."""
        if before.seats is self.record.seats:
            return
        stand_ins = self.presence.stand_ins
        for number, seat in enumerate(self.record.seats):
            was_left = number < len(before.seats) and before.seats[number].left
            if seat.left:
                stand_ins.add(number)
            elif was_left or seat.kind != "person":
                stand_ins.discard(number)

    # Talk

    def line(self, seat: int, now: int, **said: Any) -> Talk:
        """A line of talk, to be stored: without the name, which belongs to the guest."""
        self._lines += 1
        return Talk(self.next_s(now), seat, "", **said)

    @property
    def talk_to_keep(self) -> int:
        """How many lines of talk are to be kept, when it is time to delete older ones; 0: not now."""
        return TALK_KEPT if self._lines % TALK_KEPT == 0 else 0

    def said(self, guest: str, line: Talk) -> Talk:
        """A line that is stored now, with the name of whoever said it."""
        named = _replace(line, name=self.names.get(guest, ""))
        self.talk.append((guest, named))
        return named
