"""``python -m bench.holes``: by what somebody who sits alone gets ahead. Issue 16."""

import pytest

from bench.holes import incomes, main, play, rows
from nottingham.game.known import Verdict


def test_points_add_up_and_bags_are_told_apart_by_whose_they_are() -> None:
    games = [play("honest", "gambler", deal) for deal in range(4)]
    for name, one, other in incomes(games):
        if name == "total":
            assert one == sum(game.one.total for game in games) / 4
            assert other == sum(line.total for game in games for line in game.others) / 12
    found = {row.what: row for row in rows(games)}
    assert found["bags: its own"].lies == 0, "honest never lies"
    assert found["bags: its own"].opened_lies is None
    assert found["bags: its own"].a_game == found["bags: others' to it"].a_game == 6
    assert found["bags: others' to others"].a_game == 12
    assert found["bags: others' to others"].lies > 0, "a gambler does"


def test_what_was_opened_is_counted_for_lies_and_true_bags_apart() -> None:
    games = [play("gambler", "honest", deal) for deal in range(4)]
    own = [seen.bag for game in games for seen in game.bags if seen.own]
    lies = [bag for bag in own if not bag.true]
    opened = sum(bag.verdict is not Verdict.PASS for bag in lies) / len(lies)
    row = next(row for row in rows(games) if row.what == "bags: its own")
    assert row.opened_lies == pytest.approx(opened)
    assert row.lies == pytest.approx(len(lies) / len(own))


def test_it_is_printed_as_two_tables(capsys: pytest.CaptureFixture[str]) -> None:
    main(["honest", "greedy", "--games", "2", "--workers", "1"])
    said = capsys.readouterr().out
    assert "honest among 3 greedy" in said
    assert "lies opened" in said


def test_a_bot_that_is_not_there_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["honest", "nobody", "--games", "2"])
    assert "nobody" in capsys.readouterr().err.splitlines()[-1]
