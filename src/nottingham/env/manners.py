"""What a mind goes by at the gate beside what its network says.

A network that learnt at all sorts of tables goes by the looks of a bag and by what is offered for it, and hardly by the
record of its owner. So one who looks honest and lies every time gets through every time. Manners mend that: records
count, and looks and offers can be left out of account. And who sits among its own kind, whose bags cannot be read,
need not try to, and cannot be read in turn: there a Sheriff keeps to chances that hang on the size of a bag and on
what came of earlier bags of its owner that were as small or as large. Nobody changes such a record but by bags. How
many cards were tossed counts a little, by a table (``training.chances``): if nobody looked, nobody would have to hide
anything, and to hide it costs good cards. What a bag is said to hold costs nothing, so it counts for nothing.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from math import exp, log, log1p
from typing import Final

import msgspec

from ..game.goods import MOST_IN_BAG, MOST_SET_ASIDE
from .layout import Act, Layout, TurnKind
from .memory import LARGE
from .wide import WIDEST

OF_A_RECORD: Final = ("passed", "passed_false", "opened_true", "opened_false")
"""The counters of a seat that make its record."""
LOOKS: Final = ("set_aside", "declared")
"""What a merchant shows of a bag besides its size, at no cost: what is tossed at the market, and what is declared."""
OF_TALK: Final = (
    *("offer_stands", "offer_gold", "offer_sheriff_gold", "offer_goods", "offer_promised", "offer_bags"),
    *("offers_made", "demands_met", "demands_refused", "words_kept", "words_broken"),
)
"""What a merchant says, and has said: the offer that stands and all that is in it, and how talk went before."""
_SETTLED: Final = ("sheriff_opened", "sheriff_paid", "sheriff_free")
_TELLS: Final = (
    *("opened_true", "opened_false", "passed", "passed_false", "offers_made", "demands_met", "demands_refused"),
    *("tossed_contraband", *_SETTLED, "demands_made", "bag_cards", "counter_stands"),
)
TELLTALES: Final[dict[str, tuple[str, ...]]] = {**{name: (name,) for name in _TELLS}, "settled": _SETTLED}
"""What tells one's own kind from others, and which numbers of a seat each is the sum of: how it has played so far, how
many cards its bag has, and how many bags it has settled as Sheriff."""
BySize = tuple[float, float, float, float, float]
"""One for each number of cards in a bag."""
RECORDS: Final = ("unknown", "true", "mixed", "false")
"""What came of somebody's earlier bags of a size: nothing is known, at most a third were lies, two thirds, or more."""
CELLS: Final = len(RECORDS) * MOST_IN_BAG
TOSSED_CELLS: Final = (MOST_SET_ASIDE + 1) * MOST_IN_BAG
BySeat = Sequence[Sequence[int]]
"""Earlier bags of each seat by their size (``PublicMemory.by_size``), one's own first; nothing: nobody's were seen."""


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much records count when a Sheriff thinks of opening a bag, how far the likeliest choice is preferred, and
    between which bounds it is left to chance."""

    weight: float = 0.0
    """How far the log-odds of a lie, by the record, go into those of opening; 0: not at all."""
    doubt: float = 1.0
    """How many bags it takes to count as much as what is usual."""
    usual: float = 0.5
    """The share of lies among the bags of people of whom nothing is known."""
    power: float = 1.0
    """A Sheriff's chances, records included, are taken to this power once more: merchants mix so that their bags cannot
    be read, and a Sheriff has less to hide."""
    blind: bool = False
    """Looks are not shown to the network at the gate: whoever can choose them freely could make them say anything."""
    deaf: bool = False
    """Nor is what a merchant says, or has said: whether a bag is opened hangs on no offer. A Sheriff who lets it pass
    takes what is offered for that, and opens it the less, the nearer the offer comes to what the merchant has to fear
    (``stake``)."""
    stake: float = 0.0
    """The gold that opening costs a liar, for each card: so much for each, times the chance of being opened, buys a bag
    free of a deaf Sheriff, and half of it buys nothing. Nor does such a Sheriff ask for less than ``chances`` are
    worth. 0: no price buys a bag, and any may be asked for."""
    asks: float = 0.0
    """So much more speaks for naming a price than the network says: a merchant is asked before the bag is settled."""
    answers: bool = False
    """Who is asked for something and does not give it says no by word, always; and among its own kind, and in the first
    round, when nobody is known, nobody offers or pays anything as a merchant. If some paid, some said no and others
    nothing, that would tell what is in a bag."""
    chances: tuple[BySize, ...] = ()
    """So many bags are opened instead of passed, by each of ``RECORDS`` and their number of cards, whatever the network
    makes of them. Nothing: as the network says."""
    tossed: tuple[BySize, ...] = ()
    """So much is added to the log-odds of those chances, by how many cards the owner tossed at the market in this
    round, from none to ``MOST_SET_ASIDE``, and how many are in the bag. Nothing: that is not counted."""
    kin: tuple[tuple[float, ...], ...] = ()
    """How far the logarithm of each of ``TELLTALES``, and one more, speak for a seat's being of another kind: in the
    first round, and afterwards (``training.kin`` finds them). Chances hold as far as the other merchants seem to be of
    one's own kind, all but the one whose bag it is: nobody can change what is thought of their bag by behaving like
    somebody else. Nothing: chances hold everywhere."""

    def __post_init__(self) -> None:
        if not (self.doubt > 0 and self.power > 0 and 0 < self.usual < 1 and self.stake >= 0):
            raise ValueError(
                "Doubt and power are above 0, what is usual is a share between 0 and 1, and a stake is not below 0."
            )
        if len(self.chances) not in (0, len(RECORDS)):
            raise ValueError(f"Chances are {len(RECORDS)} rows, or none.")
        if not all(0 <= share <= 1 for row in self.chances for share in row):
            raise ValueError("Chances are shares from 0 to 1.")
        if len(self.tossed) not in (0, MOST_SET_ASIDE + 1) or (self.tossed and not self.chances):
            raise ValueError(f"What tossing adds to chances are {MOST_SET_ASIDE + 1} rows, or none.")
        if self.kin and [len(row) for row in self.kin] != [len(TELLTALES) + 1] * 2:
            raise ValueError(f"What tells one's own kind from others are two rows of {len(TELLTALES) + 1}, or none.")

    @property
    def flat(self) -> list[float]:
        """As a trainer has them among its weights."""
        heeds = (float(self.blind), float(self.deaf))
        numbers = (self.weight, self.doubt, self.usual, self.power, *heeds, self.stake, self.asks, float(self.answers))
        rows = self.chances or ((0.0,) * MOST_IN_BAG,) * len(RECORDS)
        kin = (self.kin or _ALL_ARE_KIN) if self.chances else _ALL_ARE_STRANGE
        return [*numbers, *(number for row in (*rows, *(self.tossed or _NO_TOSSES), *kin) for number in row)]

    @property
    def steps_in(self) -> bool:
        """Whether they say more about a bag than records do."""
        return self.deaf or bool(self.chances)

    @property
    def unseen(self) -> tuple[int, ...]:
        """Where in the input of a network the looks lie that it is not shown at the gate."""
        return places_of(LOOKS if self.blind else ())

    @property
    def unheard(self) -> tuple[int, ...]:
        """And the talk, when it is asked what to do."""
        return places_of(OF_TALK if self.deaf else ())

    def speaks_for_opening(self, grid: Layout, seen: Sequence[int], distance: int) -> float:
        """What is added to the log-odds of opening the bag at this distance."""
        passed, passed_false, opened_true, opened_false = (grid.part(seen, name, distance)[0] for name in OF_A_RECORD)
        false, every = passed_false + opened_false, passed + opened_true + opened_false
        lies, true = false + self.doubt * self.usual, every - false + self.doubt * (1 - self.usual)
        return self.weight * (log(lies / true) - log(self.usual / (1 - self.usual)))

    def chance(self, grid: Layout, seen: Sequence[int], far: int, before: BySeat) -> float:
        """Of opening the bag at this distance, where chances hold."""
        cards = grid.part(seen, "bag_cards", far)[0]
        if not self.chances or not cards:
            return 0.0
        bags, lies = before_of_size(cards, before[far]) if before else (0, 0)
        chance = self.chances[record_of(bags, lies)][cards - 1]
        if not self.tossed:
            return chance
        tossed = min(MOST_SET_ASIDE, sum(grid.part(seen, "set_aside", far)))
        opens = chance * exp(self.tossed[tossed][cards - 1])
        return opens / (opens + 1 - chance)

    def settles(
        self, grid: Layout, seen: Sequence[int], far: int, speaks: dict[Act, float], before: BySeat
    ) -> dict[Act, float]:
        """What speaks for opening a bag, passing it, and taking or refusing an offer to pass it, moved so that opening
        is as likely as the chances say; what speaks for all of them together stays."""
        cards = grid.part(seen, "bag_cards", far)[0]
        if not cards or not self.steps_in:
            return speaks
        offered = worth_of_offer(grid, seen, far)
        mild = (Act.PASS,) if self.deaf or offered is None else (Act.PASS, Act.ACCEPT)
        every = _together([speaks[act] for act in (Act.OPEN, *mild)])
        passes = _together([speaks[act] for act in mild])
        free, held = exp(speaks[Act.OPEN] - every), self.chance(grid, seen, far, before)
        if self.deaf and offered is not None:  # each has its own price, or a little gold would buy off both at once
            free, held = (chance * (1 - self.bought(offered, cards, chance)) for chance in (free, held))
        chance = held + (free - held) * self.strange(grid, seen, far)
        milder = every + log(1 - chance + LITTLE) - passes
        found = {**speaks, Act.OPEN: every + log(chance + LITTLE), **{act: speaks[act] + milder for act in mild}}
        if self.deaf:
            taken, left = (found[Act.PASS], every - LAST_RESORT)[:: 1 if offered is not None else -1]
            found |= {Act.ACCEPT: taken, Act.PASS: left, Act.REFUSE: every - LAST_RESORT}
        return found

    def strange(self, grid: Layout, seen: Sequence[int], far: int) -> float:
        """How likely the others are of another kind, by all seats but one's own and the one at this distance."""
        others = [other for other in range(1, grid.rules.players) if other != far]
        return self._likely(self._of_another_kind(grid, seen, other) for other in others)

    def strange_company(self, grid: Layout, seen: Sequence[int]) -> float:
        """How likely a merchant sits among another kind, by all others but the one that seems strangest: one stranger
        does not change how it plays among its own kind."""
        if not self.kin:
            return self._likely(())
        speaks = [self._of_another_kind(grid, seen, far) for far in range(1, grid.rules.players)]
        return self._likely(sorted(speaks)[:-1])

    def _likely(self, speaks: Iterable[float]) -> float:
        if not self.kin or not self.chances:
            return 0.0 if self.chances else 1.0
        return 1 / (1 + exp(min(BEYOND_DOUBT, -sum(speaks))))

    def _of_another_kind(self, grid: Layout, seen: Sequence[int], far: int) -> float:
        *weights, one = self.kin[min(1, grid.part(seen, "round")[0] - 1)]
        counts = (sum(grid.part(seen, name, far)[0] for name in names) for names in TELLTALES.values())
        return one + sum(weight * log1p(count) for weight, count in zip(weights, counts, strict=True))

    def asks_at_least(self, grid: Layout, seen: Sequence[int], before: BySeat) -> float:
        """The gold below which a deaf Sheriff asks nobody to whom an offer is being made: what the chance of opening
        the bag is worth, as far as the others are of its own kind."""
        if not self.deaf or 1 not in (to := grid.part(seen, "to")):
            return 0.0
        far = to.index(1)
        cards = grid.part(seen, "bag_cards", far)[0]
        return self.stake * cards * self.chance(grid, seen, far, before) * (1 - self.strange(grid, seen, far))

    def by_word(self, grid: Layout, seen: Sequence[int], actions: Sequence[int], chances: list[float]) -> list[float]:
        """The chances of a merchant's actions who has the floor: it pays as far as the others are strange, and says no
        instead of nothing where it is asked."""
        if not self.answers or not grid.part(seen, "turn")[grid.turns.index(TurnKind.SPEAK)]:
            return chances
        acts = [grid.actions[action].act for action in actions]
        strange = self.strange(grid, seen, _sheriff(grid, seen)) if grid.part(seen, "round")[0] > 1 else 0.0
        found = [
            chance * (strange + LITTLE if act in PAYING else 1.0) for act, chance in zip(acts, chances, strict=True)
        ]
        if Act.REFUSE in acts and Act.DONE in acts:
            found[acts.index(Act.REFUSE)] += found[acts.index(Act.DONE)]
            found[acts.index(Act.DONE)] = 0.0
        whole = sum(found)
        return [chance / whole for chance in found]

    def bought(self, offered: float, cards: int, chance: float) -> float:
        """How far an offer of so much gold buys a bag free that is opened with this chance: from 0 to 1."""
        fair = max(LITTLE, self.stake * cards * chance)
        return min(1.0, max(0.0, 2 * offered / fair - 1)) if self.stake else 0.0


