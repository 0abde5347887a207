"""Several people in one room, people with the box, and games seen again: by clicking, as they would."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.async_api import Page, WebSocket, expect

from nottingham.game import Ruleset, Said
from nottingham.notation import read_log
from nottingham.notation.words import Narrator
from nottingham.server.protocol import Welcome, server_decoder
from tests.browser.conftest import Doors, Tell
from tests.browser.words import say
from tests.server.guests import Party, a_party
from tests.server.house import House

TALKATIVE = Path(__file__).parents[1] / "golden" / "v4" / "first-3.jsonl"
SHORT = Ruleset.preset("second", players=3, house_rounds=1)


@pytest.fixture(scope="module")
def played(house: House) -> dict[str, Any]:
    """A game that is over: its log, and the link to it."""

    async def run() -> dict[str, Any]:
        async with AsyncExitStack() as stack:
            party: Party = await a_party(stack, house.url, ("Ann", "Bess"), SHORT)
            await party.play_to_the_end(2)
            log = await party.host.call("GET", f"/tables/{party.table}/log")
            share = await party.host.call("POST", f"/tables/{party.table}/share")
            return {"log": log, "link": share["link"].removeprefix(house.url), "events": log.count(b"\n") - 1}

    return asyncio.run(run())


async def _steps(page: Page) -> tuple[int, int]:
    """Where the replay stands, and how long it is."""
    rail = page.get_by_role("slider")
    return int(await rail.input_value()), int(await rail.get_attribute("max") or 0)


def test_a_shared_game_is_seen_again_with_anybodys_eyes(tell: Tell, played: dict[str, Any]) -> None:
    async def story(doors: Doors) -> None:
        stranger = await doors.desktop()
        page = stranger.page
        await stranger.go(played["link"])
        await page.get_by_test_id("replay").wait_for()
        _, last = await _steps(page)
        for key, where in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("PageDown", last)):
            await page.keyboard.press(key)
            await expect(page.get_by_role("slider")).to_have_value(str(where))
        await expect(page.get_by_test_id("phase")).to_have_attribute("data-phase", "over")
        await page.keyboard.press("Home")
        for _ in range(6):
            await page.keyboard.press("ArrowRight")
        await expect(page.get_by_test_id("hand-card")).to_have_count(0)
        await page.get_by_label(say("room-replay-cards")).click()
        await expect(page.get_by_role("region", name=say("room-replay-cards")).get_by_role("listitem")).to_have_count(3)
        await page.get_by_label(say("room-replay-eyes")).select_option("0")
        await expect(page.get_by_test_id("hand-card").first).to_be_visible()
        assert (await _steps(page))[0] == 6, "other eyes see the same moment"
        await page.get_by_label(say("room-replay-play"), exact=True).click()
        await expect(page.get_by_role("slider")).not_to_have_value("6")

    tell(story)


def test_stepping_fast_through_a_replay_leaves_nothing_lying_over_the_table(tell: Tell, played: dict[str, Any]) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone(reduced_motion="no-preference")
        page = visitor.page
        await visitor.go(played["link"])
        await page.get_by_test_id("replay").wait_for()
        _, last = await _steps(page)
        overlays, moments = page.locator(".moments > *"), set[str]()
        for _ in range(last):
            await page.keyboard.press("ArrowRight")
            lying = await page.locator(".moments [data-testid]").evaluate_all(
                "(all) => all.map((m) => m.dataset.testid)"
            )
            assert len(lying) <= 1, lying
            moments |= set(lying)
        assert {"opening", "passing", "telling"} & moments, "nothing was told: this proves too little"
        await expect(page.get_by_test_id("final")).to_be_visible()
        for key in ("PageUp", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
            await page.keyboard.press(key)
        # A step back is a jump: the table as it was, and nothing over it.
        await expect(overlays).to_have_count(0)

    tell(story)


def test_a_log_from_the_disk_is_shown_and_nonsense_is_refused_in_words(tell: Tell, tmp_path: Path) -> None:
    """What was said hangs over its speaker again, in the reader's language (rules §17)."""
    log = read_log(TALKATIVE)
    said = next(event for event in log.events if isinstance(event, Said))

    async def story(doors: Doors) -> None:
        visitor = await doors.phone(locale="fr-FR")
        page = visitor.page
        visitor.expected.append(re.compile("400"))
        await visitor.go("/replays")
        await page.locator("input[type=file]").set_input_files(TALKATIVE)
        await page.get_by_test_id("replay").wait_for()
        await expect(page.get_by_label(say("room-replay-eyes", "fr")).get_by_role("option")).to_have_count(5)
        bubble = page.locator(f'[data-testid="merchant"][data-seat="{said.seat}"] .said')
        names = [say("table-merchant-name", "fr", number=seat + 1) for seat in range(log.header.ruleset.players)]
        while not await bubble.count():
            await page.keyboard.press("ArrowRight")
            assert (await _steps(page))[0] <= log.events.index(said) + 1, "it was passed over"
        await expect(bubble).to_have_text(Narrator("fr", names).statement(said.seat, said.statement))
        nonsense = tmp_path / "shopping.jsonl"
        nonsense.write_text("apples, bread\n")
        await page.get_by_label(say("room-replay-back", "fr")).click()
        await page.locator("input[type=file]").set_input_files(nonsense)
        await expect(page.get_by_role("alert").filter(has_text=say("room-replay-bad-file", "fr"))).to_be_visible()

    tell(story)


