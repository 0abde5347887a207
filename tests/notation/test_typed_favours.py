"""Typed favours: the ledger judges each kind at the moment when everybody sees it. Rules §5, D27."""

import pytest

from nottingham.game import Event, Good
from nottingham.game.events import (
    BagOpened,
    BagPassed,
    DealStruck,
    GameScored,
    OfferEnded,
    OfferMade,
    RoundBegan,
    RoundEnded,
)
from nottingham.game.known import (
    BagTerm,
    Deed,
    Ending,
    FaceDown,
    Favour,
    FavourKind,
    OfferId,
    Parcel,
    ScoreSheet,
    Terms,
)
from nottingham.notation.asides import pledge_settled, settled
from nottingham.notation.promises import TYPED, Book, PledgeKind, PledgeState
from nottingham.notation.words import Narrator
from tests.builders import APPLE, BREAD, CHEESE

KEPT, BROKEN, LAPSED, OPEN = PledgeState.KEPT, PledgeState.BROKEN, PledgeState.LAPSED, PledgeState.OPEN
SCORED = GameScored(ScoreSheet((), ()))


def a_deal(
    merchant: int,
    *officers: int,
    gives: Parcel | None = None,
    gets: Parcel | None = None,
    bags: tuple[tuple[int, Deed], ...] = (),
) -> Event:
    terms = Terms(gives or Parcel(), gets or Parcel(), tuple(BagTerm(*term) for term in bags))
    return DealStruck(OfferId((merchant,), officers, 1), merchant, terms)


def vowed(kind: FavourKind, gold: int = 0, good: Good | None = None) -> Event:
    """In the first round, merchant 1 promises something to the Sheriff in seat 0."""
    return a_deal(1, 0, gives=Parcel(typed=Favour(kind, gold, good)))


def passed(seat: int, *legal: Good) -> Event:
    return BagPassed(seat, legal or (APPLE,), FaceDown(1))


def opened(seat: int, *by: int, kept: tuple[Good, ...] = (APPLE,)) -> Event:
    return BagOpened(seat, by, kept, (), True)


def became(*events: Event) -> list[PledgeState]:
    """What the promise was after each event, from the one in which it was given."""
    book, found = Book(), []
    book.hear(RoundBegan(1, (0,)))
    for event in events:
        book.hear(event)
        found.append(book.pledges[0].state)
    return found


def last(*events: Event) -> PledgeState:
    return became(*events)[-1]


SECOND_ROUND = (RoundEnded(1), RoundBegan(2, (1,)))
"""The one who promised keeps the gate."""
ELSEWHERE = (RoundEnded(1), RoundBegan(2, (2,)))


def test_every_kind_of_typed_favour_is_judged_under_its_own_name() -> None:
    assert {kind.value for kind in TYPED} == {kind.value for kind in FavourKind}


def test_the_ledger_says_what_was_promised_to_whom_and_since_when() -> None:
    gold = Book().follow([RoundBegan(3, (0,)), vowed(FavourKind.GOLD_NEXT, gold=4)]).pledges[0]
    assert (gold.kind, gold.by, gold.to, gold.round, gold.gold) == (PledgeKind.GOLD_NEXT, (1,), (0,), 3, 4)
    kind = Book().follow([vowed(FavourKind.LEAVE_KIND, good=BREAD)]).pledges[0]
    assert (kind.kind, kind.goods, kind.state) == (PledgeKind.LEAVE_KIND, (BREAD,), OPEN)


# Pass your next bag


def test_pass_next_is_kept_at_the_moment_the_bag_passes() -> None:
    assert became(vowed(FavourKind.PASS_NEXT), *SECOND_ROUND, passed(0)) == [OPEN, OPEN, OPEN, KEPT]


def test_pass_next_is_broken_at_the_moment_the_bag_is_opened() -> None:
    assert last(vowed(FavourKind.PASS_NEXT), *SECOND_ROUND, opened(0, 1)) is BROKEN


