"""Turn order, actions and observations of the environments: one layout for the PettingZoo form and the array engine.

*Turns.* Outside inspections whoever the rules ask acts, merchants clockwise from the Sheriff's left. In an
inspection every merchant first *speaks* once, in the order of the declarations. Then the Sheriff *settles*: passes,
opens, accepts; or gives one merchant the floor (hears him, refuses his offer, makes him one), after which it is the
Sheriff's turn again. After ``exchanges`` such exchanges without a bag being settled, only settling is left.

*Selections.* Cards are chosen in sub-steps: "take n of a kind", kinds in canonical order (``canonical``), and DONE.
A kind may be taken again only after its largest number was, so that every choice is reached in one way. A selection
that could only be ended ends by itself. Nobody else sees a selection before it is done.

*Offers* are selections, too: goods of the merchant's stall, goods promised out of the bag, what is to be done with
bags, in this order and at most ``MOST_ITEMS`` in all; a number of gold ends the offer and says it. The merchant's own
bag, while unsettled, passes in every offer that does not say otherwise (OPEN or LEAVE).

*Debts* are paid in canonical order, dearest first, which makes every choice of rules §6 reachable and ends by itself.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache, cached_property
from math import prod
from typing import Final

import msgspec

from ..game import Good, Ruleset, Statement
from ..game.goods import BLACK_MARKET, CATALOGUE, IS_LEGAL, LEGAL, MOST_IN_BAG, PLAIN_CONTRABAND, PROMO, ROYAL, VALUE
from ..game.known import AskKind
from .grid_talk import grid_statements, said_by_distance
from .memory import MOST_COUNTED, REMEMBERED

VERSIONS: Final = (0, 1)
"""Of the environment. A change to actions, observations, turns or rewards makes a new one."""
EXCHANGES: Final = 2
"""How often the Sheriff may give somebody the floor before a bag has to be settled."""
MOST_ITEMS: Final = 3
"""Items in an offer besides gold: a number of goods of a kind, or what is to be done with a bag."""
GOLD: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40)
"""What a merchant may give in an offer."""
SHERIFF_GOLD: Final = (1, 2, 3, 5, 8, 10, 15, 20)
"""What the Sheriff may give in an offer."""
MOST_TAKEN: Final = {**dict.fromkeys((*LEGAL, *PLAIN_CONTRABAND), MOST_IN_BAG), **dict.fromkeys((*ROYAL, *PROMO), 2)}
"""The largest number of a kind in one sub-step."""
MOST_PROMISED: Final = 2
"""The same for goods promised out of a bag."""


class TurnKind(StrEnum):
    """What somebody is asked to do."""

    NAME = "name"
    """The Sheriff names who starts the market."""
    SET_ASIDE = "set_aside"
    LOAD = "load"
    DECLARE = "declare"
    SPEAK = "speak"
    """A merchant has the floor."""
    SETTLE = "settle"
    """The Sheriff has it."""
    PAY = "pay"
    """A debt is to be paid in goods."""
    LAST_CALL = "last_call"
    """The black market, after the last bag."""
    OVER = "over"
    # Only in the PettingZoo form (first edition, six players, promo cards):
    PLACE = "place"
    DIVIDE = "divide"
    BRIMSTONE = "brimstone"
    PLATES = "plates"


TURNS: Final = tuple(TurnKind)
BASE_TURNS: Final = TURNS[: TURNS.index(TurnKind.OVER) + 1]
TURN_OF_ASK: Final = {
    AskKind.NAME_FIRST: TurnKind.NAME,
    AskKind.MARKET: TurnKind.SET_ASIDE,
    AskKind.LOAD: TurnKind.LOAD,
    AskKind.DECLARE: TurnKind.DECLARE,
    AskKind.SETTLE: TurnKind.SETTLE,
    AskKind.PAY: TurnKind.PAY,
    AskKind.BLACK_MARKET: TurnKind.LAST_CALL,
    AskKind.PLACE: TurnKind.PLACE,
    AskKind.PLACE_CONFISCATED: TurnKind.PLACE,
    AskKind.DIVIDE: TurnKind.DIVIDE,
    AskKind.BRIMSTONE: TurnKind.BRIMSTONE,
    AskKind.CHOOSE_PLATES: TurnKind.PLATES,
}
"""The turn in which the seat that the rules ask answers."""


class Act(StrEnum):
    """What an action does. Distances are counted clockwise from the seat that acts; 0 is that seat itself."""

    DONE = "done"
    """End a selection; wait; decline; a debt that all contraband does not cover: hand over everything."""
    WITHDRAW = "withdraw"
    """Take back its own standing offer."""
    NAME = "name"
    DECLARE = "declare"
    """This legal kind, and the true number."""
    CLAIM = "claim"
    """The top card of a black market stack."""
    ACCEPT = "accept"
    """The standing offer of that seat: with the owner's offer to pass it, a bag passes."""
    REFUSE = "refuse"
    """A merchant: the Sheriff's offer. The Sheriff: that merchant's, who gets the floor."""
    PASS = "pass"
    """Pass that bag without any offer."""
    OPEN = "open"
    HEAR = "hear"
    """Give a merchant without a standing offer the floor."""
    COUNTER = "counter"
    """The Sheriff begins an offer to that merchant, who gets the floor when it is said."""
    GOLD = "gold"
    """The merchant gives so much; the offer is said."""
    SHERIFF_GOLD = "sheriff_gold"
    """The Sheriff gives so much; the offer is said."""
    BAG_PASS = "bag_pass"
    """In an offer: that bag, a third one, is to be passed."""
    BAG_OPEN = "bag_open"
    """In an offer: that bag is to be opened; also the merchant's own."""
    BAG_NOTHING = "bag_nothing"
    """In an offer: nothing is to be taken for that third bag."""
    BAG_LEAVE = "bag_leave"
    """In an offer: nothing is agreed about the merchant's own bag."""
    TAKE = "take"
    """So many of a kind: from the hand, or from the stall that gives or pays."""
    PROMISE = "promise"
    """So many of a kind out of the merchant's bag, there or not."""
    # Only in the PettingZoo form:
    CONFIRM = "confirm"
    """A deputy confirms the stance on that bag (PASS and OPEN take one)."""
    AGREE = "agree"
    DISAGREE = "disagree"
    PILE = "pile"
    """First edition: the top card of that pile, or lay cards on it."""
    BURN = "burn"
    """Brimstone oil: so many of a legal kind on that seat's stall."""
    # Only with ``talk``:
    SAY = "say"
    """Say something that everybody hears and that changes nothing (rules §17)."""


