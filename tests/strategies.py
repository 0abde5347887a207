"""Hypothesis strategies: rulesets, games of random legal players, and positions in the middle of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from hypothesis import strategies as st

from nottingham.arena.random_play import TALK, random_move
from nottingham.game import Dice, Event, Good, Refusal, Ruleset, new_game, play, scenario
from nottingham.game.commands import Actor, Command
from nottingham.game.events import SceneSet
from nottingham.game.goods import HIDDEN_REMOVAL, LEGAL, MOST_IN_BAG, PLAIN_CONTRABAND, PROMO, ROYAL
from nottingham.game.known import Phase
from nottingham.game.state import Table

OPTIONS = ("royal_goods", "inspection_clock", "hidden_removal", "seven_cards", "black_market")
SEEDS = st.integers(0, 2**32 - 1)


class Step(NamedTuple):
    """One command that was played, and what came of it."""

    before: Table
    actor: Actor
    command: Command
    after: Table
    events: list[Event]


class Start(NamedTuple):
    """Where a line of random play begins, and the dice it is played with."""

    table: Table
    events: list[Event]
    seed: int

    def __repr__(self) -> str:
        how = "poor_inspection" if isinstance(self.events[0], SceneSet) else "new_game"
        return f"Start(*{how}({self.table.rules!r}, {self.seed}), {self.seed})"


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    """Both editions, 3 to 6 players, every option, promo cards, house decks, short games (rules §9)."""
    players = draw(st.integers(3, 6))
    options: dict[str, Any] = {name: True for name in OPTIONS if draw(st.booleans())}
    promos = draw(st.dictionaries(st.sampled_from(PROMO), st.integers(1, 3), max_size=len(PROMO)))
    edition = draw(st.sampled_from(("first", "second")))
    if draw(st.booleans()):
        options["house_deck"] = draw(house_decks(edition, players, options, sum(promos.values())))
    return Ruleset.preset(edition, players, promos=promos, house_rounds=draw(st.integers(1, 4)), **options)


@st.composite
def house_decks(draw: st.DrawFn, edition: str, players: int, options: dict[str, Any], promos: int) -> dict[Good, int]:
    """Decks that just suffice for the first deal, or a little more: they run empty soon (rules §7, D4)."""
    hand = 7 if options.get("seven_cards") else 6
    needed = players * hand + (10 if edition == "first" else 0)
    needed += HIDDEN_REMOVAL if options.get("hidden_removal") else 0
    deck = draw(st.dictionaries(st.sampled_from((*PLAIN_CONTRABAND, *ROYAL)), st.integers(1, 24), max_size=4))
    deck |= draw(st.dictionaries(st.sampled_from(LEGAL), st.integers(1, 9)))
    missing = needed + draw(st.integers(0, 20)) - sum(deck.values()) - promos
    filler = draw(st.sampled_from(LEGAL))
    deck[filler] = deck.get(filler, 0) + max(1, missing)
    return deck


@st.composite
def smugglers(draw: st.DrawFn) -> Ruleset:
    """Few kinds and much contraband, so that black market cards are claimed and oils burn (rules §11, §12)."""
    promos = {Good.BRIMSTONE_OIL: 3, Good.FEAST_PLATE: 2, Good.ROYAL_SUMMONS: 3}
    deck = {Good.APPLE: 25, Good.CHICKEN: 10, Good.PEPPER: 20, Good.SILK: 20, Good.GOUDA: 2}
    edition, players = draw(st.sampled_from(("first", "second"))), draw(st.sampled_from((3, 4, 6)))
    rounds = draw(st.integers(1, 3))
    return Ruleset.preset(edition, players, black_market=True, promos=promos, house_deck=deck, house_rounds=rounds)


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """A new game, or an inspection at which everybody is poor, so that debts happen (rules §6)."""
    rules, seed = draw(rulesets() | rulesets() | smugglers()), draw(SEEDS)
    if draw(st.booleans()):
        return Start(*new_game(rules, seed), seed)
    return Start(*poor_inspection(rules, seed), seed)


def poor_inspection(rules: Ruleset, seed: int) -> tuple[Table, list[Event]]:
    """Closed bags and filled stalls, and hardly any gold."""
    dice = Dice(seed)
    box = dice.some(rules.deck, rules.deck_size)

    def some(most: int) -> list[Good]:
        return [box.pop() for _ in range(min(len(box), dice.between(1, most)))]

    sheriffs = tuple(dice.some(range(rules.players), 2))[: 2 if rules.deputies else 1]
    merchants = [seat for seat in range(rules.players) if seat not in sheriffs]
    bags = {seat: some(MOST_IN_BAG) for seat in merchants}
    return scenario(
        rules,
        phase=Phase.INSPECTION,
        sheriff=sheriffs[0],
        deputies=sheriffs if rules.deputies else (),
        round=dice.between(1, rules.rounds),
        bags=bags,
        declared={seat: dice.choose(rules.legal_kinds) for seat in merchants},
        stalls={seat: some(8) for seat in range(rules.players) if len(box) > 8 and dice.below(4)},
        gold={seat: dice.below(9) for seat in range(rules.players)},
        seed=seed,
    )


def random_line(table: Table, dice: Dice, talk: int = TALK) -> Iterator[Step]:
    """Random legal players, from a table to the end of the game; now and then the clock runs out."""
    left = talk
    while table.public.phase is not Phase.OVER:
        if table.public.phase is not Phase.INSPECTION:
            left = talk
        actor, command, asked = random_move(table, dice, left > 0)
        left -= not asked
        played = play(table, actor, command)
        assert not isinstance(played, Refusal), f"A legal command was refused: {command} -> {played}"
        step = Step(table, actor, command, *played)
        yield step
        table = step.after


def line_of(start: Start) -> Iterator[Step]:
    """The game that a start leads to."""
    return random_line(start.table, Dice(start.seed))


class Position(NamedTuple):
    """A table somewhere in the middle of a random game."""

    start: Start
    moves: int
    table: Table

    def __repr__(self) -> str:
        return f"position({self.start!r}, {self.moves})"


def position(start: Start, moves: int) -> Position:
    """The table after so many moves of a game, or its last one."""
    table = start.table
    for number, step in enumerate(line_of(start)):
        if number == moves:
            break
        table = step.after
    return Position(start, moves, table)


def positions() -> st.SearchStrategy[Position]:
    return st.builds(position, starts(), st.integers(0, 150))
