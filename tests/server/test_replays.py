"""Games looked at again: the frames of a replay are what a socket brought, for those who may have them."""

import asyncio
import itertools
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from nottingham.arena.random_play import random_game
from nottingham.game import Event, Ruleset, tell, view
from nottingham.game.events import AnyEvent
from nottingham.game.known import Own, Phase, Public
from nottingham.notation import Header, Log
from nottingham.notation.log import from_bytes, to_bytes, told_log
from nottingham.server.protocol import Update, Welcome, server_decoder
from nottingham.server.replays import NotShown, eyes_for, replayed
from tests.server.guests import PATIENCE, Party, Person, a_party
from tests.server.house import House

SHORT = Ruleset.preset("second", players=3, house_rounds=1)
RULES = [
    Ruleset.preset("second", players=4, royal_goods=True, black_market=True, house_rounds=2),
    Ruleset.preset("first", players=3, house_rounds=2, promos={"brimstone_oil": 6, "feast_plate": 6}),
    Ruleset.preset("second", players=6, house_rounds=1),
]


def a_log(rules: Ruleset, seed: int = 5) -> Log:
    """A whole game of random moves."""
    events: list[Event] = []
    for _, told in random_game(rules, seed):
        events += told
    names = tuple(f"Merchant {seat}" for seat in range(rules.players))
    return Log(Header(rules, names, seed), tuple(events))


def folded(frames: Any) -> Iterator[tuple[dict[str, Any], dict[str, Any] | None, list[Event]]]:
    """What a page makes of frames. After each: what is public, what is the seat's, and what was told."""
    welcome, *updates = [server_decoder.decode(msgspec.json.encode(frame)) for frame in frames]
    assert isinstance(welcome, Welcome)
    public = msgspec.to_builtins(welcome.public)
    own = None if welcome.own is None else msgspec.to_builtins(welcome.own)
    n = 0
    for s, update in enumerate(updates, start=1):
        assert isinstance(update, Update)
        assert (update.s, update.n) == (s, n + len(update.told)), "a step was left out"
        n = update.n
        public |= update.changed
        public["promises"] = [*public["promises"], *msgspec.to_builtins(update.favours)]
        own = None if own is None else own | update.own
        assert not update.legal
        yield public, own, list(update.told)


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: f"{rules.edition}-{rules.players}")
def test_frames_lead_to_what_each_pair_of_eyes_knew_at_the_end(rules: Ruleset) -> None:
    log = a_log(rules)
    *_, (table, _) = random_game(rules, 5)
    for eyes in eyes_for(log):
        replay = replayed(log, eyes)
        told: list[Event] = []
        for public, own, events in folded(replay.frames):  # noqa: B007
            told += events
        seat = eyes if isinstance(eyes, int) else None
        assert msgspec.convert(public, Public) == table.public
        assert told == (list(log.events) if eyes == "all" else [tell(event, seat) for event in log.events])
        if seat is not None:
            assert msgspec.convert(own, Own) == view(table, seat).own
        else:
            assert own is None


def test_who_knows_all_is_shown_everybodys_cards_beside_the_frames() -> None:
    log = a_log(RULES[0])
    *_, (table, _) = random_game(RULES[0], 5)
    replay = replayed(log, "all")
    assert len(replay.secrets) == len(replay.frames)
    for seat in range(4):
        own: dict[str, Any] = msgspec.to_builtins(Own())
        for secrets in replay.secrets:
            own |= msgspec.to_builtins(secrets.get(str(seat), {}))
        assert msgspec.convert(own, Own) == table.own[seat]
    assert not replayed(log, "public").secrets
    assert not replayed(log, 0).secrets


def test_no_frame_before_the_end_tells_a_seat_what_it_was_not_told() -> None:
    """Frames for a seat are the same whatever the others' cards were: they are made of the redacted log alone."""
    log = a_log(RULES[0])
    for seat in range(4):
        redacted = told_log(log, seat)
        assert msgspec.json.encode(replayed(log, seat).frames[1:]) == msgspec.json.encode(
            replayed(redacted, seat).frames[1:]
        )
        assert eyes_for(redacted) == (seat,)
        with pytest.raises(NotShown, match="one pair of eyes"):
            replayed(redacted, "all")


def with_game(house: House, act: Any, **options: Any) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            party = await a_party(stack, house.url, ("Ann", "Bess"), SHORT, **options)
            stranger = await Person.come(house.url, party.http, "Eve")
            await act(party, stranger)

    asyncio.run(run())


