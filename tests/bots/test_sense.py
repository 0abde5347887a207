"""A game of bots is fun to read only if they mean what they say: nobody asks whom nobody hears, threatens one and asks
another, pays after a no, or pays for what somebody else pays for. Issue 13; read from whole games of characters."""

from collections.abc import Iterator, Sequence
from functools import cache

from nottingham.arena.match import play_match
from nottingham.bots.clever import CHARACTERS
from nottingham.game import Event, Ruleset, Said, Statement, StatementKind
from nottingham.game import events as e
from nottingham.game.commands import MakeOffer, PassBag, RefuseOffer
from nottingham.game.known import BagTerm, Deed, Ending, Parcel, Terms
from tests.bots.heads import a_demand, a_head, a_round, a_turn, does
from tests.builders import APPLE, CHEESE, SECOND, SILK, an_inspection, do, standing

GAMES = 10
LIAR = [event for _ in range(4) for event in a_round(1, APPLE, [SILK] * 4, sheriff=3)]


@cache
def games() -> tuple[tuple[Event, ...], ...]:
    """Games of hard with characters, four of the six at each table."""
    names = tuple(CHARACTERS)
    found = []
    for seed in range(GAMES):
        seats = [f"hard:{names[(seed + seat) % len(names)]}" for seat in range(4)]
        match = play_match(SECOND, 900 + seed, seats, time_limit=20)
        assert match.faults == []
        found.append(tuple(match.events))
    return tuple(found)


def rounds() -> Iterator[Sequence[Event]]:
    for events in games():
        starts = [at for at, event in enumerate(events) if isinstance(event, e.RoundBegan)]
        for start, end in zip(starts, [*starts[1:], len(events)], strict=True):
            yield events[start:end]


def said(event: Event, kind: StatementKind) -> Said | None:
    return event if isinstance(event, Said) and event.statement.kind is kind else None


def asked(event: Event) -> tuple[int, int] | None:
    """Of whom a Sheriff asks something for a bag, and who does."""
    if isinstance(event, e.OfferMade) and event.terms.deed_for(event.to[0]) is Deed.PASS:
        return event.to[0], event.seat
    return None


def test_whoever_is_asked_for_something_answers_before_the_bag_is_settled() -> None:
    demands = 0
    for events in rounds():
        for at, event in enumerate(events):
            found = asked(event)
            if found is None:
                continue
            demands += 1
            owner = found[0]
            for later in events[at + 1 :]:
                answered = isinstance(later, e.OfferMade) and later.seat == owner
                answered |= isinstance(later, e.OfferEnded) and later.how is Ending.REFUSED and owner in later.offer.to
                answered |= isinstance(later, e.DealStruck) and later.merchant == owner
                if answered:
                    break
                assert not (isinstance(later, e.BagPassed | e.BagOpened) and later.seat == owner), "settled unheard"
    assert demands > 40


def test_a_last_chance_is_given_to_the_one_who_is_asked_next() -> None:
    chances = 0
    for events in rounds():
        for at, event in enumerate(events):
            warning = said(event, StatementKind.LAST_CHANCE)
            if warning is not None:
                chances += 1
                then = next(later for later in events[at + 1 :] if not isinstance(later, Said))
                assert asked(then) == (warning.statement.about, warning.seat)
    assert chances > 20


def test_who_says_that_they_pay_nothing_for_a_bag_pays_nothing_for_it() -> None:
    refusals = 0
    for events in rounds():
        for at, event in enumerate(events):
            no = said(event, StatementKind.WONT_PAY)
            if no is not None:
                refusals += 1
                for later in events[at + 1 :]:
                    if isinstance(later, e.OfferMade | e.DealStruck):
                        merchant = later.merchant if isinstance(later, e.DealStruck) else later.seat
                        assert merchant != no.seat or later.terms.deed_for(no.seat) is not Deed.PASS
    assert refusals


