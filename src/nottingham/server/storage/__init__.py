"""Where games are kept: append-only events, and beside them tables, guests and talk."""

from .store import Conflict, StorageError, Store

__all__ = ["Conflict", "StorageError", "Store"]
