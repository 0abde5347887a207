"""Many games of random and scripted players: they end, and say the same however they are spread. Issue 2."""

import pytest

from nottingham.arena.random_play import random_game
from nottingham.arena.scripted_play import scripted_game
from nottingham.arena.simulate import play_one, simulate
from nottingham.game import Good, Ruleset, Said
from nottingham.game.known import Phase

OPTIONS = ("royal_goods", "inspection_clock", "hidden_removal", "seven_cards", "black_market")
PROMOS = {Good.BRIMSTONE_OIL: 2, Good.FEAST_PLATE: 2, Good.ROYAL_SUMMONS: 1}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_random_games_end_with_every_option(edition: str, players: int) -> None:
    for option in OPTIONS:
        played = simulate(Ruleset.preset(edition, players, **{option: True}), 2, 7, workers=1)
        assert played.games == 2
        assert played.least_score <= played.mean_score <= played.most_score
    everything = Ruleset.preset(edition, players, promos=PROMOS, **dict.fromkeys(OPTIONS, True))
    assert sum(simulate(everything, 2, 7, workers=1).win_shares) == pytest.approx(1.0)


def test_the_digest_of_logs_does_not_depend_on_the_number_of_workers() -> None:
    rules = Ruleset.preset("second", 6, black_market=True, royal_goods=True)
    told: list[int] = []
    alone = simulate(rules, 20, 7, workers=1)
    together = simulate(rules, 20, 7, workers=2, progress=told.append)
    assert alone.digest == together.digest
    assert (alone.mean_scores, alone.win_shares) == (together.mean_scores, together.win_shares)
    assert told[-1] == 20
    assert simulate(rules, 20, 8, workers=1).digest != alone.digest


def test_random_players_are_silent_unless_they_are_asked_to_talk() -> None:
    """Rules §17: what is drawn, done and scored is the same without words."""
    rules = Ruleset.preset("second", 4)
    said = {
        words: [event for _, news in random_game(rules, 3, one_word_in=words) for event in news] for words in (0, 4)
    }
    assert not any(isinstance(event, Said) for event in said[0])
    assert any(isinstance(event, Said) for event in said[4])
    assert len([event for event in said[4] if not isinstance(event, Said)]) == len(said[0])
    assert play_one(rules, 3).events == len(said[0])


def test_there_must_be_a_game_to_play() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        simulate(Ruleset.preset("second", 3), 0, 1)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_scripted_players_are_honest_and_come_to_an_end(edition: str, players: int) -> None:
    rules = Ruleset.preset(edition, players, promos=PROMOS, black_market=True)
    *_, (table, _) = scripted_game(rules, players)
    assert table.public.phase is Phase.OVER
