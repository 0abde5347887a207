"""Why rules make no game, in words of the catalogues: the rules themselves speak English only."""

from typing import Final

from ..game import RulesetError
from ..locales import Worded

TRANSLATED: Final = (
    "edition",
    "players",
    "deputies",
    "six",
    "rounds",
    "promo",
    "copies",
    "house_deck",
    "no_legal_goods",
    "deck_too_small",
)


def unplayable(error: RulesetError) -> Worded:
    """The error as a message; what only a program can get wrong stays as the rules said it."""
    if error.code not in TRANSLATED:
        return Worded(str(error))
    return Worded(f"program-rules-{error.code.replace('_', '-')}", **error.data)
