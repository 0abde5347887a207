"""Nothing is made or lost. Design §7.1."""

from collections import Counter

from hypothesis import given

from nottingham.game import Good, evolve
from nottingham.game.events import DeckShuffled
from nottingham.game.state import Table, empty_table
from tests.strategies import Start, line_of, starts


def closed_bags(table: Table) -> list[int]:
    """Seats whose bag still holds its cards: a settled one is remembered, but empty."""
    bags = table.public.bags
    return [seat for seat, own in enumerate(table.own) if own.bag and ((bag := bags[seat]) is None or not bag.verdict)]


def cards_of(table: Table) -> Counter[Good]:
    """Every card of the game, wherever it lies."""
    public = table.public
    found = Counter(table.deck[table.drawn :])
    for zone in (table.removed, public.out_of_game, *public.piles, *public.stalls, public.loot.legal):
        found.update(zone)
    for aside in public.set_aside:
        found.update(aside if isinstance(aside, tuple) else ())
    for own in table.own:
        found.update(own.hand + own.contraband + own.set_aside)
    for seat in closed_bags(table):
        found.update(table.own[seat].bag)
    if public.placing:
        found.update(public.placing.cards)
    if public.sheriffs:
        found.update(table.own[public.sheriffs[0]].loot)
    return found


def gold_of(table: Table) -> int:
    return sum(table.public.gold) + table.public.loot.gold + table.public.bank


def check_numbers(table: Table) -> None:
    """The numbers that everybody sees are those of the cards that lie there."""
    public = table.public
    assert public.deck == len(table.deck) - table.drawn
    assert public.removed == len(table.removed)
    for seat, own in enumerate(table.own):
        unseen = len(own.bag) if public.bags[seat] is None else 0
        assert public.hands[seat] == len(own.hand) + unseen
        assert public.contraband[seat] == len(own.contraband)
        assert len(own.loot) == (public.loot.contraband if seat in public.sheriffs else 0)
        assert own.loot == table.own[public.sheriffs[0]].loot or seat not in public.sheriffs
        bag = public.bags[seat]
        if bag and not bag.verdict:
            assert bag.count == len(own.bag)


@given(starts())
def test_cards_and_gold_are_conserved_over_every_event(start: Start) -> None:
    """Design §7.1: cards and gold are conserved over every event."""
    cards, gold = Counter(start.table.rules.deck), gold_of(start.table)
    for step in line_of(start):
        table = step.before
        for event in step.events:
            table = evolve(table, event)
            assert cards_of(table) == cards, event
            assert gold_of(table) == gold, event
            assert min(table.public.gold) >= 0, event


@given(starts())
def test_cards_and_gold_are_conserved_over_the_set_up(start: Start) -> None:
    """Design §7.1: the deck is the ruleset's, and stays so while cards are dealt (rules §2)."""
    rules = start.table.rules
    table = empty_table(rules)
    assert not cards_of(table)
    for event in start.events:
        table = evolve(table, event)
        assert cards_of(table) == Counter(rules.deck), event
        if isinstance(event, DeckShuffled):
            assert gold_of(table) == 50 * rules.players


@given(starts())
def test_public_numbers_are_those_of_the_cards(start: Start) -> None:
    """Design §7.1, rules §16: numbers of hidden cards are public, and right."""
    check_numbers(start.table)
    for step in line_of(start):
        check_numbers(step.after)
