"""What a clever player has worked out before is used again only as long as it would come out the same."""

from nottingham.arena.match import play_bots
from nottingham.bots import Turn
from nottingham.bots.clever import Clever, taste_of
from nottingham.bots.clever.belief import look
from nottingham.game import Command, Event, Ruleset
from tests.bots.heads import a_chair


class Checked:
    """A clever player whose remembered looks are compared with fresh ones, at every turn."""

    def __init__(self, seat: int, rules: Ruleset, seed: int) -> None:
        self.head = Clever(a_chair(seat, rules, seed), taste_of("hard"))
        self.remembered = 0

    def hear(self, n: int, told: Event) -> None:
        self.head.hear(n, told)

    def play(self, turn: Turn) -> Command | None:
        memory = self.head.mind.memory
        for owner in turn.public.unsettled:
            bag = turn.public.bags[owner]
            if owner == turn.seat or bag is None or bag.declared is None:
                continue
            before = memory.looked_at.get(owner)
            found = look(turn.public, memory, owner)
            self.remembered += before is not None and before is memory.looked_at[owner]
            memory.looked_at.clear()
            assert look(turn.public, memory, owner) == found
        return self.head.play(turn)


def test_a_remembered_look_at_a_bag_is_what_a_fresh_one_would_be() -> None:
    for edition in ("second", "first"):
        rules = Ruleset.preset(edition, players=4)
        seats = [Checked(seat, rules, seat) for seat in range(4)]
        play_bots(rules, 5, seats)
        assert sum(seat.remembered for seat in seats) > 20
