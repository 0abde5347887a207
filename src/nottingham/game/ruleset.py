"""Editions and options: data and small strategy slots. Rules §9, §13."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, Literal

import msgspec
from msgspec.structs import force_setattr

from .closed import NOTHING, closed
from .goods import (
    BLACK_MARKET,
    CATALOGUE,
    HIDDEN_REMOVAL,
    LEGAL,
    PLAIN_CONTRABAND,
    PROMO,
    ROYAL,
    Cards,
    Good,
)

EditionName = Literal["first", "second"]


class Edition(msgspec.Struct, frozen=True):
    """What differs between the editions (rules §13). Rules ask these slots, never for the edition's name."""

    piles: int
    """Discard piles."""
    turned_up: int
    """Cards turned up on each pile at set-up, and left on it when the deck runs out (§2, §7)."""
    names_first_merchant: bool
    """The Sheriff names who starts the market; otherwise it is the merchant on the Sheriff's left (§4.1)."""
    set_aside_face_down: bool
    """Set-aside cards lie face down and are then laid on a pile of choice; otherwise they lie face up and
    are gathered at the end of the phase (§4.1)."""
    draws_from_piles: bool
    """A merchant may take from the tops of the piles before drawing (§4.1)."""
    chooses_pile_for_confiscated: bool
    """The Sheriff chooses pile and order for confiscated goods (§4.4)."""
    stall_bluffs: bool
    """Contraband promised from a merchant's stall may be a bluff (§5)."""
    proofs: bool
    """Whoever comes short of a promise proves it to the Sheriff; otherwise what is missing is missing (§5)."""


EDITIONS: Final[dict[EditionName, Edition]] = {
    "first": Edition(
        piles=2,
        turned_up=5,
        names_first_merchant=False,
        set_aside_face_down=True,
        draws_from_piles=True,
        chooses_pile_for_confiscated=True,
        stall_bluffs=False,
        proofs=False,
    ),
    "second": Edition(
        piles=1,
        turned_up=0,
        names_first_merchant=True,
        set_aside_face_down=False,
        draws_from_piles=False,
        chooses_pile_for_confiscated=False,
        stall_bluffs=True,
        proofs=True,
    ),
}

ROUNDS: Final = {3: 9, 4: 8, 5: 10, 6: 9}
"""Everyone is Sheriff three times (3 players), twice (4, 5), or a deputy three times (6). Rules §3, §10."""

HAND_LIMIT: Final = 6
SEVEN_CARDS: Final = 7
"""The hand limit, and the one with the option (rules §2, §9)."""

MOST_PROMO_COPIES: Final = 9
MOST_HOUSE_ROUNDS: Final = 60
MOST_HOUSE_COPIES: Final = 99
"""What a ruleset takes at most; the rules themselves set no bound."""


SWITCHES: Final = ("royal_goods", "inspection_clock", "hidden_removal", "seven_cards", "black_market", "deputies")


class RulesetError(ValueError):
    """These rules cannot be played together. The message is a sentence that says why; ``code`` and ``data`` say it
    to programs, which put it into other languages."""

    def __init__(self, why: str, code: str = "unreadable", **data: int | str) -> None:
        super().__init__(why)
        self.code = code
        self.data = data


def check_ruleset(ruleset: object) -> None:
    """A game is played by a ``Ruleset``; its name alone, or its JSON, is none."""
    if not isinstance(ruleset, Ruleset):
        raise RulesetError(f"A game needs a Ruleset; Ruleset.preset makes one. This is {type(ruleset).__name__}.")


def _no_edition(edition: str) -> RulesetError:
    why = f"There is no edition {edition!r}; there are 'first' and 'second'."
    return RulesetError(why, "edition", edition=str(edition))


