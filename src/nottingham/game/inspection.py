"""The inspection: the Sheriff settles every bag. What passes, what is opened, and what it costs. Rules §4.4, §12."""

from .awaiting import pressing
from .commands import OpenBag, PassBag, PlaceConfiscated
from .events import BagOpened, BagPassed, BrimstoneAsked, ConfiscatedPlaced, PhaseBegan
from .evolve import record
from .goods import PENALTY, SUMMONS_REWARD, Cards, Good, in_order, split
from .known import AskKind, Deed, Ending, Own, Phase, Public, Side, Verdict
from .offers import busy
from .payments import owe
from .refusals import Refusal, refuse
from .standing_offers import end_offers_about
from .state import Draft


def begin(draft: Draft) -> None:
    record(draft, PhaseBegan(Phase.INSPECTION, ()))


# Who may settle which bag


def why_not_touch(public: Public, seat: int, owner: int) -> Refusal | None:
    """Only the Sheriff settles bags, unsettled ones, and a deputy only those he is alone with (rules §4.4, §10)."""
    if public.phase is not Phase.INSPECTION:
        return refuse("phase.wrong", "4.4", phase=public.phase)
    if seat not in public.sheriffs:
        return refuse("turn.not_the_sheriff", "4.4", sheriffs=public.sheriffs)
    if owner not in public.unsettled:
        return refuse("bag.not_open", "4.4", bags=public.unsettled)
    if public.rules.deputies and public.side_of(owner) != (seat,):
        return refuse("bag.needs_both_deputies", "10", bag=owner)
    return busy(public)


def why_not_settle(public: Public, bag: int, verdict: Verdict) -> Refusal | None:
    """Whether an obligation forbids it (rules §5)."""
    wanted = Deed.OPEN if verdict is Verdict.PASS else Deed.PASS
    for obligation in public.obligations:
        if obligation.bag == bag and obligation.deed is wanted:
            return refuse(f"obligation.must_{wanted}", "5", bag=bag, merchant=obligation.merchant)
    return None


# Passing


def why_not_pass(public: Public, own: Own, seat: int, command: PassBag) -> Refusal | None:
    """Without any offer, which is always possible (D11). ``deals.why_not_pass`` has the other way, too."""
    refusal = why_not_touch(public, seat, command.bag)
    if refusal:
        return refusal
    if command.chosen:
        return refuse("offer.choose_cards", "5", count=0)
    return why_not_settle(public, command.bag, Verdict.PASS)


def pass_bag(draft: Draft, seat: int, owners_offer: Ending) -> None:
    """Legal goods face up, contraband face down (rules §4.4). The owner's offer is refused if the Sheriff passes
    the bag without it, and lapses if the bag passes for another reason (rules §5)."""
    legal, contraband = split(draft.owner(seat).bag)
    record(draft, BagPassed(seat, legal, contraband))
    end_offers_about(draft, seat, Verdict.PASS, owners_offer)
    oils = draft.rules.promos.get(Good.BRIMSTONE_OIL, 0)
    if oils and contraband:
        record(draft, BrimstoneAsked(seat, min(oils, len(contraband))))


# Opening, and the fine


def why_not_open(public: Public, own: Own, seat: int, command: OpenBag) -> Refusal | None:
    return why_not_touch(public, seat, command.bag) or why_not_settle(public, command.bag, Verdict.OPEN)


def open_(draft: Draft, seat: int, command: OpenBag) -> None:
    open_bag(draft, command.bag, (seat,))


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
        owe(draft, seat, by[0] if len(by) == 1 else None, fine(others))


def is_true(others: Cards) -> bool:
    """A bag is true if every card is as declared, royal summonses apart (rules §4.4, §12)."""
    return all(card is Good.ROYAL_SUMMONS for card in others)


def reward(kept: Cards, summonses: Cards) -> int:
    """What a true bag costs the Sheriff (rules §4.4, §12)."""
    return fine(kept) + SUMMONS_REWARD * len(summonses)


def fine(cards: Cards) -> int:
    """What a false bag costs its owner: the penalties of the confiscated cards (rules §4.4)."""
    return sum([PENALTY[card] for card in cards])


def _sheriff_pays(draft: Draft, owner: int, by: Side, amount: int) -> None:
    """Two deputies pay half each, the one drawn first the odd coin (rules §10, D19)."""
    half = amount // len(by)
    owe(draft, by[0], owner, amount - half * (len(by) - 1))
    for deputy in by[1:]:
        owe(draft, deputy, owner, half)


# Confiscated goods, first edition


def why_not_place(public: Public, own: Own, seat: int, command: PlaceConfiscated) -> Refusal | None:
    """The Sheriff (the lone opener, else the deputy drawn first) chooses pile and order, once debts are paid (D12)."""
    asks = pressing(public)
    if public.placing is None or not any(ask.seat == seat and ask.kind is AskKind.PLACE_CONFISCATED for ask in asks):
        return refuse("confiscated.not_asked", "4.4")
    if not 0 <= command.pile < len(public.piles):
        return refuse("market.no_such_pile", "4.4", piles=len(public.piles))
    if in_order(command.cards) != in_order(public.placing.cards):
        return refuse("confiscated.other_cards", "4.4")
    return None


def place(draft: Draft, seat: int, command: PlaceConfiscated) -> None:
    record(draft, ConfiscatedPlaced(seat, command.pile, command.cards))
