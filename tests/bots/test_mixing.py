"""Nobody's open book: choices near the best are mixed, from the bot's own dice; exact play stays. Issue 13."""

from nottingham.arena.match import play_bots
from nottingham.bots.clever import Clever, taste_of
from nottingham.game import Dice, Event, Ruleset
from nottingham.game.commands import LoadBag
from tests.bots.heads import a_chair, a_head, a_turn, does
from tests.builders import APPLE, CHEESE, CROSSBOW, SECOND, SILK, a_table, an_inspection

HAND = [APPLE, APPLE, APPLE, CHEESE, SILK, CROSSBOW]


def games(temperature: float) -> list[list[Event]]:
    """The same deal with different dice."""
    rules = Ruleset.preset("second", players=4, house_rounds=2)
    found = []
    for seed in range(3):
        heads = [a_head(seat, rules, temperature=temperature) for seat in range(4)]
        for seat, head in enumerate(heads):
            head.mind.dice = Dice(10 * seed + seat)
        found.append(play_bots(rules, 1, heads, time_limit=20).events)
    return found


def test_the_same_deal_is_played_differently_with_other_dice_and_the_same_with_the_same() -> None:
    first, second, third = games(1.0)
    assert first != second != third
    assert games(1.0)[0] == first


def test_exact_play_knows_no_dice() -> None:
    first, second, third = games(0.0)
    assert first == second == third


def test_hard_itself_mixes() -> None:
    assert taste_of("hard").temperature > 0
    assert all(taste_of("hard", name).temperature > 0 for name in ("cautious", "brazen", "stern"))


def test_many_bags_are_packed_from_one_hand_true_and_false() -> None:
    table = a_table(phase="loading", hands={1: HAND})
    packed = set()
    for seed in range(150):
        head = Clever(a_chair(1, SECOND, seed), taste_of("hard"))
        command = head.play(a_turn(table, 1))
        assert isinstance(command, LoadBag)
        plan = head.merchant.plan
        assert plan is not None
        packed.add((plan.cards, plan.lies))
    assert {lies for _, lies in packed} == {False, True}
    assert len(packed) >= 4


def test_the_threshold_for_a_bag_is_drawn_once() -> None:
    """Talking on changes nothing, and other dice draw another one."""
    table = an_inspection(bags={1: [SILK] * 3}, declared={1: APPLE})
    values = set()
    for seed in range(5):
        head = Clever(a_chair(0, SECOND, seed), taste_of("hard"))
        once, again = (head.sheriff.opening(a_turn(table, 0), 1) for _ in range(2))
        assert once == again
        values.add(once)
    assert len(values) == 5


def test_exact_sheriffs_draw_nothing() -> None:
    table = an_inspection(bags={1: [SILK] * 3}, declared={1: APPLE})
    heads = [a_head(0), a_head(0)]
    heads[1].mind.dice = Dice(99)
    assert heads[0].sheriff.opening(a_turn(table, 0), 1) == heads[1].sheriff.opening(a_turn(table, 0), 1)
    assert does(heads[0], table) == does(heads[1], table)