def _sheriff(grid: Layout, seen: Sequence[int]) -> int:
    """How far away the Sheriff sits."""
    return next(far for far in range(grid.rules.players) if grid.part(seen, "sheriff", far)[0])


def before_of_size(cards: int, before: Sequence[int]) -> tuple[int, int]:
    """Somebody's earlier bags that were as small or as large, and how many of them were lies."""
    small, small_lies, large, large_lies = before
    return (large, large_lies) if cards >= LARGE else (small, small_lies)


def record_of(bags: int, lies: int) -> int:
    """Which of ``RECORDS``."""
    return (1 + (3 * lies > bags) + (3 * lies > 2 * bags)) if bags else 0


def worth_of_offer(grid: Layout, seen: Sequence[int], far: int) -> float | None:
    """The gold, and some for goods, that the merchant at this distance offers for having the bag passed; None: nothing
    of the kind stands, or the Sheriff has sold the right to take it."""
    passes_own, takes_nothing = grid.part(seen, "offer_bags", far)[0], grid.part(seen, "obligations", far)[2]
    if not grid.part(seen, "offer_stands", far)[0] or not passes_own or takes_nothing:
        return None
    return grid.part(seen, "offer_gold", far)[0] + GOODS_IN_GOLD * sum(grid.part(seen, "offer_goods", far))