def test_a_device_that_is_passed_around_is_covered_in_between(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone()
        page = visitor.page
        page.remove_listener("websocket", visitor.ear.attend)
        told: dict[int | None, int] = {}
        protocols: list[WebSocket] = []

        def attend(socket: WebSocket) -> None:
            protocols.append(socket)
            socket.on("framereceived", heard)

        def heard(frame: str | bytes) -> None:
            message = server_decoder.decode(frame)
            if isinstance(message, Welcome):
                told[message.seat] = told.get(message.seat, 0) + 1

        page.on("websocket", attend)
        await visitor.go("/around")
        for number, name in enumerate(("Robin", "Marian"), start=1):
            await page.get_by_label(say("room-around-name", number=number), exact=True).fill(name)
        await page.get_by_role("radio", name="3", exact=True).check(force=True)
        await page.get_by_role("button", name=say("room-around-start")).click()
        seen: set[str] = set()
        for _ in range(30):
            await page.get_by_test_id("reveal").wait_for()
            assert await page.get_by_test_id("hand-card").count() == 0, "a card looks out from behind the guard"
            assert await page.get_by_test_id("own-stall").count() == 0
            await page.get_by_test_id("reveal").click()
            shown = page.get_by_test_id("revealed")
            await shown.wait_for()
            seen.add(await shown.get_attribute("data-seat") or "")
            if seen == {"0", "1"}:
                break
            await _act(page)
            await page.get_by_test_id("hand-on").click()
        assert seen == {"0", "1"}
        assert set(told) == {0, 1}, "each guest has a socket of their own"
        await page.reload()
        await page.get_by_test_id("guard").wait_for()
        assert await page.get_by_test_id("hand-card").count() == 0
        assert (await visitor.fetch("GET", "/bots"))[:1] == b"["
        assert not [cookie for cookie in await visitor.context.cookies() if cookie.get("name") == "nottingham"]

    tell(story)


async def _act(page: Page) -> None:
    """Do the first thing that can be done, until somebody else has to act."""
    while await page.get_by_test_id("hand-on").count() == 0:
        for choice in ("[data-testid^=name-]", "[data-testid^=declare-]"):
            if await page.locator(choice).count():
                await page.locator(choice).first.click()
        if await page.get_by_test_id("own-bag").count() and await page.locator(".held[aria-pressed=true]").count() == 0:
            await page.get_by_test_id("hand-card").first.click()
        bag = page.locator("[data-testid=bag][data-state=lies]")
        if await bag.count() and await page.locator("[data-testid=bag][aria-pressed=true]").count() == 0:
            await bag.first.click()
        ready = page.locator("[data-testid=main-action]:not([disabled]), [data-testid=action-pass]:not([disabled])")
        if await ready.count():
            await ready.first.click()
        await page.evaluate("() => new Promise(requestAnimationFrame)")


def test_a_big_screen_shows_the_way_in_and_then_what_everybody_sees(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        host, phone = await doors.desktop(), await doors.phone()
        for visitor, name in ((host, "Ann"), (phone, "Bess")):
            await visitor.call("POST", "/guests", name=name)
        made = await host.call("POST", "/tables", ruleset=msgspec.to_builtins(SHORT), pace=0)
        table, code = made["table"]["id"], made["table"]["code"]
        await host.go(f"/big/{table}")
        page = host.page
        await expect(page.get_by_text(code)).to_be_visible()
        await page.get_by_role("button", name=say("room-big-screen-only")).click()
        await expect(page.get_by_role("button", name=say("room-big-screen-only"))).to_have_count(0)
        await phone.call("POST", f"/tables/{table}/seats/0")
        for seat in (1, 2):
            await phone.call("PUT", f"/tables/{table}/seats/{seat}/bot", spec="honest")
        await phone.call("POST", f"/tables/{table}/ready", nonce="nonce-nonce")
        await phone.call("POST", f"/tables/{table}/start")
        await page.get_by_test_id("big-now").wait_for()
        await expect(page.get_by_test_id("merchant")).to_have_count(3)
        assert await page.get_by_test_id("hand-card").count() == 0
        welcomes = [m for m in map(server_decoder.decode, host.ear.frames) if isinstance(m, Welcome)]
        assert welcomes
        assert all(message.own is None and message.seat is None for message in welcomes)

    tell(story)


def test_a_score_sheet_by_taps_has_crowns_and_ties_from_the_server(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone()
        page = visitor.page
        await visitor.go("/sheet")
        for seat in range(2):
            await page.get_by_role("tab").nth(seat).click()
            for _ in range(3):
                await page.get_by_label(say("room-sheet-add", good="apple"), exact=True).click()
            await page.get_by_label(say("room-sheet-gold-add", amount=10), exact=True).click()
        await page.get_by_label(say("room-sheet-add", good="crossbow"), exact=True).click()
        name = say("room-sheet-player", number=2)
        # 3 apples, the crossbow, 10 gold, and half of both crowns of apples.
        await expect(page.get_by_text(say("room-sheet-wins", names=name, total=6 + 9 + 10 + 15))).to_be_visible()
        await page.reload()
        await expect(page.get_by_role("tab").nth(1)).to_contain_text("40")
        await page.get_by_role("button", name=say("room-sheet-clear")).click()
        await page.get_by_role("button", name=say("room-sheet-clear-yes")).click()
        await expect(page.get_by_text(say("room-sheet-empty"))).to_be_visible()

    tell(story)


def test_the_timer_runs_down_stops_and_goes_on(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone()
        page = visitor.page
        await page.clock.install()
        await visitor.go("/timer")
        timer = page.get_by_role("timer")
        await expect(timer).to_have_text("3:00")
        await page.locator(".dial", has_text=say("room-timer-start")).click()
        await page.clock.run_for(60_000)
        await expect(timer).to_have_text(re.compile("2:00|1:5[0-9]"))
        await page.locator(".dial", has_text=say("room-timer-pause")).click()
        stopped = await timer.inner_text()
        await page.clock.run_for(60_000)
        await expect(timer).to_have_text(stopped)
        await page.locator(".dial", has_text=say("room-timer-go-on")).click()
        await page.clock.run_for(121_000)
        await expect(timer).to_have_text("0:00")
        await expect(page.locator(".state")).to_have_text(say("room-timer-over"))

    tell(story)
