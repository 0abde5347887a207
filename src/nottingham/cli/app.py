"""The program that commands join, and what they share."""

import sys
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
    """Nothing more can be done. The message is a sentence that says what to do instead."""


Seed = Annotated[int, Parameter(validator=validators.Number(gte=0, lt=2**63))]
Json = Annotated[bool, Parameter(help="Print the result as JSON.")]


def bytes_of(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise Stop(f"There is no file {file}; check its name.") from None
    except IsADirectoryError:
        raise Stop(f"{file} is a directory; name a file in it.") from None
    except OSError as error:
        raise Stop(f"{file} cannot be read: {error.strerror or error}.") from None


def log_of(file: Path) -> Any:
    from ..notation import LogError
    from ..notation.log import from_bytes

    data = bytes_of(file)
    try:
        return from_bytes(data)
    except LogError as error:
        raise Stop(f"{file} cannot be read. {error}") from None


def print_json(result: Any) -> None:
    import msgspec

    from ..notation.harmless import harmless_json

    sys.stdout.write(harmless_json(msgspec.json.encode(result).decode()) + "\n")
