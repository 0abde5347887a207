"""Twin tables: everything that one seat does not know is dealt again, and nothing else changes. Design §7.2."""

from collections.abc import Iterable

import msgspec

from nottingham.game import Dice, Good, Ruleset
from nottingham.game.chance import Seeded
from nottingham.game.commands import AcceptOffer, Command, LoadBag, MakeOffer, PassBag, ProposeDivision, SetAside
from nottingham.game.goods import Cards, in_order, split, without_cards
from nottingham.game.known import Own, OwnDraft, Phase, Public, Verdict
from nottingham.game.offers import must_be_real
from nottingham.game.state import Table, open_own
from nottingham.game.view import Seat

replace = msgspec.structs.replace
Slots = dict[str, Cards]
"""Hidden cards by the place where they lie."""


def twin(table: Table, seat: Seat, dice: Dice) -> Table:
    """A table that this seat (or the spectator) cannot tell from the other one.

    Some of the hidden places keep their cards, so that the others find common commands more often. Every other
    time only contraband is exchanged for contraband: a difference that passed bags do not bring to light.
    """
    others = [other for other in range(table.rules.players) if other != seat]
    hidden = _hidden(table, seat, others)
    stirred = {place: cards for place, cards in hidden.items() if dice.below(4)}
    deal = _dealt_anew if dice.happens(2) else _other_contraband
    dealt = hidden | deal(stirred, _kept(table.public, others), dice)
    own = list(table.own)
    for other in others:
        own[other] = _owner(table, other, dealt, dice)
    if "loot" in dealt:
        _loot(own, table.public, dealt["loot"], dice)
    deputy_deck = tuple(dice.some(table.deputy_deck, len(table.deputy_deck)))
    deck = table.deck[: table.drawn] + dealt["deck"]
    chance = Seeded(dice.bits())
    return replace(table, own=tuple(own), deck=deck, removed=dealt["removed"], deputy_deck=deputy_deck, chance=chance)


def _hidden(table: Table, seat: Seat, others: list[int]) -> Slots:
    """What the seat does not know (rules §16)."""
    public = table.public
    slots = {"deck": table.deck[table.drawn :], "removed": table.removed}
    for other in others:
        own = table.own[other]
        slots[f"hand {other}"] = own.hand
        if not public.shown:
            slots[f"contraband {other}"] = own.contraband
        slots[f"aside {other}"] = own.set_aside
        if other in _closed(public):
            slots[f"bag {other}"] = own.bag
    if public.loot.contraband and seat not in public.sheriffs:
        slots["loot"] = table.own[public.sheriffs[0]].loot
    return slots


def _closed(public: Public) -> list[int]:
    """Seats that may have a bag whose cards nobody else knows yet. The number may be secret, too (rules §16)."""
    return [seat for seat, bag in enumerate(public.bags) if bag is None or bag.verdict is None]


def _kept(public: Public, others: Iterable[int]) -> Slots:
    """Stall contraband that a standing offer names, and that must be real, so that everybody knows of it."""
    kept: Slots = {}
    for offer in public.offers:
        for giver in offer.agreed:
            merchant = giver == offer.merchant
            if giver in others and must_be_real(public, merchant):
                parcel = offer.terms.merchant_gives if merchant else offer.terms.sheriff_gives
                place = f"contraband {giver}"
                known = kept.get(place, ())
                missing = list(parcel.contraband)
                for card in known:
                    if card in missing:
                        missing.remove(card)
                kept[place] = in_order([*known, *missing])
    return kept


def _dealt_anew(slots: Slots, kept: Slots, dice: Dice) -> Slots:
    """The same cards in other places: only contraband where only contraband can lie."""
    pool = [card for cards in slots.values() for card in cards]
    fixed = {place: kept.get(place, ()) for place in slots}
    for cards in fixed.values():
        for card in cards:
            pool.remove(card)
    face_down = [place for place in slots if place.startswith(("contraband", "loot"))]
    _, contraband = split(tuple(pool))
    dealt: Slots = {}
    left = dice.some(contraband, len(contraband))
    for place in face_down:
        number = len(slots[place]) - len(fixed[place])
        dealt[place] = in_order([*fixed[place], *left[:number]])
        for card in left[:number]:
            pool.remove(card)
        left = left[number:]
    rest = dice.some(pool, len(pool))
    for place, cards in slots.items():
        if place not in dealt:
            dealt[place], rest = tuple(rest[: len(cards)]), rest[len(cards) :]
    return dealt


