"""Alembic's way in. The connection is handed over by migrate.py; nothing is read from a configuration file."""

from alembic import context

from nottingham.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
