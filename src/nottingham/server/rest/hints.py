"""The call for a hint."""

from litestar import Controller, get
from litestar.params import FromPath

from ..auth import TheHub, Who
from ..hints import THOUGHT_SECONDS, Hint, what_for
from ..problems import not_now
from .described import problems


class HintController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/{table:str}/hint", summary="A hint", responses=problems(401, 403, 404, 409))
    async def hint(self, table: FromPath[str], caller: Who, hub: TheHub) -> Hint:
        """What a strong bot would do in your seat now. For somebody who plays with bots alone, and where the host
        allows hints."""
        thought = what_for((await hub.table(table)).session, caller.id)
        try:
            return await hub.thinkers.think(thought, THOUGHT_SECONDS)
        except TimeoutError:
            raise not_now("No hint came to mind in time. Trust your nose.") from None
