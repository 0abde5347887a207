"""Ratings over many games, by openskill's Plackett-Luce model: made for games of more than two."""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

import msgspec
from openskill.models import PlackettLuce

_WIDE: Final = 1.959964


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is among those it met. The interval is the model's own, 95 %."""

    mu: float
    sigma: float
    low: float
    high: float


def _rating(mu: float, sigma: float) -> Rating:
    return Rating(mu, sigma, mu - _WIDE * sigma, mu + _WIDE * sigma)


def rate(bots: Sequence[str], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating]:
    """Rate the games one after the other: who sat where, and the rank of each seat.

    A bot does not learn from one game to the next, so nothing is added to its uncertainty between games (tau = 0).
    One that has several seats in a game moves by the mean of what they gained.
    """
    model = PlackettLuce(tau=0.0)
    standing = {bot: _rating(model.mu, model.sigma) for bot in bots}
    for seats, ranks in games:
        if len(set(seats)) < 2:
            continue
        teams = [[model.rating(mu=standing[bot].mu, sigma=standing[bot].sigma)] for bot in seats]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in set(seats):
            own = [team[0] for team, spec in zip(rated, seats, strict=True) if spec == bot]
            standing[bot] = _rating(fmean(rating.mu for rating in own), fmean(rating.sigma for rating in own))
    return standing
