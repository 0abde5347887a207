"""Games in the terminal: played, simulated, compared, told, counted and checked."""

import sys
from pathlib import Path
from typing import Literal

from .app import Json, Lang, Seconds, Seed, Stop, app, bytes_of, language_of, log_of, print_json
from .rules import Rules, ruleset


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
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play against bots, or continue a saved game.

    Parameters
    ----------
    file
        A saved game to continue.
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

    from ..arena.screen import Screen
    from ..notation import LogError
    from ..terminal.console import Console
    from ..terminal.play import TerminalGame, new_log, play_to_the_end
    from ..terminal.players import DEFAULT_BOTS, NotPlayable, looks_like_a_bot, seat_in, specs_for
    from ..terminal.sheet import sheet_json

    language = language_of(lang)
    rules = rules or Rules()
    if not 1 <= len(name) <= 20 or not name.isprintable():
        raise Stop("program-name-length")
    if looks_like_a_bot(name):
        raise Stop("program-name-of-a-bot")
    if file is not None and (rules.given or seed is not None or bots is not None):
        raise Stop("program-saved-game-options")
    log = log_of(file) if file is not None else None
    try:
        if log is None:
            number = secrets.randbelow(1_000_000) if seed is None else seed
            chosen = ruleset(rules)
            specs = DEFAULT_BOTS if bots is None else specs_for(bots, chosen.players - 1, chosen)
            log = new_log(chosen, number, seat or 0, name, specs)
        person = seat_in(log, seat)
        game = TerminalGame(Console(Screen(stderr=json), language=language), log, person, hint=hint)
    except NotPlayable as error:
        raise Stop(error) from None
    except LogError as error:
        raise Stop("program-log-not-played", file=str(file), why=error) from None
    game.welcome(resumed=file is not None)
    if play_to_the_end(game, save or file) and json:
        scores = game.table.public.scores
        assert scores is not None
        print_json(sheet_json(game.table.rules, scores, game.names))


@app.command
def simulate(
    *, rules: Rules | None = None, games: int = 100, seed: Seed = 0, lang: Lang = None, json: Json = False
) -> None:
    """Play random legal games on all cores, and time them.

    Parameters
    ----------
    games
        How many games.
    seed
        The first game's seed; the same seed plays the same games.
    """
    import msgspec

    from ..arena.screen import Screen
    from ..arena.simulate import simulate as run
    from ..notation.words import Narrator
    from ..terminal.results import simulation_picture, with_progress

    if games < 1:
        raise Stop("program-no-games", games=str(games))
    words = Narrator(language_of(lang))
    chosen = ruleset(rules or Rules())
    simulation = with_progress(games, lambda progress: run(chosen, games, seed, progress=progress), words)
    if json:
        print_json(msgspec.to_builtins(simulation))
    else:
        Screen().print(simulation_picture(simulation, words))


