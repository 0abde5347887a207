"""What a seat sees, as numbers: its view, whose turn it is, and its own selection, in the order of the layout."""

from collections import Counter
from collections.abc import Sequence
from functools import cache

import msgspec

from ..game import View
from ..game.goods import BLACK_MARKET, Cards
from ..game.known import Deed, Offer, Public, Verdict
from ..game.payments import debt_of
from ..notation.statements import StatementState, Utterance
from .grid_talk import turned
from .layout import Act, Layout, TurnKind
from .memory import REMEMBERED
from .moments import NO_SELECTION, Selection

MOST = 255
TOPS = 5
"""How many cards of each discard pile are shown in their order (first edition)."""
_DEEDS = {Deed.PASS: 0, Deed.OPEN: 1, Deed.TAKE_NOTHING: 2}
_SAID = {Act.BAG_PASS: 0, Act.BAG_OPEN: 1, Act.BAG_NOTHING: 2, Act.BAG_LEAVE: 3}


class Scene(msgspec.Struct, frozen=True):
    """What everybody knows beyond the view: whose turn it is, and what was set aside face up this round."""

    turn: TurnKind
    actor: int | None
    exchanges_left: int = 0
    to_speak: tuple[int, ...] = ()
    """Who has still to speak before the Sheriff settles; who has the floor included."""
    set_aside: tuple[Cards, ...] = ()
    memory: Sequence[Sequence[int]] = ()
    """The counters of each seat (``nottingham.env.memory``); of no use in v0."""
    words: tuple[Utterance, ...] = ()
    """What was said in this game, with what came of it; of no use without ``talk``."""
    words_left: tuple[int, ...] = ()
    """What each seat may still say until the next bag is settled."""


class Places:
    """Where the fields of a layout lie, looked up once."""

    def __init__(self, layout: Layout) -> None:
        self.start = {field.name: field.offset for field in layout.fields}
        self.stride = layout.stride
        self.rank = {good: rank for rank, good in enumerate(layout.kinds)}
        self.said = {said: place for place, said in enumerate(layout.statements)}


@cache
def _places(layout: Layout) -> Places:
    return Places(layout)


class Sheet:
    """An observation in the making."""

    def __init__(self, layout: Layout, observer: int) -> None:
        self.layout = layout
        self.places = _places(layout)
        self.numbers = [0] * layout.size
        self.players = layout.rules.players
        self.observer = observer

    def distance(self, seat: int, of: int | None = None) -> int:
        """Seats are counted clockwise, from the observer or from another seat."""
        return (seat - (self.observer if of is None else of)) % self.players

    def put(self, name: str, number: int, at: int = 0, seat: int | None = None) -> None:
        """Write a number; in a seat's part, if one is named."""
        start = self.places.start[name] + at
        if seat is not None:
            start += self.distance(seat) * self.places.stride
        self.numbers[start] = min(MOST, number)

    def cards(self, name: str, cards: Cards, seat: int | None = None, *, less: int = 0) -> None:
        """Count cards by kind; ``less`` kinds are left out at the beginning of the list."""
        start = self.places.start[name] - less
        if seat is not None:
            start += self.distance(seat) * self.places.stride
        for card in cards:
            self.numbers[start + self.places.rank[card]] += 1


def observe(view: View, layout: Layout, scene: Scene, selection: Selection = NO_SELECTION) -> list[int]:
    """The observation of the view's seat; the selection is its own, and nothing while others choose."""
    assert view.seat is not None
    sheet = Sheet(layout, view.seat)
    _common(sheet, view, scene)
    _own(sheet, view, selection)
    for seat in range(sheet.players):
        _seat(sheet, view.public, seat)
        _bag(sheet, view.public, seat)
    if scene.actor is not None:
        sheet.put("actor", 1, seat=scene.actor)
    for seat in scene.to_speak:
        sheet.put("to_speak", 1, seat=seat)
    for seat, cards in enumerate(scene.set_aside):
        sheet.cards("set_aside", cards, seat)
    for offer in view.public.offers:
        _offer(sheet, offer)
    if layout.extended:
        _special(sheet, view, selection)
    if layout.version:
        _remembered(sheet, view, scene)
    if layout.talk:
        _heard(sheet, view, scene)
    return sheet.numbers


_STATES = (StatementState.TRUE, StatementState.FALSE, StatementState.KEPT, StatementState.BROKEN)


def _heard(sheet: Sheet, view: View, scene: Scene) -> None:
    """What everybody heard: the words of this round, and what each speaker's were worth in this game."""
    assert view.seat is not None
    if scene.words_left:
        sheet.put("words_left", scene.words_left[view.seat])
    places = _places(sheet.layout).said
    counts: Counter[tuple[int, int]] = Counter()
    worth: Counter[tuple[int, int]] = Counter()
    for heard in scene.words:
        if heard.round == view.public.round:
            counts[heard.seat, places[turned(heard.statement, -heard.seat, sheet.players)]] += 1
        if heard.state in _STATES:
            worth[heard.seat, _STATES.index(heard.state)] += 1
    for (seat, place), number in counts.items():
        sheet.put("said", number, place, seat)
    for (seat, place), number in worth.items():
        sheet.put("record", number, place, seat)


def _common(sheet: Sheet, view: View, scene: Scene) -> None:
    public = view.public
    sheet.put("turn", 1, sheet.layout.turns.index(scene.turn))
    sheet.put("round", public.round)
    sheet.put("rounds_left", public.rules.rounds - public.round)
    sheet.put("deck", public.deck)
    for pile in public.piles:
        sheet.cards("discard", pile)
    sheet.put("exchanges_left", scene.exchanges_left)
    if scene.turn is TurnKind.PAY and scene.actor is not None:
        debt = debt_of(public, scene.actor)
        assert debt is not None
        sheet.put("debt", debt.amount)
    for i, good in enumerate(BLACK_MARKET):
        sheet.put("stacks", len(public.stacks.get(good, ())), i)


