"""A table that is alive in this process. One thing happens there at a time: it is decided (session.py), stored
(writer.py), and only then told (audience.py)."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, Protocol

from ..game import Refusal
from ..game.commands import Command
from . import deadlines, telemetry
from .audience import Audience
from .clients import Client
from .keeping import Counting, Keeping, NotStored
from .problems import elsewhere
from .protocol import Clock, Done, Refused, TableNow, not_seated
from .screens import Screens, behind
from .session import Change, Session
from .times import now_ms

P = ParamSpec("P")


class Keeper(Protocol):
    """Whoever keeps the tables of this process."""

    def table_changed(self, live: "LiveTable") -> None:
        """Something happened: bots and clocks have to look at the table again."""

    def table_lost(self, live: "LiveTable") -> None:
        """The table does not live here any more."""

    async def certain_of(self, live: "LiveTable") -> None:
        """Wait until it is certain that the table lives here: before anything is answered from memory."""


class LiveTable:
    """One table. Everything that changes it goes through its lock."""

    def __init__(self, session: Session, writer: Keeping, keeper: Keeper, metrics: Counting) -> None:
        self.session = session
        self.audience = Audience(session)
        self.screens = Screens()
        self.metrics = metrics
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self._writer = writer
        self._keeper = keeper

    @property
    def id(self) -> str:
        return self.session.record.id

    def room_for(self, guest: str) -> TableNow:
        """The table as a guest may see it: those who look on see it later."""
        return self.session.room() if self.session.record.seat_of(guest) is not None else self.audience.gallery.table

    # The way of a change

    async def carry_out(self, change: Change) -> None:
        """Store it, apply it, tell it. The caller holds the lock."""
        try:
            await self._writer.keep(change)
        except NotStored as error:
            self.lose()
            raise elsewhere() from error
        happened = self.session.apply(change)
        self._give_time(change.at)
        self.audience.tell(happened)
        self.changed()

    async def do(self, client: Client, command_id: str, command: Command) -> None:
        """A person's command: played once, however often it is sent; acknowledged when it is stored."""
        async with self.lock:
            await self._keeper.certain_of(self)
            seat = self.seat_at_work(client)  # whoever waited for the lock may have got up or been sent away
            if seat is None:
                client.send(not_seated(command_id))
                return
            sent_as = (seat, command_id)
            before = self.session.played_before(sent_as)
            if before is not None:
                self._count("repeated")
                client.send(Done(command_id, before))
                return
            if self.session.take_over(seat):
                self.audience.tell_room()
            decided = self.session.command(sent_as, command, now_ms())
            if isinstance(decided, Refusal):
                await self._keeper.certain_of(self)
                self._count("refused")
                client.send(Refused(command_id, decided))
                return
            await self.carry_out(decided)
            self._count("played")
            client.send(Done(command_id, len(self.session.events)))

    async def act(self, seat: int, command: Command, n: int) -> Refusal | None:
        """A bot's command, if the table is still at event number n and the seat still a bot's."""
        async with self.lock:
            decided = self.session.bot_command(seat, command, n, now_ms())
            if isinstance(decided, Refusal):
                return decided
            if decided is not None:
                await self.carry_out(decided)
            return None

    async def wish(
        self, decide: Callable[Concatenate[Session, int, P], Change | None], *args: P.args, **kwargs: P.kwargs
    ) -> None:
        """What a person wants of the table besides playing (lobby.py); a ``Problem``, if that cannot be."""
        async with self.lock:
            change = decide(self.session, now_ms(), *args, **kwargs)
            if change is not None:
                await self.carry_out(change)

    def _count(self, outcome: str) -> None:
        self.metrics.moved(outcome)
        telemetry.note(outcome=outcome)

    def seat_at_work(self, client: Client) -> int | None:
        """The seat for which a connection may act at this moment."""
        return None if client.looks_on or client.closed is not None else self.session.seat_for(client.guest)

    def changed(self) -> None:
        self.touched = time.monotonic()
        self._keeper.table_changed(self)

    def lose(self) -> None:
        """The table does not live here any more: whoever is here comes back and finds it as it is."""
        self.audience.close(1012, "the table moves")
        self._keeper.table_lost(self)

    # People come and go

    def join(self, client: Client, since: int) -> None:
        """A connection begins; ``since``: how many events it has seen (-1: nothing is missed)."""
        self.audience.join(client, since)
        if client.seat is not None:
            self.changed()

    def leave(self, client: Client) -> None:
        self.touched = time.monotonic()
        if self.audience.leave(client):
            self.changed()

    # What is on the screens

    def saw(self, client: Client, n: int, *, everything: bool) -> None:
        """A client says how many events are on its screen, or that it sees all. Who has no seat is not waited for."""
        session = self.session
        if self.seat_at_work(client) is None or n > len(session.events):
            return
        client.seen, client.sees_all = max(n, client.seen or 0), everything
        if client.seat is not None and client.seat not in self._behind():
            record = self.screens.read(session.record, client.seat, now_ms())
            if record is not session.record:
                session.record = record
                self.audience.tell_clocks()
        self._keeper.table_changed(self)

    def unseen(self) -> float:
        """Seconds that bots still wait for people to see what has happened."""
        session = self.session
        if session.table is None:
            return 0.0
        public = session.table.public
        return self.screens.hold(self._behind(), public.round, public.n, time.monotonic(), alone=self._alone())

    def _give_time(self, now: int) -> None:
        """Clocks of people whose screens are behind begin when those have caught up."""
        session = self.session
        if session.table is not None and session.clocks:
            public = session.table.public
            session.record = self.screens.put(session.record, self._behind(), public.round, now, alone=self._alone())

    def _behind(self) -> frozenset[int]:
        return behind(self.audience.seated, len(self.session.events))

    def _alone(self) -> bool:
        return sum(seat.kind == "person" and not seat.left for seat in self.session.record.seats) == 1

    # Time passes

    async def look_at_clocks(self) -> None:
        """Whatever has run out by now."""
        session, now = self.session, now_ms()
        record = session.record
        if record.state == "playing" and not record.paused and record.clock_ends and now >= record.clock_ends:
            await self._run_out()
        for seat in deadlines.out_of_time(session, now):
            if session.stand_in(seat):
                self.audience.tell_room()
                self.changed()
        if deadlines.host_is_away(session, now):
            await self.wish(_pass_host_on)

    async def _run_out(self) -> None:
        async with self.lock:
            decided = self.session.clock_ran_out(now_ms())
            if isinstance(decided, Change):
                await self.carry_out(decided)

    # Talk

    def nod(self, seat: int, *, wait: bool) -> None:
        """A person has nothing to add about the bags that lie at the gate now, or asks for a moment longer."""
        session = self.session
        if wait:
            session.attention.write(seat, time.monotonic())
        elif session.table is not None:
            session.attention.nod(seat, session.table.public)
        self.changed()

    def burn(self, candle: Clock | None) -> None:
        """The time to bargain begins, goes on otherwise than was told, or is over."""
        if candle == self.session.candle:
            return
        self.session.candle = candle
        self.audience.tell_clocks()

    async def say(self, seat: int, guest: str, **said: Any) -> None:
        """A line of talk is stored without the name, and told to everybody with it. Bots have no guest."""
        await self._keeper.certain_of(self)
        line = self.session.line(seat, now_ms(), **said)
        await self._writer.keep_talk(self.id, guest, line, self.session.talk_to_keep)
        self.audience.tell_talk(guest, self.session.said(guest, line))


def _pass_host_on(session: Session, now: int) -> Change | None:
    return session.alter(now, host=session.heir()) if deadlines.host_is_away(session, now) else None
