"""Write down what the rules page and the score sheet need to know of the cards, from the engine's own data.

.venv/bin/python web/scripts/price_list.py
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from nottingham.game import Ruleset
from nottingham.game.goods import BLACK_MARKET, CATALOGUE, CROWNS, STARTING_GOLD
from nottingham.game.ruleset import ROUNDS

TARGET = Path(__file__).parents[1] / "src" / "rules" / "price-list.json"


def price_list() -> dict[str, Any]:
    cards = [
        {
            "good": card.good,
            "kind": card.good_class,
            "value": card.value,
            "penalty": card.penalty,
            "three": card.with_three,
            "more": card.with_more,
            "countsAs": card.counts_as,
            "multiple": card.multiple,
        }
        for card in CATALOGUE.values()
    ]
    crowns = [{"good": good, "king": king, "queen": queen} for good, (king, queen) in CROWNS.items()]
    stacks = [{"good": good, "values": values} for good, values in BLACK_MARKET.items()]
    clocks = {str(players): Ruleset.preset("second", players).clock_seconds for players in ROUNDS}
    return {
        "cards": cards,
        "crowns": crowns,
        "blackMarket": stacks,
        "startingGold": STARTING_GOLD,
        "clockSeconds": clocks,
    }


def written() -> bytes:
    return msgspec.json.format(msgspec.json.encode(price_list())) + b"\n"


if __name__ == "__main__":
    data = written()
    if "--check" in sys.argv:
        fresh = TARGET.exists() and TARGET.read_bytes() == data
        sys.exit(
            None if fresh else "web/src/rules/price-list.json is old; run: .venv/bin/python web/scripts/price_list.py"
        )
    TARGET.parent.mkdir(exist_ok=True)
    TARGET.write_bytes(data)
