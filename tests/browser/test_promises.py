"""Promises that everybody can judge, in the form for offers. Rules §5, D27."""

from contextlib import AsyncExitStack

import pytest
from playwright.async_api import expect

from nottingham.game import Favour, FavourKind, Good
from nottingham.game import commands as c
from nottingham.game.known import BagTerm, Deed, Parcel, Terms
from tests.browser.conftest import Doors, Tell
from tests.browser.gate import at_the_gate
from tests.browser.words import say

PROMISES = (
    Favour(FavourKind.GOLD_NEXT, gold=7),
    Favour(FavourKind.LEAVE_KIND, good=Good.BREAD),
    Favour(FavourKind.NEVER_OPEN),
)


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_a_promise_is_chosen_filled_in_and_sent_as_it_was_meant(tell: Tell, device: str) -> None:
    async def story(doors: Doors) -> None:
        me = await (doors.desktop() if device == "desktop" else doors.phone())
        async with AsyncExitStack() as stack:
            _, at = await at_the_gate(stack, me, sheriff=1)
            seat = me.ear.seat
            assert seat is not None
            for favour in PROMISES:
                given = Parcel(gold=1, typed=favour)
                await at.do(c.MakeOffer((seat,), (1,), Terms(given, bags=(BagTerm(seat, Deed.PASS),))))
                standing = me.ear.view().public.offer((seat,), (1,))
                assert standing is not None
                assert standing.terms.merchant_gives == given
                mine = me.page.get_by_text(say("table-favour", kind=favour.kind, gold=favour.gold, goods="bread"))
                await expect(mine.first).to_be_visible()

    tell(story)
