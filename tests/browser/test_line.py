"""The line to the server: it breaks and comes back, two tabs share a seat, and nothing is ever sent twice."""

import re
from contextlib import AsyncExitStack
from pathlib import Path

from playwright.async_api import expect

from nottingham.game import Ruleset
from nottingham.game import commands as c
from nottingham.game.events import BagClosed, CardsSetAside, OfferMade
from nottingham.game.known import BagTerm, Deed, Parcel, Phase, Terms
from tests.browser.at_table import AtTable
from tests.browser.company import Company, company
from tests.browser.conftest import Doors, Tell
from tests.browser.ear import Ear, check_commands
from tests.browser.people import Player
from tests.browser.visitor import Visitor
from tests.browser.wire import Wire
from tests.browser.words import say
from tests.server.house import a_house

RULES = Ruleset.preset("second", players=3)
BROKEN = re.compile("WebSocket|ERR_|Failed to load|failed:")


async def until_inspection(table: Company, at: AtTable) -> None:
    """Everybody plays until bags lie at the gate and mine is one of them."""
    player = Player(table.me.ear, 3, offers=False)
    for other in table.players:
        other.offers = False
    while True:
        await table.play(lambda: _at_the_gate(table.me.ear))
        await table.agree()
        if _at_the_gate(table.me.ear):
            return
        command = player.wants()
        if command is not None:
            await at.do(command)


def _at_the_gate(ear: Ear) -> bool:
    public = ear.view().public
    return public.phase is Phase.INSPECTION and ear.seat in public.unsettled


def my_offer(ear: Ear, gold: int) -> c.MakeOffer:
    me = ear.seat or 0
    bags = (BagTerm(me, Deed.PASS),)
    return c.MakeOffer((me,), ear.view().public.sheriffs, Terms(Parcel(gold=gold), bags=bags))


