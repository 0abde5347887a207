"""Talk that counts, at a keyboard: a person says it, bots hear it and answer, and the truth comes out. Rules §17."""

from collections.abc import Callable

import pytest

from nottingham.game import Good, MaySay, Ruleset, Said, Statement, StatementKind, legal
from nottingham.game.events import GameScored
from nottingham.locales import LANGUAGES, text
from nottingham.notation.asides import word_settled
from nottingham.notation.phrasebook import phrases
from nottingham.notation.statements import StatementState, Transcript
from nottingham.notation.words import Narrator
from nottingham.terminal.play import TerminalGame, new_log
from nottingham.terminal.saying import say_something
from tests.rulebook.bargains import a_desk
from tests.terminal.scripted import ScriptedConsole

K = StatementKind
NAMES = ("Ann", "Bob", "Cid", "Dot")
SHORT = Ruleset.preset("second", players=4, house_rounds=2)


def may_say(seat: int) -> MaySay:
    may = legal(a_desk(), seat).say
    assert may is not None
    return may


def chosen(seat: int, *answers: str) -> Statement:
    return say_something(ScriptedConsole(answers), Narrator("en", NAMES, seat), may_say(seat)).statement


def test_of_whom_and_then_what_are_all_that_is_asked() -> None:
    assert chosen(0, "Bob", "Bob, last chance") == Statement(K.LAST_CHANCE, 1)
    assert chosen(1, "Cid", "Cid is lying") == Statement(K.LIES, 2)
    assert chosen(1, "You", "My bag is exactly") == Statement(K.AS_DECLARED, 1)
    assert chosen(2, "Ann", "Ann owes me") == Statement(K.OWES_ME, 0)


def test_kinds_of_goods_and_numbers_are_asked_for_where_something_is_counted() -> None:
    assert chosen(1, "You", "How many of a kind are", "silk", "2") == Statement(K.HOLDS, 1, Good.SILK, 2)
    assert chosen(1, "You", "What you lose", "6") == Statement(K.YOU_LOSE, 1, gold=6)
    assert chosen(0, "Cid", "Cid, how many of a kind are", "pepper") == Statement(
        K.ASK, 2, Good.PEPPER, to=2, asks=K.HOLDS
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_everything_that_may_be_said_and_no_two_lines_are_alike(language: str) -> None:
    for seat in range(4):
        may, words = may_say(seat), Narrator(language, NAMES, seat)
        found = phrases(may)
        assert sorted(map(repr, (said for phrase in found for said in phrase.statements))) == sorted(
            map(repr, may.statements())
        )
        for about in range(4):
            lines = [phrase.words(seat, words) for phrase in found if phrase.subject(seat) == about]
            assert len(set(lines)) == len(lines) < 30


class Talker(ScriptedConsole):
    """Takes Enter, and says something first at every question where it may: always the first line of each list."""

    def __init__(self, when: Callable[[], bool]) -> None:
        super().__init__()
        self.when, self.spoken, self.question = when, False, ""

    def ask(self, question: str, default: str = "") -> str:
        before, self.question = self.question, question
        try:
            return super().ask(question, default)
        finally:
            self.question = before

    def _next_line(self) -> str:
        if self.question in (self.t("terminal-ask-say-whom"), self.t("terminal-ask-say"), self.t("say-which")):
            return "1"
        if self.question.startswith((self.t("say-how-many"), self.t("terminal-ask-gold"))):
            return ""
        self.spoken = not self.spoken and self.when()
        return "say" if self.spoken else ""


def played(company: str, when: Callable[[], bool], seed: int = 2) -> tuple[TerminalGame, Talker]:
    console = Talker(when)
    game = TerminalGame(console, new_log(SHORT, seed, 0, "Robin", (company,) * 3), 0)
    game.run()
    return game, console


def test_a_person_speaks_bots_answer_and_the_verdicts_are_told() -> None:
    game, console = played("hard", lambda: True)
    said = [event for event in game.events if isinstance(event, Said)]
    assert {event.seat for event in said} > {0}, "the bots keep quiet: choose another seed"
    assert not game.opponents.faults
    for event in said:
        assert game.words.statement(event.seat, event.statement) in " ".join(console.printed.split())
    heard = Transcript(SHORT).follow(game.events)
    settled = [each for each in heard.statements if each.settled is not None and each.settled > each.n]
    told = [word_settled(each, game.words) for each in settled if each.state is not StatementState.NEVER]
    assert told
    printed = "".join(console.printed.split())
    assert all("".join(line.split()) in printed for line in told)
    heard.turned_up(game.events)
    mine = heard.record_of(0)
    assert text("en", "say-straight") in console.printed
    assert f"You: {text('en', 'say-record', {'said': mine.said, 'lies': mine.lies})}" in console.printed


def test_words_are_no_move_and_make_no_exchange_longer() -> None:
    """Among bots that do not listen, it is the same game with a person who talks at every question."""
    loud, quiet = (played("briber", talks)[0].events for talks in (lambda: True, lambda: False))
    assert len(loud) > len(quiet)
    kept = [event for event in loud if not isinstance(event, Said)]
    assert [type(event) for event in kept] == [type(event) for event in quiet]
    assert [event for event in kept if isinstance(event, GameScored)] == [
        event for event in quiet if isinstance(event, GameScored)
    ]


def test_where_there_is_nothing_to_speak_of_the_word_is_answered_and_the_question_stays() -> None:
    over, console = played("honest", lambda: False)
    over.say()
    assert text("en", "terminal-nothing-to-say") in console.printed
