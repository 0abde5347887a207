"""One server for all tests that do not need one of their own: once with SQLite, once with a real PostgreSQL."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, a_house
from tests.server.postgres import a_postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL for all tests of this process."""
    with a_postgres() as server:
        yield server.get_uri()


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    url = request.getfixturevalue("postgres") if request.param == "postgresql" else f"sqlite:///{folder / 'games.db'}"
    with a_house(folder, database_url=url, away_seconds=600.0) as found:
        yield found
