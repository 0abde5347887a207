"""On tables where everything can be counted, the review says exactly what full enumeration says."""

from collections import Counter
from itertools import combinations
from typing import Any

import msgspec
import pytest

from nottingham.arena.bot_move import bot_move
from nottingham.arena.moderator import Exchange, Moderator
from nottingham.bots import Chair, seat_bot
from nottingham.game import DeclareBag, Dice, Good, LoadBag, OpenBag, PassBag, Refusal, Ruleset, play, scenario, tell
from nottingham.game.events import Event, GameScored
from nottingham.game.known import AskKind, Phase
from nottingham.game.state import Table
from nottingham.review.bag_odds import BagOdds, BagRead
from nottingham.review.company import PastCompany
from nottingham.review.decisions import DecisionKind, Faced, Finder
from nottingham.review.judging import Decision, Grade, judge
from nottingham.review.past import lived

A, B, P, S = Good.APPLE, Good.CHEESE, Good.PEPPER, Good.SILK
LAST_ROUND: dict[str, Any] = {"house_rounds": 1}


def margin(table: Table, seat: int) -> float:
    sheet = table.public.scores
    assert sheet is not None
    totals = [line.total for line in sheet.seats]
    return totals[seat] - (sum(totals) - totals[seat]) / (len(totals) - 1)


def at_the_gate(
    bag: tuple[Good, ...], declared: Good, verdict: type, deck: dict[Good, int]
) -> tuple[Table, list[Event]]:
    """The Sheriff, seat 0, settles the only bag of the last round; hands are as they must be, and all else is known."""
    rules = Ruleset.preset("second", players=3, house_deck=deck, **LAST_ROUND)
    table, events = scenario(
        rules, phase="inspection", sheriff=0, round=1, bags={1: bag}, declared={1: declared}, gold={0: 30, 1: 30, 2: 30}
    )
    played = play(table, 0, verdict(1))
    assert not isinstance(played, Refusal)
    return table, [*events, *played[1]]


def faced_at_the_gate(table: Table, events: list[Event]) -> Faced:
    rules = table.rules
    told = [tell(event, 0) for event in events]
    finder = Finder(rules, 0, PastCompany(rules, 0, ("hard",) * 3), None, told)
    found = [faced for happening in lived(rules, 0, told) for faced in finder.follow(happening)]
    return next(faced for faced in found if faced.kind is DecisionKind.SETTLE)


def verdicts(faced: Faced) -> Faced:
    """The same without prices, whose answers nobody can count out."""
    options = tuple(one for one in faced.options if isinstance(one.line.command, OpenBag | PassBag))
    assert len(options) == 2
    return msgspec.structs.replace(faced, options=options)


def enumerated(table: Table, declared: Good, count: int, read: BagRead, command: type) -> float:
    """The same by brute force: every single choice of cards for the bag, one by one, by what is unseen."""
    seen = Counter(table.own[0].hand)
    unseen = list((Counter(table.rules.deck) - seen).elements())
    true: list[float] = []
    false: list[tuple[float, float]] = []
    for cards in combinations(range(len(unseen)), count):
        bag = tuple(unseen[i] for i in cards)
        margin_ = _settled(table, bag, declared, command)
        if all(card is declared for card in bag):
            true.append(margin_)
        else:
            weight = 1.0
            for card in bag:
                weight *= read.lean[card]
            false.append((weight, margin_))
    whole = sum(weight for weight, _ in false)
    lie = sum(weight * found for weight, found in false) / whole
    return (1 - read.false) * (sum(true) / len(true)) + read.false * lie


def _settled(table: Table, bag: tuple[Good, ...], declared: Good, command: type) -> float:
    other, _ = scenario(
        table.rules,
        phase="inspection",
        sheriff=0,
        bags={1: bag},
        declared={1: declared},
        gold={0: 30, 1: 30, 2: 30},
        hands={0: table.own[0].hand},
    )
    played = play(other, 0, command(1))
    assert not isinstance(played, Refusal)
    return margin(played[0], 0)


SMALL = {A: 9, B: 3, P: 4, S: 2}
"""18 cards: all that the first deal needs, so that nothing is left over."""


@pytest.mark.parametrize(("bag", "verdict"), [((A, A), PassBag), ((P, S), OpenBag), ((A, P), PassBag)])
def test_opening_and_passing_are_worth_what_full_enumeration_says(bag: tuple[Good, ...], verdict: type) -> None:
    table, events = at_the_gate(bag, A, verdict, SMALL)
    faced = faced_at_the_gate(table, events)
    read = faced.reads[1]
    for option in verdicts(faced).options:
        command = type(option.line.command)
        assert option.mean == pytest.approx(enumerated(table, A, 2, read, command), abs=1e-9), command


@pytest.mark.parametrize("rollouts", [0, 5])
def test_the_best_choice_is_the_one_that_full_enumeration_finds(rollouts: int) -> None:
    for bag, verdict in (((A, A), PassBag), ((P, S), OpenBag), ((A, B), OpenBag)):
        table, events = at_the_gate(bag, A, verdict, SMALL)
        faced = verdicts(faced_at_the_gate(table, events))
        decision = judge(faced, rollouts)
        assert decision is not None
        worths: dict[type, float] = {kind: enumerated(table, A, 2, faced.reads[1], kind) for kind in (OpenBag, PassBag)}
        best = max(worths, key=worths.__getitem__)
        chosen = type(decision.chosen.commands[0])
        assert decision.cost == pytest.approx(worths[best] - worths[chosen], abs=1e-9)
        if best is not chosen:
            assert type(decision.others[0].commands[0]) is best


