"""Seats for programs: at the tables of a server, and as tools for language models."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from .app import Json, Lang, Seconds, Stop, app, bytes_of, language_of, print_json

if TYPE_CHECKING:
    from ..client import AsyncServer, Sitting
    from ..notation.words import Narrator


@app.command
def sit(
    address: str,
    /,
    *,
    bot: str,
    code: str = "",
    name: str | None = None,
    seat: int | None = None,
    games: int = 1,
    think: Seconds = 10.0,
    patience: Seconds = 300.0,
    token: Path | None = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Seat a bot at a table of a server, by an invitation, and let it play to the end.

    The table says that a program sits there, and its host may not want any.

    Parameters
    ----------
    address
        The link of an invitation, such as http://localhost:8462/join/XK4QP, or a server’s address with --code.
    bot
        A bot by name, as in “nottingham bots”, or a file with one, as mybot.py or mybot.py:ClassName.
    code
        The table’s code, if the address does not name it.
    name
        What the table calls it (default: the bot’s name).
    seat
        Where to sit; 0 is the first seat (default: the first free one).
    games
        How many games to play, if the others ask for rematches (default: 1).
    think
        Seconds for a thought where no clock runs (default: 10).
    patience
        Seconds to try again while the server does not answer (default: 300).
    token
        A file that keeps who the program is to the server, so that it takes its seat back when it is started again.
    """
    import asyncio

    from ..client import ClientError, read_invitation
    from ..client.bot_files import bot_maker
    from ..notation.words import Narrator

    words = Narrator(language_of(lang))
    try:
        called, maker = bot_maker(bot)
        invitation = read_invitation(address)
        table = code or invitation.table
        if not table:
            raise Stop("program-sit-no-table")
        visit = _Visit(invitation.server, table, name or called.partition(":")[0], seat, token, patience)
        asyncio.run(_sit(visit, called, maker, games, think, words, json))
    except ClientError as error:
        raise Stop(error) from None


class _Visit:
    """Where a program sits down, and as whom."""

    def __init__(
        self, server: str, table: str, name: str, seat: int | None, token: Path | None, patience: float
    ) -> None:
        self.address, self.table, self.name, self.seat = server, table, name, seat
        self.patience = patience
        self._file = token

    async def enter(self) -> "AsyncServer":
        """The guest of the file, if the server still knows it, or a new one."""
        from ..client import AsyncServer

        kept = bytes_of(self._file).decode(errors="replace").strip() if self._file and self._file.exists() else ""
        if kept:
            server = AsyncServer(self.address, token=kept)
            if (await server.hello()).guest is not None:
                return server
        server = await AsyncServer.enter(self.address, self.name)
        if self._file is not None:
            try:
                self._file.touch(mode=0o600)
                self._file.write_text(f"{server.token}\n")
            except OSError as error:
                raise Stop("program-file-unwritten", file=str(self._file), why=error.strerror or str(error)) from None
        return server


async def _sit(
    visit: _Visit, called: str, maker: object, games: int, think: float, words: "Narrator", json: bool
) -> None:
    from ..bots.faults import blame_in_words
    from ..client import Sitting

    def say(message: str, **args: str | int) -> None:
        print(f"nottingham: {words.t(message, **args)}", file=sys.stderr, flush=True)

    server = await visit.enter()
    found = await server.find(visit.table)
    seated = await server.sit_down(found.table.id, visit.seat)
    for game in range(1, games + 1):
        assert seated.seat is not None
        say("program-sit-seated", name=visit.name, code=seated.table.code, seat=seated.seat)
        async with server.follow(seated.table.id, patience=visit.patience) as seat:
            sitting = Sitting(
                server,
                seat,
                called,
                maker,  # type: ignore[arg-type]
                think_seconds=think,
                fault=lambda why: say("program-sit-fault", why=blame_in_words(why, words)),
            )
            await sitting.play()
            _report(sitting, words, json)
            if game < games:
                say("program-sit-again")
                await seat.until(lambda: seat.table.rematch)
                seated = await server.table(seat.table.rematch)


def _report(sitting: "Sitting", words: "Narrator", json: bool) -> None:
    seat = sitting.seat
    view = seat.view
    assert view is not None
    assert view.public.scores is not None
    line = next(line for line in view.public.scores.seats if line.seat == seat.seat)
    if json:
        print_json(
            {
                "table": seat.table.id,
                "seat": line.seat,
                "place": line.rank,
                "score": line.total,
                "faults": sitting.faults,
                "connections": seat.connections,
            }
        )
    else:
        players = view.rules.players
        print(words.t("program-sit-over", place=line.rank, players=players, score=line.total), flush=True)


@app.command
def mcp(
    *,
    server: str = "",
    arena: int = 0,
    name: str = "Model",
    http: int = 0,
    host: str = "127.0.0.1",
    origin: Annotated[list[str] | None, Parameter(negative_iterable=(), consume_multiple=False)] = None,
    lang: Lang = None,
) -> None:
    """Serve the game as tools for a language model (MCP): over standard input and output, or over HTTP.

    docs/language-models.md says how to seat a model.

    Parameters
    ----------
    server
        A server whose tables the model may join, such as http://localhost:8462. Tables against bots need none.
    arena
        The port at which “nottingham arena --bots remote:PORT,…” waits for the model.
    name
        What tables call it.
    http
        Serve over HTTP on this port, at /mcp; the token stands in NOTTINGHAM_MCP_TOKEN, or is made up and printed.
    host
        Where to listen with --http (default: 127.0.0.1, this machine alone).
    origin
        A page that may call with --http, such as https://example.org; may be given several times (default: none).
    """
    import os
    import secrets

    from ..client import ClientError, read_invitation

    language = language_of(lang)
    try:
        from ..mcp.desk import Desk
        from ..mcp.serving import over_http, tools
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in ("mcp", "jsonschema", "pydantic"):
            raise
        raise Stop("program-mcp-missing") from None
    try:
        address = read_invitation(server).server if server else ""
    except ClientError as error:
        raise Stop(error) from None
    served = tools(lambda: Desk(language, server=address, arena=arena, name=name))
    if not http:
        try:
            served.run("stdio")
        except BaseExceptionGroup as group:  # the client has gone in the middle of an answer
            if group.split(BrokenPipeError)[1] is not None:
                raise
            raise BrokenPipeError from None
        return
    token = os.environ.get("NOTTINGHAM_MCP_TOKEN") or secrets.token_urlsafe(24)
    from ..locales import text

    where = {"address": f"http://{host}:{http}/mcp", "token": token}
    given = "program-mcp-http" if "NOTTINGHAM_MCP_TOKEN" in os.environ else "program-mcp-http-token"
    print(f"nottingham: {text(language, given, where)}", file=sys.stderr, flush=True)
    over_http(served, host, http, token, origin or []).run()
