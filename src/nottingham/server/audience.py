"""Everybody who listens at a table: those who sit there at once, those who look on in the gallery, by its delay.

What each of them may know is decided by their seat alone: ``view`` and ``tell`` of the game, with no seat for those who
look on.
"""

from collections.abc import Iterator

from ..game import view
from .clients import Client
from .gallery import Frame, Gallery
from .messages import News, ledger_changes, welcome
from .protocol import Clocks, Room, Talk, encode
from .session import Applied, Session
from .times import now_ms


class Audience:
    """The connections to one table."""

    def __init__(self, session: Session) -> None:
        self.seated: set[Client] = set()
        self.gallery = Gallery(session)
        self._session = session

    def __iter__(self) -> Iterator[Client]:
        return iter([*self.seated, *self.gallery.clients])

    @property
    def empty(self) -> bool:
        return not self.seated and not self.gallery.clients

    # People come and go

    def join(self, client: Client, since: int) -> None:
        """Greet a connection with all it needs; ``since``: how many events it has seen (-1: nothing is missed)."""
        if client.seat is None:
            self.gallery.clients.add(client)
            self.gallery.greet(client, since)
            return
        self.seated.add(client)
        self._session.come(client.guest, client.seat)
        self._greet(client, since)
        self.tell_room(but=client)

    def leave(self, client: Client) -> bool:
        """Whether it was a seat's."""
        self.gallery.clients.discard(client)
        if client not in self.seated:
            return False
        self._get_up(client)
        self.tell_room()
        return True

    def _get_up(self, client: Client) -> None:
        assert client.seat is not None
        self.seated.discard(client)
        self._session.go(client.guest, client.seat, now_ms())

    def close(self, code: int, reason: str, guest: str | None = None) -> None:
        """End the connections of a guest, or all."""
        for client in self:
            if guest in (None, client.guest):
                client.close(code, reason)

    def _watches(self, client: Client) -> bool:
        """Who looked on already goes on when the host lets nobody else in; who was sent away does not."""
        return client.seat is None and client.guest not in self._session.record.kicked

    def _find_seats(self, *, watching: bool = True) -> None:
        """Seats or rights have changed: connections follow their guests to another seat, or away from one, and those
        who may not listen any more have to go. ``watching``: those who look on may stay."""
        session = self._session
        for client in self:
            seat = None if client.looks_on else session.seat_for(client.guest)
            if not session.may_enter(client.guest) and not (watching and self._watches(client)):
                client.close(4403, session.why_not_enter(client.guest)[0])
            elif seat != client.seat:
                self._reseat(client, seat)

    def _reseat(self, client: Client, seat: int | None) -> None:
        if client.seat is None:
            self.gallery.clients.discard(client)
        else:
            self._get_up(client)
        client.seat = seat
        if seat is None:
            self.gallery.clients.add(client)
            self.gallery.greet(client, -1)
        else:
            self.seated.add(client)
            self._session.come(client.guest, seat)
            self._greet(client, -1)

    def _greet(self, client: Client, since: int) -> None:
        session = self._session
        message = welcome(
            s=session.next_s(now_ms()),
            table=session.room(),
            seen=None if session.table is None else view(session.table, client.seat),
            seat=client.seat,
            missed=session.events[since:] if since >= 0 else (),
            talk=client.wants(session.talk),
            clocks=session.clocks,
            promises=session.ledger.pledges,
            statements=session.transcript.statements,
        )
        client.put(message)

    # What happens is told

    def tell(self, applied: Applied) -> None:
        """Everybody hears of a change what they may know of it."""
        if applied.dealt:
            self._tell_deal(applied)
            return
        if applied.change.events:
            self._tell_events(applied)
        if applied.of_the_room:
            self.tell_room()
            self._find_seats()
        if applied.resumed and self._session.table is not None:
            for client in list(self.seated):
                self._greet(client, -1)

    def _tell_deal(self, applied: Applied) -> None:
        session, change = self._session, applied.change
        self._find_seats(watching=False)  # first: who may not look on is told nothing of it
        for client in list(self.seated):
            self._greet(client, 0)
        assert change.table is not None
        s, public = session.next_s(now_ms()), change.table.public
        frame = Frame(s, session.room(), public, change.events, change.encoded, session.clocks)
        self.gallery.show(frame, applied.delay)

    def _tell_events(self, applied: Applied) -> None:
        """Each client hears what its seat is told, and which fields of its view changed."""
        session, change, before = self._session, applied.change, applied.table_before
        after = change.table
        assert before is not None
        assert after is not None
        s, shown, pledges = session.next_s(now_ms()), session.clocks, session.ledger.pledges
        promised = ledger_changes(applied.pledges_before, pledges)
        spoken = session.transcript.statements
        said, talk = ledger_changes(applied.statements_before, spoken), session.record.talk
        news = News(s, before.public, after.public, change.events, change.encoded, shown, promised, said, talk)
        told: dict[int, bytes] = {}
        for client in list(self.seated):
            seat = client.seat
            assert seat is not None
            if seat not in told:
                told[seat] = news.told_to(view(after, seat), before.own[seat])
            client.put(told[seat])
        frame = Frame(s, None, after.public, change.events, change.encoded, shown, pledges, spoken)
        self.gallery.show(frame, applied.delay)

    def tell_room(self, but: Client | None = None) -> None:
        """Everybody hears how the table is now."""
        s, room = self._session.next_s(now_ms()), self._session.room()
        data = encode(Room(s, room))
        for client in list(self.seated):
            if client is not but:
                client.put(data)
        self.gallery.show(Frame(s, room), self._session.delay)

    def tell_clocks(self) -> None:
        """Everybody sees how the clocks run now."""
        s, shown = self._session.next_s(now_ms()), self._session.clocks
        data = encode(Clocks(s, shown))
        for client in list(self.seated):
            client.put(data)
        self.gallery.show(Frame(s, clocks=shown), self._session.delay)

    def tell_talk(self, guest: str, line: Talk) -> None:
        data = encode(line)
        for client in list(self.seated):
            if client.hears(guest):
                client.put(data)
        self.gallery.show(Frame(line.s, talk=line, guest=guest), self._session.delay)

    # People who are forgotten, or not to be heard

    def block(self, guest: str, blocked: frozenset[str]) -> None:
        """A guest's connections hear these people no more."""
        for client in self:
            if client.guest == guest:
                client.blocked = blocked

    def forget(self, guest: str) -> None:
        """What a guest said is shown to nobody any more, and its connections end."""
        for talk in (self._session.talk, self.gallery.talk):
            kept = [(speaker, line) for speaker, line in talk if speaker != guest]
            talk.clear()
            talk.extend(kept)
        self.close(4403, "not for you", guest)
