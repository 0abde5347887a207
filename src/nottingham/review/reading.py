"""How likely a closed bag is false, as one seat could tell, and what would be in it then.

Two readers are heard: the networks, where they reach, and hard's own reading of bags. What their words are worth
depends on who packed the bag. For kinds of bots that is fitted beforehand (``reading_weights``), and everybody at a
table sees what kind a bot is. Anybody else may be of any sort: like everybody together, like one of those, or such
that the readers are simply right; what their bags turn out to be tells more and more of it, and what others' bags
were, too. Every bag is seen in the end, at least how many cards of it were contraband, so all of this is told to
everybody.
"""

import re
from collections.abc import Mapping, Sequence
from importlib import import_module
from math import exp, log, sqrt
from operator import mul
from typing import TYPE_CHECKING, Final

import msgspec

from ..bots.clever.belief import FALSE_SHARE, believe
from ..bots.clever.memory import Memory
from ..game import Good, Ruleset
from ..game.events import BagOpened, BagPassed, PhaseBegan, RoundEnded
from ..game.goods import IS_LEGAL
from ..game.known import Phase
from .bag_odds import BagRead
from .past import Happening
from .reading_weights import WITH_NETWORKS, WITHOUT_NETWORKS
from .worlds import Standpoint, unseen_cards

if TYPE_CHECKING:
    from ..env.mind import TrainedMind
    from .eyes import PublicEyes

KindWeights = Mapping[str, tuple[float, ...]]
"""For each kind of player, what the readers' odds weigh."""
_NAMED: Final = re.compile(r".+ \(([^()]+)\)")
"""What the terminal's logs call a bot: its name, and its kind in parentheses."""
BENDS: Final = (-1.5, 0.0)
"""Where a reader's odds begin to count otherwise: what seems very safe and what seems very false are not read alike."""
AT_THEIR_WORD: Final = tuple(
    (start, net, 0.0, 0.0, hard, 0.0, 0.0)
    for start, net, hard in ((0, 1, 0), (0, 0, 1), (0, 0.7, 0.7), (0, 1, 1), (1, 0.5, 0.5), (-1, 0.5, 0.5))
)
"""Sorts of merchants that nobody was fitted to: the readers are right about them, one or the other or both; and those
who lie more, or less, than they seem to."""
AT_ITS_WORD: Final = ((0.0, 1.0, 0.0, 0.0), (0.0, 1.5, 0.0, 0.0), (1.0, 1.0, 0.0, 0.0), (-1.0, 1.0, 0.0, 0.0))
"""The same where hard reads alone."""
ANYBODY: Final = "anybody"
"""The row of weights that was fitted to everybody together."""
FIRST_THOUGHTS: Final = (0.3, 0.49, 0.21)
"""How likely a stranger is like everybody together, like one of the kinds, or one whom the readers are right about."""
LIKE_OTHERS: Final = 0.6
"""How much each other merchant's sort counts beside that: people at one table are often alike."""
SURE_ENOUGH: Final = (0.02, 0.98)
"""No sort of merchant is surer than this."""
LEAST_DOUBT: Final = 0.08
"""Nobody is surer than this, as a standard deviation of the chance; what sorts of merchants differ by comes to it."""
BOUNDS: Final = (0.01, 0.99)


def odds_of(chance: float) -> float:
    least, most = BOUNDS
    bounded = min(most, max(least, chance))
    return log(bounded / (1 - bounded))


def chance_of(odds: float) -> float:
    return 1 / (1 + exp(-odds))


def doubt_of(differ: float) -> float:
    """One standard deviation of what is not known about a chance, if the sorts of merchants differ so much about it."""
    return sqrt(LEAST_DOUBT**2 + differ**2)


def lean_of(position: Standpoint, owner: int, contraband: float) -> dict[Good, float]:
    """How much more often than by chance each kind is found in a lie with so many contraband cards."""
    bag = position.public.bags[owner]
    assert bag is not None
    pool = {good: number for good, number in unseen_cards(position.view).items() if number > 0}
    shares = {"declared": 1 - FALSE_SHARE, "contraband": contraband / bag.count}
    shares["other"] = max(0.05, 1 - sum(shares.values()))
    groups = {
        good: "declared" if good is bag.declared else "other" if good in IS_LEGAL else "contraband" for good in pool
    }
    there = {group: sum(number for good, number in pool.items() if groups[good] == group) for group in shares}
    whole = sum(pool.values())
    return {good: shares[groups[good]] * whole / there[groups[good]] for good in pool}


def kind_of(label: str) -> str:
    """The kind of bot that a label names, as far as such are known here; nothing for others."""
    named = _NAMED.fullmatch(label)
    spec = named[1] if named else label
    name = spec.partition(":")[0]
    known = WITH_NETWORKS.keys() - {ANYBODY}
    return spec if spec in known else name if name in known else ""


class Sort(msgspec.Struct, frozen=True):
    """A sort of merchant: what the readers' odds say of such bags."""

    weights: tuple[float, ...]

    def chance(self, facts: Sequence[float]) -> float:
        least, most = SURE_ENOUGH
        return min(most, max(least, chance_of(sum(map(mul, self.weights, facts)))))


