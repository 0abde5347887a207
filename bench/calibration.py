"""Whether bags are what the review thinks of them: calibration and Brier scores for each kind of company.

python -m bench.calibration --games 40 --write    # fit nottingham.review.reading_weights
python -m bench.calibration --games 100           # measure, in other games
python -m bench.calibration --games 40 --bound    # how far off a reader is who knows all of many populations exactly
"""

import argparse
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

import nottingham.env.master
from bench.tastes import TASTE, seated
from nottingham.arena.match import play_bots
from nottingham.game import Ruleset, tell
from nottingham.game.events import PhaseBegan
from nottingham.game.known import Phase
from nottingham.review import reading_weights
from nottingham.review.bag_record import ANYBODY, ANYBODY_MIXED, BagRecord
from nottingham.review.count import SIGMAS
from nottingham.review.eyes import mind_for
from nottingham.review.past import lived
from nottingham.review.reading import Readings, doubt_of
from nottingham.review.reviewing import turned_out
from nottingham.review.voices import Voices, weighed
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
    "four wary": ("wary",) * 4,
    "old and new": ("hard-2026", "hard", "hard-2026", "medium"),
    "one of each": ("hard-2026", "easy", "wary", "master"),
    "alike": (f"{TASTE}alike",) * 4,
    "all different": (f"{TASTE}own",) * 4,
}
"""No weight was fitted to these, or to some of these. In the last two every game has a taste of its own, or four."""
BOUND = 24
"""So many populations for ``--bound``."""
BASELINES = ("honest", "greedy", "gambler", "briber")
SEEN_ONCE = 3
FITTED_FROM, MEASURED_FROM = 7_000_000, 9_000_000
BINS = 10
RIDGE, BASELINE_RIDGE, ANYBODY_RIDGE = 20.0, 4.0, 1.0
"""How strongly weights are drawn: of kinds towards everybody who mixes, of everybody towards nothing."""
RESAMPLED = 200
Rows = NDArray[np.float64]


class SeenBag(msgspec.Struct, frozen=True):
    """A bag as one seat saw it: in which round, whose, what was said of it, and whether it was false."""

    round: int
    owner: int
    voices: Voices
    false: bool


class SeenGame(msgspec.Struct, frozen=True):
    """What one seat saw of a game."""

    seed: int
    specs: tuple[str, ...]
    bags: tuple[SeenBag, ...]


def seen_in(specs: tuple[str, ...], seed: int) -> list[SeenGame]:
    """Every bag that two neighbours saw in a game, when the inspection began: together they see everybody's."""
    rules = Ruleset.preset("second", players=len(specs))
    events = play_bots(rules, seed, seated(rules, seed, specs), time_limit=60).events
    found = []
    for seat in (seed % rules.players, (seed + 1) % rules.players):
        told = [tell(event, seat) for event in events]
        readings = Readings(rules, seat, mind_for(rules))
        came = turned_out(told)
        bags: list[SeenBag] = []
        for happening in lived(rules, seat, told):
            readings.hear(happening)
            if isinstance(happening.told, PhaseBegan) and happening.told.phase is Phase.INSPECTION:
                now = happening.after.public.round
                bags += [SeenBag(now, owner, said, came[now, owner]) for owner, said in readings.said.items()]
        found.append(SeenGame(seed, specs, tuple(bags)))
    return found


def gather(specs: tuple[str, ...], games: int, first: int) -> list[SeenGame]:
    return [seen for number in range(games) for seen in seen_in(specs, first + number)]


def facts_in(games: Sequence[SeenGame], *, networks: bool) -> dict[str, tuple[Rows, Rows]]:
    """Of each kind of player: the facts of every bag, and whether it was false."""
    rows: dict[str, list[tuple[list[float], bool]]] = {}
    for game in games:
        for bag in game.bags:
            rows.setdefault(game.specs[bag.owner], []).append((bag.voices.facts(networks=networks), bag.false))
    return {
        kind: (np.array([facts for facts, _ in some]), np.array([float(lie) for _, lie in some]))
        for kind, some in rows.items()
    }


