"""Bring a database to the schema of this release."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

MIGRATING = 846_201
"""A number for PostgreSQL's advisory lock."""


class NewerDatabase(Exception):
    """The database was made by a newer release than this one."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def is_current(connection: Connection) -> bool:
    """Whether a database has the schema of this release: it may have an older one, or none."""
    scripts = ScriptDirectory.from_config(_config())
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in {revision.revision for revision in scripts.walk_revisions()}:
        raise NewerDatabase(current)
    return current == scripts.get_current_head()


def migrate(engine: Engine) -> None:
    """Upgrade to the newest schema. A database of a newer release is left alone."""
    config = _config()
    known = {revision.revision for revision in ScriptDirectory.from_config(config).walk_revisions()}
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":  # several processes may start at once
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
        current = MigrationContext.configure(connection).get_current_revision()
        if current is not None and current not in known:
            raise NewerDatabase(current)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
