"""Statements: who may say what, and when. Rules §17."""

import msgspec
import pytest

from nottingham.game import Dice, Ruleset, Said, Say, Statement, StatementKind, fitting_answers, legal
from nottingham.game.commands import ConfirmStance, OpenBag, PassBag, TakeStance
from nottingham.game.known import Phase, Verdict
from nottingham.game.state import Table
from tests.builders import APPLE, CHEESE, PEPPER, SILK, a_table, do, done, refused
from tests.rulebook.bargains import a_desk, six

K = StatementKind
THREATS = [Statement(K.LEAST_OPENED), Statement(K.BIG_OPENED), Statement(K.QUIET_PASSES)]


def said(table: Table, seat: int, statement: Statement) -> bool:
    """Whether this can be said; what is described is accepted, and nothing else."""
    allowed = legal(table, seat).contains(Say(statement))
    if allowed:
        assert done(table, seat, Say(statement))[1] == [Said(seat, statement)]
    else:
        assert refused(table, seat, Say(statement)) == "say.no_such_statement"
    return allowed


@pytest.mark.parametrize("kind", [K.AS_DECLARED, K.LIES, K.NO_CONTRABAND, K.CONTRABAND])
def test_anybody_can_speak_of_any_bag_that_lies_on_the_desk(kind: StatementKind) -> None:
    table = a_desk()
    assert all(said(table, seat, Statement(kind, bag)) for seat in range(4) for bag in (1, 2, 3))
    assert not said(table, 1, Statement(kind, 0))
    assert not said(table, 1, Statement(kind))


def test_a_settled_bag_cannot_be_spoken_of_any_more() -> None:
    table = do(a_desk(), (0, PassBag(1)), (0, OpenBag(2)))
    assert not said(table, 3, Statement(K.LIES, 1))
    assert not said(table, 2, Statement(K.AS_DECLARED, 2))
    assert said(table, 1, Statement(K.LIES, 3))


def test_only_its_owner_says_what_is_in_a_bag_and_what_it_costs_to_open_it() -> None:
    table = a_desk()
    assert said(table, 1, Statement(K.HOLDS, 1, APPLE, 2))
    assert said(table, 1, Statement(K.HOLDS, 1, SILK, 0))
    assert not said(table, 1, Statement(K.HOLDS, 1, SILK, 6))
    assert not said(table, 1, Statement(K.HOLDS, 2, SILK, 1))
    assert not said(table, 1, Statement(K.HOLDS, 1, count=1))
    assert said(table, 2, Statement(K.YOU_LOSE, 2, gold=4))
    assert not said(table, 2, Statement(K.YOU_LOSE, 2))
    assert not said(table, 0, Statement(K.YOU_LOSE, 2, gold=4))


def test_only_who_keeps_the_gate_threatens() -> None:
    table = a_desk()
    for threat in (*THREATS, Statement(K.LAST_CHANCE, 1), Statement(K.HOW_MUCH, 1)):
        assert said(table, 0, threat)
        assert not said(table, 1, threat)
    assert not said(table, 0, Statement(K.LAST_CHANCE, 0))


def test_a_sheriff_can_threaten_before_the_bags_are_packed() -> None:
    market = a_table()
    assert all(said(market, 0, threat) for threat in THREATS)
    assert not said(market, 0, Statement(K.LAST_CHANCE, 1))
    assert not said(market, 1, THREATS[0])


def test_a_deputy_gives_no_last_chance_for_a_bag_that_the_other_settles_alone() -> None:
    """Rules §10."""
    passes, opens = TakeStance(2, Verdict.PASS), TakeStance(2, Verdict.OPEN)
    table = do(six(), (0, passes), (1, opens), (0, ConfirmStance(2)), (1, ConfirmStance(2)))
    assert said(table, 1, Statement(K.LAST_CHANCE, 2))
    assert not said(table, 0, Statement(K.LAST_CHANCE, 2))


@pytest.mark.parametrize("kind", [K.WONT_PAY, K.COULD_PAY_MORE, K.MAKE_OFFER])
def test_only_owners_of_bags_speak_of_paying(kind: StatementKind) -> None:
    assert said(a_desk(), 1, Statement(kind))
    assert not said(a_desk(), 0, Statement(kind))
    assert not said(do(a_desk(), (0, PassBag(1))), 1, Statement(kind))


