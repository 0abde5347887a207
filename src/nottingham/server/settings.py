"""What can be set about a server: by options of ``nottingham serve`` or by ``NOTTINGHAM_…`` environment variables."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from ..locales import Worded

PREFIX: Final = "NOTTINGHAM_"
LogFormat = Literal["text", "json"]


class SettingsError(Worded, ValueError):
    """A setting that cannot be. The message is a sentence."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything with its default; every name is an environment variable too: ``NOTTINGHAM_PORT``."""

    host: str = "0.0.0.0"
    port: int = 8462
    database_url: str = ""
    """Nothing: a SQLite file in the user's data directory."""
    nats_url: str = ""
    """Where NATS carries messages between several servers that share a PostgreSQL; nothing: there is one server."""
    lease_seconds: float = 2.5
    """After so long without a sign of life from a server, the others take its tables over."""
    public_url: str = ""
    """The address that people use, if a proxy stands before the server."""
    log_format: LogFormat = "text"
    trusted_proxies: str = "127.0.0.1"
    """Whose word is taken for the address of a client (X-Forwarded-For), with commas between them."""

    tables_per_guest: int = 20
    """Tables in a lobby or in play that one guest may host."""
    sockets_per_guest: int = 20
    sockets_per_address: int = 100
    messages_per_second: float = 20.0
    """Over one socket, on average; bursts of five times as many are let through."""
    requests_per_second: float = 20.0
    """From one address, on average; bursts of five times as many are let through."""
    guests_per_minute: float = 20.0
    """New guests from one address; bursts of three times as many are let through."""
    uploads_per_minute: float = 30.0
    """Logs from one address, to be shown as replays; bursts of half as many are let through."""
    review_seconds: float = 60.0
    """Of a core, for the review of one seat's game."""
    review_seconds_per_minute: float = 20.0
    """Of a core, for reviews that one guest, and one address, asks for; bursts of three times as much."""
    reviews_waiting: int = 16
    """Reviews in the line of this server at once."""
    sockets_per_second: float = 5.0
    """New sockets from one address, and of one guest; bursts of twenty times as many are let through."""
    guesses_per_minute: float = 6.0
    """Short codes of no table that one guest, and one address, may try; as many at once are let through."""
    talk_per_minute: float = 60.0
    """Lines of one guest, at all tables together; bursts of a third of that are let through."""
    offers_per_round: int = 100
    """Offers that one seat may make in one round, and stances that a deputy may change."""
    lone_bot_moves_per_second: float = 30.0
    """Moves of bots at tables where no person plays, for all such tables together."""
    connections: int = 20_000
    """Open at once, requests and sockets; fewer, if the system gives us fewer files."""
    connections_per_address: int = 256
    """The same for one address. Trusted proxies have no such limit."""
    head_seconds: float = 10.0
    """For the head of a request to arrive."""
    body_seconds: float = 60.0
    """For the rest of it."""
    unread_seconds: float = 30.0
    """After so long without reading what waits for it, a connection is cut."""
    largest_head: int = 32_768
    """Bytes of the head of a request."""
    largest_unread: int = 1_048_576
    """Bytes that may wait for one connection; then it is cut."""
    largest_message: int = 16_384
    largest_request: int = 65_536
    away_seconds: float = 45.0
    """After so long without its person, a seat that has to act is played by a bot."""
    host_away_seconds: float = 90.0
    """After so long without the host, somebody else becomes it."""
    idle_minutes: float = 30.0
    """After so long without anybody, a table leaves the memory; it comes back when somebody looks."""
    keep_days: float = 0.0
    """Games are deleted so many days after their end, or after the last move if nobody plays on; 0: never."""
    keep_lobby_days: float = 14.0
    """Tables that never began are deleted after so many days; 0: never."""
    keep_guest_days: float = 180.0
    """Guests who sit at no table are forgotten so many days after they came; 0: never."""

    def __post_init__(self) -> None:
        if not 0 <= self.port <= 65_535:
            raise SettingsError("program-setting-port", port=str(self.port))
        for name in ("keep_days", "keep_lobby_days", "keep_guest_days"):
            if not getattr(self, name) >= 0:
                raise SettingsError("program-setting-days", name=PREFIX + name.upper())
        if self.public_url and not self.public_url.startswith(("http://", "https://")):
            raise SettingsError("program-setting-address", address=self.public_url)

    @property
    def database(self) -> str:
        return self.database_url or f"sqlite:///{default_database()}"

    @property
    def secure(self) -> bool:
        """Whether browsers reach the server over TLS, so that the cookie can insist on it."""
        return self.public_url.startswith("https://")


def default_database() -> Path:
    import platformdirs  # noqa: PLC0415 - the page in a browser has no disk

    return Path(platformdirs.user_data_dir("nottingham", appauthor=False)) / "games.db"


def read_settings(given: Mapping[str, Any], environment: Mapping[str, str] | None = None) -> Settings:
    """Options first, then the environment, then the defaults."""
    environment = os.environ if environment is None else environment
    found: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        if PREFIX + name.upper() in environment:
            found[name] = environment[PREFIX + name.upper()]
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        if isinstance(error.__cause__, SettingsError):
            raise error.__cause__ from None
        raise SettingsError("program-setting-unread", error=str(error)) from None
