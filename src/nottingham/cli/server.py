"""The server, and its games on the move."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TextIO

from cyclopts import Parameter

from .app import Json, Stop, app

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..server.storage.transfer import Moved

FileOrDash = Annotated[Path, Parameter(allow_leading_hyphen=True)]


@app.default
def home(*, port: int | None = None, no_browser: bool = False) -> None:
    """Serve tables to everybody around and open the browser, until Ctrl+C; “serve” has more options.

    Parameters
    ----------
    port
        The port (default: 8462). If nottingham is already running there, that one is opened.
    no_browser
        Serve, but open no browser.
    """
    from ..locales import of_environment, text
    from ..server.addresses import PROBE_SECONDS, address, open_browser, serves_here
    from ..server.serve import CanNotServe
    from ..server.serve import serve as run
    from ..server.settings import SettingsError, read_settings

    try:
        settings = read_settings({"port": port})
        if settings.port and serves_here(settings.port):
            print(text(of_environment(), "program-serve-runs", {"address": address(settings.port)}))
            if not no_browser:
                open_browser(address(settings.port), patience=PROBE_SECONDS)
            return
        run(settings, when_ready=None if no_browser else lambda taken: open_browser(address(taken)))
    except (CanNotServe, SettingsError) as error:
        raise Stop(error) from None


@app.command
def serve(
    *,
    host: str | None = None,
    port: int | None = None,
    database_url: str | None = None,
    nats: str | None = None,
    public_url: str | None = None,
    log_format: Literal["text", "json"] | None = None,
) -> None:
    """Serve tables to people and programs, until Ctrl+C. Every option can also be set as an environment variable,
    such as NOTTINGHAM_PORT; docs/operations.md has them all.

    Parameters
    ----------
    host
        Where to listen (default: 0.0.0.0, everywhere; 127.0.0.1 is this machine alone).
    port
        The port (default: 8462; 0 takes a free one).
    database_url
        Where games are stored, as sqlite:///FILE or postgresql://USER@HOST/NAME (default: a file of your own).
    nats
        The address of NATS, as nats://HOST:4222, where several servers share the tables of one PostgreSQL.
    public_url
        The address people use, if the server is behind a proxy.
    log_format
        How to write the log: text or json (default: text).
    """
    from ..server.serve import CanNotServe
    from ..server.serve import serve as run
    from ..server.settings import SettingsError, read_settings

    given = {
        "host": host,
        "port": port,
        "database_url": database_url,
        "nats_url": nats,
        "public_url": public_url,
        "log_format": log_format,
    }
    try:
        run(read_settings(given))
    except (CanNotServe, SettingsError) as error:
        raise Stop(error) from None


@app.command
def export(
    file: FileOrDash, /, *, database_url: str | None = None, without_key: bool = False, json: Json = False
) -> None:
    """Save all games, guests and chat to one file. The server may keep running.

    The file holds secrets, cards and names: look after it as you do the database.

    Parameters
    ----------
    file
        A new file (packed, if its name ends in .gz), or - for the standard output.
    database_url
        Where the games are (default: as for “nottingham serve”).
    without_key
        Leave out the server's key: nobody can pose as its guests with the file, and after the move they are
        strangers.
    """
    from ..locales import of_environment
    from ..notation.words import Narrator
    from ..server.storage.transfer import export_to
    from ..terminal.results import with_tables

    words = Narrator(of_environment())
    moved = _moving(
        lambda url: with_tables(lambda bar: export_to(file, url, with_key=not without_key, progress=bar), words),
        database_url,
    )
    _say_moved("exported", moved, json, sys.stderr if str(file) == "-" else sys.stdout)


@app.command(name="import")
def import_(
    file: FileOrDash,
    /,
    *,
    database_url: str | None = None,
    skip_existing: bool = False,
    without_key: bool = False,
    json: Json = False,
) -> None:
    """Load an export into a database that no server is using: all of it, or nothing.

    Parameters
    ----------
    file
        The file, or - for the standard input.
    database_url
        Where the games go (default: as for “nottingham serve”).
    skip_existing
        Skip tables that already exist, and import the others.
    without_key
        Ignore the key in the file: its guests are strangers here.
    """
    from ..locales import of_environment
    from ..notation.words import Narrator
    from ..server.storage.transfer import import_from
    from ..terminal.results import with_tables

    words = Narrator(of_environment())
    moved = _moving(
        lambda url: with_tables(
            lambda bar: import_from(file, url, with_key=not without_key, skip_existing=skip_existing, progress=bar),
            words,
        ),
        database_url,
    )
    _say_moved("imported", moved, json, sys.stdout)


def _moving(move: "Callable[[str], Moved]", database_url: str | None) -> "Moved":
    from ..server.settings import SettingsError, read_settings
    from ..server.storage import StorageError
    from ..server.storage.transfer import BadFile

    try:
        return move(read_settings({"database_url": database_url}).database)
    except (BadFile, StorageError, SettingsError) as error:
        raise Stop(error) from None


def _say_moved(what: str, moved: "Moved", json: bool, out: TextIO) -> None:
    import msgspec

    if json:
        out.write(msgspec.json.encode(moved).decode() + "\n")
        return
    from ..locales import of_environment
    from ..notation.words import Narrator

    t = Narrator(of_environment()).t
    told = [t("program-moved", what=what, tables=moved.tables, events=moved.events, guests=moved.guests)]
    told.append(t("program-moved-key", key="yes" if moved.key else "no"))
    if moved.skipped:
        told.append(t("program-moved-skipped", count=moved.skipped))
    if moved.codes_changed:
        told.append(t("program-moved-codes", count=moved.codes_changed))
    print(" ".join(told), file=out)
