"""Which bots there are: our own, and those of other packages through the entry point group ``nottingham.bots``."""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

import msgspec

from ..game import Ruleset
from ..locales import Worded
from .seat import Bot, Chair, Maker

GROUP = "nottingham.bots"
CheckFile = Callable[[str, Ruleset | None], None]


class UnknownBot(Worded, ValueError):
    """There is no such bot, or it cannot be made so. The message is a sentence that says what there is."""


class Entry(msgspec.Struct, frozen=True):
    """A bot that can be seated."""

    name: str
    maker: Maker
    about: str
    arguments: tuple[str, ...] = ()
    """What may stand after the colon; empty: nothing; ``("…",)``: anything."""
    source: str = "nottingham"
    check_file: CheckFile | None = None
    """For bots that have the path of a file after the colon: raises an ``UnknownBot`` if they cannot be made of it."""
    shipped: bool = False
    """It has a file of its own for when none is named, so it can be seated anywhere without one."""
    adversary: bool = False
    """Made to find holes in the others: it measures them in the arena, and is nobody's company."""


_registered: dict[str, Entry] = {}


def register(
    name: str,
    maker: Maker,
    about: str = "",
    arguments: tuple[str, ...] = (),
    check_file: CheckFile | None = None,
    *,
    shipped: bool = False,
    adversary: bool = False,
) -> None:
    """Add a bot under a name. A package does this in a function that its entry point names."""
    if not name or ":" in name or "," in name:
        raise ValueError(f"A bot cannot be called {name!r}: names have no colon and no comma.")
    _registered[name] = Entry(name, maker, about, arguments, "nottingham", check_file, shipped, adversary)


@cache
def _load_others() -> None:
    """Let other packages register theirs. One that fails is left out, and said so by ``bots()``."""
    for point in entry_points(group=GROUP):
        try:
            before = set(_registered)
            point.load()()
            for name in set(_registered) - before:
                _registered[name] = msgspec.structs.replace(_registered[name], source=point.value)
        except Exception as error:
            broken[point.name] = f"{type(error).__name__}: {error}"


broken: dict[str, str] = {}
"""Entry points that could not be loaded, with the reason."""


def bots() -> dict[str, Entry]:
    """Every bot that can be seated at anybody's table, by name."""
    return {name: entry for name, entry in _everybody().items() if not entry.adversary}


def adversaries() -> dict[str, Entry]:
    """Those that only measure others, by name."""
    return {name: entry for name, entry in _everybody().items() if entry.adversary}


def _everybody() -> dict[str, Entry]:
    _load_others()
    return _registered


def maker_of(spec: str) -> tuple[Maker, str]:
    """The maker that ``name`` or ``name:argument`` stands for, with the argument."""
    name, _, argument = spec.partition(":")
    entry = _everybody().get(name)
    if entry is None:
        raise UnknownBot("program-bot-unknown", name=name, bots=", ".join(sorted(bots())))
    if argument and not entry.arguments:
        raise UnknownBot("program-bot-no-argument", name=name)
    if argument and entry.arguments != ("…",) and argument not in entry.arguments:
        raise UnknownBot("program-bot-argument", name=name, arguments=", ".join(entry.arguments), argument=argument)
    return entry.maker, argument


def check_spec(spec: str, *, files: bool = False, measuring: bool = False, rules: Ruleset | None = None) -> str:
    """The same spec, if such a bot can be seated and plays by these rules. Only where ``files`` allows it may a spec
    name a file: a guest of a server must not find out what there is on its disk. Only where bots are measured may it
    name an adversary: nobody at a table of people meets those."""
    _, argument = maker_of(spec)
    name = spec.partition(":")[0]
    entry = _everybody()[name]
    if entry.adversary and not measuring:
        raise UnknownBot("program-bot-measuring", name=name)
    check_file = entry.check_file
    if check_file is not None:
        if not files and (argument or not entry.shipped):
            raise UnknownBot("program-bot-file", name=name)
        check_file(argument, rules)
    return spec


def plays_by(spec: str, rules: Ruleset) -> bool:
    """Whether a bot that sits at a table can play by these rules, too."""
    try:
        return bool(check_spec(spec, rules=rules))
    except UnknownBot:
        return False


def seat_bot(spec: str, chair: Chair) -> Bot:
    """Make the bot for a chair."""
    maker, argument = maker_of(spec)
    return maker(msgspec.structs.replace(chair, argument=argument))
