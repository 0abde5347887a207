"""What merchants pay when a Sheriff names a price: fits the curves of ``nottingham.review.price_weights``.

python -m bench.prices --games 150            # how well the curves that are there fit, on other games
python -m bench.prices --games 150 --write    # fit new ones first

Sheriffs name any price for one bag of each round, at random; for the rest they play as they always do. So a price says
nothing of the bag, and every price is seen.
"""

import argparse
from collections import defaultdict
from pathlib import Path

import msgspec
import numpy as np

from nottingham.arena.match import play_bots
from nottingham.bots import Bot, Chair, Turn
from nottingham.bots.asking import sit_down
from nottingham.bots.clever import LEVELS, Clever, taste_of
from nottingham.game import Command, Dice, Event, Ruleset
from nottingham.game import events as e
from nottingham.game.commands import MakeOffer
from nottingham.game.goods import VALUE, Cards
from nottingham.game.known import AskKind, BagTerm, Deed, Parcel, Terms
from nottingham.review import price_weights
from nottingham.review.prices import ANYBODYS_PRICE, MOST_ASKED_FOR, facts_of_gold, facts_of_price, paid_for, stake_in
from training.odds import fit_odds

KINDS = ("easy", "medium", "hard", "master")
"""Those who bargain: people are thought to be like all of them together."""
FITTED_FROM, MEASURED_FROM = 8_000_000, 8_500_000
USUAL_CURVE = (-1.0, 0.0, 0.0)
USUAL_GOLD = (0.0, 0.7, 0.0)
"""Where there is little to go by."""
CURVE_RIDGE, RIDGE = 4.0, 1.0


class Asking(Clever):
    """Names a price at random for one bag of each round."""

    named_in = 0

    def play(self, turn: Turn) -> Command | None:
        public, dice = turn.public, self.mind.dice
        if turn.ask is not AskKind.SETTLE or not turn.may_wait or self.named_in == public.round:
            return super().play(turn)
        self.named_in = public.round
        owners = [owner for owner in public.unsettled if public.gold[owner]]
        if not owners or public.offers:
            return super().play(turn)
        owner = dice.choose(owners)
        price = dice.between(1, min(MOST_ASKED_FOR, public.gold[owner]))
        self.sheriff.demands.asked_of(public.round, owner, price)
        return MakeOffer((turn.seat,), (owner,), Terms(Parcel(price), bags=(BagTerm(owner, Deed.PASS),)))


class Answer(msgspec.Struct, frozen=True):
    """What came of a price."""

    price: int
    stake: int
    """What the bag stood to lose; 0 for a true one."""
    paid: int
    """Gold, and goods at their value, for which the bag was let pass in the end; 0: no deal."""


def answers(events: list[Event], *, all_of_them: bool) -> list[Answer]:
    found: list[Answer] = []
    packed: dict[int, Cards] = {}
    declared: dict[int, object] = {}
    named: dict[int, int] = {}
    paid: dict[int, int] = {}
    fresh = True
    for event in events:
        match event:
            case e.RoundBegan():
                fresh, named, paid = True, {}, {}
            case e.BagClosed(seat=seat, cards=cards) if isinstance(cards, tuple):
                packed[seat] = cards
            case e.BagDeclared(seat=seat, good=good):
                declared[seat] = good
            case e.OfferMade(by=(by,), to=(owner,), terms=terms) if fresh and terms.deed_for(owner) is Deed.PASS:
                fresh = False
                if by != owner and terms.merchant_gives == Parcel(terms.merchant_gives.gold):
                    named[owner] = terms.merchant_gives.gold
            case e.OfferMade():
                fresh = False
            case e.DealStruck(merchant=owner, terms=terms) if terms.deed_for(owner) is Deed.PASS:
                gives = terms.merchant_gives
                paid[owner] = max(1, gives.gold + sum(VALUE[card] for card in gives.legal + gives.contraband))
            case e.RoundEnded():
                for owner, price in named.items():
                    if not owner and not all_of_them:
                        continue
                    false = tuple(card for card in packed[owner] if card is not declared[owner])
                    found.append(Answer(price, stake_in(false), paid.get(owner, 0)))
            case _:
                pass
    return found


