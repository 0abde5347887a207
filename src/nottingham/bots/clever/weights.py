"""Weights of the facts, made by ``python -m bench.reader_weights --write`` from games of our own bots: how
likely a bag is a lie, and how likely a Sheriff opens it who makes no deal; first of hard, then of plainer
people (hard-2026 and baselines). Not to be changed by hand."""

from typing import Final

LIE_WEIGHTS: Final = (
    0.38,  # constant
    -1.51,  # tossed
    0.18,  # tossed contraband
    -0.23,  # tossed little, no contraband
    0.18,  # taken contraband
    0.00,  # demanded
    0.80,  # refuses when lying
    0.06,  # pays for another bag
    0.30,  # lies
    -0.35,  # lies at the table
    0.00,  # last one was a lie
    -0.67,  # round
    0.12,  # gold
    -0.55,  # face down
    -0.14,  # the commonest kind
    0.17,  # value of the kind
    0.34,  # own stall has it
    -0.28,  # lead in it
    -1.29,  # left of it
    0.02,  # tossed it
    -0.62,  # taken it
    -0.00,  # kind by habit
    0.37,  # 1 card
    0.07,  # 2 cards
    0.20,  # 4 cards
    0.50,  # 5 cards
    0.51,  # more than kept
    0.18,  # fewer than kept
    0.03,  # number by habit
    0.00,  # offered
    0.00,  # offered a coin
    0.50,  # offered a card
    0.80,  # offers when lying
)

OPEN_WEIGHTS: Final = (
    0.29,  # constant
    -1.80,  # tossed
    -0.07,  # tossed contraband
    0.88,  # tossed little, no contraband
    0.70,  # taken contraband
    0.00,  # demanded
    -0.61,  # refuses when lying
    0.38,  # pays for another bag
    0.62,  # lies
    0.07,  # lies at the table
    -0.10,  # last one was a lie
    0.15,  # round
    -0.06,  # gold
    -0.46,  # face down
    0.26,  # the commonest kind
    0.34,  # value of the kind
    0.60,  # own stall has it
    0.03,  # lead in it
    -0.59,  # left of it
    1.02,  # tossed it
    -0.83,  # taken it
    -0.09,  # kind by habit
    -0.82,  # 1 card
    -0.11,  # 2 cards
    0.17,  # 4 cards
    0.40,  # 5 cards
    0.51,  # more than kept
    -0.09,  # fewer than kept
    0.22,  # number by habit
    5.69,  # offered
    0.24,  # offered a coin
    1.17,  # offered a card
    0.28,  # offers when lying
    0.17,  # a lie
    0.01,  # ahead of the others
)

PLAIN_LIE_WEIGHTS: Final = (
    0.28,  # constant
    -2.98,  # tossed
    -0.87,  # tossed contraband
    1.52,  # tossed little, no contraband
    1.78,  # taken contraband
    0.00,  # demanded
    0.60,  # refuses when lying
    1.54,  # pays for another bag
    -0.40,  # lies
    -0.16,  # lies at the table
    0.02,  # last one was a lie
    -0.92,  # round
    0.21,  # gold
    0.54,  # face down
    0.77,  # the commonest kind
    0.79,  # value of the kind
    0.91,  # own stall has it
    -0.06,  # lead in it
    -1.27,  # left of it
    2.27,  # tossed it
    -1.12,  # taken it
    0.35,  # kind by habit
    -3.04,  # 1 card
    -0.54,  # 2 cards
    -0.04,  # 4 cards
    0.30,  # 5 cards
    1.39,  # more than kept
    -0.33,  # fewer than kept
    0.33,  # number by habit
    2.25,  # offered
    -4.00,  # offered a coin
    1.27,  # offered a card
    0.60,  # offers when lying
)

PLAIN_OPEN_WEIGHTS: Final = (
    -0.62,  # constant
    0.09,  # tossed
    -0.36,  # tossed contraband
    0.07,  # tossed little, no contraband
    1.32,  # taken contraband
    0.00,  # demanded
    2.21,  # refuses when lying
    -0.66,  # pays for another bag
    2.24,  # lies
    1.04,  # lies at the table
    0.59,  # last one was a lie
    1.57,  # round
    -0.25,  # gold
    0.17,  # face down
    0.79,  # the commonest kind
    -0.21,  # value of the kind
    -1.35,  # own stall has it
    0.10,  # lead in it
    -0.15,  # left of it
    2.28,  # tossed it
    -1.11,  # taken it
    1.29,  # kind by habit
    1.07,  # 1 card
    0.42,  # 2 cards
    0.50,  # 4 cards
    0.99,  # 5 cards
    0.01,  # more than kept
    0.14,  # fewer than kept
    1.06,  # number by habit
    4.87,  # offered
    1.42,  # offered a coin
    0.71,  # offered a card
    1.20,  # offers when lying
    -0.03,  # a lie
    0.42,  # ahead of the others
)
