"""Weights of the facts, made by ``python -m bench.reader_weights --write`` from games of our own bots: how likely a bag
is a lie, and how likely a Sheriff opens it who makes no deal. Not to be changed by hand."""

from typing import Final

LIES: Final = (
    2.14,  # constant
    -2.77,  # tossed
    -0.03,  # tossed contraband
    0.41,  # tossed little, no contraband
    0.44,  # taken contraband
    0.00,  # demanded
    0.80,  # refuses when lying
    0.47,  # pays for another bag
    0.90,  # lies
    0.30,  # lies at the table
    -0.94,  # last one was a lie
    -0.48,  # round
    0.08,  # gold
    -0.40,  # face down
    0.14,  # the commonest kind
    0.36,  # value of the kind
    0.42,  # own stall has it
    0.12,  # lead in it
    -1.26,  # left of it
    0.71,  # tossed it
    -0.59,  # taken it
    0.09,  # kind by habit
    -2.90,  # 1 card
    -0.78,  # 2 cards
    0.40,  # 4 cards
    0.80,  # 5 cards
    0.60,  # more than kept
    -0.01,  # fewer than kept
    0.17,  # number by habit
    0.00,  # offered
    0.00,  # offered a coin
    0.50,  # offered a card
    0.50,  # offers when lying
)

OPENS: Final = (
    2.28,  # constant
    -1.26,  # tossed
    -0.26,  # tossed contraband
    0.14,  # tossed little, no contraband
    0.44,  # taken contraband
    0.00,  # demanded
    0.56,  # refuses when lying
    0.30,  # pays for another bag
    0.85,  # lies
    0.19,  # lies at the table
    -0.60,  # last one was a lie
    0.63,  # round
    -0.96,  # gold
    -1.58,  # face down
    -0.07,  # the commonest kind
    0.23,  # value of the kind
    0.46,  # own stall has it
    -0.25,  # lead in it
    0.34,  # left of it
    1.12,  # tossed it
    -0.61,  # taken it
    0.04,  # kind by habit
    -1.29,  # 1 card
    -0.23,  # 2 cards
    0.47,  # 4 cards
    0.46,  # 5 cards
    0.14,  # more than kept
    0.04,  # fewer than kept
    0.16,  # number by habit
    3.27,  # offered
    0.49,  # offered a coin
    0.61,  # offered a card
    0.46,  # offers when lying
    -0.03,  # a lie
    1.90,  # ahead of the others
)
