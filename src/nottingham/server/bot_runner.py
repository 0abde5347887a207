"""Bots at a live table: in their own seats, and standing in for people who are away.

Bots think in threads (thinking.py) and take a pause that the host can set. In an inspection they speak up when
something has happened, a few times for each bag; a bot that keeps the gate lets people talk before it settles anything,
as long as a candle burns (candle.py).
"""

import asyncio
import secrets
import time
from functools import partial
from typing import Final

from ..arena.moderator import Spoken
from ..bots.asking import answer, sit_down, tell_bots, word_of
from ..bots.faults import Fault
from ..bots.safe import safe_move
from ..bots.seat import Bot, Chair, Listener, Speaker, Turn
from ..bots.talk import Company
from ..game import SPECTATOR, Command, Dice, Event, Say, Statement, tell, view
from ..game.awaiting import pressing, settlers
from ..game.commands import ConfirmStance, OpenBag, PassBag
from ..game.known import AskKind, OfferId, Phase, Public
from ..game.state import Table
from .branch_start import remind, unpacked_events
from .candle import SPEAKS, Candle
from .diary import diary
from .limits import Bucket
from .problems import Problem
from .stand_in import STAND_IN, StandIn
from .table import LiveTable
from .thinking import Thinkers
from .times import now_ms

MOVE_SECONDS: Final = 2.0
"""Seconds; a bot that thinks for longer loses the move to a safe default."""

ALONE: Final = 0.5
"""Seconds, about, until bots try again whose table has no person, when too many such tables play."""
HANGS: Final = 5.0
"""Seconds; a bot that is not done by then never will be."""

log = diary("nottingham.bots")


