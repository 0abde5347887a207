"""Parts that need a package which not everybody wants."""

import os
import sys
from importlib.util import find_spec
from typing import Final

from ..locales import Worded

IN_NUMPY: Final = "numpy"
IN_THE_PAGE: Final = "nottingham_products"
"""What the page that plays without a server has instead (web/src/page/products.ts)."""


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


def can_multiply() -> bool:
    """Whether something is here that does the sums of a network."""
    return any(find_spec(name) is not None for name in (IN_NUMPY, IN_THE_PAGE))
