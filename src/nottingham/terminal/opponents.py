"""Random legal merchants, for a person to play against. They haggle, but not for ever.

What they do depends on the seed and the number of events so far alone, so a game that was interrupted goes on as it
would have gone.
"""

from collections.abc import Sequence
from typing import Final

from ..arena.random_play import answers
from ..game import Command, Dice, Event, legal
from ..game.choices import AnyChoice, Choices, MayAccept, MayOffer
from ..game.commands import RefuseOffer
from ..game.events import OfferMade, PhaseBegan
from ..game.known import AskKind, Offer, Phase
from ..game.state import Table

OFFERS_A_BAG: Final = 2
"""How many offers the others make in an inspection, for each bag."""

Move = tuple[int, Command]


def dice_for(seed: int, n: int) -> Dice:
    """The dice for the moment after event number n."""
    return Dice(Dice(seed).bits() + n)


def offers_left(table: Table, events: Sequence[Event], person: int) -> int:
    """How many offers the others may still make in this inspection."""
    made = 0
    for event in reversed(events):
        if isinstance(event, PhaseBegan):
            break
        made += isinstance(event, OfferMade) and event.seat != person
    bags = sum(bag is not None for bag in table.public.bags)
    return max(0, OFFERS_A_BAG * bags - made)


def answer(table: Table, person: int, dice: Dice) -> Move | None:
    """Somebody else who must act, acts."""
    asked = [ask for ask in table.awaiting if ask.seat != person]
    if not asked:
        return None
    ask = asked[0] if asked[0].kind is not AskKind.SETTLE else dice.choose(asked)
    return ask.seat, answers(legal(table, ask.seat)).sample(dice)


def murmur(table: Table, person: int, dice: Dice) -> Move | None:
    """Somebody else makes an offer, or says yes to one of the Sheriff's; or nobody feels like it."""
    others = [seat for seat in range(table.rules.players) if seat != person]
    seat = dice.choose(others)
    talk = Choices(tuple(choice for choice in legal(table, seat).choices if _is_talk(choice, table, seat)))
    return (seat, talk.sample(dice)) if talk else None


def _is_talk(choice: AnyChoice, table: Table, seat: int) -> bool:
    if isinstance(choice, MayAccept):
        return seat not in table.public.sheriffs
    return isinstance(choice, MayOffer)


def reply(table: Table, offer: Offer, dice: Dice, *, may_counter: bool) -> Move | None:
    """Those to whom an offer was made say yes, say no, make one of their own, or keep silent."""
    if table.public.phase is not Phase.INSPECTION:
        return None
    seat = dice.choose(offer.to)
    choices = legal(table, seat).choices
    yes = [choice for choice in choices if isinstance(choice, MayAccept) and choice.offer == offer.id]
    back = [choice for choice in choices if isinstance(choice, MayOffer) and choice.to == offer.by]
    match dice.below(5):
        case 0 | 1 if yes:
            return seat, yes[0].sample(dice)
        case 2 if back and may_counter:
            return seat, back[0].sample(dice)
        case 3:
            return None
        case _:
            return seat, RefuseOffer(offer.id)
