"""Exact answers about a small game: values, best responses, NashConv, and an equilibrium by CFR+.

The game's tree is laid out in arrays once, level by level; then every question is a few numpy operations for each
level. A strategy is one flat array: a probability for every *slot*, a slot being one action in one information set.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from .small_sheriff import SmallGame, SmallRules, SmallSeat

Doubles = NDArray[np.float64]
Ints = NDArray[np.int64]


class Tree:
    """All histories of a small game, those of one length side by side."""

    def __init__(self, rules: SmallRules | None = None) -> None:
        games = [SmallGame(rules or SmallRules())]
        parents, slots = [0], [0]
        players: list[int] = []
        returns: list[tuple[float, float]] = []
        self.first_slot: dict[tuple[object, ...], int] = {}
        """Information sets, as what the seat that acts knows; with the number of the first slot of each."""
        self.actions: list[int] = []
        """The action of every slot."""
        owners: list[int] = []
        sets: list[int] = []
        self.levels = [slice(0, 1)]
        while games:
            following: list[SmallGame] = []
            for game in games:
                node = len(players)
                players.append(-1 if game.seat is None else int(game.seat))
                returns.append(game.returns)
                if game.seat is None:
                    continue
                knows = (game.seat, *game.known_to(game.seat))
                first = self.first_slot.setdefault(knows, len(self.actions))
                if first == len(self.actions):
                    self.actions += game.actions
                    owners += [int(game.seat)] * len(game.actions)
                    sets += [len(self.first_slot) - 1] * len(game.actions)
                for k, action in enumerate(game.actions):
                    following.append(game.after(action))
                    parents.append(node)
                    slots.append(first + k)
            self.levels.append(slice(self.levels[-1].stop, self.levels[-1].stop + len(following)))
            games = following
        self.parent: Ints = np.array(parents)
        self.slot: Ints = np.array(slots)
        self.player: Ints = np.array(players)
        self.returns: Doubles = np.array(returns).T
        self.owner: Ints = np.array(owners)
        """Whose slot it is."""
        self.set_of: Ints = np.array(sets)
        """Which information set a slot belongs to."""
        self.starts: Ints = np.flatnonzero(np.diff(self.set_of, prepend=-1))
        """The first slot of each information set."""
        self.levels = [level for level in self.levels[1:] if level.stop > level.start]

    def uniform(self) -> Doubles:
        """Every action with the same probability."""
        return self.normal(np.ones(len(self.actions)))

    def normal(self, weights: Doubles) -> Doubles:
        """Weights as probabilities; where all are zero, the same for each."""
        sums = np.add.reduceat(weights, self.starts)[self.set_of]
        number = np.bincount(self.set_of)[self.set_of]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), 1 / number)

    def reach(self, strategy: Doubles, of: Callable[[Ints], NDArray[np.bool_]]) -> Doubles:
        """How probable each history is, counting only the choices of some players."""
        reached = np.ones(len(self.parent))
        for level in self.levels:
            parent = self.parent[level]
            counts = of(self.player[parent])
            reached[level] = reached[parent] * np.where(counts, strategy[self.slot[level]], 1)
        return reached

    def values(self, strategy: Doubles) -> Doubles:
        """What each history is worth to each player."""
        worth = self.returns.copy()
        for level in reversed(self.levels):
            parent, chance = self.parent[level], strategy[self.slot[level]]
            for seat in SmallSeat:
                worth[seat] += np.bincount(parent, chance * worth[seat, level], len(self.parent))
        return worth

    def best_response(self, strategy: Doubles, seat: SmallSeat) -> float:
        """What a seat can get at best against the other's strategy."""
        others = self.reach(strategy, lambda player: player != seat)
        worth = self.returns[seat].copy()
        for level in reversed(self.levels):
            parent, slot = self.parent[level], self.slot[level]
            mine = self.player[parent] == seat
            merit = np.bincount(slot[mine], (others[parent] * worth[level])[mine], len(self.actions))
            best = np.maximum.reduceat(merit, self.starts)[self.set_of]
            # The first of the best: an action is taken if it is as good as the best, and none before it is.
            top = merit >= best
            ahead: Ints = np.cumsum(top) - top
            taken = top & (ahead == ahead[self.starts][self.set_of])
            chance = np.where(mine, taken[slot], strategy[slot])
            worth += np.bincount(parent, chance * worth[level], len(self.parent))
        return float(worth[0])

    def nash_conv(self, strategy: Doubles) -> float:
        """What both together could gain by answering better: zero in an equilibrium."""
        now = self.values(strategy)[:, 0]
        return float(sum(self.best_response(strategy, seat) - now[seat] for seat in SmallSeat))


def solve(tree: Tree, iterations: int) -> Doubles:
    """An approximate equilibrium: the average strategy of CFR+ (Tammelin, 2014), later rounds counting more."""
    regrets = np.zeros(len(tree.actions))
    total = np.zeros(len(tree.actions))
    for i in range(1, iterations + 1):
        for seat in SmallSeat:
            strategy = tree.normal(regrets)
            _learn(tree, regrets, strategy, seat)
            own = tree.reach(strategy, lambda player, seat=seat: player == seat)  # type: ignore[misc]
            parent = tree.parent[1:]
            mine = tree.player[parent] == seat
            # All histories of an information set have the same own probability (perfect recall): any of them will do.
            weight = np.zeros(len(tree.actions))
            weight[tree.slot[1:][mine]] = own[1:][mine]
            total += i * weight
    return tree.normal(total)


def _learn(tree: Tree, regrets: Doubles, strategy: Doubles, seat: SmallSeat) -> None:
    """Add what each action of a seat would have gained, and forget what it would have lost."""
    worth = tree.values(strategy)[seat]
    others = tree.reach(strategy, lambda player: player != seat)
    parent = tree.parent[1:]
    mine = tree.player[parent] == seat
    gain = others[parent] * (worth[1:] - worth[parent])
    regrets += np.bincount(tree.slot[1:][mine], gain[mine], len(tree.actions))
    np.maximum(regrets, 0, out=regrets)
