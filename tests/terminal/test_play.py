"""A game in the terminal, played by people whose answers are written down."""

from itertools import repeat
from pathlib import Path

import pytest

from nottingham.game import Dice, Good, Ruleset
from nottingham.game.events import BagDeclared, BagOpened, DealStruck, TimeUp
from nottingham.game.goods import PROMO
from nottingham.game.known import Phase
from nottingham.notation import Log, read_log, tables
from nottingham.terminal.play import InspectionClock, TerminalGame, last_table, new_log, play_to_the_end
from nottingham.terminal.players import DEFAULT_BOTS, NotPlayable, seat_in
from tests.terminal.scripted import ScriptedConsole, Typist

THREE = Ruleset.preset("second", players=3)


def a_game(
    rules: Ruleset = THREE,
    seed: int = 3,
    seat: int = 0,
    answers: object = (),
    company: tuple[str, ...] = DEFAULT_BOTS,
) -> TerminalGame:
    console = ScriptedConsole(answers)  # type: ignore[arg-type]
    return TerminalGame(console, new_log(rules, seed, seat, "Robin", company), seat)


def printed(game: TerminalGame) -> str:
    assert isinstance(game.console, ScriptedConsole)
    return game.console.printed


@pytest.mark.parametrize(
    "rules",
    [
        THREE,
        Ruleset.preset("first", players=4, royal_goods=True, seven_cards=True, promos=dict.fromkeys(PROMO, 2)),
        Ruleset.preset("second", players=6, black_market=True, inspection_clock=True),
        Ruleset.preset("first", players=6, hidden_removal=True, promos={Good.BRIMSTONE_OIL: 9, Good.FEAST_PLATE: 9}),
    ],
    ids=["second", "first with everything", "deputies", "deputies of the first edition"],
)
def test_a_whole_game_can_be_played_with_enter_alone(rules: Ruleset) -> None:
    game = a_game(rules, seat=rules.players - 1, answers=repeat(""))
    game.run()
    assert game.table.public.phase is Phase.OVER
    assert "The reckoning" in printed(game)


def test_a_game_that_was_left_goes_on_as_it_would_have_gone(tmp_path: Path) -> None:
    company = ("wary", "random")
    whole = a_game(answers=repeat(""), company=company)
    whole.run()
    first = a_game(answers=[""] * 25, company=company)
    assert not play_to_the_end(first, tmp_path / "left.jsonl")
    log = read_log(tmp_path / "left.jsonl")
    assert log.events == whole.events[: len(log.events)]
    rest = TerminalGame(ScriptedConsole(repeat("")), log, seat_in(log, None))
    rest.run()
    assert rest.events == whole.events


def test_leaving_says_how_to_go_on(tmp_path: Path) -> None:
    game = a_game(answers=["quit"])
    assert not play_to_the_end(game, tmp_path / "left.jsonl")
    assert "nottingham play" in printed(game)
    assert "left.jsonl" in printed(game).replace("\n", "")


def test_a_game_is_saved_somewhere_even_if_not_where_it_should_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    game = a_game(answers=[])
    play_to_the_end(game, tmp_path / "no" / "such" / "place.jsonl")
    assert [path.name for path in tmp_path.rglob("*.jsonl")] == ["place.jsonl"]


def test_a_saved_game_remembers_whose_seat_is_the_person() -> None:
    log = new_log(THREE, 1, 2, "Robin")
    assert seat_in(log, None) == 2
    assert seat_in(log, 0) == 0
    with pytest.raises(NotPlayable, match="0 to 2"):
        seat_in(log, 3)


def test_a_log_without_a_seed_cannot_go_on() -> None:
    log = new_log(THREE, 1, 0, "Robin")
    header = type(log.header)(log.header.ruleset, log.header.seats)
    with pytest.raises(NotPlayable, match="seed"):
        TerminalGame(ScriptedConsole(), Log(header, log.events), 0)


def test_a_log_that_breaks_off_in_a_move_cannot_go_on() -> None:
    log = new_log(THREE, 1, 0, "Robin")
    with pytest.raises(NotPlayable, match="breaks off"):
        TerminalGame(ScriptedConsole(), Log(log.header, log.events[:3]), 0)