class Action(msgspec.Struct, frozen=True):
    """One line of the table of actions."""

    id: int
    act: Act
    distance: int = 0
    good: Good | None = None
    number: int = 0
    said: Statement | None = None
    """Only of ``Act.SAY``: seats in it are distances from the seat that acts."""

    @property
    def name(self) -> str:
        if self.said is not None:
            return f"say {said_by_distance(self.said)}"
        parts = [str(self.act)]
        if self.act in _WITH_DISTANCE:
            parts.append(f"+{self.distance}")
        if self.number or self.act in (Act.GOLD, Act.PILE):
            parts.append(str(self.number))
        if self.good is not None:
            parts.append(str(self.good))
        return " ".join(parts)


_TO_MERCHANT = (Act.NAME, Act.ACCEPT, Act.REFUSE, Act.PASS, Act.OPEN, Act.HEAR, Act.COUNTER)
_ABOUT_BAGS = (Act.BAG_PASS, Act.BAG_OPEN, Act.BAG_NOTHING, Act.BAG_LEAVE)
_WITH_DISTANCE = frozenset((*_TO_MERCHANT, *_ABOUT_BAGS, Act.CONFIRM, Act.BURN))

_Line = tuple[Act, int, Good | None, int]
_Part = tuple[str, tuple[int, ...], str]


def _selections(kinds: tuple[Good, ...]) -> Iterator[_Line]:
    for good in kinds:
        yield from ((Act.TAKE, 0, good, number) for number in range(1, MOST_TAKEN[good] + 1))
    for good in kinds:
        yield from ((Act.PROMISE, 0, good, number) for number in range(1, MOST_PROMISED + 1))


def _base() -> Iterator[_Line]:
    """Second edition, three to five players."""
    yield Act.DONE, 0, None, 0
    yield Act.WITHDRAW, 0, None, 0
    yield from ((Act.DECLARE, 0, good, 0) for good in canonical(LEGAL))
    yield from ((Act.CLAIM, 0, good, 0) for good in BLACK_MARKET)
    for act in _TO_MERCHANT:
        yield from ((act, distance, None, 0) for distance in range(1, 5))
    yield from ((Act.GOLD, 0, None, number) for number in GOLD)
    yield from ((Act.SHERIFF_GOLD, 0, None, number) for number in SHERIFF_GOLD)
    for act in _ABOUT_BAGS:
        yield from ((act, distance, None, 0) for distance in range(5))
    yield from _selections(canonical((*LEGAL, *PLAIN_CONTRABAND)))


def _extra() -> Iterator[_Line]:
    """First edition, six players, promo cards."""
    for act in (*_TO_MERCHANT, *_ABOUT_BAGS):
        yield act, 5, None, 0
    yield from ((Act.CONFIRM, distance, None, 0) for distance in range(1, 6))
    yield Act.AGREE, 0, None, 0
    yield Act.DISAGREE, 0, None, 0
    yield from ((Act.PILE, 0, None, pile) for pile in range(2))
    yield from _selections(canonical(PROMO))
    for distance in range(1, 6):
        for good in canonical(LEGAL):
            yield from ((Act.BURN, distance, good, number) for number in (1, 2))


