"""Statements in the environments: off unless asked for; then they are actions, and what was heard is observed.

Rules §17.
"""

from collections.abc import Iterator

import pytest
from pettingzoo.test import api_test, parallel_api_test

import nottingham.env.openspiel  # noqa: F401 (registers the game)
from nottingham import env
from nottingham.arena.moderator import STATEMENTS_A_BAG
from nottingham.env.composing import answer
from nottingham.env.layout import Act, TurnKind, layout
from nottingham.env.reference import Reference
from nottingham.env.text import picture
from nottingham.game import Dice, Ruleset, Said, Say, legal
from nottingham.notation.statements import Transcript
from tests.env.games import any_rules
from tests.env.test_env_secrets import twin_game
from tests.env.test_pettingzoo import only_known_warnings

THREE = Ruleset.preset("second", players=3, house_rounds=2)


def talking(rules: Ruleset, seed: int) -> Iterator[tuple[Reference, int]]:
    """A game of random players who talk half the time, with each action before it is taken."""
    game, dice = Reference(rules, seed=seed, talk=True), Dice(seed)
    while not game.over:
        actions = game.open_actions()
        words = [action for action in actions if action >= game.layout.first_word]
        action = dice.choose(words if words and dice.happens(2) else actions[: len(actions) - len(words)])
        yield game, action
        game.step(action)


def test_without_talk_sizes_are_what_they_were() -> None:
    for version in (0, 1):
        usual, with_words = (layout(THREE, version, talk) for talk in (False, True))
        assert with_words.actions[: len(usual.actions)] == usual.actions
        assert not any(action.act is Act.SAY for action in usual.actions)
        assert not {"said", "record", "words_left"} & {field.name for field in usual.fields}
    assert (layout(THREE).size, len(layout(THREE).actions)) == (339, 136)


def test_everything_that_may_be_said_is_an_action_and_nothing_else() -> None:
    dice, seen = Dice(3), set[str]()
    for seed in range(3):
        for game, _ in talking(any_rules(dice, house_rounds=1, players=3 + seed), seed):
            seat, public = game.actor, game.table.public
            assert seat is not None
            may = legal(game.table, seat).say
            words = {action for action in game.open_actions() if action >= game.layout.first_word}
            if not words:
                continue
            assert game.turn in (TurnKind.SPEAK, TurnKind.SETTLE)
            assert may is not None
            moment = game.moment
            commands = {answer(moment, game.layout, action).command for action in words}
            assert commands == {Say(said) for said in may.statements()}
            seen |= {said.kind for said in may.statements()}
            assert public.unsettled
    assert len(seen) == 19


def test_a_game_without_its_words_is_the_same_game_and_there_are_few_of_them() -> None:
    for seed in range(4):
        spoken, actions = 0, []
        for game, action in talking(THREE, seed):
            word = action >= game.layout.first_word
            spoken += word
            actions += [] if word else [action]
        quiet = Reference(THREE, seed=seed)
        for action in actions:
            quiet.step(action)
        assert quiet.scores() == game.scores()
        bags = THREE.rounds * (THREE.players - 1)
        assert 0 < spoken <= STATEMENTS_A_BAG * THREE.players * bags


def test_what_was_heard_is_observed_by_everybody_and_what_it_was_worth() -> None:
    checked = 0
    for game, action in talking(THREE, 5):
        if action < game.layout.first_word:
            continue
        speaker, place = game.actor, action - game.layout.first_word
        assert speaker is not None
        twin = game.copy()
        twin.step(action)
        for seat in range(3):
            before, after = game.observe(seat), twin.observe(seat)
            distance = (speaker - seat) % 3
            said = [game.layout.part(each, "said", distance) for each in (before, after)]
            assert said[1][place] == said[0][place] + 1
            left = [game.layout.part(each, "words_left")[0] for each in (before, after)]
            assert left[0] - left[1] == (seat == speaker)
        assert twin.actor == speaker, "words cost no turn"
        checked += 1
    assert checked > 5
    records = [game.layout.part(game.observe(0), "record", seat) for seat in range(3)]
    for seat, (true, false, kept, broken) in enumerate(records):
        worth = _transcript(game).record_of(seat)
        assert (true, false, kept, broken) == (worth.true, worth.false, worth.kept, worth.broken)


def _transcript(game: Reference) -> Transcript:
    assert game._transcript is not None
    return game._transcript


@pytest.mark.parametrize("seed", range(2))
def test_words_tell_a_seat_nothing_but_what_was_said(seed: int) -> None:
    """Design §7.2: observation and mask of twin tables are the same, with talk, too."""
    dice = Dice(seed)
    for game, _ in talking(any_rules(dice, house_rounds=1), seed):
        if dice.happens(4):
            for seat in range(game.rules.players):
                other = twin_game(game, seat, dice)
                assert other.observe(seat) == game.observe(seat)
                if seat == game.actor:
                    assert other.open_actions() == game.open_actions()


def test_pettingzoo_finds_nothing_wrong_with_talk() -> None:
    with only_known_warnings():
        api_test(env.make("second", players=3, house_rounds=1, talk=True), num_cycles=150)
    parallel_api_test(env.make_parallel("second", players=3, house_rounds=1, talk=True), num_cycles=150)


def test_the_picture_says_what_was_said() -> None:
    for game, action in talking(THREE, 1):
        if action >= game.layout.first_word:
            command = game.understood(action).command
            twin = game.copy()
            twin.step(action)
            assert isinstance(command, Say)
            assert twin.events == [Said(game.actor, command.statement)]  # type: ignore[arg-type]
            assert f"player_{game.actor} said: {command.statement.kind}" in picture(twin)
            return


def test_openspiel_strings_know_statements() -> None:
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("python_nottingham(players=3,rounds=1,talk=True)")
    assert game.num_distinct_actions() == len(layout(THREE, talk=True).actions)
    state, dice, said = game.new_initial_state(), Dice(2), 0
    first = layout(THREE, talk=True).first_word
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dice.choose([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        player, actions = state.current_player(), state.legal_actions()
        words = [action for action in actions if action >= first]
        action = dice.choose(words or actions)
        name = state.action_to_string(player, action)
        before = [state.information_state_string(seat) for seat in range(3)]
        state.apply_action(action)
        if words:
            said += 1
            assert name.startswith("say ")
            assert name.removeprefix("say ") in state.observation_string((player + 1) % 3)
            assert [state.information_state_string(seat) for seat in range(3)] != before
            assert "said: " in str(state)
    assert said > 3
    assert state.move_number() <= game.max_game_length() + game.max_chance_nodes_in_history()
