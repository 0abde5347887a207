"""Whether bags are what the review thinks of them: calibration and Brier scores for each kind of company.

python -m bench.calibration --games 40            # measure
python -m bench.calibration --games 40 --write    # fit the weights of nottingham.review.reading first, to other games
"""

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import nottingham.env.master
from nottingham.arena.match import play_match
from nottingham.game import Ruleset, tell
from nottingham.game.events import PhaseBegan
from nottingham.game.known import Phase
from nottingham.review import reading_weights
from nottingham.review.eyes import mind_for
from nottingham.review.past import lived
from nottingham.review.reading import Readings, chance_of
from nottingham.review.reviewing import turned_out

COMPANY = {
    "hard": ("hard",) * 4,
    "medium": ("medium",) * 4,
    "easy": ("easy",) * 4,
    "levels": ("hard", "medium", "easy", "hard:brazen"),
    "characters": ("hard:cautious", "hard:brazen", "hard:corrupt", "hard:stern"),
    "medium characters": ("medium:brazen", "medium:cautious", "medium:corrupt", "medium:stern"),
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
FITTED_FROM, MEASURED_FROM = 7_000_000, 8_000_000
BINS = 10
RIDGE = 3.0
Rows = NDArray[np.float64]


def seen_in(specs: tuple[str, ...], seed: int, networks: bool) -> tuple[list[list[float]], list[float], list[bool]]:
    """For every bag that one seat saw in a game: the facts, what hard thought, and whether it was false."""
    rules = Ruleset.preset("second", players=len(specs))
    seat = seed % rules.players
    told = [tell(event, seat) for event in play_match(rules, seed, specs, time_limit=60).events]
    readings = Readings(rules, seat, mind_for(rules) if networks else None)
    came = turned_out(told)
    facts, hard, false = [], [], []
    for happening in lived(rules, seat, told):
        readings.hear(happening)
        if isinstance(happening.told, PhaseBegan) and happening.told.phase is Phase.INSPECTION:
            for owner, (said, net) in readings.said.items():
                facts.append(readings.record.facts(owner, said, net))
                hard.append(said)
                false.append(came[happening.after.public.round, owner])
    return facts, hard, false


def gather(specs: tuple[str, ...], games: int, first: int, networks: bool) -> tuple[Rows, Rows, Rows, Rows]:
    """Facts, hard's chances, what was so, and the game of each bag."""
    facts: list[list[float]] = []
    hard: list[float] = []
    false: list[bool] = []
    game: list[int] = []
    for number in range(games):
        some, said, came = seen_in(specs, first + number, networks)
        facts += some
        hard += said
        false += came
        game += [number] * len(came)
    return np.array(facts), np.array(hard), np.array(false, float), np.array(game, float)


def fit(facts: Rows, false: Rows) -> list[float]:
    """Logistic regression by Newton's method."""
    weights = np.zeros(facts.shape[1])
    for _ in range(50):
        chance = 1 / (1 + np.exp(-facts @ weights))
        bent = (facts * (chance * (1 - chance))[:, None]).T @ facts + RIDGE * np.eye(len(weights))
        weights = weights - np.linalg.solve(bent, facts.T @ (chance - false) + RIDGE * weights)
    return [round(float(weight), 3) for weight in weights]


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


def by_game(loss: Rows, game: Rows) -> str:
    """A mean over bags with its interval, games being independent."""
    means = np.array([loss[game == one].mean() for one in np.unique(game)])
    return f"{means.mean():+.4f} ±{1.96 * means.std(ddof=1) / len(means) ** 0.5:.4f}"


def write(networks: list[float], without: list[float]) -> None:
    path = Path(reading_weights.__file__)
    lines = path.read_text(encoding="utf-8").splitlines()
    for at, line in enumerate(lines):
        for name, weights in (("WITH_NETWORKS", networks), ("WITHOUT_NETWORKS", without)):
            if line.startswith(f"{name}:"):
                lines[at] = f"{name}: Final = ({', '.join(map(str, weights))})"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.calibration")
    parser.add_argument("--games", type=int, default=40, help="in each company")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    nottingham.env.master.add()
    weights = {True: list(reading_weights.WITH_NETWORKS), False: list(reading_weights.WITHOUT_NETWORKS)}
    if asked.write:
        for networks in (True, False):
            found = [gather(specs, asked.games, FITTED_FROM, networks) for specs in COMPANY.values()]
            weights[networks] = fit(
                np.concatenate([one[0] for one in found]), np.concatenate([one[2] for one in found])
            )
        write(weights[True], weights[False])
        print(weights)
    print(
        "company, bags, share false | Brier of the share, of hard, of the review | review less share, less hard | ECE"
    )
    for name, specs in {**COMPANY, **STRANGERS}.items():
        facts, hard, false, game = gather(specs, asked.games, MEASURED_FROM, True)
        said = np.array([chance_of(odds) for odds in facts @ np.array(weights[True])])
        base, review, other = (false.mean() - false) ** 2, (said - false) ** 2, (hard - false) ** 2
        print(
            f"{name}, {len(false)}, {false.mean():.2f} | {base.mean():.4f}, {other.mean():.4f}, {review.mean():.4f} | "
            f"{by_game(review - base, game)}, {by_game(review - other, game)} | {calibration_error(said, false):.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