def fit_kinds(games: Sequence[SeenGame], *, networks: bool) -> dict[str, tuple[float, ...]]:
    """Weights for each kind of player: near those of everybody who mixes, for the master near what the networks say."""
    found = facts_in(games, networks=networks)

    def together(kinds: Sequence[str]) -> Rows:
        facts, false = (np.concatenate([found[kind][at] for kind in kinds]) for at in (0, 1))
        return fit_odds(facts, false, np.zeros(facts.shape[1]), ANYBODY_RIDGE)

    mixed = together([kind for kind in found if kind not in BASELINES])
    rows = {ANYBODY: together(list(found)), ANYBODY_MIXED: mixed}
    for kind, (facts, false) in sorted(found.items()):
        towards = np.array(weighed(networks=True, net=1.0)) if networks and kind == "master" else mixed
        rows[kind] = fit_odds(facts, false, towards, BASELINE_RIDGE if kind in BASELINES else RIDGE)
    return {kind: tuple(round(float(weight), 3) for weight in row) for kind, row in rows.items()}


def said_of(game: SeenGame, weights: dict[str, tuple[float, ...]], *, named: bool = True) -> list[tuple[float, float]]:
    """What the review would have said of every bag of a game, and how far that may be off, by its own word; and if
    nobody had known what kind of bots these are."""
    kinds = [spec if named and spec in weights else "" for spec in game.specs]
    record = BagRecord(kinds, networks=True, weights=weights)
    found: list[tuple[float, float]] = []
    for _, bags in groupby(game.bags, key=lambda bag: bag.round):
        here = list(bags)
        for bag in here:
            chance, differ = record.read(bag.owner, bag.voices)
            found.append((chance, SIGMAS * doubt_of(differ)))
        record.learn([(bag.owner, bag.voices, bag.false) for bag in here])
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
    _, of = np.unique(game, return_inverse=True)
    bags, mean = np.bincount(of), loss.mean()
    apart = np.bincount(of, loss) - mean * bags
    half = SIGMAS * np.sqrt((apart**2).sum() * len(bags) / (len(bags) - 1)) / bags.sum()
    return f"{mean:+.4f} ±{half:.4f}"


def noise(said: Rows, bag: Rows) -> float:
    """What the expected calibration error of so many bags would be, if every chance were right. Two saw the same bag:
    it is false for both or for neither."""
    dice = np.random.default_rng(0)
    _, of = np.unique(bag, return_inverse=True)
    drawn = (dice.random(of.max() + 1)[of] for _ in range(RESAMPLED))
    return float(np.mean([calibration_error(said, (one < said).astype(float)) for one in drawn]))


def write(networks: dict[str, tuple[float, ...]], without: dict[str, tuple[float, ...]]) -> None:
    path = Path(reading_weights.__file__)
    text = path.read_text(encoding="utf-8")
    for name, weights in (("WITH_NETWORKS", networks), ("WITHOUT_NETWORKS", without)):
        start = text.index(f"{name}: Final")
        end = text.index("}\n", start)
        lines = "".join(f'    "{kind}": {row},\n' for kind, row in weights.items())
        text = f"{text[:start]}{name}: Final[dict[str, tuple[float, ...]]] = {{\n{lines}{text[end:]}"
    path.write_text(text, encoding="utf-8")


