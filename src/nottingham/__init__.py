"""Sheriff of Nottingham, the bluffing game: rules, logs and players. Unofficial.

The rules live in `nottingham.game`, which is pure; everything else stands on it.
"""

__version__ = "1.0.0"
