"""Replays of logs that unroll to much: what is answered grows with the log and no faster, or is refused."""

import gzip
import tracemalloc
from typing import Any

import httpx
import msgspec
import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import Event, Ruleset
from nottingham.game.events import DealStruck, OfferMade, PhaseBegan
from nottingham.game.known import OfferId, Parcel, Phase, Terms
from nottingham.notation import Header, Log
from nottingham.notation.log import to_bytes
from nottingham.notation.promises import Book
from nottingham.server import reels
from nottingham.server.protocol import Update, server_decoder
from nottingham.server.reels import ReelTooLarge, packed, unpacked
from nottingham.server.replays import MOST_EVENTS, NotShown, replayed
from tests.server.guests import PATIENCE
from tests.server.house import House
from tests.server.test_promises import in_ledger

SHORT = Ruleset.preset("second", players=3, house_rounds=1)


def favours(count: int, words: int = 190) -> Log:
    """A game in which a merchant and the Sheriff promise each other favours without end."""
    events: list[Event] = []
    for table, told in random_game(SHORT, 5):  # noqa: B007
        events += told
        if any(isinstance(event, PhaseBegan) and event.phase is Phase.INSPECTION for event in told):
            break
    sheriff, merchant = table.public.sheriffs, table.public.unsettled[:1]
    for i in range(count):
        terms = Terms(Parcel(favour=f"{i}".ljust(words, "x")))
        events.append(OfferMade(merchant[0], merchant, sheriff, terms, ()))
        events.append(DealStruck(OfferId(merchant, sheriff, len(events) - 1), merchant[0], terms))
    return Log(Header(SHORT, ("A", "B", "C"), 5), tuple(events))


@pytest.mark.parametrize("eyes", ["all", "public", 0])
def test_a_thousand_promises_make_a_replay_that_grows_with_the_log_and_no_faster(eyes: Any) -> None:
    log = favours(1000)
    shown = b"".join(unpacked(packed(log, eyes, None)))
    assert len(shown) < 6 * len(to_bytes(log))
    assert shown == msgspec.json.encode(replayed(log, eyes))
    ledger: Any = ()
    for frame in replayed(log, eyes).frames[1:]:
        update = server_decoder.decode(msgspec.json.encode(frame))
        assert isinstance(update, Update)
        ledger = in_ledger(ledger, update)
    assert ledger == Book().follow(log.events).pledges
    assert len(ledger) == 1000


def test_little_of_a_replay_is_in_memory_at_a_time() -> None:
    log = favours(2000)
    size = len(b"".join(unpacked(packed(log, "all", None))))
    tracemalloc.start()
    try:
        packed(log, "all", None)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < size / 2, f"{most} bytes for a replay of {size}"


@pytest.mark.parametrize("bound", ["LARGEST", "LARGEST_PACKED"])
def test_a_replay_that_would_be_too_large_is_refused(monkeypatch: pytest.MonkeyPatch, bound: str) -> None:
    monkeypatch.setattr(reels, bound, 10_000)
    with pytest.raises(ReelTooLarge, match="MiB"):
        packed(favours(500), "all", None)


def test_a_log_of_more_events_than_any_game_has_is_refused() -> None:
    log = favours(10)
    with pytest.raises(NotShown, match="no game has more"):
        packed(Log(log.header, log.events * (MOST_EVENTS // len(log.events) + 1)), "all", None)


def test_long_games_are_shown(house: House) -> None:
    """Longer than the five thousand events where replays once ended."""
    log = favours(2600, words=10)
    assert len(log.events) > 5_000
    for accepted in ("gzip", "identity"):
        headers = {"accept-encoding": accepted}
        answer = httpx.post(
            f"{house.url}/api/replays", content=to_bytes(log), headers=headers, timeout=PATIENCE, trust_env=False
        )
        assert answer.status_code == 200, answer.text[:200]
        assert answer.headers.get("content-encoding", "identity") == accepted
        assert answer.json()["frames"][-1]["n"] == len(log.events)


def test_an_address_has_so_many_replays_at_once_and_gets_every_place_back(house: House) -> None:
    log = to_bytes(favours(20))
    with httpx.Client(trust_env=False, timeout=PATIENCE) as http:
        for body in (log, b"no log", log[:-100], b"", log) * 3:
            assert http.post(f"{house.url}/api/replays", content=body).status_code in (200, 400)
        assert http.post(f"{house.url}/api/replays", content=log).status_code == 200


def test_a_packed_replay_is_what_gzip_makes_of_it() -> None:
    log = favours(3)
    assert gzip.decompress(b"".join(packed(log, 1, None))) == msgspec.json.encode(replayed(log, 1))
