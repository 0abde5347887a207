"""Weights of what luck is made of, made by ``python -m bench.luck --write``. Not to be changed by hand."""

from typing import Final

LUCK_WEIGHTS: Final = {
    "card apple": 2.455,
    "card cheese": 1.253,
    "card bread": 1.563,
    "card chicken": 0.588,
    "card pepper": -3.522,
    "card mead": -3.16,
    "card silk": -3.228,
    "card crossbow": -3.386,
    "best set": 1.432,
    "second set": 0.176,
    "contraband": -0.174,
    "contraband cards": 2.863,
    "three alike": -0.138,
    "four alike": 1.134,
    "with the stall": -0.485,
    "gate true": 0.891,
    "gate false": 0.569,
    "price": -2.041,
    "load": 0.57,
}
