"""One server for all tests that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.house import House, a_house


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with a_house(tmp_path_factory.mktemp("house"), away_seconds=600.0) as found:
        yield found
