"""A readable account of a game: one sentence for each event, whole or redacted, in our own words.

A sentence is told to somebody: with a seat's view that seat is *you*; with what is public, or a spectator's view,
everybody has a name.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any, Final

from ..game import View
from ..game import events as e
from ..game.evolve import count
from ..game.goods import Cards, Hidden, name_of, plural_of  # placeholder
