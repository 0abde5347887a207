"""Where games are kept: append-only events, and beside them tables, guests and talk."""

from .locks import StorageError
from .outages import complaint, is_outage, is_unstorable
from .store import Conflict, Store

__all__ = ["Conflict", "StorageError", "Store", "complaint", "is_outage", "is_unstorable"]
