"""Talk that everybody understands: said with two taps, read by each in their own language, and stamped. Rules §17."""

from contextlib import AsyncExitStack

from playwright.async_api import Locator, expect

from nottingham.game import Favour, FavourKind, Good, Statement, StatementKind
from nottingham.game import commands as c
from nottingham.game.known import BagTerm, Deed, Parcel, Phase, Terms
from nottingham.notation.words import Narrator
from tests.browser.at_table import AtTable
from tests.browser.company import NAMES
from tests.browser.conftest import Doors, Tell
from tests.browser.gate import at_the_gate
from tests.browser.people import Player
from tests.browser.visitor import Visitor

K = StatementKind
ENGLISH, POLISH = Narrator("en", NAMES[:4]), Narrator("pl", NAMES[:4])


def read_out(page: Visitor) -> Locator:
    """What a screen reader is told."""
    return page.page.locator('[aria-live="polite"].visually-hidden')


def bubble(page: Visitor, seat: int) -> Locator:
    return page.page.locator(f'[data-testid="merchant"][data-seat="{seat}"] .said')


async def says(me: Visitor, at: AtTable, statement: Statement, *taps: Locator) -> None:
    """Two taps and no more: exactly this is said."""
    assert len(taps) == 2
    sent = len(me.ear.sent)
    for tap in taps:
        await at.press(tap)
    await me.ear.until(lambda: len(me.ear.sent) > sent)
    assert me.ear.sent[-1][1] == c.Say(statement)


def bag(me: Visitor, seat: int) -> Locator:
    return me.page.locator(f'[data-testid="bag"][data-seat="{seat}"]')


def phrase(me: Visitor, seat: int, kind: str) -> Locator:
    return me.page.locator(f'[data-testid="say"][data-seat="{seat}"]').get_by_test_id(f"say-{kind}")


def test_two_taps_say_it_and_each_reads_it_in_their_own_language(tell: Tell) -> None:
    """A Sheriff's threat, a merchant's claim and an accusation; a Pole looks on."""

    async def story(doors: Doors) -> None:
        me = await doors.phone()
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me, spectators=True)
            pole = await doors.desktop(locale="pl-PL")
            await pole.call("POST", "/guests", name="Ola")
            await pole.go(f"/table/{table.table}")
            await pole.page.get_by_test_id("merchant").first.wait_for()

            threat = Statement(K.LAST_CHANCE, 1)
            await says(me, at, threat, bag(me, 1), phrase(me, 1, "last_chance"))
            await expect(bubble(pole, 0)).to_have_text(POLISH.statement(0, threat))
            await expect(me.page.locator(".scene .mine")).to_have_text(ENGLISH.statement(0, threat))

            accusation = Statement(K.LIES, 2)
            await says(me, at, accusation, bag(me, 2), phrase(me, 2, "lies"))
            await expect(bubble(pole, 0)).to_have_text(POLISH.statement(0, accusation))
            await expect(read_out(pole)).to_contain_text(POLISH.statement(0, accusation))

            claim = Statement(K.AS_DECLARED, 1)
            await table.chairs[0].do(c.Say(claim))
            await expect(bubble(me, 1)).to_have_text(ENGLISH.statement(1, claim))
            await expect(bubble(pole, 1)).to_have_text(POLISH.statement(1, claim))
            await expect(read_out(me)).to_contain_text(ENGLISH.statement(1, claim))

            await at.do(c.OpenBag(1))
            await at.clear()
            await me.page.keyboard.press("l")
            log = me.page.get_by_test_id("log").last
            kept = log.locator("li", has_text=ENGLISH.statement(0, threat)).get_by_test_id("stamp").first
            await expect(kept).to_have_attribute("data-state", "kept")
            stamped = pole.page.get_by_test_id("log").get_by_test_id("stamp")
            await expect(stamped.first).to_have_text(POLISH.t("say-state", state="kept"))

    tell(story)


def test_the_owner_of_a_bag_speaks_from_a_merchants_stall_and_by_keyboard(tell: Tell) -> None:
    async def story(doors: Doors) -> None:
        me = await doors.desktop()
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me, sheriff=1)
            seat = me.ear.seat
            assert seat is not None
            gate = me.page.locator('[data-testid="merchant"][data-seat="1"]')
            await says(me, at, Statement(K.WONT_PAY), gate, phrase(me, 1, "wont_pay"))
            await expect(me.page.get_by_role("dialog")).to_have_count(0)
            await me.page.keyboard.press("s")
            await me.page.get_by_test_id("say-good").select_option("silk")
            await me.page.get_by_test_id("say-count").select_option("2")
            # What others say meanwhile leaves the form as it is.
            threat = Statement(K.LAST_CHANCE, seat)
            await table.chairs[0].do(c.Say(threat))
            await expect(bubble(me, 1)).to_have_text(ENGLISH.statement(1, threat))
            sent = len(me.ear.sent)
            await me.page.get_by_test_id("say-counted").press("Enter")
            await me.ear.until(lambda: len(me.ear.sent) > sent)
            assert me.ear.sent[-1][1] == c.Say(Statement(K.HOLDS, seat, Good.SILK, 2))

    tell(story)


def test_one_typed_favour_is_kept_and_another_broken_before_everybodys_eyes(tell: Tell) -> None:
    """Rules §5: Marian lets Robin's bag pass, as she promised; Robin does not pay the gold that he promised her."""

    async def story(doors: Doors) -> None:
        me = await doors.desktop()
        async with AsyncExitStack() as stack:
            table, at = await at_the_gate(stack, me)
            words = Terms(
                Parcel(typed=Favour(FavourKind.PASS_NEXT)),
                Parcel(typed=Favour(FavourKind.GOLD_NEXT, gold=5)),
                (BagTerm(1, Deed.PASS),),
            )
            await table.chairs[0].do(c.MakeOffer((1,), (0,), words))
            await table.agree()
            standing = me.ear.view().public.offer((1,), (0,))
            assert standing is not None
            await at.do(c.PassBag(1, standing.id))
            player = Player(me.ear, 5, offers=False)

            def at_her_gate() -> bool:
                public = me.ear.view().public
                return (public.round, public.phase) == (2, Phase.INSPECTION)

            while not at_her_gate():
                await table.play(at_her_gate)
                await table.agree()
                command = None if at_her_gate() else player.wants()
                if command is not None:
                    await at.do(command)
            for owner in (0, 2, 3):
                await table.chairs[0].do(c.PassBag(owner))
            await me.ear.until(lambda: me.ear.view().public.round == 3)
            log = me.page.get_by_test_id("log")
            for state, by, to in (
                ("kept", {"you": "no", "name": "Marian"}, "you"),
                ("broken", {"you": "yes"}, "Marian"),
            ):
                about: dict[str, int | str] = {"state": state, "many": "no", "round": 1, "to": to, "name": "", **by}
                await expect(log).to_contain_text(ENGLISH.t("table-log-pledge", about))

    tell(story)