def test_a_finished_game_is_replayed_to_those_who_sat_there_and_to_whom_they_give_the_link(house: House) -> None:
    async def act(party: Party, stranger: Person) -> None:
        path = f"/tables/{party.table}/replay"
        early = await party.host.ask("GET", path)
        assert (early.status_code, early.json()["code"]) == (409, "table.not_now")
        assert (await party.host.ask("POST", f"/tables/{party.table}/share")).status_code == 409
        await party.play_to_the_end()

        log = from_bytes(await party.host.call("GET", f"/tables/{party.table}/log"))
        for eyes, seat in (("public", None), ("0", 0), ("2", 2)):
            shown = await party.people[1].call("GET", f"{path}?eyes={eyes}")
            told = list(itertools.chain(*(events for _, _, events in folded(shown["frames"]))))
            assert told == [tell(event, seat) for event in log.events]
        whole = await party.host.call("GET", path)
        assert whole["eyes"] == "all"
        assert whole["choices"] == ["all", "public", 0, 1, 2]
        assert whole["frames"][0]["table"]["seats"][0]["name"] == "Ann"

        refused = await stranger.ask("GET", path)
        assert (refused.status_code, refused.json()["code"]) == (403, "log.not_for_you")
        assert (await stranger.ask("POST", f"/tables/{party.table}/share")).status_code == 403
        shared = await party.people[1].call("POST", f"/tables/{party.table}/share")
        assert shared["link"].endswith(f"/replay/{party.table}?key={shared['key']}")
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as nobody:
            found = await nobody.get(f"{house.url}/api{path}", params={"key": shared["key"], "eyes": "1"})
            assert found.json()["eyes"] == 1
            assert found.headers["content-encoding"] == "gzip"
            for key in ("", shared["key"][:-1] + "x", stranger.token, shared["key"].replace(party.table, "x" * 12)):
                answer = await nobody.get(f"{house.url}/api{path}", params={"key": key})
                assert answer.status_code == 401, key

            # Taken back, it opens nothing; a new one does.
            assert (await stranger.ask("DELETE", f"/tables/{party.table}/share")).status_code == 403
            await party.host.call("DELETE", f"/tables/{party.table}/share")
            fresh = await party.host.call("POST", f"/tables/{party.table}/share")
            for key, status in ((shared["key"], 401), (fresh["key"], 200)):
                answer = await nobody.get(f"{house.url}/api{path}", params={"key": key})
                assert answer.status_code == status

    with_game(house, act, spectators=False)


def test_a_link_opens_one_game_only_and_is_no_token(house: House) -> None:
    async def act(party: Party, stranger: Person) -> None:
        await party.play_to_the_end()
        key = (await party.host.call("POST", f"/tables/{party.table}/share"))["key"]
        thief = Person(house.url, party.http, {"id": "", "name": "", "token": key})
        assert (await thief.ask("GET", "/me")).status_code == 401
        other = await stranger.new_table(SHORT)
        assert (await stranger.ask("GET", f"/tables/{other}/replay?key={key}")).status_code == 409

    with_game(house, act)


def test_a_seat_that_is_not_there_has_no_eyes(house: House) -> None:
    async def act(party: Party, stranger: Person) -> None:
        await party.play_to_the_end()
        for eyes, code in (("5", "log.not_shown"), ("-1", "request.malformed"), ("everything", "request.malformed")):
            answer = await party.host.ask("GET", f"/tables/{party.table}/replay?eyes={eyes}")
            assert (answer.status_code, answer.json()["code"]) == (400, code)

    with_game(house, act)


# Logs from the disk


def upload(house: House, body: bytes, **query: str) -> httpx.Response:
    return httpx.post(f"{house.url}/api/replays", content=body, params=query, timeout=PATIENCE, trust_env=False)


WHOLE = to_bytes(a_log(SHORT))


def test_a_log_from_the_disk_is_shown_without_being_anybody_and_kept_nowhere(house: House) -> None:
    shown = upload(house, WHOLE, eyes="1").json()
    *_, (public, own, _) = folded(shown["frames"])
    assert public["phase"] == Phase.OVER
    assert own is not None
    assert [seat["name"] for seat in shown["frames"][0]["table"]["seats"]] == ["Merchant 0", "Merchant 1", "Merchant 2"]
    redacted = upload(house, to_bytes(told_log(a_log(SHORT), 2))).json()
    assert (redacted["eyes"], redacted["choices"]) == (2, [2])