def surely_false() -> tuple[Decision, float]:
    """All apples are in the Sheriff's own hand, so a bag of apples is a lie; every other card is a pepper."""
    rules = Ruleset.preset("second", players=3, house_deck={A: 6, P: 12}, **LAST_ROUND)
    table, events = scenario(
        rules,
        phase="inspection",
        sheriff=0,
        hands={0: [A] * 6},
        bags={1: [P, P]},
        declared={1: A},
        gold={0: 30, 1: 30, 2: 30},
    )
    played = play(table, 0, PassBag(1))
    opened = play(table, 0, OpenBag(1))
    assert not isinstance(played, Refusal)
    assert not isinstance(opened, Refusal)
    faced = verdicts(faced_at_the_gate(table, [*events, *played[1]]))
    decision = judge(faced, 0)
    assert decision is not None
    return decision, margin(opened[0], 0) - margin(played[0], 0)


def test_what_follows_from_the_cards_alone_is_exact_and_has_no_interval() -> None:
    decision, cost = surely_false()
    assert decision.others[0].commands == (OpenBag(1),)
    assert decision.others[0].worth.mean == pytest.approx(cost)
    assert decision.others[0].worth.half == 0.0
    assert decision.grade is Grade.BLUNDER


def test_loads_against_a_sheriff_who_opens_everything_are_worth_what_playing_it_out_says() -> None:
    """``honest`` opens every bag and takes nothing, and all other hands are peppers: every load has one outcome."""
    rules = Ruleset.preset("second", players=3, house_deck={A: 3, B: 1, P: 14}, **LAST_ROUND)
    hand = [A, A, A, B, P, P]
    table, events = scenario(rules, phase="loading", sheriff=0, hands={1: hand}, gold={0: 30, 1: 30, 2: 30})
    packed, apples = (A, P, P), (A, A, A)
    log = events + played_out(table, packed, A)
    told = [tell(event, 1) for event in log]
    finder = Finder(rules, 1, PastCompany(rules, 1, ("honest", "hard", "honest")), None, told)
    found = [faced for happening in lived(rules, 1, told) for faced in finder.follow(happening)]
    decision = judge(next(one for one in found if one.kind is DecisionKind.LOAD), 30)
    assert decision is not None
    best = decision.others[0]
    assert best.commands == (LoadBag(apples), DeclareBag(A, 3))
    truth = end_of(played_out(table, apples, A)) - end_of(log)
    assert best.worth.mean == pytest.approx(truth, abs=best.worth.half)
    assert best.worth.half < truth / 4
    assert decision.grade is Grade.BLUNDER


def played_out(table: Table, load: tuple[Good, ...], good: Good) -> list[Event]:
    """Seat 1 packs this and calls it so; all others play as ``honest`` does."""
    log: list[Event] = []
    bots = [seat_bot("honest", Chair(seat, table.rules, Dice(seat))) for seat in range(3)]
    exchange = Exchange()
    own = {AskKind.LOAD: LoadBag(load), AskKind.DECLARE: DeclareBag(good, len(load))}
    while table.public.phase is not Phase.OVER:
        turn, exchange = Moderator().next(table, exchange)
        if turn.seat == 1 and turn.ask in own:
            played = play(table, 1, own[turn.ask])
            assert not isinstance(played, Refusal)
            moved = played
        else:
            bot = bot_move(table, bots[turn.seat], turn, [])
            if bot is None:
                continue
            moved = bot
        table, news = moved
        log += news
    return log


def end_of(events: list[Event]) -> float:
    sheet = next(event.sheet for event in events if isinstance(event, GameScored))
    totals = [line.total for line in sheet.seats]
    return totals[1] - (sum(totals) - totals[1]) / 2


def test_chances_of_bags_are_those_of_drawing_them_one_by_one() -> None:
    pool = {A: 5, B: 2, P: 3}
    read = BagRead(0.3, {A: 1.0, B: 2.0, P: 0.5})
    odds = BagOdds(pool, A, 3, read)
    cards = [card for card, number in pool.items() for _ in range(number)]
    weights: Counter[tuple[Good, ...]] = Counter()
    for chosen in combinations(range(len(cards)), 3):
        bag = tuple(sorted(cards[i] for i in chosen))
        weight = 1.0
        for card in bag:
            weight *= read.lean[card]
        weights[bag] += weight  # type: ignore[assignment]
    true = weights.pop((A, A, A))
    assert true
    whole = sum(weights.values())
    found = {tuple(sorted(bag)): chance for bag, chance in odds.every()}
    assert found.pop((A, A, A)) == pytest.approx(0.7)
    assert found == pytest.approx({bag: 0.3 * weight / whole for bag, weight in weights.items()})
    means: Counter[Good] = Counter()
    for bag, chance in odds.every():
        for card in bag:
            means[card] += chance  # type: ignore[assignment]
    assert odds.expected() == pytest.approx(dict(means))
    assert odds.number() == len(found) + 1
