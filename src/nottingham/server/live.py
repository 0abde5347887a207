"""A table that is alive in this process: its game, who sits there, who listens.

One thing happens at a table at a time. A command is decided, stored, and only then told: what a client has heard can
not be lost (design §7.5). A table lives on one process; only that one may write it, and the numbers of its events are
unique in the database, so two processes cannot both write one (design §7.6).
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import DataError

from ..game import CLOCK, Event, Refusal, new_game, play, view
from ..game.commands import Actor, ClockRanOut, Command
from ..game.known import Phase
from ..game.state import Table
from ..notation import restore, upcast
from ..notation.fairness import seed_of
from ..notation.promises import Book
from . import clocks, telemetry
from .clients import Client
from .clocks import now_ms
from .gallery import TALK_KEPT, Frame, Gallery
from .haggling import Haggling
from .metrics import Metrics
from .problems import elsewhere
from .protocol import Clock, Done, Refused, Room, TableNow, Talk, encode, not_seated
from .records import TableRecord, decode_events, goes_on
from .settings import Settings
from .storage import Store, shelves
from .telling import News, ledger_changes, table_now, welcome

_decode_talk = msgspec.json.Decoder(Talk).decode
_replace = msgspec.structs.replace
log = structlog.get_logger("nottingham.tables")


class Live:
    """One table. Everything that changes it goes through its lock."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        metrics: Metrics,
        record: TableRecord,
        names: dict[str, str],
        owner: str,
    ) -> None:
        self.store = store
        self.owner = owner
        """The process where the table lives: this one, as long as it can write."""
        self.settings = settings
        self.metrics = metrics
        self.record = record
        self.names = names
        self.game: Table | None = None
        self.events: list[Event] = []
        self.book = Book()
        """The ledger of promises."""
        self.haggling = Haggling()
        self.played: dict[tuple[int, str], int] = {}
        """Commands that were played, by seat and the sender's id, with how many events there were then."""
        self.talk: deque[tuple[str, Talk]] = deque(maxlen=TALK_KEPT)
        self.said = 0
        """Lines since the older ones were last deleted, at most as many as are kept."""
        self.clients: set[Client] = set()
        self.nods: dict[int, tuple[int, int]] = {}
        """Who has nothing to add at the gate: the round, and the number of events by then."""
        self.pondering: dict[int, float] = {}
        """Who is writing an offer, and since when."""
        self.lock = asyncio.Lock()
        self.s = 0
        self.touched = time.monotonic()
        self.after: list[Callable[[], None]] = []
        """Called after every change: whoever has to look at the table again."""
        self.when_lost: Callable[[], None] = lambda: None
        self.certain: Callable[[], Awaitable[None]] = _at_once
        """Wait until it is certain that the table lives here: before anything is answered from memory."""
        self.stand_ins: set[int] = set()
        self.gone: dict[int, int] = {}
        """When the last connection of a seat's person ended, in milliseconds since 1970."""
        self.host_gone = now_ms()
        self.gallery = Gallery(self, self.now())

    # Coming to life

    async def load(self) -> None:
        """Read the game and the talk from the store and go on from there."""
        record = self.record
        stored = await self.store.read(shelves.events_of(record.id))
        self.events = decode_events(record, [told for told, _ in stored])
        self.played = await self.store.read(shelves.played_at(record.id))
        said = await self.store.read(shelves.talk_of(record.id, TALK_KEPT))
        self.names |= await self.store.read(shelves.names_of([guest for guest, _ in said]))
        self.talk.clear()
        self.said = len(said) - 1 if said else 0
        for guest, line in said:
            self.talk.append((guest, _replace(_decode_talk(line), name=self.names.get(guest, ""))))
        if self.talk:  # the clock may have been set back since, or be another machine's
            self.s = self.talk[-1][1].s
        if record.state != "lobby":
            self.game = restore(record.ruleset, int(record.seed), self.events)
            self.book = Book().follow(self.events)
            self.haggling = Haggling().follow(self.events)
            if record.state == "playing":
                record = await self._carry_on(record)
                self.record = clocks.taken_up(clocks.wind(record, self.game.public, now_ms()), now_ms())
        self.stand_ins = {number for number, seat in enumerate(record.seats) if seat.left}
        self._set_gallery([at for _, at in stored])

    async def _carry_on(self, record: TableRecord) -> TableRecord:
        """A game that an older release began: from here on its events are written in the format of this one."""
        after = goes_on(record, len(self.events))
        if after is not record:
            await self.store.write(shelves.save_table(after, self.owner))
        return after

    def _set_gallery(self, written: list[int]) -> None:
        """Those who look on see the table as it was a while ago; the rest comes in one piece."""
        record, gallery = self.record, self.gallery
        gallery.table = self.now()
        if self.game is None:
            gallery.talk.extend(self.talk)
            return
        delay = self.delay
        since = now_ms() - delay * 1000
        old = sum(at <= since for at in written) if delay else len(written)
        for guest, line in self.talk:
            if not delay or line.s <= since:
                gallery.talk.append((guest, line))
            else:
                gallery.show(Frame(line.s, talk=line, guest=guest), delay)
        if old == len(self.events):
            gallery.public, gallery.clocks = self.game.public, clocks.shown(record)
            gallery.promises = self.book.pledges
            return
        if old:
            gallery.public = restore(record.ruleset, int(record.seed), self.events[:old]).public
            gallery.promises = Book().follow(self.events[:old]).pledges
        rest = tuple(self.events[old:])
        whole = tuple(encode(event) for event in rest)
        shown = clocks.shown(record)
        gallery.show(Frame(self.next_s(), None, self.game.public, rest, whole, shown, self.book.pledges), delay)

    # What everybody at the table sees

    def now(self) -> TableNow:
        here = frozenset(client.seat for client in self.clients if client.seat is not None)
        return table_now(self.record, self.names, here, self.stand_ins)

    def now_for(self, guest: str) -> TableNow:
        return self.gallery.table if self.record.seat_of(guest) is None else self.now()

    def seat_for(self, guest: str) -> int | None:
        """Where a guest sits and has not got up."""
        seat = self.record.seat_of(guest)
        return None if seat is None or self.record.seats[seat].left else seat

    def seat_at_work(self, client: Client) -> int | None:
        """The seat for which a connection may act at this moment."""
        return None if client.looks_on or client.closed is not None else self.seat_for(client.guest)

    @property
    def delay(self) -> float:
        """Seconds by which those who look on see things later."""
        return float(self.record.spectator_delay) if self.record.state == "playing" else 0.0

    def next_s(self) -> int:
        """The next stream number: it grows over restarts too."""
        self.s = max(self.s + 1, now_ms())
        return self.s

    @property
    def clocks(self) -> tuple[Clock, ...]:
        return clocks.shown(self.record)

    # People come and go

    def join(self, client: Client, since: int) -> None:
        """Greet a connection with all it needs; ``since``: how many events it has seen (-1: nothing is missed)."""
        if client.seat is None:
            self.gallery.clients.add(client)
            self.gallery.greet(client, since)
            return
        self.clients.add(client)
        self.take_over(client.seat)
        self._greet(client, since)
        self.tell_room(but=client)
        self.changed()

    def leave(self, client: Client) -> None:
        self.touched = time.monotonic()
        self.gallery.clients.discard(client)
        if client not in self.clients:
            return
        self.clients.discard(client)
        self._left(client)
        self.tell_room()
        self.changed()

    def _left(self, client: Client) -> None:
        if client.seat is not None and not any(other.seat == client.seat for other in self.clients):
            self.gone[client.seat] = now_ms()
        if client.guest == self.record.host and not any(other.guest == client.guest for other in self.clients):
            self.host_gone = now_ms()

    def reseat(self, guest: str, seat: int | None) -> None:
        """A guest's connections follow to another seat, or away from one."""
        for client in [*self.clients, *self.gallery.clients]:
            if client.guest != guest or client.seat == seat or client.looks_on:
                continue
            self.clients.discard(client)
            self.gallery.clients.discard(client)
            self._left(client)
            client.seat = seat
            if seat is None:
                self.gallery.clients.add(client)
                self.gallery.greet(client, -1)
            else:
                self.clients.add(client)
                self._greet(client, -1)

    def turn_out(self, guest: str | None = None) -> None:
        """Close the connections of a guest, or of all who may not look on."""
        for client in [*self.gallery.clients, *(self.clients if guest else ())]:
            screen = guest is None and client.looks_on and self.record.seat_of(client.guest) is not None
            if not screen and guest in (None, client.guest):
                client.close(4403, "not for you")

    def _greet(self, client: Client, since: int) -> None:
        seen = None if self.game is None else view(self.game, client.seat)
        message = welcome(
            s=self.next_s(),
            table=self.now(),
            seen=seen,
            seat=client.seat,
            missed=self.events[since:] if since >= 0 else (),
            talk=tuple(line for guest, line in self.talk if guest not in client.blocked),
            clocks=self.clocks,
            promises=self.book.pledges,
        )
        client.put(message)

    def stand_in(self, seat: int) -> None:
        """A bot plays for a person from now on, and everybody is told so."""
        if seat not in self.stand_ins:
            self.stand_ins.add(seat)
            self.tell_room()
            self.changed()

    def take_over(self, seat: int) -> None:
        """The person is back. Whatever a bot was about to do is not done."""
        if seat in self.stand_ins and not self.record.seats[seat].left:
            self.stand_ins.discard(seat)
            self.tell_room()

    def anybody_here(self) -> bool:
        return bool(self.clients)

    def gone_since(self, seat: int) -> int:
        """When a seat's person went away; 0: is here."""
        if any(client.seat == seat for client in self.clients):
            return 0
        return self.gone.setdefault(seat, now_ms())

    def tell_room(self, but: Client | None = None) -> None:
        """Everybody hears how the table is now."""
        s, now = self.next_s(), self.now()
        data = encode(Room(s, now))
        for client in list(self.clients):
            if client is not but:
                client.put(data)
        self.gallery.show(Frame(s, now), self.delay)

    def changed(self) -> None:
        self.touched = time.monotonic()
        for callback in self.after:
            callback()

    # The host

    def host_due(self) -> int:
        """When the host has been away for too long, while somebody else is here; 0: never."""
        host = self.record.host
        if any(client.guest == host for client in self.clients) or not self._heir():
            return 0
        return self.host_gone + int(self.settings.host_away_seconds * 1000)

    def host_is_away(self, now: int) -> bool:
        due = self.host_due()
        return bool(due) and due <= now

    def _heir(self) -> str:
        """Who would be host next: somebody who is here, in the order of the seats."""
        here = {client.guest for client in self.clients}
        for seat in self.record.seats:
            if seat.kind == "person" and seat.guest in here and seat.guest != self.record.host:
                return seat.guest
        return ""

    async def pass_host_on(self) -> None:
        async with self.lock:
            if self.host_is_away(now_ms()):
                await self.change(host=self._heir())

    # The table itself

    async def change(self, **changes: Any) -> None:
        """Store the table with these changes, and tell everybody. The caller holds the lock."""
        record = _replace(self.record, changed=now_ms(), **changes)
        await self._stored(self.store.write(shelves.save_table(record, self.owner)))
        self.record = record
        self.tell_room()
        self.changed()

    async def start(self) -> None:
        """Deal. The caller holds the lock and has checked that everybody is ready."""
        record, now = self.record, now_ms()
        seed = seed_of(record.secret, record.nonces)
        table, events = new_game(record.ruleset, seed, record.first_sheriff)
        reserves = (record.reserve_seconds * 1000,) * len(record.seats)
        formats = ((0, upcast.FORMAT),)
        record = _replace(record, state="playing", seed=str(seed), reserves=reserves, formats=formats, changed=now)
        record = clocks.wind(record, table.public, now)
        whole = tuple(encode(event) for event in events)
        await self._stored(self.store.append(shelves.Append(record.id, self.owner, 0, whole, now, None, record)))
        self.record, self.game, self.events = record, table, list(events)
        self.book = Book().follow(events)
        self.haggling = Haggling().follow(events)
        for client in list(self.clients):
            self._greet(client, 0)
        if not record.spectators:
            self.turn_out()
        frame = Frame(self.next_s(), self.now(), table.public, tuple(events), whole, self.clocks)
        self.gallery.show(frame, self.delay)
        self.changed()

    async def pause(self, paused: bool) -> None:
        """Stop or go on. The caller holds the lock."""
        now = now_ms()
        record = self.record
        if paused == record.paused:
            return
        record = _replace(record, paused=True, paused_at=now) if paused else clocks.resumed(record, now)
        changes = {name: getattr(record, name) for name in ("paused", "paused_at", "asked", "clock_ends")}
        await self.change(**changes)
        if not paused and self.game is not None:
            for client in list(self.clients):
                self._greet(client, -1)

    # The game

    async def do(self, client: Client, command_id: str, command: Command) -> None:
        """A person's command: played once, however often it is sent; acknowledged when it is stored."""
        async with self.lock:
            await self.certain()
            seat = self.seat_at_work(client)  # whoever waited for the lock may have got up or been sent away
            if seat is None:
                client.send(not_seated(command_id))
                return
            before = self.played.get((seat, command_id))
            if before is not None:
                self._count("repeated")
                client.send(Done(command_id, before))
                return
            self.take_over(seat)
            self.pondering.pop(seat, None)
            refusal = self._enough(seat, command) or await self._play(seat, command, (seat, command_id))
            if refusal is None:
                self._count("played")
                client.send(Done(command_id, self.played[seat, command_id]))
            else:
                await self.certain()
                self._count("refused")
                client.send(Refused(command_id, refusal))

    def _enough(self, seat: int, command: Command) -> Refusal | None:
        """Whether a person has haggled enough; bots know when to stop."""
        if self.game is None:
            return None
        return self.haggling.why_not(self.game.public, seat, command, self.settings.offers_per_round)

    def _count(self, outcome: str) -> None:
        self.metrics.moved(outcome)
        telemetry.note(outcome=outcome)

    async def act(self, seat: int, command: Command, n: int) -> Refusal | None:
        """A bot's command, if the table is still at event number n and the seat still a bot's."""
        async with self.lock:
            if n != len(self.events) or self.record.paused or not self.played_by_bot(seat):
                return None
            return await self._play(seat, command, None)

    def played_by_bot(self, seat: int) -> bool:
        return self.record.seats[seat].kind == "bot" or seat in self.stand_ins

    async def run_out(self) -> None:
        """The inspection clock ran out."""
        async with self.lock:
            ends = self.record.clock_ends
            if self.game is not None and self.game.clock_runs and ends and now_ms() >= ends:
                await self._play(CLOCK, ClockRanOut(), None)

    async def _play(self, actor: Actor, command: Command, played: shelves.Played | None) -> Refusal | None:
        game = self.game
        if game is None or self.record.state != "playing":
            return Refusal("table.not_playing", "3")
        if self.record.paused:
            return Refusal("table.paused", "3")
        result = play(game, actor, command)
        if isinstance(result, Refusal):
            return result
        table, events = result
        now, first = now_ms(), len(self.events)
        record = clocks.wind(self.record, table.public, now)
        if table.public.phase is Phase.OVER:
            record = _replace(record, state="over", changed=now)
        keep = record if self._must_keep(record) else None
        whole = tuple(map(encode, events))
        await self._stored(self.store.append(shelves.Append(record.id, self.owner, first, whole, now, played, keep)))
        delay = self.delay
        self.record, self.game = record, table
        self.events += events
        self.haggling.follow(events)
        if played is not None:
            self.played[played] = len(self.events)
        self._tell(game, events, whole, delay)
        if record.state == "over":
            self.tell_room()
        self.changed()
        return None

    def _must_keep(self, record: TableRecord) -> bool:
        """Whether the table has to be stored with the events: it is over, or a clock was wound."""
        before = self.record
        if record is before:
            return False
        timed = bool(record.turn_seconds) or record.clock_ends != before.clock_ends
        return timed or record.state != before.state

    async def _stored(self, storing: Awaitable[None]) -> None:
        """What cannot be stored has not happened. After a failure nobody knows what is stored, or the table lives on
        another process: whoever is here comes back and finds the table as it is."""
        try:
            await storing
        except DataError:
            raise
        except Exception as error:
            log.warning("a table has to be read again", table=self.record.id, why=type(error).__name__)
            self.lose()
            raise elsewhere() from error

    def lose(self) -> None:
        """The table does not live here any more."""
        for client in [*self.clients, *self.gallery.clients]:
            client.close(1012, "the table moves")
        self.when_lost()

    def _tell(self, before: Table, events: list[Event], whole: tuple[bytes, ...], delay: float) -> None:
        """Each client hears what its seat is told, and which fields of its view changed."""
        after = self.game
        assert after is not None
        s, shown = self.next_s(), self.clocks
        promised = self.book.pledges
        self.book.follow(events)
        pledges = self.book.pledges
        news = News(s, before.public, after.public, events, whole, shown, ledger_changes(promised, pledges))
        told: dict[int, bytes] = {}
        for client in list(self.clients):
            seat = client.seat
            assert seat is not None
            if seat not in told:
                told[seat] = news.told_to(view(after, seat), before.own[seat])
            client.put(told[seat])
        self.gallery.show(Frame(s, None, after.public, tuple(events), whole, shown, pledges), delay)

    # Talk

    def nod(self, seat: int, *, wait: bool) -> None:
        """A person has nothing to add about the bags that lie at the gate now, or asks for a moment longer."""
        if wait:
            self.nods.pop(seat, None)
            self.pondering[seat] = time.monotonic()
        elif self.game is not None:
            self.pondering.pop(seat, None)
            public = self.game.public
            self.nods[seat] = (public.round, public.n)
            self.changed()

    def nodded(self, seat: int) -> bool:
        """Whether a nod still holds: in the same round, and nobody has made the seat an offer since."""
        if self.game is None or seat not in self.nods:
            return False
        public = self.game.public
        round_, n = self.nods[seat]
        asked = any(seat in offer.to and offer.version > n for offer in public.offers)
        return round_ == public.round and not asked

    async def say(self, seat: int, guest: str, **said: Any) -> None:
        """A line of talk is stored without the name, and told to everybody with it. Bots have no guest."""
        await self.certain()
        line = Talk(self.next_s(), seat, "", **said)
        self.said += 1
        keep = TALK_KEPT if self.said % TALK_KEPT == 0 else 0
        await self.store.write(shelves.say(self.record.id, line.s, guest, encode(line), keep))
        line = _replace(line, name=self.names.get(guest, ""))
        self.talk.append((guest, line))
        data = encode(line)
        for client in list(self.clients):
            if not guest or guest not in client.blocked:
                client.put(data)
        self.gallery.show(Frame(line.s, talk=line, guest=guest), self.delay)

    def unsay(self, guest: str) -> None:
        """A guest was forgotten: what it said is shown to nobody any more."""
        for talk in (self.talk, self.gallery.talk):
            kept = [(speaker, line) for speaker, line in talk if speaker != guest]
            talk.clear()
            talk.extend(kept)


async def _at_once() -> None:
    """One process alone has nothing to wait for."""
