"""Weights of the facts, made by ``python -m bench.reader_weights --write`` from games of our own bots: how
likely a bag is a lie, and how likely a Sheriff opens it who makes no deal; first of hard, then of plainer
people (hard-2026 and baselines). Not to be changed by hand."""

from typing import Final

LIE_WEIGHTS: Final = (
    0.85,  # constant
    -2.72,  # tossed
    0.25,  # tossed contraband
    -0.25,  # tossed little, no contraband
    0.38,  # taken contraband
    0.00,  # demanded
    0.80,  # refuses when lying
    0.05,  # pays for another bag
    0.30,  # lies
    -0.51,  # lies at the table
    0.00,  # last one was a lie
    -0.52,  # round
    0.21,  # gold
    -0.71,  # face down
    -0.08,  # the commonest kind
    0.19,  # value of the kind
    0.88,  # own stall has it
    -0.11,  # lead in it
    -1.18,  # left of it
    0.50,  # tossed it
    -0.60,  # taken it
    0.02,  # kind by habit
    -1.69,  # 1 card
    -0.28,  # 2 cards
    0.20,  # 4 cards
    0.50,  # 5 cards
    0.37,  # more than kept
    0.08,  # fewer than kept
    0.12,  # number by habit
    0.00,  # offered
    0.00,  # offered a coin
    0.50,  # offered a card
    0.80,  # offers when lying
)

OPEN_WEIGHTS: Final = (
    1.81,  # constant
    -0.80,  # tossed
    -0.46,  # tossed contraband
    1.04,  # tossed little, no contraband
    0.46,  # taken contraband
    0.00,  # demanded
    0.50,  # refuses when lying
    0.74,  # pays for another bag
    1.53,  # lies
    0.09,  # lies at the table
    -0.13,  # last one was a lie
    -0.18,  # round
    0.11,  # gold
    -0.87,  # face down
    -0.13,  # the commonest kind
    0.03,  # value of the kind
    0.71,  # own stall has it
    0.38,  # lead in it
    -0.99,  # left of it
    -0.03,  # tossed it
    -1.01,  # taken it
    0.01,  # kind by habit
    -0.22,  # 1 card
    -0.33,  # 2 cards
    0.26,  # 4 cards
    0.74,  # 5 cards
    0.24,  # more than kept
    -0.17,  # fewer than kept
    0.13,  # number by habit
    3.43,  # offered
    0.10,  # offered a coin
    0.70,  # offered a card
    0.50,  # offers when lying
    -0.02,  # a lie
    0.48,  # ahead of the others
)

PLAIN_LIE_WEIGHTS: Final = (
    -1.05,  # constant
    -2.01,  # tossed
    -0.94,  # tossed contraband
    1.87,  # tossed little, no contraband
    1.74,  # taken contraband
    0.00,  # demanded
    0.60,  # refuses when lying
    1.62,  # pays for another bag
    0.07,  # lies
    -0.52,  # lies at the table
    -0.09,  # last one was a lie
    -0.14,  # round
    0.29,  # gold
    0.39,  # face down
    0.65,  # the commonest kind
    0.58,  # value of the kind
    0.76,  # own stall has it
    -0.00,  # lead in it
    -0.75,  # left of it
    2.09,  # tossed it
    -1.47,  # taken it
    0.16,  # kind by habit
    -2.81,  # 1 card
    -0.51,  # 2 cards
    0.11,  # 4 cards
    0.39,  # 5 cards
    1.39,  # more than kept
    -0.31,  # fewer than kept
    0.40,  # number by habit
    1.56,  # offered
    -3.09,  # offered a coin
    1.33,  # offered a card
    0.60,  # offers when lying
)

PLAIN_OPEN_WEIGHTS: Final = (
    -0.89,  # constant
    0.65,  # tossed
    -0.47,  # tossed contraband
    0.16,  # tossed little, no contraband
    0.91,  # taken contraband
    0.00,  # demanded
    0.78,  # refuses when lying
    -0.38,  # pays for another bag
    1.79,  # lies
    0.99,  # lies at the table
    0.38,  # last one was a lie
    1.18,  # round
    -0.46,  # gold
    0.42,  # face down
    0.82,  # the commonest kind
    -0.02,  # value of the kind
    -1.18,  # own stall has it
    -0.52,  # lead in it
    -0.10,  # left of it
    2.34,  # tossed it
    -0.73,  # taken it
    1.27,  # kind by habit
    0.71,  # 1 card
    0.16,  # 2 cards
    0.37,  # 4 cards
    0.80,  # 5 cards
    0.05,  # more than kept
    0.03,  # fewer than kept
    1.09,  # number by habit
    3.96,  # offered
    1.18,  # offered a coin
    0.57,  # offered a card
    0.95,  # offers when lying
    0.04,  # a lie
    0.42,  # ahead of the others
)
