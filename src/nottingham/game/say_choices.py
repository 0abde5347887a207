"""What a seat may say: statements as a choice, which depends on what everybody knows alone. Rules §17, design §3."""

from collections.abc import Iterator
from typing import Any

import msgspec

from .chance import Dice
from .commands import Command, Say
from .fields import command_schema
from .goods import MOST_IN_BAG, MOST_SET_ASIDE, Cards
from .statements import (
    ASKED_OF_ANY,
    ASKED_OF_OWNER,
    BAG_CLAIMS,
    MOST_LOST,
    OF_MY_BAG,
    THREATS,
    TO_BAGS,
    Statement,
    StatementKind,
)

_K = StatementKind
_NOBODY = (None,)
_NO_GOOD = (None,)


class MaySay(msgspec.Struct, frozen=True, tag="may_say"):
    """What may be said. It is no part of ``sample``: whoever wants statements samples them here."""

    seat: int
    others: tuple[int, ...]
    bags: tuple[int, ...]
    """Whose bags can be spoken of: declared, and not settled."""
    mine: tuple[int, ...]
    """Those of them that this seat settles, alone or with the other deputy."""
    merchants: tuple[int, ...]
    """All merchants of this round."""
    tossed: bool
    """Whether the market is over, so that its cards can be spoken of."""
    threats: bool
    """Whether this seat keeps the gate, and a bag is still to be settled."""
    goods: Cards

    def contains(self, command: Command) -> bool:
        return type(command) is Say and self.allows(command.statement)

    def allows(self, said: Statement) -> bool:
        """Whether this statement may be made."""
        if said.kind is _K.ASK:
            return self._may_ask(said)
        return said.to is None and said.asks is None and self._fits(said, said.kind, self._about(said.kind), True)

    def _about(self, kind: StatementKind) -> tuple[int | None, ...]:
        """Of whom, or of whose bag, this can be said."""
        own = (self.seat,) if self.seat in self.bags else ()
        match kind:
            case _K.HOLDS | _K.YOU_LOSE:
                return own
            case _K.OPEN_THAT:
                return tuple(bag for bag in self.bags if bag != self.seat) if own else ()
            case _K.TOSSED:
                return self.merchants if self.tossed else ()
            case _K.SAW_THAT:
                return tuple(seat for seat in self.merchants if seat != self.seat)
            case _K.OWES_ME:
                return self.others
        if kind in BAG_CLAIMS:
            return self.bags
        if kind in TO_BAGS:
            return self.mine
        if kind in THREATS:
            return _NOBODY if self.threats else ()
        return _NOBODY if kind in OF_MY_BAG and own else ()

    def _may_ask(self, said: Statement) -> bool:
        if said.asks is None or said.to not in self.others:
            return False
        return self._fits(said, said.asks, self._asked_about(said.asks, said.to), False)

    def _asked_about(self, kind: StatementKind, to: int) -> tuple[int | None, ...]:
        owner = (to,) if to in self.bags else ()
        if kind in ASKED_OF_ANY:
            return tuple(bag for bag in self.bags if bag != self.seat)
        if kind in ASKED_OF_OWNER or kind is _K.HOLDS:
            return owner
        if kind is _K.TOSSED:
            return self.merchants if self.tossed else ()
        if kind is _K.OWES_ME:
            return tuple(seat for seat in (self.seat, *self.others) if seat != to)
        return ()

    def _fits(self, said: Statement, kind: StatementKind, about: tuple[int | None, ...], claims: bool) -> bool:
        """Whether the fields are those that this kind takes; a question names a kind of goods, but no numbers."""
        return (
            said.about in about
            and said.good in (self.goods if kind in (_K.HOLDS, _K.TOSSED) else _NO_GOOD)
            and 0 <= said.count <= (_MOST.get(kind, 0) if claims else 0)
            and (1 <= said.gold <= MOST_LOST if claims and kind is _K.YOU_LOSE else said.gold == 0)
        )

    def statements(self) -> Iterator[Statement]:
        """Everything that may be said, each thing once."""
        for kind in StatementKind:
            for about in self._about(kind):
                if kind is _K.YOU_LOSE:
                    yield from (Statement(kind, about, gold=gold) for gold in range(1, MOST_LOST + 1))
                elif kind in _MOST:
                    for good in self.goods:
                        yield from (Statement(kind, about, good, count) for count in range(_MOST[kind] + 1))
                else:
                    yield Statement(kind, about)
        yield from self.questions()

    def questions(self) -> Iterator[Statement]:
        """Everything that may be asked."""
        for asked in self.others:
            for kind in StatementKind:
                for about in self._asked_about(kind, asked):
                    goods = self.goods if kind in _MOST else _NO_GOOD
                    yield from (Statement(_K.ASK, about, good, to=asked, asks=kind) for good in goods)

    def sample(self, dice: Dice) -> Say:
        """Something to say: each kind as likely as the others. A ``ValueError``, if nothing can be said."""
        by_kind: dict[tuple[StatementKind, StatementKind | None], list[Statement]] = {}
        for said in self.statements():
            by_kind.setdefault((said.kind, said.asks), []).append(said)
        return Say(dice.choose(dice.choose(list(by_kind.values()))))

    def schema(self) -> dict[str, Any]:
        """Each kind with what it can be about; ``contains`` says the same."""
        found = [self._shape(kind, self._about(kind), True, {}) for kind in StatementKind]
        for asked in self.others:
            for kind in StatementKind:
                fields = {"kind": {"const": str(_K.ASK)}, "to": {"const": asked}, "asks": {"const": str(kind)}}
                found.append(self._shape(kind, self._asked_about(kind, asked), False, fields))
        return command_schema(Say, {"statement": {"anyOf": [shape for shape in found if shape is not None]}})

    def _shape(
        self, kind: StatementKind, about: tuple[int | None, ...], claims: bool, fields: dict[str, Any]
    ) -> dict[str, Any] | None:
        if not about:
            return None
        absent = {"to": {"const": None}, "asks": {"const": None}}
        properties: dict[str, Any] = {"kind": {"const": str(kind)}, **absent, **fields}
        required = list(fields) or ["kind"]
        properties["about"] = {"enum": list(about)}
        required += [] if about == _NOBODY else ["about"]
        takes_good = kind in _MOST
        properties["good"] = {"enum": [str(good) for good in self.goods]} if takes_good else {"const": None}
        required += ["good"] if takes_good else []
        most = _MOST.get(kind, 0) if claims else 0
        properties["count"] = {"type": "integer", "minimum": 0, "maximum": most}
        loses = claims and kind is _K.YOU_LOSE
        properties["gold"] = {"type": "integer", "minimum": int(loses), "maximum": MOST_LOST if loses else 0}
        required += ["gold"] if loses else []
        return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}


_MOST = {_K.HOLDS: MOST_IN_BAG, _K.TOSSED: MOST_SET_ASIDE}
"""How many of a kind can be spoken of."""
