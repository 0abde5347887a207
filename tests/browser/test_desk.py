"""The desk at the gate: what waits for an answer is whole and on the screen, and a press does what it says."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from playwright.async_api import Locator, Page, expect

from nottingham.game import Good
from nottingham.game import commands as c
from nottingham.game.known import BagTerm, Deed, Parcel, Phase, Terms
from tests.browser.at_table import AtTable
from tests.browser.conftest import Doors, Tell
from tests.browser.gate import at_the_gate, offer, three_offers
from tests.browser.people import Player
from tests.browser.visitor import DRAWN, Visitor
from tests.browser.words import say

SIZES = {"360x640": (360, 640), "390x664": (390, 664), "844x390": (844, 390), "1366x768": (1366, 768)}

IN_SIGHT = """(button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect()
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  // Inside of round corners.
  const points = [[left + 10, top + 10], [right - 10, top + 10], [left + 10, bottom - 10], [right - 10, bottom - 10]]
  return inside && points.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
}"""


async def come(doors: Doors, size: str, **options: Any) -> Visitor:
    width, height = SIZES[size]
    viewport = {"width": width, "height": height}
    return await (doors.desktop if width > 1000 else doors.phone)(viewport=viewport, **options)


async def hidden(buttons: Locator) -> list[str]:
    """Buttons that cannot be pressed as the screen is: out of it, or under something."""
    await buttons.page.evaluate(DRAWN)
    found = []
    for button in await buttons.all():
        if not await button.evaluate(IN_SIGHT):
            found.append(f"{await button.inner_text()} {await button.bounding_box()}")
    return found


LONG_NAMES = ("Robin", "Bartholomew Longstocking", "Maximiliane von Hohenbur", "Archibald the Unhurried")
"""As long as names can be."""


@pytest.mark.parametrize("size", SIZES)
def test_three_offers_are_whole_and_all_buttons_are_on_the_screen_however_long_the_names(tell: Tell, size: str) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, size)
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me, names=LONG_NAMES)
            await three_offers(table, at)
            offers = me.page.get_by_test_id("offer")
            await expect(offers).to_have_count(3)
            buttons = offers.get_by_role("button")
            await expect(buttons).to_have_count(9)
            assert await hidden(buttons) == []
            # A name may be cut, a term never.
            accept = offers.get_by_test_id("accept")
            assert await accept.evaluate_all("(all) => all.filter((e) => e.scrollHeight > e.clientHeight + 1)") == []
            for number, term in enumerate(("for 3 gold", "your bag passes.”", "for 5 gold")):
                assert (await accept.nth(number).inner_text()).endswith(term)
            assert await hidden(me.page.locator(".actions button")) == []
            assert await hidden(me.page.get_by_test_id("bag")) == []

    tell(story)


def test_a_yes_says_every_term_that_it_binds_to(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me)
            await three_offers(table, at)
            accept = [me.page.locator(f'[data-by="{seat}"]').get_by_test_id("accept") for seat in (1, 2, 3)]
            await expect(accept[0]).to_have_text("Let Marian’s bag pass and open Tuck’s bag for 3 gold")
            await expect(accept[1]).to_have_text(
                "Let Tuck’s bag pass for 12 gold and a promise to you: “Next time I’m at the gate, your bag passes.”"
            )
            await expect(accept[2]).to_have_text("Let Alana’s bag pass and take nothing for Marian’s bag for 5 gold")
            await at.press(accept[0])
            await me.ear.until(lambda: 1 not in me.ear.view().public.unsettled)
            bound = [(each.bag, each.deed) for each in me.ear.view().public.obligations]
            assert (2, Deed.OPEN) in bound

    tell(story)


def test_the_chosen_bag_stays_chosen_whatever_is_offered(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, "1366x768")
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me)
            await at.choose_bag(2)
            await three_offers(table, at)
            chosen = me.page.locator('[data-testid="bag"][aria-pressed="true"]')
            await expect(chosen).to_have_attribute("data-seat", "2")
            await expect(me.page.get_by_test_id("action-open")).to_have_text(say("gate-open", owner="Tuck"))
            await me.page.wait_for_timeout(800)
            await expect(chosen).to_have_attribute("data-seat", "2")
            await at.do(c.PassBag(2))
            await expect(chosen).to_have_count(0)
            await expect(me.page.get_by_test_id("action-open")).to_have_count(0)
            await at.do(c.PassBag(1))
            # A single one is left: there is nothing to choose.
            await expect(chosen).to_have_attribute("data-seat", "3")

    tell(story)


def test_a_question_that_was_asked_once_more_stays_when_the_bribe_is_taken_back(tell: Tell) -> None:
    """A finger is on its way to one of two buttons: none of them goes, and none takes the place of another."""

    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me)
            await offer(table, at, 1, gold=3)
            await at.choose_bag(1)
            await at.press(me.page.get_by_test_id("action-open"))
            buttons = me.page.locator(".actions button")
            asked = [say("table-not-yet"), say("gate-open-really", owner="Marian")]
            await expect(buttons).to_have_text(asked)
            standing = me.ear.view().public.offer((1,), (0,))
            assert standing is not None
            await table.chairs[0].do(c.WithdrawOffer(standing.id))
            await table.agree()
            await at.caught_up()
            await expect(me.page.get_by_test_id("offer")).to_have_count(0)
            await expect(buttons).to_have_text(asked)
            await at.press(me.page.get_by_test_id("action-back"))
            await expect(buttons).to_have_text([say("gate-open", owner="Marian"), say("gate-pass", owner="Marian")])

    tell(story)


PRESS_AT_ONCE = """
(button) => {
  const before = button.textContent
  new MutationObserver(() => button.textContent !== before && (button.click(), (window.pressed = true)))
    .observe(button, { characterData: true, childList: true, subtree: true })
}"""


def test_terms_that_change_under_the_finger_are_not_taken(tell: Tell) -> None:
    """Twenty gold are offered, and one in the instant of the press."""

    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me)
            await offer(table, at, 1, gold=20)
            await offer(table, at, 2, gold=3)
            cards, accept = me.page.get_by_test_id("offer"), me.page.get_by_test_id("accept").first
            await accept.evaluate(PRESS_AT_ONCE)
            sent = len(me.ear.sent)
            await offer(table, at, 1, gold=1)
            await me.page.wait_for_function("window.pressed")
            await expect(accept).to_be_enabled()
            assert len(me.ear.sent) == sent
            standing = me.ear.view().public.offer((1,), (0,))
            assert standing is not None
            # It stays where it was, above the other.
            await expect(cards.first).to_have_attribute("data-by", "1")
            await tap(accept)
            await me.ear.until(lambda: len(me.ear.sent) > sent)
            assert me.ear.sent[-1][1] == c.PassBag(1, standing.id)

    tell(story)


def test_the_hand_is_folded_at_the_gate_and_opens_with_a_tap(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        for size in ("390x664", "1366x768"):
            me = await come(doors, size)
            async with AsyncExitStack() as stack:
                table, at = await at_the_gate(stack, me)
                cards = me.page.get_by_test_id("hand-card")
                await expect(cards).to_have_count(0)
                await at.press(me.page.get_by_test_id("fold-hand"))
                await expect(cards).to_have_count(6)
                await offer(table, at, 1, gold=1)
                await expect(cards.last).to_be_in_viewport(ratio=1)
                await at.press(me.page.get_by_test_id("fold-hand"))
                await expect(cards).to_have_count(0)

    tell(story)


# How many taps it takes

COUNT = "window.taps = 0; addEventListener('pointerdown', () => (window.taps += 1), true)"


async def taps(page: Page) -> int:
    found: int = await page.evaluate("window.taps")
    return found


async def tap(button: Locator) -> None:
    """A tap on what is in sight: nobody scrolls first, but everybody waits until a form has come up."""
    await button.wait_for()
    await expect(button).to_be_enabled()
    covered, waited = await hidden(button), 0
    while covered and waited < 30:
        await asyncio.sleep(0.1)
        covered, waited = await hidden(button), waited + 1
    assert covered == []
    await button.tap()


def test_gold_and_goods_for_ones_own_bag_take_four_taps(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        async with AsyncExitStack() as stack:
            # Round 5: there are goods on the stall. Seat 1 keeps the gate.
            _, at = await at_the_gate(stack, me, sheriff=1, rounds=6)
            good = me.ear.view().public.stalls[0][0]
            sent = len(me.ear.sent)
            await me.page.evaluate(COUNT)
            await tap(at.main)
            form = me.page.get_by_test_id("offer-builder")
            await tap(form.locator('[data-gold="5"]').first)
            await tap(form.get_by_role("button", name=say("table-more", what=say(f"good-{good}"))).first)
            await tap(me.page.get_by_test_id("send-offer"))
            await me.ear.until(lambda: len(me.ear.sent) > sent)
            assert await taps(me.page) <= 4
            terms = Terms(Parcel(gold=5, legal=(Good(good),)), bags=(BagTerm(0, Deed.PASS),))
            assert me.ear.sent[-1][1] == c.MakeOffer((0,), (1,), terms)

    tell(story)


def test_gold_to_have_somebodys_bag_opened_takes_four_taps(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        async with AsyncExitStack() as stack:
            await at_the_gate(stack, me, sheriff=1)
            sent = len(me.ear.sent)
            await me.page.evaluate(COUNT)
            await tap(me.page.locator('[data-testid="bag"][data-seat="2"]'))
            await tap(me.page.get_by_role("button", name=say("gate-pay-open", owner="Tuck")))
            await tap(me.page.get_by_test_id("offer-builder").locator('[data-gold="3"]').first)
            await tap(me.page.get_by_test_id("send-offer"))
            await me.ear.until(lambda: len(me.ear.sent) > sent)
            assert await taps(me.page) <= 4
            terms = Terms(Parcel(gold=3), bags=(BagTerm(2, Deed.OPEN),))
            assert me.ear.sent[-1][1] == c.MakeOffer((0,), (1,), terms)

    tell(story)


def test_a_demand_takes_three_taps(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        async with AsyncExitStack() as stack:
            await at_the_gate(stack, me)
            sent = len(me.ear.sent)
            await me.page.evaluate(COUNT)
            await tap(me.page.locator('[data-testid="bag"][data-seat="3"]'))
            await tap(me.page.get_by_test_id("ask-5"))
            await tap(me.page.get_by_test_id("send-offer"))
            await me.ear.until(lambda: len(me.ear.sent) > sent)
            assert await taps(me.page) <= 3
            terms = Terms(Parcel(gold=5), bags=(BagTerm(3, Deed.PASS),))
            assert me.ear.sent[-1][1] == c.MakeOffer((0,), (3,), terms)

    tell(story)


def test_gold_for_a_bag_is_not_offered_for_nothing_when_the_bag_is_settled_meanwhile(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me, sheriff=1)
            await at.press(at.main)
            form, send = me.page.get_by_test_id("offer-builder"), me.page.get_by_test_id("send-offer")
            await at.press(form.locator('[data-gold="5"]').first)
            await expect(send).to_be_enabled()
            await table.chairs[0].do(c.PassBag(0))
            await table.agree()
            await at.caught_up()
            await expect(send).to_be_disabled()
            await expect(me.page.get_by_role("dialog")).to_contain_text(say("table-refused-offer-bag-not-open"))
            # What was written stays. Where it goes now is for the person to say.
            await expect(form.locator('[data-gold="5"]').first).to_have_attribute("aria-pressed", "true")
            group = form.get_by_role("group", name=say("table-offer-bag", mine="no", owner="Tuck"))
            await group.get_by_role("radio", name=say("table-deed-short", deed="open")).check(force=True)
            sent = len(me.ear.sent)
            await at.press(send)
            await me.ear.until(lambda: len(me.ear.sent) > sent)
            terms = Terms(Parcel(gold=5), bags=(BagTerm(2, Deed.OPEN),))
            assert me.ear.sent[-1][1] == c.MakeOffer((0,), (1,), terms)

    tell(story)


@pytest.mark.parametrize("size", ["390x664", "844x390", "1366x768"])
def test_with_text_twice_as_large_the_page_scrolls_and_everything_can_be_reached(tell: Tell, size: str) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, size)
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me)
            await me.page.evaluate("document.documentElement.style.fontSize = '212.5%'")
            await three_offers(table, at)
            await me.page.wait_for_function("() => document.documentElement.scrollHeight > innerHeight + 100")
            assert await me.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            for button in await me.page.locator(".play button").all():
                await button.scroll_into_view_if_needed()
                covered = await button.evaluate(
                    """(button) => {
                      const { left, top, width, height } = button.getBoundingClientRect()
                      const [x, y] = [left + width / 2, top + height / 2]
                      return !button.contains(document.elementFromPoint(x, Math.min(y, innerHeight - 2)))
                    }"""
                )
                assert not covered, await button.inner_text()
            await at.do(c.PassBag(1))
            await offer(table, at, 2, gold=1)

    tell(story)


def test_a_candle_shows_the_time_to_bargain_and_an_open_form_holds_it(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await come(doors, "390x664")
        await me.call("POST", "/guests", name="Robin")
        rules = {"edition": "second", "players": 4, "house_rounds": 1}
        made = await me.call("POST", "/tables", ruleset=rules, pace=0.8, first_sheriff=1)
        table = made["table"]["id"]
        for seat in (1, 2, 3):
            await me.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
        await me.call("POST", f"/tables/{table}/ready", nonce="nonce-nonce")
        await me.go(f"/table/{table}")
        await me.call("POST", f"/tables/{table}/start")
        await me.ear.until(lambda: me.ear.public is not None)
        at, player = await AtTable.of(me.page, me.ear, touch=True), Player(me.ear, 4, offers=False)
        while me.ear.view().public.phase is not Phase.INSPECTION:
            command, n = player.wants(), me.ear.n
            if command is not None:
                await at.do(command)
            else:
                await me.ear.until(lambda n=n: me.ear.n > n)  # type: ignore[misc]
        candle = me.page.get_by_test_id("candle")
        await expect(candle).to_have_attribute("data-lit", "true", timeout=15_000)
        await at.press(me.page.locator("[data-action=main], [data-action=offer]").last)
        await expect(candle).to_contain_text(say("gate-candle-held", you="yes", many="no", name="Robin"))
        await me.page.get_by_role("dialog").get_by_role("button", name=say("shell-close")).tap()
        left = len(me.ear.view().public.unsettled)
        await at.press(me.page.get_by_test_id("action-nod"))
        await me.ear.until(lambda: len(me.ear.view().public.unsettled) < left)

    tell(story)
