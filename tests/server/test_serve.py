"""``nottingham serve`` and ``nottingham verify`` as programs."""

import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from nottingham.notation import write_log
from nottingham.server.people import Signer, tidy_name, tidy_words
from nottingham.server.settings import Settings, SettingsError, read_settings
from nottingham.server.storage import StorageError, Store
from tests.notation.test_verify import a_fair_log
from tests.server.house import PYCACHE, House, a_house

ENVIRONMENT = os.environ | {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(PYCACHE)}


def nottingham(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "nottingham.cli", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, env=ENVIRONMENT, check=False)


def serve(file: Path, *more: str) -> subprocess.CompletedProcess[str]:
    return nottingham("serve", "--host", "127.0.0.1", "--port", "0", "--database-url", f"sqlite:///{file}", *more)


def one_sentence(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("nottingham: ")
    assert len(done.stderr.splitlines()) == 1, done.stderr
    return done.stderr


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = nottingham(
            "serve", "--host", "127.0.0.1", "--port", port, "--database-url", f"sqlite:///{tmp_path}/x.db"
        )
    assert f"Port {port}" in one_sentence(done)
    assert "--port" in done.stderr


def test_an_unreadable_database_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"this is not a database, whatever it is called" * 100)
    assert "can’t be used" in one_sentence(serve(tmp_path / "games.db"))
    assert "sqlite:///" in one_sentence(nottingham("serve", "--port", "0", "--database-url", "nonsense"))


def test_a_database_of_a_newer_release_is_left_alone(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        file = house.file
    with closing(sqlite3.connect(file)) as database:
        database.execute("update alembic_version set version_num = '9999'")
        database.commit()
    assert "newer release" in one_sentence(serve(file))


def test_a_second_server_on_one_file_is_one_sentence(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        assert "Another server" in one_sentence(serve(house.file))


def test_settings_that_cannot_be_are_one_sentence() -> None:
    assert "port" in one_sentence(nottingham("serve", "--port", "99999"))
    assert "http" in one_sentence(nottingham("serve", "--port", "0", "--public-url", "nowhere"))


def test_it_starts_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "nottingham.cli", "serve", "--host", "127.0.0.1", "--port", "0"]
    command += ["--database-url", f"sqlite:///{tmp_path}/games.db", "--log-format", "json"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    assert server.stdout is not None
    assert server.stderr is not None
    try:
        line = server.stdout.readline()
        assert line.startswith("On this machine: http://localhost:")
        url = line.split()[-1].rstrip("/").replace("localhost", "127.0.0.1")
        for _ in range(200):
            try:
                assert httpx.get(f"{url}/health").text == "alive\n"
                break
            except httpx.TransportError:
                time.sleep(0.05)
        assert httpx.get(f"{url}/ready").text == "ready\n"
        assert httpx.get(f"{url}/").headers["content-type"].startswith("text/html")
        assert "<script" not in httpx.get(f"{url}/docs").text
        assert "http://" not in httpx.get(f"{url}/docs").text.replace("http://localhost", "")
    finally:
        server.send_signal(signal.SIGINT)
        _, errors = server.communicate(timeout=20)
    assert "Traceback" not in errors
    assert server.returncode == 0


def test_options_go_before_the_environment_and_that_before_defaults() -> None:
    found = read_settings({"port": 1, "host": None}, {"NOTTINGHAM_PORT": "2", "NOTTINGHAM_AWAY_SECONDS": "7.5"})
    assert (found.port, found.away_seconds, found.host) == (1, 7.5, Settings().host)
    assert found.database.startswith("sqlite:///")
    with pytest.raises(SettingsError, match="port"):
        read_settings({}, {"NOTTINGHAM_PORT": "many"})


def test_every_answer_has_headers_that_keep_browsers_safe(house: House) -> None:
    for path in ("/", "/docs", "/health", "/api/me", "/api/openapi.json", "/no/such/place"):
        headers = httpx.get(house.url + path).headers
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_verify_says_whether_a_deal_was_fair(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    write_log(file, a_fair_log())
    done = nottingham("verify", str(file))
    assert done.returncode == 0
    assert done.stdout.startswith("Fair: all ")
    assert '"fair":true' in nottingham("verify", str(file), "--json").stdout
    lines = file.read_text().splitlines(keepends=True)
    first = lines[1].replace('"order":["', '"order":["silk","', 1).replace(',"silk"]', "]", 1)
    assert first != lines[1]
    file.write_text("".join([lines[0], first, *lines[2:]]))
    done = nottingham("verify", str(file))
    assert done.returncode == 1
    assert done.stdout.startswith("Line 2: ")


def test_a_database_that_is_a_folder_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="--database-url"):
        Store(f"sqlite:///{tmp_path}").open()


def test_tokens_are_for_one_purpose_and_cannot_be_made_up() -> None:
    signer, other = Signer("aa" * 32), Signer("bb" * 32)
    token = signer.sign("guest", "robin")
    assert signer.check("guest", token) == "robin"
    assert signer.check("replay", token) is None
    assert other.check("guest", token) is None
    for broken in ("", "guest", "guest.robin", token[:-1], token + "0", token.replace("robin", "marian"), "é.é.é"):
        assert signer.check("guest", broken) is None


def test_names_and_words_are_plain_text_on_one_line() -> None:
    assert tidy_name("  Ro\x00b\u202ein\n Hood ") == "Ro b in Hood"
    assert tidy_name("x" * 99) == "x" * 24
    assert tidy_name("\u200b\n") == ""
    assert tidy_words("a\x1b[31mb") == "a [31mb"
