"""Weights of the facts, made by ``python -m bench.reader_weights --write`` from games of our own bots: how likely a bag
is a lie, and how likely a Sheriff opens it who makes no deal. Not to be changed by hand."""

from typing import Final

LIES: Final = (
    1.64,  # constant
    -2.90,  # tossed
    -0.39,  # tossed contraband
    0.33,  # tossed little, no contraband
    1.05,  # taken contraband
    0.00,  # demanded
    0.83,  # refuses when lying
    0.44,  # pays for another bag
    0.02,  # lies
    -0.21,  # lies at the table
    -0.19,  # last one was a lie
    -0.43,  # round
    0.24,  # gold
    0.62,  # face down
    -0.08,  # the commonest kind
    0.60,  # value of the kind
    0.82,  # own stall has it
    -0.31,  # lead in it
    -1.98,  # left of it
    1.52,  # tossed it
    -0.95,  # taken it
    0.11,  # kind by habit
    -3.29,  # 1 card
    -1.09,  # 2 cards
    0.25,  # 4 cards
    0.37,  # 5 cards
    0.59,  # more than kept
    -0.06,  # fewer than kept
    0.35,  # number by habit
    -0.78,  # offered
    -0.44,  # offered a coin
    3.59,  # offered a card
    0.07,  # offers when lying
)

OPENS: Final = (
    1.41,  # constant
    -0.57,  # tossed
    -0.05,  # tossed contraband
    0.87,  # tossed little, no contraband
    0.50,  # taken contraband
    0.00,  # demanded
    0.00,  # refuses when lying
    1.14,  # pays for another bag
    0.61,  # lies
    -0.23,  # lies at the table
    -0.18,  # last one was a lie
    1.44,  # round
    -1.32,  # gold
    -1.75,  # face down
    -0.02,  # the commonest kind
    0.19,  # value of the kind
    -0.02,  # own stall has it
    0.28,  # lead in it
    -0.50,  # left of it
    1.11,  # tossed it
    -0.99,  # taken it
    -0.17,  # kind by habit
    -0.34,  # 1 card
    -0.28,  # 2 cards
    -0.14,  # 4 cards
    0.28,  # 5 cards
    0.09,  # more than kept
    -0.10,  # fewer than kept
    0.14,  # number by habit
    3.23,  # offered
    0.66,  # offered a coin
    0.68,  # offered a card
    0.49,  # offers when lying
    -0.01,  # a lie
    1.73,  # ahead of the others
)