def _other_contraband(slots: Slots, kept: Slots, dice: Dice) -> Slots:
    """Contraband in the place of contraband."""
    free = {place: without_cards(split(cards)[1], kept.get(place, ())) for place, cards in slots.items()}
    pool = [card for cards in free.values() for card in cards]
    mixed = dice.some(pool, len(pool))
    dealt: Slots = {}
    for place, cards in slots.items():
        number = len(free[place])
        rest = without_cards(cards, free[place])
        together = (*rest, *mixed[:number])
        dealt[place] = tuple(dice.some(together, len(together))) if place == "deck" else in_order(together)
        mixed = mixed[number:]
    return dealt


def _owner(table: Table, seat: int, dealt: Slots, dice: Dice) -> Own:
    """What another seat knows, in the twin."""
    own = open_own(table.own[seat])
    own.contraband = dealt.get(f"contraband {seat}", own.contraband)
    own.set_aside = in_order(dealt[f"aside {seat}"])
    own.hand, own.bag = in_order(dealt[f"hand {seat}"]), in_order(dealt.get(f"bag {seat}", own.bag))
    if table.public.phase is Phase.LOADING and own.bag:
        cards = dice.some(own.hand + own.bag, len(own.hand + own.bag))
        number = dice.between(1, min(5, len(cards)))
        own.bag, own.hand = in_order(cards[:number]), in_order(cards[number:])
    bag = table.public.bags[seat]
    if bag is not None and bag.verdict is Verdict.PASS:
        own.bag = _passed(own, table.rules.contraband_kinds, dice)
    own.chosen = {version: _chosen(table.public, own, seat, version, dice) for version in own.chosen}
    return Own(own.hand, own.bag, own.burnt, own.contraband, own.set_aside, own.chosen, own.loot, own.proposed)


def _passed(own: OwnDraft, kinds: Cards, dice: Dice) -> Cards:
    """A bag that passed: its legal goods were seen, its contraband lies on the stall if it is still there."""
    legal, contraband = split(without_cards(own.bag, own.burnt))
    found = dice.some(own.contraband, min(len(contraband), len(own.contraband)))
    found += [dice.choose(kinds) for _ in range(len(contraband) - len(found))]
    return in_order([*legal, *found, *own.burnt])


def _chosen(public: Public, own: OwnDraft, seat: int, version: int, dice: Dice) -> Cards:
    """Other cards for the unseen part of a standing offer."""
    number = len(own.chosen[version])
    offer = next(offer for offer in public.offers if offer.version == version)
    merchant = seat == offer.merchant
    parcel = offer.terms.merchant_gives if merchant else offer.terms.sheriff_gives
    named = parcel.contraband if must_be_real(public, merchant) else ()
    free = without_cards(own.contraband, named)
    if len(free) < number:
        return own.chosen[version]
    return in_order(dice.some(free, number))


def _loot(own: list[Own], public: Public, loot: Cards, dice: Dice) -> None:
    """Both deputies know the contraband on the loot tile, and of every proposal which of it is meant."""
    proposed = {
        maker: in_order(dice.some(loot, len(cards))) for maker, cards in own[public.sheriffs[0]].proposed.items()
    }
    for deputy in public.sheriffs:
        own[deputy] = msgspec.structs.replace(own[deputy], loot=loot, proposed=proposed)


def varied(command: Command, own: Own, rules: Ruleset, dice: Dice) -> Command:
    """The command with other secret cards in it, as its sender in the twin has them: an onlooker sees no
    difference. Most commands have nothing secret."""
    if isinstance(command, LoadBag):
        number = len(command.cards) if dice.happens(2) else dice.between(1, min(5, len(own.hand)))
        return LoadBag(_some(own.hand, number, dice))
    if isinstance(command, SetAside) and rules.rule.set_aside_face_down:
        return replace(command, cards=_some(own.hand, len(command.cards), dice))
    if isinstance(command, ProposeDivision):
        return replace(command, contraband=_some(own.loot, len(command.contraband), dice))
    if isinstance(command, MakeOffer | AcceptOffer | PassBag):
        return replace(command, chosen=_some(own.contraband, len(command.chosen), dice))
    return command


def _some(cards: Cards, number: int, dice: Dice) -> Cards:
    return in_order(dice.some(cards, min(number, len(cards))))


def goods_in(table: Table) -> list[Good]:
    """Every hidden card, to see that a twin has the same ones."""
    closed = _closed(table.public)
    found = [*table.deck[table.drawn :], *table.removed]
    for seat, own in enumerate(table.own):
        found += own.hand + own.contraband + own.set_aside + (own.bag if seat in closed else ())
    return sorted([*found, *(table.own[table.public.sheriffs[0]].loot if table.public.sheriffs else ())])
