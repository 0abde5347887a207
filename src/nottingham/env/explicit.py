"""The game with chance as a player: who is Sheriff first, and every card as it is drawn, are moves of chance.

A ``Position`` is a value. It knows what each seat was told and did so far as a digest, which tells two histories apart
exactly if the seat can: what OpenSpiel calls an information state.
"""

from collections.abc import Iterable
from hashlib import blake2b

import msgspec

from ..arena.moderator import STATEMENTS_A_BAG
from ..game import Event, Ruleset, tell
from ..game.events import DeckReshuffled
from ..game.goods import (
    BLACK_MARKET,
    CATALOGUE,
    CROWNS,
    HIDDEN_REMOVAL,
    MOST_IN_BAG,
    MOST_SET_ASIDE,
    STARTING_GOLD,
    VALUE,
)
from .dealing import Dealing, dealing_of, dealt_game, first_dealing, stacked_table
from .layout import EXCHANGES, MOST_ITEMS
from .moments import Answer
from .reference import Reference, check_rules

GOODS = tuple(CATALOGUE)
"""Chance draws these: the outcome is the index. The very first outcome is the seat of the first Sheriff."""
DIGEST = 8
"""Bytes of a digest: a collision within a thousand million histories has a chance of one in forty."""


class Position:
    """A moment of a game, chance's moves included."""

    __slots__ = (
        "dealing",
        "exchanges",
        "first_sheriff",
        "fresh",
        "game",
        "heard",
        "pending",
        "rules",
        "talk",
        "version",
    )

    def __init__(self, rules: Ruleset, exchanges: int = EXCHANGES, version: int = 0, *, talk: bool = False) -> None:
        check_rules(rules, exchanges, base=True, version=version)
        self.talk = talk
        self.rules = rules
        self.version = version
        self.exchanges = exchanges
        self.first_sheriff: int | None = None
        self.dealing: Dealing | None = None
        """What chance has to draw now."""
        self.pending: Answer | None = None
        """The step that waits for those cards."""
        self.game: Reference | None = None
        self.fresh = True
        """The deck was never shuffled again."""
        self.heard: tuple[bytes, ...] = (b"",) * rules.players

    def __deepcopy__(self, memo: object) -> "Position":
        return self

    def _copy(self) -> "Position":
        twin = object.__new__(Position)
        for name in Position.__slots__:
            setattr(twin, name, getattr(self, name))
        return twin

    @property
    def chance_moves(self) -> bool:
        return self.first_sheriff is None or self.dealing is not None

    @property
    def over(self) -> bool:
        return self.game is not None and self.game.over

    def chances(self) -> list[tuple[int, float]]:
        """What chance may do, with the probabilities."""
        if self.first_sheriff is None:
            return [(seat, 1 / self.rules.players) for seat in range(self.rules.players)]
        assert self.dealing is not None
        pool = self.dealing.pool
        total = sum(pool.values())
        return [(i, pool[good] / total) for i, good in enumerate(GOODS) if pool[good]]

    def actions(self) -> list[int]:
        """What the seat that acts may do."""
        return [] if self.game is None or self.chance_moves else self.game.open_actions()

    def after(self, action: int) -> "Position":
        """The position after a move of chance, or of the seat that acts."""
        twin = self._copy()
        if self.chance_moves:
            twin._drawn(action)
        else:
            twin._acted(action)
        return twin

    def _drawn(self, outcome: int) -> None:
        if self.first_sheriff is None:
            self.first_sheriff, self.dealing = outcome, first_dealing(self.rules)
            return
        assert self.dealing is not None
        self.dealing = self.dealing.then(GOODS[outcome])
        if not self.dealing.done:
            return
        if self.game is None:
            self.game = Reference(self.rules, self.exchanges, version=self.version, talk=self.talk)
            self.game.begin(*dealt_game(self.rules, self.first_sheriff, self.dealing.drawn))
            self._hear(self.game.events)
        else:
            assert self.pending is not None
            self.game = self.game.copy()
            self.game.table = stacked_table(self.game.table, self.dealing)
            self._take(self.pending)
        self.dealing = self.pending = None

    def _acted(self, action: int) -> None:
        assert self.game is not None
        seat = self.game.actor
        assert seat is not None
        done = self.game.understood(action)
        heard = list(self.heard)
        heard[seat] = _digest(heard[seat], b"%d" % action)
        self.heard = tuple(heard)
        if done.command is not None:
            dealing = dealing_of(self.game.table, seat, done.command, fresh=self.fresh)
            if not dealing.done:
                self.dealing, self.pending = dealing, done
                return
        self.game = self.game.copy()
        self._take(done)

    def _take(self, done: Answer) -> None:
        assert self.game is not None
        self.game.take(done)
        self._hear(self.game.events)

    def _hear(self, events: Iterable[Event]) -> None:
        heard = list(self.heard)
        for event in events:
            self.fresh = self.fresh and not isinstance(event, DeckReshuffled)
            for seat, before in enumerate(heard):
                heard[seat] = _digest(before, msgspec.json.encode(tell(event, seat)))
        self.heard = tuple(heard)


def _digest(before: bytes, news: bytes) -> bytes:
    return blake2b(before + news, digest_size=DIGEST).digest()


# How long a game can be, and how much can be won: bounds that OpenSpiel wants to know


def most_steps(rules: Ruleset, exchanges: int, *, talk: bool = False) -> int:
    """Steps of players in a game, at most."""
    words = STATEMENTS_A_BAG * rules.players * (rules.players - 1) if talk else 0
    merchants = rules.players - 1
    offer = MOST_ITEMS + 2
    before = 1 + merchants * (MOST_SET_ASIDE + 1 + MOST_IN_BAG + 1 + 1)
    opening = merchants * offer
    payments = merchants * 2 * len(rules.kinds) * 3
    floor = exchanges * 2 * offer
    accepted = merchants * (2 + exchanges * 2)
    return rules.rounds * (before + opening + merchants * (1 + floor) + accepted + payments + merchants + words)


def most_draws(rules: Ruleset) -> int:
    """Moves of chance in a game, at most: the first Sheriff, the hands, and what is drawn again every round."""
    merchants = rules.players - 1
    return 1 + rules.players * rules.hand_limit + rules.rounds * merchants * (MOST_SET_ASIDE + MOST_IN_BAG)


def most_points(rules: Ruleset) -> int:
    """What there is to be had at a table in all."""
    cards = sum(VALUE[good] for good in rules.deck) - (HIDDEN_REMOVAL if rules.hidden_removal else 0)
    crowns = sum(king + queen for king, queen in CROWNS.values())
    market = sum(map(sum, BLACK_MARKET.values())) if rules.black_market else 0
    return rules.players * STARTING_GOLD + cards + crowns + market
