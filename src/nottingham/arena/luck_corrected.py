"""Margins with luck taken off, so that fewer games tell who is stronger: the idea of AIVAT (Burch, Schmid, Moravčík and
Bowling, 2018), for cards that are drawn and for dice of bots that state their chances.

Whatever is drawn by chance (a hand filled up from the deck; a bot's own dice, with the chances it states) makes
something of the table that a value function puts a number on; from that is taken what the draw was worth on average.
The difference is 0 on average, given everything before, whatever the value function is. So taking the sum of all of
them off a margin moves no mean; and the better the value function, the less noise is left. It is fixed beforehand, by
weights that ``python -m bench.luck`` fitted to games that no measurement uses.

What a filled hand is worth card by card is compared with the whole deck, exactly; what it is worth by its sets, with
a few hands filled from the same deck shuffled again by dice of the meter's own, which is right on average, too.

Most of what bots do they do not state. Where all of them can be asked again, every round is played again a few times
(``another_round``), and what it led to is compared with what they led to: everything that chance or dice decide. The
luck that can be told exactly is told of the repetitions, too, so that less of theirs is left in the comparison.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from ..bots.clever.worth import Races
from ..bots.seat import Bot
from ..bots.stating import GateStated, LoadStated, Stating
from ..game import Dice, Event, Good, Refusal, evolve, play
from ..game.commands import Command, OpenBag, PassBag
from ..game.events import CardsDrawn
from ..game.goods import IS_LEGAL, MOST_IN_BAG, VALUE, Cards
from ..game.state import Table
from .another_round import HOLDINGS, crowns_by, holdings, repeat
from .luck_weights import AGAIN_WEIGHTS, LUCK_WEIGHTS

REPEATS: Final = 2
"""How often every round is played again; the weights were fitted to it."""
REDRAWS: Final = 12
"""How many hands a filled one is compared with."""
COUNTED: Final = tuple(Good(name.removeprefix("card ")) for name in LUCK_WEIGHTS if name.startswith("card "))
SETS: Final = (
    "best set",
    "second set",
    "contraband",
    "contraband cards",
    "three alike",
    "four alike",
    "with the stall",
)
CONTRABAND_KEPT: Final = 4
CROWN_STEP: Final = 2
"""How many more cards of a kind the race for its crowns is asked about."""
FEW_ALIKE, MANY_ALIKE = 3, 4


class LuckMeter:
    """Watches one game, and keeps for each seat what its luck was, by name."""

    def __init__(self, seats: Sequence[Bot], seed: int, repeats: int = REPEATS) -> None:
        self.seats, self.seed, self.repeats = seats, seed, repeats
        self.bots = [(seat, bot) for seat, bot in enumerate(seats) if isinstance(bot, Stating)]
        self.dice = Dice(seed ^ 0x5EED)
        self.found: list[Counter[str]] = [Counter() for _ in seats]
        self.again: list[Counter[str]] = [Counter() for _ in seats]
        """What came of rounds, beside what came of their repetitions."""
        self.repeated = False
        self._before: Table | None = None
        self._others: list[list[tuple[float, ...]]] = []
        """What everybody had after each repetition of this round."""

    def watch(self, table: Table, news: Sequence[Event]) -> None:
        """What a move led to: the table after it, and its events."""
        if self._before is not None:
            for seat, bot in self.bots:
                for said in bot.stated():
                    if isinstance(said, GateStated):
                        self._gate(self._before, seat, said)
                    elif isinstance(said, LoadStated):
                        self._alone(seat, "load", said.worth - said.expected)
            self._draws(self._before, news)
        if self.repeats and (self._before is None or _begins(self._before, table)):
            self._compare(table)
            self._repeat(table)
        self._before = table

    def told(self) -> tuple[float, ...]:
        """What can be told exactly, for each seat: cards, and dice that were stated. They sum to 0."""
        return tuple(
            sum(LUCK_WEIGHTS.get(name, 0.0) * amount for name, amount in found.items()) for found in self.found
        )

    def luck(self) -> tuple[float, ...]:
        """What to take off each margin. They sum to 0."""
        if not self.repeated:
            return self.told()
        told = [AGAIN_WEIGHTS["told"] * points for points in self.told()]
        return tuple(
            points + sum(AGAIN_WEIGHTS[name] * amount for name, amount in again.items())
            for points, again in zip(told, self.again, strict=True)
        )

    def _alone(self, seat: int, name: str, amount: float, into: Sequence[Counter[str]] = ()) -> None:
        """Something that is one seat's own: the others' mean loses it."""
        others = len(self.found) - 1
        for other, found in enumerate(into or self.found):
            found[name] += amount if other == seat else -amount / others  # type: ignore[assignment]

    # Rounds played again

    def _repeat(self, table: Table) -> None:
        """Play the round that begins here again before it is played."""
        self._others = []
        if table.public.scores is not None:
            return
        for number in range(self.repeats):
            dice = Dice((self.seed << 16 | table.public.round << 8 | number) ^ 0xA6A1_5EED)
            again = repeat(table, self.seats, dice)
            if again is None:
                return
            meter = LuckMeter(again.bots, dice.bits(), repeats=0)
            self._others.append(holdings(again.play(meter.watch)))
            for found, points in zip(self.again, meter.told(), strict=True):
                found["told again"] += points / self.repeats  # type: ignore[assignment]
        self.repeated = True

    def _compare(self, table: Table) -> None:
        """What everybody has, beside what they had after the repetitions."""
        if not self._others:
            return
        for seat, here in enumerate(holdings(table)):
            for at, name in enumerate(HOLDINGS):
                usual = sum(other[seat][at] for other in self._others) / len(self._others)
                self._alone(seat, name, here[at] - usual, self.again)

    # Cards

    def _draws(self, table: Table, news: Sequence[Event]) -> None:
        for event in news:
            if isinstance(event, CardsDrawn) and isinstance(event.cards, tuple) and event.cards:
                self._drawn(table, event.seat, event.cards)
            table = evolve(table, event)

    def _drawn(self, table: Table, seat: int, cards: Cards) -> None:
        deck = table.deck[table.drawn :]
        share = len(cards) / len(deck)
        drawn, left = Counter(cards), Counter(deck)
        for good in COUNTED:
            if left[good]:
                self._alone(seat, f"card {good}", drawn[good] - share * left[good])
        self._legal_drawn(table, seat, drawn, {good: share * number for good, number in left.items()})
        hand, stall = table.own[seat].hand, table.public.stalls[seat]
        here = sets_in(hand + cards, stall)
        others = [sets_in(hand + tuple(self.dice.some(deck, len(cards))), stall) for _ in range(REDRAWS)]
        for at, name in enumerate(SETS):
            self._alone(seat, name, here[at] - sum(other[at] for other in others) / REDRAWS)

    def _legal_drawn(self, table: Table, seat: int, drawn: Counter[Good], usual: Mapping[Good, float]) -> None:
        """Legal cards by what they add to: others of their kind in the hand, and the race for its crowns."""
        races = Races(table.public, seat, 1.0)
        for good in table.public.rules.legal_kinds:
            luck, mine = drawn[good] - usual.get(good, 0.0), races.mine[good]
            self._alone(seat, "crown", luck * (races.bonus(good, mine + CROWN_STEP) - races.bonus(good, mine)))
            self._alone(seat, f"pair {good}", luck * table.own[seat].hand.count(good))

    # Dice of bots

    def _gate(self, table: Table, seat: int, said: GateStated) -> None:
        """A Sheriff's threshold: what opening is worth beside passing, as the cards lie, to everybody."""
        opened, passed = _settled(table, seat, OpenBag(said.owner)), _settled(table, seat, PassBag(said.owner))
        if opened is None or passed is None:
            return
        bag = table.public.bags[said.owner]
        false = bag is not None and any(card is not bag.declared for card in table.own[said.owner].bag)
        luck = said.opens - said.chance
        for found, one, other in zip(self.found, opened, passed, strict=True):
            found["gate false" if false else "gate true"] += luck * (one - other)  # type: ignore[assignment]
        if false:
            self._alone(seat, "price", luck)
            self._alone(said.owner, "price", -luck)


