"""How likely a closed bag is false, as one seat could tell, and what would be in it then.

Several readers are heard: the networks, where they reach; hard's own reading of bags; and how often bags at this
table, and this merchant's, were false so far. How far each is trusted was fitted beforehand over games of many kinds
of players (``reading_weights``), and shifts during a game by how well each of them did at this table. Every bag is
seen in the end, at least how many cards of it were contraband, so all of this is told to everybody.
"""

from collections.abc import Sequence
from importlib import import_module
from math import exp, log, sqrt
from operator import mul
from typing import TYPE_CHECKING, Final

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

USUAL_RATE: Final = 0.4
"""How many of a hundred bags are false where nothing is known, as a share; it counts for two bags."""
RATE_PRIOR: Final = 2.0
TRUST: Final = 6.0
"""How many bags it takes until a reader is trusted by what it did at this table."""
MOST_TRUST: Final = 2.0
LEAST_DOUBT: Final = 0.08
"""Nobody is surer than this, as a standard deviation of the chance; and half of what the readers differ by comes to
it."""
BOUNDS: Final = (0.01, 0.99)


def odds_of(chance: float) -> float:
    least, most = BOUNDS
    bounded = min(most, max(least, chance))
    return log(bounded / (1 - bounded))


def chance_of(odds: float) -> float:
    return 1 / (1 + exp(-odds))


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


class BagRecord:
    """How often bags were false at this table, and how well each reader said so."""

    def __init__(self) -> None:
        self.bags = self.lies = 0.0
        self.of: dict[int, tuple[float, float]] = {}
        """Bags and lies of each merchant."""
        self.lost = {"rate": 0.0, "hard": 0.0, "net": 0.0}
        """What each reader lost so far, by the logarithm of what it had said of what was so."""

    @property
    def rate(self) -> float:
        return (self.lies + RATE_PRIOR * USUAL_RATE) / (self.bags + RATE_PRIOR)

    def rate_of(self, owner: int) -> float:
        bags, lies = self.of.get(owner, (0.0, 0.0))
        return (lies + RATE_PRIOR * self.rate) / (bags + RATE_PRIOR)

    def trust(self, reader: str) -> float:
        better = (self.lost["rate"] - self.lost[reader]) / (self.bags + TRUST) * TRUST
        return min(MOST_TRUST, max(-MOST_TRUST, better))

    def facts(self, owner: int, hard: float, net: float | None) -> list[float]:
        """What the weights are for, in their order."""
        rate = odds_of(self.rate)
        record = [rate, odds_of(self.rate_of(owner)) - rate]
        if net is None:
            return [1.0, odds_of(hard), *record, self.trust("hard") * odds_of(hard)]
        trusted = [self.trust("net") * odds_of(net), self.trust("hard") * odds_of(hard)]
        return [1.0, odds_of(net), odds_of(hard), *record, *trusted]

    def learn(self, said: Sequence[tuple[int, float, float | None, bool]]) -> None:
        """A round is over: who had what bag, what hard and the networks said of it, and whether it was false."""
        rate = self.rate
        for owner, hard, net, false in said:
            bags, lies = self.of.get(owner, (0.0, 0.0))
            self.of[owner] = bags + 1, lies + false
            for name, chance in (("rate", rate), ("hard", hard), ("net", rate if net is None else net)):
                self.lost[name] -= log(max(0.02, min(0.98, chance if false else 1 - chance)))
        self.bags += len(said)
        self.lies += sum(false for *_, false in said)


class Readings:
    """Reads bags from one seat through a game."""

    def __init__(self, rules: Ruleset, seat: int, mind: "TrainedMind | None") -> None:
        self.memory, self.mind = Memory(rules.players, seat), mind
        self.eyes: PublicEyes | None = None
        if mind is not None:  # where there are no networks, as in the page, what they are shown is not there either
            self.eyes = import_module(".eyes", __package__).PublicEyes(rules)
        self.record = BagRecord()
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
            case BagPassed(seat=owner, legal=legal) if owner in self.said:
                bag = happening.before.public.bags[owner]
                assert bag is not None
                false = len(legal) < bag.count or any(card is not bag.declared for card in legal)
                self._came.append((owner, *self.said.pop(owner), false))
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
        weights = WITHOUT_NETWORKS if net is None else WITH_NETWORKS
        false = chance_of(sum(map(mul, weights, self.record.facts(owner, belief.false, net))))
        doubt = sqrt(LEAST_DOUBT**2 + ((belief.false - false) / 2) ** 2)
        return BagRead(false, lean_of(position, owner, belief.contraband), doubt)
