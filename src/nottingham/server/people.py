"""People without accounts: a guest has an id, a name, and a token that the server signed."""

import hashlib
import hmac
import secrets
import unicodedata
from typing import Final

COOKIE: Final = "nottingham"
MOST_NAME: Final = 24
_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that nobody mistakes for one another."""


def random_word(length: int) -> str:
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


class Signer:
    """Signs and checks tokens: ``kind.id.signature``. The kind keeps a cookie from being used as a link to a replay."""

    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)

    def sign(self, kind: str, guest: str) -> str:
        return f"{kind}.{guest}.{self._signature(kind, guest)}"

    def check(self, kind: str, token: str) -> str | None:
        """The guest whose token this is, or nobody."""
        parts = token.split(".")
        if len(parts) != 3 or parts[0] != kind:
            return None
        good = hmac.compare_digest(parts[2].encode(), self._signature(kind, parts[1]).encode())
        return parts[1] if good else None

    def _signature(self, kind: str, guest: str) -> str:
        return hmac.new(self._key, f"{kind}.{guest}".encode(), hashlib.sha256).hexdigest()


def tidy_name(name: str) -> str:
    """A name as plain text on one line, or an empty one if nothing is left of it."""
    return tidy_words(name[: 4 * MOST_NAME])[:MOST_NAME].strip()


def tidy_words(words: str) -> str:
    """Plain text on one line: nothing that a terminal or a page would take for more than letters."""
    plain = unicodedata.normalize("NFC", words)
    return " ".join("".join(char if char.isprintable() else " " for char in plain).split())
