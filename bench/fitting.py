"""Telling lies from true bags: a logistic regression and a small network in plain numpy, and how well they do.

Everything follows from a seed. Deals are kept together: no game has bags both in what is fitted and in what is tested.
"""

from itertools import pairwise
from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

HIDDEN: Final = (48, 24)
EPOCHS: Final = 60
PATIENCE: Final = 8
"""Epochs without a better loss on the deals that are kept back for stopping."""
BATCH: Final = 256
RATE: Final = 2e-3
DECAY: Final = 3e-4
BOOTSTRAPS: Final = 400


class Bags(msgspec.Struct, frozen=True):
    """Facts about bags, which of them are lies, and of which deal they are."""

    facts: Floats
    lies: Floats
    deals: Ints

    def of(self, deals: Ints) -> "Bags":
        mine = np.isin(self.deals, deals)
        return Bags(self.facts[mine], self.lies[mine], self.deals[mine])


class Score(msgspec.Struct, frozen=True):
    """How well somebody tells lies from true bags; the interval is a bootstrap over deals."""

    auc: float
    low: float
    high: float
    brier: float
    right: float
    """Share of the bags that are told right."""


def auc(chances: Floats, lies: Floats) -> float:
    """How often a lie is thought likelier to be one than a true bag is; a tie counts half (Mann and Whitney)."""
    _, ranks, counts = np.unique(chances, return_inverse=True, return_counts=True)
    ends = np.cumsum(counts)
    middle = ends - (counts - 1) / 2.0
    positive = float(lies.sum())
    negative = float(len(lies)) - positive
    if not positive or not negative:
        return float("nan")
    return (float(middle[ranks][lies > 0].sum()) - positive * (positive + 1) / 2) / (positive * negative)


def scored(chances: Floats, bags: Bags, seed: int) -> Score:
    """With an interval: deals are drawn again, with replacement, and each counts as often as it was drawn."""
    dice = np.random.default_rng(seed)
    deals, of = np.unique(bags.deals, return_inverse=True)
    rows = [np.flatnonzero(of == number) for number in range(len(deals))]
    again = []
    for _ in range(BOOTSTRAPS):
        chosen = np.concatenate([rows[number] for number in dice.integers(len(deals), size=len(deals))])
        again.append(auc(chances[chosen], bags.lies[chosen]))
    low, high = np.nanquantile(again, (0.025, 0.975)) if np.isfinite(again).any() else (np.nan, np.nan)
    brier = float(np.mean((chances - bags.lies) ** 2))
    right = float(np.mean((chances > 0.5) == (bags.lies > 0)))
    return Score(auc(chances, bags.lies), float(low), float(high), brier, right)


class Model:
    """Layers of weights with rectifiers between them; with no hidden layer it is a logistic regression."""

    def __init__(self, hidden: tuple[int, ...], facts: Floats, dice: np.random.Generator) -> None:
        self.mean = facts.mean(axis=0)
        self.spread = np.where(facts.std(axis=0) > 1e-9, facts.std(axis=0), 1.0)
        sizes = (facts.shape[1], *hidden, 1)
        self.weights: list[Floats] = []
        for before, after in pairwise(sizes):
            last = after == 1 and len(self.weights) == 2 * len(hidden)
            scale = 0.0 if last else np.sqrt(2 / before)
            self.weights += [dice.normal(size=(before, after)) * scale, np.zeros(after)]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def chances(self, facts: Floats) -> Floats:
        return self._forward((facts - self.mean) / self.spread)[-1][:, 0]

    def _forward(self, x: Floats) -> list[Floats]:
        layers = [x]
        for at in range(0, len(self.weights), 2):
            z = layers[-1] @ self.weights[at] + self.weights[at + 1]
            last = at + 2 == len(self.weights)
            layers.append(1 / (1 + np.exp(-np.clip(z, -30, 30))) if last else np.maximum(z, 0))
        return layers

    def learn(self, facts: Floats, lies: Floats) -> None:
        """One step of Adam (Kingma and Ba, 2015) on the cross entropy, with weights drawn towards zero."""
        layers = self._forward((facts - self.mean) / self.spread)
        slope = (layers[-1] - lies[:, None]) / len(lies)
        slopes: list[Floats] = []
        for at in range(len(self.weights) - 2, -1, -2):
            below = layers[at // 2]
            slopes = [below.T @ slope + DECAY * self.weights[at], slope.sum(axis=0), *slopes]
            slope = (slope @ self.weights[at].T) * (below > 0)
        self.steps += 1
        for at, slope_of in enumerate(slopes):
            first, second = self.moments[at]
            first = 0.9 * first + 0.1 * slope_of
            second = 0.999 * second + 0.001 * slope_of**2
            self.moments[at] = first, second
            sure = first / (1 - 0.9**self.steps)
            self.weights[at] = self.weights[at] - RATE * sure / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)


def fit(hidden: tuple[int, ...], bags: Bags, seed: int) -> Model:
    """A model that is stopped when the deals it does not learn from get no better."""
    dice = np.random.default_rng(seed)
    deals = dice.permutation(np.unique(bags.deals))
    kept = max(1, len(deals) // 6)
    learn, stop = bags.of(deals[kept:]), bags.of(deals[:kept])
    model = Model(hidden, learn.facts, dice)
    best, found, bad = np.inf, [w.copy() for w in model.weights], 0
    for _ in range(EPOCHS):
        order = dice.permutation(len(learn.lies))
        for at in range(0, len(order), BATCH):
            some = order[at : at + BATCH]
            model.learn(learn.facts[some], learn.lies[some])
        loss = _loss(model.chances(stop.facts), stop.lies)
        if loss < best - 1e-5:
            best, found, bad = loss, [w.copy() for w in model.weights], 0
        else:
            bad += 1
        if bad >= PATIENCE:
            break
    model.weights = found
    return model


def _loss(chances: Floats, lies: Floats) -> float:
    sure = np.clip(chances, 1e-9, 1 - 1e-9)
    return float(-np.mean(lies * np.log(sure) + (1 - lies) * np.log(1 - sure)))


def split(deals: Ints, seed: int) -> tuple[Ints, Ints]:
    """Two thirds of the deals to learn from, a third to be tested on."""
    drawn = np.random.default_rng(seed).permutation(np.unique(deals))
    tested = max(1, len(drawn) // 3)
    return drawn[tested:], drawn[:tested]
