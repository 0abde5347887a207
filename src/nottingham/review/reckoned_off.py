"""How far reckoned differences are off beside games that were played on, beyond their own doubt: one standard
deviation, in points. Made by ``python -m bench.review --write``; not to be changed by hand."""

from typing import Final

RECKONED_OFF: Final[dict[str, float]] = {
    "market": 0.5,
    "load": 0.8,
    "declare": 3.5,
    "offer": 0.0,
    "answer": 4.5,
    "settle": 0.0,
    "price": 0.2,
}
