"""What the networks are shown of a moment: the seat's view, and what everybody remembers."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from ..env.layout import EXCHANGES, TurnKind
from ..env.master import MASTER_FILE
from ..env.memory import PublicMemory
from ..env.observing import Scene
from ..env.optional import one_thread
from ..env.reference import NoEnvironment, check_rules
from ..game import Event, Ruleset, View
from ..game.events import CardsSetAside, RoundEnded
from ..game.goods import Cards
from ..game.known import Phase, Public, put

if TYPE_CHECKING:
    from ..env.mind import TrainedMind


def mind_for(rules: Ruleset, path: Path = MASTER_FILE) -> "TrainedMind | None":
    """The networks, where they reach: the second edition for three to five without promo cards, and numpy installed."""
    try:
        check_rules(rules, base=True, version=1)
        one_thread()
        found: TrainedMind = import_module("..env.mind", __package__).load(path)
    except (NoEnvironment, ImportError, ValueError):
        return None
    return found


class PublicEyes:
    """Listens to what one seat is told."""

    def __init__(self, rules: Ruleset) -> None:
        self.memory = PublicMemory(rules.players)
        self.set_aside: tuple[Cards, ...] = ((),) * rules.players

    def copy(self) -> "PublicEyes":
        twin = PublicEyes.__new__(PublicEyes)
        twin.memory, twin.set_aside = self.memory.copy(), self.set_aside
        return twin

    def hear(self, told: Event) -> None:
        self.memory.hear(told)
        if isinstance(told, CardsSetAside):
            self.set_aside = put(self.set_aside, told.seat, told.cards)
        elif isinstance(told, RoundEnded):
            self.set_aside = ((),) * len(self.set_aside)

    def after(self, told: Sequence[Event]) -> "PublicEyes":
        """PublicEyes that have heard this, too."""
        twin = self.copy()
        for event in told:
            twin.hear(event)
        return twin

    def scene(self, view: View) -> Scene:
        """The seat's next turn from here: the networks were trained on the moments at which a seat decides."""
        assert view.seat is not None
        turn = next_turn(view.public, view.seat)
        talks = turn in (TurnKind.SPEAK, TurnKind.SETTLE)
        speakers = view.public.merchants[view.public.merchants.index(view.seat) :] if turn is TurnKind.SPEAK else ()
        counts = [list(seat) for seat in self.memory.counts]
        return Scene(turn, view.seat, EXCHANGES if talks else 0, speakers, self.set_aside, counts)


def next_turn(public: Public, seat: int) -> TurnKind:
    """What the seat will be asked next."""
    if any(debt.debtor == seat for debt in public.debts):
        return TurnKind.PAY
    if public.phase is Phase.OVER:
        return TurnKind.OVER
    if seat in public.sheriffs:
        return TurnKind.NAME if public.phase is Phase.MARKET and not public.queue else TurnKind.SETTLE
    waits = seat in public.queue
    match public.phase:
        case Phase.MARKET:
            return TurnKind.SET_ASIDE if waits or not public.queue else TurnKind.LOAD
        case Phase.LOADING:
            return TurnKind.LOAD if waits else TurnKind.DECLARE
        case Phase.DECLARATION:
            return TurnKind.DECLARE if waits else TurnKind.SPEAK
        case Phase.INSPECTION:
            return TurnKind.SPEAK
        case Phase.BLACK_MARKET:
            return TurnKind.LAST_CALL
        case _:
            return TurnKind.SET_ASIDE