class BotRunner:
    """Everybody at one table who is not a person just now."""

    def __init__(self, live: LiveTable, thinkers: Thinkers, lone_moves: Bucket) -> None:
        self.live = live
        self.session = live.session
        self.thinkers = thinkers
        self.lone_moves = lone_moves
        """What all tables without people may do together: nobody waits for them."""
        self.bots: dict[int, Bot] = {}
        self.hung: set[int] = set()
        """Seats whose bots did not come back from a thought; they make safe moves from then on."""
        self.heard = 0
        self.spoke: dict[int, tuple[tuple[int, int], int, int]] = {}
        """For each bot: the round and the bags left when it last spoke, how often by then, and the event number."""
        self.words = Spoken()
        """Who has said how much about the bags that lie there."""
        self.asked_for_words: set[tuple[int, int]] = set()
        """Which seats were asked for a word, after how many deeds."""
        self.answered: set[tuple[int, OfferId]] = set()
        """What people wanted of a bot, and it has had its say to."""
        self.company: Company | None = None
        self.followed = 0
        """How many events the company has heard."""
        self.candle = Candle()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Something happened at the table: whoever is a bot looks up."""
        if self._task is None and self.session.record.state == "playing" and self.seats():
            self._task = asyncio.get_running_loop().create_task(self._run(), name=f"bots-{self.live.id}")
        self._wake.set()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        """Move as long as there is something to do, then wait until something happens."""
        while self.session.record.state == "playing":
            self._wake.clear()
            try:
                wait = await self._step()
            except Problem:
                return  # the table does not live here any more
            except Exception:
                log.exception("bots stumbled", table=self.live.id)
                wait = 1.0
            if wait is None or wait > 0:
                await self._until_woken(wait)
        await self._chat()

    async def _until_woken(self, seconds: float | None) -> None:
        try:
            await asyncio.wait_for(self._wake.wait(), seconds)
        except TimeoutError:
            return

    async def _step(self) -> float | None:
        """One move of one bot, if there is any to make. Gives back how long to wait: nothing, forever."""
        session = self.session
        await self._chat()
        game = session.table
        if game is None or session.record.paused:
            self.candle.out()
            return None
        n = len(session.events)
        turn, wait = self._turn(game)
        if turn is None:
            return wait
        if len(self.seats()) == len(session.record.seats) and not self.lone_moves.take():
            return ALONE * (1 + secrets.randbelow(100) / 100)
        begun = time.monotonic()
        if await self._spoke_up(turn, n):
            return 0.0
        command, why = await self._thought(turn, n)
        await self._pause(turn, begun)
        if command is not None:
            await self._until_seen(n)
        if n != len(session.events) or not session.played_by_bot(turn.seat):
            return 0.0
        self._note(turn)
        hold = self._hold(game) if _settles(turn, command) else 0.0
        if hold > 0:
            return hold
        if why:
            log.warning("bot lost its move", table=self.live.id, seat=turn.seat, why=_without_words(why))
            command = safe_move(turn)
        if command is not None:
            await self._play(turn, command, n)
        return 0.0

    async def _pause(self, turn: Turn, begun: float) -> None:
        """A human-like pause: the same, however long the bot has thought, so that it tells nothing."""
        pace = self.session.record.pace * (0.6 if turn.ask is not None else 0.3)
        left = begun + pace - time.monotonic()
        if left > 0:
            await asyncio.sleep(left)

    async def _until_seen(self, n: int) -> None:
        """People see what has happened before the next thing does, if they take no longer than they may."""
        while n == len(self.session.events):
            left = self.live.unseen()
            if left <= 0:
                return
            self._wake.clear()
            await self._until_woken(left)

    async def _spoke_up(self, turn: Turn, n: int) -> bool:
        """Whether the bot had something to say before its turn (rules §17): asked once after each thing that happens,
        and heard a few times for each bag."""
        session, seat = self.session, turn.seat
        here = (seat, session.deeds)
        mute = session.record.talk == "quiet" or seat in self.hung or seat in session.presence.stand_ins
        if mute or here in self.asked_for_words or not self.words.left(turn.public, seat):
            return False
        self.asked_for_words = {(who, deeds) for who, deeds in self.asked_for_words if deeds == here[1]} | {here}
        try:
            word = await self.thinkers.think(partial(self._word, turn, n), HANGS)
        except TimeoutError:
            self.hung.add(seat)
            return False
        if word is None or n != len(session.events) or not session.played_by_bot(seat):
            return False
        if await self.live.act(seat, Say(word), n) is not None:
            return False
        self.words = self.words.with_a_word(turn.public, seat)
        return True

    def _word(self, turn: Turn, n: int) -> Statement | None:
        """In a thread, as ``_think``."""
        news, self.heard = self.session.events[self.heard : n], n
        self._tell(news)
        bot = self.bot_in(turn.seat, n)
        return word_of(bot, turn, MOVE_SECONDS)[0] if isinstance(bot, Speaker) else None

    async def _thought(self, turn: Turn, n: int) -> tuple[Command | None, str]:
        """What a bot comes up with. One that hangs is not asked again."""
        if turn.seat in self.hung:
            return None, "hangs"
        try:
            return await self.thinkers.think(partial(self._think, turn, n), HANGS)
        except TimeoutError:
            self.hung.add(turn.seat)
            return None, f"thought for more than {HANGS} seconds"

    def _think(self, turn: Turn, n: int) -> tuple[Command | None, str]:
        """In a thread: let the bot hear what is new to it, then ask it."""
        news, self.heard = self.session.events[self.heard : n], n
        self._tell(news)
        bot = self.bot_in(turn.seat, n)
        if turn.seat in self.session.presence.stand_ins:
            bot = StandIn(bot, Dice(secrets.randbits(64)))
        return answer(bot, turn, MOVE_SECONDS)

    def _tell(self, news: list[Event]) -> None:
        awake = [(seat, bot) for seat, bot in self.bots.items() if seat not in self.hung]
        listeners = [(seat, bot) for seat, bot in awake if isinstance(bot, Listener)]
        faults: list[Fault] = []
        tell_bots(listeners, self.heard - len(news), news, faults, MOVE_SECONDS)
        for fault in faults:
            log.warning("bot did not listen", table=self.live.id, seat=fault.seat, why=_without_words(fault.why))

    def bot_in(self, seat: int, n: int) -> Bot:
        """The bot in a seat; one that comes in late is told the whole game first."""
        if seat not in self.bots:
            spec = self.session.record.seats[seat].bot or STAND_IN
            bot = sit_down(spec, Chair(seat, self.session.record.ruleset, Dice(secrets.randbits(64))))
            if isinstance(bot, Listener):
                remind(bot, unpacked_events(self.session.record.past))
                tell_bots([(seat, bot)], 0, self.session.events[:n], [], MOVE_SECONDS)
            self.bots[seat] = bot
        return self.bots[seat]

    async def _play(self, turn: Turn, command: Command, n: int) -> None:
        self.live.metrics.bot_moved()
        refusal = await self.live.act(turn.seat, command, n)
        if refusal is None:
            return
        log.warning("bot was refused", table=self.live.id, seat=turn.seat, code=refusal.code)
        safe = safe_move(turn)
        if safe is not None:
            await self.live.act(turn.seat, safe, n)

    def _note(self, turn: Turn) -> None:
        """Remember that a bot had its say, also to whatever people want of it."""
        public = turn.public
        self.answered |= {(turn.seat, offer) for offer in self._unanswered(turn.seat, public)}
        here = (public.round, len(public.unsettled))
        before = self.spoke.get(turn.seat)
        times = before[1] + 1 if before is not None and before[0] == here else 1
        self.spoke[turn.seat] = (here, times, self.session.deeds)

    # Whose turn it is

    def seats(self) -> list[int]:
        """Seats that a bot plays now."""
        return [number for number in range(len(self.session.record.seats)) if self.session.played_by_bot(number)]

    def _turn(self, game: Table) -> tuple[Turn | None, float | None]:
        """The next turn of a bot; or none, and how long to wait."""
        public, mine = game.public, self.seats()
        if public.phase is Phase.INSPECTION and not pressing(public):
            return self._floor(game, mine)
        for ask in game.awaiting:
            if ask.seat in mine:
                return Turn(view(game, ask.seat), ask.kind, may_wait=False, settle_now=True), 0.0
        return None, None

    def _floor(self, game: Table, mine: list[int]) -> tuple[Turn | None, float | None]:
        """In an inspection: merchants first, each when something has happened since it last spoke; then the gate."""
        public = game.public
        here = (public.round, len(public.unsettled))
        for seat in sorted(mine, key=lambda seat: not self._unanswered(seat, public)):
            silent = seat in self.session.presence.stand_ins
            if seat in public.merchants and not silent and self._has_word(seat, here, public):
                return Turn(view(game, seat), None, may_wait=True), 0.0
        for seat in settlers(public):
            if seat in mine:
                return self._gate(game, seat, here)
        return None, None

    def _has_word(self, seat: int, here: tuple[int, int], public: Public) -> bool:
        """Whether it is a bot's turn to speak: it has not spoken often, or a person waits for its answer."""
        return self._may_speak(seat, here, self.session.deeds) or bool(self._unanswered(seat, public))

    def _unanswered(self, seat: int, public: Public) -> list[OfferId]:
        """What people have offered a bot, or asked of it, since it was last asked."""
        offers = [offer for offer in public.offers if seat in offer.to and seat not in offer.agreed]
        people = [offer.id for offer in offers if not self.session.played_by_bot(offer.agreed[0])]
        return [offer for offer in people if (seat, offer) not in self.answered]

    def _may_speak(self, seat: int, here: tuple[int, int], n: int) -> bool:
        before = self.spoke.get(seat)
        return before is None or before[0] != here or (before[1] < SPEAKS and before[2] != n)

    def _spoken_out(self, officer: int, here: tuple[int, int]) -> list[int]:
        """Bots that have no word left before this one at the gate settles a bag. People may always answer."""
        spoke = {seat: before[1] for seat, before in self.spoke.items() if before[0] == here}
        return [seat for seat in self.seats() if seat != officer and spoke.get(seat, 0) >= SPEAKS]

    def _gate(self, game: Table, seat: int, here: tuple[int, int]) -> tuple[Turn | None, float]:
        """A bot at the gate speaks as others do, then waits a while for the people, then settles."""
        if self._has_word(seat, here, game.public):
            spoken_out = self._spoken_out(seat, here)
            return Turn(view(game, seat), AskKind.SETTLE, may_wait=True, spoken_out=spoken_out), 0.0
        unseen = self.live.unseen()
        if unseen > 0:
            return None, unseen
        left = self._hold(game)
        if left > 0:
            return None, left
        return Turn(view(game, seat), AskKind.SETTLE, may_wait=False, settle_now=True), 0.0

    def _hold(self, game: Table) -> float:
        """Seconds for which the gate still lets people bargain, whether their own bags lie there or not."""
        session, public, now = self.session, game.public, time.monotonic()
        people = (seat for seat in public.merchants if not session.played_by_bot(seat))
        waits = tuple(seat for seat in people if not session.attention.nodded(seat, public))
        pace, writing = session.record.pace, session.attention.writing
        left = self.candle.left(public, waits, writing, pace, now, session.deeds)
        self.live.burn(self.candle.shown(now, now_ms()) if left > 0 else None)
        return left

    # Talking

    async def _chat(self) -> None:
        """Let the bots say what comes to mind about the news: what a spectator is told, and no more."""
        session = self.session
        news = session.events[self.followed :]
        if not news:
            return
        quiet = session.record.talk == "quiet"
        late = self.followed == 0 and session.record.seats and len(news) > 60
        self.followed += len(news)
        if self.company is None:
            bots = {number: seat.bot for number, seat in enumerate(session.record.seats) if seat.kind == "bot"}
            characters = {number: spec.partition(":")[2] for number, spec in bots.items()}
            before = [line.line for _, line in session.talk if line.line]
            self.company = Company(session.record.ruleset, characters, Dice(secrets.randbits(64)), before)
        for event in news:
            if late:
                self.company.catch_up(tell(event, SPECTATOR))
                continue
            for said in self.company.hear(tell(event, SPECTATOR)):
                if not quiet:
                    await self.live.say(said.seat, "", line=said.line.id, args=dict(said.line.args))


def _without_words(why: str) -> str:
    """What a bot did wrong, without the text of its exception: the bot knows cards, the log must not."""
    return why.partition(":")[0]


def _settles(turn: Turn, command: Command | None) -> bool:
    """Whether a bot at the gate is about to settle a bag without a deal, before people have had their say."""
    if turn.ask is not AskKind.SETTLE or turn.settle_now:
        return False
    return isinstance(command, OpenBag | ConfirmStance) or (isinstance(command, PassBag) and command.offer is None)
