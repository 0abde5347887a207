"""The gate as a test wants it: the bags lie there, nobody has said anything yet, and the test says who offers what."""

from contextlib import AsyncExitStack
from typing import Any

from nottingham.game import Good, Ruleset
from nottingham.game import commands as c
from nottingham.game.known import BagTerm, Deed, Parcel, Phase, Terms
from tests.browser.at_table import AtTable
from tests.browser.company import Company, company
from tests.browser.people import Player
from tests.browser.visitor import Visitor

RULES = Ruleset.preset("second", players=4)


async def at_the_gate(
    stack: AsyncExitStack, me: Visitor, sheriff: int = 0, rules: Ruleset = RULES, rounds: int = 1, **options: Any
) -> tuple[Company, AtTable]:
    """A table where the bags lie at the gate, in the round of that number. Nobody bribes on the way there, and who sits
    in the browser loads true bags: after some rounds there are goods on that stall."""
    first = (sheriff - rounds + 1) % rules.players
    table = await company(stack, me, rules, first_sheriff=first, **options)
    at, player = await AtTable.of(me.page, me.ear, touch=me.touch), Player(me.ear, 5, offers=False, honest=True)
    for other in table.players:
        other.offers = False
    while not _there(me, rounds):
        await table.play(lambda: _there(me, rounds))
        await table.agree()
        if _there(me, rounds):
            break
        command = player.wants()
        assert command is not None, "nobody has anything to do"
        await at.do(command)
    await table.agree()
    await at.caught_up()
    await at.clear()
    return table, at


def _there(me: Visitor, rounds: int) -> bool:
    public = me.ear.view().public
    return (
        public.round == rounds and public.phase is Phase.INSPECTION and len(public.unsettled) == len(public.merchants)
    )


async def offer(
    table: Company,
    at: AtTable,
    by: int,
    to: int = 0,
    gold: int = 0,
    legal: tuple[Good, ...] = (),
    favour: str = "",
    bags: tuple[tuple[int, Deed], ...] = (),
) -> None:
    """Somebody over the API makes an offer; the screen shows it."""
    officer = by in at.ear.view().public.sheriffs
    bags = bags or (((to if officer else by), Deed.PASS),)
    terms = Terms(Parcel(gold=gold, legal=legal, favour=favour), bags=tuple(BagTerm(bag, deed) for bag, deed in bags))
    await table.chairs[by - 1].do(c.MakeOffer((by,), (to,), terms))
    await table.agree()
    await at.caught_up()


async def three_offers(table: Company, at: AtTable) -> None:
    """To the Sheriff in the browser: a plain one, one against somebody else, and one with a promise."""
    await offer(table, at, 1, gold=3, bags=((1, Deed.PASS), (2, Deed.OPEN)))
    await offer(table, at, 2, gold=12, favour="When I keep the gate next, your bag passes.")
    await offer(table, at, 3, gold=5, bags=((3, Deed.PASS), (1, Deed.TAKE_NOTHING)))
