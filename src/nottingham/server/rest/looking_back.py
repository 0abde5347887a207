"""The call for decisions that cost most or won most."""

from litestar import Controller, get
from litestar.params import FromPath

from ...bots.clever.looking_back import PastDecision
from ..auth import TheHub, Who
from ..hints import THOUGHT_SECONDS
from ..looking_back import what_weighed_most
from ..problems import not_now
from .described import problems


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
        look_back = what_weighed_most((await hub.table(table)).session, caller.id)
        async with hub.folding:
            try:
                return await hub.thinkers.think(look_back, THOUGHT_SECONDS)
            except TimeoutError:
                raise not_now("Looking back took too long. Ask again.") from None
