"""Weights of the facts, made by ``python -m bench.reader_weights --write`` from games of our own bots: how
likely a bag is a lie, and how likely a Sheriff opens it who makes no deal. Not to be changed by hand."""

from typing import Final

LIE_WEIGHTS: Final = (
    2.65,  # constant
    -2.23,  # tossed
    -0.07,  # tossed contraband
    0.06,  # tossed little, no contraband
    0.60,  # taken contraband
    0.00,  # demanded
    0.80,  # refuses when lying
    0.40,  # pays for another bag
    0.70,  # lies
    0.30,  # lies at the table
    0.00,  # last one was a lie
    -0.82,  # round
    -0.02,  # gold
    -0.35,  # face down
    0.24,  # the commonest kind
    0.44,  # value of the kind
    0.70,  # own stall has it
    -0.00,  # lead in it
    -1.79,  # left of it
    0.79,  # tossed it
    -0.59,  # taken it
    0.20,  # kind by habit
    -2.81,  # 1 card
    -0.54,  # 2 cards
    0.20,  # 4 cards
    0.50,  # 5 cards
    0.48,  # more than kept
    0.09,  # fewer than kept
    0.11,  # number by habit
    0.00,  # offered
    0.00,  # offered a coin
    0.50,  # offered a card
    0.20,  # offers when lying
)

OPEN_WEIGHTS: Final = (
    2.15,  # constant
    -0.61,  # tossed
    -0.20,  # tossed contraband
    0.32,  # tossed little, no contraband
    0.34,  # taken contraband
    0.00,  # demanded
    0.54,  # refuses when lying
    0.28,  # pays for another bag
    0.64,  # lies
    0.05,  # lies at the table
    0.24,  # last one was a lie
    1.50,  # round
    -1.07,  # gold
    -1.86,  # face down
    0.10,  # the commonest kind
    0.11,  # value of the kind
    0.12,  # own stall has it
    0.16,  # lead in it
    -1.02,  # left of it
    0.69,  # tossed it
    -0.86,  # taken it
    0.12,  # kind by habit
    -1.10,  # 1 card
    -0.42,  # 2 cards
    0.32,  # 4 cards
    0.75,  # 5 cards
    0.04,  # more than kept
    0.11,  # fewer than kept
    0.20,  # number by habit
    3.63,  # offered
    0.42,  # offered a coin
    0.71,  # offered a card
    0.28,  # offers when lying
    -0.03,  # a lie
    1.62,  # ahead of the others
)
