"""Set up a table in the middle of a game, for tests, tutorials and puzzles.

>>> from nottingham.game import scenario, Ruleset
>>> table, events = scenario(
...     Ruleset.preset("second", players=3), phase="inspection", sheriff=0,
...     bags={1: ["apple", "silk"]}, declared={1: "apple"}, gold={1: 12},
... )
>>> table.public.bags[1].count
2
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from .awaiting import merchants_of
from .chance import Chance, Seeded
from .events import Event, SceneSet
from .evolve import record
from .goods import MOST_IN_BAG, Cards, Good, in_order, split
from .known import Bag, Own, Phase, Side
from .ruleset import Ruleset, check_ruleset
from .state import Draft, Table, close, empty_public, empty_table, open_own, open_public

Goods = Iterable[Good | str]
SCENES = (Phase.MARKET, Phase.LOADING, Phase.DECLARATION, Phase.INSPECTION)


class ScenarioError(ValueError):
    """Such a table cannot be. The message is a sentence that says why."""


def scenario(
    ruleset: Ruleset,
    *,
    phase: Phase | str = Phase.MARKET,
    sheriff: int = 0,
    deputies: Side = (),
    round: int = 1,
    hands: Mapping[int, Goods] | None = None,
    bags: Mapping[int, Goods] | None = None,
    declared: Mapping[int, Good | str] | None = None,
    stalls: Mapping[int, Goods] | None = None,
    gold: Mapping[int, int] | None = None,
    deck_top: Goods = (),
    piles: Sequence[Goods] = (),
    removed: Goods = (),
    seed: int = 0,
    chance: Chance | None = None,
) -> tuple[Table, list[Event]]:
    """A table at the beginning of a phase, or in the middle of its declarations.

    Stalls hold legal goods and contraband alike. Hands that are not given are dealt from the rest of the deck;
    merchants without a bag sit the round out. Cards on ``deck_top`` are drawn in that order; the last card of a
    pile is its top. Impossible tables are refused with a ``ScenarioError``.
    """
    check_ruleset(ruleset)
    scene = _Scene(ruleset, chance if chance is not None else Seeded(seed))
    scene.place(_phase(phase), round, _sheriffs(ruleset, sheriff, deputies))
    for seat, cards in (stalls or {}).items():
        scene.stall(seat, scene.take(cards))
    for seat, cards in (bags or {}).items():
        scene.bag(seat, scene.take(cards), (declared or {}).get(seat))
    for seat in declared or {}:
        scene.need(seat in (bags or {}), f"Seat {seat} declares a bag that is not there.")
    for seat, coins in (gold or {}).items():
        scene.purse(seat, coins)
    scene.pile_up([scene.take(pile) for pile in piles])
    scene.remove(scene.take(removed))
    for seat, cards in (hands or {}).items():
        scene.hand(seat, scene.take(cards))
    top = scene.take(deck_top)
    scene.deal(top, [seat for seat in range(ruleset.players) if seat not in (hands or {})])
    return scene.set()


def _phase(phase: Phase | str) -> Phase:
    if phase not in SCENES:
        raise ScenarioError(f"A scenario begins in one of {', '.join(SCENES)}, not in {phase}.")
    return Phase(phase)


def _sheriffs(rules: Ruleset, sheriff: int, deputies: Side) -> Side:
    if not rules.deputies:
        if deputies:
            raise ScenarioError("Deputies need six players.")
        if not _is_seat(sheriff, rules):
            raise ScenarioError(f"There is no seat {sheriff} with {rules.players} players.")
        return (sheriff,)
    deputies = tuple(deputies) or (0, 1)
    if len(set(deputies)) != 2 or not all(_is_seat(seat, rules) for seat in deputies):
        raise ScenarioError("There are two deputies, from six seats.")
    return deputies


def _is_seat(seat: object, rules: Ruleset) -> bool:
    """A plain whole number: True and 1.0 would travel on in asks and logs."""
    return type(seat) is int and 0 <= seat < rules.players


class _Scene:
    """A table being set up, and the cards that are not on it yet."""

    def __init__(self, rules: Ruleset, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.rest = list(rules.deck)
        self.public = open_public(empty_public(rules))
        self.own = [open_own(Own()) for _ in range(rules.players)]
        self.deck: Cards = ()
        self.removed: Cards = ()

    def need(self, holds: bool, why: str) -> None:
        if not holds:
            raise ScenarioError(why)

    def seat(self, seat: int) -> None:
        self.need(_is_seat(seat, self.rules), f"There is no seat {seat} with {self.rules.players} players.")

    def take(self, cards: Goods) -> Cards:
        """Take cards out of the box; more than there are cannot be on the table."""
        taken = []
        for name in cards:
            try:
                good = Good(name)
                self.rest.remove(good)
            except ValueError:
                copies = self.rules.copies(Good(name)) if name in list(Good) else 0
                raise ScenarioError(f"This game has only {copies} cards of {name}.") from None
            taken.append(good)
        return tuple(taken)

    def change(self, name: str, seat: int, value: Any) -> None:
        values = getattr(self.public, name)
        setattr(self.public, name, (*values[:seat], value, *values[seat + 1 :]))

    def place(self, phase: Phase, round: int, sheriffs: Side) -> None:
        last = self.rules.rounds
        self.need(type(round) is int and 1 <= round <= last, f"This game has rounds 1 to {last}, no round {round}.")
        public = self.public
        public.phase, public.round, public.sheriffs = phase, round, sheriffs
        public.merchants = merchants_of(sheriffs, self.rules.players)
        back = 0 if self.rules.deputies else round - 1
        public.first_sheriff = (sheriffs[0] - back) % self.rules.players

    def stall(self, seat: int, cards: Cards) -> None:
        self.seat(seat)
        legal, contraband = split(cards)
        self.change("stalls", seat, in_order(legal))
        self.change("contraband", seat, len(contraband))
        self.own[seat].contraband = in_order(contraband)

    def bag(self, seat: int, cards: Cards, declared: Good | str | None) -> None:
        self.seat(seat)
        phase = self.public.phase
        self.need(phase in (Phase.DECLARATION, Phase.INSPECTION), f"There are no closed bags in the phase {phase}.")
        self.need(seat in self.public.merchants, f"Seat {seat} is no merchant and has no bag.")
        self.need(1 <= len(cards) <= MOST_IN_BAG, f"A bag holds 1 to {MOST_IN_BAG} cards, not {len(cards)}.")
        if declared is not None:
            self.need(declared in self.rules.legal_kinds, f"{declared} cannot be declared.")
        self.need(declared is not None or phase is Phase.DECLARATION, f"The bag of seat {seat} must be declared.")
        self.change("bags", seat, Bag(len(cards), None if declared is None else Good(declared)))
        self.own[seat].bag = in_order(cards)

    def purse(self, seat: int, coins: int) -> None:
        self.seat(seat)
        whole = type(coins) is int and coins >= 0
        self.need(whole, f"Seat {seat} cannot have {coins} gold: gold is a whole number from 0 on.")
        self.change("gold", seat, coins)

    def pile_up(self, piles: Sequence[Cards]) -> None:
        number = self.rules.rule.piles
        self.need(len(piles) <= number, f"This edition has {number} discard pile(s), not {len(piles)}.")
        self.public.piles = (*piles, *(() for _ in range(number - len(piles))))

    def remove(self, cards: Cards) -> None:
        self.need(not cards or self.rules.hidden_removal, "Without the hidden removal no cards leave the game.")
        self.removed = cards
        self.public.removed = len(cards)

    def hand(self, seat: int, cards: Cards) -> None:
        self.seat(seat)
        limit = self.rules.hand_limit
        self.need(len(cards) <= limit, f"A hand holds at most {limit} cards, not {len(cards)}.")
        both = len(cards) + len(self.own[seat].bag)
        self.need(both <= limit, f"Hand and bag of seat {seat} hold at most {limit} cards together, not {both}.")
        self.own[seat].hand = in_order(cards)
        self.change("hands", seat, len(cards))

    def deal(self, top: Cards, seats: list[int]) -> None:
        """Deal the hands that were not described, and leave the rest as the deck."""
        rest = self.chance.shuffled(0, tuple(self.rest))
        for seat in seats:
            number = self.rules.hand_limit - len(self.own[seat].bag)
            self.hand(seat, rest[:number])
            rest = rest[number:]
        self.deck = top + rest
        self.public.deck = len(self.deck)

    def queue(self) -> tuple[int, ...]:
        public = self.public
        merchants = public.merchants
        if public.phase is Phase.MARKET:
            return () if self.rules.rule.names_first_merchant else merchants
        if public.phase is Phase.LOADING:
            return tuple(seat for seat in merchants if public.hands[seat])
        if public.phase is Phase.DECLARATION:
            return tuple(seat for seat in merchants if (bag := public.bags[seat]) and bag.declared is None)
        return ()

    def set(self) -> tuple[Table, list[Event]]:
        public = self.public
        public.queue = self.queue()
        if public.phase is Phase.INSPECTION:
            public.unsettled = tuple(seat for seat in public.merchants if public.bags[seat])
        waiting = public.phase in (Phase.LOADING, Phase.DECLARATION)
        owners = [seat for seat in public.merchants if public.bags[seat]]
        late = public.phase is Phase.DECLARATION and tuple(owners[len(owners) - len(public.queue) :]) != public.queue
        self.need(not late, "Bags are declared clockwise from the Sheriff's left: somebody is missing.")
        self.need(bool(public.queue) or not waiting, f"Nobody has anything to do in the phase {public.phase}.")
        unsettled = public.phase is not Phase.INSPECTION or bool(public.unsettled)
        self.need(unsettled, "There is no bag to settle.")
        others = tuple(seat for seat in range(self.rules.players) if seat not in public.sheriffs)
        drawn = 2 * ((public.round - 1) % 3)
        deputy_deck = self.chance.shuffled(1, others)[drawn:] if self.rules.deputies else ()
        draft = Draft(empty_table(self.rules, self.chance))
        close(public)
        for own in self.own:
            close(own)
        scene = SceneSet(public, tuple(self.own), self.deck, self.removed, deputy_deck)  # type: ignore[arg-type]
        record(draft, scene)
        return draft.finished(), draft.events
