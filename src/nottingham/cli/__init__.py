"""The command line. Commands import what they need when they run, so that help comes at once. Design §4."""

import os
import sys
from typing import Never

from cyclopts import CycloptsError, UnusedCliTokensError

from . import games, server
from .app import Stop, app

__all__ = ["app", "games", "main", "server"]


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
    from ..notation.harmless import harmless

    print(harmless(f"nottingham: {sentence}"), file=sys.stderr)
    sys.exit(2)


def _hush() -> None:
    """Nobody reads any more, as with ``| head``: end quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
