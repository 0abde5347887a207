"""Parts that need a package which not everybody wants."""

from ..locales import Worded


class MissingExtra(Worded, ImportError):
    """A part was used whose packages are not installed. The message is a sentence that says which to install."""


def missing(part: str, extra: str) -> MissingExtra:
    return MissingExtra("program-missing-extra", part=part, extra=extra)
