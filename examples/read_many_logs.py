"""What a folder of game logs says: how often bags lied, how often lies were caught, and what passing cost.

    python examples/read_many_logs.py logs/

Logs are the .jsonl files that ``nottingham play`` saves and ``GET /api/tables/ID/log`` gives. Games that are not over
are left out: what was in every bag is known only then.
"""

import argparse
from collections import Counter
from pathlib import Path

from nottingham.game import Verdict
from nottingham.notation import LogError, read_log
from nottingham.notation.summary import summary_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    games, bags, lies, opened, caught, paid = 0, 0, 0, 0, 0, 0
    declared: Counter[str] = Counter()
    for path in sorted(folder.glob("*.jsonl")):
        try:
            summary = summary_of(read_log(path))
        except LogError as error:
            print(f"{path.name} is left out: {error}")
            continue
        games += 1
        for bag in summary.bags:
            bags += 1
            lies += bag.lie
            opened += bag.verdict is Verdict.OPEN
            caught += bag.lie and bag.verdict is Verdict.OPEN
            paid += bag.paid
            declared[bag.declared] += 1
    if not bags:
        raise SystemExit(f"There is no log of a finished game in {folder}; logs are .jsonl files.")
    print(f"{games} games, {bags} bags")
    print(f"lies: {lies / bags:.0%} of all bags, {caught / max(lies, 1):.0%} of them caught")
    print(f"opened: {opened / bags:.0%} of all bags, {caught / max(opened, 1):.0%} of them rightly")
    print(f"paid for passing: {paid / bags:.1f} gold a bag, goods at their printed value")
    print("declared: " + ", ".join(f"{kind} {number / bags:.0%}" for kind, number in declared.most_common()))


if __name__ == "__main__":
    main()
