"""How much of a margin is luck: fits the weights of ``nottingham.arena.luck_weights``, and measures what they save.

python -m bench.luck --games 400                    # how far the weights that are there reduce the variance, and
                                                    # whether means agree
python -m bench.luck --games 600 --write            # fit new weights first, to other games
python -m bench.luck --games 20000 --bots honest,gambler,greedy,briber   # the same of other tables
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from nottingham.arena import luck_weights
from nottingham.arena.luck_corrected import REPEATS, LuckMeter
from nottingham.arena.match import play_bots, seat_all
from nottingham.game import Ruleset

TABLES = (("hard",) * 4, ("hard", "medium", "hard", "medium"))
TOLD_FROM, AGAIN_FROM, MEASURED_FROM = 5_000_000, 6_000_000, 1
"""Seeds: games that weights are fitted to are no part of any measurement."""
RIDGE = 10.0
Numbers = NDArray[np.float64]


class Gathered(msgspec.Struct):
    """A row for each seat of each game."""

    margins: Numbers
    luck: Numbers
    told: Numbers
    found: Numbers
    again: Numbers
    seconds: tuple[float, float]
    """Of a core, for a game: with the meter, and without it (some games)."""


def gather(tables: Sequence[tuple[str, ...]], games: int, first: int, repeats: int = REPEATS) -> Gathered:
    names, holdings = list(luck_weights.LUCK_WEIGHTS), list(luck_weights.AGAIN_WEIGHTS)[1:]
    margins: list[float] = []
    luck: list[float] = []
    told: list[float] = []
    found: list[list[float]] = []
    again: list[list[float]] = []
    began = time.process_time()
    for number in range(games):
        specs = tables[number % len(tables)]
        rules, seed = Ruleset.preset("second", players=len(specs)), first + number
        seats = seat_all(rules, seed, specs)
        meter = LuckMeter(seats, seed, repeats)
        sheet = play_bots(rules, seed, seats, watch=meter.watch).table.public.scores
        assert sheet is not None
        totals = [line.total for line in sheet.seats]
        margins += [own - (sum(totals) - own) / (len(totals) - 1) for own in totals]
        luck += meter.luck()
        told += meter.told()
        found += [[counts[name] for name in names] for counts in meter.found]
        again += [[counts[name] for name in holdings] for counts in meter.again]
    with_meter = (time.process_time() - began) / games
    seconds = with_meter, _plainly(tables, min(games, 40), first)
    tables_of = np.array(margins), np.array(luck), np.array(told), np.array(found), np.array(again)
    return Gathered(*tables_of, seconds)


def _plainly(tables: Sequence[tuple[str, ...]], games: int, first: int) -> float:
    began = time.process_time()
    for number in range(games):
        specs = tables[number % len(tables)]
        rules = Ruleset.preset("second", players=len(specs))
        play_bots(rules, first + number, seat_all(rules, first + number, specs))
    return (time.process_time() - began) / games


def fit(names: Sequence[str], rows: Numbers, margins: Numbers) -> dict[str, float]:
    scale = rows.std(axis=0) + 1e-9
    scaled = rows / scale
    solved = np.linalg.solve(scaled.T @ scaled + RIDGE * np.eye(rows.shape[1]), scaled.T @ margins) / scale
    return {name: round(float(weight), 3) for name, weight in zip(names, solved, strict=True)}


def fit_all(games: int) -> None:
    """First what can be told exactly; then, with that, what rounds say that were played again."""
    told = gather(TABLES, games, TOLD_FROM, repeats=0)
    luck_weights.LUCK_WEIGHTS.update(fit(list(luck_weights.LUCK_WEIGHTS), told.found, told.margins))
    again = gather(TABLES, games // 2, AGAIN_FROM)
    rows = np.column_stack([again.told, again.again])
    luck_weights.AGAIN_WEIGHTS.update(fit(list(luck_weights.AGAIN_WEIGHTS), rows, again.margins))
    write()


def write() -> None:
    path = Path(luck_weights.__file__)
    text = path.read_text(encoding="utf-8").partition("LUCK_WEIGHTS")[0]
    for name, weights in (("LUCK_WEIGHTS", luck_weights.LUCK_WEIGHTS), ("AGAIN_WEIGHTS", luck_weights.AGAIN_WEIGHTS)):
        lines = "".join(f'    "{one}": {weight},\n' for one, weight in weights.items())
        text += f"{name}: Final = {{\n{lines}}}\n"
    path.write_text(text, encoding="utf-8")


def report(specs: tuple[str, ...], got: Gathered) -> None:
    """Seats apart, so that rows do not share a game; tables of equals have one line."""
    games = len(got.margins) // len(specs)
    plain, luck = got.margins.reshape(games, -1), got.luck.reshape(games, -1)
    print(f"{games} games of {','.join(specs)}")
    for seat in range(1 if len(set(specs)) == 1 else len(specs)):
        lines = (("plain", plain[:, seat]), ("corrected", plain[:, seat] - luck[:, seat]), ("luck", luck[:, seat]))
        said = []
        for name, values in lines:
            half = 1.96 * values.std(ddof=1) / games**0.5
            said.append(f"{name} {values.mean():+.2f} ±{half:.2f}")
        print(f"  {specs[seat]}: {', '.join(said)}")
    whole = np.var(got.margins)
    told, left = np.var(got.margins - got.told) / whole, np.var(got.margins - got.luck) / whole
    print(f"  variance left, all seats: {left:.3f}; without rounds played again {told:.3f}")
    print(f"  {got.seconds[0]:.3f} s of a core a game, {got.seconds[1]:.3f} s without luck")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.luck")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bots", help="the table to measure, seat by seat; without it those that weights are for")
    parser.add_argument("--first", type=int, default=MEASURED_FROM, help="the seed of the first game to measure")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.write:
        fit_all(asked.games)
    tables = (tuple(asked.bots.split(",")),) if asked.bots else TABLES
    for specs in tables:
        report(specs, gather((specs,), asked.games // len(tables), asked.first))


if __name__ == "__main__":
    main()
