"""Who plays with whom, and where they sit.

A *mix* says which bots share a table and how many seats each takes; a *seating* is one order of a mix around the
table. In duplicate play every deal is played in every seating of every mix, so that each bot plays each hand.

Which mixes there are:

- as many bots as seats: the one mix of all of them;
- more bots than seats: every choice of as many bots as there are seats;
- fewer bots than seats: every way to give each bot at least one seat. Two bots at four seats make the mixes 1+3, 2+2
  and 3+1;
- ``--mix 1+3`` names the seats instead: one seat for the first bot and three for the second. With more bots than
  parts, every choice of bots in the order in which they are listed: ``--bots a,b,c --mix 2+2`` plays a against b,
  a against c, and b against c.

A mix of four different bots has 24 seatings, 2+2 has 6, 1+3 has 4; a bot alone at the table has one.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from ..locales import Worded

EVERY_MIX = "all"


class NoTournament(Worded, ValueError):
    """Such a tournament cannot be played. The message is a sentence that says why."""


class Mix(msgspec.Struct, frozen=True):
    """Which bots share a table, with their number of seats, in the order in which the bots are listed."""

    bots: tuple[str, ...]
    seats: tuple[int, ...]

    @property
    def name(self) -> str:
        """ "1 hard + 3 honest"; without numbers if each has one seat."""
        if set(self.seats) == {1}:
            return " + ".join(self.bots)
        return " + ".join(f"{number} {bot}" for bot, number in zip(self.bots, self.seats, strict=True))

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """Every order of the mix that can be told from the others."""
        return tuple(_orders(dict(zip(self.bots, self.seats, strict=True))))


def _orders(left: dict[str, int]) -> Iterator[tuple[str, ...]]:
    if not any(left.values()):
        yield ()
        return
    for bot, number in left.items():
        if number:
            for rest in _orders({**left, bot: number - 1}):
                yield (bot, *rest)


def mixes(bots: Sequence[str], players: int, mix: str = EVERY_MIX) -> tuple[Mix, ...]:
    """Every mix of these bots at a table of so many."""
    if not bots:
        raise NoTournament("program-arena-no-bots")
    twice = next((bot for bot in bots if bots.count(bot) > 1), None)
    if twice is not None:
        raise NoTournament("program-arena-twice", bot=twice)
    if mix != EVERY_MIX:
        parts = _parts(mix, players)
        if len(parts) > len(bots):
            raise NoTournament("program-arena-mix-bots", mix=mix, needed=len(parts), bots=len(bots))
        return tuple(Mix(chosen, parts) for chosen in combinations(bots, len(parts)))
    if len(bots) >= players:
        return tuple(Mix(chosen, (1,) * players) for chosen in combinations(bots, players))
    return tuple(Mix(tuple(bots), parts) for parts in _divisions(players, len(bots)))


def _parts(mix: str, players: int) -> tuple[int, ...]:
    numbers = mix.replace(" ", "").split("+")
    if not all(number.isascii() and number.isdecimal() and int(number) for number in numbers):
        raise NoTournament("program-arena-no-mix", mix=mix, example=f"1+{players - 1}", every=EVERY_MIX)
    parts = tuple(int(number) for number in numbers)
    if sum(parts) != players:
        raise NoTournament("program-arena-mix-seats", mix=mix, seats=sum(parts), players=players)
    return parts


def _divisions(seats: int, bots: int) -> Iterator[tuple[int, ...]]:
    """Every way to give each of the bots at least one of the seats."""
    if bots == 1:
        yield (seats,)
        return
    for first in range(1, seats - bots + 2):
        for rest in _divisions(seats - first, bots - 1):
            yield (first, *rest)