def _dice(seed: int) -> list[Dice]:
    dice = Dice(seed)
    return [dice.fork() for _ in range(4)]


def gather(kind: str, games: int, first: int) -> list[Answer]:
    """Answers of one kind of merchant: to each other, if they bargain as we do; else to hard."""
    rules = Ruleset.preset("second", players=4)
    found: list[Answer] = []
    for seed in range(first, first + games):
        chairs = [Chair(seat, rules, dice) for seat, dice in enumerate(_dice(seed))]
        if kind in LEVELS:
            seats: list[Bot] = [Asking(chair, taste_of(kind)) for chair in chairs]
        else:
            seats = [Asking(chairs[0], taste_of("hard")), *(sit_down(kind, chair) for chair in chairs[1:])]
        found += answers(play_bots(rules, seed, seats).events, all_of_them=kind in LEVELS)
    return found


def fit(rows: list[Answer]) -> dict[str, tuple[float, ...]]:
    """For lies and for true bags: the weights of the chance to be paid at all, and the share of the price then paid."""
    sorts = {"lie": [row for row in rows if row.stake], "true": [row for row in rows if not row.stake]}
    return {sort: _curve(some) for sort, some in sorts.items()}


def _curve(rows: list[Answer]) -> tuple[float, ...]:
    """Whether anything is paid, and how much, where it is."""
    facts = np.array([facts_of_price(row.price, row.stake) for row in rows])
    came = np.array([float(bool(row.paid)) for row in rows])
    chance = fit_odds(facts, came, np.array(USUAL_CURVE), CURVE_RIDGE)
    deals = [row for row in rows if row.paid]
    sizes = np.array([facts_of_gold(row.price, row.stake) for row in deals]).reshape(len(deals), -1)
    paid = np.array([float(row.paid) for row in deals])
    usual = np.array(USUAL_GOLD)
    bent = sizes.T @ sizes + RIDGE * np.eye(len(usual))
    gold = np.linalg.solve(bent, sizes.T @ paid + RIDGE * usual)
    return tuple(round(float(one), 3) for one in (*chance, *gold))


def report(kind: str, rows: list[Answer]) -> None:
    print(f"{kind}: {len(rows)} prices")
    groups: dict[tuple[str, str], list[tuple[float, float, float, float]]] = defaultdict(list)
    for row in rows:
        answer = paid_for(kind, row.price, row.stake)
        size = f"{(row.price - 1) // 6 * 6 + 1:2d} to {(row.price - 1) // 6 * 6 + 6:2d} gold"
        groups["lie" if row.stake else "true", size].append(
            (answer.chance, float(bool(row.paid)), answer.chance * answer.gold, float(row.paid))
        )
    for (sort, size), pairs in sorted(groups.items()):
        said, came, gold, paid = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
        print(
            f"  {sort}, {size}: {len(pairs)} bags, paid by {100 * came:.0f} %, said {100 * said:.0f} %; "
            f"{paid:.1f} gold on average, said {gold:.1f}"
        )


def write(curves: dict[str, dict[str, tuple[float, ...]]]) -> None:
    path = Path(price_weights.__file__)
    text = path.read_text(encoding="utf-8").partition("PRICE_WEIGHTS")[0]
    lines = "".join(
        f'    "{kind}": {{\n        "lie": {one["lie"]},\n        "true": {one["true"]},\n    }},\n'
        for kind, one in curves.items()
    )
    text += f"PRICE_WEIGHTS: Final[dict[str, dict[str, tuple[float, ...]]]] = {{\n{lines}}}\n"
    path.write_text(text, encoding="utf-8")
    price_weights.PRICE_WEIGHTS.update(curves)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.prices")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if asked.write:
        found = {kind: gather(kind, asked.games, FITTED_FROM) for kind in KINDS}
        everybody = [row for rows in found.values() for row in rows]
        write({ANYBODYS_PRICE: fit(everybody), **{kind: fit(rows) for kind, rows in found.items()}})
    for kind in KINDS:
        report(kind, gather(kind, asked.games // 3, MEASURED_FROM))


if __name__ == "__main__":
    main()
