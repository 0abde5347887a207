"""Makes the collection of the daily puzzle from games of bots: src/nottingham/review/gates.json.

python -m bench.gates --positions 472 --seed 4          # what is missing, beside what is there
python -m bench.gates --positions 472 --seed 1 --fresh  # all of it again

The same seed finds the same positions. One takes about three seconds of a core; bags that are best opened, and prices,
take longest to find.
"""

import argparse
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

import nottingham.review
from nottingham.arena.match import play_match
from nottingham.game import Dice, Ruleset
from nottingham.notation import Header, Log
from nottingham.review.gates import GateChoice, GatePosition, gates_of

FILE: Final = Path(nottingham.review.__file__).with_name("gates.json")
TABLES: Final = (
    ("hard", "medium:brazen", "easy:brazen", "hard:brazen"),
    ("hard", "medium:gullible", "easy:gullible", "medium:corrupt"),
    ("medium", "hard-2026", "easy:brazen", "medium:gullible"),
    ("hard", "medium", "easy"),
    ("easy", "easy:brazen", "easy:gullible", "easy:corrupt"),
)
"""Among those who lie a lot bags are best opened, among those who look at nothing lies are best packed, and those who
do not haggle are best asked for a price."""
BESIDE: Final = ", not asked"
SHARES: Final = {
    "open": 0.127,
    "let be": 0.288,
    "price": 0.097,
    "lie": 0.159,
    "honest": 0.273,
    f"open{BESIDE}": 0.051,
}
"""Of each sort so many: bags that are best opened or left alone, or for which a price is best named; lies and true bags
that are best packed. Where a price can be named, naming one is not always best: else it would give the riddle away.
(Letting a bag pass is never much better than asking first.) Nothing is nearly always best offered, so there is no
riddle in that."""


def sort_of(best: GateChoice) -> str:
    if best.do == "load":
        return "honest" if set(best.cards) == {best.good} else "lie"
    return {"open": "open", "pass": "let be", "take": "let be", "ask": "price"}.get(best.do, "offer")


def sort_in(gate: GatePosition) -> str:
    """The sort of what is best there, and whether prices stand beside it."""
    sort = sort_of(best_in(gate))
    asks = any(choice.do == "ask" for choice in gate.choices)
    return sort + BESIDE if asks and sort != "price" else sort


def best_in(gate: GatePosition) -> GateChoice:
    return next(choice for choice in gate.choices if not choice.less)


def collect(positions: int, games: int, seed: int, out: Path, there: list[GatePosition]) -> None:
    """Write what is found after every game: whoever has waited long enough has something."""
    wanted = Counter({sort: round(share * positions) for sort, share in SHARES.items()})
    wanted.subtract(sort_in(gate) for gate in there)
    found = list(there)
    number = 0
    begun = time.process_time()
    while +wanted and number < games:
        specs = TABLES[number % len(TABLES)]
        rules = Ruleset.preset("second", players=len(specs))
        match = play_match(rules, 1_000_000 * seed + number, specs)
        log = Log(Header(rules, specs, seed), tuple(match.events))
        for seat in range(len(specs)):
            for gate in gates_of(log, seat, lambda kind, best: _still(wanted, sort_of(best))):
                sort = sort_in(gate)
                if wanted[sort] > 0:
                    wanted[sort] -= 1
                    found.append(gate)
        number += 1
        lines = [msgspec.json.encode(gate).decode() for gate in Dice(seed).some(found, len(found))]
        out.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
        print(f"{number} games, {time.process_time() - begun:.0f} s; still wanted: {dict(+wanted)}", flush=True)


def _still(wanted: Counter[str], sort: str) -> bool:
    return wanted[sort] > 0 or wanted[sort + BESIDE] > 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=472)
    parser.add_argument("--games", type=int, default=400, help="at most so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=FILE)
    parser.add_argument("--fresh", action="store_true", help="keep nothing of what is there")
    given = parser.parse_args()
    keeps = not given.fresh and given.out.exists()
    there = msgspec.json.decode(given.out.read_bytes(), type=list[GatePosition]) if keeps else []
    collect(given.positions, given.games, given.seed, given.out, there)


if __name__ == "__main__":
    main()
