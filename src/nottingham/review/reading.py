"""How likely a closed bag is false, as one seat could tell, and what would be in it then.

Several voices are heard about a bag (``voices``); what they are worth depends on who packed it (``bag_record``).
"""

from collections.abc import Sequence
from importlib import import_module
from math import sqrt
from typing import TYPE_CHECKING, Final

from ..bots.clever.belief import FALSE_SHARE, Belief, believe
from ..bots.clever.memory import Memory
from ..game import Good, Ruleset
from ..game.events import BagOpened, BagPassed, PhaseBegan, RoundEnded
from ..game.goods import IS_LEGAL
from ..game.known import Phase
from .bag_odds import BagRead
from .bag_record import BagRecord
from .past import Happening
from .voices import Voices
from .worlds import Standpoint, unseen_cards

if TYPE_CHECKING:
    from ..env.mind import TrainedMind
    from .eyes import PublicEyes

LEAST_DOUBT: Final = 0.08
"""Nobody is surer than this, as a standard deviation of the chance; what sorts of merchants differ by comes to it."""


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


class Readings:
    """Reads bags from one seat through a game."""

    def __init__(self, rules: Ruleset, seat: int, mind: "TrainedMind | None", kinds: Sequence[str] = ()) -> None:
        self.memory, self.mind = Memory(rules.players, seat), mind
        self.eyes: PublicEyes | None = None
        if mind is not None:  # where there are no networks, as in the page, what they are shown is not there either
            self.eyes = import_module(".eyes", __package__).PublicEyes(rules)
        self.record = BagRecord(kinds, networks=mind is not None)
        self.said: dict[int, Voices] = {}
        """What was said of every bag when the inspection began."""
        self._came: list[tuple[int, Voices, bool]] = []
        self._read_at: tuple[int, dict[int, BagRead]] = (-1, {})

    def hear(self, happening: Happening) -> None:
        told, after = happening.told, happening.after
        self.memory.hear(told)
        if self.eyes is not None:
            self.eyes.hear(told)
        match told:
            case PhaseBegan(phase=Phase.INSPECTION):
                nets = self._networks(after)
                self.said = {owner: self._heard(after, owner, nets.get(owner))[1] for owner in self.owners(after)}
            case BagOpened(seat=owner, true=true) if owner in self.said:
                self._came.append((owner, self.said.pop(owner), not true))
            case BagPassed(seat=owner) as passed if owner in self.said:
                bag = happening.before.public.bags[owner]
                assert bag is not None
                self._came.append((owner, self.said.pop(owner), passed.belies(bag.declared, bag.count)))
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

    def _heard(self, position: Standpoint, owner: int, net: float | None) -> tuple[Belief, Voices]:
        """What hard believes of a bag, and what everybody says of it."""
        belief = believe(position.view, self.memory, owner)
        ours, plain = self.memory.looks[owner]
        rate = self.memory.lie_rate(owner, self.memory.offered.get(owner, 0.0) > 0)
        return belief, Voices(belief.false, ours, plain, rate, net, position.public.rules.players)

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
        belief, voices = self._heard(position, owner, net)
        false, differ = self.record.read(owner, voices)
        return BagRead(false, lean_of(position, owner, belief.contraband), doubt_of(differ))
