"""The command line. Commands import what they need when they run, so that help comes at once. Design §4."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, Never, TextIO

from cyclopts import App, CycloptsError, Parameter, UnusedCliTokensError, validators

from . import __version__

if TYPE_CHECKING:
    from collections.abc import Callable

    from .game import Good, Ruleset
    from .server.moving import Moved

app = App(
    name="nottingham",
    help="The bluffing game of merchants and Sheriffs, in your browser and your terminal. Unofficial.",
    version=__version__,
    default_parameter=Parameter(negative=(), show_default=False),
)


class Stop(Exception):
    """Nothing more can be done. The message is a sentence that says what to do instead."""


@Parameter(name="*")
@dataclass
class Rules:
    """The rules to play by."""

    edition: Literal["first", "second"] | None = None
    "The printed edition (default: second)."
    players: int | None = None
    "3 to 6; six play with deputies (default: 4)."
    royal_goods: bool = False
    "Royal goods join the deck."
    inspection_clock: bool = False
    "60 seconds for each merchant in an inspection (deputies: 240)."
    hidden_removal: bool = False
    "Ten cards leave the game unseen before the deal."
    seven_cards: bool = False
    "Hands of seven cards instead of six."
    black_market: bool = False
    "Three contraband cards of a kind buy a black market card."
    promo: Annotated[list[str] | None, Parameter(negative_iterable=(), consume_multiple=False)] = None
    "A promo card for the deck, as KEY or KEY=COPIES; may be given several times."

    @property
    def given(self) -> bool:
        """Whether anything was said about the rules at all."""
        return self != Rules()


Seed = Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**63))]
FileOrDash = Annotated[Path, Parameter(allow_leading_hyphen=True)]
Json = Annotated[bool, Parameter(help="Print the result as JSON.")]


def ruleset(rules: Rules) -> "Ruleset":
    """The one place where options become a ruleset."""
    from .game import Ruleset, RulesetError

    try:
        players = 4 if rules.players is None else rules.players
        return Ruleset(
            rules.edition or "second",
            players,
            royal_goods=rules.royal_goods,
            inspection_clock=rules.inspection_clock,
            hidden_removal=rules.hidden_removal,
            seven_cards=rules.seven_cards,
            black_market=rules.black_market,
            deputies=players == 6,
            promos=_promos(rules.promo or []),
        )
    except RulesetError as error:
        raise Stop(str(error)) from None


def _promos(wanted: list[str]) -> "dict[Good, int]":
    """``KEY`` or ``KEY=COPIES``, each card once (rules §12)."""
    from .game.goods import PROMO

    cards = {str(good): good for good in PROMO}
    found: dict[Good, int] = {}
    for text in wanted:
        key, _, copies = text.partition("=")
        key = key.strip().replace("-", "_")
        if key not in cards:
            raise Stop(f"There is no promo card {key!r}; there are {', '.join(PROMO)}.")
        if cards[key] in found:
            raise Stop(f"The promo card {key} was given twice; write --promo {key}=2 for two copies.")
        if "=" in text and not (copies.isascii() and copies.isdecimal()):
            raise Stop(f"{text!r} does not say how many copies; write for example --promo {key}=2.")
        found[cards[key]] = int(copies) if copies else 1
    return found


@app.command
def play(
    file: Path | None = None,
    /,
    *,
    rules: Rules | None = None,
    bots: str | None = None,
    hint: bool = False,
    seed: Seed | None = None,
    seat: int | None = None,
    name: str = "Robin",
    save: Path | None = None,
    json: Json = False,
) -> None:
    """Play against bots, or go on with a saved game.

    Parameters
    ----------
    file
        A saved game to go on with.
    bots
        Who plays the other seats, as NAME or NAME:CHARACTER, with commas between them; a short list is repeated
        (default: medium bots of various characters). “nottingham bots” lists them.
    hint
        Show at every move what the hard bot would do in your place, and why. The word hint at any prompt does it once.
    seed
        The same seed deals the same cards (default: a new one each time).
    seat
        Where you sit; 0 is the first seat.
    name
        What the log calls you.
    save
        Where to save the log, at the end or when you leave.
    """
    import secrets

    from rich.console import Console as Rich

    from .notation import LogError
    from .terminal.console import Console
    from .terminal.play import Game, new_log, play_to_the_end
    from .terminal.players import DEFAULT_BOTS, NotPlayable, looks_like_a_bot, seat_in, specs_for
    from .terminal.sheet import sheet_json

    rules = rules or Rules()
    if not 1 <= len(name) <= 20 or not name.isprintable():
        raise Stop("A name has 1 to 20 characters on one line.")
    if looks_like_a_bot(name):
        raise Stop("A name does not end in parentheses: those are for bots.")
    if file is not None and (rules.given or seed is not None or bots is not None):
        raise Stop("A saved game brings its rules, its seed and its bots along: leave those options out.")
    log = _log(file) if file is not None else None
    try:
        if log is None:
            number = secrets.randbelow(1_000_000) if seed is None else seed
            chosen = ruleset(rules)
            specs = DEFAULT_BOTS if bots is None else specs_for(bots, chosen.players - 1)
            log = new_log(chosen, number, seat or 0, name, specs)
        person = seat_in(log, seat)
        game = Game(Console(Rich(highlight=False, stderr=json)), log, person, hint=hint)
    except NotPlayable as error:
        raise Stop(str(error)) from None
    except LogError as error:
        raise Stop(f"{file} can not be played on. {error}") from None
    game.welcome(resumed=file is not None)
    if play_to_the_end(game, save or file) and json:
        scores = game.table.public.scores
        assert scores is not None
        _print_json(sheet_json(game.table.rules, scores, game.names))


@app.command
def simulate(*, rules: Rules | None = None, games: int = 100, seed: Seed = 0, json: Json = False) -> None:
    """Play games of random legal players on all cores, and measure them.

    Parameters
    ----------
    games
        How many.
    seed
        The first game's seed; the same seed plays the same games.
    """
    import msgspec
    from rich.console import Console as Rich

    from .arena.simulate import simulate as run
    from .terminal.results import simulation_picture, with_progress

    if games < 1:
        raise Stop(f"There is nothing to simulate with --games {games}; give 1 or more.")
    chosen = ruleset(rules or Rules())
    simulation = with_progress(games, lambda progress: run(chosen, games, seed, progress=progress))
    if json:
        _print_json(msgspec.to_builtins(simulation))
    else:
        Rich(highlight=False).print(simulation_picture(simulation))


@app.command
def arena(
    *,
    bots: str,
    rules: Rules | None = None,
    games: int = 2000,
    seed: Seed = 1,
    mix: str = "all",
    report: Path | None = None,
    log: Path | None = None,
    on: Literal["cores", "ray"] = "cores",
    workers: int | None = None,
    state: Path | None = None,
    json: Json = False,
) -> None:
    """Let bots play each other: every seating of every mix, the same deals for all.

    Parameters
    ----------
    bots
        Who plays, as NAME or NAME:CHARACTER, with commas between them.
    games
        How many games in all, rounded up to whole deals (default: 2000).
    seed
        The first deal's seed; the same seed plays the same games (default: 1).
    mix
        How many seats each bot takes, for example 2+2 or 1+3 (default: all, every way there is).
    report
        Write a page with plots to this file.
    log
        Keep the logs of all games in this folder.
    on
        Where: on the cores of this machine, or on a Ray cluster (default: cores).
    workers
        How many processes or Ray tasks at once (default: as many as there are cores).
    state
        Keep finished deals in this file, and go on from it.
    """
    import msgspec

    from .arena.command import hold, show
    from .arena.seatings import NoTournament

    chosen = ruleset(rules or Rules())
    try:
        result = hold(
            chosen,
            bots,
            games=games,
            seed=seed,
            mix=mix,
            on=on,
            workers=workers,
            state=state,
            logs=log,
            report=report,
        )
    except NoTournament as error:
        raise Stop(str(error)) from None
    if json:
        _print_json(msgspec.to_builtins(result, str_keys=True))
    else:
        show(result)


@app.command
def bots(*, json: Json = False) -> None:
    """List the bots that can play, other packages' among them."""
    from .arena.command import list_bots, show_bots

    if json:
        _print_json(list_bots())
    else:
        show_bots()


