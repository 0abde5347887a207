"""Whether a mind means what it says: chances that a bag is true, and margins, beside what came of them.

python -m training.calibrate master:build/master/mind.npz --games 40 --among ,hard
python -m training.calibrate master:build/master/mind.npz --games 150 --among ,hard,medium --write
python -m training.calibrate master:build/master/mind.npz --manners '{"weight": 1.33, "power": 1.67}' --write

``--write`` keeps with the mind what makes its words come true in these companies. Games with another seed then show
whether they do. ``--manners`` are those at the gate (``nottingham.env.manners``), if not as before.
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from nottingham.arena.match import play_bots
from nottingham.bots.asking import sit_down
from nottingham.bots.seat import Bot, Chair
from nottingham.env.manners import Manners
from nottingham.env.master import MASTER_FILE, Master
from nottingham.env.mind import CALIBRATED, Expectation, amend, load
from nottingham.env.moments import Moment
from nottingham.env.observing import Scene
from nottingham.game import Dice, Event, Ruleset
from nottingham.game.goods import Cards
from nottingham.game.state import Table
from training.evaluate import ready
from training.odds import fit_odds


class Diary:
    """What the minds of one game said."""

    def __init__(self) -> None:
        self.bags: list[tuple[int, int, float]] = []
        """Round, owner, and the chance that the bag is true."""
        self.ends: list[tuple[int, Expectation]] = []
        """Seat, and what it expected."""


class Writing(Master):
    """A mind that keeps a diary of its first word on every bag, and of its first expectation in every round."""

    def __init__(self, chair: Chair, diary: Diary) -> None:
        super().__init__(chair)
        self.diary, self.seat = diary, chair.seat
        self.noted: set[tuple[int, int]] = set()

    def chances(self, moment: Moment, scene: Scene, actions: list[int]) -> list[float]:
        now = moment.view.public.round
        if (now, -1) not in self.noted:
            self.noted.add((now, -1))
            self.diary.ends.append((self.seat, self.mind.expects(moment.view, scene)))
        if scene.turn in ("speak", "settle"):
            for owner, belief in self.mind.beliefs(moment.view, scene).items():
                if (now, owner) not in self.noted:
                    self.noted.add((now, owner))
                    self.diary.bags.append((now, owner, belief.true))
        return super().chances(moment, scene, actions)


Bags = dict[tuple[int, int], tuple[Cards, str]]
"""What was in each bag, and what it was said to be, by round and owner."""


class Found:
    """What was said in some games, and what came of it."""

    def __init__(self) -> None:
        self.bags: list[tuple[float, bool]] = []
        """The chance that a bag is true, and whether it was."""
        self.ends: list[tuple[float, float, float, bool]] = []
        """Margin expected and made, win expected and made."""

    def add(self, diary: Diary, bags: Bags, scores: list[int], winners: tuple[int, ...]) -> None:
        for now, owner, chance in diary.bags:
            cards, declared = bags[now, owner]
            self.bags.append((chance, all(card == declared for card in cards)))
        for seat, expected in diary.ends:
            margin = scores[seat] - (sum(scores) - scores[seat]) / (len(scores) - 1)
            self.ends.append((expected.margin, margin, expected.win, seat in winners))


def play(mind: str, among: str, rules: Ruleset, seed: int, found: Found) -> None:
    """One game; the mind has all seats, or one of them."""
    dice, diary, bags = Dice(seed), Diary(), dict[tuple[int, int], tuple[Cards, str]]()
    seats: list[Bot] = []
    for seat in range(rules.players):
        chair = Chair(seat, rules, dice.fork(), mind.partition(":")[2])
        mine = not among or seat == seed % rules.players
        seats.append(Writing(chair, diary) if mine else sit_down(among, chair))

    def watch(table: Table, news: Sequence[Event]) -> None:
        public = table.public
        for owner, bag in enumerate(public.bags):
            if bag is not None and bag.declared is not None and bag.verdict is None:
                bags[public.round, owner] = (table.own[owner].bag, bag.declared)

    match = play_bots(rules, seed, seats, watch=watch, time_limit=60)
    sheet = match.table.public.scores
    assert sheet is not None
    found.add(diary, bags, [line.total for line in sheet.seats], sheet.winners)


def would_mend(found: Found) -> dict[str, tuple[float, float]]:
    """Offset and slope: of margins and wins, and of the log-odds that a bag is true."""
    ends = np.array(found.ends, float).T
    mended = {}
    for name, (expected, made) in (("margin", ends[:2]), ("win", ends[2:])):
        steep, low = np.polyfit(expected, made, 1)
        mended[name] = (float(low), float(steep))
    said, was = np.array(found.bags, float).T
    said = np.clip(said, 1e-4, 1 - 1e-4)
    odds = np.stack([np.ones_like(said), np.log(said / (1 - said))], axis=1)
    low, steep = fit_odds(odds, was, np.array([0.0, 1.0]), 0.0)
    mended["true"] = (float(low), float(steep))
    return mended


def write(path: Path, mended: dict[str, tuple[float, float]], manners: Manners | None) -> None:
    """Into the mind's file; all else there stays as it is."""
    kept: dict[str, Any] = {
        "calibration": {name: [round(number, 4) for number in pair] for name, pair in mended.items()}
    }
    if manners is not None:
        kept["manners"] = msgspec.to_builtins(manners)
    amend(path, **kept)
    print(f"Kept with {path}: {kept}")


