"""A database that is not there, full, locked or damaged: nobody's fault but its own, and it may come back."""

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection

from .locks import StorageError


def is_outage(error: BaseException) -> bool:
    """Whether an error is the database's own: what a statement of ours got wrong is not."""
    if isinstance(error, DataError | IntegrityError | NotSupportedError | ProgrammingError):
        return False
    return isinstance(error, DBAPIError | NoConnection | StorageError)