def test_pass_next_lapses_if_there_is_no_bag_or_the_other_deputy_opens_it_alone() -> None:
    assert last(vowed(FavourKind.PASS_NEXT), *SECOND_ROUND, RoundEnded(2)) is LAPSED
    assert last(vowed(FavourKind.PASS_NEXT), RoundBegan(2, (1, 2)), opened(0, 2)) is LAPSED
    assert last(vowed(FavourKind.PASS_NEXT), *ELSEWHERE, opened(0, 2), SCORED) is LAPSED


# Do not open mine when you are Sheriff


def test_never_open_is_broken_at_the_moment_a_bag_is_opened_however_late() -> None:
    late = (RoundEnded(2), RoundBegan(6, (1,)), opened(0, 1))
    assert became(vowed(FavourKind.NEVER_OPEN), *SECOND_ROUND, passed(0), *late)[-4:] == [OPEN, OPEN, OPEN, BROKEN]


def test_never_open_is_kept_if_the_game_ends_and_a_bag_could_have_been_opened() -> None:
    assert last(vowed(FavourKind.NEVER_OPEN), *SECOND_ROUND, passed(0), RoundEnded(2), SCORED) is KEPT


def test_never_open_lapses_if_there_was_never_a_bag_to_open() -> None:
    assert last(vowed(FavourKind.NEVER_OPEN), *ELSEWHERE, opened(0, 2), passed(0), SCORED) is LAPSED


# Take nothing against me


@pytest.mark.parametrize("deed", [Deed.OPEN, Deed.TAKE_NOTHING])
def test_nothing_against_is_broken_by_a_deal_with_a_third_one_against_that_bag(deed: Deed) -> None:
    paid = a_deal(2, 1, gives=Parcel(5), bags=((0, deed),))
    assert became(vowed(FavourKind.NOTHING_AGAINST), *SECOND_ROUND, paid, opened(0, 1)) == [
        OPEN,
        OPEN,
        OPEN,
        BROKEN,
        BROKEN,
    ]


def test_nothing_against_is_kept_when_the_bag_is_settled_without_such_a_deal() -> None:
    harmless = a_deal(2, 1, gives=Parcel(5), bags=((2, Deed.PASS), (0, Deed.PASS)))
    assert last(vowed(FavourKind.NOTHING_AGAINST), *SECOND_ROUND, harmless, opened(0, 1)) is KEPT
    own = a_deal(0, 1, gives=Parcel(5), bags=((0, Deed.OPEN),))
    assert last(vowed(FavourKind.NOTHING_AGAINST), *SECOND_ROUND, own, opened(0, 1)) is KEPT


def test_nothing_against_lapses_in_a_turn_at_the_gate_without_that_bag() -> None:
    assert last(vowed(FavourKind.NOTHING_AGAINST), *SECOND_ROUND, RoundEnded(2)) is LAPSED
    assert last(vowed(FavourKind.NOTHING_AGAINST), *ELSEWHERE, passed(0), RoundEnded(2)) is OPEN


# So much gold


def test_gold_next_is_kept_at_the_moment_all_of_it_was_paid() -> None:
    half, rest = (a_deal(0, 1, gets=Parcel(gold)) for gold in (2, 3))
    assert became(vowed(FavourKind.GOLD_NEXT, gold=5), *SECOND_ROUND, half, rest)[-2:] == [OPEN, KEPT]


def test_gold_next_is_broken_at_the_end_of_the_round_in_which_it_could_have_been_paid() -> None:
    short = a_deal(0, 1, gives=Parcel(1), gets=Parcel(5))
    assert last(vowed(FavourKind.GOLD_NEXT, gold=5), *SECOND_ROUND, short, RoundEnded(2)) is BROKEN
    other = a_deal(2, 1, gets=Parcel(5))
    assert last(vowed(FavourKind.GOLD_NEXT, gold=5), *SECOND_ROUND, other, RoundEnded(2)) is BROKEN


