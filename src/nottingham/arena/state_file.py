"""Finished deals on disk, so that a tournament goes on where it was interrupted.

The first line says which tournament this is; each further line is a deal, in the order in which they were finished.
A line that broke off is thrown away: its deal is played again.
"""

import hashlib
import sys
from functools import cache
from pathlib import Path

import msgspec

from .. import arena, bots, game, notation
from ..bots.registry import maker_of
from .deal import DealPlayed
from .external import is_external
from .seatings import NoTournament

_FORMAT = "nottingham-arena"
_decoder = msgspec.json.Decoder(DealPlayed)


class StateHeader(msgspec.Struct, frozen=True):
    """The first line: deals count for a tournament with the same heading only."""

    settings: str
    """What is played, in JSON: ruleset, mixes, seed."""
    code: str
    """The programs that play it: a bot that was changed meanwhile would be two bots in one table."""
    format: str = _FORMAT
    version: int = 1

    @property
    def name(self) -> str:
        """A file name that only this tournament has."""
        return f"nottingham-arena-{hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:12]}.jsonl"


class StateFile:
    """Deals that are finished, and a place for those that will be."""

    def __init__(self, path: Path, heading: StateHeader) -> None:
        self.path = path
        self.heading = heading

    def read(self) -> dict[int, DealPlayed]:
        """What is there already; another tournament's file is refused."""
        try:
            data = self.path.read_bytes()
        except FileNotFoundError:
            self._begin()
            return {}
        except OSError as error:
            raise _unusable(self.path, error) from None
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if not lines and _beginning(self.heading).startswith(data):
            self._begin()
            return {}
        if not lines or lines[0] + b"\n" != _beginning(self.heading):
            raise NoTournament("program-arena-other-state", file=str(self.path))
        try:
            deals = [_decoder.decode(line) for line in lines[1:]]
        except msgspec.DecodeError as error:
            raise NoTournament("program-arena-damaged-state", file=str(self.path), error=str(error)) from None
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        return {deal.deal: deal for deal in deals}

    def append(self, deal: DealPlayed) -> None:
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(deal) + b"\n")

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)

    def _begin(self) -> None:
        try:
            self.path.write_bytes(_beginning(self.heading))
        except OSError as error:
            raise _unusable(self.path, error) from None


def _beginning(heading: StateHeader) -> bytes:
    return msgspec.json.encode(heading) + b"\n"


def _unusable(path: Path, error: OSError) -> NoTournament:
    why = error.strerror or error
    return NoTournament("program-arena-no-state", file=str(path), why=str(why))


@cache
def code_digest(specs: tuple[str, ...]) -> str:
    """One short name for all code that can change a game: ours, and the modules of other people's bots."""
    together = hashlib.sha256()
    for room in (game, notation, bots, arena):
        folder = Path(room.__path__[0])
        for file in sorted(folder.rglob("*.py")):
            together.update(file.relative_to(folder).as_posix().encode() + b"\0" + file.read_bytes())
    for spec in sorted(specs):
        if is_external(spec):
            together.update(spec.encode())
            continue
        maker = maker_of(spec)[0]
        together.update(f"{spec} {maker.__module__}".encode())
        together.update(_source_of(maker.__module__))
    return together.hexdigest()


def _source_of(module: str) -> bytes:
    """The file of a bot's module, where there is one."""
    file = getattr(sys.modules.get(module), "__file__", None)
    return Path(file).read_bytes() if file else b""