class BagRecord:
    """Who the merchants of this table are, as far as it is known: by what kind of bot they are called, which everybody
    at a table sees; and of others by what their bags were so far."""

    def __init__(self, kinds: Sequence[str] = (), *, networks: bool, weights: KindWeights | None = None) -> None:
        found = weights if weights is not None else WITH_NETWORKS if networks else WITHOUT_NETWORKS
        self._networks = networks
        self._known = {kind: Sort(row) for kind, row in found.items() if kind != ANYBODY}
        anybody = [Sort(found[ANYBODY])] if ANYBODY in found else []
        plain = [Sort(row) for row in (AT_THEIR_WORD if networks else AT_ITS_WORD)]
        self._sorts = [*anybody, *self._known.values(), *plain]
        groups = zip(FIRST_THOUGHTS, (anybody, self._known, plain), strict=True)
        self._first = [share / len(group) for share, group in groups for _ in group]
        """How likely each sort is before any bag was seen."""
        self._kinds = dict(enumerate(kinds))
        self._seen: dict[int, list[float]] = {}
        """Of each merchant: how well each sort explains the bags so far, as a logarithm."""
        self._is: dict[int, list[float]] = {}
        """How likely each merchant is of each sort."""

    def facts(self, hard: float, net: float | None) -> list[float]:
        """What the weights are for, in their order."""
        found = [1.0]
        for chance in (net, hard) if self._networks else (hard,):
            odds = odds_of(hard if chance is None else chance)
            found += [odds, *(max(0.0, odds - bend) for bend in BENDS)]
        return found

    def read(self, owner: int, hard: float, net: float | None) -> tuple[float, float]:
        """How likely a bag is false, and how far the sorts that its owner may be of differ about it."""
        facts = self.facts(hard, net)
        known = self._known.get(self._kinds.get(owner, ""))
        if known is not None:
            return known.chance(facts), 0.0
        likely = self._likely(owner)
        chances = [sort.chance(facts) for sort in self._sorts]
        mean = sum(map(mul, likely, chances))
        return mean, sqrt(sum(share * (chance - mean) ** 2 for share, chance in zip(likely, chances, strict=True)))

    def _likely(self, owner: int) -> list[float]:
        """Any sort may sit there; those that others at the table seem to be, the more."""
        start = self._first
        for other, found in self._is.items():
            if other != owner:
                start = [one + LIKE_OTHERS * more for one, more in zip(start, found, strict=True)]
        seen = self._seen.get(owner)
        if seen is not None:
            most = max(seen)
            start = [one * exp(fits - most) for one, fits in zip(start, seen, strict=True)]
        whole = sum(start)
        return [one / whole for one in start]

    def learn(self, said: Sequence[tuple[int, float, float | None, bool]]) -> None:
        """A round is over: who had what bag, what hard and the networks said of it, and whether it was false."""
        for owner, hard, net, false in said:
            if self._kinds.get(owner, "") in self._known:
                continue
            facts = self.facts(hard, net)
            seen = self._seen.setdefault(owner, [0.0] * len(self._sorts))
            for at, sort in enumerate(self._sorts):
                chance = sort.chance(facts)
                seen[at] += log(chance if false else 1 - chance)
        for _ in range(2):
            for owner in self._seen:
                self._is[owner] = self._likely(owner)


class Readings:
    """Reads bags from one seat through a game."""

    def __init__(self, rules: Ruleset, seat: int, mind: "TrainedMind | None", kinds: Sequence[str] = ()) -> None:
        self.memory, self.mind = Memory(rules.players, seat), mind
        self.eyes: PublicEyes | None = None
        if mind is not None:  # where there are no networks, as in the page, what they are shown is not there either
            self.eyes = import_module(".eyes", __package__).PublicEyes(rules)
        self.record = BagRecord(kinds, networks=mind is not None)
        self.said: dict[int, tuple[float, float | None]] = {}
        self._came: list[tuple[int, float, float | None, bool]] = []
        self._read_at: tuple[int, dict[int, BagRead]] = (-1, {})

    def hear(self, happening: Happening) -> None:
        told, after = happening.told, happening.after
        self.memory.hear(told)
        if self.eyes is not None:
            self.eyes.hear(told)
        match told:
            case PhaseBegan(phase=Phase.INSPECTION):
                nets = self._networks(after)
                self.said = {owner: (self._hard(after, owner), nets.get(owner)) for owner in self.owners(after)}
            case BagOpened(seat=owner, true=true) if owner in self.said:
                self._came.append((owner, *self.said.pop(owner), not true))
            case BagPassed(seat=owner) as passed if owner in self.said:
                bag = happening.before.public.bags[owner]
                assert bag is not None
                self._came.append((owner, *self.said.pop(owner), passed.belies(bag.declared, bag.count)))
            case RoundEnded():
                self.record.learn(self._came)
                self.said, self._came = {}, []
            case _:
                pass

    def owners(self, position: Standpoint) -> list[int]:
        """Whose bags are closed, declared and not its own."""
        return [
            owner
            for owner, bag in enumerate(position.public.bags)
            if bag is not None and owner != position.seat and bag.declared is not None and bag.verdict is None
        ]

    def _hard(self, position: Standpoint, owner: int) -> float:
        return believe(position.view, self.memory, owner).false

    def _networks(self, position: Standpoint) -> dict[int, float]:
        if self.mind is None or self.eyes is None or position.public.phase is not Phase.INSPECTION:
            return {}
        found = self.mind.beliefs(position.view, self.eyes.scene(position.view))
        return {owner: 1 - belief.true for owner, belief in found.items()}

    def reads(self, position: Standpoint) -> dict[int, BagRead]:
        """What is thought of every closed bag but its own."""
        if self._read_at[0] != position.n:
            owners = self.owners(position)
            nets = self._networks(position) if owners else {}
            looks = dict(self.memory.looks)
            self._read_at = position.n, {owner: self._read(position, owner, nets.get(owner)) for owner in owners}
            self.memory.looks = looks  # what is remembered must not depend on who asked when
        return self._read_at[1]

    def _read(self, position: Standpoint, owner: int, net: float | None) -> BagRead:
        belief = believe(position.view, self.memory, owner)
        false, differ = self.record.read(owner, belief.false, net)
        return BagRead(false, lean_of(position, owner, belief.contraband), doubt_of(differ))
