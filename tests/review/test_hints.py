"""Hints during a game read bags as the review of that game does afterwards."""

from collections.abc import Callable

import pytest

from nottingham.bots import Chair, Turn
from nottingham.bots.clever import taste_of
from nottingham.bots.clever.advice import Adviser
from nottingham.game import Dice, Phase, tell
from nottingham.game.events import PhaseBegan
from nottingham.game.known import AskKind
from nottingham.notation import Log
from nottingham.review.bag_reader import BagReader
from nottingham.review.past import lived
from nottingham.review.reviewing import review
from tests.review.games import a_game

GAMES: dict[str, Callable[[], Log]] = {
    "second": lambda: a_game("hard", "medium", "easy", "hard", house_rounds=4),
    "first": lambda: a_game(
        "hard", "hard:brazen", "medium", "hard", edition="first", hidden_removal=True, house_rounds=4
    ),
}


@pytest.mark.parametrize("edition", GAMES)
def test_a_hint_believes_of_every_bag_what_the_review_will_say_of_it(edition: str) -> None:
    log, seat = GAMES[edition](), 1
    reader = BagReader(log.header.ruleset, seat, log.header.seats)
    believed: dict[tuple[int, int], tuple[float, float]] = {}
    for n, event in enumerate(log.events):
        reader.hear(tell(event, seat))
        if isinstance(event, PhaseBegan) and event.phase is Phase.INSPECTION:
            believed |= {(n, owner): (chance.false, chance.half) for owner, chance in reader.chances().items()}
    said = {(bag.n, bag.owner): (bag.false, bag.half) for bag in review(log, seat, rollouts=0).bags}
    assert said
    assert believed == said


def test_what_a_hint_says_of_a_bag_is_what_its_points_come_from() -> None:
    """The adviser opens by the reader's chances, not by its own."""
    log = a_game("hard", "medium", "easy", "hard", house_rounds=4)
    seat, rules = 1, log.header.ruleset

    class Told:
        def __init__(self, lie: float) -> None:
            self.lie = lie

        def hear(self, told: object) -> None:
            return

        def lies(self) -> dict[int, float]:
            return dict.fromkeys(range(rules.players), self.lie)

    told = [tell(event, seat) for event in log.events]
    at = next(
        one.after.n
        for one in lived(rules, seat, told)
        if one.after.public.phase is Phase.INSPECTION
        and seat in one.after.public.sheriffs
        and one.after.public.unsettled
    )
    *_, here = lived(rules, seat, told[:at])
    opening = []
    for lie in (0.1, 0.9):
        adviser = Adviser(Chair(seat, rules, Dice(1)), taste_of("hard"), Told(lie))
        for n, event in enumerate(told[:at]):
            adviser.hear(n, event)
        why = adviser.advise(Turn(here.after.view, AskKind.SETTLE, may_wait=True)).why
        assert why is not None
        assert set(why.numbers["lies"].values()) == {lie}
        opening.append(max(option.value for option in why.options if option.label == "open"))
    assert opening[0] < 0 < opening[1]
