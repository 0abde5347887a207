"""What a player sees of a whole game against bots, state by state, under a clock of the test's own: nothing is on the
screen before its moment, and everything has one."""

import asyncio

from nottingham.game.events import BagOpened, BagPassed, RoundEnded
from nottingham.game.known import Phase
from tests.browser.at_table import AtTable
from tests.browser.conftest import Doors, Tell
from tests.browser.director import Seen, Truth, record, recording
from tests.browser.people import Player
from tests.browser.shell import fill_with_bots, new_table, start
from tests.browser.visitor import Visitor
from tests.browser.words import say

STEP_MS = 250
LONG_MS = 30_000
PULSE_MS = 2_500
"""Within so much of the page's time its server must be able to answer: the line is kept, too."""
ROUNDS = 2


async def look_long(me: Visitor) -> None:
    for _ in range(LONG_MS // PULSE_MS):
        await me.page.clock.run_for(PULSE_MS)
        await asyncio.sleep(0.03)


async def told(me: Visitor) -> None:
    """Time runs until the screen has told everything. The sum of a round is tapped away, after a long look."""
    over = me.page.get_by_test_id("round-over")
    script = """() => [
      Number(document.querySelector('[data-n]').dataset.n), document.querySelector('.moments [data-testid]') !== null
    ]"""
    while True:
        shown, busy = await me.page.evaluate(script)
        if shown == me.ear.n and not busy:
            return
        if await over.count():
            await look_long(me)
            assert await over.count(), "the sum of the round went by itself"
            await over.get_by_role("button").click()
        await me.page.clock.run_for(STEP_MS)


async def play(me: Visitor, at: AtTable, player: Player) -> None:
    """A player who looks at everything before deciding anything."""
    while True:
        await told(me)
        n, command = me.ear.n, player.wants()
        if me.ear.over:
            return
        if command is not None:
            await at.try_to(command)
        else:
            await me.ear.until(lambda n=n: me.ear.n > n or me.ear.over)  # type: ignore[misc]


def test_nothing_is_on_the_screen_before_its_moment_and_everything_has_one(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        size = {"width": 1366, "height": 768}
        me = await doors.desktop(speed="relaxed", reduced_motion="no-preference", viewport=size)
        await record(me.page)
        await me.page.clock.install()
        table = await new_table(me, "Robin")
        rules = {"edition": "second", "players": 4, "house_rounds": ROUNDS}
        await me.call("PATCH", f"/tables/{table}", ruleset=rules, pace=0.1)
        await fill_with_bots(me)
        await start(me)
        at = await AtTable.of(me.page, me.ear)
        await at.watch()
        await play(me, at, Player(me.ear, 4, offers=False))
        await me.page.get_by_test_id("final").wait_for()
        seen, lines = await recording(me.page)
        truth = Truth(await me.fetch("GET", f"/tables/{table}/log"), me.ear.seat or 0, me.ear.frames)
        assert seen[-1].n == len(truth.events)
        no_fact_before_its_moment(seen, truth)
        nothing_is_said_too_early(seen, lines)
        a_moment_for_every_bag(seen, truth)
        a_sum_of_every_round(seen, truth)
        the_server_hears_how_far_it_is(me)

    tell(story)


def no_fact_before_its_moment(seen: list[Seen], truth: Truth) -> None:
    for one in seen:
        public = truth.views[one.n].public
        about = f"with {one.n} events told, {one.moment}"
        if not one.final:
            wanted = truth.stalls(one.n)
            assert one.stalls == {seat: wanted[seat] for seat in one.stalls}, about
            assert len(one.stalls) == len(wanted) - (public.phase is Phase.OVER), about
            assert one.phase == public.phase, about
            assert one.header == say("table-round", round=public.round, rounds=truth.rounds), about
        assert (public.phase is Phase.OVER) or not one.final, about
        for seat, stamp in one.stamps.items():
            assert stamp == truth.stamp(one.n, int(seat)), f"{about}: the bag of {seat}"
        assert one.log <= one.n, f"{about}: the log"
        for line in one.said:
            assert truth.said[line] <= one.n, f"{about}: somebody has reacted already"
        if one.moment is not None and one.moment.id == "opening" and not one.moment.all_turned:
            opened = _opening(truth, int(one.moment.seat), one.n)
            assert opened > one.n, f"{about}: the facts of an open bag"
    # In few games no bot has anything to say.
    assert any(one.said for one in seen) or not truth.said, "bots spoke, and nobody saw it"


def the_server_hears_how_far_it_is(me: Visitor) -> None:
    numbers = [n for n, _ in me.ear.seen]
    assert numbers == sorted(numbers)
    assert numbers[-1] == me.ear.n
    assert all(n <= sent for n, sent in me.ear.seen)
    assert any(n < sent for n, sent in me.ear.seen), "the screen was never behind: this proves too little"


def nothing_is_said_too_early(seen: list[Seen], lines: dict[int, str]) -> None:
    """What a screen reader is told is a line of the log, or more of them, or what to do now."""
    first = {text: min(n for n, other in lines.items() if other == text) for text in lines.values()}
    spoken: set[str] = set()
    for one in seen:
        early = [text for text, n in first.items() if n > one.n and text in one.spoken]
        assert not early, f"with {one.n} events told a screen reader hears {early}"
        spoken |= {text for text in first if text in one.spoken}
    assert len(spoken) > len(first) / 2, "a screen reader hears too little of it"


def _opening(truth: Truth, seat: int, n: int) -> int:
    """The number of the event that opened a bag which is being opened on the screen."""
    opened = [i for i, event in enumerate(truth.events, 1) if isinstance(event, BagOpened) and event.seat == seat]
    return next((i for i in opened if i > n), 0)


def a_moment_for_every_bag(seen: list[Seen], truth: Truth) -> None:
    for n, event in enumerate(truth.events, 1):
        if not isinstance(event, BagOpened | BagPassed):
            continue
        wanted = "opening" if isinstance(event, BagOpened) else "passing"
        there = [
            one
            for one in seen
            if one.n >= n and one.moment is not None and one.moment.id == wanted and one.moment.seat == str(event.seat)
        ]
        assert there, f"event {n}, {event}, had no moment"
        assert truth.views[there[0].n].public.round == truth.views[n].public.round


def a_sum_of_every_round(seen: list[Seen], truth: Truth) -> None:
    ended = [event.round for event in truth.events if isinstance(event, RoundEnded)]
    assert len(ended) == ROUNDS
    for number in ended:
        sums = [one for one in seen if one.moment is not None and one.moment.id == "round-over"]
        there = [one.at for one in sums if one.moment is not None and one.moment.round == str(number)]
        gone = next(one.at for one in seen if one.at > there[-1])
        assert gone - there[0] >= LONG_MS
