"""Everything fits on small phones in every language: nothing is cut, no button overflows, nothing scrolls sideways,
and with letters twice as large everything can still be reached.

Two languages as a rule; all six with NOTTINGHAM_LONG=1, as ``make test-long`` does. The table's own screens are
measured where they are walked through anyway, in test_axe.py.
"""

import re
from itertools import count
from pathlib import Path

from playwright.async_api import Page, expect

from nottingham.arena.match import Match, play_match
from nottingham.game import Event, Ruleset
from nottingham.game.events import PhaseBegan
from nottingham.game.known import Phase
from nottingham.notation import Header, Log, write_log
from tests.browser.conftest import Doors, Tell
from tests.browser.shell import new_table
from tests.browser.tape import LONG, Tape
from tests.browser.words import say

PAGES = ("/", "/settings", "/rules", "/replays", "/tables", "/around", "/sheet", "/timer", "/today", "/join/XK4QP")


def test_no_box_overflows_on_a_small_phone(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone()
        page, tape = visitor.page, Tape(visitor.page)
        visitor.expected.append(re.compile("404.*XK4QP"))
        await visitor.go("/")
        await tape.everywhere("/ for strangers")
        await new_table(visitor, "Robin")
        await tape.everywhere("lobby")
        await page.get_by_role("button", name=say("lobby-change-rules")).click()
        await page.get_by_role("dialog").wait_for()
        await tape.everywhere("rules of the table")
        for path in PAGES:
            await visitor.follow(path)
            await tape.everywhere(path)
        assert not tape.found, "\n".join(tape.found)

    tell(story)


def test_the_lesson_fits_on_a_small_phone(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone()
        page, tape = visitor.page, Tape(visitor.page)
        await visitor.go("/learn")
        lesson = page.get_by_test_id("lesson")
        for step in ("hello", "goods", "stall", "gate"):
            await page.locator(f'[data-testid="lesson"][data-step="learn-{step}"]').wait_for()
            if LONG or step == "goods":
                await tape.everywhere(f"the lesson, {step}")
            await lesson.get_by_test_id("go-on").click()
        assert not tape.found, "\n".join(tape.found)

    tell(story)


async def _replayed(doors: Doors, path: Path) -> Page:
    visitor = await doors.phone()
    await visitor.go("/replays")
    await visitor.page.locator("input[type=file]").set_input_files(path)
    await visitor.page.get_by_test_id("replay").wait_for()
    return visitor.page


def _kept(folder: Path, match: Match, specs: tuple[str, ...]) -> Path:
    path = folder / "game.jsonl"
    write_log(path, Log(Header(match.table.public.rules, specs, 1), tuple(match.events)))
    return path


def test_the_final_page_fits_when_several_share_the_win(tell: Tell, tmp_path: Path) -> None:
    """Their faces stand side by side, and their names are in one sentence."""
    rules = Ruleset.preset("second", players=4, royal_goods=True, house_rounds=2)
    specs = ("random", "honest", "random", "honest")
    matches = (play_match(rules, seed, specs) for seed in count())
    shared = next(one for one in matches if (sheet := one.table.public.scores) and len(sheet.winners) > 1)
    path = _kept(tmp_path, shared, specs)

    async def story(doors: Doors) -> None:
        page = await _replayed(doors, path)
        await page.keyboard.press("End")
        await expect(page.locator("[data-testid=final] .face")).to_have_count(2)
        tape = Tape(page)
        await tape.everywhere("a shared win")
        assert not tape.found, "\n".join(tape.found)

    tell(story)


def _in_the_dark(event: Event) -> bool:
    return isinstance(event, PhaseBegan) and event.phase is Phase.BLACK_MARKET


def test_the_longest_name_of_a_phase_fits(tell: Tell, tmp_path: Path) -> None:
    rules, specs = Ruleset.preset("second", players=3, black_market=True), ("random",) * 3
    matches = (play_match(rules, seed, specs) for seed in count())
    path = _kept(tmp_path, next(one for one in matches if any(map(_in_the_dark, one.events))), specs)

    async def story(doors: Doors) -> None:
        page = await _replayed(doors, path)
        dark = page.locator('[data-testid=phase][data-phase="black_market"]')
        last = int(await page.get_by_role("slider").get_attribute("max") or 0)
        for _ in range(last):
            if await dark.count():
                break
            await page.keyboard.press("ArrowRight")
        await expect(dark).to_have_count(1)
        tape = Tape(page)
        await tape.everywhere("the black market")
        assert not tape.found, "\n".join(tape.found)

    tell(story)


BAD = """
() => {
  const add = (tag, style) => {
    const made = document.createElement(tag)
    made.textContent = 'Bartholomew the Long-winded'
    made.style.cssText = style
    document.body.append(made)
  }
  add('button', 'display: block; width: 60px; white-space: nowrap')
  add('p', 'width: 900px')
  add('p', 'width: 60px; overflow: hidden; white-space: nowrap')
  add('button', 'position: fixed; top: -300px; left: 0')
}
"""


def test_a_box_that_overflows_would_be_found(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.phone(viewport={"width": 320, "height": 568})
        await visitor.go("/timer")
        await visitor.page.get_by_role("main").first.wait_for()
        tape = Tape(visitor.page)
        await visitor.page.evaluate(BAD)
        await tape.measure("timer")
        await tape.reach("timer")
        for fault in ("overflows", "sticks out", "is cut", "out of reach", "scrolls sideways, to"):
            assert any(fault in each for each in tape.found), (fault, tape.found)

    tell(story)
