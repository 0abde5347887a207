"""What came of a statement: each kind is judged at the moment when everybody sees it. Rules §17."""

import pytest

from nottingham.game import Event, Good, Ruleset, Said, Statement, StatementKind, legal
from nottingham.game.events import (
    BagDeclared,
    BagOpened,
    BagPassed,
    CardsSetAside,
    DealStruck,
    DeputyAlone,
    GameScored,
    OfferEnded,
    OfferMade,
    RoundBegan,
    RoundEnded,
)
from nottingham.game.known import Ending, FaceDown, Favour, FavourKind, OfferId, Parcel, ScoreSheet, Side, Terms
from nottingham.locales import LANGUAGES
from nottingham.notation.statements import SpeakerRecord, StatementState, Transcript
from nottingham.notation.words import Narrator
from tests.builders import APPLE, BREAD, CHEESE, SECOND, SILK
from tests.rulebook.bargains import a_desk

K, S = StatementKind, StatementState
SUMMONS = Ruleset.preset("first", players=4, promos={Good.ROYAL_SUMMONS: 2})
BEGIN = (RoundBegan(1, (0,)), BagDeclared(1, APPLE, 4), BagDeclared(2, CHEESE, 2), BagDeclared(3, BREAD, 5))
END = RoundEnded(1)


def opened(seat: int, *cards: Good, by: Side = (0,), declared: Good = APPLE) -> Event:
    kept = tuple(card for card in cards if card is declared)
    others = tuple(card for card in cards if card is not declared)
    return BagOpened(seat, by, kept, others, all(card is Good.ROYAL_SUMMONS for card in others))


def passed(seat: int, *legal: Good, hidden: int = 0) -> Event:
    return BagPassed(seat, legal, FaceDown(hidden))


def a_deal(merchant: int, *officers: int, **gives: object) -> Event:
    return DealStruck(OfferId((merchant,), officers or (0,), 1), merchant, Terms(Parcel(**gives)))  # type: ignore[arg-type]


def an_offer(by: int, to: int, **gives: object) -> Event:
    return OfferMade(by, (by,), (to,), Terms(Parcel(**gives)), ())  # type: ignore[arg-type]


def came_of(
    seat: int, said: Statement, *after: Event, rules: Ruleset = SECOND, before: tuple[Event, ...] = BEGIN
) -> StatementState:
    """What a statement has become at last."""
    return Transcript(rules).follow([*before, Said(seat, said), *after]).statements[0].state


@pytest.mark.parametrize(
    ("said", "true", "false"),
    [
        (Statement(K.AS_DECLARED, 1), opened(1, APPLE, APPLE), opened(1, APPLE, SILK)),
        (Statement(K.AS_DECLARED, 1), passed(1, APPLE, APPLE), passed(1, APPLE, hidden=1)),
        (Statement(K.LIES, 1), passed(1, APPLE, CHEESE), passed(1, APPLE, APPLE)),
        (Statement(K.NO_CONTRABAND, 1), opened(1, APPLE, CHEESE), opened(1, APPLE, SILK)),
        (Statement(K.NO_CONTRABAND, 1), passed(1, CHEESE), passed(1, CHEESE, hidden=1)),
        (Statement(K.CONTRABAND, 1), passed(1, hidden=2), passed(1, CHEESE)),
        (Statement(K.HOLDS, 1, APPLE, 2), passed(1, APPLE, APPLE, hidden=1), passed(1, APPLE, hidden=2)),
        (Statement(K.HOLDS, 1, SILK, 1), opened(1, APPLE, SILK), opened(1, SILK, SILK)),
        (Statement(K.HOLDS, 1, SILK, 0), passed(1, APPLE), opened(1, SILK)),
        (Statement(K.YOU_LOSE, 1, gold=4), opened(1, APPLE, APPLE), opened(1, APPLE, APPLE, APPLE)),
        (Statement(K.YOU_LOSE, 1, gold=4), passed(1, APPLE, APPLE), passed(1, APPLE, APPLE, hidden=1)),
    ],
)
def test_what_is_said_of_a_bag_is_true_or_a_lie_when_it_is_settled(said: Statement, true: Event, false: Event) -> None:
    for seat in (1, 3):
        assert came_of(seat, said) is S.OPEN
        assert came_of(seat, said, opened(2, CHEESE, declared=CHEESE)) is S.OPEN
        assert came_of(seat, said, true) is S.TRUE
        assert came_of(seat, said, false) is S.FALSE


