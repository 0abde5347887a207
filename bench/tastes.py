"""Strangers: levels with any taste, drawn from a number. Nobody has met them, and no weight was fitted to them."""

from typing import Final

import msgspec

from nottingham.arena.external import take_seat
from nottingham.bots import Bot, Chair
from nottingham.bots.clever import LEVELS, Clever, Taste
from nottingham.game import Dice, Ruleset

TASTE: Final = "taste "
"""How the specs of such bots begin: ``taste 7`` has the same taste in every game, ``taste alike`` another in each,
the same for all, and ``taste own`` one of its own."""
_DRAWN: Final[dict[str, tuple[float, ...]]] = {
    "noise": (0, 0, 4, 8, 16, 26),
    "temperature": (0, 0.3, 1, 1.7, 3, 6),
    "boldness": (0.4, 0.6, 0.75, 1, 1.5, 2.5, 4),
    "scruples": (-8, -5, -2, 0, 0, 0, 3, 6, 10),
    "spite": (0, 0.5, 0.9, 1.1),
    "zeal": (-4, 0, 0, 4),
    "crowns": (0, 0.6, 1),
}


def any_taste(number: int) -> Taste:
    dice = Dice(number)
    level = LEVELS[dice.choose(sorted(LEVELS))]
    drawn = {name: float(dice.choose(values)) for name, values in _DRAWN.items()}
    width, learns = dice.between(1, 6), not dice.happens(3)
    return msgspec.structs.replace(level, **drawn, width=width, learns=learns)


def seated(rules: Ruleset, seed: int, specs: tuple[str, ...]) -> list[Bot]:
    """Bots at a table, with dice from its seed; strangers among them."""
    dice = Dice(seed)
    chairs = [Chair(seat, rules, dice.fork()) for seat in range(rules.players)]
    return [
        Clever(chair, any_taste(_number(spec.removeprefix(TASTE), seed, chair.seat)))
        if spec.startswith(TASTE)
        else take_seat(spec, chair)
        for chair, spec in zip(chairs, specs, strict=True)
    ]


def _number(name: str, seed: int, seat: int) -> int:
    return {"alike": 10 * seed, "own": 10 * seed + seat + 1}[name] if name.isalpha() else int(name)
