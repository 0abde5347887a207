"""Table: the whole truth. Draft: a table while a command is being played."""

from typing import Final

import msgspec
from msgspec.structs import force_setattr

from .awaiting import awaiting, clock_runs
from .chance import Chance, Seeded
from .events import Event
from .goods import STARTING_GOLD, Cards
from .known import Ask, Own, OwnDraft, Public, PublicDraft
from .ruleset import Ruleset


class Table(msgspec.Struct, frozen=True, gc=False):
    """The whole truth about one game. A value: commands make new tables and leave this one alone."""

    public: Public
    own: tuple[Own, ...]
    deck: Cards = ()
    """The deck as it was last shuffled."""
    drawn: int = 0
    """How many cards of it are gone."""
    removed: Cards = ()
    deputy_deck: tuple[int, ...] = ()
    """Deputy cards that are still to come, the next one first."""
    chance: Chance = Seeded(0)
    chances: int = 0
    """How often chance was asked so far."""

    @property
    def rules(self) -> Ruleset:
        return self.public.rules

    @property
    def awaiting(self) -> tuple[Ask, ...]:
        """Who must act."""
        return awaiting(self.public)

    @property
    def clock_runs(self) -> bool:
        """Whether the inspection clock runs (rules §9)."""
        return clock_runs(self.public)


class Draft:
    """A table in the making: one copy for each command, changed by events alone.

    For a seat's view, ``own`` holds that seat only, and there is no deck.
    """

    __slots__ = (
        "chance",
        "chances",
        "changing",
        "deck",
        "deputy_deck",
        "drawn",
        "events",
        "fresh",
        "own",
        "public",
        "removed",
        "rules",
    )

    changing: PublicDraft
    """The public part, for events to change."""
    public: Public
    """The same thing, for rules to read."""
    own: list[Own | None]

    def __init__(self, table: Table) -> None:
        public = self.public = table.public.__copy__()
        force_setattr(public, "__class__", PublicDraft)  # as open_public, without a call: every command is here
        self.changing = public
        self.rules = public.rules
        self.own = list(table.own)
        self.fresh: list[OwnDraft] = []
        self.deck = table.deck
        self.drawn = table.drawn
        self.removed = table.removed
        self.deputy_deck = table.deputy_deck
        self.chance = table.chance
        self.chances = table.chances
        self.events: list[Event] = []

    def fresh_own(self, seat: int) -> OwnDraft | None:
        """A seat's own knowledge, to be changed; nothing if this draft is somebody else's view."""
        own = self.own[seat]
        if own is None or type(own) is OwnDraft:
            return own
        fresh: OwnDraft = own.__copy__()
        force_setattr(fresh, "__class__", OwnDraft)
        self.own[seat] = fresh  # type: ignore[call-overload]
        self.fresh.append(fresh)
        return fresh

    def close(self) -> None:
        """Nothing is changed any more."""
        self.changing.__class__ = Public
        for own in self.fresh:
            own.__class__ = Own

    def owner(self, seat: int) -> Own:
        """What a seat knows. To be read only."""
        own = self.own[seat]
        assert own is not None
        return own

    def finished(self) -> Table:
        """The table that came of it; only of a draft that knows everything."""
        self.close()
        own: tuple[Own, ...] = tuple(self.own)  # type: ignore[arg-type]
        return Table(self.public, own, self.deck, self.drawn, self.removed, self.deputy_deck, self.chance, self.chances)


def empty_public(rules: Ruleset) -> Public:
    """What everybody knows before the first event: gold from the bank, and nothing else (rules §2)."""
    seats = range(rules.players)
    return Public(
        rules=rules,
        gold=tuple(STARTING_GOLD for _ in seats),
        hands=tuple(0 for _ in seats),
        stalls=tuple(() for _ in seats),
        contraband=tuple(0 for _ in seats),
        bags=tuple(None for _ in seats),
        set_aside=tuple(() for _ in seats),
        black_cards=tuple(() for _ in seats),
        plates=tuple(() for _ in seats),
        deck=rules.deck_size,
        piles=tuple(() for _ in range(rules.rule.piles)),
        stacks=rules.black_market_stacks,
    )


def empty_table(rules: Ruleset, chance: Chance | None = None) -> Table:
    """A table before its first event."""
    own = tuple(Own() for _ in range(rules.players))
    return Table(empty_public(rules), own, chance=chance if chance is not None else Seeded(0))


def open_public(public: Public) -> PublicDraft:
    """A copy that can be changed."""
    copy: PublicDraft = public.__copy__()
    force_setattr(copy, "__class__", PublicDraft)
    return copy


def open_own(own: Own) -> OwnDraft:
    """A copy that can be changed."""
    copy: OwnDraft = own.__copy__()
    force_setattr(copy, "__class__", OwnDraft)
    return copy


def close(draft: PublicDraft | OwnDraft) -> None:
    """From now on it cannot be changed any more; it is what users know, a ``Public`` or an ``Own``."""
    draft.__class__ = _CLOSED[type(draft)]


_CLOSED: Final[dict[type, type]] = {PublicDraft: Public, OwnDraft: Own}
