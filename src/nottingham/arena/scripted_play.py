"""The cheapest sensible players, for measuring the engine: always honest, and inspecting at random.

Everything they decide, they decide from a view.
"""

from collections.abc import Iterator

from ..bots.safe import safe_move
from ..bots.seat import Turn
from ..game import Command, Dice, Event, Good, Refusal, Ruleset, View, new_game, play, view
from ..game.commands import ConfirmStance, DeclareBag, LoadBag, OpenBag, PassBag, SetAside, TakeStance
from ..game.goods import IS_LEGAL, LEGAL, MOST_IN_BAG, MOST_SET_ASIDE, Cards
from ..game.known import Ask, AskKind, Phase, Verdict
from ..game.state import Table


def scripted_game(rules: Ruleset, seed: int) -> Iterator[tuple[Table, list[Event]]]:
    """A game of honest merchants and fickle Sheriffs, move by move."""
    dice = Dice(seed)
    table, events = new_game(rules, seed)
    yield table, events
    while table.public.phase is not Phase.OVER:
        ask = table.awaiting[0]
        played = play(table, ask.seat, honest_move(view(table, ask.seat), ask, dice))
        if isinstance(played, Refusal):
            raise AssertionError(f"An honest move was refused: {played}")
        table, events = played
        yield table, events


def most_frequent(hand: Cards) -> Good:
    """The legal kind that a hand has most of."""
    return max(LEGAL, key=hand.count)


def honest_move(seen: View, ask: Ask, dice: Dice) -> Command:
    """What an honest player does when asked."""
    public, own, kind = seen.public, seen.mine, ask.kind
    if kind is AskKind.MARKET:
        kept = most_frequent(own.hand)
        others = tuple([card for card in own.hand if card is not kept])
        return SetAside(others[: min(MOST_SET_ASIDE, public.deck)])
    if kind is AskKind.LOAD:
        good = most_frequent(own.hand)
        number = min(MOST_IN_BAG, own.hand.count(good))
        return LoadBag((good,) * number or own.hand[:1])
    if kind is AskKind.DECLARE:
        first = own.bag[0]
        return DeclareBag(first if first in IS_LEGAL else public.rules.legal_kinds[0], len(own.bag))
    if kind is AskKind.SETTLE:
        return _settle(seen, ask.seat, dice)
    safe = safe_move(Turn(seen, kind, may_wait=False))
    assert safe is not None
    return safe


def _settle(seen: View, seat: int, dice: Dice) -> Command:
    public = seen.public
    for owner in public.unsettled:
        bag = public.bags[owner]
        if not public.rules.deputies or (bag is not None and bag.alone == seat):
            return OpenBag(owner) if dice.happens(2) else PassBag(owner)
        stance = next((s for s in public.stances if (s.deputy, s.bag) == (seat, owner)), None)
        if stance is None:
            return TakeStance(owner, dice.choose(tuple(Verdict)))
        if not stance.confirmed:
            return ConfirmStance(owner)
    raise AssertionError("There is nothing to settle.")
