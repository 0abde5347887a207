"""Whether bags are what the review thinks of them: calibration and Brier scores for each kind of company.

python -m bench.calibration --games 40            # measure
python -m bench.calibration --games 40 --write    # fit nottingham.review.reading_weights first, to other games
"""

import argparse
from itertools import groupby
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

import nottingham.env.master
from nottingham.arena.match import play_match
from nottingham.game import Ruleset, tell
from nottingham.game.events import PhaseBegan
from nottingham.game.known import Phase
from nottingham.review import reading_weights
from nottingham.review.count import SIGMAS
from nottingham.review.eyes import mind_for
from nottingham.review.past import lived
from nottingham.review.reading import ANYBODY, BagRecord, Readings, doubt_of
from nottingham.review.reviewing import turned_out
from training.odds import fit_odds

COMPANY = {
    "hard": ("hard",) * 4,
    "medium": ("medium",) * 4,
    "easy": ("easy",) * 4,
    "levels": ("hard", "medium", "easy", "hard:brazen"),
    "characters": ("hard:cautious", "hard:brazen", "hard:corrupt", "hard:stern"),
    "medium characters": ("medium:brazen", "medium:cautious", "medium:corrupt", "medium:stern"),
    "easy characters": ("easy:brazen", "easy:cautious", "easy:gullible", "easy:stern"),
    "masters": ("master",) * 4,
    "baselines": ("honest", "greedy", "gambler", "briber"),
    "three": ("hard", "medium", "hard"),
    "five": ("hard", "medium", "easy", "hard", "medium"),
}
"""Those that weights are fitted to, in other games."""
STRANGERS = {
    "hard-2026": ("hard-2026",) * 4,
    "adversaries": ("adversary-air", "adversary-reader", "adversary-shadow", "adversary-sleeper"),
    "wary and others": ("wary", "greedy", "hard", "gambler"),
}
"""No weight was fitted to these."""
FITTED_FROM, MEASURED_FROM = 7_000_000, 9_000_000
BINS = 10
RIDGE = 4.0
"""Where there is little to go by, a kind is like everybody else."""
RESAMPLED = 200
Rows = NDArray[np.float64]


class SeenBag(msgspec.Struct, frozen=True):
    """A bag as one seat saw it: in which round, whose, what hard and the networks thought, and whether it was false."""

    round: int
    owner: int
    hard: float
    net: float
    false: bool


class SeenGame(msgspec.Struct, frozen=True):
    specs: tuple[str, ...]
    bags: tuple[SeenBag, ...]


def seen_in(specs: tuple[str, ...], seed: int) -> SeenGame:
    """Every bag that one seat saw in a game, when the inspection began."""
    rules = Ruleset.preset("second", players=len(specs))
    seat = seed % rules.players
    told = [tell(event, seat) for event in play_match(rules, seed, specs, time_limit=60).events]
    readings = Readings(rules, seat, mind_for(rules))
    came = turned_out(told)
    bags: list[SeenBag] = []
    for happening in lived(rules, seat, told):
        readings.hear(happening)
        if isinstance(happening.told, PhaseBegan) and happening.told.phase is Phase.INSPECTION:
            now = happening.after.public.round
            for owner, (hard, net) in readings.said.items():
                assert net is not None
                bags.append(SeenBag(now, owner, hard, net, came[now, owner]))
    return SeenGame(specs, tuple(bags))


def gather(specs: tuple[str, ...], games: int, first: int) -> list[SeenGame]:
    return [seen_in(specs, first + number) for number in range(games)]


def fit_kinds(games: list[SeenGame], *, networks: bool) -> dict[str, tuple[float, ...]]:
    """Weights for each kind of player."""
    record = BagRecord(networks=networks)
    rows: dict[str, list[tuple[list[float], bool]]] = {}
    for game in games:
        for bag in game.bags:
            rows.setdefault(game.specs[bag.owner], []).append((record.facts(bag.hard, bag.net), bag.false))
    facts = {kind: np.array([row for row, _ in some]) for kind, some in rows.items()}
    false = {kind: np.array([float(lie) for _, lie in some]) for kind, some in rows.items()}
    everybody = np.concatenate(list(facts.values()))
    usual = fit_odds(everybody, np.concatenate(list(false.values())), np.zeros(everybody.shape[1]), RIDGE)
    found = {ANYBODY: usual} | {kind: fit_odds(facts[kind], false[kind], usual, RIDGE) for kind in sorted(rows)}
    return {kind: tuple(round(float(weight), 3) for weight in row) for kind, row in found.items()}


