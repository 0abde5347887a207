"""The black market. Rules §11, D13."""

from .commands import ClaimBlackMarket, DeclineBlackMarket
from .events import BlackMarketClaimed, BlackMarketDeclined, PhaseBegan
from .evolve import record
from .goods import BLACK_MARKET_SET
from .known import Own, Phase, Public
from .offers import busy
from .refusals import Refusal, refuse
from .state import Draft


def last_call(public: Public) -> tuple[int, ...]:
    """Every merchant in turn is asked once more, unless everybody sees that there is nothing to claim: a card
    claimed already, fewer than three face-down cards, or empty stacks."""
    if not any(public.stacks.values()):
        return ()
    return tuple(
        seat for seat in public.merchants if seat not in public.claimed and public.contraband[seat] >= BLACK_MARKET_SET
    )


def begin(draft: Draft) -> None:
    record(draft, PhaseBegan(Phase.BLACK_MARKET, last_call(draft.public)))


def why_not_claim(public: Public, own: Own, seat: int, command: ClaimBlackMarket) -> Refusal | None:
    """Once its own bag is settled, one card a round, for three of the kind (rules §11)."""
    refusal = _why_not_now(public, seat)
    if refusal:
        return refusal
    if seat in public.claimed:
        return refuse("black_market.once_a_round", "11")
    if not public.stacks.get(command.good):
        return refuse("black_market.no_card", "11")
    if own.contraband.count(command.good) < BLACK_MARKET_SET:
        return refuse("black_market.too_few", "11", needed=BLACK_MARKET_SET)
    return None


def _why_not_now(public: Public, seat: int) -> Refusal | None:
    if not public.rules.black_market:
        return refuse("black_market.not_in_game", "11")
    if public.phase is Phase.BLACK_MARKET:
        return None if public.queue[0] == seat else refuse("turn.not_yours", "11", seat=public.queue[0])
    if public.phase is not Phase.INSPECTION:
        return refuse("phase.wrong", "11", phase=public.phase)
    if seat in public.sheriffs:
        return refuse("black_market.only_merchants", "11")
    if seat in public.unsettled:
        return refuse("black_market.own_bag_first", "11")
    return busy(public)


def claim(draft: Draft, seat: int, command: ClaimBlackMarket) -> None:
    record(draft, BlackMarketClaimed(seat, command.good, draft.public.stacks[command.good][0]))


def why_not_decline(public: Public, own: Own, seat: int, command: DeclineBlackMarket) -> Refusal | None:
    if public.phase is not Phase.BLACK_MARKET:
        return refuse("phase.wrong", "11", phase=public.phase)
    return None if public.queue[0] == seat else refuse("turn.not_yours", "11", seat=public.queue[0])


def decline(draft: Draft, seat: int, command: DeclineBlackMarket) -> None:
    record(draft, BlackMarketDeclined(seat))
