"""What talk remembers of a game: what was said already, and who has done what to whom. So that nobody says a thing
twice, and nobody speaks of a past that was not.

It knows what a spectator is told, and no more. Design §7.2.
"""

from collections.abc import Callable, Iterable
from typing import Final

from ..game import Event
from ..game import events as e
from ..game.known import Deed, Public

Ground = Callable[["TalkMemory", int, int | None], bool]
"""Whether there is reason for a line: of the one who speaks, to somebody or nobody."""


class TalkMemory:
    """One game, as all who talk at its table remember it."""

    def __init__(self, said: Iterable[str] = ()) -> None:
        self._said: dict[str, int] = dict.fromkeys(said, 0)
        """The lines of this game, by their messages, each with when it was said last."""
        self._wrongs: set[tuple[int, int]] = set()
        """Who has wronged whom: opened a bag of theirs, paid for that, or broke a promise to them."""
        self._declared: dict[int, str] = {}
        """The line with which a merchant declared this round's bag."""
        self.rounds = 0
        self._bags = 0
        """Bags that were not settled when somebody last thought of something to say."""

    def follow(self, told: Event, public: Public) -> None:
        """Something happened; ``public`` is what everybody knew before it."""
        match told:
            case e.RoundBegan():
                self.rounds += 1
                self._declared = {}
            case e.BagOpened(owner, by):
                self._wrongs |= {(officer, owner) for officer in by}
            case e.DealStruck(_, merchant, terms):
                opened = [term.bag for term in terms.bags if term.deed is Deed.OPEN and term.bag != merchant]
                self._wrongs |= {(merchant, owner) for owner in opened}
            case e.ProofShown(giver, to):
                self._wrongs |= {(giver, officer) for officer in to}

    def note(self, seat: int, line: str, told: Event) -> None:
        """Somebody said something to an event."""
        self._said.pop(line, None)
        self._said[line] = len(self._said) + 1
        if isinstance(told, e.BagDeclared):
            self._declared[seat] = line

    def fresh(self, lines: Iterable[str]) -> list[str]:
        """Those that nobody has said in this game."""
        return [line for line in lines if line not in self._said]

    def oldest(self, lines: Iterable[str]) -> str | None:
        """The one that was said longest ago."""
        wanted = set(lines)
        return next((line for line in self._said if line in wanted), None)

    def fitting(self, lines: Iterable[str], seat: int, told: Event, public: Public) -> list[str]:
        """Those for which there is a reason."""
        self._bags = len(public.unsettled)
        other = _spoken_to(seat, told, public)
        return [line for line in lines if (ground := GROUNDS.get(line)) is None or ground(self, seat, other)]

    def wronged_by(self, seat: int, other: int | None) -> bool:
        return other is not None and (other, seat) in self._wrongs

    def wronged(self, seat: int) -> bool:
        return any(victim == seat for _, victim in self._wrongs)

    def another_bag(self) -> bool:
        """Whether one is left to settle beside the one that is spoken of."""
        return self._bags > 1

    def declared_with(self, seat: int) -> str:
        return self._declared.get(seat, "")


def _spoken_to(seat: int, told: Event, public: Public) -> int | None:
    """To whom something is said that is said to an event."""
    match told:
        case e.BagOpened(owner) | e.BagPassed(owner) if owner != seat:
            return owner
        case e.OfferMade(_, _, to):
            return to[0]
        case e.DealStruck(offer) | e.OfferAgreed(_, offer) | e.OfferEnded(offer):
            others = [each for each in (*offer.by, *offer.to) if each != seat]
            return others[0] if others else None
    return None


def _even(memory: TalkMemory, seat: int, other: int | None) -> bool:
    """Only who was wronged can be even."""
    return memory.wronged_by(seat, other)


def _sore(memory: TalkMemory, seat: int, other: int | None) -> bool:
    return memory.wronged(seat)


def _later(memory: TalkMemory, seat: int, other: int | None) -> bool:
    """Somebody else has kept the gate before."""
    return memory.rounds > 1


def _sore_and_later(memory: TalkMemory, seat: int, other: int | None) -> bool:
    return memory.rounds > 1 and memory.wronged(seat)


def _counted_twice(memory: TalkMemory, seat: int, other: int | None) -> bool:
    return memory.declared_with(seat) == "talk-declare-cautious-1"


def _another(memory: TalkMemory, seat: int, other: int | None) -> bool:
    return memory.another_bag()


GROUNDS: Final[dict[str, Ground]] = {
    "talk-accept-grudging-1": _even,
    "talk-accept-grudging-2": _sore,
    "talk-declare-grudging-1": _sore,
    "talk-demand-grudging-1": _even,
    "talk-demand-grudging-2": _sore,
    "talk-offer-grudging-2": _sore,
    "talk-open-false-grudging-1": _even,
    "talk-opened-true-cautious-1": _counted_twice,
    "talk-pass-bribe-grudging-1": _even,
    "talk-pass-free-brazen-2": _another,
    "talk-pass-free-grudging-1": _even,
    "talk-pass-free-grudging-2": _sore,
    "talk-refuse-grudging-1": _even,
    "talk-refuse-grudging-2": _sore,
    "talk-sheriff-brazen-1": _later,
    "talk-sheriff-grudging-1": _sore_and_later,
    "talk-sheriff-grudging-2": _later,
    "talk-win-grudging-1": _sore,
    "talk-win-grudging-2": _sore,
}
"""Lines that speak of a past, or of another bag, and what must be so. Every other line fits when its occasion comes."""
