"""What a clever player carries through a game: taste, memory, a generator, and the reasons of the last decision."""

from collections.abc import Iterable, Mapping, Sequence
from math import exp
from typing import Any, Final

import msgspec

from ...game import Command, Dice, Good
from ...game.goods import Cards
from ...game.known import Phase, Public
from ..seat import Chair, Turn
from ..stating import StatedDraw
from .belief import Belief, believe, look
from .danger import danger
from .ear import Earshot
from .memory import Memory
from .plan import Plan
from .taste import Taste
from .worth import Races

BLUR_DICE: Final = 3
BLUR_STEPS: Final = 1000
MEAN_BLUR: Final = BLUR_DICE * (BLUR_STEPS - 1) / 2
"""An error is the sum of a few dice with many faces, so that small ones are common; this is their mean."""


class Option(msgspec.Struct, frozen=True):
    """Something that was weighed, and what it seemed worth in points."""

    label: str
    """What it is, as a code: ``collect``, ``smuggle``, ``plan``, ``open``, …"""
    value: float
    command: Command | None = None
    about: "Plan | Good | None" = None
    """What a ``plan`` packs and says; which good a label is about."""


class Explanation(msgspec.Struct, frozen=True):
    """The numbers behind a decision, for hints and for debugging."""

    question: str
    """What was decided: ``market``, ``load``, ``declare``, ``offer``, ``answer``, ``inspection``, ``settle``, …"""
    options: tuple[Option, ...]
    """Everything that was weighed, the best first."""
    numbers: dict[str, Any]
    """What the values come from, as probabilities and points: ``opens`` is how likely its own bag is opened,
    ``lies`` how likely each bag is a lie, ``passed`` and ``otherwise`` what its own bag is worth with and without a
    deal, ``price`` what a deal costs."""