def _together(logits: Sequence[float]) -> float:
    most = max(logits)
    return most + log(sum(exp(logit - most) for logit in logits))


PAYING: Final = (Act.ACCEPT, Act.GOLD)
"""What a merchant does who pays, or offers to."""
GOODS_IN_GOLD: Final = 3.0
"""What goods of a stall count as, each, in an offer."""
LITTLE: Final = 1e-6
"""Keeps the logarithm of nothing from being asked for."""
BEYOND_DOUBT: Final = 99.0
"""More need not speak for anything."""
TOO_LITTLE: Final = 2.0
"""So much speaks against asking for too little, for each gold that is missing."""
LAST_RESORT: Final = 12.0
"""So much less speaks for what is done only if nothing else can be."""
_NO_TOSSES: Final = ((0.0,) * MOST_IN_BAG,) * (MOST_SET_ASIDE + 1)
"""As a trainer has it where these do not count."""
_ALL_ARE_KIN: Final = ((*(0.0,) * len(TELLTALES), -BEYOND_DOUBT),) * 2
_ALL_ARE_STRANGE: Final = ((*(0.0,) * len(TELLTALES), BEYOND_DOUBT),) * 2
"""As a trainer has it where nothing tells one's own kind from others, and where there are no chances for it."""
FREE: Final = Manners()
"""Those of a mind that plays as its network says."""


