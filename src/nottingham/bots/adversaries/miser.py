"""The one who never pays: no bribe, no coin, and no to every demand."""

from ...game import Command
from ...game.commands import RefuseOffer
from ..seat import Turn
from .disguise import demands_on
from .shadow import Shadow


class Miser(Shadow):
    """Never pays: packs what hard's Sheriff will let through for nothing, and refuses every demand."""

    def purse(self, turn: Turn) -> int:
        return 0

    def speak(self, turn: Turn) -> Command | None:
        demands = demands_on(turn)
        return RefuseOffer(demands[0].id) if demands else None
