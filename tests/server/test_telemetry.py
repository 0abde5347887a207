"""OpenTelemetry: spans where an SDK is configured, and nothing of secrets in them."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from nottingham.game import Dice, Good, Ruleset
from nottingham.server import telemetry
from nottingham.server.protocol import Refused
from tests.server.guests import a_party
from tests.server.house import a_house

RULES = Ruleset.preset("second", players=3, house_rounds=1)
NAMES = ("Zaphodine", "Quillabeth", "Ottoline")


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> Iterator[InMemorySpanExporter]:
    """A configured SDK, for one test."""
    exporter, provider = InMemorySpanExporter(), TracerProvider()
    provider.add_span_processor(SimpleSpanProcessor(exporter))
    monkeypatch.setattr(trace, "get_tracer_provider", lambda: provider)
    yield exporter
    provider.shutdown()
    monkeypatch.undo()
    assert not telemetry.set_up()


def named(spans: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in spans.get_finished_spans() if span.name == name]


def test_calls_commands_and_commits_have_spans_without_secrets(spans: InMemorySpanExporter, tmp_path: Path) -> None:
    tokens: set[str] = set()

    async def play(url: str) -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, url, NAMES, RULES)
            tokens.update(text for person in party.people for text in (person.token, person.id))
            command = next(chair for chair in party.chairs if chair.asked()).legal.sample(Dice(1))
            assert isinstance(await next(chair for chair in party.chairs if not chair.asked()).do(command), Refused)
            await party.play_to_the_end()
            await party.host.ask("GET", f"/tables/{party.table}/log")
            await party.host.ask("GET", "/tables/nowhere")

    with a_house(tmp_path, away_seconds=600.0) as house:
        asyncio.run(play(house.url))
    [unknown] = [span for span in named(spans, "GET /api/tables/{table}") if span.attributes]
    assert (unknown.attributes or {})["http.response.status_code"] == 404
    assert len(named(spans, "POST /api/guests")) == 3
    commands = [span.attributes or {} for span in named(spans, "command")]
    assert {attributes["nottingham.outcome"] for attributes in commands} >= {"played", "refused"}
    assert "LoadBag" in {attributes["nottingham.command"] for attributes in commands}
    assert sum(int(str((span.attributes or {})["nottingham.writes"])) for span in named(spans, "commit")) > 10
    text = "".join(str(span.to_json()) for span in spans.get_finished_spans())
    for secret in (*NAMES, *tokens, *(f'"{good}"' for good in Good)):
        assert secret not in text


def test_an_exceptions_text_is_in_no_span(spans: InMemorySpanExporter) -> None:
    assert telemetry.set_up()
    with pytest.raises(ValueError, match="silk"), telemetry.span("command", table="t"):
        raise ValueError("silk")
    [span] = spans.get_finished_spans()
    assert dict(span.attributes or {}) == {"nottingham.table": "t", "error.type": "ValueError"}
    assert not span.events
    assert span.status.description is None


def test_without_an_sdk_nothing_is_wrapped_and_nothing_is_imported() -> None:
    code = (
        "import sys; from nottingham.server import telemetry; app = object(); "
        "assert telemetry.traced(app) is app; "
        "assert telemetry.span('a') is telemetry.span('b', table='c'); telemetry.note(a=1); "
        "assert not any(name.startswith('opentelemetry') for name in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
