"""The command line. Commands import what they need when they run, so that help comes at once. Design §4."""

import os
import sys
from typing import Never

from cyclopts import CycloptsError, UnusedCliTokensError

from . import games, programs, server
from .app import Stop, app, asked_language

__all__ = ["app", "games", "main", "programs", "server"]


def main(arguments: list[str] | None = None) -> Never:
    """The program. Whatever goes wrong is one sentence on stderr and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else arguments
    try:
        app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        _complain(given, Stop("program-unknown-words", words=" ".join(error.unused_tokens or ())))
    except CycloptsError as error:
        _complain(given, Stop("program-unknown-option", error=" ".join(str(error).split())))
    except Stop as stop:
        _complain(given, stop)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        _hush()
    sys.exit(0)


def _complain(arguments: list[str], stop: Stop) -> Never:
    from ..notation.harmless import harmless

    print(harmless(f"nottingham: {stop.in_words(asked_language(arguments))}"), file=sys.stderr)
    sys.exit(2)


def _hush() -> None:
    """Nobody reads any more, as with ``| head``: end quietly."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