def sets_in(hand: Cards, stall: Cards) -> tuple[float, ...]:
    """What a hand is worth by its sets, in the order of ``SETS``."""
    legal = Counter(card for card in hand if card in IS_LEGAL)
    sets = sorted((min(MOST_IN_BAG, number) * VALUE[good] for good, number in legal.items()), reverse=True)
    contraband = sorted((VALUE[card] for card in hand if card not in IS_LEGAL), reverse=True)
    most = max(legal.values(), default=0)
    return (
        float(sets[0]) if sets else 0.0,
        float(sets[1]) if len(sets) > 1 else 0.0,
        float(sum(contraband[:CONTRABAND_KEPT])),
        float(len(contraband)),
        float(most >= FEW_ALIKE),
        float(most >= MANY_ALIKE),
        sum(min(MOST_IN_BAG, number) * stall.count(good) for good, number in legal.items()) / MOST_IN_BAG,
    )


def _settled(table: Table, seat: int, command: Command) -> list[float] | None:
    """Everybody's margin by what can be counted, after a bag was settled so."""
    played = play(table, seat, command)
    if isinstance(played, Refusal):
        return None
    after = played[0]
    public = after.public
    if public.scores is not None:
        points = [float(line.total) for line in public.scores.seats]
    else:
        points = [
            public.gold[one]
            + sum(VALUE[card] for card in public.stalls[one] + after.own[one].contraband)
            + crowns_by(Races(public, one, 1.0))
            for one in range(public.rules.players)
        ]
    total, others = sum(points), len(points) - 1
    return [own - (total - own) / others for own in points]


def _begins(before: Table, table: Table) -> bool:
    """Whether a round is over: another begins, or the game has ended."""
    ended = table.public.scores is not None and before.public.scores is None
    return ended or table.public.round != before.public.round
