"""A short ``python -m bench.attack``: what is refused, and how much memory the server takes. Times do not count."""

from collections.abc import Iterator

import pytest

from bench.attack.bombs import heads, messages, parts, pings, replays
from bench.attack.floods import guesses, sockets, talk
from bench.attack.ground import Ground, Peak
from bench.attack.slow import half_requests
from nottingham.server.wire.gate import most_files

ATTACKS = (replays, heads, pings, parts, messages, sockets, talk, guesses, half_requests)
MOST_MB = 64


@pytest.fixture(scope="module")
def ground(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    most_files()
    found = Ground(tmp_path_factory.mktemp("attack"))
    yield found
    found.stop()


@pytest.mark.parametrize("number", range(len(ATTACKS)), ids=[attack.__name__ for attack in ATTACKS])
def test_an_attack_is_refused_and_takes_little_memory(ground: Ground, number: int) -> None:
    ground.source = f"127.0.2.{number + 1}"
    peak = Peak(ground.pid)
    try:
        ATTACKS[number](ground)
    finally:
        taken = peak.end()
    assert taken <= MOST_MB
