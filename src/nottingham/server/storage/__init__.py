"""Where games are kept: append-only events, and beside them tables, guests and talk."""

from .locks import StorageError
from .outages import is_outage
from .store import Conflict, Store

__all__ = ["Conflict", "StorageError", "Store", "is_outage"]
