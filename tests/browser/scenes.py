"""A game as a row of scenes: everything that a table can look like, each shown once, while the game waits."""

from collections.abc import AsyncIterator

from nottingham.game import Ruleset
from nottingham.game.events import BagOpened
from nottingham.game.known import AskKind, Phase
from tests.browser.at_table import AtTable
from tests.browser.company import Company
from tests.browser.ear import Ear
from tests.browser.people import Player

SECOND = Ruleset.preset("second", players=4, royal_goods=True, inspection_clock=True, house_rounds=2)
FIRST = Ruleset.preset("first", players=3, promos={"feast_plate": 4, "brimstone_oil": 4}, house_rounds=2)
DEPUTIES = Ruleset.preset("second", players=6, black_market=True, house_rounds=2)


async def scenes(table: Company, at: AtTable, seed: int = 7) -> AsyncIterator[str]:
    """Plays the game; whenever something looks as it did not before, says what it is."""
    ear, player, seen = table.me.ear, Player(table.me.ear, seed), set[str]()
    opened = 0
    while not ear.over:
        if "opening" not in seen and ear.view().public.phase is Phase.INSPECTION:
            await at.tell("relaxed")
        bargains = "bargain" not in seen
        await table.play(lambda: _opened(ear) > opened or (bargains and _has_a_bag_there(ear)))  # noqa: B023
        await table.agree()
        if bargains and _has_a_bag_there(ear):
            seen.add("bargain")
            await at.caught_up()
            await at.clear()
            yield "bargain"
            continue
        await at.hurry_to("opening")
        if _opened(ear) > opened:
            opened = _opened(ear)
            if "opening" not in seen and await at.page.get_by_test_id("opening").count():
                seen.add("opening")
                yield "opening"
                await at.tell("instant")
                await at.clear()
            continue
        command = player.wants()
        if command is None:
            continue
        scene = _scene(ear)
        if scene not in seen:
            seen.add(scene)
            await at.clear()
            yield scene
        await at.do(command)
    await table.agree()
    await at.caught_up()
    await at.clear()
    yield "final"


def _opened(ear: Ear) -> int:
    return sum(isinstance(event, BagOpened) for event in ear.told)


def _has_a_bag_there(ear: Ear) -> bool:
    """Before the Sheriff does anything about it."""
    public = ear.view().public
    return public.phase is Phase.INSPECTION and ear.seat in public.unsettled


def _scene(ear: Ear) -> str:
    public, ask = ear.view().public, ear.asked()
    if public.phase is Phase.INSPECTION and (ask is None or ask.kind is AskKind.SETTLE):
        return "bribed" if public.offers else "gate"
    return "waiting" if ask is None else ask.kind.replace("_", "-")
