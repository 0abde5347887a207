"""Whether a deal was fair can be checked by anybody, and tampering is found with its line."""

import msgspec
import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import Event, Ruleset
from nottingham.game import events as e
from nottingham.game.goods import in_order
from nottingham.notation import Header, Log, LogError, told_log
from nottingham.notation.fairness import Fairness, commitment, seed_of
from nottingham.notation.log import from_bytes, to_bytes
from nottingham.notation.verify import Verification, verify

replace = msgspec.structs.replace
SECRET = "5e" * 32
NONCES = ("robin-123", "marian-45")
RULESETS = [
    Ruleset.preset("first", players=5, hidden_removal=True, house_rounds=12),
    Ruleset.preset("second", players=6, house_rounds=9),
]


def a_log(rules: Ruleset, seed: int = 7, fairness: Fairness | None = None) -> Log:
    events = tuple(event for _, some in random_game(rules, seed) for event in some)
    return Log(Header(rules, tuple("abcdef"[: rules.players]), seed, fairness=fairness), events)


def a_fair_log() -> Log:
    return a_log(RULESETS[0], seed_of(SECRET, NONCES), Fairness(SECRET, commitment(SECRET), NONCES))


def lines(verdict: Verification) -> list[int]:
    return [fault.line for fault in verdict.faults]


@pytest.mark.parametrize("rules", RULESETS, ids=["first", "deputies"])
def test_a_game_as_it_was_played_is_fair(rules: Ruleset) -> None:
    verdict = verify(a_log(rules))
    assert verdict.fair
    assert not verdict.committed
    assert verdict.chances > rules.players


def test_a_log_with_its_secret_and_nonces_is_read_back_and_fair() -> None:
    log = from_bytes(to_bytes(a_fair_log()))
    assert log.header.fairness == Fairness(SECRET, commitment(SECRET), NONCES)
    assert verify(log) == Verification(True, True, verify(log).chances)


def test_a_log_without_fairness_does_not_mention_it() -> None:
    assert b"fairness" not in to_bytes(a_log(RULESETS[1]))


def _changed(event: Event) -> Event:
    """The same event with chance gone otherwise."""
    match event:
        case e.DeckShuffled() | e.DeckReshuffled() | e.DeputiesShuffled():
            return replace(event, order=event.order[::-1])  # type: ignore[index]
        case e.LotsDrawn():
            return e.LotsDrawn((event.first_sheriff + 1) % 5)
        case e.CardsRemoved():
            return replace(event, cards=event.cards[::-1])  # type: ignore[index]
        case e.PilesTurnedUp():
            return e.PilesTurnedUp(event.piles[::-1])
        case e.CardsDrawn(cards=tuple() as cards):
            other = "mead" if cards[0] != "mead" else "silk"
            return replace(event, cards=in_order((type(cards[0])(other), *cards[1:])))
        case e.RoundBegan():
            return replace(event, sheriffs=tuple((seat + 1) % 5 for seat in event.sheriffs))
        case e.TableRevealed():
            return e.TableRevealed(replace(event.revealed, seed=1))
    raise AssertionError(event)


KINDS = [
    (0, e.DeckShuffled),
    (0, e.DeckReshuffled),
    (1, e.DeputiesShuffled),
    (0, e.LotsDrawn),
    (0, e.CardsRemoved),
    (0, e.PilesTurnedUp),
    (0, e.CardsDrawn),
    (0, e.RoundBegan),
    (1, e.RoundBegan),
    (0, e.TableRevealed),
]


@pytest.mark.parametrize(("rules", "kind"), KINDS, ids=lambda x: x.__name__ if isinstance(x, type) else str(x))
def test_every_tampering_with_chance_is_found_in_its_line(rules: int, kind: type[Event]) -> None:
    log = a_log(RULESETS[rules])
    places = [n for n, event in enumerate(log.events) if type(event) is kind]
    assert places
    for n in {places[0], places[-1]}:
        events = (*log.events[:n], _changed(log.events[n]), *log.events[n + 1 :])
        found = verify(replace(log, events=events))
        assert not found.fair
        assert lines(found)[0] == n + 2


def test_another_secret_than_the_one_committed_to_is_found() -> None:
    log = a_fair_log()
    other = "77" * 32
    header = replace(log.header, fairness=Fairness(other, commitment(SECRET), NONCES))
    assert lines(verify(replace(log, header=header))) == [1, 1]


def test_a_nonce_that_was_left_out_is_found() -> None:
    log = a_fair_log()
    header = replace(log.header, fairness=Fairness(SECRET, commitment(SECRET), NONCES[:1]))
    assert lines(verify(replace(log, header=header))) == [1]


def test_a_secret_that_is_no_number_is_found() -> None:
    log = a_fair_log()
    header = replace(log.header, fairness=Fairness("zz", commitment(SECRET), NONCES))
    assert lines(verify(replace(log, header=header))) == [1, 1]


def test_a_log_for_one_seat_cannot_be_checked() -> None:
    with pytest.raises(LogError, match="no seed"):
        verify(told_log(a_log(RULESETS[0]), 1))


def test_a_game_that_began_in_the_middle_is_not_called_fair() -> None:
    log = a_log(RULESETS[0])
    assert not verify(replace(log, events=log.events[1:])).fair
    assert not verify(replace(log, events=())).fair
