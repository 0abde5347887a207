"""A trained mind: what to do, what to expect, and what is in the others' bags.

One network for all games of the array engine (``wide``), trained by ``python -m training``. Its file is an ``.npz``
with a line of JSON; playing needs numpy and no JAX (``products`` does the sums). It may have heads of their own for
its own kind (``training.kin_heads``), as columns behind the others: what it does as a merchant among it, and what it
thinks of its bags.
"""

import zipfile
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from math import exp
from pathlib import Path
from typing import Any, Final

import msgspec

from ..game import Good, Ruleset, View
from ..game.goods import VALUE
from .bad_checkpoint import BadCheckpoint, wrong_format
from .layout import Act, Layout, action_id, layout
from .manners import FREE, TOO_LITTLE, BySeat, Manners, keeps_the_gate, of_flat
from .observing import Scene, observe
from .products import Products, products, read
from .wide import INPUTS, WIDE_ACTIONS, WIDEST, widened

MIND_FORMAT: Final = 2
BAGS: Final = 4
"""Bags of others that it has a belief about: those at distance 1 to 4."""
KINDS: Final = len(WIDEST.kinds)
FACTS: Final = KINDS + 1
"""For each bag: what a card of it is, by kind; and whether the declaration is true."""
VALUES: Final = 2
"""The margin and the win that are still to come."""
AT_THE_GATE: Final = (Act.OPEN, Act.PASS, Act.ACCEPT, Act.REFUSE)
"""What becomes of a bag, and of an offer to pass it."""
ASKING: Final = tuple(action.id for action in WIDEST.actions if action.act is Act.COUNTER)
"""The actions by which a Sheriff begins to ask a merchant for something."""
IN_GOLD: Final = tuple((action.id, action.number) for action in WIDEST.actions if action.act is Act.GOLD)
"""The actions that say how much gold a merchant is to give, and how much each says."""
CALIBRATED: Final = ("margin", "win", "true")
"""What it says that is made to come true, whatever company it learnt in."""


class BagBelief(msgspec.Struct, frozen=True):
    """What a seat thinks of a closed bag."""

    true: float
    """How likely it is that every card is as declared."""
    cards: dict[Good, float]
    """The expected number of cards of each kind; they sum to the number in the bag."""


class Expectation(msgspec.Struct, frozen=True):
    """What a seat expects of the game's end."""

    margin: float
    """Its score less the mean of the others', in points."""
    win: float
    """Its share of the win."""


def save(path: str | Path, weights: dict[str, Any], about: dict[str, Any]) -> None:
    """Needs numpy. Manners among a trainer's weights are nothing that is multiplied: they are kept with the rest, if
    that does not say others."""
    layers = {name: array for name, array in weights.items() if name != "manners"}
    if "manners" in weights:
        about = {"manners": msgspec.to_builtins(of_flat(weights["manners"])), **about}
    import_module(".numpy_products", __package__).keep(path, layers, {"format": MIND_FORMAT, **about})


def amend(path: str | Path, **about: Any) -> None:
    """Say this of the mind in a file; all else there stays as it is. Needs numpy."""
    weights, before = import_module(".numpy_products", __package__).read(str(path))
    save(path, weights, before | about)