def test_bots_in_a_log_are_told_from_people(house: House) -> None:
    log = a_log(SHORT)
    named = Log(Header(SHORT, ("Robin", "Bess (medium:brazen)", "easy")), log.events)
    seats = upload(house, to_bytes(named)).json()["frames"][0]["table"]["seats"]
    assert [(seat["kind"], seat.get("name", ""), seat.get("bot", "")) for seat in seats] == [
        ("person", "Robin", ""),
        ("bot", "Bess", "medium:brazen"),
        ("bot", "", "easy"),
    ]


LINES = WHOLE.split(b"\n")
BROKEN = {
    "nothing": b"",
    "no log": b"hello\n",
    "bytes": b"\xff\xfe\x00\n",
    "another game": b'{"format":"chess"}\n',
    "cut off": WHOLE[: len(WHOLE) // 2],
    "an event is missing": b"\n".join(LINES[:3] + LINES[4:]),
    "events that do not follow": b"\n".join([LINES[0], LINES[-2].replace(LINES[-2][:8], b'{"n":0,"', 1), b""]),
    "deep": b"[" * 20_000 + b"\n",
}


@pytest.mark.parametrize("body", BROKEN.values(), ids=BROKEN)
def test_what_is_no_log_is_refused_with_a_sentence(house: House, body: bytes) -> None:
    answer = upload(house, body)
    assert answer.status_code == 400
    assert answer.json()["code"].startswith(("log.", "request."))
    assert answer.json()["why"].endswith(".")


def test_a_log_that_is_too_large_is_refused(house: House) -> None:
    answer = upload(house, b" " * (2 * 1024 * 1024 + 1))
    assert (answer.status_code, answer.json()["code"]) == (413, "request.too_large")


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_a_log_that_somebody_made_up_is_shown_or_refused_but_breaks_nothing(data: st.DataObject) -> None:
    """Events swapped, doubled, dropped, with other seats and numbers in them."""
    events = [msgspec.to_builtins(event) for event in a_log(SHORT).events]
    for _ in range(data.draw(st.integers(1, 6))):
        i, j = (data.draw(st.integers(0, len(events) - 1)) for _ in range(2))
        match data.draw(st.sampled_from(["swap", "drop", "double", "change"])):
            case "swap":
                events[i], events[j] = events[j], events[i]
            case "drop":
                del events[i]
            case "double":
                events.insert(i, events[j])
            case _:
                field = data.draw(st.sampled_from(sorted(events[i])))
                values = st.sampled_from([-1, 7, 2**70, None, [], ["silk"], {"hidden": "face_down", "count": -3}, "x"])
                events[i] = events[i] | {field: data.draw(values)}
    try:
        told = msgspec.convert(events, tuple[AnyEvent, ...])
    except msgspec.ValidationError:
        return
    log = Log(a_log(SHORT).header, told)
    for eyes in ("all", "public", 1):
        try:
            json.loads(msgspec.json.encode(replayed(log, eyes)))
        except NotShown:
            continue


# The score sheet


COUNTED = {
    "ruleset": {"edition": "second", "players": 3},
    "stalls": [
        {"name": "Ann", "goods": {"apple": 9, "silk": 1}, "gold": 51},
        {"name": "Bob", "goods": {"apple": 9, "crossbow": 2}, "gold": 38},
        {"name": "Cid", "goods": {"cheese": 1}, "gold": 12},
    ],
}


def score(house: House, body: Any) -> httpx.Response:
    return httpx.post(f"{house.url}/api/score", json=body, timeout=PATIENCE, trust_env=False)


def test_stalls_from_a_box_at_home_are_scored_with_crowns_and_ties(house: House) -> None:
    found = score(house, COUNTED).json()
    ann, bob, cid = found["sheet"]["seats"]
    assert [line["total"] for line in (ann, bob, cid)] == [18 + 8 + 51 + 15, 18 + 18 + 38 + 15, 3 + 12 + 15]
    assert [(share["rank"], share["bonus"]) for share in ann["crowns"]] == [("king", 15)]
    assert found["sheet"]["winners"] == [0]
    assert found["remark"] == ""


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"stalls": COUNTED["stalls"][:2]}, "sheet.impossible"),  # type: ignore[index]
        ({"stalls": [{"name": "A", "goods": {"crossbow": 6}}, {"name": "B"}, {"name": "C"}]}, "sheet.impossible"),
        ({"stalls": [{"name": "A", "goods": {"gold_bar": 6}}, {"name": "B"}, {"name": "C"}]}, "request.malformed"),
        ({"ruleset": {"edition": "second", "players": 7}}, "ruleset.impossible"),
    ],
)
def test_stalls_that_cannot_be_are_refused_with_a_sentence(house: House, change: Any, code: str) -> None:
    answer = score(house, COUNTED | change)
    assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert answer.json()["why"].endswith(".")
