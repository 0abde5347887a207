"""``python -m bench.readable``. Issue 13."""

import json

import pytest

from bench.readable import Play, fact_names, gather, main, readability
from nottingham.game import Ruleset

SECOND = Ruleset.preset("second", players=4)


def test_four_of_one_bot_give_all_their_bags_and_one_among_others_its_own() -> None:
    together, alone = (
        gather(Play(SECOND, "gambler", "", 1), 200, 1),
        gather(Play(SECOND, "gambler", "honest", 1), 60, 1),
    )
    assert len(together.lies) == 216
    assert len(alone.lies) == 60
    assert together.facts.shape[1] == alone.facts.shape[1] == len(fact_names())


def test_workers_change_nothing() -> None:
    play = Play(SECOND, "greedy", "", 3)
    one, two = gather(play, 150, 1), gather(play, 150, 2)
    assert (one.facts == two.facts).all()
    assert (one.lies == two.lies).all()


def test_a_bot_that_never_lies_has_no_auc() -> None:
    bags = gather(Play(SECOND, "honest", "", 1), 100, 1)
    bags.lies[:] = 0
    found = readability("honest", bags, 1)
    assert found.network is None
    assert found.lies == 0


def test_hard_of_2026_is_an_open_book_to_the_instrument() -> None:
    """Else the instrument is blunt. Few bags are enough to see it; 20,000 read better still."""
    bags = gather(Play(SECOND, "hard-2026", "", 1), 2000, 2)
    found = readability("hard-2026", bags, 1)
    assert found.regression is not None
    assert found.regression.auc > 0.95
    assert found.regression.brier < found.plain_brier


def test_the_same_seed_prints_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for _ in range(2):
        main(["gambler", "--bags", "300", "--seed", "5", "--workers", "1", "--json"])
        printed.append(json.loads(capsys.readouterr().out))
    assert printed[0] == printed[1]
    assert printed[0][0]["bot"] == "gambler"
    assert printed[0][0]["bags"] >= 300


def test_the_table_names_the_facts_that_tell(capsys: pytest.CaptureFixture[str]) -> None:
    main(["gambler", "--bags", "300", "--workers", "1", "--edition", "first", "--players", "3"])
    out = capsys.readouterr().out
    assert "3 players, first edition" in out
    assert "gambler is told by:" in out
