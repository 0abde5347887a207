"""Weights of what luck is made of, made by ``python -m bench.luck --write``. Not to be changed by hand."""

from typing import Final

LUCK_WEIGHTS: Final = {
    "card apple": 0.5,
    "card cheese": 0.248,
    "card bread": 0.625,
    "card chicken": 0.344,
    "card pepper": -0.668,
    "card mead": -1.255,
    "card silk": -1.179,
    "card crossbow": -0.401,
    "crown": 0.375,
    "pair apple": 0.75,
    "pair cheese": 1.076,
    "pair bread": 0.87,
    "pair chicken": 1.203,
    "best set": 0.61,
    "second set": 0.257,
    "contraband": 0.017,
    "contraband cards": 1.505,
    "three alike": 0.811,
    "four alike": 3.526,
    "with the stall": -0.187,
    "gate true": 0.637,
    "gate false": 0.326,
    "price": 2.004,
    "load": 0.613,
}
AGAIN_WEIGHTS: Final = {
    "told": 0.563,
    "told again": 0.339,
    "gold": 0.539,
    "stall": 0.668,
    "contraband": 0.622,
    "crowns": 0.388,
    "score": 0.539,
}