class Ruleset(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True, omit_defaults=True):
    """The rules of one game: an edition, the number of players, and options (rules §9).

    >>> Ruleset.preset("second", players=4, royal_goods=True).deck_size
    216
    """

    edition: EditionName
    players: int
    royal_goods: bool = False
    inspection_clock: bool = False
    hidden_removal: bool = False
    seven_cards: bool = False
    black_market: bool = False
    deputies: bool = False
    promos: Mapping[Good, int] = NOTHING
    """Promo cards in the deck, with their number of copies (rules §12)."""
    house_deck: Mapping[Good, int] | None = None
    """Plain and royal cards to play with in place of the printed numbers, for puzzles and tests."""
    house_rounds: int = 0
    """How many rounds to play in place of the rulebook's number; 0 stands for that (rules §3)."""

    @classmethod
    def preset(cls, edition: str, players: int = 4, **options: Any) -> "Ruleset":
        """An edition as printed, with options by name. Six players bring the deputies along."""
        known = set(cls.__struct_fields__) - {"edition", "players"}
        for name in options:
            if name not in known:
                raise RulesetError(f"There is no option {name!r}; the options are {', '.join(sorted(known))}.")
        if edition not in tuple(EDITIONS):
            raise _no_edition(edition)
        options.setdefault("deputies", players == 6)
        try:
            return msgspec.convert({"edition": edition, "players": players, **options}, cls)
        except msgspec.ValidationError as error:
            if isinstance(error.__cause__, RulesetError):
                raise error.__cause__ from None
            raise RulesetError(f"The rules cannot be read: {error}.") from None

    def __post_init__(self) -> None:
        why = self._why_not()
        if why is not None:
            raise why
        force_setattr(self, "promos", _by_good(self.promos))
        if self.house_deck is not None:
            force_setattr(self, "house_deck", _by_good(self.house_deck))

    def _why_not(self) -> RulesetError | None:
        """The first reason why these rules make no game, or nothing."""
        players = self.players
        if self.edition not in EDITIONS:
            return _no_edition(self.edition)
        if type(players) is not int or not 3 <= players <= 6:
            return RulesetError(f"The game is for 3 to 6 players, not for {players}.", "players", players=str(players))
        for name in SWITCHES:
            if type(getattr(self, name)) is not bool:
                why = f"{name} is switched on or off, with True or False, not with {getattr(self, name)!r}."
                return RulesetError(why)
        if self.deputies and players != 6:
            return RulesetError(f"Deputies need exactly six players, not {players}.", "deputies", players=players)
        if players == 6 and not self.deputies:
            return RulesetError("Six players need the deputies: there is no Sheriff with six.", "six")
        if type(self.house_rounds) is not int or not 0 <= self.house_rounds <= MOST_HOUSE_ROUNDS:
            why = f"A game has 1 to {MOST_HOUSE_ROUNDS} rounds, not {self.house_rounds}."
            return RulesetError(why, "rounds", most=MOST_HOUSE_ROUNDS, rounds=str(self.house_rounds))
        return self._why_no_deck()

    def _why_no_deck(self) -> RulesetError | None:
        for name, numbers in (("promos", self.promos), ("house_deck", self.house_deck or NOTHING)):
            if not isinstance(numbers, Mapping):
                why = f"{name} says how many there are of each kind, as a dictionary, not as {numbers!r}."
                return RulesetError(why)
        for good, copies in self.promos.items():
            if good not in PROMO:
                known = ", ".join(PROMO)
                return RulesetError(f"{good} is not a promo card; those are {known}.", "promo", good=good, known=known)
            if type(copies) is not int or not 1 <= copies <= MOST_PROMO_COPIES:
                why = f"There can be 1 to {MOST_PROMO_COPIES} copies of the promo card {good}, not {copies}."
                return RulesetError(why, "copies", least=1, most=MOST_PROMO_COPIES, good=good, copies=str(copies))
        for good, copies in (self.house_deck or {}).items():
            if good not in CATALOGUE or good in PROMO:
                why = f"{good} cannot be in a house deck: promo cards have switches of their own."
                return RulesetError(why, "house_deck", good=good)
            if type(copies) is not int or not 0 <= copies <= MOST_HOUSE_COPIES:
                why = f"There can be 0 to {MOST_HOUSE_COPIES} cards of {good}, not {copies}."
                return RulesetError(why, "copies", least=0, most=MOST_HOUSE_COPIES, good=good, copies=str(copies))
        if not self.legal_kinds:
            return RulesetError("The deck has no legal goods, so nobody could declare anything.", "no_legal_goods")
        needed = self.players * self.hand_limit + self.rule.piles * self.rule.turned_up
        if self.hidden_removal:
            needed += HIDDEN_REMOVAL
        if self.deck_size < needed:
            why = f"The deck has {self.deck_size} cards, but the first deal needs {needed}."
            return RulesetError(why, "deck_too_small", cards=self.deck_size, needed=needed)
        return None

    @cached_property
    def rule(self) -> Edition:
        return EDITIONS[self.edition]

    @cached_property
    def rounds(self) -> int:
        """Everyone is Sheriff or deputy equally often (rules §3, §10)."""
        return self.house_rounds or ROUNDS[self.players]

    @cached_property
    def hand_limit(self) -> int:
        """Rules §2, §9."""
        return SEVEN_CARDS if self.seven_cards else HAND_LIMIT

    @property
    def clock_seconds(self) -> int:
        """How long an inspection may take with the clock: 60 seconds a merchant, 240 with deputies (rules §9)."""
        return 240 if self.deputies else 60 * (self.players - 1)

    def copies(self, good: Good) -> int:
        """How many cards of a kind this game's deck starts with (rules §1)."""
        if good in PROMO:
            return self.promos.get(good, 0)
        if self.house_deck is not None:
            return self.house_deck.get(good, 0)
        if good in ROYAL and not self.royal_goods:
            return 0
        card = CATALOGUE[good]
        return card.with_three if self.players == 3 else card.with_more

    @cached_property
    def deck(self) -> Cards:
        """All cards of the game, in the order of the catalogue."""
        return tuple(good for good in CATALOGUE for _ in range(self.copies(good)))

    @property
    def deck_size(self) -> int:
        return len(self.deck)

    @cached_property
    def kinds(self) -> Cards:
        """Every kind in this game's deck."""
        return tuple(good for good in CATALOGUE if self.copies(good))

    @cached_property
    def legal_kinds(self) -> Cards:
        """The kinds that can be declared, chosen and crowned (D5)."""
        return tuple(good for good in LEGAL if self.copies(good))

    @cached_property
    def contraband_kinds(self) -> Cards:
        """Every kind that goes face down on a stall."""
        return tuple(good for good in (*PLAIN_CONTRABAND, *ROYAL, *PROMO) if self.copies(good))

    @property
    def black_market_stacks(self) -> Mapping[Good, tuple[int, ...]]:
        """Rules §11; empty without the option."""
        return closed(BLACK_MARKET) if self.black_market else NOTHING


def _by_good(numbers: Mapping[Good, int]) -> Mapping[Good, int]:
    """A closed copy: what somebody else holds can change."""
    return closed({Good(good): copies for good, copies in numbers.items()})
