"""Bots for a seat on a server: by name, or out of a file of somebody's own."""

import importlib.util
import inspect
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from ..bots import Bot, Chair, UnknownBot, check_spec, seat_bot
from ..bots.seat import Maker
from .errors import BadBot


def bot_maker(bot: str) -> tuple[str, Maker]:
    """What to call a bot, and how to make it: ``hard:brazen``, ``mybot.py``, or ``mybot.py:Fox`` where a file has
    several classes with a ``play``."""
    file, _, name = bot.partition(".py")
    if not (bot.endswith(".py") or name.startswith(":")):
        try:
            check_spec(bot, files=True)
        except UnknownBot as error:
            raise BadBot(error.message, **error.args_said) from None
        return bot, lambda chair: seat_bot(bot, chair)
    path = Path(f"{file}.py")
    kind = _bot_in(_loaded(path), path, name.removeprefix(":"))
    return kind.__name__, kind


def _loaded(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadBot("program-file-missing", file=str(path))
    spec = importlib.util.spec_from_file_location(f"nottingham_bot_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    sys.path.insert(0, str(path.parent))
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadBot("program-bot-file-broken", file=str(path), why=f"{type(error).__name__}: {error}") from None
    finally:
        sys.path.remove(str(path.parent))
    return module


def _bot_in(module: ModuleType, path: Path, name: str) -> Any:
    """The class that plays: the one that was named, or the only one there."""
    found = {
        kind.__name__: kind
        for kind in vars(module).values()
        if inspect.isclass(kind) and kind.__module__ == module.__name__ and callable(getattr(kind, "play", None))
    }
    if name and name not in found:
        raise BadBot("program-bot-file-no-class", file=str(path), name=name)
    if name:
        return found[name]
    if not found:
        raise BadBot("program-bot-file-empty", file=str(path))
    if len(found) > 1:
        raise BadBot("program-bot-file-several", file=str(path), names=", ".join(sorted(found)), first=min(found))
    return next(iter(found.values()))


def made(maker: Maker, chair: Chair, name: str) -> Bot:
    """A bot in its chair; a ``BadBot``, if it cannot be made."""
    try:
        return maker(chair)
    except (Exception, SystemExit) as error:
        raise BadBot("program-bot-not-made", bot=name, why=f"{type(error).__name__}: {error}") from None
