"""Parts that need a package which not everybody wants."""


class MissingExtra(ImportError):
    """A part was used whose packages are not installed. The message is a sentence that says which to install."""


def missing(part: str, extra: str) -> MissingExtra:
    return MissingExtra(f"{part} is not installed; get it with “pip install nottingham[{extra}]”.")
