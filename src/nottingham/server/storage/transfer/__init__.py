"""Games on the move: a whole database as one file, and back, between SQLite and PostgreSQL."""

from .files import export_to, import_from
from .lines import BadFile, Moved

__all__ = ["BadFile", "Moved", "export_to", "import_from"]
