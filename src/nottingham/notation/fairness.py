"""A deal that nobody could choose: the server's secret, whose hash is published first, and a nonce of every person."""

import hashlib
from collections.abc import Sequence

import msgspec


class Fairness(msgspec.Struct, frozen=True):
    """How the seed came about, published when the game is over."""

    secret: str
    """The server's part: 32 random bytes in hexadecimal, made before anybody gave a nonce."""
    commitment: str
    """What was published of it before the deal."""
    nonces: tuple[str, ...]
    """The parts of the people at the table, in the order of their seats."""


def commitment(secret: str) -> str:
    """What is published before the deal: the SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, nonces: Sequence[str]) -> int:
    """The game's seed: SHA-256 of ``nottingham-seed/1``, the secret and the nonces in the order of the seats, each
    line ended by a line feed. Whoever gave a nonce can check that it was used."""
    text = "".join(f"{line}\n" for line in ("nottingham-seed/1", secret, *nonces))
    return int.from_bytes(hashlib.sha256(text.encode()).digest(), "big")
