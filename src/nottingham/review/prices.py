"""What naming a price for a bag is worth to the Sheriff: whether its owner pays it, by what is in the bag.

Liars pay by how much they stand to lose, others now and then for peace. How often each kind of merchant does was
fitted to prices that were named at random (``python -m bench.prices``). Whoever does not pay has told something: the
bag is then opened or passed, whichever is better over everything that may still be in it.
"""

from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import Final

import msgspec

from ..game.commands import MakeOffer
from ..game.goods import PENALTY, VALUE, Cards
from ..game.known import BagTerm, Deed, Parcel, Public, Terms
from .price_weights import PRICE_WEIGHTS

ANYBODYS_PRICE: Final = "anybody"
"""The curve for people, and for whoever is not known."""
NEVER_PAY: Final = ("honest", "greedy", "gambler", "briber", "wary")
"""Baselines answer nothing that a Sheriff asks."""
MOST_ASKED_FOR: Final = 30
PRICES: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22, 26, 30)
"""What is thought of."""
LOW_PRICE, HIGH_PRICE = 0.4, 2.0
"""Prices about the best one, in shares of it."""
NEARLY: Final = 0.5
"""Points that make no difference between two prices."""
TRUE_SCALE: Final = 6.0
"""Gold that counts for a true bag as all there is to lose does for a lie."""


class Paid(msgspec.Struct, frozen=True):
    """What is to be expected of a price."""

    chance: float
    """That the bag passes for it, or for a little less after some haggling."""
    gold: float
    """What is paid then."""


class PricedBag(msgspec.Struct, frozen=True):
    """A bag as it may be: how likely, what there is to lose in it, and the Sheriff's margin, opened and passed."""

    weight: float
    stake: int
    opened: float
    passed: float


def stake_in(false: Cards) -> int:
    """What is lost with cards that are not what was declared, in gold."""
    return sum(VALUE[card] + PENALTY[card] for card in false)


def facts_of_price(price: int, stake: int) -> tuple[float, ...]:
    """What the curves are made of."""
    share = price / (stake or TRUE_SCALE)
    return 1.0, share, log(share)


def facts_of_gold(price: int, stake: int) -> tuple[float, ...]:
    """What the gold that is paid is made of: people haggle."""
    return 1.0, float(price), float(stake)


def paid_for(kind: str, price: int, stake: int) -> Paid:
    """What this kind of merchant does about a price, if there is so much to lose; nothing, for a true bag."""
    level = kind.partition(":")[0]
    if level in NEVER_PAY:
        return Paid(0.0, 0.0)
    curve = PRICE_WEIGHTS.get(level) or PRICE_WEIGHTS[ANYBODYS_PRICE]
    weights = curve["lie" if stake else "true"]
    odds = sum(map(mul, weights, facts_of_price(price, stake)))
    gold = sum(map(mul, weights[len(facts_of_price(1, 0)) :], facts_of_gold(price, stake)))
    return Paid(1 / (1 + exp(-max(-30.0, min(30.0, odds)))), min(float(price), max(1.0, gold)))


def margins_asked(bags: Sequence[PricedBag], kind: str, price: int, players: int) -> list[float]:
    """The Sheriff's margin for each bag that it may be, if this price is named first."""
    answers = [paid_for(kind, price, bag.stake) for bag in bags]
    left = [bag.weight * (1 - answer.chance) for bag, answer in zip(bags, answers, strict=True)]
    opens = sum(map(mul, left, (bag.opened - bag.passed for bag in bags))) > 0
    gained = players / (players - 1)  # a coin that changes hands, in points of margin
    return [
        answer.chance * (bag.passed + gained * answer.gold)
        + (1 - answer.chance) * (bag.opened if opens else bag.passed)
        for bag, answer in zip(bags, answers, strict=True)
    ]


def best_price(bags: Sequence[PricedBag], kind: str, gold: int, players: int) -> int | None:
    """The price that seems best, of those that its owner can pay: the lowest of those that are nearly as good, for who
    haggles about anything pays much the same whatever is asked."""
    prices = [price for price in PRICES if price <= gold]
    if not prices:
        return None

    def worth(price: int) -> float:
        margins = margins_asked(bags, kind, price, players)
        return sum(bag.weight * margin for bag, margin in zip(bags, margins, strict=True))

    worths = {price: worth(price) for price in prices}
    most = max(worths.values())
    return next(price for price in prices if worths[price] >= most - NEARLY)


def prices_about(best: int, gold: int) -> list[int]:
    """A low price, the best and a high one, as far as its owner can pay them."""
    return sorted({max(1, round(LOW_PRICE * best)), best, min(gold, MOST_ASKED_FOR, round(HIGH_PRICE * best))})


def asking(sheriff: int, owner: int, gold: int) -> MakeOffer:
    """The command that names a price."""
    return MakeOffer((sheriff,), (owner,), Terms(Parcel(gold), bags=(BagTerm(owner, Deed.PASS),)))


def price_asked(command: object, owner: int) -> int:
    """The gold that a command names as the price of a bag, and nothing else; 0, if it does not."""
    if not isinstance(command, MakeOffer) or command.to != (owner,):
        return 0
    terms = command.terms
    plain = terms == Terms(Parcel(terms.merchant_gives.gold), bags=(BagTerm(owner, Deed.PASS),))
    return terms.merchant_gives.gold if plain else 0


def can_ask(public: Public, seat: int, owner: int) -> bool:
    """Whether the Sheriff alone decides about the bag, nothing binds him, and no price stands between the two."""
    bound = any(duty.bag == owner for duty in public.obligations)
    stands = public.offer((seat,), (owner,)) or public.offer((owner,), (seat,))
    return public.side_of(owner) == (seat,) and not bound and stands is None and public.gold[owner] > 0