def canonical(kinds: tuple[Good, ...]) -> tuple[Good, ...]:
    """Kinds in the order of every selection and of every list of counts: legal goods first, the dearer first,
    then as in the catalogue. Dearest first makes a choice of goods for a debt minimal (rules §6) as soon as it is
    enough."""
    catalogue = list(CATALOGUE)
    return tuple(sorted(kinds, key=lambda good: (good not in IS_LEGAL, -VALUE[good], catalogue.index(good))))


def _numbered(lines: Iterator[_Line], start: int) -> tuple[Action, ...]:
    return tuple(Action(start + i, *line) for i, line in enumerate(lines))


_BASE = _numbered(_base(), 0)
_ROYAL = _numbered(_selections(canonical(ROYAL)), len(_BASE))
_EXTRA = _numbered(_extra(), len(_BASE) + len(_ROYAL))

ACTIONS: Final = _BASE + _ROYAL + _EXTRA
"""Every action; the id is the index. Games that need no later ones use a prefix: see ``Layout.actions``."""
assert len(ACTIONS) <= 512

_IDS: Final = {(action.act, action.distance, action.good, action.number): action.id for action in ACTIONS}


def action_id(act: Act, distance: int = 0, good: Good | None = None, number: int = 0) -> int:
    """The id of an action; a ``KeyError`` if the grid does not have it."""
    return _IDS[act, distance, good, number]


