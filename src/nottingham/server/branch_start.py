"""What a table that plays on from a finished game begins with, packed to lie beside its record: as logs, so that every
later release can read them."""

import zlib
from collections.abc import Sequence
from contextlib import suppress

from ..bots.seat import Listener
from ..game import Event, Ruleset
from ..game.events import SceneSet
from ..notation import Header, Log
from ..notation.log import from_bytes, to_bytes


def packed_events(rules: Ruleset, events: Sequence[Event]) -> bytes:
    """Events of a game, small enough to be stored with a table."""
    return zlib.compress(to_bytes(Log(Header(rules, ("",) * rules.players), tuple(events))))


def unpacked_events(data: bytes) -> tuple[Event, ...]:
    return from_bytes(zlib.decompress(data)).events if data else ()


def unpacked_scene(data: bytes) -> SceneSet:
    (scene,) = unpacked_events(data)
    assert isinstance(scene, SceneSet)
    return scene


def remind(bot: Listener, past: Sequence[Event]) -> None:
    """Tell a bot what everybody saw before the moment at which it sits down. What it cannot make anything of, it does
    not remember."""
    for n, event in enumerate(past):
        with suppress(Exception):
            bot.hear(n, event)
