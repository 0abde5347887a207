"""The program in the language of whoever runs it."""

import re
from io import StringIO
from itertools import repeat

import pytest
from rich.text import Text

from nottingham.arena.screen import Screen
from nottingham.cli import main
from nottingham.game import BagTerm, Deed, Good, OfferMade, Parcel, Ruleset, Terms, new_game, view
from nottingham.locales import ENGLISH, LANGUAGES, Worded, ids, known, nearest, of_environment, text
from nottingham.notation.account import sentence
from nottingham.notation.words import Narrator
from nottingham.terminal.cards import Unread, read_cards
from nottingham.terminal.console import means
from nottingham.terminal.play import TerminalGame, new_log
from tests.golden.accounts import HERE, told
from tests.terminal.scripted import ScriptedConsole

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
LEFT_IN_ENGLISH = re.compile(r"\b(?:the|your|bag|cards?|gold|offers?|stall|Hint|Round)\b")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str, str]:
    with pytest.raises(SystemExit) as ended:
        main(list(arguments))
    captured = capsys.readouterr()
    return ended.value.code, captured.out, captured.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_tells_the_story_in_the_language_asked_for(capsys: pytest.CaptureFixture[str], language: str) -> None:
    code, out, _ = run(capsys, "replay", str(HERE / "second-3-seat-1.jsonl"), "--lang", language)
    assert code == 0
    said = "".join(out.split())
    for line in told("second-3-seat-1", language).splitlines()[:40]:
        assert "".join(line.split()) in said, line
    if language != ENGLISH:
        assert not LEFT_IN_ENGLISH.search(out)


@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game_with_hints_is_played_without_an_english_word(language: str) -> None:
    rules = Ruleset.preset("first", players=3, house_rounds=3, promos={Good.FEAST_PLATE: 6}, black_market=True)
    console = ScriptedConsole(repeat(""))
    console.words = type(console.words)(language)
    game = TerminalGame(console, new_log(rules, 4, 1, "Robin", ("hard:brazen", "hard:corrupt")), 1, hint=True)
    game.welcome(resumed=False)
    game.run()
    assert text(language, "terminal-reckoning") in console.printed
    assert not LEFT_IN_ENGLISH.search(console.printed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_are_read_by_their_names_in_any_number(language: str) -> None:
    hand = (Good.APPLE, Good.APPLE, Good.APPLE, Good.SILK, Good.STRAWBERRY_MEAD)
    two = text(language, "goods-counted", {"good": "apple", "count": 2})
    mead = text(language, "goods-counted", {"good": "strawberry_mead", "count": 1})
    assert read_cards(f"{two}, {mead}", hand, language) == (Good.APPLE, Good.APPLE, Good.STRAWBERRY_MEAD)
    assert read_cards(text(language, "terminal-word-all").split(", ")[0], hand, language) == hand
    assert read_cards("2 apple", hand, language) == (Good.APPLE, Good.APPLE)
    with pytest.raises(Unread) as refused:
        read_cards("xyz", hand, language)
    assert "xyz" in refused.value.in_words(language)


def test_accents_can_be_left_out() -> None:
    assert read_cards("pao", (Good.BREAD,), "pt-BR") == (Good.BREAD,)
    assert read_cards("miod pitny", (Good.MEAD,), "pl") == (Good.MEAD,)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_prompt_do_not_collide(language: str) -> None:
    words = ["quit", "back", "all", "none", "yes", "no", "table", "piles", "prices", "secrets", "hint", "say", "help"]
    said = [word for name in words for word in text(language, f"terminal-word-{name}").split(", ")]
    assert len(said) == len(set(said))


def test_the_environment_says_which_language_it_reads() -> None:
    assert of_environment({"LANG": "uk_UA.UTF-8"}) == "uk"
    assert of_environment({"LANG": "pl_PL.UTF-8", "LC_ALL": "C.UTF-8"}) == ENGLISH
    assert of_environment({"LANGUAGE": "de:fr", "LANG": "pl_PL"}) == "fr"
    assert of_environment({"LANG": "pt_PT@euro"}) == "pt-BR"
    assert of_environment({}) == ENGLISH


def test_errors_come_in_the_language_of_the_environment_or_of_the_option(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "Nie ma pliku nic.jsonl" in run(capsys, "replay", "nic.jsonl", "--lang", "pl")[2]
    assert "Il n’y a pas de bot" in run(capsys, "play", "--bots", "personne", "--lang=fr")[2]
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    assert "no significa nada aquí" in run(capsys, "play", "--nada", "--players")[2] + run(capsys, "baila", "ya")[2]
    assert "3 a 6 jugadores" in run(capsys, "simulate", "--players", "9")[2]
    assert run(capsys, "bots", "--lang", "klingon")[0] == 2


def test_a_score_sheet_is_filled_in_and_printed_in_polish(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = ["2", "3", "nie", "nie", "nic"]
    answers += ["Ala", "2 jabłka", "1 jedwab", "40", "Ola", "3 sery", "nic", "50", "Ela", "nic", "2 miody pitne", "30"]
    lines = iter(answers)
    monkeypatch.setattr("builtins.input", lambda: next(lines))
    code, out, err = run(capsys, "score", "--lang", "pl")
    assert code == 0, err
    assert "Ola" in out
    assert not LEFT_IN_ENGLISH.search(out)


def test_whoever_is_wanted_and_missing_is_told_so() -> None:
    assert known("tlh") is None
    assert nearest("tlh") == ENGLISH
    assert str(Worded("program-file-missing", file="x")) == "There’s no file x; check its name."
    assert Worded("A sentence of somebody else.").in_words("fr") == "A sentence of somebody else."


def test_no_line_ends_at_a_blank_that_ties_two_words_together() -> None:
    """French puts one before ; : ! ? and inside « »: a line must not begin with the sign alone."""
    for width in range(20, 60):
        file = StringIO()
        paper = Screen(file=file, width=width)
        told = Text("Le nombre est vrai\u202f; le type, au choix\u00a0: «\u202f3 pommes\u202f».", style="bold")
        paper.print(told)
        lines = file.getvalue().splitlines()
        assert " ".join(line.strip(" ") for line in lines) == told.plain
        assert not [line for line in lines if line.strip()[:1] in ";:»" or line.strip().endswith("«")]


def test_an_offer_to_you_is_told_as_one_says_it() -> None:
    """Not *Oferta, B → tú*, which is how two others are told of."""
    paid = Terms(merchant_gives=Parcel(gold=7), bags=(BagTerm(0, Deed.PASS),))
    made = OfferMade(seat=1, by=(1,), to=(0,), terms=paid, chosen=())
    told = sentence(
        made, view(new_game(Ruleset.preset("second", players=3), seed=1, first_sheriff=1)[0], 0), Narrator("es", "ABC")
    )
    assert told == "B t\u0065 ofrece un trato: tú das 7 monedas de oro · tu bolsa pasa."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_may_be_typed_is_understood(language: str) -> None:
    names = sorted(name for name in ids(ENGLISH, "terminal") if name.startswith("terminal-word-"))
    assert len(names) > 10
    for name in names:
        for word in text(language, name).split(", "):
            assert word.isprintable(), name
            assert " " not in word, f"{name}: nobody types two words, or a blank that no keyboard has"
            assert means(language, word, name.removeprefix("terminal-word-"))