def test_a_broken_line_in_the_middle_of_an_inspection_comes_back_by_itself_and_loses_nothing(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        async with AsyncExitStack() as stack:
            wire = await stack.enter_async_context(Wire(doors.house.port))
            me = await doors.desktop(url=wire.url)
            me.expected.append(BROKEN)
            table = await company(stack, me, RULES, doors.house.url, first_sheriff=1)
            at = await AtTable.of(me.page, me.ear)
            await until_inspection(table, at)
            # The offer reaches the server, but nobody hears of it here.
            wire.deaf()
            await at.play_quietly(my_offer(me.ear, 3))
            await table.chairs[0].until(lambda: table.chairs[0].view().public.offers)
            wire.cut()
            await expect(me.page.get_by_test_id("offline")).to_be_visible()
            heard = me.ear.n
            sheriff = table.chairs[0]
            await sheriff.do(c.RefuseOffer(sheriff.view().public.offers[0].id))
            wire.mend()
            await me.ear.until(lambda: me.ear.n > heard + 1)
            await at.caught_up()
            await expect(me.page.get_by_test_id("offline")).to_be_hidden()
            offers = [sent for sent in me.ear.sent if isinstance(sent[1], c.MakeOffer)]
            assert len({command_id for command_id, _ in offers}) == 1, "sent again under another name"
            assert sum(isinstance(event, OfferMade) for event in me.ear.told) == 1, "the offer was made twice"
            await at.do(my_offer(me.ear, 4))
            await table.agree()
            assert me.ear.faults == []

    tell(story)


def test_who_comes_back_after_a_while_reads_what_was_done_in_their_name(tell: Tell, tmp_path: Path) -> None:
    async def story(doors: Doors) -> None:
        async with AsyncExitStack() as stack:
            house = stack.enter_context(a_house(tmp_path, away_seconds=0.5))
            me = await doors.desktop(url=house.url)
            table = await company(stack, me, RULES, first_sheriff=1)
            at = await AtTable.of(me.page, me.ear)
            await table.play()
            await at.caught_up()
            address, seat = me.page.url, me.ear.seat
            await me.go("/rules")
            other = table.chairs[0]

            def tossed() -> list[CardsSetAside]:
                return [event for event in other.told if isinstance(event, CardsSetAside) and event.seat == seat]

            await other.until(tossed)
            # As if they had been away for a minute.
            await me.page.evaluate("""() => {
              const left = JSON.parse(localStorage.getItem('nottingham-left'))
              localStorage.setItem('nottingham-left', JSON.stringify({ ...left, at: left.at - 60_000 }))
            }""")
            await me.page.goto(address)
            card = me.page.get_by_test_id("while-away")
            await expect(card).to_contain_text(say("table-away-mine"))
            cards = len(tossed()[0].cards)
            line = say("table-log-cards-set-aside", you="yes", name="", count=cards, goods="…").partition("…")[0]
            await expect(card.locator("li").first).to_contain_text(line)
            await card.get_by_role("button", name=say("table-away-on")).click()
            await expect(card).to_be_hidden()
            # Once read, it is not told again.
            await me.page.reload()
            await me.page.get_by_test_id("now").wait_for()
            await expect(card).to_be_hidden()

    tell(story)


def test_two_tabs_of_one_seat_agree(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        async with AsyncExitStack() as stack:
            me = await doors.desktop()
            table = await company(stack, me, RULES, first_sheriff=1)
            one = await AtTable.of(me.page, me.ear)
            page, ear = await me.new_tab()
            await page.goto(me.page.url)
            await ear.until(lambda: ear.public is not None)
            other = await AtTable.of(page, ear)
            player = Player(me.ear, 5)
            for turn in range(6):
                await table.play()
                await table.agree()
                await ear.until(lambda: ear.n >= me.ear.n)
                await one.caught_up()
                await other.caught_up()
                assert ear.view() == me.ear.view()
                for what in ("now", "own-stall", "hand"):  # the hand is folded away at the gate
                    texts = [await at.page.get_by_test_id(what).all_inner_texts() for at in (one, other)]
                    assert texts[0] == texts[1]
                command = player.wants()
                if command is not None:
                    at = (one, other)[turn % 2]
                    await at.page.bring_to_front()
                    await at.do(command)
            check_commands(me.ear)
            check_commands(ear)

    tell(story)


def test_an_impatient_double_press_sends_one_command(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        async with AsyncExitStack() as stack:
            me = await doors.desktop()
            table = await company(stack, me, RULES, first_sheriff=1)
            at = await AtTable.of(me.page, me.ear)
            await table.play()
            await at.do(c.SetAside(()))
            await table.play()
            await at.caught_up()
            await me.page.get_by_test_id("hand-card").first.click()
            await at.main.click()
            await me.page.get_by_test_id("action-back").wait_for()
            await at.main.dblclick()
            await me.ear.until(lambda: any(isinstance(event, BagClosed) for event in me.ear.told))
            await table.play()
            await table.agree()
            await me.ear.until(lambda: len(me.ear.answered) >= len(me.ear.sent))
            check_commands(me.ear)
            assert [type(command) for _, command in me.ear.sent] == [c.SetAside, c.LoadBag]

    tell(story)


async def _switch(me: Visitor, before: str, name: str) -> None:
    await me.page.get_by_test_id("menu").click()
    await me.page.get_by_role("link", name=say("table-menu-settings", before)).click()
    await me.page.get_by_role("combobox").first.select_option(label=name)
    await me.page.go_back()


def test_the_language_changes_in_the_middle_of_a_game(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        async with AsyncExitStack() as stack:
            me = await doors.desktop()
            table = await company(stack, me, RULES, first_sheriff=1)
            at = await AtTable.of(me.page, me.ear)
            await table.play()
            await at.caught_up()
            before = "en"
            for language, name in (("uk", "Українська"), ("pl", "Polski"), ("en", "English")):
                await _switch(me, before, name)
                before = language
                await expect(me.page.locator("html")).to_have_attribute("lang", language)
                await expect(at.now).to_have_text(say("table-now-market", language))
            await at.do(c.SetAside(()))

    tell(story)
