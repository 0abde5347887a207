"""Parts that need a package which not everybody wants."""

import os
import sys

from ..locales import Worded


class MissingExtra(Worded, ImportError):
    """A part was used whose packages are not installed. The message is a sentence that says which to install."""


def missing(part: str, extra: str) -> MissingExtra:
    return MissingExtra("program-missing-extra", part=part, extra=extra)


def one_thread() -> None:
    """To be called before numpy is loaded for a bot. Its products are small: more threads than one only wait for each
    other, and on a busy machine a decision takes fifteen times as long. Where somebody else has loaded numpy, or has
    said how many threads there shall be, that stays."""
    if "numpy" not in sys.modules:
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
