"""The decisions that cost most or won most, for whoever made them, once the game is over."""

from collections.abc import Collection, Sequence
from functools import partial

from litestar import Controller, get
from litestar.params import FromPath

from ...bots.clever.looking_back import PastDecision, biggest, decisions
from ...game import Event, Ruleset, tell
from .. import lobby
from ..auth import TheHub, Who
from ..problems import not_now
from .described import problems
from .hints import THOUGHT_SECONDS


class LookingBackController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get(
        "/{table:str}/decisions",
        summary="Your decisions that weighed most",
        responses=problems(401, 403, 404, 409),
    )
    async def looked_back(self, table: FromPath[str], caller: Who, hub: TheHub) -> tuple[PastDecision, ...]:
        """Two or three of your own decisions that cost most or won most, as a hint would have judged them then, from
        what you knew then. For those who sat at the table, each about their own seat, once the game is over."""
        session = (await hub.table(table)).session
        seat = lobby.require_seat(session, caller.id)
        if session.record.state != "over":
            raise not_now("The game is not over yet.")
        rules, events, own = session.record.ruleset, tuple(session.events), session.own_commands(seat)
        async with hub.folding:
            try:
                return await hub.thinkers.think(partial(looked_back_on, rules, seat, events, own), THOUGHT_SECONDS)
            except TimeoutError:
                raise not_now("Looking back took too long. Ask again.") from None


def looked_back_on(
    rules: Ruleset, seat: int, events: Sequence[Event], own: Collection[int]
) -> tuple[PastDecision, ...]:
    """In a thread: hear the whole game as the seat was told it, and judge on the way."""
    told = [tell(event, seat) for event in events]
    return biggest(tuple(decisions(rules, seat, told, own)))
