"""Golden games: random legal games whose logs, commands and final tables are kept forever.

``python -m tests.golden.games write`` makes the ones that are missing; ``python -m tests.golden.games check`` tells
whether this interpreter plays and replays them all to the letter (it needs nothing but the runtime packages).
Never rewrite a golden game to make a test pass: an old log must replay forever (design §7.3).

There is a folder for every log format. Games of the newest one are also played again, from their moves to the byte;
games of the one before, event by event, since the rules are the same. Games of the first were played by older rules, so
they only have to be read, and to fold to the tables they made.
"""

import hashlib
import sys
from pathlib import Path

import msgspec

from nottingham.arena.random_play import random_moves
from nottingham.game import CLOCK, Dice, Event, Good, Refusal, Ruleset, new_game, play, scenario
from nottingham.game.commands import Actor, AnyCommand, PassBag
from nottingham.game.goods import PROMO
from nottingham.game.state import Table
from nottingham.notation import Header, Log, tables, upcast
from nottingham.notation.log import from_bytes, to_bytes

FOLDERS = {number: Path(__file__).parent / f"v{number}" for number in (1, 2, 3, 4)}
PLAYED_AGAIN = (2, 3, 4)
"""Formats whose games are played again: the rules have decided in the same way since the first of them."""
HERE = FOLDERS[upcast.FORMAT]
"""Where the games of the format are that this release writes."""

ONE_WORD_IN = 20
"""From format 4 on, one in so many moves of a golden game is a statement."""

_ALL = {"royal_goods": True, "inspection_clock": True, "hidden_removal": True, "seven_cards": True}
_PROMOS = {good: 1 + (good in (Good.BRIMSTONE_OIL, Good.FEAST_PLATE, Good.ROYAL_SUMMONS)) for good in PROMO}
_SMALL = {Good.APPLE: 14, Good.CHEESE: 9, Good.CHICKEN: 5, Good.PEPPER: 5, Good.SILK: 4, Good.MEAD: 4}

GAMES: dict[str, tuple[Ruleset, int]] = {
    "first-3": (Ruleset.preset("first", players=3), 1),
    "first-4-promos": (Ruleset.preset("first", players=4, promos=_PROMOS, house_rounds=5, **_ALL), 25),
    "first-5-black-market": (Ruleset.preset("first", players=5, black_market=True, house_rounds=5), 1),
    "first-6-deputies": (Ruleset.preset("first", players=6, promos=_PROMOS, house_rounds=4), 98),
    "second-3-small-deck": (Ruleset.preset("second", players=3, house_deck=_SMALL), 7),
    "second-4": (Ruleset.preset("second", players=4), 6),
    "second-5-everything": (
        Ruleset.preset("second", players=5, black_market=True, promos=_PROMOS, house_rounds=6, **_ALL),
        177,
    ),
    "second-6-deputies": (Ruleset.preset("second", players=6, black_market=True, house_rounds=6, **_ALL), 7),
}


class Move(msgspec.Struct, frozen=True):
    """A command and who gave it; nobody's is the clock's."""

    seat: int | None
    command: AnyCommand


class Golden(msgspec.Struct, frozen=True):
    """A golden game: its moves, and the digest of the table they end with."""

    moves: tuple[Move, ...]
    table: str


def table_digest(table: Table) -> str:
    """A name for a table: everything known and hidden."""
    parts = (table.public, table.own, table.deck, table.drawn, table.removed, table.deputy_deck, table.chances)
    return hashlib.sha256(msgspec.json.encode(parts, order="deterministic")).hexdigest()


def actor_of(move: Move) -> Actor:
    return CLOCK if move.seat is None else move.seat


def play_again(rules: Ruleset, seed: int, moves: tuple[Move, ...]) -> tuple[Table, list[Event]]:
    """The game that these moves make."""
    table, events = new_game(rules, seed)
    for move in moves:
        played = play(table, actor_of(move), move.command)
        assert not isinstance(played, Refusal), played
        table = played[0]
        events += played[1]
    return table, events


def a_scene() -> tuple[Header, list[Event]]:
    """A short log that begins in the middle of a game."""
    rules = Ruleset.preset("second", players=3)
    table, events = scenario(rules, phase="inspection", bags={1: ["apple", "silk"]}, declared={1: "apple"}, seed=9)
    played = play(table, 0, PassBag(1))
    assert not isinstance(played, Refusal)
    return Header(rules, ("scene",) * 3, 9), events + played[1]


def write(name: str) -> None:
    """Make a golden game, once and for all."""
    if (HERE / f"{name}.jsonl").exists():
        return
    HERE.mkdir(exist_ok=True)
    if name == "scene":
        header, events = a_scene()
        (HERE / "scene.jsonl").write_bytes(to_bytes(Log(header, tuple(events))))
        return
    rules, seed = GAMES[name]
    moves, events = [], []
    for table, news, actor, command in random_moves(rules, seed, Dice(seed), one_word_in=ONE_WORD_IN):  # noqa: B007
        events += news
        if command is not None:
            assert isinstance(command, AnyCommand)
            moves.append(Move(actor if isinstance(actor, int) else None, command))
    golden = Golden(tuple(moves), table_digest(table))
    (HERE / f"{name}.jsonl").write_bytes(to_bytes(Log(Header(rules, ("random",) * rules.players, seed), tuple(events))))
    (HERE / f"{name}.moves.json").write_bytes(msgspec.json.encode(golden))


def check(path: Path) -> None:
    """Replay the log: the same table. Play the moves again, too, where the rules are the same: the same events, and of
    the newest format the same log, to the byte."""
    data = path.read_bytes()
    log = from_bytes(data)
    *_, (_, table) = tables(log)
    moves = path.with_suffix(".moves.json")
    golden = msgspec.json.decode(moves.read_bytes(), type=Golden) if moves.exists() else None
    if golden is not None:
        assert table_digest(table) == golden.table, f"{path}: the log does not replay to the same table"
    if path.parent == HERE:
        assert to_bytes(log) == data, f"{path}: the log is not written back exactly"
    if golden is not None and path.parent in [FOLDERS[number] for number in PLAYED_AGAIN]:
        assert log.header.seed is not None
        again, events = play_again(log.header.ruleset, log.header.seed, golden.moves)
        # a log tells its events a line each, and its format in the line before them
        told = to_bytes(Log(log.header, tuple(events))).split(b"\n")[1:]
        assert told == data.split(b"\n")[1:], f"{path}: the moves do not make the same events"
        assert again == table, f"{path}: playing and replaying differ"


def logs() -> list[Path]:
    """Every golden log, of every format."""
    return sorted(path for folder in FOLDERS.values() for path in folder.glob("*.jsonl"))


def main() -> None:
    if sys.argv[1:] == ["write"]:
        for name in (*GAMES, "scene"):
            write(name)
    for path in logs():
        check(path)
    print(f"{len(logs())} golden games hold on Python {sys.version.split()[0]}.")


if __name__ == "__main__":
    main()
