"""Databases of our own, empty, of both kinds."""

import secrets
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest


def a_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The address of a database that nobody else uses: a file, or one more in the PostgreSQL of the tests."""
    if kind == "sqlite":
        return f"sqlite:///{folder / _name()}.db"
    return new_database(request.getfixturevalue("postgres"))


def new_database(postgres: str) -> str:
    """The address of one more database in a PostgreSQL, which is thrown away as a whole."""
    name = _name()
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return urlunsplit(urlsplit(postgres)._replace(path=f"/{name}"))


def _name() -> str:
    return f"games_{secrets.token_hex(4)}"
