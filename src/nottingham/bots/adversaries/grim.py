"""The grim one: whoever wronged it once is its enemy for the rest of the game."""

from ...game import Command, Event
from ...game.commands import AcceptOffer, ConfirmStance, OpenBag, PassBag, RefuseOffer, TakeStance
from ...game.events import BagOpened, DealStruck
from ...game.known import Deed, Verdict
from ...notation.promises import Book, PledgeState
from ..safe import bound
from ..seat import Chair, Turn
from .disguise import Disguise, demands_on, gate_of, pays


class Grim(Disguise):
    """Never forgives: who opened its bag, had it opened, or broke a word to it, is opened always and paid never."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.book = Book()
        self.enemies: set[int] = set()

    def hear(self, n: int, told: Event) -> None:
        super().hear(n, told)
        self.book.hear(told)
        if isinstance(told, BagOpened) and told.seat == self.seat:
            self.enemies.update(told.by)
        elif isinstance(told, DealStruck) and told.terms.deed_for(self.seat) is Deed.OPEN:
            self.enemies.add(told.merchant)
        for pledge in self.book.pledges:
            if pledge.state is PledgeState.BROKEN and self.seat in pledge.to:
                self.enemies.update(pledge.by)

    def speak(self, turn: Turn) -> Command | None:
        if not self.enemies.intersection(gate_of(turn)):
            return self.inside.play(turn)
        demands = demands_on(turn)
        if demands:
            return RefuseOffer(demands[0].id)
        command = self.inside.play(turn)
        return None if pays(turn, command) else command

    def settle(self, turn: Turn) -> Command | None:
        """Hard keeps the gate, but for enemies it is shut."""
        for owner in turn.public.unsettled:
            step = self.shut(turn, owner) if owner in self.enemies else None
            if step is not None:
                return step
        command = self.inside.play(turn)
        return None if turn.may_wait and self.spares(turn, command) else command

    def shut(self, turn: Turn, owner: int) -> Command | None:
        """The next step to opening a bag, if one can be taken."""
        if bound(turn, owner) is Verdict.PASS:
            return None
        steps = (OpenBag(owner), TakeStance(owner, Verdict.OPEN), ConfirmStance(owner))
        stances = [s for s in turn.public.stances if (s.deputy, s.bag) == (self.seat, owner)]
        taken = bool(stances) and stances[0].verdict is Verdict.OPEN
        return next((s for s in steps if turn.choices.contains(s) and not (taken and isinstance(s, TakeStance))), None)

    def spares(self, turn: Turn, command: Command | None) -> bool:
        """Whether a move of hard's would let an enemy off."""
        if isinstance(command, PassBag):
            return command.bag in self.enemies
        if isinstance(command, AcceptOffer):
            offer = turn.public.offer(command.offer.by, command.offer.to)
            return offer is not None and offer.merchant in self.enemies
        return False