class Mind:
    """One clever player's head."""

    def __init__(self, chair: Chair, taste: Taste, *, explain: bool = False) -> None:
        self.seat = chair.seat
        self.rules = chair.rules
        self.dice: Dice = chair.dice
        self.taste = taste
        self.ear = Earshot(chair.rules, chair.seat, taste.trust) if taste.talks else None
        self.memory = Memory(chair.rules.players, chair.seat, learns=taste.learns)
        self.explain = explain
        self.why: Explanation | None = None
        self._n = -1
        self._races: dict[int, Races] = {}
        self._raced: tuple[Cards, ...] = ()
        self._raced_in = -1
        """For which stalls, and in which round."""
        self._beliefs: dict[int, Belief] = {}
        self._openings: dict[tuple[int, bool, bool], float] = {}
        self._scene: Public | None = None
        """What was seen when these were worked out."""
        self.told_lies: Mapping[int, float] = {}
        """How likely bags of this moment are false, where somebody else reads them for it."""
        self.looked = 0
        """The last round in which bags were looked at."""
        self.statements: list[StatedDraw] = []
        """What was drawn since somebody asked."""
        self.envy = taste.spite / (chair.rules.players - 1)
        """What a point of one rival's costs in its own points."""

    def races(self, turn: Turn, seat: int | None = None) -> Races:
        """They are the same until something else lies on a stall, or the round is over."""
        public, seat = turn.public, self.seat if seat is None else seat
        if self._raced is not public.stalls or self._raced_in != public.round:
            self._raced, self._raced_in, self._races = public.stalls, public.round, {}
        found = self._races.get(seat)
        if found is None:
            found = self._races[seat] = Races(public, seat, self.taste.crowns)
        return found

    def belief(self, turn: Turn, owner: int) -> Belief:
        self._at(turn)
        found = self._beliefs.get(owner)
        if found is None:
            shift = 0.0 if self.ear is None else self.ear.shift(turn.public, owner)
            found = believe(turn.view, self.memory, owner, shift)
            if owner in self.told_lies:
                found = msgspec.structs.replace(found, false=self.told_lies[owner])
            self._beliefs[owner] = found
        return found

    def openings(self, turn: Turn) -> dict[tuple[int, bool, bool], float]:
        """What opening bags is worth at this moment, as far as that was worked out: whose bag, whether it must be
        settled now, and whether something was asked for it."""
        self._at(turn)
        if turn.public is not self._scene:
            self._scene, self._openings = turn.public, {}
        return self._openings

    def _at(self, turn: Turn) -> None:
        """What was worked out before the last thing that happened is forgotten."""
        if turn.public.n != self._n:
            self._n = turn.public.n
            self.forget()

    def forget(self) -> None:
        """What was worked out about this moment counts no more."""
        self._beliefs, self._openings = {}, {}

    def observe(self, turn: Turn) -> None:
        """Take note of how the bags of others look, once a round, to find out later whether looks deceived."""
        public, memory = turn.public, self.memory
        if public.phase is Phase.INSPECTION and self.looked != public.round and self.taste.learns:
            self.looked = public.round
            for owner in public.unsettled:
                facts = None
                if owner != self.seat:
                    memory.looks[owner] = look(public, memory, owner)
                    facts = memory.looked_at[owner][2]
                memory.dangers[owner] = danger(public, memory, owner, facts)

    def blur(self) -> float:
        """How far off an estimate is, for those who cannot count well: between -noise and +noise, mostly small."""
        if not self.taste.noise:
            return 0.0
        steps = sum(self.dice.below(BLUR_STEPS) for _ in range(BLUR_DICE))
        return self.taste.noise * (steps / MEAN_BLUR - 1)

    def best(self, question: str, options: list[Option], **numbers: Any) -> Option:
        """The option that seems best, with the reasons kept."""
        chosen = max(options, key=lambda option: option.value)
        self.note(question, options, **numbers)
        return chosen

    def chance(self) -> float:
        """A number between 0 and 1, neither of them, from its own generator."""
        return ((self.dice.bits() >> 11) + 0.5) / 2**53

    def happens(self, likely: float) -> bool:
        """Whether something is done that is done so often; at temperature 0, whether it is done mostly."""
        return self.chance() < likely if self.taste.temperature else likely > 0.5

    def sway(self, scale: float) -> float:
        """Points that a threshold is off today: never more than the scale, in temperatures, and mostly less."""
        if not self.taste.temperature:
            return 0.0
        return scale * self.taste.temperature * (self.chance() + self.chance() - 1)

    def swayed_above(self, scale: float, least: float) -> float:
        """How likely a sway of this scale is more than so many points."""
        most = scale * self.taste.temperature
        if not most:
            return float(least < 0)
        z = min(1.0, max(-1.0, least / most))
        return 1 - (1 + z) ** 2 / 2 if z < 0 else (1 - z) ** 2 / 2

    def weights(self, values: Sequence[float], scale: float = 1.0) -> list[float]:
        """How much each of several options weighs, by what it is worth, where choices are mixed."""
        best, heat = max(values), scale * self.taste.temperature
        return [exp((value - best) / heat) for value in values]

    def drawn(self, weights: Sequence[float]) -> int:
        """One of several, as often as its weight says."""
        left = self.chance() * sum(weights)
        for number, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return number
        return len(weights) - 1

    def mixed(self, values: Sequence[float], scale: float = 1.0) -> int:
        """One of several options by what each is worth: the best is likeliest, what is nearly as good is likely, too.
        At temperature 0 it is the best."""
        if not scale * self.taste.temperature:
            return values.index(max(values))
        return self.drawn(self.weights(values, scale))

    def note(self, question: str, options: Iterable[Option], **numbers: Any) -> None:
        """Keep the reasons of a decision, if anybody wants to know them."""
        if self.explain:
            ranked = tuple(sorted(options, key=lambda option: -option.value))
            self.why = Explanation(question, ranked, numbers)
