"""Three who try what words alone can win (rules §17): one vouches for every bag of its own, one accuses everybody, and
one says nothing that is true. Otherwise they play as hard does."""

from ...game import Statement, StatementKind
from ...game.known import Phase
from ..clever.player import Clever
from ..seat import Chair, Turn
from .disguise import Disguise

_K = StatementKind


class Talker(Disguise):
    """Has words of its own about bags, each once a round; otherwise hard's."""

    def __init__(self, chair: Chair) -> None:
        super().__init__(chair)
        self.said: set[tuple[int, int]] = set()
        """Of whose bag something was said already, by round."""

    def say(self, turn: Turn) -> Statement | None:
        public = turn.public
        if public.phase is Phase.INSPECTION:
            for owner in public.unsettled:
                kind = self.word(turn, owner)
                if kind is not None and (public.round, owner) not in self.said:
                    self.said.add((public.round, owner))
                    return Statement(kind, owner)
        return super().say(turn)

    def word(self, turn: Turn, owner: int) -> StatementKind | None:
        """What is said of this bag."""
        raise NotImplementedError


class Voucher(Talker):
    """Says of every bag of its own that it is exactly as declared, whatever is in it."""

    def word(self, turn: Turn, owner: int) -> StatementKind | None:
        return _K.AS_DECLARED if owner == turn.seat else None


class Accuser(Talker):
    """Says of every bag of the others that it is a lie."""

    def word(self, turn: Turn, owner: int) -> StatementKind | None:
        return None if owner == turn.seat or turn.seat in turn.public.sheriffs else _K.LIES


class Liar(Talker):
    """Says the contrary of what it knows of its own bag, and of what it thinks of those of others."""

    def word(self, turn: Turn, owner: int) -> StatementKind | None:
        bag = turn.public.bags[owner]
        if bag is None or bag.declared is None:
            return None
        if owner == turn.seat:
            false = any(card is not bag.declared for card in turn.own.bag)
        else:
            assert isinstance(self.inside, Clever)
            false = self.inside.mind.belief(turn, owner).false > 1 / 2
        return _K.AS_DECLARED if false else _K.LIES