def _manners(text: str) -> Manners:
    try:
        return msgspec.json.decode(text, type=Manners)
    except msgspec.DecodeError as error:
        raise argparse.ArgumentTypeError(f"cannot be used: {text!r}; {error}") from error


def report(found: Found) -> None:
    said, was = np.array(found.bags, float).T
    print(
        f"bags: {len(said)}, said true {said.mean():.3f}, were {was.mean():.3f}, Brier {np.mean((said - was) ** 2):.3f}"
    )
    for low in np.arange(0, 1, 0.2):
        here = (said >= low) & (said < low + 0.2 + (low > 0.7))
        if here.any():
            print(f"  said {said[here].mean():.3f}: true {was[here].mean():.3f} of {here.sum()}")
    for name, (expected, made) in (
        ("margin", np.array(found.ends, float).T[:2]),
        ("win", np.array(found.ends, float).T[2:]),
    ):
        print(
            f"{name}: {len(made)}, said {expected.mean():.3f}, was {made.mean():.3f}, "
            f"off by {np.mean((expected - made) ** 2) ** 0.5:.3f}, r {np.corrcoef(expected, made)[0, 1]:.2f}"
        )
    for name, (low, steep) in would_mend(found).items():
        print(f"{name}: offset {low:.3f}, slope {steep:.3f} would mend it")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m training.calibrate")
    parser.add_argument("mind", help="master:PATH")
    parser.add_argument("--among", default=",hard", help="who has the other seats; nothing is the mind itself")
    parser.add_argument("--games", type=int, default=40, help="in each company")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--manners", type=_manners, help="at the gate: JSON, as nottingham.env.manners has them")
    parser.add_argument("--write", action="store_true", help="keep with the mind what makes its words come true")
    asked = parser.parse_args()
    ready()
    found = Found()
    path = asked.mind.partition(":")[2] or MASTER_FILE
    if asked.manners is not None:
        load(path).manners = asked.manners
    if asked.write:
        load(path).calibration = dict.fromkeys(CALIBRATED, (0.0, 1.0))
    for among in asked.among.split(","):
        for seed in range(asked.seed, asked.seed + asked.games):
            play(asked.mind, among, Ruleset.preset("second", asked.players), seed, found)
    report(found)
    if asked.write:
        write(Path(path), would_mend(found), asked.manners)


if __name__ == "__main__":
    main()
