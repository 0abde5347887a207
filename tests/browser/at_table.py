"""Plays commands by pressing what a person would press. Nothing here sends a message of its own."""

from collections import Counter
from functools import singledispatchmethod
from typing import Self

import msgspec
from playwright.async_api import Locator, Page, TimeoutError

from nottingham.game import Command, Favour, Good
from nottingham.game import commands as c
from nottingham.game.known import OfferId, Parcel, Terms
from tests.browser.ear import Ear
from tests.browser.elsewhere import chosen_elsewhere
from tests.browser.visitor import PATIENCE_MS
from tests.browser.words import say

MOMENTS = ("opening", "passing", "round-over", "telling")
PILES = ("left", "right")
HASTE_MS = 3000


class AtTable:
    """A page with a table on it, for somebody who has a seat."""

    def __init__(self, page: Page, ear: Ear, *, touch: bool = False) -> None:
        self.page = page
        self.ear = ear
        self._touch = touch
        self._handled: Locator

    @classmethod
    async def of(cls, page: Page, ear: Ear, *, touch: bool = False) -> Self:
        there = cls(page, ear, touch=touch)
        # Bags that are opened or pass, and the end of a round, lie over the table until somebody taps them away.
        there._handled = there._moment
        await page.add_locator_handler(there._handled, there._tap_away, no_wait_after=True)
        return there

    @property
    def _moment(self) -> Locator:
        return self.page.locator(", ".join(f'[data-testid="{moment}"]' for moment in MOMENTS)).first

    async def watch(self) -> None:
        """From now on, look at such moments until they go by themselves."""
        await self.page.remove_locator_handler(self._handled)

    async def _tap_away(self, _: Locator) -> None:
        await self.page.evaluate(
            """(moments) => {
              for (const id of moments) {
                const found = document.querySelector(`[data-testid="${id}"]`)
                ;(found?.querySelector('button') ?? found)?.click()
              }
            }""",
            MOMENTS,
        )

    async def clear(self) -> None:
        """Tap away everything that lies over the table."""
        script = '(moments) => moments.every((id) => !document.querySelector(`[data-testid="${id}"]`))'
        while not await self.page.evaluate(script, MOMENTS):
            await self._tap_away(self.main)

    async def hurry_to(self, moment: str) -> None:
        """Until the screen has told everything, or tells this moment: what comes before it is skipped with a key."""
        script = """([n, moment]) => {
          if (document.querySelector(`[data-testid="${moment}"]`)) return true
          if (Number(document.querySelector('[data-n]')?.dataset.n ?? -1) >= n) return true
          document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }))
          return false
        }"""
        await self.page.wait_for_function(script, arg=[self.ear.n, moment])

    async def tell(self, speed: str) -> None:
        """From now on the game is told at this speed, as if it had been chosen in another tab."""
        await chosen_elsewhere(self.page, speed=speed)

    # Seeing

    async def caught_up(self, seconds: float = 20) -> None:
        """The screen shows everything that has come over the socket."""
        script = "(n) => Number(document.querySelector('[data-n]')?.dataset.n ?? -1) >= n"
        await self.page.wait_for_function(script, arg=self.ear.n, timeout=seconds * 1000)

    @property
    def now(self) -> Locator:
        """The sentence that says what to do."""
        return self.page.get_by_test_id("now")

    @property
    def main(self) -> Locator:
        return self.page.get_by_test_id("main-action")

    @property
    def stage(self) -> Locator:
        return self.page.get_by_role("main")

    # Pressing

    async def press(self, what: Locator) -> None:
        await (what.tap() if self._touch else what.click())

    async def press_named(self, name: str, within: Locator | Page | None = None) -> None:
        await self.press((within or self.page).get_by_role("button", name=name, exact=True))

    async def do(self, command: Command) -> None:
        """Press what plays this command, see that exactly this was sent, and wait for the answer."""
        await self.caught_up()
        sent, answered = len(self.ear.sent), len(self.ear.answered)
        await self.play(command)
        await self.ear.until(lambda: len(self.ear.answered) > answered)
        if isinstance(command, c.MakeOffer):
            await self.page.get_by_test_id("offer-builder").wait_for(state="detached")
        assert len(self.ear.sent) == sent + 1, "one press, one command"
        went = _sorted(self.ear.sent[-1][1])
        assert went == _sorted(command), f"{command} was pressed, {went} was sent"

    async def try_to(self, command: Command) -> None:
        """The same among bots, who do not wait: what was wanted may be gone or have changed meanwhile."""
        await self.caught_up()
        n, sent, answered = self.ear.n, len(self.ear.sent), len(self.ear.answered)
        self.page.set_default_timeout(HASTE_MS)
        try:
            await self.play(command)
        except TimeoutError:
            assert self.ear.n > n, f"nothing has happened, and yet there is no way to play {command}"
        finally:
            self.page.set_default_timeout(PATIENCE_MS)
        await self.page.evaluate("0")
        if len(self.ear.sent) > sent:
            await self.ear.until(lambda: len(self.ear.answered) > answered)

    async def play_quietly(self, command: Command) -> None:
        """Press what plays this command, and wait for nothing but that it goes out."""
        await self.caught_up()
        sent = len(self.ear.sent)
        await self.play(command)
        await self.ear.until(lambda: len(self.ear.sent) > sent)

    @singledispatchmethod
    async def play(self, command: Command) -> None:
        raise AssertionError(f"nobody knows how to press {command}")

    async def _pick(self, cards: tuple[Good, ...]) -> None:
        for good, count in Counter(cards).items():
            for i in range(count):
                await self.press(self.page.locator(f'[data-testid="hand-card"][data-good="{good}"]').nth(i))

    @play.register
    async def _(self, command: c.NameFirstMerchant) -> None:
        await self.press(self.page.get_by_test_id(f"name-{command.seat}"))
        await self.press(self.main)

    @play.register
    async def _(self, command: c.SetAside) -> None:
        await self._pick(command.cards)
        for pile, taken in enumerate(command.take):
            for _ in range(taken):
                await self.press(self.page.get_by_test_id(f"take-{PILES[pile]}"))
        await self.press(self.main)

    @play.register(c.PlaceSetAside)
    @play.register(c.PlaceConfiscated)
    async def _(self, command: c.PlaceSetAside | c.PlaceConfiscated) -> None:
        await self.press(self.page.get_by_test_id(f"pile-{PILES[command.pile]}"))
        await self.press(self.main)

    @play.register
    async def _(self, command: c.LoadBag) -> None:
        await self._pick(command.cards)
        await self.press(self.main)
        await self.page.get_by_test_id("action-back").wait_for()
        await self.press(self.main)

    @play.register
    async def _(self, command: c.DeclareBag) -> None:
        await self.press(self.page.get_by_test_id(f"declare-{command.good}"))
        await self.press(self.main)

    # At the gate

    async def choose_bag(self, bag: int) -> None:
        there = self.page.locator(f'[data-testid="bag"][data-seat="{bag}"]')
        if await there.get_attribute("aria-pressed") != "true":
            await self.press(there)

    async def _settle(self, action: str, bag: int) -> None:
        """Where a bribe would be lost, the button asks once more."""
        await self.choose_bag(bag)
        bribed = await self.page.locator(f'[data-testid="offer"][data-by="{bag}"]').get_by_test_id("accept").count() > 0
        button = self.page.get_by_test_id(action)
        await self.press(button)
        if bribed:
            await self.page.get_by_test_id("action-back").wait_for()
            await self.press(button)

    @play.register
    async def _(self, command: c.PassBag) -> None:
        if command.offer is None:
            await self._settle("action-pass", command.bag)
        else:
            await self.press(self._offer(command.offer).get_by_test_id("accept"))

    @play.register
    async def _(self, command: c.OpenBag) -> None:
        await self._settle("action-open", command.bag)

    @play.register
    async def _(self, command: c.TakeStance) -> None:
        await self.choose_bag(command.bag)
        await self.press(self.page.get_by_test_id(f"action-{command.verdict}"))

    @play.register
    async def _(self, command: c.ConfirmStance) -> None:
        await self.choose_bag(command.bag)
        await self.press(self.main)

    def _offer(self, offer: OfferId) -> Locator:
        by = ",".join(map(str, offer.by))
        return self.page.locator(f'[data-testid="offer"][data-by="{by}"]')

    @play.register
    async def _(self, command: c.RefuseOffer) -> None:
        await self.press_named(say("table-offer-refuse"), self._offer(command.offer))

    @play.register
    async def _(self, command: c.WithdrawOffer) -> None:
        await self.press(self._offer(command.offer).locator("summary"))
        await self.press_named(say("table-offer-withdraw"), self._offer(command.offer))

    @play.register
    async def _(self, command: c.AcceptOffer) -> None:
        await self.press(self._offer(command.offer).get_by_test_id("accept"))

    @play.register
    async def _(self, command: c.MakeOffer) -> None:
        await self.begin_offer(command)
        form = self.page.get_by_test_id("offer-builder")
        await form.wait_for()
        await self._terms(form, command.terms)
        await self.press(self.page.get_by_test_id("send-offer"))

    async def begin_offer(self, command: c.MakeOffer) -> None:
        """A merchant offers with the main button; the Sheriff asks a price for the bag on the desk."""
        if self.ear.public is not None and self.ear.seat in self.ear.view().public.sheriffs:
            await self.choose_bag(command.to[0])
            await self.press(self.stage.locator("[data-action=offer]"))
        else:
            offer = self.page.get_by_test_id("action-offer")
            await self.press(offer if await offer.count() else self.main)

    async def _terms(self, form: Locator, terms: Terms) -> None:
        gives, takes = form.locator("fieldset.give").first, form.locator("fieldset.give").last
        await self._parcel(gives, terms.merchant_gives)
        if terms.sheriff_gives != Parcel() or len(terms.bags) > 1:
            more = form.locator("details").filter(has=takes)
            if await more.get_attribute("open") is None:
                await self.press(more.locator("summary").first)
            await self._parcel(takes, terms.sheriff_gives)
        # Its own bag passes from the start; what is wanted for others is said under "more".
        for term in terms.bags[1:]:
            await self.press(form.get_by_role("radio", name=say("table-deed-short", deed=term.deed)).last)

    async def _parcel(self, form: Locator, parcel: Parcel) -> None:
        if parcel.gold:
            await form.get_by_role("slider").first.fill(str(parcel.gold))
        for good, count in Counter(parcel.legal).items():
            await self._step(form, good, count)
        if parcel.typed is not None:
            await self._promise(form, parcel.typed)
        elif parcel.favour:
            await self._pick_favour(form, "words")
            await form.get_by_role("textbox").fill(parcel.favour)

    async def _pick_favour(self, form: Locator, kind: str) -> None:
        which = form.get_by_role("combobox", name=say("table-give-promise"))
        await which.select_option(label=say("table-favour-pick", kind=kind))

    async def _promise(self, form: Locator, favour: Favour) -> None:
        await self._pick_favour(form, favour.kind)
        if favour.gold:
            await form.get_by_test_id("favour").get_by_role("slider").fill(str(favour.gold))
        if favour.good is not None:
            which = form.get_by_role("combobox", name=say("table-give-kind"))
            await which.select_option(label=say(f"good-{favour.good}"))

    # Debts, loot, black market, promo cards

    async def _step(self, within: Locator, good: Good, count: int) -> None:
        """One card more of that kind, so many times."""
        for _ in range(count):
            await self.press(within.get_by_role("button", name=say("table-more", what=say(f"good-{good}"))).first)

    @play.register
    async def _(self, command: c.PayDebt) -> None:
        for good, count in Counter(command.legal + command.contraband).items():
            await self._step(self.stage, good, count)
        await self.press(self.main)

    @play.register(c.AgreeDivision)
    @play.register(c.DeclineBlackMarket)
    @play.register(c.KeepBrimstone)
    async def _(self, command: Command) -> None:
        await self.press(self.main)

    @play.register
    async def _(self, command: c.RefuseDivision) -> None:
        await self.press(self.page.get_by_test_id("action-refuse"))

    @play.register
    async def _(self, command: c.ForgoProposal) -> None:
        await self.press(self.page.get_by_test_id("action-forgo"))

    @play.register
    async def _(self, command: c.ProposeDivision) -> None:
        if command.gold:
            await self.stage.get_by_role("slider").fill(str(command.gold))
        for good, count in Counter(command.legal + command.contraband).items():
            await self._step(self.stage, good, count)
        propose = self.page.get_by_test_id("action-propose")
        await self.press(propose if await propose.count() else self.main)

    @play.register
    async def _(self, command: c.ClaimBlackMarket) -> None:
        stack = self.page.get_by_test_id(f"stack-{command.good}")
        if await stack.count():
            await self.press(stack)
            await self.press(self.main)
        else:
            await self.press(self.page.get_by_test_id(f"claim-{command.good}"))

    @play.register
    async def _(self, command: c.UseBrimstone) -> None:
        await self.press(self.page.get_by_test_id(f"burn-{command.opponent}-{command.good}-{command.count}"))
        await self.press(self.main)

    @play.register
    async def _(self, command: c.ChoosePlates) -> None:
        for good, count in Counter(command.goods).items():
            await self._step(self.stage, good, count)
        await self.press(self.main)


def _sorted(command: Command) -> Command:
    """Cards in no order: people pick them in any."""
    plain = msgspec.to_builtins(command)
    for part in ("cards", "legal", "contraband", "goods"):
        if isinstance(plain.get(part), list | tuple):
            plain[part] = sorted(plain[part])
    if not any(plain.get("take", ())):
        plain.pop("take", None)
    found: Command = msgspec.convert(plain, type(command))
    return found
