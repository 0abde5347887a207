"""A database that is not there, full, locked or damaged: nobody's fault but its own, and it may come back."""

from sqlalchemy.exc import (
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    NotSupportedError,
    OperationalError,
    ProgrammingError,
)
from sqlalchemy.exc import TimeoutError as NoConnection

from .locks import StorageError


def is_unstorable(error: BaseException) -> bool:
    """Whether the database will never take what it was given: PostgreSQL refuses what SQLite takes, a NUL above all."""
    return isinstance(error, DataError)


def is_outage(error: BaseException) -> bool:
    """Whether an error is the database's own: what a statement of ours got wrong is not."""
    if isinstance(error, DataError | IntegrityError | NotSupportedError | ProgrammingError):
        return False
    return isinstance(error, DBAPIError | NoConnection | StorageError)


def complaint(error: BaseException) -> str:
    """What kind of error it is, and what the database says about itself, on one line: that it is locked, full, gone, or
    not as it should be."""
    name = type(error).__name__
    if not isinstance(error, OperationalError | InterfaceError):
        return name
    return f"{name}: {(str(error.orig).splitlines() or [''])[0]}"