@pytest.mark.parametrize("cards", [(SILK, SILK), (SILK, Good.PEPPER)])
def test_kinds_of_contraband_in_a_passed_bag_stay_open_until_the_log_is_everybodys(cards: tuple[Good, ...]) -> None:
    """Rules §16: even for who was told the bag whole, its owner."""
    said = Statement(K.HOLDS, 1, SILK, 2)
    told = [*BEGIN, Said(1, said), BagPassed(1, (APPLE,), cards), END, GameScored(ScoreSheet((), ()))]
    heard = Transcript(SECOND).follow(told)
    assert heard.statements[0].state is S.OPEN
    heard.turned_up(told)
    assert heard.statements[0].state is (S.TRUE if cards == (SILK, SILK) else S.FALSE)


def test_more_of_a_kind_than_cards_lie_face_down_is_a_lie_at_once() -> None:
    assert came_of(1, Statement(K.HOLDS, 1, SILK, 2), passed(1, APPLE, hidden=1)) is S.FALSE


def test_a_passed_bag_with_hidden_cards_can_be_true_where_there_are_summonses() -> None:
    """Rules §12."""
    hidden = passed(1, APPLE, hidden=1)
    assert came_of(1, Statement(K.AS_DECLARED, 1), hidden, rules=SUMMONS) is S.OPEN
    assert came_of(1, Statement(K.AS_DECLARED, 1), passed(1, CHEESE, hidden=1), rules=SUMMONS) is S.FALSE
    summoned = opened(1, APPLE, Good.ROYAL_SUMMONS)
    assert came_of(1, Statement(K.AS_DECLARED, 1), summoned, rules=SUMMONS) is S.TRUE
    assert came_of(1, Statement(K.YOU_LOSE, 1, gold=10), summoned, rules=SUMMONS) is S.TRUE


def test_tossed_cards_are_checked_at_once() -> None:
    before = (RoundBegan(1, (0,)), CardsSetAside(1, (SILK, APPLE, SILK)), BagDeclared(1, APPLE, 1))
    assert came_of(2, Statement(K.TOSSED, 1, SILK, 2), before=before) is S.TRUE
    assert came_of(2, Statement(K.TOSSED, 1, SILK, 1), before=before) is S.FALSE
    assert came_of(2, Statement(K.TOSSED, 3, SILK, 0), before=before) is S.TRUE


def test_who_owes_whom_stands_in_the_ledger_of_promises() -> None:
    typed = a_deal(1, typed=Favour(FavourKind.GOLD_NEXT, 4))
    assert came_of(0, Statement(K.OWES_ME, 1), before=(*BEGIN, typed)) is S.TRUE
    assert came_of(2, Statement(K.OWES_ME, 1), before=(*BEGIN, typed)) is S.FALSE
    assert came_of(0, Statement(K.OWES_ME, 1), before=(*BEGIN, a_deal(1, favour="I owe you one."))) is S.NEVER


def test_who_pays_least_is_opened() -> None:
    said = Statement(K.LEAST_OPENED)
    dear, cheap = a_deal(1, gold=5), a_deal(2, gold=2)
    assert came_of(0, said, dear, passed(1, APPLE), opened(2, CHEESE), cheap, passed(3, BREAD), END) is S.BROKEN
    assert came_of(0, said, dear, passed(1, APPLE), cheap, passed(2, CHEESE), opened(3, BREAD), END) is S.KEPT
    assert came_of(0, said, opened(3, BREAD), END) is S.NEVER


def test_every_bag_of_four_or_more_is_opened() -> None:
    said = Statement(K.BIG_OPENED)
    assert came_of(0, said, passed(1, APPLE)) is S.BROKEN
    assert came_of(0, said, opened(1, APPLE), passed(2, CHEESE), opened(3, BREAD), END) is S.KEPT
    assert came_of(0, said, passed(2, CHEESE), END) is S.NEVER


def test_nobody_is_opened_who_keeps_quiet() -> None:
    said = Statement(K.QUIET_PASSES)
    assert came_of(0, said, opened(1, APPLE)) is S.BROKEN
    assert came_of(0, said, an_offer(1, 0, gold=1), opened(1, APPLE), passed(2, CHEESE), END) is S.KEPT
    assert came_of(0, said, Said(1, Statement(K.WONT_PAY)), opened(1, APPLE), END) is S.NEVER


