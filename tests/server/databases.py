"""Databases of our own, empty, of both kinds."""

import secrets
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url


def a_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of a database that nobody else uses: a file, or one more in the PostgreSQL of the tests."""
    name = f"games_{secrets.token_hex(4)}"
    if kind == "sqlite":
        return f"sqlite:///{folder / name}.db"
    server = make_url(request.getfixturevalue("postgres")).set(drivername="postgresql+psycopg")
    engine = create_engine(server, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    engine.dispose()
    return server.set(database=name).render_as_string(hide_password=False)
