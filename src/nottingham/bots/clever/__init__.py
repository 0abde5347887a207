"""Strong bots that negotiate: easy, medium, hard, and characters."""

from .player import Clever, register_all
from .taste import CHARACTERS, LEVELS, TOOLS, Taste, taste_of

__all__ = ["CHARACTERS", "LEVELS", "TOOLS", "Clever", "Taste", "register_all", "taste_of"]
