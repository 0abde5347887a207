"""Telling the game in a log: to the end, or step by step."""

from collections.abc import Iterator

from ..game import Event, View
from ..game.known import Public
from ..notation import Log, tables, told_log, views
from ..notation.teller import spoken_to
from ..notation.words import rules_in_words
from .console import Back, Console, Leave
from .players import names_in
from .telling import Verdicts, tell_event


class NotTold(ValueError):
    """This log cannot be told so. The message says how it can."""


def told_to(log: Log, seat: int | None, *, spectator: bool) -> Log:
    """The log as a seat, or a spectator, was told it; or as it is."""
    if seat is None and not spectator:
        return log
    if seat is not None and spectator:
        raise NotTold("A spectator has no seat: give --seat or --spectator, not both.")
    players = log.header.ruleset.players
    if seat is not None and not 0 <= seat < players:
        raise NotTold(f"There is no seat {seat}; with {players} players they are 0 to {players - 1}.")
    wanted = "spectator" if seat is None else seat
    if log.header.told_to in ("everybody", wanted):
        return log if log.header.told_to == wanted else told_log(log, seat)
    raise NotTold(f"This log holds only what {_owner(log)} was told; replay it without --seat and --spectator.")


def _owner(log: Log) -> str:
    owner = log.header.told_to
    return f"seat {owner}" if isinstance(owner, int) else f"a {owner}"


def story(log: Log) -> Iterator[tuple[Event, View | Public]]:
    """Each event with what its reader knows after it."""
    if log.header.told_to == "everybody":
        for event, table in tables(log):
            yield event, table.public
    else:
        yield from views(log)


def whole_story(console: Console, log: Log, *, step: bool) -> None:
    """Tell it all; with ``step``, wait for Enter after each step."""
    names = names_in(log.header)
    owner = log.header.told_to
    whose = "" if owner == "everybody" else f", as {names[owner] if isinstance(owner, int) else 'a spectator'} saw it"
    console.tell(f"{rules_in_words(log.header.ruleset).capitalize()}{whose}. {_seated(names)}", "dim")
    if step:
        console.tell("Enter goes on, q ends it.", "dim")
    verdicts = Verdicts(console, spoken_to(names, owner if isinstance(owner, int) else None))
    for event, seen in story(log):
        told = tell_event(console, event, seen, names)
        verdicts.hear(event)
        if told and step and not _next(console):
            return


def _seated(names: tuple[str, ...]) -> str:
    return f"At the table: {', '.join(names)}."


def _next(console: Console) -> bool:
    """Enter goes on; q, Ctrl-C and the end of the input do not."""
    try:
        console.pause()
    except (Leave, Back):
        return False
    return True