def said_of(game: SeenGame, weights: dict[str, tuple[float, ...]], *, named: bool = True) -> list[tuple[float, float]]:
    """What the review would have said of every bag of a game, and how far that may be off, by its own word; and if
    nobody had known what kind of bots these are."""
    kinds = [spec if named and spec in weights else "" for spec in game.specs]
    record = BagRecord(kinds, networks=True, weights=weights)
    found: list[tuple[float, float]] = []
    for _, bags in groupby(game.bags, key=lambda bag: bag.round):
        here = list(bags)
        for bag in here:
            chance, differ = record.read(bag.owner, bag.hard, bag.net)
            found.append((chance, SIGMAS * doubt_of(differ)))
        record.learn([(bag.owner, bag.hard, bag.net, bag.false) for bag in here])
    return found


def calibration_error(said: Rows, false: Rows) -> float:
    """The expected one, over ten bins."""
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    return float(
        sum(
            (place == at).mean() * abs(said[place == at].mean() - false[place == at].mean())
            for at in range(BINS)
            if (place == at).any()
        )
    )


def held(said: Rows, halves: Rows, false: Rows) -> float:
    """The share of bags in bins that were off by no more than the review said they may be, on average."""
    place = np.minimum((said * BINS).astype(int), BINS - 1)
    there = [place == at for at in range(BINS) if (place == at).any()]
    return float(sum(one.mean() for one in there if abs(said[one].mean() - false[one].mean()) <= halves[one].mean()))


def by_game(loss: Rows, game: Rows) -> str:
    """A mean over bags with its interval, games being independent."""
    means = np.array([loss[game == one].mean() for one in np.unique(game)])
    return f"{means.mean():+.4f} ±{1.96 * means.std(ddof=1) / len(means) ** 0.5:.4f}"


def noise(said: Rows) -> float:
    """What the expected calibration error of so many bags would be, if every chance were right."""
    dice = np.random.default_rng(0)
    return float(
        np.mean([calibration_error(said, (dice.random(len(said)) < said).astype(float)) for _ in range(RESAMPLED)])
    )


def write(networks: dict[str, tuple[float, ...]], without: dict[str, tuple[float, ...]]) -> None:
    path = Path(reading_weights.__file__)
    text = path.read_text(encoding="utf-8")
    for name, weights in (("WITH_NETWORKS", networks), ("WITHOUT_NETWORKS", without)):
        start = text.index(f"{name}: Final")
        end = text.index("}\n", start)
        lines = "".join(f'    "{kind}": {row},\n' for kind, row in weights.items())
        text = f"{text[:start]}{name}: Final[dict[str, tuple[float, ...]]] = {{\n{lines}{text[end:]}"
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration")
    parser.add_argument("--games", type=int, default=40, help="in each company")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    nottingham.env.master.add()
    weights: dict[str, tuple[float, ...]] = dict(reading_weights.WITH_NETWORKS)
    if asked.write:
        games = [game for specs in COMPANY.values() for game in gather(specs, asked.games, FITTED_FROM)]
        weights = fit_kinds(games, networks=True)
        write(weights, fit_kinds(games, networks=False))
    print(
        "company, bags, share false | Brier of the share, of hard, of the review | review less share, less hard | "
        "ECE, of which noise, and were their kinds not known | bags in bins that were off by no more than was said"
    )
    for name, specs in {**COMPANY, **STRANGERS}.items():
        found = gather(specs, asked.games, MEASURED_FROM)
        said, halves = np.array([pair for game in found for pair in said_of(game, weights)]).T
        unnamed, wide = np.array([pair for game in found for pair in said_of(game, weights, named=False)]).T
        hard = np.array([bag.hard for game in found for bag in game.bags])
        false = np.array([float(bag.false) for game in found for bag in game.bags])
        number = np.array([at for at, game in enumerate(found) for _ in game.bags], float)
        base, review, other = (false.mean() - false) ** 2, (said - false) ** 2, (hard - false) ** 2
        print(
            f"{name}, {len(false)}, {false.mean():.2f} | {base.mean():.4f}, {other.mean():.4f}, {review.mean():.4f} | "
            f"{by_game(review - base, number)}, {by_game(review - other, number)} | "
            f"{calibration_error(said, false):.3f}, {noise(said):.3f}, {calibration_error(unnamed, false):.3f} | "
            f"{held(said, halves, false):.2f}, kinds not known {held(unnamed, wide, false):.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