def test_open_that_one_not_me_is_said_by_an_owner_of_another() -> None:
    assert said(a_desk(), 1, Statement(K.OPEN_THAT, 2))
    assert not said(a_desk(), 1, Statement(K.OPEN_THAT, 1))
    assert not said(a_desk(), 0, Statement(K.OPEN_THAT, 2))


def test_tossed_cards_are_spoken_of_when_the_market_is_over() -> None:
    assert said(a_desk(), 0, Statement(K.TOSSED, 1, CHEESE, 2))
    assert not said(a_desk(), 0, Statement(K.TOSSED, 0, CHEESE, 2))
    assert not said(a_table(), 0, Statement(K.TOSSED, 1, CHEESE, 2))


def test_remarks_and_debts_are_about_others() -> None:
    assert said(a_desk(), 1, Statement(K.OWES_ME, 0))
    assert not said(a_desk(), 1, Statement(K.OWES_ME, 1))
    assert said(a_table(), 1, Statement(K.SAW_THAT, 2))
    assert not said(a_table(), 1, Statement(K.SAW_THAT, 0))


def test_a_question_asks_somebody_else_for_a_statement() -> None:
    table = a_desk()
    assert said(table, 0, Statement(K.ASK, 1, to=1, asks=K.AS_DECLARED))
    assert said(table, 0, Statement(K.ASK, 1, to=2, asks=K.NO_CONTRABAND))
    assert said(table, 0, Statement(K.ASK, 1, PEPPER, to=1, asks=K.HOLDS))
    assert said(table, 2, Statement(K.ASK, 2, to=1, asks=K.OWES_ME))
    assert not said(table, 1, Statement(K.ASK, 1, to=2, asks=K.AS_DECLARED))
    assert not said(table, 0, Statement(K.ASK, 1, to=2, asks=K.WONT_PAY))
    assert not said(table, 0, Statement(K.ASK, 1, to=0, asks=K.AS_DECLARED))
    assert not said(table, 0, Statement(K.ASK, 1, PEPPER, 2, to=1, asks=K.HOLDS))
    assert not said(table, 0, Statement(K.ASK, 1, to=1))
    assert not said(table, 0, Statement(K.ASK, 1, to=1, asks=K.ASK))
    assert not said(table, 0, Statement(K.AS_DECLARED, 1, to=1))


def test_every_question_has_an_answer_that_the_asked_one_can_give() -> None:
    table = a_desk()
    may = legal(table, 0).say
    assert may is not None
    for question in may.questions():
        kinds = fitting_answers(question)
        answers = legal(table, question.to or 0).say
        assert answers is not None
        assert any(answer.kind in kinds for answer in answers.statements()), question
    assert fitting_answers(Statement(K.HOW_MUCH, 1))
    assert fitting_answers(Statement(K.LIES, 1)) == ()


def test_nobody_speaks_when_all_bags_are_settled_until_the_next_market() -> None:
    """Rules §11: at the last call of the black market, for one."""
    hoard = {1: [PEPPER] * 3}
    market = Ruleset.preset("second", players=4, black_market=True)
    passed = [(0, PassBag(seat)) for seat in (1, 2, 3)]
    last_call = do(a_desk(market, stalls=hoard), *passed)
    assert last_call.public.phase is Phase.BLACK_MARKET
    assert legal(last_call, 1).say is None
    assert refused(last_call, 1, Say(Statement(K.SAW_THAT, 2))) == "phase.wrong"
    assert said(do(a_desk(), *passed), 1, Statement(K.SAW_THAT, 2))


def test_saying_is_no_move() -> None:
    """Design §3: it is described, and left out of samples; who can only speak has nothing to do."""
    table = a_table()
    choices = legal(table, 1)
    assert choices.say is not None
    assert not choices
    with pytest.raises(ValueError, match="nothing to choose from"):
        choices.sample(Dice(0))


def test_a_scene_has_its_statements_by_the_hundred_but_not_by_the_thousand() -> None:
    """What may be said fits on a list: a program can weigh all of it."""
    may = legal(a_desk(), 1).say
    assert may is not None
    assert 200 < len(list(may.statements())) < 1000
    assert len(msgspec.json.encode(may)) < 300