def test_gold_next_waits_for_a_round_in_which_one_of_the_two_keeps_the_gate() -> None:
    vow = vowed(FavourKind.GOLD_NEXT, gold=5)
    assert last(vow, *ELSEWHERE, RoundEnded(2)) is OPEN
    assert last(vow, RoundBegan(2, (0, 1)), RoundEnded(2)) is OPEN
    paid = a_deal(1, 0, gives=Parcel(5))
    assert last(vow, *ELSEWHERE, RoundEnded(2), RoundBegan(5, (0,)), paid) is KEPT
    assert last(vow, paid, RoundEnded(1)) is OPEN
    assert last(vow, *ELSEWHERE, SCORED) is LAPSED


def test_gold_next_lapses_if_it_was_offered_for_nothing_and_not_taken() -> None:
    def offer(*bags: BagTerm, asks: int = 0, gold: int = 5) -> Event:
        return OfferMade(1, (1,), (0,), Terms(Parcel(asks), Parcel(gold), bags), ())

    vow, gone = vowed(FavourKind.GOLD_NEXT, gold=5), OfferId((1,), (0,), 9)
    refused = OfferEnded(gone, Ending.REFUSED)
    assert last(vow, *SECOND_ROUND, offer(), refused, RoundEnded(2)) is LAPSED
    assert last(vow, *SECOND_ROUND, offer(), OfferEnded(gone, Ending.WITHDRAWN), RoundEnded(2)) is BROKEN
    assert last(vow, *SECOND_ROUND, offer(gold=4), refused, RoundEnded(2)) is BROKEN
    assert last(vow, *SECOND_ROUND, offer(asks=1), refused, RoundEnded(2)) is BROKEN
    assert last(vow, *SECOND_ROUND, offer(BagTerm(0, Deed.OPEN)), refused, RoundEnded(2)) is BROKEN
    assert last(vow, *SECOND_ROUND, offer(), offer(gold=1), refused, RoundEnded(2)) is BROKEN


# Leave a kind to me


def test_leave_kind_is_broken_at_the_moment_such_goods_come_to_the_stall() -> None:
    vow = vowed(FavourKind.LEAVE_KIND, good=CHEESE)
    assert became(vow, *ELSEWHERE, passed(1, APPLE, CHEESE)) == [OPEN, OPEN, OPEN, BROKEN]
    assert last(vow, *ELSEWHERE, opened(1, 2, kept=(CHEESE,))) is BROKEN


def test_leave_kind_is_kept_if_the_game_ends_without_such_goods_out_of_the_own_bag() -> None:
    vow = vowed(FavourKind.LEAVE_KIND, good=CHEESE)
    assert last(vow, passed(1, CHEESE), *ELSEWHERE, passed(1, APPLE), passed(0, CHEESE), SCORED) is KEPT


def test_leave_kind_lapses_if_there_was_no_bag_any_more() -> None:
    assert last(vowed(FavourKind.LEAVE_KIND, good=CHEESE), RoundEnded(1), SCORED) is LAPSED


# Saying so

WORDS = Narrator("en", ("Ann", "Bob", "Cid"))


@pytest.mark.parametrize(("done", "said"), [(passed(0), "keeps"), (opened(0, 1), "breaks")])
def test_the_ledger_says_so_once_at_the_moment_it_happens(done: Event, said: str) -> None:
    told: list[str] = []
    book = Book()
    for event in (RoundBegan(1, (0,)), vowed(FavourKind.PASS_NEXT), *SECOND_ROUND, done, RoundEnded(2), SCORED):
        before = book.pledges
        book.hear(event)
        told += [pledge_settled(pledge, WORDS) for pledge in settled(before, book.pledges)]
    assert told == [f"Bob {said} the promise to Ann from round 1."]


def test_a_promise_that_lapsed_is_not_spoken_of() -> None:
    book = Book().follow([vowed(FavourKind.PASS_NEXT)])
    before = book.pledges
    assert settled(before, book.follow([SCORED]).pledges) == []


@pytest.mark.parametrize("kind", FavourKind)
def test_every_typed_favour_has_words_of_its_own(kind: FavourKind) -> None:
    gold, good = 5 * (kind is FavourKind.GOLD_NEXT), BREAD if kind is FavourKind.LEAVE_KIND else None
    said = WORDS.favour(Favour(kind, gold, good))
    assert said.endswith(".")
    assert ("5 gold" in said, "bread" in said) == (bool(gold), good is not None)
