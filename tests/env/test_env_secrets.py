"""Secrets: what a seat sees and may do in an environment depends on what that seat knows. Design §7.2."""

from hypothesis import given, settings
from hypothesis import strategies as st

from nottingham.env.reference import Reference
from nottingham.env.rewards import Payer
from nottingham.game import Dice
from tests.env.games import any_rules, random_play
from tests.secrets.twins import goods_in, twin


def twin_game(game: Reference, seat: int, dice: Dice) -> Reference:
    """The same game on a table where everything that a seat does not know is dealt again."""
    other = game.copy()
    other.table = twin(game.table, seat, dice)
    return other


@settings(max_examples=12)
@given(st.integers(0, 9999))
def test_observation_and_mask_depend_on_the_seats_own_view(seed: int) -> None:
    dice = Dice(seed)
    game = Reference(any_rules(dice, house_rounds=dice.between(1, 4)), seed=seed)
    for _ in random_play(game, dice):
        if not dice.happens(3):
            continue
        for seat in range(game.rules.players):
            other = twin_game(game, seat, dice)
            assert goods_in(other.table) == goods_in(game.table)
            assert other.observe(seat) == game.observe(seat)
            if seat == game.actor:
                assert other.open_actions() == game.open_actions()


@settings(max_examples=8)
@given(st.integers(0, 9999))
def test_shaped_rewards_tell_a_seat_nothing_new(seed: int) -> None:
    """On the way they depend on the seat's own view, too."""
    dice = Dice(seed)
    game = Reference(any_rules(dice, house_rounds=2), seed=seed)
    for _ in random_play(game, dice):
        if not game.events:
            continue
        for seat in range(game.rules.players):
            pays = [
                Payer("score", True, game.rules.players).pay(one)[seat] for one in (game, twin_game(game, seat, dice))
            ]
            assert pays[0] == pays[1]


def test_nobody_sees_a_selection_before_it_is_done() -> None:
    """Neither the cards nor how far it has got."""
    dice, compared = Dice(1), 0
    game = Reference(any_rules(dice, players=6), seed=1)
    before = [game.observe(seat) for seat in range(game.rules.players)]
    for _ in random_play(game, dice):
        now = [game.observe(seat) for seat in range(game.rules.players)]
        if game.selection.taken or game.selection.begun:
            others = [seat for seat in range(game.rules.players) if seat != game.actor]
            assert [now[seat] for seat in others] == [before[seat] for seat in others]
            compared += 1
        before = now
    assert compared > 50
