"""What the host of a table can set beside the rules of the game: named here, and nowhere else a second time."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

Delay = Annotated[int, Meta(ge=0, le=600)]
Pace = Annotated[float, Meta(ge=0, le=10)]
TurnSeconds = Annotated[int, Meta(ge=0, le=86_400)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]


Talking = Literal["all", "statements", "quiet"]
"""Statements (rules §17) and words of their own; statements and reactions alone; or neither."""


class TableOptions(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Options of a table; a record, a new table and what everybody sees of one all have them."""

    public: bool = False
    """Listed for everybody."""
    spectators: bool = False
    """Whether those without a seat may look on."""
    spectator_delay: Delay = 0
    """Seconds by which everything reaches those who look on later."""
    pace: Pace = 1.0
    """Seconds that a bot takes for a move, about."""
    turn_seconds: TurnSeconds = 0
    """Seconds for a turn; 0: as long as it takes."""
    reserve_seconds: TurnSeconds = 0
    """Seconds that each seat has beyond its turns, for the whole game."""
    first_sheriff: SeatNumber | None = None
    hints: bool = False
    """Whether people may ask for hints although several play; somebody alone with bots always may."""
    programs: bool | None = None
    """Whether programs of others may sit down; nothing said: they may, unless the table is listed for everybody."""

    talk: Talking = "all"
    """What people may say to each other."""

    @property
    def takes_programs(self) -> bool:
        return not self.public if self.programs is None else self.programs


def options_of(source: TableOptions) -> dict[str, Any]:
    return {name: getattr(source, name) for name in TableOptions.__struct_fields__}
