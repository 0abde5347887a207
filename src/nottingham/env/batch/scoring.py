"""The final score. Rules §8."""

import jax.numpy as jnp

from .state import Array, StateDraft
from .tools import count, total, wide


def score(draft: StateDraft) -> tuple[Array, Array]:
    """[P] scores, and [P] who wins: the best score, then legal cards, then contraband cards, then all (rules §8)."""
    game = draft.game
    by_kind = [draft.stall[:, i] for i in range(game.kinds)]
    scores = draft.gold + draft.black_cards + total([by_kind[i] * jnp.int16(game.value[i]) for i in range(game.kinds)])
    for kind in range(game.legal):
        if game.copies[kind]:
            number = by_kind[kind].astype(jnp.int16)
            for royal, multiple in game.counts_as[kind]:
                number = number + by_kind[royal] * multiple
            scores = scores + _crown(number, *game.crowns[kind])
    legal, contraband = count(by_kind[: game.legal]), count(by_kind[game.legal :])
    winners = jnp.ones_like(scores) > 0
    for measure in (scores, legal, contraband):
        worth = jnp.where(winners, measure, -1)
        winners = winners & (worth == _most(worth))
    return scores.astype(jnp.int16), winners.astype(jnp.int8)


def _most(rows: Array) -> Array:
    best = rows[0]
    for i in range(1, rows.shape[0]):
        best = jnp.maximum(best, rows[i])
    return best


def _crown(number: Array, king: int, queen: int) -> Array:
    """[P] King's and Queen's bonus for one kind. Several Kings share both, and there is no Queen; several Queens share
    theirs; rounded down; it takes at least one good (rules §8, D5)."""
    seats = number.shape[0]
    most = _most(number)
    kings = (number == most) & (most > 0)
    rest = jnp.where(number == most, 0, number)
    second = _most(rest)
    queens = (rest == second) & (second > 0)
    kings_number, queens_number = total(kings.astype(jnp.int16)), total(queens.astype(jnp.int16))
    for_king = _share(wide([0, king, *((king + queen) // n for n in range(2, seats + 1))], most), kings_number)
    for_queen = jnp.where(
        kings_number == 1, _share(wide([0, *(queen // n for n in range(1, seats + 1))], most), queens_number), 0
    )
    return jnp.where(kings, for_king, 0) + jnp.where(queens, for_queen, 0)


def _share(shares: Array, number: Array) -> Array:
    return total([jnp.where(number == i, shares[i], 0) for i in range(shares.shape[0])])