@app.command
def replay(
    file: Path,
    /,
    *,
    step: bool = False,
    seat: int | None = None,
    spectator: bool = False,
    json: Json = False,
) -> None:
    """Tell the game in a log.

    Parameters
    ----------
    file
        The log of a game, a .jsonl file.
    step
        Wait for Enter after each step; q quits.
    seat
        Tell it as this seat was told it; 0 is the first seat.
    spectator
        Tell it as somebody was told who looked on.
    """
    from rich.console import Console as Rich

    from .notation import LogError
    from .terminal.console import Console
    from .terminal.replay import NotTold, told_to, whole_story

    try:
        log = told_to(_log(file), seat, spectator=spectator)
        if json:
            from .notation.log import to_bytes

            sys.stdout.write(to_bytes(log).decode())
        else:
            whole_story(Console(Rich(highlight=False)), log, step=step)
    except NotTold as error:
        raise Stop(str(error)) from None
    except LogError as error:
        raise Stop(f"{file} can not be replayed. {error}") from None


@app.command
def score(file: Path | None = None, /, *, rules: Rules | None = None, json: Json = False) -> None:
    """The score sheet for people with the box on the table: asks what each stall holds, or reads it from a file.

    The file is JSON, as in docs/score-sheet.md:
    {"ruleset": {"edition": "second", "players": 3},
    "stalls": [{"name": "Ann", "goods": {"apple": 4, "silk": 1}, "gold": 42}, ...]};
    a stall may also have "feast_plates": ["apple"] and "black_market": [30].

    Parameters
    ----------
    file
        What each stall holds, as JSON. Without it, you are asked.
    """
    from rich.console import Console as Rich

    from .terminal.console import Console, Leave
    from .terminal.score import Impossible, ask_counted, gold_remark, read_counted, scored
    from .terminal.sheet import sheet_json, sheet_picture

    rules = rules or Rules()
    console = Console(Rich(highlight=False, stderr=json))
    try:
        if file is not None:
            if rules.given:
                raise Stop("The file says what the rules are: leave those options out.")
            counted = read_counted(_bytes(file))
        else:
            counted = ask_counted(console, ruleset(rules) if rules.given else None)
        sheet = scored(counted)
    except Impossible as error:
        raise Stop(str(error)) from None
    except Leave:
        raise Stop("No score sheet, then.") from None
    names = [stall.name for stall in counted.stalls]
    if remark := gold_remark(counted):
        print(remark, file=sys.stderr)
    if json:
        _print_json(sheet_json(counted.ruleset, sheet, names))
    else:
        Rich(highlight=False).print(sheet_picture(counted.ruleset, sheet, names))


