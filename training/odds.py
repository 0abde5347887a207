"""Logistic regression: what facts weigh for the odds of something. One function for whoever fits chances."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
STEPS: Final = 50
FAR: Final = 30.0
"""Odds beyond this, as a logarithm, are as good as certain."""
LITTLE: Final = 1e-6
"""Keeps sums solvable where a fact says nothing."""


def fit_odds(
    facts: Floats, came: Floats, towards: Floats, ridge: Floats | float, given: Floats | float = 0.0
) -> Floats:
    """Weights of the facts, a row for each case, that are likeliest for what came: Newton's way on the cross entropy.

    They are drawn ``towards`` these by ``ridge``, for all weights alike or for each; ``given`` are log-odds that are
    known beforehand.
    """
    drawn = np.diag(np.broadcast_to(np.asarray(ridge, float), towards.shape))
    weights = towards.astype(float)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-np.clip(facts @ weights + given, -FAR, FAR)))
        bend = (facts * (chance * (1 - chance))[:, None]).T @ facts + drawn + LITTLE * np.eye(len(weights))
        step = np.linalg.solve(bend, facts.T @ (chance - came) + drawn @ (weights - towards))
        weights = weights - step
        if np.abs(step).max() < LITTLE:
            break
    return weights
