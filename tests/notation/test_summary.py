"""A finished game at a glance. Rules §4.4, §5, §8, §10."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import given, settings

from nottingham.arena.match import play_match
from nottingham.arena.random_play import random_game
from nottingham.game import Event, Ruleset
from nottingham.game import events as e
from nottingham.game.goods import IS_LEGAL, worth
from nottingham.game.known import Deed, Verdict
from nottingham.notation import Header, Log, LogError, read_log, tables, told_log
from nottingham.notation.promises import PledgeState
from nottingham.notation.summary import BagStory, Summary, summary_of
from tests.golden import games
from tests.strategies import SEEDS, rulesets


def a_log(rules: Ruleset, seed: int) -> Log:
    events: list[Event] = []
    for _, news in random_game(rules, seed):
        events += news
    return Log(Header(rules, ("",) * rules.players, seed), tuple(events))


def a_match(*specs: str, seed: int = 1) -> tuple[Log, Summary]:
    rules = Ruleset.preset("second", players=len(specs))
    log = Log(Header(rules, specs, seed), tuple(play_match(rules, seed, specs).events))
    return log, summary_of(log)


def true_wealth(log: Log) -> list[list[int]]:
    """After each round: gold, goods face up and face down, and black market cards, of the table itself."""
    found = []
    for event, table in tables(log):
        if isinstance(event, e.RoundEnded):
            public = table.public
            found.append(
                [
                    public.gold[seat]
                    + worth(public.stalls[seat] + table.own[seat].contraband)
                    + sum(card.value for card in public.black_cards[seat])
                    for seat in range(table.rules.players)
                ]
            )
    return found


@settings(max_examples=20)
@given(rulesets(), SEEDS)
def test_wealth_by_round_is_what_really_lay_on_the_stalls(rules: Ruleset, seed: int) -> None:
    log = a_log(rules, seed)
    summary = summary_of(log)
    wealth = [seat.wealth for seat in summary.seats]
    assert [list(row) for row in zip(*wealth, strict=True)] == [[50] * rules.players, *true_wealth(log)]
    assert [seat.sources.total for seat in summary.seats] == [line.total for line in summary.sheet.seats]


@settings(max_examples=20)
@given(rulesets(), SEEDS)
def test_every_bag_is_counted_once(rules: Ruleset, seed: int) -> None:
    log = a_log(rules, seed)
    summary = summary_of(log)
    opened = [event for event in log.events if isinstance(event, e.BagOpened)]
    passed = [event for event in log.events if isinstance(event, e.BagPassed)]
    assert len(summary.bags) == len(opened) + len(passed)
    for seat in summary.seats:
        mine = [event for event in opened if event.seat == seat.seat]
        assert seat.bags == seat.honest + seat.lies == sum(bag.seat == seat.seat for bag in summary.bags)
        assert (seat.honest_opened, seat.lies_caught) == (
            sum(event.true for event in mine),
            sum(not event.true for event in mine),
        )
        through = [card for event in passed if event.seat == seat.seat for card in event.contraband]  # type: ignore[union-attr]
        lost = [card for event in mine for card in event.confiscated if card not in IS_LEGAL]
        assert (sorted(seat.contraband_through), sorted(seat.contraband_lost)) == (sorted(through), sorted(lost))


def test_the_best_bluff_hid_more_than_any_other_lie_that_passed() -> None:
    _, summary = a_match("greedy", "briber", "greedy", "briber", seed=3)
    best = summary.best_bluff
    assert best is not None
    assert best.lie
    assert best.verdict is Verdict.PASS
    assert best.hidden_worth == worth(tuple(card for card in best.cards if card is not best.declared)) > 0
    assert best.hidden_worth == max(bag.hidden_worth for bag in summary.bags if bag.verdict is Verdict.PASS)


def test_the_best_catch_found_more_than_any_other_bag_that_was_opened() -> None:
    _, summary = a_match("greedy", "briber", "greedy", "briber", seed=3)
    catch = summary.best_catch
    assert catch is not None
    assert catch.lie
    assert catch.verdict is Verdict.OPEN
    assert catch.by
    assert catch.seat not in catch.by
    assert catch.hidden_worth == max(bag.hidden_worth for bag in summary.bags if bag.verdict is Verdict.OPEN) > 0


def test_the_honest_tell_no_lies_and_pay_no_bribes() -> None:
    _, summary = a_match("honest", "honest", "honest")
    for seat in summary.seats:
        assert (seat.lies, seat.bribes_paid.deals, seat.contraband_through) == (0, 0, ())
        assert seat.honest == seat.bags > 0
    assert (summary.best_bluff, summary.best_catch, summary.biggest_bribe, summary.promises) == (None, None, None, ())


def test_bribes_are_paid_by_one_and_taken_by_another() -> None:
    log, summary = a_match("briber", "greedy", "briber", "greedy")
    paid, taken = ([getattr(seat, name) for seat in summary.seats] for name in ("bribes_paid", "bribes_taken"))
    handed = [event for event in log.events if isinstance(event, e.GoodsHanded)]
    for field in ("deals", "gold", "goods", "worth"):
        assert sum(getattr(p, field) for p in paid) == sum(getattr(p, field) for p in taken)
    assert sum(p.gold for p in paid) == sum(event.gold for event in handed) > 0
    assert [p.worth for p in paid] == [seat.sources.bribes_paid for seat in summary.seats]


def test_what_was_paid_for_a_bag_is_what_its_owner_gave_to_have_it_passed() -> None:
    log, summary = a_match("briber", "greedy", "briber", "greedy")
    deals = [event for event in log.events if isinstance(event, e.DealStruck)]
    own = [deal for deal in deals if deal.terms.deed_for(deal.merchant) is Deed.PASS]
    assert sum(bag.paid for bag in summary.bags) >= sum(deal.terms.merchant_gives.gold for deal in own) > 0
    biggest = summary.biggest_bribe
    assert biggest is not None
    assert biggest.paid == max(bag.paid for bag in summary.bags)
    assert biggest.verdict is Verdict.PASS


def test_promises_are_counted_for_whoever_gave_them() -> None:
    _, summary = a_match("hard", "hard:stern", "hard:brazen", "hard:corrupt", seed=5)
    kept = [pledge for pledge in summary.promises if pledge.state is PledgeState.KEPT]
    assert kept
    for seat in summary.seats:
        assert seat.promises_kept == sum(seat.seat in pledge.by for pledge in kept)


WHOLE = [path for path in games.logs() if path.stem != "scene"]


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_every_golden_game_has_a_summary_that_reads_back(path: Path) -> None:
    summary = summary_of(read_log(path))
    assert msgspec.json.decode(msgspec.json.encode(summary), type=Summary) == summary
    assert {type(bag) for bag in summary.bags} == {BagStory}


def test_only_the_whole_log_of_a_finished_game_has_a_summary() -> None:
    log = a_log(Ruleset.preset("second", players=3), 1)
    with pytest.raises(LogError, match="isn’t over"):
        summary_of(Log(log.header, log.events[:-2]))
    with pytest.raises(LogError, match="one seat"):
        summary_of(told_log(log, 1))
    with pytest.raises(LogError, match="in the middle"):
        summary_of(read_log(games.HERE / "scene.jsonl"))