def measure(games: int, only: Sequence[str], first: int) -> None:
    weights: dict[str, tuple[float, ...]] = dict(reading_weights.WITH_NETWORKS)
    print(
        "company, bags, share false | Brier of the share, of hard, of the review | review less share, less hard | "
        "ECE, of which noise, and were their kinds not known | bags in bins that were off by no more than was said"
    )
    companies = {**COMPANY, **STRANGERS}
    for name in only or companies:
        specs = companies[name]
        found = gather(specs, games, first)
        said, halves = np.array([pair for game in found for pair in said_of(game, weights)]).T
        unnamed, wide = np.array([pair for game in found for pair in said_of(game, weights, named=False)]).T
        hard = np.array([bag.voices.hard for game in found for bag in game.bags])
        false = np.array([float(bag.false) for game in found for bag in game.bags])
        number = np.array([game.seed for game in found for _ in game.bags], float)
        one = np.array([100 * game.seed + 10 * bag.round + bag.owner for game in found for bag in game.bags], float)
        base, review, other = (false.mean() - false) ** 2, (said - false) ** 2, (hard - false) ** 2
        print(
            f"{name}, {len(false)}, {false.mean():.2f} | {base.mean():.4f}, {other.mean():.4f}, {review.mean():.4f} | "
            f"{by_game(review - base, number)}, {by_game(review - other, number)} | "
            f"{calibration_error(said, false):.3f}, {noise(said, one):.3f}, {calibration_error(unnamed, false):.3f} | "
            f"{held(said, halves, false):.2f}, kinds not known {held(unnamed, wide, false):.2f}",
            flush=True,
        )


def bound(games: int) -> None:
    """Everybody at a table has the same taste, one of so many. The reader knows all of them, by weights fitted to these
    very games, and thinks each as likely as any other; only what bags turn out to be tells which of them it is."""
    rows = [gather((f"{TASTE}{taste}",) * 4, games, MEASURED_FROM) for taste in range(BOUND)]
    found = [facts_in(some, networks=True) for some in rows]
    facts_of = [np.concatenate([facts for facts, _ in one.values()]) for one in found]
    false_of = [np.concatenate([false for _, false in one.values()]) for one in found]
    everybody = fit_odds(np.concatenate(facts_of), np.concatenate(false_of), np.zeros(facts_of[0].shape[1]), 1.0)
    sorts = np.array([fit_odds(*pair, everybody, ANYBODY_RIDGE) for pair in zip(facts_of, false_of, strict=True)])
    errors, said, came = [], [], []
    for some in rows:
        said.append(np.array([chance for game in some for chance in _by_all(game, sorts)]))
        came.append(np.array([float(bag.false) for game in some for bag in game.bags]))
        errors.append(calibration_error(said[-1], came[-1]))
    together = calibration_error(np.concatenate(said), np.concatenate(came))
    print(
        f"{BOUND} populations, {games} games each: ECE {min(errors):.3f} to {max(errors):.3f}, on average "
        f"{np.mean(errors):.3f}; of all bags together {together:.3f}"
    )


def _by_all(game: SeenGame, sorts: Rows) -> list[float]:
    fits, found = np.zeros(len(sorts)), list[float]()
    for _, bags in groupby(game.bags, key=lambda bag: bag.round):
        here = [(1 / (1 + np.exp(-sorts @ bag.voices.facts(networks=True))), bag.false) for bag in bags]
        likely = np.exp(fits - fits.max())
        found += [float(likely @ chances / likely.sum()) for chances, _ in here]
        fits = fits + sum(np.log(chances if false else 1 - chances) for chances, false in here)
    return found


def _enough(specs: tuple[str, ...], games: int) -> int:
    """Where everybody is of another kind, there is less to see of each."""
    return games * SEEN_ONCE if len(set(specs)) == len(specs) else games


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration")
    parser.add_argument("--games", type=int, default=40, help="in each company")
    parser.add_argument("--write", action="store_true", help="fit the weights instead of measuring them")
    parser.add_argument("--bound", action="store_true", help="measure what anybody could know of strangers")
    parser.add_argument("--only", nargs="*", choices=[*COMPANY, *STRANGERS], default=[], help="measure these companies")
    parser.add_argument("--first", type=int, default=MEASURED_FROM, help="the seed of the first game that is measured")
    asked = parser.parse_args()
    nottingham.env.master.add()
    if asked.write:
        games = [game for specs in COMPANY.values() for game in gather(specs, _enough(specs, asked.games), FITTED_FROM)]
        write(fit_kinds(games, networks=True), fit_kinds(games, networks=False))
    elif asked.bound:
        bound(asked.games)
    else:
        measure(asked.games, asked.only, asked.first)


if __name__ == "__main__":
    main()
