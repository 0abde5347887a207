"""The first game and the rules page: made from the engine's own data, and every word of them is there."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser, ast

from nottingham.game.events import AnyEvent
from nottingham.game.goods import MOST_IN_BAG, MOST_SET_ASIDE, PROMO, STARTING_GOLD, SUMMONS_REWARD
from nottingham.game.known import Phase
from nottingham.locales import source

WEB = Path(__file__).parents[2] / "web"


def messages(area: str) -> dict[str, str]:
    """The messages of an English file, without what is filled in."""
    body = FluentParser(with_spans=False).parse(source("en", area)).body
    found = {}
    for entry in body:
        assert not isinstance(entry, ast.Junk), entry
        if isinstance(entry, ast.Message) and entry.value is not None:
            words = [part.value for part in entry.value.elements if isinstance(part, ast.TextElement)]
            found[entry.id.name] = "".join(words)
    return found


def steps(of: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Every step, those of other choices too."""
    for step in of:
        yield step
        for option in step.get("options", ()):
            yield from steps(option.get("steps", []))


LESSON = json.loads((WEB / "src" / "learn" / "first-game.json").read_bytes())
STEPS = list(steps(LESSON["steps"]))


def test_the_first_game_has_every_phase_a_lie_told_a_lie_caught_and_a_bribe() -> None:
    updates = [frame for step in STEPS for frame in step.get("frames", ()) if frame["type"] == "update"]
    told = [event for frame in updates for event in frame["told"]]
    phases = {event["phase"] for event in told if event["event"] == "phase_began"}
    assert phases >= {Phase.MARKET, Phase.LOADING, Phase.DECLARATION, Phase.INSPECTION, Phase.OVER}
    mine = {event["event"] for event in told if event.get("seat") == 0}
    assert mine >= {"cards_set_aside", "bag_closed", "bag_declared", "bag_passed", "offer_made"}
    opened = [event for event in told if event["event"] == "bag_opened"]
    assert {(tuple(event["by"]), event["true"]) for event in opened} >= {((3,), True), ((0,), False), ((0,), True)}
    assert any(event["event"] == "deal_struck" and event["merchant"] == 0 for event in told)


def test_a_learner_is_told_nothing_that_a_merchant_would_not_be() -> None:
    told = [event for step in STEPS for frame in step.get("frames", ()) for event in frame.get("told", ())]
    assert len(told) > 100
    for event in msgspec.convert(told, tuple[AnyEvent, ...]):
        if event.secret and 0 not in event.audience:
            hidden = [getattr(event, name) for name in event.secret]
            assert not any(isinstance(cards, tuple) for cards in hidden), event


def test_every_step_has_its_text_and_no_text_is_left_over() -> None:
    said = {step["text"] for step in STEPS if step.get("text")}
    said |= {f"{step['text']}-else" for step in STEPS if step["step"] == "ask"}
    words = set(messages("learn"))
    assert said <= words
    page = (WEB / "src" / "pages" / "Learn.svelte").read_text()
    assert {name for name in words - said if f"'{name}'" not in page} == set()


def test_no_text_of_the_coach_is_too_long_for_a_phone() -> None:
    for name, text in messages("learn").items():
        assert len(text) <= 200, name


def test_the_rules_page_says_every_message_and_every_message_is_said() -> None:
    sections = (WEB / "src" / "rules" / "sections.ts").read_text()
    anchors = re.findall(r"id: '([a-z]+)'", sections)
    assert len(anchors) == len(set(anchors)) >= 18
    said = {f"rules-{anchor}-title" for anchor in anchors}
    said |= {f"rules-{name}" for call in re.findall(r"(?:text|list)\(([^)]*)\)", sections) for name in _quoted(call)}
    said |= {f"rules-promo-{good}" for good in PROMO} | set(re.findall(r"id: '(rules-[a-z-]+)'", sections))
    words = set(messages("rules"))
    assert said <= words
    pages = [*(WEB / "src" / "rules").glob("*.svelte"), WEB / "src" / "pages" / "Rules.svelte"]
    text = "".join(page.read_text() for page in pages)
    left = {name for name in words - said if f"'{name}'" not in text and not name.startswith("rules-editions-")}
    assert left == {"rules-in-first", "rules-in-second"}


def _quoted(call: str) -> list[str]:
    return [name for name in re.findall(r"'([a-z0-9-]+)'", call) if name not in ("first", "second")]


def test_numbers_in_the_rules_are_those_of_the_engine() -> None:
    rules = messages("rules")
    words = {1: "one", 2: "two", 3: "three", 5: "five", 6: "six", 7: "seven"}
    assert f"{STARTING_GOLD} gold" in rules["rules-setup-1"]
    assert f"up to {words[MOST_SET_ASIDE]} cards" in rules["rules-market-1"]
    assert f"one to {words[MOST_IN_BAG]} cards" in rules["rules-loading-1"]
    assert f"{SUMMONS_REWARD} gold" in rules["rules-promo-royal_summons"]
