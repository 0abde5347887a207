"""Settling one bag: passed or opened. Rules §4.4, §12."""

from .events import BagOpened, BagPassed, BrimstoneAsked
from .evolve import record
from .goods import PENALTY, SUMMONS_REWARD, Cards, Good, split
from .known import Deed, Ending, Public, Side, Verdict
from .offers import end_offers_about
from .payments import owe
from .refusals import Refusal, refuse
from .state import Draft


def why_not_settle(public: Public, bag: int, verdict: Verdict) -> Refusal | None:
    """Whether an obligation forbids it (rules §5)."""
    wanted = Deed.OPEN if verdict is Verdict.PASS else Deed.PASS
    for obligation in public.obligations:
        if obligation.bag == bag and obligation.deed is wanted:
            return refuse(f"obligation.must_{wanted}", "5", bag=bag, merchant=obligation.merchant)
    return None


def pass_bag(draft: Draft, seat: int, owners_offer: Ending) -> None:
    """Legal goods face up, contraband face down (rules §4.4). The owner's offer is refused if the Sheriff passes
    the bag without it, and lapses if the bag passes for another reason (rules §5)."""
    legal, contraband = split(draft.owner(seat).bag)
    record(draft, BagPassed(seat, legal, contraband))
    end_offers_about(draft, seat, Verdict.PASS, owners_offer)
    oils = draft.rules.promos.get(Good.BRIMSTONE_OIL, 0)
    if oils and contraband:
        record(draft, BrimstoneAsked(seat, min(oils, len(contraband))))


def open_bag(draft: Draft, seat: int, by: Side) -> None:
    """The bag is opened for everybody to see (rules §4.4). ``by`` is the Sheriff, a lone deputy, or both."""
    bag = draft.public.bags[seat]
    assert bag is not None
    cards = draft.owner(seat).bag
    declared = bag.declared
    kept = tuple([card for card in cards if card is declared])
    others = tuple([card for card in cards if card is not declared])
    true = is_true(others)
    record(draft, BagOpened(seat, by, kept, others, true))
    end_offers_about(draft, seat, Verdict.OPEN, Ending.REFUSED)
    if true:
        _sheriff_pays(draft, seat, by, reward(kept, others))
    else:
        owe(draft, seat, by[0] if len(by) == 1 else None, penalty_owed(others))


def is_true(others: Cards) -> bool:
    """A bag is true if every card is as declared, royal summonses apart (rules §4.4, §12)."""
    return all(card is Good.ROYAL_SUMMONS for card in others)


def reward(kept: Cards, summonses: Cards) -> int:
    """What a true bag costs the Sheriff (rules §4.4, §12)."""
    return penalty_owed(kept) + SUMMONS_REWARD * len(summonses)


def penalty_owed(cards: Cards) -> int:
    return sum([PENALTY[card] for card in cards])


def _sheriff_pays(draft: Draft, owner: int, by: Side, amount: int) -> None:
    """Two deputies pay half each, the one drawn first the odd coin (rules §10, D19)."""
    half = amount // len(by)
    owe(draft, by[0], owner, amount - half * (len(by) - 1))
    for deputy in by[1:]:
        owe(draft, deputy, owner, half)