class TrainedMind:
    """A network's answers, as the game understands them."""

    def __init__(self, network: Products, about: dict[str, Any]) -> None:
        self.network = network
        self.about = about
        self.points = float(about["points"])
        self.calibration: dict[str, tuple[float, float]] = {
            name: tuple(about.get("calibration", {}).get(name, (0.0, 1.0))) for name in CALIBRATED
        }
        """Offset and slope that make expectations come true (``training.calibrate``); of a bag, of the log-odds that
        it is true."""
        self.sharpness = float(about.get("sharpness", 1.0))
        """The power to which chances are taken when it plays."""
        self.manners = msgspec.convert(about["manners"], Manners) if "manners" in about else FREE
        """What it goes by at the gate beside what the network says."""

    @property
    def fits(self) -> bool:
        """Whether it was trained for the layout of this version."""
        return self.network.inputs == INPUTS and self.network.actions in (WIDE_ACTIONS, 2 * WIDE_ACTIONS)

    @property
    def knows_kin(self) -> bool:
        """Whether it has heads of their own for its own kind."""
        return self.network.actions > WIDE_ACTIONS

    def _input(self, grid: Layout, seen: Sequence[int], hidden: tuple[int, ...] | None = None) -> list[int]:
        """What the network is shown of an observation. At the gate these places are hidden; if nothing is said, looks
        are from a mind that is blind to them: only what is done hangs on no offer."""
        numbers = widened(grid, seen)
        if keeps_the_gate(grid, seen):
            for place in self.manners.unseen if hidden is None else hidden:
                numbers[place] = 0
        return numbers

    def chances(self, grid: Layout, seen: Sequence[int], actions: Sequence[int], before: BySeat = ()) -> list[float]:
        """With what probability each of the open actions is to be taken. ``before``: everybody's earlier bags."""
        numbers = self._input(grid, seen, (*self.manners.unseen, *self.manners.unheard))
        if not keeps_the_gate(grid, seen):
            said = self._merchant(grid, seen, numbers, actions)
            shares = _shares([logit * self.sharpness for logit in said])
            return self.manners.by_word(grid, seen, actions, shares)
        manners, power = self.manners, self.sharpness * self.manners.power
        bags = {far: {act: action_id(act, far) for act in AT_THE_GATE} for far in range(1, grid.rules.players)}
        weighed = list(dict.fromkeys((*actions, *(action for bag in bags.values() for action in bag.values()))))
        every = zip(weighed, self.network.logits(numbers, weighed), strict=True)
        speaks = {action: power * logit for action, logit in every}
        for far, bag in bags.items():
            about = {act: speaks[action] for act, action in bag.items()}
            about[Act.OPEN] += power * manners.speaks_for_opening(grid, seen, far)
            about = manners.settles(grid, seen, far, about, before)
            speaks |= {bag[act]: logit for act, logit in about.items()}
        for action in ASKING:
            if action in speaks:
                speaks[action] += manners.asks
        asked = manners.asks_at_least(grid, seen, before)
        for action, gold in IN_GOLD:
            if action in speaks:
                speaks[action] -= TOO_LITTLE * max(0.0, asked - gold)
        return _shares([speaks[action] for action in actions])

    def _merchant(self, grid: Layout, seen: Sequence[int], numbers: list[int], actions: Sequence[int]) -> list[float]:
        """What the network says of these actions away from the gate: to a merchant, as far as the company is strange,
        else what it says among its own kind."""
        if not self.knows_kin or grid.part(seen, "sheriff", 0)[0]:
            return self.network.logits(numbers, actions)
        said = self.network.logits(numbers, [*actions, *(WIDE_ACTIONS + action for action in actions)])
        share = self.manners.strange_company(grid, seen)
        pairs = zip(said[: len(actions)], said[len(actions) :], strict=True)
        return [own + share * (other - own) for other, own in pairs]

    def still_to_come(self, grid: Layout, seen: Sequence[int]) -> tuple[float, float]:
        """What is still to come: points of margin beyond today's, and the share of the win."""
        ((margin, win),) = self.network.values([self._input(grid, seen)])
        return margin * self.points, win

    def expects(self, view: View, scene: Scene) -> Expectation:
        """How the game will end for the view's seat. It was trained on the moments at which the seat decides."""
        grid = layout(view.rules, 1)
        return self._calibrated(view, *self.still_to_come(grid, observe(view, grid, scene)))

    def _calibrated(self, view: View, margin: float, win: float) -> Expectation:
        (low, steep), (least, share) = (self.calibration[name] for name in ("margin", "win"))
        return Expectation(low + steep * (margin + standing(view)), min(1.0, max(0.0, least + share * win)))

    def beliefs(self, view: View, scene: Scene) -> dict[int, BagBelief]:
        """What is in every closed bag but its own, by seat."""
        grid = layout(view.rules, 1)
        return self.about_bags(view, grid, observe(view, grid, scene))

    def about_bags(self, view: View, grid: Layout, seen: Sequence[int]) -> dict[int, BagBelief]:
        assert view.seat is not None
        public, players = view.public, view.rules.players
        facts = self.network.facts(self._input(grid, seen))
        there = [WIDEST.kinds.index(good) for good in grid.kinds]
        found = {}
        for owner in public.unsettled:
            bag = public.bags[owner]
            if owner == view.seat or bag is None:
                continue
            far = (owner - view.seat) % players
            row = self._about_bag(grid, seen, facts, far)
            shares = _shares([row[kind] for kind in there])
            cards = {good: share * bag.count for good, share in zip(grid.kinds, shares, strict=True)}
            low, steep = self.calibration["true"]
            found[owner] = BagBelief(_chance(low + steep * row[KINDS]), cards)
        return found

    def _about_bag(self, grid: Layout, seen: Sequence[int], facts: list[float], far: int) -> list[float]:
        """What the network says of the bag at this distance, as far as the others are strange, else what it says among
        its own kind."""
        begins = FACTS * (far - 1)
        row = facts[begins : begins + FACTS]
        if not self.knows_kin:
            return row
        share, begins = self.manners.strange(grid, seen, far), begins + FACTS * BAGS
        pairs = zip(row, facts[begins : begins + FACTS], strict=True)
        return [own + share * (other - own) for other, own in pairs]