def test_a_no_in_words_is_a_no_whatever_is_in_the_bag() -> None:
    for cards in ([APPLE] * 3, [SILK] * 3):
        table = do(an_inspection(bags={1: cards}, declared={1: APPLE}), (0, MakeOffer(*a_demand(1, 1))))
        head = a_head(1)
        head.hear(0, e.RoundBegan(1, (0,)))
        head.hear(1, Said(1, Statement(StatementKind.WONT_PAY)))
        assert does(head, table) == RefuseOffer(standing(table, 0, 1).id)


def test_nobody_says_that_they_could_pay_more_for_their_bag_who_offered_nothing_for_it() -> None:
    lures = 0
    for events in rounds():
        offered: set[int] = set()
        for event in events:
            if isinstance(event, e.OfferMade) and event.terms.deed_for(event.seat) is Deed.PASS:
                offered.add(event.seat)
            if (lure := said(event, StatementKind.COULD_PAY_MORE)) is not None:
                lures += 1
                assert lure.seat in offered
    assert lures > 4


def test_nobody_is_asked_for_a_price_who_named_one() -> None:
    questions = 0
    for events in rounds():
        priced: set[int] = set()
        for event in events:
            if isinstance(event, e.OfferMade):
                priced.add(event.seat if event.terms.deed_for(event.seat) is Deed.PASS else event.to[0])
            question = said(event, StatementKind.HOW_MUCH)
            if question is not None:
                questions += 1
                assert question.statement.about not in priced
    assert questions


def looks(events: Sequence[Event]) -> list[tuple[int, int]]:
    """Deals that open a third one's bag: whose bag, and who paid."""
    return [
        (term.bag, event.merchant)
        for event in events
        if isinstance(event, e.DealStruck)
        for term in event.terms.bags
        if term.deed is Deed.OPEN
    ]


def test_no_two_pay_for_the_same_opening() -> None:
    paid = [looks(events) for events in rounds()]
    assert any(paid)
    for deals in paid:
        assert len(deals) == len({bag for bag, _ in deals})


def test_nobody_bids_for_a_look_that_another_bids_for() -> None:
    table = an_inspection(bags={1: [SILK] * 4, 2: [CHEESE], 3: [CHEESE]}, declared={1: APPLE, 2: CHEESE, 3: CHEESE})
    look = Terms(Parcel(1), bags=(BagTerm(1, Deed.OPEN),))
    head = a_head(2, told=LIAR)
    assert isinstance(does(head, table), MakeOffer)
    other = do(table, (3, MakeOffer((3,), (0,), look)))
    assert does(a_head(2, told=LIAR), other) is None
    sale = do(other, (0, MakeOffer((0,), (2,), look)))
    assert does(a_head(2, told=LIAR), sale) == RefuseOffer(standing(sale, 0, 2).id)


def test_a_sheriff_asks_nothing_of_those_who_cannot_answer_any_more() -> None:
    table = an_inspection(bags={1: [SILK] * 4}, declared={1: APPLE})
    head = a_head(0, told=LIAR)
    turn = a_turn(table, 0)
    turn.spoken_out = (1, 2, 3)
    assert not isinstance(head.play(turn), MakeOffer)
    assert isinstance(does(a_head(0, told=LIAR), table), MakeOffer)


def test_a_sheriff_who_asked_for_a_price_waits_for_the_answer() -> None:
    table = an_inspection(bags={1: [APPLE]}, declared={1: APPLE})
    for asks in (False, True):
        head = a_head(0)
        head.hear(0, e.RoundBegan(1, (0,)))
        head.hear(1, e.BagDeclared(1, APPLE, 1))
        if asks:
            head.hear(2, Said(0, Statement(StatementKind.HOW_MUCH, 1)))
        assert does(head, table) == (None if asks else PassBag(1))
        assert does(head, table, settle_now=True) == PassBag(1)


def test_a_demand_is_thought_over_again_when_a_deputy_goes_on_alone() -> None:
    """It would be of the wrong side then: a game in which that happened."""
    assert play_match(Ruleset.preset("second", players=6), 78, ["hard"] * 6, time_limit=20).faults == []
