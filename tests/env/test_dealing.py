"""Cards turned up one at a time: the engine's game, with chance in somebody else's hands."""

from collections import Counter

import pytest

from nottingham.env.dealing import dealing_of, dealt_game, first_dealing, stacked_table
from nottingham.env.moments import Answer
from nottingham.env.reference import Reference
from nottingham.game import Dice, Event, Good, Ruleset, Table
from nottingham.game.events import CardsDrawn, DeckReshuffled
from tests.env.games import some_rules

SMALL = {Good.APPLE: 20, Good.CHEESE: 10, Good.CHICKEN: 8, Good.PEPPER: 10}
"""A deck that runs out."""


def cards_of(table: Table) -> Counter[Good]:
    public = table.public
    found = Counter(table.deck[table.drawn :]) + Counter(table.removed) + Counter(public.out_of_game)
    for own in table.own:
        found += Counter(own.hand) + Counter(own.contraband)
    for seat, bag in enumerate(public.bags):
        found += Counter(table.own[seat].bag if bag is None or bag.verdict is None else ())
    for cards in (*public.stalls, *public.piles):
        found += Counter(cards)
    for aside in public.set_aside:
        assert isinstance(aside, tuple)
        found += Counter(aside)
    return found


def dealt(game: Reference, done: Answer, dice: Dice, fresh: bool) -> tuple[list[Good], list[Event]]:
    """Take a step with cards of chance's choice; which cards those were, and what happened."""
    assert game.actor is not None
    if done.command is None:
        game.take(done)
        return [], []
    dealing = dealing_of(game.table, game.actor, done.command, fresh=fresh)
    while not dealing.done:
        dealing = dealing.then(dice.choose(sorted(dealing.pool.elements())))
    if dealing.drawn:
        game.table = stacked_table(game.table, dealing)
    game.take(done)
    return list(dealing.drawn), game.events


@pytest.mark.parametrize("seed", range(6))
def test_the_cards_that_come_are_those_that_chance_named(seed: int) -> None:
    dice = Dice(seed)
    rules = some_rules(dice, house_deck=SMALL if seed % 2 else None, hidden_removal=seed in (2, 5))
    dealing = first_dealing(rules)
    while not dealing.done:
        dealing = dealing.then(dice.choose(sorted(dealing.pool.elements())))
    game = Reference(rules)
    game.begin(*dealt_game(rules, dice.below(rules.players), dealing.drawn))
    whole, fresh, reshuffles = Counter(rules.deck), True, 0
    for seat in range(rules.players):
        hand = dealing.drawn[seat * rules.hand_limit : (seat + 1) * rules.hand_limit]
        assert Counter(game.table.own[seat].hand) == Counter(hand)
    while not game.over:
        named, events = dealt(game, game.understood(dice.choose(game.open_actions())), dice, fresh)
        came = [card for event in events if isinstance(event, CardsDrawn) for card in event.cards]  # type: ignore[union-attr]
        assert Counter(came) == Counter(named)
        assert cards_of(game.table) == whole
        if any(isinstance(event, DeckReshuffled) for event in events):
            fresh, reshuffles = False, reshuffles + 1
    assert bool(reshuffles) == bool(seed % 2)


def test_a_card_that_is_not_there_cannot_be_dealt() -> None:
    dealing = first_dealing(Ruleset.preset("second", players=3))
    with pytest.raises(ValueError, match="no bread left"):
        dealing.then(Good.BREAD)
