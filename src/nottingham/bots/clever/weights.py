"""Weights of the facts, made by ``python -m bench.reader_weights --write`` from games of our own bots: how
likely a bag is a lie, and how likely a Sheriff opens it who makes no deal. Not to be changed by hand."""

from typing import Final

LIES: Final = (
    2.40,  # constant
    -2.63,  # tossed
    0.01,  # tossed contraband
    0.27,  # tossed little, no contraband
    0.55,  # taken contraband
    0.00,  # demanded
    0.80,  # refuses when lying
    0.62,  # pays for another bag
    0.70,  # lies
    0.30,  # lies at the table
    0.00,  # last one was a lie
    -0.84,  # round
    0.12,  # gold
    -0.68,  # face down
    0.11,  # the commonest kind
    0.62,  # value of the kind
    0.88,  # own stall has it
    -0.25,  # lead in it
    -1.63,  # left of it
    1.00,  # tossed it
    -0.54,  # taken it
    0.12,  # kind by habit
    -2.88,  # 1 card
    -0.68,  # 2 cards
    0.20,  # 4 cards
    0.50,  # 5 cards
    0.45,  # more than kept
    -0.01,  # fewer than kept
    0.13,  # number by habit
    0.00,  # offered
    0.00,  # offered a coin
    0.50,  # offered a card
    0.20,  # offers when lying
)

OPENS: Final = (
    2.52,  # constant
    -0.80,  # tossed
    -0.06,  # tossed contraband
    0.16,  # tossed little, no contraband
    0.32,  # taken contraband
    0.00,  # demanded
    0.96,  # refuses when lying
    0.32,  # pays for another bag
    0.85,  # lies
    0.26,  # lies at the table
    0.17,  # last one was a lie
    0.88,  # round
    -1.23,  # gold
    -1.05,  # face down
    0.32,  # the commonest kind
    0.23,  # value of the kind
    -0.13,  # own stall has it
    0.15,  # lead in it
    -0.46,  # left of it
    0.43,  # tossed it
    -0.61,  # taken it
    -0.01,  # kind by habit
    -0.46,  # 1 card
    0.05,  # 2 cards
    -0.08,  # 4 cards
    0.19,  # 5 cards
    0.29,  # more than kept
    0.03,  # fewer than kept
    0.19,  # number by habit
    3.42,  # offered
    -0.14,  # offered a coin
    0.71,  # offered a card
    0.28,  # offers when lying
    -0.16,  # a lie
    1.67,  # ahead of the others
)
