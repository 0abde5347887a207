"""Typed favours have no force: they never change what is legal, scored or drawn, and everybody judges them alike.
Rules §5, §16, D27; design §7.2."""

from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import given

from nottingham.arena.random_play import random_moves
from nottingham.game import CLOCK, Dice, Event, Refusal, Ruleset, legal, new_game, play, tell
from nottingham.game.commands import Actor, Command, MakeOffer
from nottingham.game.known import FavourKind
from nottingham.game.state import Table
from nottingham.notation.promises import TYPED, Book, PledgeKind, PledgeState
from tests.strategies import SEEDS, rulesets

SPOKEN = "I owe you one."
FAVOURS = ("typed", "favour", "words")
MANY = 300


def in_words(command: Command) -> Command:
    """The same offer, with words in the place of a typed favour."""
    if not isinstance(command, MakeOffer):
        return command
    terms = command.terms
    sides = {
        name: msgspec.structs.replace(parcel, typed=None, favour=SPOKEN)
        for name in ("merchant_gives", "sheriff_gives")
        if (parcel := getattr(terms, name)).typed is not None
    }
    return msgspec.structs.replace(command, terms=msgspec.structs.replace(terms, **sides))


def without_words(value: Any) -> Any:
    """Plain data, with no favour in it but that there is one; what may be promised stays."""
    if isinstance(value, dict) and value.get("type") == "may_give":
        return value
    if isinstance(value, dict):
        kept = {
            name: without_words(inside) for name, inside in value.items() if name not in ("typed", "favour", "words")
        }
        return kept | ({"a favour": True} if value.get("typed") or value.get("favour") or value.get("words") else {})
    return [without_words(inside) for inside in value] if isinstance(value, list) else value


def plain(value: Any) -> Any:
    return without_words(msgspec.json.decode(msgspec.json.encode(value)))


def moves(rules: Ruleset, seed: int) -> Iterator[tuple[Actor, Command]]:
    for _, _, actor, command in random_moves(rules, seed, Dice(seed)):
        if actor is not None and command is not None:
            yield actor, command


def played(table: Table, actor: Actor, command: Command) -> tuple[Table, list[Event]]:
    found = play(table, actor, command)
    assert not isinstance(found, Refusal), (command, found)
    return found


@given(rulesets(), SEEDS)
def test_typed_favours_change_nothing_that_is_legal_scored_or_drawn(rules: Ruleset, seed: int) -> None:
    """The same game once more with words in their place: the same events and choices at every move, to the end."""
    table, _ = new_game(rules, seed)
    other = table
    for actor, command in moves(rules, seed):
        table, events = played(table, actor, command)
        other, others = played(other, actor, in_words(command))
        assert plain(events) == plain(others)
        if actor is not CLOCK:
            for seat in range(rules.players):
                assert plain(legal(table, seat)) == plain(legal(other, seat))
    assert table.public.scores == other.public.scores
    assert (table.deck, table.drawn, table.chances) == (other.deck, other.drawn, other.chances)


@given(rulesets(), SEEDS)
def test_every_seat_and_every_onlooker_comes_to_the_same_verdict_at_the_same_moment(rules: Ruleset, seed: int) -> None:
    """Each has a ledger that hears what it is told, and nothing else."""
    ears = {seat: Book() for seat in (None, *range(rules.players))}
    whole = Book()
    for _, news, _, _ in random_moves(rules, seed, Dice(seed)):
        for event in news:
            whole.hear(event)
            for seat, book in ears.items():
                book.hear(tell(event, seat))
                assert book.pledges == whole.pledges
    assert all(pledge.state is not PledgeState.OPEN for pledge in whole.pledges)


def test_random_games_have_every_kind_of_favour_kept_and_broken() -> None:
    """So that the two properties above are about something."""
    found = set()
    for seed in range(MANY):
        book = Book()
        for _, news, _, _ in random_moves(Ruleset.preset("second", players=3), seed, Dice(seed)):
            book.follow(news)
        found |= {(pledge.kind, pledge.state) for pledge in book.pledges if pledge.kind in TYPED}
    for kind in FavourKind:
        assert {(PledgeKind(kind.value), state) for state in (PledgeState.KEPT, PledgeState.BROKEN)} <= found, kind