@app.default
def home(*, port: int | None = None, no_browser: bool = False) -> None:
    """Serve tables to everybody around and open the browser, until Ctrl+C; “serve” has more options.

    Parameters
    ----------
    port
        The port (default: 8462). If a nottingham has it already, that one is opened.
    no_browser
        Only serve.
    """
    from .server.serve import CanNotServe
    from .server.serve import serve as run
    from .server.settings import SettingsError, read_settings
    from .server.visit import PATIENCE, address, open_browser, serves_here

    try:
        settings = read_settings({"port": port})
        if settings.port and serves_here(settings.port):
            print(f"nottingham runs already: {address(settings.port)}")
            if not no_browser:
                open_browser(address(settings.port), patience=PATIENCE)
            return
        run(settings, when_ready=None if no_browser else lambda taken: open_browser(address(taken)))
    except (CanNotServe, SettingsError) as error:
        raise Stop(str(error)) from None


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
    """Serve tables to people and programs, until Ctrl+C. Every option is an environment variable too, as
    NOTTINGHAM_PORT; docs/operations.md has them all.

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
        The address that people use, where a proxy stands before the server.
    log_format
        How to write the log: text or json (default: text).
    """
    from .server.serve import CanNotServe
    from .server.serve import serve as run
    from .server.settings import SettingsError, read_settings

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
        raise Stop(str(error)) from None


