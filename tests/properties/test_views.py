"""A view is what its seat was told, and nothing else. Design §7.2, §3."""

import msgspec
from hypothesis import given

from nottingham.game import Event, View, follow, tell, view
from nottingham.game.view import Seat, first_view, tell_each
from tests.strategies import Start, line_of, starts


def seats(players: int) -> list[Seat]:
    """Every seat, and the spectator."""
    return [*range(players), None]


def after(known: View, events: list[Event]) -> View:
    for event in events:
        known = follow(known, tell(event, known.seat))
    return known


@given(starts())
def test_a_view_is_the_fold_of_what_the_seat_was_told(start: Start) -> None:
    """Design §7.2: equal tellings give equal views, since a view is built from tellings alone."""
    rules = start.table.rules
    known = {seat: after(first_view(rules, seat), start.events) for seat in seats(rules.players)}
    for seat, seen in known.items():
        assert seen == view(start.table, seat)
    for step in line_of(start):
        known = {seat: after(seen, step.events) for seat, seen in known.items()}
        for seat, seen in known.items():
            assert seen == view(step.after, seat), step.command


@given(starts())
def test_telling_is_pure(start: Start) -> None:
    """Design §7.2: telling changes no event, gives the same every time, and every event is told under its number."""
    for step in line_of(start):
        before = msgspec.json.encode(step.events)
        for seat in seats(step.before.rules.players):
            told = [tell(event, seat) for event in step.events]
            assert told == [tell(event, seat) for event in step.events]
            assert [type(event) for event in told] == [type(event) for event in step.events]
        assert msgspec.json.encode(step.events) == before


@given(starts())
def test_several_seats_are_told_together_what_each_is_told_alone(start: Start) -> None:
    """Design §7.2: bots hear everything this way."""
    everybody = range(start.table.rules.players)
    for events in (start.events, *(step.events for step in line_of(start))):
        for event in events:
            assert tell_each(event, everybody) == [tell(event, seat) for seat in everybody]


@given(starts())
def test_a_view_that_was_kept_is_unchanged_after_the_game_went_on(start: Start) -> None:
    """Design §7.2: views share what never changes again, so nothing may change under them."""
    kept = []
    for step in line_of(start):
        for seat in seats(step.before.rules.players):
            seen = view(step.before, seat)
            after(seen, step.events)
            kept.append((seen, msgspec.json.encode(seen)))
    for seen, before in kept:
        assert msgspec.json.encode(seen) == before
