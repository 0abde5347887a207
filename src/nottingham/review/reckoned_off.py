"""How far reckoned differences are off beside games that were played on, beyond their own doubt: one standard
deviation, in points. Made by ``python -m bench.review --write``; not to be changed by hand."""

from typing import Final

RECKONED_OFF: Final[dict[str, float]] = {
    "market": 3.0,
    "load": 6.1,
    "declare": 3.2,
    "offer": 6.2,
    "answer": 10.8,
    "settle": 1.0,
    "price": 5.0,
}