class Field(msgspec.Struct, frozen=True):
    """A part of the observation: numbers from 0 to 255, in the order of ``shape``, last index fastest.

    A field of ``each_seat`` has such a part for every seat: ``Layout.stride`` further on for each one, clockwise from
    the observer. What is in it, bags in offers above all, is told relative to *that* seat, not to the observer; so the
    seats' parts are the same for everybody, in another rotation.
    """

    name: str
    offset: int
    shape: tuple[int, ...]
    what: str
    each_seat: bool = False

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """Actions and observations for one ruleset. Seats in observations are counted clockwise from the observer. Version
    1 adds memory to the observations of version 0; actions are the same."""

    def __init__(self, rules: Ruleset, version: int = 0, talk: bool = False) -> None:
        self.rules, self.version, self.talk = rules, version, talk
        royal = ROYAL if any(rules.copies(good) for good in ROYAL) else ()
        promo = tuple(good for good in PROMO if rules.copies(good))
        self.extended = rules.edition != "second" or rules.players > 5 or bool(promo)
        """Whether these rules need more than the array engine plays."""
        self.kinds = canonical((*LEGAL, *PLAIN_CONTRABAND, *royal, *promo))
        """The kinds of all lists of counts, in this order; legal ones first."""
        self.contraband = self.kinds[len(LEGAL) :]
        self.legal = self.kinds[: len(LEGAL)]
        self.turns = TURNS if self.extended else BASE_TURNS
        grid = ACTIONS if self.extended else _BASE + _ROYAL if royal else _BASE
        self.statements = grid_statements(rules) if talk else ()
        """What can be said, in the order of the actions, which come last: seats are distances from the speaker."""
        self.actions = (
            *grid,
            *(Action(len(grid) + i, Act.SAY, said=said) for i, said in enumerate(self.statements)),
        )
        self.first_word = len(grid)

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """What is common, then what is the observer's own, then what each seat has."""
        found: list[Field] = []
        offset = 0
        for each_seat, parts in ((False, self._common()), (False, self._own()), (True, self._each_seat())):
            for name, shape, what in parts:
                found.append(Field(name, offset, shape, what, each_seat))
                offset += found[-1].size
        return tuple(found)

    @cached_property
    def stride(self) -> int:
        """The length of one seat's part."""
        return sum(field.size for field in self.fields if field.each_seat)

    @cached_property
    def size(self) -> int:
        """The length of an observation."""
        return sum(field.size * (self.rules.players if field.each_seat else 1) for field in self.fields)

    def field(self, name: str) -> Field:
        return next(field for field in self.fields if field.name == name)

    def part(self, flat: Sequence[int], name: str, seat: int = 0) -> Sequence[int]:
        """The numbers of one field; of one seat, counted from the observer, where each seat has some."""
        field = self.field(name)
        start = field.offset + seat * self.stride
        return flat[start : start + field.size]

    def _common(self) -> Iterator[_Part]:
        kinds = len(self.kinds)
        yield "turn", (len(self.turns),), "what is asked, one-hot"
        yield "round", (1,), "the round, from 1"
        yield "rounds_left", (1,), "rounds after this one"
        yield "deck", (1,), "cards in the deck"
        yield "discard", (kinds,), "the discard, all piles together"
        yield "exchanges_left", (1,), "how often the Sheriff may still give somebody the floor before a bag is settled"
        yield "debt", (1,), "what is left to be paid in goods, by whoever is asked to pay"
        yield "stacks", (len(BLACK_MARKET),), "black market cards left on each stack"
        if self.extended:
            yield "piles", (2, kinds), "first edition: each discard pile"
            yield "tops", (2, 5, kinds), "first edition: the five topmost cards of each, one-hot, the top first"

    def _own(self) -> Iterator[_Part]:
        seats, kinds = self.rules.players, len(self.kinds)
        yield "hand", (kinds,), "its own hand"
        yield "bag", (kinds,), "its own bag as it was loaded this round, also after it was settled"
        yield "contraband", (kinds - len(self.legal),), "face-down goods on its own stall"
        yield "taken", (kinds,), "its own selection so far: cards, or goods of an offer"
        yield "promised", (kinds,), "in its own offer so far: goods out of the bag"
        yield "bags", (seats, 4), "in its own offer so far, by distance: pass, open, take nothing, leave"
        yield "to", (seats,), "the merchant to whom the Sheriff's offer so far is made: the distance, one-hot"
        yield "cursor", (1,), "the first place in the canonical order that is still open in the selection"
        yield "items", (1,), "items in its own offer so far"
        if self.talk:
            yield "words_left", (1,), "with talk: what it may still say until the next bag is settled"
        if self.version:
            yield "out_of_sight", (kinds,), "cards that it does not see: all, less open ones and its own"
        if self.extended:
            yield "taken_from", (2,), "first edition: cards that its own selection takes from each pile"
            yield "loot", (kinds + 2,), "six players: loot by kind as far as known, then gold and face-down number"
            yield "proposal", (kinds + 2,), "six players: the other deputy's proposal, the same way"

    def _each_seat(self) -> Iterator[_Part]:
        seats, kinds, legal = self.rules.players, len(self.kinds), len(self.legal)
        yield "actor", (1,), "is asked; nobody is when the game is over"
        yield "sheriff", (1,), "is the Sheriff, or a deputy"
        yield "to_speak", (1,), "has still to speak before the Sheriff settles, or has the floor"
        yield "gold", (1,), "gold (at most 255)"
        yield "cards", (1,), "cards in the hand; a bag counts with the hand until the last one is closed"
        yield "stall", (legal,), "legal goods on the stall"
        yield "face_down", (1,), "contraband on the stall, by number"
        yield "bag_cards", (1,), "cards in the bag, once the last one is closed; also after it was settled"
        yield "declared", (legal,), "the declaration, one-hot"
        yield "bag_state", (3,), "the bag is unsettled, passed, opened"
        yield "obligations", (3,), "deals say to pass this bag, to open it, to take nothing for it"
        yield "set_aside", (kinds,), "set aside face up in this round's market (first edition: own, until placed)"
        yield "claimed", (1,), "has claimed a black market card this round"
        yield "black_cards", (1,), "the value of the claimed black market cards"
        for way, text in (("offer", "this merchant's offer to the Sheriff"), ("counter", "the Sheriff's to him")):
            yield f"{way}_stands", (1,), f"{text} stands"
            yield f"{way}_gold", (1,), "what the merchant gives"
            yield f"{way}_sheriff_gold", (1,), "what the Sheriff gives"
            yield f"{way}_goods", (kinds,), "goods of the merchant's stall"
            yield f"{way}_promised", (kinds,), "goods promised out of the merchant's bag"
            yield (
                f"{way}_bags",
                (seats, 3),
                "for each bag, by its distance from this merchant: pass, open, take nothing",
            )
        if self.extended:
            yield (
                "stances",
                (4,),
                "six players, this bag: I (merchants: the first deputy) pass, open, am alone with it; the other opens",
            )
        if self.version:
            yield from ((name, (1,), f"{what} (at most {MOST_COUNTED})") for name, what in REMEMBERED.items())
        if self.talk:
            what = "with talk: what it said this round, as often as it did, in the order of the actions"
            yield "said", (len(self.statements),), what
            states = "true, false, kept, not kept"
            yield "record", (4,), f"with talk: how many of its statements in this game were {states} so far"


@cache
def layout_of(rules_json: bytes, version: int, talk: bool) -> Layout:
    """The layout of a ruleset, made once. (Rulesets hold dictionaries and cannot be hashed.)"""
    return Layout(msgspec.json.decode(rules_json, type=Ruleset), version, talk)


def layout(rules: Ruleset, version: int = 0, talk: bool = False) -> Layout:
    """The layout of a ruleset in a version of the environment, with statements or without; equal ones are shared."""
    return layout_of(msgspec.json.encode(rules), version, talk)
