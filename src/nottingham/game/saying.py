"""Who may say what, and when. Saying changes nothing but the number of events. Rules §17."""

from typing import Final

from .commands import Say
from .events import Said
from .evolve import record
from .known import Own, Phase, Public
from .refusals import Refusal, refuse
from .say_choices import MaySay
from .state import Draft

TALKING: Final = (Phase.MARKET, Phase.LOADING, Phase.DECLARATION, Phase.INSPECTION)
"""Before, there is nothing to speak of; afterwards nothing that could still come to light this round."""


def may_say(public: Public, seat: int) -> MaySay | None:
    """What a seat may say now: a function of what everybody knows."""
    if public.phase not in TALKING:
        return None
    bags = open_bags(public)
    officer = seat in public.sheriffs
    return MaySay(
        seat,
        tuple([other for other in range(public.rules.players) if other != seat]),
        bags,
        tuple([bag for bag in bags if seat in public.side_of(bag)]) if officer else (),
        public.merchants,
        public.phase is not Phase.MARKET,
        officer and (public.phase is not Phase.INSPECTION or bool(public.unsettled)),
        public.rules.kinds,
    )


def open_bags(public: Public) -> tuple[int, ...]:
    """Whose bags are declared and not settled."""
    return tuple(
        [
            owner
            for owner, bag in enumerate(public.bags)
            if bag is not None and bag.declared is not None and bag.verdict is None
        ]
    )


def why_not_say(public: Public, own: Own, seat: int, command: Say) -> Refusal | None:
    """Anybody may speak at any moment of a round until the bags are settled, of what lies on the table."""
    may = may_say(public, seat)
    if may is None:
        return refuse("phase.wrong", "17", phase=public.phase)
    return None if may.allows(command.statement) else refuse("say.no_such_statement", "17")


def say(draft: Draft, seat: int, command: Say) -> None:
    record(draft, Said(seat, command.statement))
