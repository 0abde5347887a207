"""The program that commands join, and what they share."""

import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter, validators

from .. import __version__

app = App(
    name="nottingham",
    help="The bluffing game of merchants and Sheriffs, in your browser and your terminal. Unofficial.",
    version=__version__,
    default_parameter=Parameter(negative=(), show_default=False),
)


class Stop(Exception):
    """Nothing more can be done. A message of the catalogues says what to do instead; what goes into it may be an error
    that has words of its own."""

    def __init__(self, message: str | Exception, **args: Any) -> None:
        super().__init__(message)
        self.message = message
        self.filled = args

    def in_words(self, language: str) -> str:
        from ..locales import Worded

        if isinstance(self.message, str):
            return Worded(self.message, **self.filled).in_words(language)
        return self.message.in_words(language) if isinstance(self.message, Worded) else str(self.message)


def language_of(wish: str | None) -> str:
    """The language to speak: the one asked for with --lang, else that of the environment."""
    from ..locales import LANGUAGES, known, of_environment

    if wish is None:
        return of_environment()
    found = known(wish)
    if found is None:
        raise Stop("program-no-language", wish=wish, languages=", ".join(LANGUAGES))
    return found


def asked_language(arguments: list[str]) -> str:
    """The language of the whole command line, for what goes wrong before or after a command: --lang, if it is one."""
    from ..locales import known, of_environment

    wishes = [argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang=")]
    wishes += [after for before, after in pairwise(arguments) if before == "--lang"]
    return next((found for wish in wishes if (found := known(wish))), None) or of_environment()


Lang = Annotated[str | None, Parameter(help="The language: en, uk, pl, fr, pt-BR or es (default: your system’s).")]
Seed = Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**63))]
Seconds = Annotated[float, Parameter(validator=validators.Number(gt=0, lte=86_400))]
Json = Annotated[bool, Parameter(help="Print the result as JSON.")]


def bytes_of(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise Stop("program-file-missing", file=str(file)) from None
    except IsADirectoryError:
        raise Stop("program-file-directory", file=str(file)) from None
    except OSError as error:
        raise Stop("program-file-unread", file=str(file), why=error.strerror or str(error)) from None


def log_of(file: Path) -> Any:
    from ..notation import LogError
    from ..notation.log import from_bytes

    data = bytes_of(file)
    try:
        return from_bytes(data)
    except LogError as error:
        raise Stop("program-log-unread", file=str(file), why=error) from None


def print_json(result: Any) -> None:
    import msgspec

    from ..notation.harmless import harmless_json

    sys.stdout.write(harmless_json(msgspec.json.encode(result).decode()) + "\n")
