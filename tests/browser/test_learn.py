"""The first game, from the welcome to the farewell, by doing what the coach says and once what it does not."""

import json
from pathlib import Path
from typing import Any

import msgspec
from playwright.async_api import Page, expect

from nottingham.game.commands import AnyCommand, SetAside
from tests.browser.at_table import AtTable
from tests.browser.conftest import Doors, Tell
from tests.browser.words import say

SCRIPT = Path(__file__).parents[2] / "web" / "src" / "learn" / "first-game.json"


def _questions(steps: list[dict[str, Any]], into: dict[str, list[dict[str, Any]]]) -> dict[str, list[dict[str, Any]]]:
    """What may be answered to each question of the coach, by the id of its text."""
    for step in steps:
        for option in step.get("options", ()):
            into.setdefault(step["text"], []).append(option)
            _questions(option.get("steps", []), into)
    return into


async def _wait_for(page: Page, mode: str = "read|act|end") -> tuple[str, str]:
    """Time runs ahead until the coach wants something; answers what, and which text stands there."""
    lesson = page.get_by_test_id("lesson")
    while True:
        found, step = await lesson.get_attribute("data-mode") or "", await lesson.get_attribute("data-step") or ""
        if found in mode:
            return found, step
        await page.clock.run_for(500)


def test_the_first_game_is_played_to_its_end(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        visitor = await doors.desktop()
        page = visitor.page
        await page.clock.install()
        await visitor.go("/")
        await page.get_by_role("link", name=say("shell-learn")).click()
        table = await AtTable.of(page, visitor.ear)
        await page.get_by_test_id("lesson").wait_for()
        questions = _questions(json.loads(SCRIPT.read_bytes())["steps"], {})
        seen: list[str] = []
        detours = {text for text, options in questions.items() if any(option.get("back") for option in options)}
        taken = set(detours)
        while True:
            mode, step = await _wait_for(page)
            if mode == "end":
                break
            if not seen or seen[-1] != step:
                seen.append(step)
            if mode == "read":
                await page.get_by_test_id("go-on").click()
                continue
            if step == "learn-market" and seen.count(step) == 1 and "wrong" not in seen:
                seen.append("wrong")
                await table.play(SetAside(()))
                await expect(page.get_by_test_id("coach")).to_have_text(say("learn-market-else"))
            # Where there is a way round, it is tried first; it leads back to the question.
            options = questions[step]
            wanted = next((option for option in options if bool(option.get("back")) == (step in detours)), options[0])
            detours.discard(step)
            await table.play(msgspec.convert(wanted["command"], AnyCommand))
        assert set(questions) <= set(seen), "a question was never asked"
        assert taken, "there is no way to go wrong"
        # From there one press leads into a game.
        await page.get_by_role("button", name=say("learn-play")).click()
        await visitor.ear.until(lambda: visitor.ear.public is not None)

    tell(story)
