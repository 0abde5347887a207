"""Bring a database to the schema of this release."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

MIGRATING = 846_201
"""A number for PostgreSQL's advisory lock."""


class NewerDatabase(Exception):
    """The database was made by a newer release than this one."""


def migrate(engine: Engine) -> None:
    """Upgrade to the newest schema. A database of a newer release is left alone."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # several processes may start at once
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in known:
            raise NewerDatabase(current)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