@app.command
def export(
    file: FileOrDash, /, *, database_url: str | None = None, without_key: bool = False, json: Json = False
) -> None:
    """Write all games, guests and talk of a server to one file, also while it runs.

    The file holds secrets, cards and names: keep it as you keep the database.

    Parameters
    ----------
    file
        A new file (packed, if its name ends in .gz), or - for the standard output.
    database_url
        Where the games are (default: as for “nottingham serve”).
    without_key
        Leave the server's key out: whoever reads the file can not speak for its guests, and after the move they
        are strangers.
    """
    from .server.moving import export_to
    from .terminal.results import with_tables

    moved = _moving(
        lambda url: with_tables(lambda bar: export_to(file, url, with_key=not without_key, progress=bar)), database_url
    )
    _say_moved("Exported", moved, json, sys.stderr if str(file) == "-" else sys.stdout)


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
    """Read what “nottingham export” wrote into a database that no server is using: all of it, or nothing.

    Parameters
    ----------
    file
        The file, or - for the standard input.
    database_url
        Where to (default: as for “nottingham serve”).
    skip_existing
        Leave tables alone that are there already, and import the others.
    without_key
        Leave the server's key in the file alone: the guests that it knows are strangers here.
    """
    from .server.moving import import_from
    from .terminal.results import with_tables

    moved = _moving(
        lambda url: with_tables(
            lambda bar: import_from(file, url, with_key=not without_key, skip_existing=skip_existing, progress=bar)
        ),
        database_url,
    )
    _say_moved("Imported", moved, json, sys.stdout)


def _moving(move: "Callable[[str], Moved]", database_url: str | None) -> "Moved":
    from .server.moving import BadFile
    from .server.settings import SettingsError, read_settings
    from .server.storage import StorageError

    try:
        return move(read_settings({"database_url": database_url}).database)
    except (BadFile, StorageError, SettingsError) as error:
        raise Stop(str(error)) from None


def _say_moved(what: str, moved: "Moved", json: bool, out: TextIO) -> None:
    import msgspec

    if json:
        out.write(msgspec.json.encode(moved).decode() + "\n")
        return
    text = f"{what} {moved.tables} tables with {moved.events} events, and {moved.guests} guests"
    text += ", with the server's key." if moved.key else "; without a key, so that their tokens do not work there."
    if moved.skipped:
        text += f" {moved.skipped} tables were there already."
    if moved.codes_changed:
        text += f" {moved.codes_changed} tables have a new short code, since theirs was taken."
    print(text, file=out)


@app.command
def verify(file: Path, /, *, json: Json = False) -> None:
    """Check that the deal of a game was fair: every shuffle, lot and draw of its log against its seed.

    Parameters
    ----------
    file
        The whole log of a game, a .jsonl file.
    """
    import msgspec

    from .notation import LogError
    from .notation.verify import verify as check

    try:
        verdict = check(_log(file))
    except LogError as error:
        raise Stop(f"{file} can not be checked. {error}") from None
    if json:
        _print_json(msgspec.to_builtins(verdict))
    elif verdict.fair:
        made = "The server's secret and everybody's nonces made its seed. " if verdict.committed else ""
        print(f"Fair: all {verdict.chances} shuffles, lots and draws are as the seed says. {made}".rstrip())
    else:
        for fault in verdict.faults:
            print(f"Line {fault.line}: {fault.why}")
    if not verdict.fair:
        sys.exit(1)


def _bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise Stop(f"There is no file {file}; check its name.") from None
    except IsADirectoryError:
        raise Stop(f"{file} is a directory; name a file in it.") from None
    except OSError as error:
        raise Stop(f"{file} can not be read: {error.strerror or error}.") from None


def _log(file: Path) -> Any:
    from .notation import LogError
    from .notation.log import from_bytes

    data = _bytes(file)
    try:
        return from_bytes(data)
    except LogError as error:
        raise Stop(f"{file} can not be read. {error}") from None


def _print_json(result: Any) -> None:
    import msgspec

    sys.stdout.write(msgspec.json.encode(result).decode() + "\n")


def main(arguments: list[str] | None = None) -> Never:
    """The program. Whatever goes wrong is one sentence on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        _complain(
            f"“{' '.join(error.unused_tokens or ())}” means nothing here. “nottingham --help” lists what there is."
        )
    except CycloptsError as error:
        _complain(" ".join(str(error).split()) + " “nottingham --help” lists what there is.")
    except Stop as stop:
        _complain(str(stop))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        _hush()
    sys.exit(0)


def _complain(sentence: str) -> Never:
    print(f"nottingham: {sentence}", file=sys.stderr)
    sys.exit(2)


def _hush() -> None:
    """Nobody reads any more, as with ``| head``: end quietly."""
    import os

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    main()
