"""What may be said, as a list that somebody can choose from: each thing once, numbers and kinds of goods left open.

Rules §17. ``phrases`` makes some thirty lines of the hundreds of statements that ``MaySay`` describes.
"""

import msgspec

from ..game import MaySay, Statement, StatementKind
from .words import Narrator

__all__ = ["Phrase", "phrases"]


class Phrase(msgspec.Struct, frozen=True):
    """Something that may be said; several statements, where a kind of goods or a number is still to be chosen."""

    statements: tuple[Statement, ...]

    @property
    def first(self) -> Statement:
        return self.statements[0]

    @property
    def open(self) -> tuple[str, ...]:
        """Which fields are still to be chosen."""
        names = ("good", "count", "gold")
        return tuple(name for name in names if len({getattr(said, name) for said in self.statements}) > 1)

    def subject(self, speaker: int) -> int:
        """Of whom, or to whom, it is said; of what is said to all, the speaker."""
        said = self.first
        of = said.to if said.to is not None else said.about
        return speaker if of is None else of

    def words(self, speaker: int, narrator: Narrator) -> str:
        """The sentence; where something is open, what it will be about."""
        said = self.first
        if len(self.statements) == 1:
            return narrator.statement(speaker, said)
        asked = said.kind is StatementKind.ASK
        kind = f"ask-{said.asks}" if asked else said.kind.value
        own = said.to if asked else speaker
        whose = "yes" if said.about == own else "me" if said.about == speaker else "no"
        name = "" if said.about is None else narrator.name(said.about)
        to = "" if said.to is None else narrator.name(said.to)
        return narrator.t("say-open", kind=kind.replace("_", "-"), own=whose, name=name, to=to)


def phrases(may: MaySay) -> list[Phrase]:
    """All that may be said, in a fixed order that depends on what everybody knows alone."""
    found: dict[tuple[object, ...], list[Statement]] = {}
    for said in may.statements():
        found.setdefault((said.kind, said.about, said.to, said.asks), []).append(said)
    return [Phrase(tuple(alike)) for alike in found.values()]