def _shares(logits: Sequence[float]) -> list[float]:
    most = max(logits)
    chances = [exp(logit - most) for logit in logits]
    whole = sum(chances)
    return [chance / whole for chance in chances]


def _chance(logit: float) -> float:
    return 1 / (1 + exp(-logit)) if logit > 0 else 1 - 1 / (1 + exp(logit))


def standing(view: View) -> float:
    """How far the seat is ahead of the others' mean by gold and goods, as far as it sees; face-down goods of others
    count as an average contraband card."""
    public, rules = view.public, view.rules
    assert view.seat is not None
    average = _average_contraband(rules)
    wealth = [
        public.gold[seat]
        + sum(VALUE[card] for card in public.stalls[seat])
        + sum(card.value for card in public.black_cards[seat])
        + (
            sum(VALUE[card] for card in view.mine.contraband)
            if seat == view.seat
            else average * public.contraband[seat]
        )
        for seat in range(rules.players)
    ]
    mine = wealth[view.seat]
    return mine - (sum(wealth) - mine) / (rules.players - 1)


def _average_contraband(rules: Ruleset) -> float:
    kinds = rules.contraband_kinds
    return sum(VALUE[good] * rules.copies(good) for good in kinds) / max(1, sum(rules.copies(good) for good in kinds))


def _of_old(about: dict[str, Any]) -> bool:
    """Whether its manners are those of an earlier version."""
    manners = about.get("manners", {})
    old = {"least", "declared"} & set(manners)
    return "record" in about or bool(old) or any(isinstance(row, float) for row in manners.get("kin", ()))


@lru_cache(maxsize=4)
def _load(path: str, changed: int) -> TrainedMind:
    try:
        weights, about = read(path)
        if about.get("format") != MIND_FORMAT:
            raise wrong_format(path, about, MIND_FORMAT)
        if _of_old(about) or not (found := TrainedMind(products(weights), about)).fits:
            raise BadCheckpoint("program-checkpoint-layout", path=path)
        return found
    except (KeyError, ValueError, zipfile.BadZipFile, AttributeError) as error:
        if isinstance(error, BadCheckpoint):
            raise
        raise BadCheckpoint("program-checkpoint-other", path=path, writer="python -m training") from error


def load(path: str | Path) -> TrainedMind:
    """The mind in a file; read once as long as the file does not change."""
    try:
        changed = Path(path).stat().st_mtime_ns
    except OSError as error:
        raise BadCheckpoint("program-checkpoint-nowhere", path=str(path)) from error
    return _load(str(path), changed)
