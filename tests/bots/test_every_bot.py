"""What holds for every bot there is: whole games without a fault, the same for the same seed, and no peeking."""

from collections.abc import Iterator
from types import FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

from nottingham.arena.match import play_bots, play_match
from nottingham.bots import Bot, Listener, Turn, bots, seat_bot
from nottingham.bots.safe import safe_move
from nottingham.game import Command, Event, Good, Ruleset, new_game
from nottingham.game.chance import Seeded
from nottingham.game.events import DeckShuffled
from nottingham.game.goods import CROWNS, PROMO, ROYAL
from nottingham.game.known import Own, Phase
from nottingham.game.state import Draft, Table
from tests.bots.heads import a_chair

OURS = sorted(name for name, entry in bots().items() if entry.source == "nottingham" and "test" not in name)
LEVELS = ("easy", "medium", "hard")
EVERYTHING: dict[str, Any] = {
    "royal_goods": True,
    "inspection_clock": True,
    "hidden_removal": True,
    "seven_cards": True,
    "black_market": True,
    "promos": dict.fromkeys(PROMO, 2),
}
SMALL = {Good.APPLE: 30, Good.CHICKEN: 6, Good.PEPPER: 12, Good.SILK: 8}
RULES = [
    *(Ruleset.preset(edition, players=players) for edition in ("first", "second") for players in (3, 4, 5, 6)),
    *(Ruleset.preset(edition, players=4, **EVERYTHING) for edition in ("first", "second")),
    *(Ruleset.preset(edition, players=6, **EVERYTHING) for edition in ("first", "second")),
    Ruleset.preset("second", players=6, black_market=True, house_deck=SMALL, house_rounds=6),
    Ruleset.preset("first", players=4, black_market=True, house_deck=SMALL, house_rounds=6),
    Ruleset.preset("first", players=3, promos={Good.BRIMSTONE_OIL: 9, Good.FEAST_PLATE: 9}, house_rounds=4),
    Ruleset.preset("second", players=3, house_deck={Good.APPLE: 20, Good.CROSSBOW: 10}, house_rounds=12),
]


def test_all_the_bots_that_the_issue_asks_for_are_registered() -> None:
    assert {"honest", "greedy", "briber", "wary", "gambler", "random", *LEVELS} <= set(OURS)
    assert all(bots()[name].about for name in OURS)


@pytest.mark.parametrize("number", range(len(RULES)))
def test_every_bot_plays_whole_games_without_a_fault(number: int) -> None:
    """Everybody sits at some of these tables, beside everybody else."""
    rules = RULES[number]
    for shift in range(0, 3 * len(OURS), rules.players):
        specs = [OURS[(shift + seat) % len(OURS)] for seat in range(rules.players)]
        match = play_match(rules, 100 * number + shift, specs, time_limit=20)
        assert match.faults == []
        assert match.table.public.phase is Phase.OVER


@pytest.mark.parametrize("character", bots()["hard"].arguments)
def test_every_character_plays_whole_games_without_a_fault(character: str) -> None:
    for rules in (Ruleset.preset("second", players=3, black_market=True), Ruleset.preset("first", players=6)):
        specs = [f"{LEVELS[seat % 3]}:{character}" for seat in range(rules.players)]
        assert play_match(rules, 5, specs, time_limit=20).faults == []


@pytest.mark.parametrize("spec", OURS)
def test_the_same_seed_plays_the_same_game(spec: str) -> None:
    rules = Ruleset.preset("second", players=4, house_rounds=4)
    specs = [spec, "random", spec, "hard:brazen"]
    first, again, other = (play_match(rules, seed, specs, time_limit=20).events for seed in (3, 3, 4))
    assert first == again
    assert first != other


# A view and nothing else

_NOT_THINGS = (type, ModuleType, FunctionType, MethodType, str, bytes, int, float, bool, type(None))


def _parts(thing: Any) -> Iterator[Any]:
    """Everything that can be reached from an object in one step, private attributes included."""
    if isinstance(thing, dict):
        yield from thing.keys()
        yield from thing.values()
    elif isinstance(thing, list | tuple | set | frozenset):
        yield from thing
    elif isinstance(thing, msgspec.Struct):
        yield from (getattr(thing, name) for name in thing.__struct_fields__)
    yield from getattr(thing, "__dict__", {}).values()
    for kind in type(thing).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in (slots,) if isinstance(slots, str) else slots:
            if hasattr(thing, name):
                yield getattr(thing, name)


def reachable(thing: Any) -> Iterator[Any]:
    seen: dict[int, Any] = {}
    todo = [thing]
    while todo:
        here = todo.pop()
        if isinstance(here, _NOT_THINGS) or id(here) in seen:
            continue
        seen[id(here)] = here
        yield here
        todo += _parts(here)


class Watched:
    """A bot whose turns, and itself, are searched for what it must not have."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.turns = 0

    def play(self, turn: Turn) -> Command | None:
        command = self.bot.play(turn)
        self.search(turn)
        return command

    def hear(self, n: int, told: Event) -> None:
        if isinstance(self.bot, Listener):
            self.bot.hear(n, told)

    def search(self, turn: Turn) -> None:
        self.turns += 1
        if self.turns % 7 == 1:
            for thing in reachable((turn, turn.choices, self.bot)):
                assert not isinstance(thing, Table | Draft | Seeded), f"a bot can reach {thing!r}"
                assert not isinstance(thing, Own) or thing is turn.own, "a bot can reach somebody else's cards"


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_bot_is_given_a_view_and_nothing_else(edition: str) -> None:
    rules = Ruleset.preset(edition, players=6, black_market=True, promos={Good.BRIMSTONE_OIL: 5}, house_rounds=3)
    specs = ("hard", "medium", "random", "briber", "greedy", "easy:grudging")
    watched = [Watched(seat_bot(spec, a_chair(seat, rules))) for seat, spec in enumerate(specs)]
    match = play_bots(rules, 2, watched, time_limit=60)
    assert match.faults == []
    assert all(bot.turns > 8 for bot in watched)


def test_the_search_finds_a_table_that_is_hidden_somewhere() -> None:
    """The test above can fail."""
    table, _ = new_game(Ruleset.preset("second", players=3), 1)

    class Pocket:
        __slots__ = ("_deep",)

        def __init__(self) -> None:
            self._deep = {"x": [(table,)]}

    assert any(isinstance(thing, Table) for thing in reachable(Pocket()))


def test_bots_are_not_told_the_order_of_the_deck() -> None:
    heard: list[Event] = []

    class Ear:
        def play(self, turn: Turn) -> Command | None:
            return safe_move(turn)

        def hear(self, n: int, told: Event) -> None:
            heard.append(told)

    play_bots(Ruleset.preset("second", players=3, house_rounds=1), 1, [Ear(), Ear(), Ear()])
    shuffles = [event.order for event in heard if isinstance(event, DeckShuffled)]
    assert shuffles
    assert not any(isinstance(order, tuple) for order in shuffles)


def test_the_catalogue_of_rulesets_is_as_broad_as_it_says() -> None:
    assert {(rules.edition, rules.players) for rules in RULES} == {
        (edition, players) for edition in ("first", "second") for players in (3, 4, 5, 6)
    }
    assert any(set(PROMO) <= set(rules.promos) for rules in RULES)
    assert any(rules.copies(ROYAL[0]) for rules in RULES)
    assert any(len(rules.legal_kinds) < len(CROWNS) for rules in RULES)
