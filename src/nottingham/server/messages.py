"""The messages to those at a table: each seat hears what ``tell`` gives it, and the fields of its view that changed."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

from msgspec import Raw

from ..game import SPECTATOR, Event, View, legal_for, tell
from ..game.choices import Choices
from ..game.known import Own, Promise, Public
from ..notation.fairness import commitment
from ..notation.promises import Pledge
from ..notation.statements import Utterance
from .options import Talking, options_of
from .protocol import PROTOCOL, Clock, SeatNow, TableNow, Talk, Update, Welcome, encode
from .records import SeatRecord, TableRecord

PUBLIC_FIELDS = tuple(field for field in Public.__struct_fields__ if field != "promises")
"""Those that are told again when they change. Favours only ever become more, and every one is told once."""
OWN_FIELDS = Own.__struct_fields__
_NOTHING = Raw(b"{}")
_NO_CHOICES = Raw(encode(Choices()))


def room_of(
    record: TableRecord,
    names: dict[str, str],
    here: frozenset[int] = frozenset(),
    stand_ins: Iterable[int] = (),
) -> TableNow:
    """Everything about a table but the game."""
    return TableNow(
        id=record.id,
        code=record.code,
        state=record.state,
        ruleset=record.ruleset,
        seats=tuple(
            _seat_now(seat, names, seat.guest == record.host, number in here, number in stand_ins)
            for number, seat in enumerate(record.seats)
        ),
        paused=record.paused,
        commitment=commitment(record.secret),
        rematch=record.rematch,
        branch=record.branch is not None,
        as_they_were=record.branch is not None and not record.branch.again,
        agreed=record.agreed,
        **(options_of(record) | {"programs": record.takes_programs}),
    )


def _seat_now(seat: SeatRecord, names: dict[str, str], host: bool, here: bool, stand_in: bool) -> SeatNow:
    if seat.kind == "open":
        return SeatNow()
    if seat.kind == "bot":
        return SeatNow("bot", bot=seat.bot, ready=True, here=True)
    name = names.get(seat.guest, "")
    return SeatNow(
        "person",
        name,
        ready=seat.ready,
        here=here,
        stand_in=stand_in,
        host=host,
        face=seat.face,
        program=seat.program,
    )


def welcome(
    *,
    s: int,
    table: TableNow,
    seen: View | None,
    seat: int | None,
    missed: Sequence[Event],
    talk: tuple[Talk, ...],
    clocks: tuple[Clock, ...],
    promises: tuple[Pledge, ...],
    statements: tuple[Utterance, ...] = (),
) -> bytes:
    """Everything that a seat may know, and what it missed."""
    return encode(
        Welcome(
            protocol=PROTOCOL,
            s=s,
            n=0 if seen is None else seen.public.n,
            table=table,
            seat=seat,
            public=None if seen is None else seen.public,
            own=None if seen is None else seen.own,
            awaiting=() if seen is None else seen.awaiting,
            legal=Choices() if seen is None else choices_of(seen, table.talk),
            missed=tuple(tell(event, seat) for event in missed),  # type: ignore[misc]
            talk=talk,
            clocks=clocks,
            promises=promises,
            statements=statements,
        )
    )


def choices_of(seen: View, talk: Talking) -> Choices:
    """What a seat may do, and say, as far as the table's host lets people talk."""
    choices = legal_for(seen)
    return choices if talk != "quiet" else Choices(choices.choices)


class News:
    """What one command led to, put into words once and told to many."""

    def __init__(
        self,
        s: int,
        before: Public,
        after: Public,
        events: Sequence[Event],
        whole: Sequence[bytes],
        clocks: Any,
        promises: dict[int, Pledge],
        statements: dict[int, Utterance],
        talk: Talking = "all",
    ) -> None:
        self.s, self.n = s, after.n
        self._events = events
        self._whole = [Raw(data) for data in whole]
        self._to_onlookers: dict[int, tuple[Event, Raw]] = {}
        self._changed = Raw(encode(changes(PUBLIC_FIELDS, before, after)))
        self._awaiting = Raw(encode(View(None, after, None).awaiting))
        self._favours = favours(before, after)
        self._clocks = clocks
        self._promises = promises
        self._statements = statements
        self._talk: Talking = talk

    def told_to(self, seen: View, own_before: Own | None) -> bytes:
        """The message for a seat, or for those who look on."""
        own = seen.own
        changed = _NOTHING if own is own_before or own is None else changes(OWN_FIELDS, own_before, own)
        message = Update(
            s=self.s,
            n=self.n,
            told=[self._told(i, seen.seat) for i in range(len(self._events))],  # type: ignore[arg-type]
            changed=self._changed,  # type: ignore[arg-type]
            own=changed,  # type: ignore[arg-type]
            awaiting=self._awaiting,  # type: ignore[arg-type]
            legal=_NO_CHOICES if own is None else choices_of(seen, self._talk),  # type: ignore[arg-type]
            clocks=self._clocks,
            favours=self._favours,
            promises=self._promises,
            statements=self._statements,
        )
        return encode(message)

    def _told(self, i: int, seat: int | None) -> Raw:
        """An event as a seat is told it: whole, or as to those who look on, nearly always, and that is encoded once."""
        event = self._events[i]
        told = tell(event, seat)
        if told is event:
            return self._whole[i]
        if i not in self._to_onlookers:
            self._to_onlookers[i] = tell(event, SPECTATOR), Raw(encode(tell(event, SPECTATOR)))
        as_onlooker, encoded = self._to_onlookers[i]
        return encoded if told == as_onlooker else Raw(encode(told))


def favours(before: Public, after: Public) -> tuple[Promise, ...]:
    """The favours that were promised meanwhile."""
    return after.promises[len(before.promises) :]


T = TypeVar("T", Pledge, Utterance)


def ledger_changes(before: tuple[T, ...], after: tuple[T, ...]) -> dict[int, T]:
    """What is new or other in the ledger of promises, or among the statements, by its place."""
    known = len(before)
    found = dict(enumerate(after[known:], known))
    if after[:known] != before:
        found |= {i: pledge for i, (old, pledge) in enumerate(zip(before, after, strict=False)) if pledge != old}
    return dict(sorted(found.items()))


def changes(fields: Iterable[str], before: object, after: object) -> dict[str, Any]:
    """The fields that are not what they were: a function of the two views alone."""
    found = {}
    for field in fields:
        new, old = getattr(after, field), getattr(before, field)
        if new is not old and new != old:
            found[field] = new
    return found