def test_a_last_chance_is_kept_by_opening_or_by_being_paid() -> None:
    said = Statement(K.LAST_CHANCE, 1)
    assert came_of(0, said, opened(1, APPLE)) is S.KEPT
    assert came_of(0, said, a_deal(1, gold=1), passed(1, APPLE)) is S.KEPT
    assert came_of(0, said, a_deal(1, favour="Thanks."), passed(1, APPLE)) is S.BROKEN
    assert came_of(0, said, passed(1, APPLE)) is S.BROKEN


@pytest.mark.parametrize("kind", [K.LAST_CHANCE, K.BIG_OPENED, K.LEAST_OPENED])
def test_a_deputy_who_was_outvoted_has_not_broken_a_threat(kind: StatementKind) -> None:
    """Rules §10: the other one settled that bag alone."""
    before = (RoundBegan(1, (0, 4)), *BEGIN[1:])
    said = Statement(kind, 1 if kind is K.LAST_CHANCE else None)
    after = (DeputyAlone(4, 1), passed(1, APPLE), passed(2, CHEESE), END)
    assert came_of(0, said, *after, before=before) is S.NEVER
    assert came_of(4, said, *after, before=before) is S.BROKEN


def test_not_to_pay_is_a_promise_that_a_payment_breaks() -> None:
    assert came_of(1, Statement(K.WONT_PAY), a_deal(1, legal=(APPLE,))) is S.BROKEN
    assert came_of(1, Statement(K.WONT_PAY), a_deal(2, gold=4), a_deal(1, favour="Thanks.")) is S.OPEN
    assert came_of(1, Statement(K.WONT_PAY), passed(1, APPLE)) is S.KEPT


def test_paying_more_is_more_than_what_was_offered_before() -> None:
    said, before = Statement(K.COULD_PAY_MORE), (*BEGIN, an_offer(1, 0, gold=3))
    assert came_of(1, said, an_offer(1, 0, gold=3), before=before) is S.OPEN
    assert came_of(1, said, an_offer(1, 0, gold=4), before=before) is S.KEPT
    demand = an_offer(0, 1, gold=5)
    no = OfferEnded(OfferId((0,), (1,), len(before) + 1), Ending.REFUSED)
    assert came_of(1, said, demand, no, before=before) is S.BROKEN
    assert came_of(1, said, demand, opened(1, APPLE), no, before=before) is S.NEVER


def test_where_numbers_begin_again_after_an_earlier_game_offers_are_known_by_the_new_ones() -> None:
    heard = Transcript(SECOND).follow((*BEGIN, an_offer(1, 0, gold=9), passed(1, APPLE)))
    said, demand = Said(1, Statement(K.COULD_PAY_MORE)), an_offer(0, 1, gold=5)
    for n, event in enumerate((*BEGIN, said, demand, OfferEnded(OfferId((0,), (1,), len(BEGIN) + 1), Ending.REFUSED))):
        heard.hear(event, n)
    assert [utterance.state for utterance in heard.statements] == [S.BROKEN]


@pytest.mark.parametrize(
    "said",
    [
        Statement(K.SAW_THAT, 1),
        Statement(K.MAKE_OFFER),
        Statement(K.OPEN_THAT, 2),
        Statement(K.HOW_MUCH, 1),
        Statement(K.ASK, 1, to=1, asks=K.AS_DECLARED),
    ],
)
def test_questions_requests_and_remarks_are_never_settled(said: Statement) -> None:
    assert came_of(1, said, passed(1, APPLE), END) is S.NEVER


def test_a_record_counts_what_somebody_said_and_what_it_was_worth() -> None:
    says = [
        Said(1, said)
        for said in (Statement(K.AS_DECLARED, 1), Statement(K.WONT_PAY), Statement(K.LIES, 2), Statement(K.MAKE_OFFER))
    ]
    heard = Transcript(SECOND).follow([*BEGIN, *says, a_deal(1, gold=2), passed(1, APPLE, hidden=1)])
    record = heard.record_of(1)
    assert record == SpeakerRecord(said=4, false=1, broken=1)
    assert (record.lies, record.settled) == (2, 2)
    assert heard.record_of(2) == SpeakerRecord()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_statement_has_words_of_its_own(language: str) -> None:
    """No two statements of one speaker read alike, in any language."""

    words, table = Narrator(language, ("Ann", "Ben", "Cyd", "Dot")), a_desk()
    for seat in range(4):
        may = legal(table, seat).say
        assert may is not None
        spoken = [words.statement(seat, said) for said in may.statements()]
        assert len(set(spoken)) == len(spoken)
