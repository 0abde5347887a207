"""The tables of the database. Changed by migrations only (Alembic); one schema for SQLite and PostgreSQL."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

remembered = Table(
    "house",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server itself remembers: the key that signs cookies."""

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""People. Names live here and nowhere else, so that a guest can be forgotten without breaking a log."""

recoveries = Table(
    "recoveries",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)
"""The recovery link of a guest, until it is used or runs out: a hash of its token, for who reads the database should
not become anybody else. A new link takes the place of the last."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("state", String(16), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("owner", String(32), nullable=True),
    Index("ix_tables_state_changed", "state", "changed"),
    Index("ix_tables_owner", "owner"),
)
"""One row a table: who sits there, which rules, the server's part of the seed. The record is JSON (records.py). The
owner is the process where the table lives; nobody, where it was put away."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The processes of this server, each with a lease that it renews all the time, in milliseconds of the database's
clock. The tables of a process whose lease has run out may be taken over."""

sitters = Table(
    "sitters",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(32), primary_key=True),
    Index("ix_sitters_guest", "guest_id"),
)
"""Who sat at which table: for "my games"."""

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("told", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The game: append-only, each event with when it was written. The key holds that two processes cannot both write
number n."""

commands = Table(
    "commands",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("n", Integer, nullable=False),
)
"""Commands that were played, by the sender's own ids, so that a repeat is answered and not played again."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("format", Integer, nullable=False),
    Column("found", LargeBinary, nullable=False),
)
"""Reviews of finished games, once somebody asked for one: packed JSON, without names."""

talk = Table(
    "talk",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("s", BigInteger, primary_key=True),
    Column("guest_id", String(32), nullable=False),
    Column("said", LargeBinary, nullable=False),
    Index("ix_talk_guest", "guest_id"),
)
"""Chat and reactions: part of a table's stream, not of the game. Bots have no guest id. Names are not in it."""

blocks = Table(
    "blocks",
    metadata,
    Column("guest_id", String(32), primary_key=True),
    Column("blocked_id", String(32), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("by_id", String(32), nullable=False),
    Column("about_id", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