def of_flat(numbers: Sequence[float]) -> Manners:
    """``Manners.flat`` back."""
    weight, doubt, usual, power, blind, deaf, stake, asks, answers, *rest = (round(float(one), 4) for one in numbers)
    every = CELLS + TOSSED_CELLS
    rows = [tuple(rest[start : start + MOST_IN_BAG]) for start in range(0, every, MOST_IN_BAG)]
    kin = tuple(tuple(rest[start : start + len(TELLTALES) + 1]) for start in (every, every + len(TELLTALES) + 1))
    chances = () if kin == _ALL_ARE_STRANGE else tuple(rows[: len(RECORDS)])
    tossed = tuple(rows[len(RECORDS) :])
    counted = {"tossed": () if tossed == _NO_TOSSES else tossed}
    named = {"weight": weight, "doubt": doubt, "usual": usual, "power": power, "stake": stake, "asks": asks}
    heeds = {"blind": blind > 0, "deaf": deaf > 0, "answers": answers > 0}
    known = () if kin in (_ALL_ARE_KIN, _ALL_ARE_STRANGE) else kin
    return msgspec.convert({**named, **heeds, **counted, "chances": chances, "kin": known}, Manners)


@cache
def places_of(names: tuple[str, ...]) -> tuple[int, ...]:
    """Where these fields of the others lie in the input of a network."""
    return tuple(
        field.offset + distance * WIDEST.stride + i
        for distance in range(1, WIDEST.rules.players)
        for field in map(WIDEST.field, names)
        for i in range(field.size)
    )


def keeps_the_gate(grid: Layout, seen: Sequence[int]) -> bool:
    """Whether the seat is asked as Sheriff what to do about the bags."""
    return bool(grid.part(seen, "turn")[grid.turns.index(TurnKind.SETTLE)])