@app.command
def arena(
    *,
    bots: str,
    rules: Rules | None = None,
    games: int = 2000,
    seed: Seed = 1,
    mix: str = "all",
    seconds: Seconds | None = None,
    report: Path | None = None,
    log: Path | None = None,
    on: Literal["cores", "ray"] = "cores",
    workers: int | None = None,
    state: Path | None = None,
    luck_corrected: bool = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Let bots play each other: every seating of every mix, the same deals for all.

    Parameters
    ----------
    bots
        Who plays, as NAME or NAME:CHARACTER, with commas between them. remote:PORT waits at that port of 127.0.0.1 for
        a program, such as a language model behind “nottingham mcp --arena PORT”.
    games
        How many games in all, rounded up to whole deals (default: 2000).
    seed
        The first deal's seed; the same seed plays the same games (default: 1).
    mix
        How many seats each bot takes, for example 2+2 or 1+3 (default: all, every way there is).
    seconds
        Seconds for a decision (default: 1; with programs elsewhere: 120).
    report
        Write a page with plots to this file.
    log
        Keep the logs of all games in this folder.
    on
        Where: on the cores of this machine, or on a Ray cluster (default: cores).
    workers
        How many processes or Ray tasks at once (default: as many as there are cores).
    state
        Keep finished deals in this file, and continue from it.
    luck_corrected
        Also say what the margins are with luck taken off: of cards, and of the dice of bots. A third of the games then
        tells as much, but each takes five times as long.
    """
    import msgspec

    from ..arena.command import hold, show
    from ..arena.seatings import NoTournament
    from ..notation.words import Narrator

    words = Narrator(language_of(lang))
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
            words=words,
            seconds=seconds,
            luck=luck_corrected,
        )
    except NoTournament as error:
        raise Stop(error) from None
    if json:
        print_json(msgspec.to_builtins(result, str_keys=True))
    else:
        show(result, words)


@app.command
def bots(*, lang: Lang = None, json: Json = False) -> None:
    """List the available bots, including those from other packages."""
    from ..arena.command import list_bots, show_bots
    from ..notation.words import Narrator

    if json:
        print_json(list_bots())
    else:
        show_bots(Narrator(language_of(lang)))


@app.command
def replay(
    file: Path,
    /,
    *,
    step: bool = False,
    seat: int | None = None,
    spectator: bool = False,
    lang: Lang = None,
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
        Tell it from this seat’s point of view; 0 is the first seat.
    spectator
        Tell it as a spectator saw it.
    """
    from ..arena.screen import Screen
    from ..notation import LogError
    from ..terminal.console import Console
    from ..terminal.replay import NotTold, told_to, whole_story

    language = language_of(lang)
    try:
        log = told_to(log_of(file), seat, spectator=spectator)
        if json:
            from ..notation.harmless import harmless_json
            from ..notation.log import to_bytes

            sys.stdout.write(harmless_json(to_bytes(log).decode()))
        else:
            whole_story(Console(Screen(), language=language), log, step=step)
    except NotTold as error:
        raise Stop(error) from None
    except LogError as error:
        raise Stop("program-log-not-told", file=str(file), why=error) from None


@app.command(name="review")
def review_game(
    file: Path,
    /,
    *,
    seat: int | None = None,
    rollouts: int | None = None,
    html: Path | None = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Say what happened in a finished game, what it cost, and what else could have been done.

    Everything is worked out from what the seat knew at the time, with intervals.

    Parameters
    ----------
    file
        The log of a game, a .jsonl file.
    seat
        Whose game; 0 is the first seat (default: the person’s; without one alone, everybody’s).
    rollouts
        Play every option of every decision on so often, from hidden cards dealt again (default: what fits into two
        seconds; 0: none).
    html
        Write the review as a page to this file.
    """
    import msgspec

    from ..arena.screen import Screen
    from ..notation import LogError
    from ..review.reviewing import NotReviewed, check_reviewable
    from ..terminal.review import ReviewPicture, narrator_for, seats_to_review, with_judging
    from ..terminal.review_page import write_review_page

    language = language_of(lang)
    log = log_of(file)
    if rollouts is not None and rollouts < 0:
        raise Stop("program-no-games", games=str(rollouts))
    if html is not None and not html.parent.is_dir():
        raise Stop("program-file-missing", file=str(html.parent))
    try:
        seats = seats_to_review(log.header, seat)
        for one in seats:
            check_reviewable(log, one)
        found = [with_judging(log, one, rollouts, narrator_for(log, one, language)) for one in seats]
    except NotReviewed as error:
        raise Stop(error) from None
    except LogError as error:
        raise Stop("program-log-not-told", file=str(file), why=error) from None
    pictures = [ReviewPicture(one, narrator_for(log, one.seat, language)) for one in found]
    if html is not None:
        write_review_page(html, pictures)
    if json:
        built = [msgspec.to_builtins(one, str_keys=True) for one in found]
        print_json(built[0] if len(built) == 1 else built)
    else:
        for picture in pictures:
            Screen().print(picture.drawn())


@app.command
def score(file: Path | None = None, /, *, rules: Rules | None = None, lang: Lang = None, json: Json = False) -> None:
    """Keep score for a game with the real box: asks what each stall holds, or reads it from a file.

    The file is JSON, as in docs/score-sheet.md:
    {"ruleset": {"edition": "second", "players": 3},
    "stalls": [{"name": "Ann", "goods": {"apple": 4, "silk": 1}, "gold": 42}, ...]};
    a stall may also have "feast_plates": ["apple"] and "black_market": [30].

    Parameters
    ----------
    file
        What each stall holds, as JSON. Without it, you are asked.
    """
    from ..arena.screen import Screen
    from ..notation.harmless import harmless
    from ..notation.words import Narrator
    from ..terminal.console import Console, Leave
    from ..terminal.score import Impossible, ask_counted, gold_remark, read_counted, scored
    from ..terminal.sheet import sheet_json, sheet_picture

    language = language_of(lang)
    rules = rules or Rules()
    console = Console(Screen(stderr=json), language=language)
    try:
        if file is not None:
            if rules.given:
                raise Stop("program-score-options")
            counted = read_counted(bytes_of(file))
        else:
            counted = ask_counted(console, ruleset(rules) if rules.given else None)
        sheet = scored(counted)
    except Impossible as error:
        raise Stop(error) from None
    except Leave:
        raise Stop("program-score-left") from None
    names = [stall.name for stall in counted.stalls]
    if remark := gold_remark(counted):
        print(harmless(remark.in_words(language)), file=sys.stderr)
    if json:
        print_json(sheet_json(counted.ruleset, sheet, names))
    else:
        Screen().print(sheet_picture(counted.ruleset, sheet, Narrator(language, names)))


@app.command
def verify(file: Path, /, *, lang: Lang = None, json: Json = False) -> None:
    """Check that the deal of a game was fair: every shuffle, lot and draw of its log against its seed.

    Parameters
    ----------
    file
        The whole log of a game, a .jsonl file.
    """
    import msgspec

    from ..locales import text
    from ..notation import LogError
    from ..notation.harmless import harmless
    from ..notation.verify import verify as check

    language = language_of(lang)
    try:
        verdict = check(log_of(file))
    except LogError as error:
        raise Stop("program-log-not-checked", file=str(file), why=error) from None
    if json:
        print_json(msgspec.to_builtins(verdict))
    elif verdict.fair:
        committed = "yes" if verdict.committed else "no"
        print(text(language, "terminal-verified", {"count": verdict.chances, "committed": committed}))
        if verdict.branch is not None:
            print(text(language, "terminal-verified-branch", {"n": str(verdict.branch.n)}))
    else:
        for fault in verdict.faults:
            said = {"line": str(fault.line), "why": fault.in_words(language)}
            print(harmless(text(language, "program-log-line", said)))
    if not verdict.fair:
        sys.exit(1)
