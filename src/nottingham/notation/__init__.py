"""The log of a game: a header line, then one event a line, as ``.jsonl``. Written and read back exactly."""

from .log import Header, Log, LogError, digest, read_log, restore, tables, told_log, views, write_log

__all__ = ["Header", "Log", "LogError", "digest", "read_log", "restore", "tables", "told_log", "views", "write_log"]
