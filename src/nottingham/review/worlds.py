"""Tables that a seat could not tell from the real one: whatever it was not told is dealt again, so that it fits what it
was told.

They are made from the seat's view alone. Face-down goods of stalls are contraband, and those that the seat handed over
or was shown are where they were, as long as no face-down card has left that stall since; bags are as likely to hold
something as somebody reads them; everything else lies where chance has it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

import msgspec

from ..game import Dice, Good, View
from ..game.chance import Seeded
from ..game.goods import IS_LEGAL, VALUE, Cards, in_order
from ..game.known import FaceDown, Learnt, Own, Phase, Public
from ..game.offers import must_be_real
from ..game.state import Table
from .bag_odds import BagOdds, BagRead

Reads = Mapping[int, BagRead]
"""What is thought of each closed bag, by its owner."""
Pool = Counter[Good]
MOST_WORLDS = 1000
"""So many different tables are looked at one by one; where there are more, some are drawn."""
LIES_BEFORE_DECLARING = 0.45
"""How often a bag is taken to be meant as a lie while nothing was said of it yet."""
DEALT_AGAIN = (Phase.MARKET, Phase.LOADING, Phase.DECLARATION, Phase.INSPECTION)


class Standpoint(msgspec.Struct, frozen=True):
    """A moment of a game as one seat knew it."""

    n: int
    """How many events there had been."""
    view: View
    left: tuple[int, ...]
    """For each seat, the number of events when a face-down card last left its stall."""
    deputies: tuple[int, ...] = ()
    """Whose deputy cards have been drawn since they were last shuffled."""

    @property
    def seat(self) -> int:
        assert self.view.seat is not None
        return self.view.seat

    @property
    def public(self) -> Public:
        return self.view.public

    @property
    def can_be_dealt_again(self) -> bool:
        public = self.public
        return public.phase in DEALT_AGAIN and not public.brimstone and public.delivery is None


class World(msgspec.Struct, frozen=True):
    """A table that can be, and how likely it is among those that are looked at."""

    table: Table
    weight: float

    def lies_of(self, owner: int) -> Cards:
        """What in this bag is not what it is said to be."""
        bag = self.table.public.bags[owner]
        return () if bag is None else tuple(card for card in self.table.own[owner].bag if card is not bag.declared)


class Worlds(msgspec.Struct, frozen=True):
    """Tables that can be. Their weights sum to 1."""

    found: tuple[World, ...]
    exact: bool
    """Whether these are all that differ in anything that can still count."""


def unseen_cards(view: View) -> Pool:
    """All cards that the seat cannot see, by kind."""
    public, own, rules = view.public, view.mine, view.rules
    left = Counter({good: rules.copies(good) for good in rules.kinds})
    seen: list[Iterable[Good]] = [own.hand, own.contraband, own.set_aside, own.loot, public.out_of_game]
    seen += [*public.piles, *public.stalls, public.loot.legal]
    seen += [aside for aside in public.set_aside if isinstance(aside, tuple)]
    if public.placing is not None:
        seen.append(public.placing.cards)
    if closed_bag(public, view.seat):
        seen.append(own.bag)
    for cards in seen:
        left.subtract(cards)
    return left


def closed_bag(public: Public, seat: int | None) -> bool:
    """Whether this seat may have a bag that is not settled yet."""
    if seat is None or seat not in public.merchants:
        return False
    bag = public.bags[seat]
    return bag is None or bag.verdict is None


def known_face_down(position: Standpoint, seat: int) -> Cards:
    """What the reviewed seat knows to lie face down on another stall."""
    shown: Cards = ()
    for fact in position.view.mine.facts:
        if fact.seat != seat or fact.n < position.left[seat]:
            continue
        if fact.what is Learnt.PROOF and fact.contraband is not None:
            shown = fact.contraband
        elif fact.what is Learnt.GIVEN and fact.contraband:
            shown += tuple(card for card in fact.contraband if card not in IS_LEGAL)
    return shown


def named_face_down(public: Public, seat: int) -> Cards:
    """Stall contraband that a standing offer names and that must be real, so that everybody knows of it."""
    known: Pool = Counter()
    for offer in public.offers:
        for giver in offer.agreed:
            merchant = giver == offer.merchant
            if giver == seat and must_be_real(public, merchant):
                parcel = offer.terms.merchant_gives if merchant else offer.terms.sheriff_gives
                known |= Counter(parcel.contraband)
    return tuple(known.elements())


class Dealer:
    """Deals what a seat does not know."""

    def __init__(self, position: Standpoint, reads: Reads) -> None:
        self.position, self.reads = position, reads
        self.public = position.public
        self.others = [seat for seat in range(self.public.rules.players) if seat != position.seat]
        self.owners = [
            seat
            for seat in self.others
            if (bag := self.public.bags[seat]) is not None and bag.verdict is None and bag.declared is not None
        ]
        """Whose bags are closed and declared."""
        self.pool = unseen_cards(position.view)

    def worlds(self, number: int, dice: Dice) -> Worlds:
        """Some tables; all of them, where nothing but bags can make a difference, and there are few enough."""
        if self._only_bags_count():
            every = list(self._every_filling(self.owners, self.pool))
            if len(every) <= MOST_WORLDS:
                found = tuple(World(self._table(dict(bags), dice), chance) for bags, chance in every)
                return Worlds(found, exact=True)
        return self.some_worlds(number, dice)

    def some_worlds(self, number: int, dice: Dice) -> Worlds:
        """So many tables, each as often as it is likely."""
        return Worlds(tuple(World(self._table(None, dice), 1 / number) for _ in range(number)), exact=False)

    def odds(self, owner: int, pool: Pool) -> BagOdds:
        bag = self.public.bags[owner]
        assert bag is not None
        assert bag.declared is not None
        return BagOdds(pool, bag.declared, bag.count, self.reads[owner])

    def _only_bags_count(self) -> bool:
        """In the last inspection hands and deck count for nothing; and nothing lies face down that is not known."""
        public = self.public
        if public.phase is not Phase.INSPECTION or public.round < public.rules.rounds or public.loot.contraband:
            return False
        if any(public.contraband[seat] > len(known_face_down(self.position, seat)) for seat in self.others):
            return False
        number = 1
        for owner in self.owners:
            number *= self.odds(owner, self.pool).number()
        return number <= MOST_WORLDS

    def _every_filling(self, owners: list[int], pool: Pool) -> Iterator[tuple[tuple[tuple[int, Cards], ...], float]]:
        if not owners:
            yield (), 1.0
            return
        for cards, chance in self.odds(owners[0], pool).every():
            for rest, more in self._every_filling(owners[1:], pool - Counter(cards)):
                yield ((owners[0], cards), *rest), chance * more

    def _table(self, bags: dict[int, Cards] | None, dice: Dice) -> Table:
        public, position = self.public, self.position
        pool = Counter(self.pool)
        face_down = {seat: self._face_down(seat, pool, dice) for seat in self.others}
        loot = self._loot(pool, dice)
        if bags is None:
            bags = {}
            for owner in self.owners:
                bags[owner] = self.odds(owner, pool).sample(dice)
                pool.subtract(bags[owner])
        else:
            for cards in bags.values():
                pool.subtract(cards)
        rest = list(pool.elements())
        rest = dice.some(rest, len(rest))

        def dealt(number: int) -> Cards:
            nonlocal rest
            cards, rest = rest[:number], rest[number:]
            return in_order(cards)

        own = list[Own]()
        for seat in range(public.rules.players):
            if seat == position.seat:
                own.append(position.view.mine)
                continue
            bag, aside = public.bags[seat], public.set_aside[seat]
            hand, packed = dealt(public.hands[seat]), in_order(bags.get(seat, ()))
            if bag is not None and bag.declared is None and bag.verdict is None:
                hand, packed = _packed(hand + dealt(bag.count), bag.count, public, dice)
            own.append(
                Own(
                    hand=hand,
                    bag=packed,
                    contraband=face_down[seat],
                    set_aside=dealt(aside.count) if isinstance(aside, FaceDown) else (),
                    chosen=_chosen(public, seat, face_down[seat], dice),
                    loot=loot if seat in public.sheriffs else (),
                )
            )
        removed = dealt(public.removed)
        assert len(rest) == public.deck, (len(rest), public.deck)
        if public.phase is Phase.LOADING:
            public = msgspec.structs.replace(public, queue=self._still_loading())
        return Table(
            public=public,
            own=tuple(own),
            deck=tuple(rest),
            removed=removed,
            deputy_deck=self._deputy_deck(dice),
            chance=Seeded(dice.bits() >> 1),
            chances=position.n,
        )

    def _face_down(self, seat: int, pool: Pool, dice: Dice) -> Cards:
        """Contraband of another stall: what is known of it, and chance for the rest."""
        number = self.public.contraband[seat]
        known = Counter(known_face_down(self.position, seat)) | Counter(named_face_down(self.public, seat))
        cards = [card for card in known.elements() if pool[card] > 0][:number]
        pool.subtract(cards)
        contraband = [card for card in pool.elements() if card not in IS_LEGAL]
        drawn = dice.some(contraband, number - len(cards))
        pool.subtract(drawn)
        return in_order((*cards, *drawn))

    def _loot(self, pool: Pool, dice: Dice) -> Cards:
        if not self.public.loot.contraband:
            return ()
        if self.position.seat in self.public.sheriffs:
            return self.position.view.mine.loot
        drawn = dice.some([card for card in pool.elements() if card not in IS_LEGAL], self.public.loot.contraband)
        pool.subtract(drawn)
        return in_order(drawn)

    def _still_loading(self) -> tuple[int, ...]:
        """What others packed meanwhile, they pack again: nobody was told of it."""
        mine = self.position.seat
        packed = bool(self.position.view.mine.bag)
        return tuple(
            seat for seat in self.public.merchants if self.public.hands[seat] and not (seat == mine and packed)
        )

    def _deputy_deck(self, dice: Dice) -> tuple[int, ...]:
        rules = self.public.rules
        if not rules.deputies:
            return ()
        left = [seat for seat in range(rules.players) if seat not in self.position.deputies]
        return tuple(dice.some(left, len(left)))


def _packed(cards: Cards, count: int, public: Public, dice: Dice) -> tuple[Cards, Cards]:
    """A hand and a bag, before anything was said of it: mostly as many as there are of one kind, or dear things."""
    kinds = sorted(public.rules.legal_kinds, key=lambda good: -cards.count(good))
    dear = sorted(cards, key=lambda card: (card in IS_LEGAL, -VALUE[card]))
    lies = dice.below(1000) < 1000 * LIES_BEFORE_DECLARING or cards.count(kinds[0]) < count
    bag = tuple(dear[:count]) if lies else (kinds[0],) * count
    left = Counter(cards) - Counter(bag)
    return in_order(list(left.elements())), in_order(bag)


def _chosen(public: Public, seat: int, face_down: Cards, dice: Dice) -> dict[int, Cards]:
    """Cards for the unseen part of what this seat offered."""
    found = {}
    for offer in public.offers:
        if seat in offer.agreed:
            merchant = seat == offer.merchant
            parcel = offer.terms.merchant_gives if merchant else offer.terms.sheriff_gives
            if parcel.unseen:
                found[offer.version] = in_order(dice.some(face_down, min(parcel.unseen, len(face_down))))
    return found
