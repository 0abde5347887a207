"""The game in words for a model: what others wrote (names, talk, favours) is marked, and nothing but text."""

from io import StringIO
from typing import Final

from rich.console import RenderableType

from ..arena.screen import Screen
from ..game import Event, View
from ..game.view import first_view, follow
from ..notation.account import sentence
from ..notation.asides import word_settled, words_settled
from ..notation.statements import Transcript
from ..notation.words import Names, Narrator
from ..terminal.picture import facts_picture, price_list, table_picture, to_do
from ..terminal.sheet import sheet_picture

BEFORE: Final = "⟦"
AFTER: Final = "⟧"


def quoted(words: str) -> str:
    """Text that somebody else wrote, between marks that it cannot contain."""
    return f"{BEFORE}{words.replace(BEFORE, '[').replace(AFTER, ']')}{AFTER}"


class QuotingNarrator(Narrator):
    """A narrator who marks the favours that others put into words of their own. Names come marked already."""

    def told_to(self, me: int | None) -> "QuotingNarrator":
        return QuotingNarrator(self.language, self.names, me)

    def t(self, message: str, args: object = None, /, **more: object) -> str:
        if message == "table-part-favour" and "words" in more:
            more["words"] = quoted(str(more["words"]))
        return super().t(message, args, **more)  # type: ignore[arg-type]


def drawn(*pictures: RenderableType) -> str:
    """Pictures of the terminal as plain text."""
    out = StringIO()
    screen = Screen(file=out, color_system=None, width=100)
    for picture in pictures:
        screen.print(picture)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines()).strip("\n")


def table_in_words(seen: View, words: Narrator) -> str:
    """All that the seat knows, what was learnt in passing, and what to do."""
    if seen.public.scores is not None:
        return drawn(sheet_picture(seen.rules, seen.public.scores, words))
    parts = [drawn(table_picture(seen, words))]
    if seen.own is not None:
        if seen.mine.facts:
            parts.append(drawn(facts_picture(seen, words)))
        parts.append(to_do(seen.awaiting, seen, words) if seen.awaiting else "")
    return "\n".join(part for part in parts if part)


def prices_in_words(seen: View, words: Narrator) -> str:
    """Every kind in this game, with what it is worth and costs."""
    return drawn(price_list(seen, words))


class Teller:
    """What happened, sentence by sentence, from the events that a seat was told."""

    def __init__(self) -> None:
        self._view: View | None = None
        self._heard: Transcript | None = None
        self.told = 0

    def tell(self, events: list[Event], seen: View, words: Narrator) -> list[str]:
        """Everything that was not told yet. ``events``: all of the game so far."""
        if self._view is None or len(events) < self.told or self._view.seat != seen.seat:
            self._view, self.told = first_view(seen.rules, seen.seat), 0
            self._heard = None
        heard = self._heard = self._heard or Transcript(seen.rules)
        found = []
        for event in events[self.told :]:
            self._view, before = follow(self._view, event), heard.statements
            heard.hear(event)
            said = sentence(event, self._view, words)
            if said is not None:
                found.append(said)
            found += [word_settled(word, words) for word in words_settled(before, heard.statements)]
        self.told = len(events)
        return found


def named(names: Names, kinds: tuple[str, ...], words: Narrator) -> Names:
    """What to call everybody: people by what they call themselves, marked; bots as the house calls them."""
    return tuple(
        quoted(name) if kind == "person" and name else words.t("table-merchant-name", number=seat + 1)
        for seat, (name, kind) in enumerate(zip(names, kinds, strict=True))
    )