def _own(sheet: Sheet, view: View, selection: Selection) -> None:
    own = view.mine
    sheet.cards("hand", own.hand)
    sheet.cards("bag", own.bag)
    sheet.cards("contraband", own.contraband, less=len(sheet.layout.legal))
    sheet.cards("taken", selection.taken)
    sheet.cards("promised", selection.promised)
    for seat, act in selection.bags:
        sheet.put("bags", 1, sheet.distance(seat) * 4 + _SAID[act])
    if selection.to is not None:
        sheet.put("to", 1, sheet.distance(selection.to))
    sheet.put("cursor", selection.cursor)
    sheet.put("items", selection.items)


def _seat(sheet: Sheet, public: Public, seat: int) -> None:
    sheet.put("sheriff", int(seat in public.sheriffs), seat=seat)
    sheet.put("gold", public.gold[seat], seat=seat)
    sheet.put("cards", public.hands[seat], seat=seat)
    sheet.cards("stall", public.stalls[seat], seat)
    sheet.put("face_down", public.contraband[seat], seat=seat)
    sheet.put("claimed", int(seat in public.claimed), seat=seat)
    sheet.put("black_cards", sum(card.value for card in public.black_cards[seat]), seat=seat)


def _bag(sheet: Sheet, public: Public, seat: int) -> None:
    bag = public.bags[seat]
    if bag is None:
        return
    sheet.put("bag_cards", bag.count, seat=seat)
    if bag.declared is not None:
        sheet.cards("declared", (bag.declared,), seat)
    state = 0 if bag.verdict is None else 1 if bag.verdict is Verdict.PASS else 2
    sheet.put("bag_state", 1, state, seat)
    for obligation in public.obligations:
        if obligation.bag == seat:
            sheet.put("obligations", 1, _DEEDS[obligation.deed], seat)


def _offer(sheet: Sheet, offer: Offer) -> None:
    """A standing offer, in the part of its merchant."""
    way = "offer" if offer.made_by_merchant else "counter"
    merchant, gives = offer.merchant, offer.terms.merchant_gives
    sheet.put(f"{way}_stands", 1, seat=merchant)
    sheet.put(f"{way}_gold", gives.gold, seat=merchant)
    sheet.put(f"{way}_sheriff_gold", offer.terms.sheriff_gives.gold, seat=merchant)
    sheet.cards(f"{way}_goods", gives.legal + gives.contraband, merchant)
    sheet.cards(f"{way}_promised", gives.from_bag, merchant)
    for term in offer.terms.bags:
        sheet.put(f"{way}_bags", 1, sheet.distance(term.bag, merchant) * 3 + _DEEDS[term.deed], merchant)


def _remembered(sheet: Sheet, view: View, scene: Scene) -> None:
    """What v1 adds: how often everybody was seen doing what, and which cards are out of sight."""
    public, own, rules = view.public, view.mine, sheet.layout.rules
    for seat, counts in enumerate(scene.memory):
        for name, number in zip(REMEMBERED, counts, strict=True):
            sheet.put(name, number, seat=seat)
    bag = public.bags[sheet.observer]
    seen = Counter(own.hand + own.contraband + own.set_aside + own.loot + public.loot.legal)
    if bag is None or bag.verdict is None:
        seen.update(own.bag)
    if public.placing is not None:
        seen.update(public.placing.cards)
    open_cards = scene.set_aside if scene.turn is TurnKind.SET_ASIDE else ()
    for cards in (*public.piles, *public.stalls, *open_cards):
        seen.update(cards)
    for place, good in enumerate(sheet.layout.kinds):
        sheet.put("out_of_sight", max(0, rules.copies(good) - seen[good]), place)


def _special(sheet: Sheet, view: View, selection: Selection) -> None:
    """What only the first edition and six players have."""
    public, own, kinds = view.public, view.mine, len(sheet.layout.kinds)
    if public.rules.rule.draws_from_piles:
        sheet.cards("set_aside", own.set_aside, sheet.observer)
        for i, pile in enumerate(public.piles):
            sheet.cards("piles", pile, less=-i * kinds)
            for depth, card in enumerate(pile[::-1][:TOPS]):
                sheet.cards("tops", (card,), less=-(i * TOPS + depth) * kinds)
            sheet.put("taken_from", selection.piles[i], i)
    if public.rules.deputies:
        _stances(sheet, public)
        _loot(sheet, "loot", public.loot.gold, public.loot.legal, own.loot, public.loot.contraband)
        for proposal in public.proposals:
            if proposal.deputy != sheet.observer:
                known = own.proposed.get(proposal.deputy, ())
                _loot(sheet, "proposal", proposal.gold, proposal.legal, known, proposal.contraband)


def _stances(sheet: Sheet, public: Public) -> None:
    """Stances are taken for all to see (rules §10)."""
    me = sheet.observer if sheet.observer in public.sheriffs else public.sheriffs[0]
    for stance in public.stances:
        passes = stance.verdict is Verdict.PASS
        if stance.deputy == me:
            sheet.put("stances", 1, 0 if passes else 1, stance.bag)
        elif not passes:
            sheet.put("stances", 1, 3, stance.bag)
    for seat, bag in enumerate(public.bags):
        if bag is not None and bag.alone == me:
            sheet.put("stances", 1, 2, seat)


def _loot(sheet: Sheet, name: str, gold: int, legal: Cards, contraband: Cards, face_down: int) -> None:
    kinds = len(sheet.layout.kinds)
    sheet.cards(name, legal + contraband)
    sheet.put(name, gold, kinds)
    sheet.put(name, face_down, kinds + 1)