def test_the_person_is_not_told_what_others_draw() -> None:
    game = a_game(Ruleset.preset("second", players=4), seed=5, answers=repeat(""))
    game.run()
    drawn = [line.split(" draws ")[1] for line in printed(game).splitlines() if " draws " in line]
    assert drawn
    assert all(cards.rstrip().endswith(("card.", "cards.")) for cards in drawn)


class SlowWatch:
    """A clock on which every look takes a minute."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 60.0
        return self.time


def test_the_inspection_clock_runs_out_while_the_person_thinks() -> None:
    rules = Ruleset.preset("second", players=3, inspection_clock=True)
    game = TerminalGame(ScriptedConsole(repeat("")), new_log(rules, 3, 0, "Robin"), 0, InspectionClock(SlowWatch()))
    game.run()
    assert any(isinstance(event, TimeUp) for event in game.events)
    assert "the bell rang while you were thinking" in printed(game)


def test_the_clock_gives_each_merchant_a_minute_and_deputies_four() -> None:
    clock = InspectionClock()
    table = last_table(new_log(Ruleset.preset("second", players=5, inspection_clock=True), 1, 0, "Robin"))
    assert clock.left(table) == 240
    six = last_table(new_log(Ruleset.preset("second", players=6, inspection_clock=True), 1, 0, "Robin"))
    assert clock.left(six) == 240
    three = last_table(new_log(Ruleset.preset("second", players=3, inspection_clock=True), 1, 0, "Robin"))
    assert InspectionClock().left(three) == 120


def test_wrong_answers_are_told_what_is_possible(tmp_path: Path) -> None:
    game = a_game(answers=["9", "tulip", "1 2 3 4 5 6", "quit"])
    play_to_the_end(game, tmp_path / "left.jsonl")
    assert "There’s no card 9" in printed(game)
    assert "There’s no “tulip” here" in printed(game)
    assert "Choose 0 to 5 cards" in printed(game)


def test_a_merchant_who_offers_gold_may_get_a_deal() -> None:
    """Offer all gold to the Sheriff in every inspection: sooner or later somebody says yes."""
    offer = ["make an offer", "2", "40", "1"]
    for seed in range(12):
        game = a_game(seed=seed, answers=["", "", "", *offer, *[""] * 400])
        game.run()
        deals = [event for event in game.events if isinstance(event, DealStruck) and event.merchant == 0]
        if any(deal.terms.merchant_gives.gold == 40 for deal in deals):
            return
    pytest.fail("nobody ever took forty gold")


def test_a_log_of_a_played_game_replays() -> None:
    game = a_game(answers=repeat(""))
    game.run()
    assert list(tables(game.log))[-1][1] == game.table
    assert sum(isinstance(event, BagDeclared) for event in game.events) == 18
    assert any(isinstance(event, BagOpened) for event in game.events)


RUBBISH = (
    *(
        "",
        "",
        "1",
        "2",
        "3",
        "4",
        "7",
        "12",
        "-1",
        "99999999999999999999",
        "\u00b2",
        "\u0663",
        "\x00",
        "[/bold]",
        "x" * 300,
    ),
    *("apple", "2 silk", "none", "all", "1 2", "3,4", "make", "open", "let", "you give", "back", "table", "piles"),
    *("prices", "secrets", "?", "refuse", "accept", "say", "confirm", "trade", "propose", "agree", "never", "wait"),
)


class Monkey(Typist):
    """Types rubbish."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        super().__init__([])

    def _type(self) -> str:
        return self.dice.choose(RUBBISH)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_rubbish_at_the_keyboard_harms_nothing(edition: str) -> None:
    rules = Ruleset.preset(edition, players=6, black_market=True, promos=dict.fromkeys(PROMO, 3))
    game = TerminalGame(Monkey(1), new_log(rules, 1, 2, "Robin"), 2)
    game.run()
    assert game.table.public.phase is Phase.OVER


def test_leaving_a_game_that_does_not_know_its_person_names_the_seat(tmp_path: Path) -> None:
    log = new_log(THREE, 1, 0, "Robin")
    nobody = Log(type(log.header)(THREE, ("a", "b", "c"), 1), log.events)
    game = TerminalGame(ScriptedConsole(), nobody, 2)
    play_to_the_end(game, tmp_path / "left.jsonl")
    assert "--seat 2" in printed(game).replace("\n", " ")
    with pytest.raises(NotPlayable, match="doesn’t say which seat"):
        seat_in(nobody, None)
