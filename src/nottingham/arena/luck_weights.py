"""Weights of what luck is made of, made by ``python -m bench.luck --write``. Not to be changed by hand."""

from typing import Final

LUCK_WEIGHTS: Final = {
    "card apple": 0.002,
    "card cheese": 0.19,
    "card bread": 0.234,
    "card chicken": 0.046,
    "card pepper": -0.231,
    "card mead": -0.473,
    "card silk": -0.048,
    "card crossbow": 0.101,
    "crown": 0.503,
    "pair apple": 1.538,
    "pair cheese": 1.285,
    "pair bread": 1.496,
    "pair chicken": 1.183,
    "best set": 0.555,
    "second set": 0.057,
    "contraband": -0.043,
    "contraband cards": 0.859,
    "three alike": 0.172,
    "four alike": 1.287,
    "with the stall": 0.015,
    "gate true": 0.727,
    "gate false": 0.371,
    "price": 1.301,
    "load": 0.618,
}
