"""A replay as bytes, packed frame by frame: however much a log unrolls to, little of it is in memory at a time."""

import time
import zlib
from collections.abc import Iterator
from typing import Final

import msgspec

from ..notation import Log
from .protocol import TableNow
from .replays import Eyes, chosen_eyes, shown

LARGEST: Final = 64 * 1024 * 1024
"""Bytes of a replay, unpacked; that of a usual game has a two-hundredth of that."""
LARGEST_PACKED: Final = 8 * 1024 * 1024
UNPACKED_PIECE: Final = 65_536
"""Bytes that are handed on at a time."""
BREATH: Final = 16
"""Frames after which the tables in play get a chance: they share one interpreter with whoever folds a log."""
_GZIP: Final = 31
"""What zlib calls the format of gzip."""
_encode = msgspec.json.Encoder().encode


class ReelTooLarge(ValueError):
    """The replay of this log would be larger than anybody wants. The message is a sentence."""


class _Roll:
    """Bytes that are packed as they come."""

    def __init__(self, level: int) -> None:
        self.pieces: list[bytes] = []
        self._packer = zlib.compressobj(level, zlib.DEFLATED, _GZIP)
        self._size = self._packed = 0

    def add(self, data: bytes) -> None:
        self._size += len(data)
        self._keep(self._packer.compress(data))

    def done(self) -> list[bytes]:
        self._keep(self._packer.flush())
        return self.pieces

    def _keep(self, packed: bytes) -> None:
        if packed:
            self.pieces.append(packed)
            self._packed += len(packed)
        if self._size > LARGEST or self._packed > LARGEST_PACKED:
            raise ReelTooLarge(f"Unrolled, this game would have more than {LARGEST // 1024 // 1024} MiB.")


def packed(log: Log, eyes: Eyes | None, table: TableNow | None) -> list[bytes]:
    """A ``Replay`` as JSON, packed with gzip, in pieces. Raises ``NotShown`` or ``ReelTooLarge``."""
    eyes, choices = chosen_eyes(log, eyes)
    reel, beside = _Roll(5), _Roll(1)
    reel.add(b'{"eyes":' + _encode(eyes) + b',"choices":' + _encode(choices) + b',"frames":[')
    comma = b""
    for number, (frame, secrets) in enumerate(shown(log, eyes, table)):
        if number % BREATH == 0:
            time.sleep(0.001)
        reel.add(comma + _encode(frame))
        if eyes == "all":
            beside.add(comma + _encode(secrets))
        comma = b","
    reel.add(b"]")
    if eyes == "all":
        reel.add(b',"secrets":[')
        for piece in unpacked(beside.done()):
            reel.add(piece)
        reel.add(b"]")
    reel.add(b"}")
    return reel.done()


def unpacked(pieces: list[bytes]) -> Iterator[bytes]:
    """The same for those who cannot unpack it, a little at a time."""
    unpacker = zlib.decompressobj(_GZIP)
    for piece in pieces:
        rest = piece
        while rest:
            yield unpacker.decompress(rest, UNPACKED_PIECE)
            rest = unpacker.unconsumed_tail
    yield unpacker.flush()
