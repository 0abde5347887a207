"""Telling the game in a log: to the end, or step by step."""

from collections.abc import Iterator

from ..game import Event, View
from ..game.events import GameScored
from ..game.known import Public
from ..locales import Worded
from ..notation import Log, tables, told_log, views
from ..notation.words import Narrator
from .console import Back, Console, Leave
from .players import names_in
from .telling import Asides, tell_event


class NotTold(Worded):
    """This log cannot be told so. The message says how it can."""


def told_to(log: Log, seat: int | None, *, spectator: bool) -> Log:
    """The log as a seat, or a spectator, was told it; or as it is."""
    if seat is None and not spectator:
        return log
    if seat is not None and spectator:
        raise NotTold("program-seat-or-spectator")
    players = log.header.ruleset.players
    if seat is not None and not 0 <= seat < players:
        raise NotTold("program-no-seat", seat=seat, players=players, last=players - 1)
    wanted = "spectator" if seat is None else seat
    owner = log.header.told_to
    if owner in ("everybody", wanted):
        return log if owner == wanted else told_log(log, seat)
    if isinstance(owner, int):
        raise NotTold("program-told-to-seat", seat=owner)
    raise NotTold("program-told-to-spectator")


def story(log: Log) -> Iterator[tuple[Event, View | Public]]:
    """Each event with what its reader knows after it."""
    if log.header.told_to == "everybody":
        for event, table in tables(log):
            yield event, table.public
    else:
        yield from views(log)


def whole_story(console: Console, log: Log, *, step: bool) -> None:
    """Tell it all; with ``step``, wait for Enter after each step."""
    owner = log.header.told_to
    me = owner if isinstance(owner, int) else None
    words = Narrator(console.words.language, names_in(log.header, console.words.language), me)
    eyes = "spectator" if owner == "spectator" else "all" if me is None else "seat"
    name = "" if me is None else words.name(me)
    told = words.t("terminal-replay-about", rules=words.rules(log.header.ruleset), eyes=eyes, name=name)
    console.tell(f"{told} {_seated(words)}", "dim")
    if step:
        console.tell(words.t("terminal-replay-step"), "dim")
    names = words.names
    asides = Asides(console, names, me, log.header.ruleset)
    for event, seen in story(log):
        shown = tell_event(console, event, seen, names)
        asides.hear(event, seen.public if isinstance(seen, View) else seen)
        if shown and step and not _next(console):
            return
    if log.header.told_to == "everybody" and any(isinstance(event, GameScored) for event in log.events[-2:]):
        asides.at_the_end(log.events)


def _seated(words: Narrator) -> str:
    return words.t("terminal-at-the-table", names=", ".join(words.names))


def _next(console: Console) -> bool:
    """Enter goes on; q, Ctrl-C and the end of the input do not."""
    try:
        console.pause()
    except (Leave, Back):
        return False
    return True
