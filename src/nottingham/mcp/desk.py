"""What a connection of a model can do: every answer is text, in one language. Nothing here knows the Model Context
Protocol."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

from ..client import AsyncServer, read_invitation
from ..client.arena import AsyncArena
from ..game import MaySay, Ruleset, RulesetError, Say
from ..locales import Worded
from ..notation.rulesets import unplayable
from . import numbered, spoken
from .local import ArenaTable, LocalTable
from .numbered import NotPossible, NumberedOption
from .quoting import AFTER, BEFORE, QuotingNarrator, Teller, named, prices_in_words, quoted, table_in_words
from .rulebook import found_rules, shortened
from .seats import ModelSeat, ServerSeat, TurnSeat

USUAL_BOTS: Final = ("medium:brazen", "medium:cautious", "medium:stern", "medium:corrupt", "medium:gullible")
MOST_SEATS: Final = 8
"""Tables at which one connection may sit at once."""
MOST_WAIT: Final = 120.0
MOMENT: Final = 0.05
"""Seconds in which what happens together is told together."""


class Place:
    """One seat, with what was said of it already."""

    def __init__(self, seat: ModelSeat) -> None:
        self.seat = seat
        self.teller = Teller()
        self.heard = seat.lines
        self.finished = 0
        """How many games that ended were told of."""
        self.shown: tuple[int, list[NumberedOption]] | None = None
        """The list of options that the model has seen, and how many events there were then."""
        self.sayable: tuple[MaySay, list[NumberedOption]] | None = None
        """The list of statements that the model has seen, and what might be said then."""


class Desk:
    """All that one connection has: its seats, its language, its server, its arena."""

    def __init__(self, language: str, *, server: str = "", arena: int = 0, name: str = "Model") -> None:
        self.language = language
        self.name = name
        self._address = server
        self._arena = arena
        self._guests: dict[str, AsyncServer] = {}
        self._places: dict[str, Place] = {}
        self._plain = QuotingNarrator(language)
        self._lock = asyncio.Lock()

    async def close(self) -> None:
        """Get up everywhere."""
        for title in list(self._places):
            await self._places.pop(title).seat.close()

    # Tables

    async def tables(self) -> str:
        """Where one can sit down."""
        t = self._plain.t
        lines = [t("program-mcp-start-one")]
        if self._arena:
            lines.append(t("program-mcp-arena", port=str(self._arena)))
        if self._address:
            for table in await (await self._guest(self._address)).tables():
                free = sum(1 for seat in table.seats if seat.kind == "open")
                rules = self._plain.rules(table.ruleset)
                welcome = "yes" if table.programs and table.state == "lobby" else "no"
                lines.append(t("program-mcp-table", code=table.code, rules=rules, free=free, welcome=welcome))
        for title, place in self._places.items():
            over = "yes" if place.seat.over else "no"
            lines.append(t("program-mcp-yours", table=title, over=over))
        return "\n".join(lines)

    async def join(self, table: str) -> str:
        """Sit down: by a code on the server, a link to any server, or ``arena``."""
        if table.strip().casefold() == "arena":
            return await self._sit_in_arena()
        link = read_invitation(table) if "/" in table else None
        address = link.server if link is not None else self._address
        if not address:
            raise NotPossible("program-mcp-no-server")
        server = await self._guest(address)
        found = await server.find(link.table if link is not None and link.table else table)
        self._check_free(f"{server.address}/{found.table.id}")
        seated = await server.sit_down(found.table.id)
        return await self._sit_on_server(server, seated.table.id)

    async def start(self, bots: Sequence[str], rules: dict[str, Any], *, on_server: bool, seed: int | None) -> str:
        """A new table against bots."""
        try:
            ruleset = Ruleset.preset(**rules)
        except RulesetError as error:
            raise unplayable(error) from None
        others = ruleset.players - 1
        given = tuple(bots) or USUAL_BOTS
        if len(given) > others and bots:
            raise NotPossible("program-too-many-bots", bots=len(given), seats=others)
        specs = [given[i % len(given)] for i in range(others)]
        self._check_room()
        if not on_server:
            title = f"local-{secrets.token_hex(2)}"
            number = secrets.randbelow(2**31) if seed is None else seed
            return await self._seat(TurnSeat(LocalTable(ruleset, number, specs), title))
        if not self._address:
            raise NotPossible("program-mcp-no-server")
        server = await self._guest(self._address)
        made = await server.create(ruleset, bots=specs, pace=0)
        await server.ready(made.table.id)
        await server.start(made.table.id)
        return await self._sit_on_server(server, made.table.id)

    async def leave(self, table: str) -> str:
        place = self._place(table)
        del self._places[place.seat.title]
        await place.seat.close()
        return self._plain.t("program-mcp-left", table=place.seat.title)

    async def _sit_in_arena(self) -> str:
        if not self._arena:
            raise NotPossible("program-mcp-no-arena")
        self._check_free("arena")
        arena = AsyncArena(self._arena, self.name)
        await arena.__aenter__()
        return await self._seat(TurnSeat(ArenaTable(arena), "arena"))

    async def _sit_on_server(self, server: AsyncServer, table: str) -> str:
        seat = ServerSeat(server, server.follow(table))
        await seat.open()
        return await self._seat(seat)

    async def _seat(self, seat: ModelSeat) -> str:
        place = self._places[seat.title] = Place(seat)
        await seat.until(lambda: seat.turn is not None or seat.view is not None or seat.over, 1)
        await self._settle(place)
        said = self._plain.t("program-mcp-seated", table=seat.title)
        return "\n\n".join([said, self._marks(), self._report(place)])

    async def _guest(self, address: str) -> AsyncServer:
        """The same guest on a server throughout."""
        if address not in self._guests:
            self._guests[address] = await AsyncServer.enter(address, self.name)
        return self._guests[address]

    def _check_free(self, key: str) -> None:
        if any(place.seat.key == key for place in self._places.values()):
            raise NotPossible("program-mcp-two-seats")
        self._check_room()

    def _check_room(self) -> None:
        for title in [title for title, place in self._places.items() if place.seat.over]:
            if len(self._places) >= MOST_SEATS:
                del self._places[title]
        if len(self._places) >= MOST_SEATS:
            raise NotPossible("program-mcp-enough", most=str(MOST_SEATS))

    def _place(self, table: str) -> Place:
        if not self._places:
            raise NotPossible("program-mcp-no-seat")
        if not table:
            playing = [place for place in self._places.values() if not place.seat.over] or list(self._places.values())
            if len(playing) > 1:
                raise NotPossible("program-mcp-which", tables=", ".join(self._places))
            return playing[0]
        if table not in self._places:
            raise NotPossible("program-mcp-which", tables=", ".join(self._places))
        return self._places[table]

    # The game

    async def look(self, table: str) -> str:
        """The table in words."""
        place = self._place(table)
        view = place.seat.view
        if view is None:
            return self._lobby(place)
        words = self._words(place)
        parts = [table_in_words(view, words)]
        if not place.seat.over:
            parts.append(prices_in_words(view, words))
        return "\n\n".join([self._marks(), *parts])

    async def choices(self, table: str) -> str:
        """What can be done now."""
        place = self._place(table)
        if place.seat.turn is None:
            raise NotPossible("program-mcp-over" if place.seat.over else "program-mcp-nothing-to-do")
        return self._list(place, whole=True)

    async def do(self, table: str, number: int, details: dict[str, Any] | None, cost: float) -> str:
        """Do what a number of the list stands for."""
        place = self._place(table)
        seat, turn = place.seat, place.seat.turn
        if turn is None:
            raise NotPossible("program-mcp-over" if seat.over else "program-mcp-nothing-to-do")
        if place.shown is None or place.shown[0] != turn.public.n:
            raise NotPossible("program-mcp-changed", self._list(place))
        command = numbered.command_for(place.shown[1], number, details, turn)
        place.shown = None
        before = len(seat.told)
        try:
            await seat.do(command, cost)
        except Worded:
            if seat.turn is not None:
                self._list(place)
            raise
        await seat.until(lambda: seat.turn is not None or seat.over or len(seat.told) != before, 1)
        await self._settle(place)
        return self._report(place)

    async def statements(self, table: str) -> str:
        """What can be said now so that everybody understands it (rules §17)."""
        return self._sayings(self._place(table))

    async def say(self, table: str, words: str, number: int | None, details: dict[str, Any] | None) -> str:
        """A statement by its number, or words of one's own where people hear them."""
        place = self._place(table)
        if number is not None:
            return await self._state(place, number, details)
        if not words:
            raise NotPossible("program-mcp-say-what")
        await place.seat.say(words)
        return self._plain.t("program-mcp-said")

    async def _state(self, place: Place, number: int, details: dict[str, Any] | None) -> str:
        seat = place.seat
        if place.sayable is None or place.sayable[0] != seat.may_say:
            raise NotPossible("program-mcp-changed", self._sayings(place))
        statement = spoken.statement_for(place.sayable[1], number, details)
        before = len(seat.told)
        await seat.do(Say(statement), 0.0)
        await seat.until(lambda: len(seat.told) != before or seat.over, 1)
        await self._settle(place)
        return self._report(place)

    def _sayings(self, place: Place) -> str:
        may = place.seat.may_say
        if may is None:
            raise NotPossible("terminal-nothing-to-say")
        words = self._words(place)
        found = spoken.statement_options(may, words)
        place.sayable = (may, found)
        return numbered.in_words(found, words, whole=True)

    async def wait(self, table: str, seconds: float) -> str:
        """Until something happens, or it is the model's turn."""
        place = self._place(table)
        seat = place.seat
        fresh = place.shown is None
        told, heard = place.teller.told, place.heard

        def news() -> bool:
            return len(seat.told) != told or seat.lines != heard or seat.over or (fresh and seat.turn is not None)

        if await seat.until(news, min(max(seconds, 0.0), MOST_WAIT)):
            await self._settle(place)
        return self._report(place)

    async def _settle(self, place: Place) -> None:
        """What bots do at once is told at once: until it is the model's turn, or nothing more comes for a moment."""
        seat = place.seat
        while seat.turn is None and not seat.over:
            before = len(seat.told)
            if not await seat.until(lambda: len(seat.told) != before or seat.turn is not None, MOMENT):  # noqa: B023
                return

    # In words

    def _words(self, place: Place) -> QuotingNarrator:
        view = place.seat.view
        people = place.seat.people
        names: Sequence[str] = ()
        if people:
            names = named([name for name, _ in people], tuple(kind for _, kind in people), self._plain)
        elif view is not None:
            names = [self._plain.t("table-merchant-name", number=seat + 1) for seat in range(view.rules.players)]
        return QuotingNarrator(self.language, names, None if view is None else view.seat)

    def _marks(self) -> str:
        return self._plain.t("program-mcp-marks", before=BEFORE, after=AFTER)

    def _lobby(self, place: Place) -> str:
        people = place.seat.people
        taken = sum(1 for _, kind in people if kind != "open")
        return self._plain.t("program-mcp-lobby", taken=taken, seats=len(people))

    def _report(self, place: Place) -> str:
        """What happened since the last word, what was said, and what is to be done."""
        seat, t = place.seat, self._plain.t
        view = seat.view
        if view is None:
            return self._lobby(place)
        words = self._words(place)
        lines = self._ends(place, words)
        lines += place.teller.tell(seat.told, view, words)
        lines += self._talk(place, words)
        if seat.over:
            table = table_in_words(view, words) if view.public.scores is not None else ""
            return "\n".join([*lines, t("program-mcp-over"), table]).strip()
        body = self._list(place) if seat.turn is not None else t("program-mcp-nothing-to-do")
        return "\n".join([*(lines or [t("program-mcp-no-news")]), "", body])

    def _ends(self, place: Place, words: QuotingNarrator) -> list[str]:
        """How the last game ended, where the next one has begun already."""
        games, last = place.seat.finished
        if games == place.finished or last is None:
            return []
        place.finished, place.teller, place.shown = games, Teller(), None
        t = self._plain.t
        return [t("program-mcp-over"), table_in_words(last, words), t("program-mcp-new-game")]

    def _talk(self, place: Place, words: QuotingNarrator) -> list[str]:
        """What people said, marked; bots speak by lines of ours."""
        fresh = place.seat.lines - place.heard
        place.heard = place.seat.lines
        found = []
        for line in place.seat.talk[-fresh:] if fresh > 0 else ():
            said = line.words or line.reaction
            if said and line.seat is not None and line.seat != words.me:
                found.append(words.t("program-mcp-says", name=words.name(line.seat), words=quoted(said)))
        return found

    def _list(self, place: Place, *, whole: bool = False) -> str:
        turn = place.seat.turn
        assert turn is not None
        words = self._words(place)
        found = numbered.options(turn, words)
        place.shown = (turn.public.n, found)
        ask = words.t("terminal-now", ask=turn.ask.value) if turn.ask is not None else words.t("program-mcp-may-speak")
        return f"{ask}\n{numbered.in_words(found, words, whole=whole)}"

    def rules(self, question: str) -> str:
        """What the specification says."""
        parts = found_rules(question)
        if not parts:
            raise NotPossible("program-mcp-no-rules")
        return shortened(parts)
