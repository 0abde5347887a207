"""Every call of the OpenAPI description, with what fits it and what does not: no 500, nothing undescribed, no leak."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from sqlalchemy import create_engine, select

from nottingham.game import Ruleset
from nottingham.server.app import make_app
from nottingham.server.records import decode_record
from nottingham.server.settings import Settings
from nottingham.server.storage import Store
from nottingham.server.storage import schema as rows
from tests.server.guests import Party, a_party
from tests.server.house import House, a_house

RULES = Ruleset.preset("second", players=3, house_rounds=1)
EXAMPLES = 8
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
"""Not among them: that all that does not fit is refused. Litestar takes 1 for true and "2" for 2, and that is well."""


class Town:
    """A server with a table of every kind, and what a stranger must never hear."""

    def __init__(self, house: House, tables: list[str], secrets: set[str]) -> None:
        self.house = house
        self.tables = tables
        self.secrets = secrets

    def stranger(self) -> str:
        answer = httpx.post(f"{self.house.url}/api/guests", json={"name": "Stranger"}, trust_env=False)
        token: str = answer.json()["token"]
        return token


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    folder = tmp_path_factory.mktemp("town")

    async def settle(house: House) -> tuple[list[str], list[Party]]:
        async with AsyncExitStack() as stack:
            over = await a_party(stack, house.url, ("Ann", "Bess", "Cole"), RULES, public=True)
            await over.play_to_the_end()
            playing = await a_party(stack, house.url, ("Dan", "Eve", "Fay"), RULES)
            watched = await a_party(
                stack, house.url, ("Gil", "Hob", "Ivo"), RULES, spectators=True, spectator_delay=600
            )
            lobby = await playing.host.new_table(RULES, public=True)
            return [over.table, playing.table, watched.table, lobby], [playing, watched]

    with a_house(folder, away_seconds=600.0) as house:
        tables, parties = asyncio.run(settle(house))
        yield Town(house, tables, _secrets(house, tables, parties))


def _secrets(house: House, tables: list[str], parties: list[Party]) -> set[str]:
    found = {text for party in parties for person in party.people for text in (person.token, person.id)}
    engine = create_engine(house.database)
    with engine.connect() as connection:
        found.add(str(connection.scalar(select(rows.remembered.c.value))))
        for table in tables[1:]:
            data = connection.scalar(select(rows.tables.c.record).where(rows.tables.c.id == table))
            record = decode_record(data or b"")
            found |= {record.secret, record.seed, *record.nonces} - {""}
    engine.dispose()
    return found


def _operations() -> list[str]:
    """The calls, read off the application itself: a new one is tried without a word here."""
    app = make_app(Settings(), Store("sqlite://"))
    paths = app.app.calls.openapi_schema.to_schema()["paths"]  # type: ignore[attr-defined]
    return [f"{method.upper()} {path}" for path, methods in paths.items() for method in methods]


def _run(town: Town, operation: Any, mode: GenerationMode, examples: int) -> None:
    token = town.stranger()
    ids = st.sampled_from([*town.tables, "nowhere"])
    seats = st.integers(-1, 6)

    @seed(7)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy(generation_mode=mode), st.booleans(), ids, seats)
    def check(case: Case[Any], real: bool, table: str, seat: int) -> None:
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = table
        if real and "seat" in (case.path_parameters or {}):
            case.path_parameters["seat"] = seat
        answer = case.call(base_url=town.house.url, headers={"Authorization": f"Bearer {token}"}, timeout=60)
        case.validate_response(answer, checks=CHECKS)
        found = [secret for secret in town.secrets if secret in answer.text]
        assert not found, f"{case.method} {case.formatted_path} tells a secret"

    check()


@pytest.fixture(scope="module")
def description(town: Town) -> Any:
    return schemathesis.openapi.from_url(f"{town.house.url}/api/openapi.json")


@pytest.mark.parametrize("call", _operations())
def test_every_call_answers_as_described_and_tells_no_secret(town: Town, description: Any, call: str) -> None:
    method, path = call.split(" ")
    operation = description[path][method]
    _run(town, operation, GenerationMode.POSITIVE, EXAMPLES)
    if operation.body or operation.query or "{seat}" in path:  # any text is a table's id or code
        _run(town, operation, GenerationMode.NEGATIVE, EXAMPLES)
