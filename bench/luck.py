"""How much of a margin is luck: fits the weights of ``nottingham.arena.luck_weights``, and measures what they save.

python -m bench.luck --games 400            # how far the weights that are there reduce the variance, and whether
means agree python -m bench.luck --games 400 --write    # fit new weights first, to other games
"""

import argparse
from collections import Counter
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from nottingham.arena import luck_weights
from nottingham.arena.luck_corrected import LuckMeter
from nottingham.arena.match import play_bots
from nottingham.bots import Chair
from nottingham.bots.asking import sit_down
from nottingham.game import Dice, Ruleset

TABLES = (("hard",) * 4, ("hard", "medium", "hard", "medium"))
FITTED_FROM, MEASURED_FROM = 5_000_000, 1
"""Seeds: games that weights are fitted to are no part of any measurement."""
RIDGE = 10.0


def one_game(specs: tuple[str, ...], seed: int) -> tuple[list[float], list[Counter[str]], tuple[float, ...]]:
    """Margins, what luck was made of, and what to take off."""
    rules, dice = Ruleset.preset("second", players=len(specs)), Dice(seed)
    seats = [sit_down(spec, Chair(seat, rules, dice.fork())) for seat, spec in enumerate(specs)]
    meter = LuckMeter(seats, seed)
    match = play_bots(rules, seed, seats, watch=meter.watch)
    sheet = match.table.public.scores
    assert sheet is not None
    totals = [line.total for line in sheet.seats]
    margins = [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]
    return margins, meter.found, meter.luck()


def gather(games: int, first: int) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.float64]]:
    """What luck was made of, margins, and luck as the weights have it: a row for each seat of each game."""
    names = list(luck_weights.LUCK_WEIGHTS)
    rows: list[list[float]] = []
    margins: list[float] = []
    lucks: list[float] = []
    for number in range(games):
        ends, found, luck = one_game(TABLES[number % len(TABLES)], first + number)
        rows += [[counts[name] for name in names] for counts in found]
        margins += ends
        lucks += luck
    return np.array(rows), np.array(margins), np.array(lucks)


def fit(rows: NDArray[np.float64], margins: NDArray[np.float64]) -> dict[str, float]:
    scale = rows.std(axis=0) + 1e-9
    scaled = rows / scale
    solved = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(rows.shape[1]), scaled.T @ margins) / scale
    return {name: round(float(weight), 3) for name, weight in zip(luck_weights.LUCK_WEIGHTS, solved, strict=True)}


def write(weights: dict[str, float]) -> None:
    path = Path(luck_weights.__file__)
    start = path.read_text(encoding="utf-8").partition("LUCK_WEIGHTS")[0]
    lines = "".join(f'    "{name}": {weight},\n' for name, weight in weights.items())
    path.write_text(f"{start}LUCK_WEIGHTS: Final = {{\n{lines}}}\n", encoding="utf-8")
    luck_weights.LUCK_WEIGHTS.update(weights)


def report(games: int, margins: NDArray[np.float64], lucks: NDArray[np.float64]) -> None:
    """One seat of each game, so that rows do not share a game."""
    plain = margins.reshape(games, -1)[:, 0]
    luck = lucks.reshape(games, -1)[:, 0]
    corrected = plain - luck
    print(f"{games} games, the first seat of each")
    for name, values in (("plain margin", plain), ("luck-corrected", corrected), ("luck", luck)):
        half = 1.96 * values.std(ddof=1) / games**0.5
        print(f"  {name}: {values.mean():+.2f} ±{half:.2f}, standard deviation {values.std(ddof=1):.1f}")
    print(f"  variance ratio, all seats: {np.var(margins - lucks) / np.var(margins):.3f}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.luck")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.write:
        rows, margins, _ = gather(asked.games, FITTED_FROM)
        write(fit(rows, margins))
    _, margins, lucks = gather(asked.games, MEASURED_FROM)
    report(asked.games, margins, lucks)


if __name__ == "__main__":
    main()
