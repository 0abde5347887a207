"""Games on the grid, for tests: random players, and every way to end a selection."""

from collections.abc import Iterator

from nottingham.env.composing import answer, open_actions
from nottingham.env.layout import Layout
from nottingham.env.moments import Moment
from nottingham.env.reference import Reference
from nottingham.game import Command, Dice, Ruleset
from nottingham.game.goods import PROMO

OPTIONS = ("royal_goods", "seven_cards", "hidden_removal", "black_market")


def some_rules(dice: Dice, **fixed: object) -> Ruleset:
    """Rules that the array engine plays, with options by chance."""
    options = {name: dice.happens(2) for name in OPTIONS}
    return Ruleset.preset("second", players=dice.between(3, 5), **{**options, **fixed})


def any_rules(dice: Dice, **fixed: object) -> Ruleset:
    """Any rules at all, but for the clock."""
    options: dict[str, object] = {name: dice.happens(2) for name in OPTIONS}
    options["promos"] = {good: dice.between(1, 3) for good in PROMO if dice.happens(3)}
    edition = dice.choose(("first", "second"))
    return Ruleset.preset(edition, **{"players": dice.between(3, 6), **options, **fixed})  # type: ignore[arg-type]


def random_play(game: Reference, dice: Dice) -> Iterator[int]:
    """Play on with random open actions; each action is told before it is taken."""
    while not game.over:
        action = dice.choose(game.open_actions())
        yield action
        game.step(action)


def every_end(moment: Moment, layout: Layout) -> Iterator[Command | None]:
    """All commands in which a turn can end, one for each way there."""
    for action in open_actions(moment, layout):
        done = answer(moment, layout, action)
        if done.selection is None:
            yield done.command
        else:
            yield from every_end(Moment(moment.view, moment.turn, moment.exchanges_left, done.selection), layout)
