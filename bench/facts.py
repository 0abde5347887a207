"""The facts by which ``bench.readable`` reads a bag: what everybody at the table knows before it is settled.

They are fixed, so that figures of different bots and of different years can be laid side by side. Nothing in them is
about one bot; each is a number that a person at the table could have written down.
"""

from typing import Final

from bench.recorder import Recorder
from nottingham.game import Good
from nottingham.game.goods import IS_LEGAL, MOST_IN_BAG, VALUE, worth
from nottingham.game.known import Public

LEGAL: Final = (Good.APPLE, Good.CHEESE, Good.BREAD, Good.CHICKEN)
CONTRABAND: Final = (Good.PEPPER, Good.MEAD, Good.SILK, Good.CROSSBOW)


def facts_of(record: Recorder, public: Public, owner: int) -> dict[str, float]:
    """Every fact by its name, always the same names in the same order."""
    return {
        **_bag(record, public, owner),
        **_market(record, public, owner),
        **_talk(record, public, owner),
        **_table(record, public, owner),
        **_past(record, public, owner),
    }


def read(record: Recorder, public: Public, owner: int) -> tuple[float, ...]:
    return tuple(facts_of(record, public, owner).values())


def _bag(record: Recorder, public: Public, owner: int) -> dict[str, float]:
    """The bag itself, and what is called so elsewhere."""
    declared, count = _declared(record, owner), _count(public, owner)
    same = [stall.count(declared) for stall in public.stalls]
    rivals = [number for seat, number in enumerate(same) if seat != owner]
    seen = sum(same) + sum(pile.count(declared) for pile in public.piles) + public.out_of_game.count(declared)
    seen += sum(aside.count(declared) for aside in public.set_aside if isinstance(aside, tuple))
    return {
        **{f"declared {good}": float(declared is good) for good in LEGAL},
        **{f"cards {number}": float(count == number) for number in range(1, MOST_IN_BAG + 1)},
        "own stall has": float(same[owner]),
        "lead in it": float(same[owner] - max(rivals)),
        "not seen of it": float(public.rules.copies(declared) - seen),
        "others declare it": float(
            sum(good is declared for seat, good in record.now.declared.items() if seat != owner)
        ),
    }


def _market(record: Recorder, public: Public, owner: int) -> dict[str, float]:
    """What was tossed, taken and drawn, this round and the last."""
    declared, count = _declared(record, owner), _count(public, owner)
    tossed, taken = record.now.tossed.get(owner, ()), record.now.taken.get(owner, ())
    before = record.before.tossed.get(owner, ())
    contraband = sum(card not in IS_LEGAL for card in tossed)
    kept = max(0, public.rules.hand_limit - len(tossed))
    return {
        **{f"tossed {number}": float(len(tossed) == number) for number in range(MOST_IN_BAG + 1)},
        **{f"tossed {good}": float(tossed.count(good)) for good in (*LEGAL, *CONTRABAND)},
        "tossed legal": float(len(tossed) - contraband),
        "tossed contraband": float(contraband),
        "tossed what is declared": float(tossed.count(declared)),
        "tossed kinds": float(len(set(tossed))),
        "dearest tossed": float(max((VALUE[card] for card in tossed), default=0)),
        "tossed little, no contraband": float(len(tossed) <= 2 and not contraband),
        "fewer in the bag than kept": float(max(0, min(MOST_IN_BAG, kept) - count)),
        "more in the bag than kept": float(max(0, count - kept)),
        "drawn": float(record.now.drawn.get(owner, 0)),
        "taken": float(len(taken)),
        "taken what is declared": float(taken.count(declared)),
        "taken contraband": float(sum(card not in IS_LEGAL for card in taken)),
        "left in the hand": float(public.hands[owner]),
        "tossed last round": float(len(before)),
        "contraband tossed last round": float(sum(card not in IS_LEGAL for card in before)),
        "declared tossed last round": float(before.count(declared)),
    }


def _talk(record: Recorder, public: Public, owner: int) -> dict[str, float]:
    """What was offered and demanded for this bag, and for others."""
    now, count = record.now, _count(public, owner)
    offers, demands = now.offers_of(owner, by_merchant=True), now.offers_of(owner, by_merchant=False)
    best = max((offer.terms.merchant_gives.gold for offer in offers), default=0)
    asked = demands[-1].terms.merchant_gives.gold if demands else 0
    others = {o.merchant for o in now.offers if o.by_merchant and o.passes and o.merchant != owner}
    return {
        "offered": float(bool(offers)),
        "offered gold": float(best),
        "offered gold a card": best / count,
        "offered one gold": float(bool(offers) and best == 1),
        "offers": float(len(offers)),
        "offers raised": float(sum(offer.raised for offer in offers)),
        "goods offered": float(any(offer.goods for offer in offers)),
        "goods of the bag offered": float(any(offer.terms.merchant_gives.from_bag for offer in offers)),
        "favour offered": float(any(offer.terms.merchant_gives.has_favour for offer in offers)),
        "demanded": float(bool(demands)),
        "demanded gold": float(asked),
        "demanded gold a card": asked / count,
        "said no": float(now.refused[owner]),
        "pays for another bag": float(any(o.merchant == owner and o.by_merchant and o.third for o in now.offers)),
        "others offered": float(len(others)),
    }


def _table(record: Recorder, public: Public, owner: int) -> dict[str, float]:
    """Wealth, and where the game stands."""
    players = range(public.rules.players)
    wealth = [public.gold[s] + worth(public.stalls[s]) + 7 * public.contraband[s] for s in players]
    return {
        "gold": float(public.gold[owner]),
        "gold of the Sheriff": sum(public.gold[s] for s in public.sheriffs) / len(public.sheriffs),
        "ahead of the others": wealth[owner] - sum(wealth) / len(wealth),
        "stall": float(worth(public.stalls[owner])),
        "face down": float(public.contraband[owner]),
        "round": float(public.round),
        "rounds left": float(public.rules.rounds - public.round),
        "declared as number": float(record.now.order.index(owner)),
        "bags left": float(len(public.unsettled)),
    }


def _past(record: Recorder, public: Public, owner: int) -> dict[str, float]:
    """What became of this merchant's bags, of everybody's, and what this Sheriff does with them."""
    mine = record.merchants[owner]
    bags, lies = sum(m.bags for m in record.merchants), sum(m.lies for m in record.merchants)
    gate = [record.sheriffs[seat] for seat in public.sheriffs]
    seen_lies, seen_true = sum(s.lies for s in gate), sum(s.true for s in gate)
    return {
        "bags": float(mine.bags),
        "lies": float(mine.lies),
        "lies a bag": (mine.lies + 1.0) / (mine.bags + 2.5),
        "last one was a lie": float(mine.last_lie),
        "caught": float(mine.caught),
        "doubted": float(mine.doubted),
        "contraband a lie": (mine.contraband + 2.0) / (mine.lies + 1.0),
        "offered when lying": (mine.lies_offered + 0.5) / (mine.lies + 1.0),
        "offered when true": (mine.true_offered + 0.2) / (mine.bags - mine.lies + 1.0),
        "lies a bag at the table": (lies + 2.0) / (bags + 5.0),
        "Sheriff opens lies": (sum(s.opened_lies for s in gate) + 1.0) / (seen_lies + 2.0),
        "Sheriff opens true bags": (sum(s.opened_true for s in gate) + 1.0) / (seen_true + 3.0),
    }


def _declared(record: Recorder, owner: int) -> Good:
    return record.now.declared[owner]


def _count(public: Public, owner: int) -> int:
    bag = public.bags[owner]
    assert bag is not None
    return bag.count
