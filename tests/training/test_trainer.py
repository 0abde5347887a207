"""The trainer in training/: its sums, its strangers, and a small run that is gone on with."""

import sys
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from nottingham.arena.match import play_match
from nottingham.env import batch, mind
from nottingham.env.layout import Act, TurnKind, action_id, layout
from nottingham.env.manners import FREE, LOOKS, TELLTALES, Manners, of_flat, places_of
from nottingham.env.mind import BAGS, FACTS, KINDS, VALUES
from nottingham.env.reference import Reference
from nottingham.env.wide import INPUTS, WIDE_ACTIONS, WIDEST, places, players_at, short, widened
from nottingham.game import Dice, Good, Ruleset, view
from nottingham.game.goods import PENALTY, VALUE
from tests.docs.blocks import ROOT
from training import checkpoint
from training.__main__ import Trainer, beginning, main, train
from training.config import Config, GroupConfig, read
from training.learn import Lesson, Pull, judge, loss, optimiser
from training.nets import SETTLES, answer, first_weights, opening
from training.play import (
    LEARNER,
    PAST,
    READER,
    RIVAL,
    STRANGER,
    at_the_gate,
    draw_roles,
    read_by_the_rival,
    short_mask,
    widen,
)
from training.rival import Rival, without_rival

pytestmark = pytest.mark.xdist_group("array engine")
RULES = Ruleset.preset("second", players=4)
KEEPING = ("jax_compilation_cache_dir", "jax_persistent_cache_min_compile_time_secs")
SMALL = Config(
    [GroupConfig(players=3, tables=16, strangers=0.5, past=0.125, rival=0.25)],
    {"parts": 3},
    hidden=16,
    layers=2,
    steps=8,
    minutes=1.0,
    magnet=(0.02, 0.1),
    sharpness=1.5,
    manners=Manners(1.0, 2.0, 0.5, 1.25),
    apart=True,
    rival_reads=1.5,
)


def some_games(rules: Ruleset, number: int) -> list[Reference]:
    """Games at all sorts of moments."""
    found = []
    for seed in range(number):
        game, dice = Reference(rules, seed=seed, version=1), Dice(seed)
        for _ in range(dice.below(150)):
            if not game.over:
                actions = game.open_actions()
                game.step(actions[dice.below(len(actions))])
        if not game.over:
            found.append(game)
    return found


@pytest.mark.parametrize("options", [{}, {"royal_goods": True}], ids=str)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_number_of_an_observation_has_its_own_place_in_the_wide_input(
    players: int, options: dict[str, bool]
) -> None:
    grid = layout(Ruleset.preset("second", players=players, **options), 1)
    assert len(set(places(grid))) == grid.size
    assert grid.actions == WIDEST.actions[: len(grid.actions)]
    for game in some_games(grid.rules, 3):
        seen = game.observe(game.actor or 0)
        wide = widened(grid, seen)
        for name in ("hand", "out_of_sight", "discard"):
            mine = dict(zip(grid.kinds, grid.part(seen, name), strict=True))
            largest = dict(zip(WIDEST.kinds, WIDEST.part(wide, name), strict=True))
            assert {good: number for good, number in largest.items() if number} == {g: n for g, n in mine.items() if n}
        for seat in range(players):
            assert list(WIDEST.part(wide, "gold", seat)) == list(grid.part(seen, "gold", seat))
        rows = jnp.array(seen, jnp.uint8)[:, None]
        assert widen(grid, rows)[0].tolist() == wide


def test_arrays_and_bot_keep_their_talk_short_alike() -> None:
    seen = set()
    for game in some_games(RULES, 40):
        actions = game.open_actions()
        state = batch.init(jax.random.key(1), RULES, batch=1, version=1)
        turn = state.game.turn_is(game.turn)
        mask = np.isin(np.arange(len(game.layout.actions)), actions)[:, None]
        state = type(state)(**{**state.__dict__, "turn": jnp.array([turn], jnp.int8)})
        assert np.flatnonzero(short_mask(state, jnp.array(mask))[:, 0]).tolist() == sorted(short(game.turn, actions))
        seen.add(game.turn)
    assert {TurnKind.SPEAK, TurnKind.SETTLE, TurnKind.LOAD} <= seen


STRICT = Manners(
    *(2.0, 1.0, 0.4, 1.5, True),
    chances=((0.05, 0.1, 0.15, 0.2, 0.25), (0.3, 0.35, 0.4, 0.45, 0.5), (0.6,) * 5, (0.7, 0.75, 0.8, 0.85, 0.9)),
)
DEAF = msgspec.structs.replace(STRICT, deaf=True, stake=8.0)
FIRST = tuple(0.3 * (-1) ** i for i in range(len(TELLTALES) + 1))
AMONG_KIN = msgspec.structs.replace(DEAF, asks=2.0, kin=(FIRST, tuple(-number for number in FIRST)))
ANSWERS = msgspec.structs.replace(AMONG_KIN, answers=True)
BY_LOOKS = msgspec.structs.replace(
    ANSWERS,
    tossed=tuple(tuple(0.7 * tossed - 0.4 * cards for cards in range(5)) for tossed in range(6)),
)


def merchants_with_the_floor(rules: Ruleset) -> list[Reference]:
    """Games in the first round and later, some with a merchant who is asked for something, some with one who is not."""
    found: dict[tuple[bool, bool], list[Reference]] = {}
    for game, dice in ((Reference(rules, seed=seed, version=1), Dice(seed)) for seed in range(9)):
        met = set()
        while not game.over and game.table.public.round < 4:
            actions = game.open_actions()
            if game.turn is TurnKind.SPEAK and action_id(Act.DONE) in actions:
                asked = any(game.layout.actions[action].act is Act.REFUSE for action in actions)
                sort = (asked, game.table.public.round == 1)
                if sort not in met:
                    found.setdefault(sort, []).append(game.copy())
                    met.add(sort)
            game.step(actions[dice.below(len(actions))])
    assert len(found) == 4
    assert min(map(len, found.values())) >= 4
    return [game for games in found.values() for game in games]


@pytest.mark.parametrize(
    ("manners", "players", "heads"),
    [
        (None, 4, 1),
        (Manners(2.0, 1.0, 0.4, 1.5), 4, 1),
        (STRICT, 4, 1),
        (DEAF, 4, 1),
        *product((AMONG_KIN, ANSWERS), (3, 4, 5), (1,)),
        *product((BY_LOOKS,), (3, 4, 5), (1, 2)),
        (STRICT, 4, 2),
    ],
)
def test_numpy_and_jax_make_the_same_of_a_mind(
    tmp_path: Path, manners: Manners | None, players: int, heads: int
) -> None:
    """Also of one that has heads of their own for its own kind."""
    weights = first_weights(jax.random.key(1), 32, 2)
    if manners is not None:
        weights["manners"] = jnp.array(manners.flat)
    weights["wp"] = jax.random.normal(jax.random.key(2), (32, WIDE_ACTIONS * heads))
    silent = [action_id(Act.DONE) + WIDE_ACTIONS * head for head in range(heads)]  # else it would hardly ever be so
    weights["bp"] = jnp.zeros(WIDE_ACTIONS * heads).at[jnp.array(silent)].set(8.0)
    weights["wf"] = jax.random.normal(jax.random.key(3), (32, BAGS * FACTS * heads)) * 0.5
    weights["bf"] = jnp.zeros(BAGS * FACTS * heads)
    mind.save(tmp_path / "mind.npz", weights, {"points": 50.0})
    ours = mind.load(tmp_path / "mind.npz")
    rules = Ruleset.preset("second", players=players)
    games = [*some_games(rules, 32), *merchants_with_the_floor(rules)]
    assert any(game.turn is TurnKind.SETTLE and game.open_actions() for game in games)
    for game in games:
        seat = game.actor
        assert seat is not None
        seen, actions = game.observe(seat), game.open_actions()
        before = [[3, seat % 4, 2, far % 3] for far in range(players)]
        others = [number for far in range(1, BAGS + 1) for number in (before[far] if far < players else (0,) * 4)]
        said = answer(weights, jnp.array([*widened(game.layout, seen), *others], jnp.uint8))
        wanted = jax.nn.softmax(said.logits[jnp.array(actions)])
        assert ours.chances(game.layout, seen, actions, before) == pytest.approx(wanted.tolist(), abs=0.05)
        if manners in (DEAF, AMONG_KIN, ANSWERS, BY_LOOKS) and game.turn is TurnKind.SETTLE:
            continue  # a mind at a table is deaf in what it does alone
        margin, win = ours.still_to_come(game.layout, seen)
        assert (margin / 50, win) == pytest.approx(tuple(said.value.tolist()), abs=0.02)
        for owner, belief in ours.about_bags(view(game.table, seat), game.layout, seen).items():
            odds = said.true[(owner - seat) % players - 1]
            assert belief.true == pytest.approx(float(jax.nn.sigmoid(odds)), abs=0.02)


def test_every_decision_is_judged_by_what_its_own_seat_gets_until_it_decides_again() -> None:
    """Three seats, two tables, games that end on the way: against a plain loop."""
    random, steps, seats, tables, trace = np.random.default_rng(2), 12, 3, 2, 0.9
    actor = random.integers(0, seats, (steps, tables))
    value = random.normal(size=(steps, tables))
    reward = random.normal(size=(steps, tables, seats))
    over = random.random((steps, tables)) < 0.2
    ends = random.normal(size=(seats, tables))
    gains = judge(jnp.array(value), jnp.array(actor), jnp.array(reward), jnp.array(over), jnp.array(ends), trace)
    for table in range(tables):
        mine = actor[:, table], value[:, table], reward[:, table], over[:, table], ends[:, table]
        for t in range(steps):
            assert gains[t, table] == pytest.approx(_gain(*mine, t, trace), abs=1e-4)


def _gain(actor: Any, value: Any, reward: Any, over: Any, ends: Any, t: int, trace: float) -> float:
    """The generalised advantage of the decision at t, by its definition."""
    seat, due = actor[t], 0.0
    for later in range(t, len(actor)):
        due += reward[later, seat]
        if over[later]:
            return float(due - value[t])
        if later + 1 < len(actor) and actor[later + 1] == seat:
            rest = _gain(actor, value, reward, over, ends, later + 1, trace)
            return float(due + value[later + 1] - value[t] + trace * rest)
    return float(due + ends[seat] - value[t])


def test_the_rival_sits_alone_among_learners_and_the_past_at_half_of_its_tables() -> None:
    group = GroupConfig(players=4, tables=400, strangers=0.25, past=0.25, rival=0.25).group()
    roles = np.asarray(draw_roles(jax.random.key(1), group))
    odd, old, foe = (roles[:, part] for part in group.parts)
    assert set(odd.flat) == {LEARNER, STRANGER}
    assert set(old.flat) == {LEARNER, PAST}
    assert set(foe.flat) == {LEARNER, RIVAL}
    assert ((foe == RIVAL).sum(0) == 1).all()
    assert ((old == PAST).sum(0) == 1).sum() >= 50
    assert (roles[:, 300:] == LEARNER).all()


def test_a_rival_who_wins_goes_on_and_one_who_does_not_begins_again_as_the_learner() -> None:
    ours, theirs = (first_weights(jax.random.key(seed), SMALL.hidden, SMALL.layers) for seed in (1, 2))
    rival = Rival(msgspec.structs.replace(SMALL, apart=False), theirs, [])
    rival.renew(ours, ahead=True)
    assert (rival.weights["w0"] == theirs["w0"]).all()
    rival.renew(ours, ahead=False)
    assert (rival.weights["w0"] == ours["w0"]).all()
    assert [bool((one["w0"] == theirs["w0"]).all()) for one in rival.past] == [True, True]


def test_a_rival_left_to_itself_joins_the_past_when_it_has_come_far_enough_and_begins_again() -> None:
    ours, theirs = (first_weights(jax.random.key(seed), SMALL.hidden, SMALL.layers) for seed in (1, 2))
    rival = Rival(SMALL, theirs, [])
    goal, long = SMALL.rival_goal, SMALL.rival_every
    assert [rival.ripe(*now) for now in ((0.4, goal + 0.1), (0.6, goal - 0.1), (0.6, goal), (long, 0.2))] == [
        *(False, False, True, True)
    ]
    rival.renew(ours, ahead=True)
    assert (rival.weights["w0"] == ours["w0"]).all()
    assert (rival.past[0]["w0"] == theirs["w0"]).all()


def test_a_learner_apart_from_the_rival_does_not_learn_at_its_tables() -> None:
    group = SMALL.group[0].group()
    rows = jnp.ones((SMALL.steps, group.tables))
    taught = Lesson(rows, rows, rows, rows, rows, rows, rows.astype(bool), rows, rows)
    learns = np.asarray(without_rival(taught, group).learns)
    assert not learns[:, group.parts[2]].any()
    assert np.delete(learns, np.r_[group.parts[2]], axis=1).all()


def test_a_magnet_draws_a_policy_back_to_its_own_past() -> None:
    """With nothing to gain or to learn, what it does comes nearer to what it did."""
    weights, centre = (first_weights(jax.random.key(seed), 16, 2) for seed in (1, 2))
    sharper = {"wp": centre["wp"] * 100, "bp": centre["bp"] + jnp.arange(WIDE_ACTIONS) % 7}
    centre = centre | sharper
    rows = 64
    part = Lesson(
        seen=jax.random.randint(jax.random.key(3), (rows, INPUTS), 0, 9),
        mask=jnp.ones((rows, WIDE_ACTIONS), bool),
        action=jnp.zeros(rows, jnp.int32),
        chance=jnp.zeros(rows),
        gain=jnp.zeros(rows),
        target=jnp.zeros((rows, VALUES)),
        learns=jnp.ones(rows, bool),
        bags=jnp.zeros((rows, BAGS, KINDS), jnp.int8),
        true=jnp.full((rows, BAGS), -1, jnp.int8),
    )
    pull = Pull(jnp.float32(0.0), jnp.float32(1.0), centre)
    how = SMALL.how._replace(value=0.0, belief=0.0)
    judged = jax.jit(jax.value_and_grad(lambda some: loss(some, part, pull, how), has_aux=True))
    (_, found), slope = judged(weights)
    nearer = jax.tree.map(lambda weight, by: weight - 0.01 * by, weights, slope)
    far = [float(found["far"]), *(float(judged(some)[0][1]["far"]) for some in (nearer, centre))]
    assert far[0] > far[1] > far[2]
    assert abs(far[2]) < 1e-4


def test_a_run_can_begin_with_a_mind_as_sharp_as_it_plays_and_has_its_own_manners(tmp_path: Path) -> None:
    path, weights = tmp_path / "mind.npz", first_weights(jax.random.key(1), 16, 2)
    mind.save(path, weights, {"points": 50.0, "sharpness": 1.5, "manners": {"weight": 2.0}})
    found = beginning(msgspec.structs.replace(SMALL, begin=str(path), manners=STRICT), jax.random.key(2))
    assert found["wp"] == pytest.approx(1.5 * np.asarray(weights["wp"]), abs=1e-4)
    assert found["w0"] == pytest.approx(np.asarray(weights["w0"]), abs=1e-3)
    assert of_flat(found["manners"]) == msgspec.structs.replace(STRICT, blind=False), "Tables say where it is blind."


def test_a_learner_is_blind_at_the_gate_among_others_and_sees_among_its_own_kind() -> None:
    group = GroupConfig(players=4, tables=8, strangers=0.25, past=0.25, rival=0.25).group()
    seen = np.ones((8, INPUTS), np.uint8)
    seen[::2, SETTLES] = 0
    learners = np.asarray(at_the_gate(jnp.array(seen), jnp.full(8, LEARNER), group))
    hidden = (learners != seen).any(0)
    assert set(np.flatnonzero(hidden)) == set(places_of(LOOKS))
    assert [bool((row == 0)[hidden].all()) for row in learners] == [False, True, False, True, False, True, False, False]
    rivals = at_the_gate(jnp.array(seen), jnp.full(8, RIVAL), group)
    assert (np.asarray(rivals) == seen).all(), "Nobody else is."


def test_what_opening_a_bag_brings_is_reckoned_from_what_is_believed_of_it() -> None:
    """Four apples are declared; it is one of three others that loses what the Sheriff gains."""
    seen = np.zeros(INPUTS, np.uint8)
    seen[players_at(4)] = 1
    seen[WIDEST.field("bag_cards").offset + WIDEST.stride] = 4
    seen[WIDEST.field("declared").offset + WIDEST.stride + WIDEST.kinds.index(Good.APPLE)] = 1
    apple, silk = (
        jnp.where(jnp.arange(KINDS) == WIDEST.kinds.index(good), 50.0, 0.0) for good in (Good.APPLE, Good.SILK)
    )
    for kinds, true, wanted in (
        (apple, 50.0, -4 * PENALTY[Good.APPLE] * 4 / 3),
        (silk, -50.0, 4 * (PENALTY[Good.SILK] * 4 / 3 + VALUE[Good.SILK] / 3)),
    ):
        believed = jnp.broadcast_to(kinds, (BAGS, KINDS)), jnp.full(BAGS, true)
        assert opening(jnp.array(seen), *believed).tolist() == pytest.approx([wanted, 0, 0, 0], abs=1e-3)


def test_a_sheriff_who_reads_opens_by_nothing_but_what_it_believes() -> None:
    game = next(
        game
        for game in some_games(RULES, 40)
        if game.turn is TurnKind.SETTLE and action_id(Act.OPEN, 1) in game.open_actions()
    )
    assert game.actor is not None
    seen = jnp.array(widened(game.layout, game.observe(game.actor)), jnp.uint8)
    weights = first_weights(jax.random.key(1), 16, 2) | {"reads": jnp.float32(1.5)}
    odds = {}
    for true in (-20.0, 20.0):
        believes = weights["bf"].reshape(BAGS, -1).at[:, KINDS].set(true)
        said = answer(weights | {"bf": believes.reshape(-1)}, seen)
        odds[true] = float(said.logits[action_id(Act.OPEN, 1)] - said.logits[action_id(Act.PASS, 1)])
    assert odds[-20.0] > odds[20.0] + 1


def test_a_rival_who_reads_keeps_every_gate_at_two_thirds_of_its_tables() -> None:
    group = GroupConfig(players=4, tables=600, strangers=0.25, past=0.25, rival=0.5).group()
    foe = group.parts[2]
    seen = np.zeros((600, INPUTS), np.uint8)
    seen[:, SETTLES] = 1
    learners = jnp.full(600, LEARNER)
    found = np.asarray(read_by_the_rival(jnp.array(seen), learners, group))
    assert (found[foe] == READER).mean() == pytest.approx(2 / 3, abs=0.01)
    assert (np.delete(found, np.r_[foe]) == LEARNER).all()
    assert (read_by_the_rival(jnp.array(seen), jnp.full(600, RIVAL), group) == RIVAL).all()
    assert (read_by_the_rival(jnp.zeros_like(seen), learners, group) == LEARNER).all(), "Elsewhere learners decide."


def test_a_rival_who_reads_is_an_opponent_like_others_once_it_is_past() -> None:
    rival = Rival(msgspec.structs.replace(SMALL, rival_reads=1.5), first_weights(jax.random.key(1), 16, 2), [])
    assert float(rival.weights["reads"]) == 1.5
    assert rival.how.belief > SMALL.how.belief
    rival.renew(first_weights(jax.random.key(2), 16, 2), ahead=False)
    assert "reads" not in rival.past[0]
    assert "reads" in rival.weights


def kept(folder: Path) -> checkpoint.Run:
    """The run as its checkpoint has it."""
    weights = first_weights(jax.random.key(1), SMALL.hidden, SMALL.layers)
    return checkpoint.read(folder, optimiser(SMALL.how).init(weights))


@pytest.fixture
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What the first half of a run compiles the second half reads: compiling is nearly all of their time."""
    before = {name: getattr(jax.config, name) for name in KEEPING}
    for name, value in zip(KEEPING, (str(tmp_path_factory.mktemp("compiled")), 0.5), strict=True):
        jax.config.update(name, value)  # type: ignore[no-untyped-call]
    yield
    for name, value in before.items():
        jax.config.update(name, value)  # type: ignore[no-untyped-call]


@pytest.mark.slow
@pytest.mark.usefixtures("compiled_once")
def test_a_small_run_writes_a_mind_that_plays_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    train(Trainer, SMALL, tmp_path, minutes=0.0)
    first = kept(tmp_path)
    assert first.clock["laps"] == 2
    train(Trainer, SMALL, tmp_path, minutes=0.0)
    again = kept(tmp_path)
    assert again.clock["laps"] == 4
    assert again.clock["steps"] == 4 * 8 * 16
    assert any((first.weights[name] != again.weights[name]).any() for name in first.weights)
    assert len(first.rivals) == len(again.rivals) == 1
    assert any((first.rivals[0][name] != again.rivals[0][name]).any() for name in first.weights), (
        "The rival learns, too."
    )
    lines = (tmp_path / "progress.csv").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 3
    written = mind.load(tmp_path / "mind.npz")
    assert written.sharpness == SMALL.sharpness
    assert written.manners == SMALL.manners, "They are given, not learnt."
    assert of_flat(first.rivals[0]["manners"]) == FREE, "A rival has none."
    rules = Ruleset.preset("second", players=5, royal_goods=True, house_rounds=2)
    specs = [f"master:{tmp_path / 'mind.npz'}", "random", "hard", "medium", "random"]
    assert play_match(rules, 1, specs, time_limit=20).faults == []


def test_the_configuration_of_the_shipped_mind_is_read() -> None:
    config = read(ROOT / "training" / "configs" / "master.toml")
    assert {group.group().rules.players for group in config.group} == {3, 4, 5}
    assert 0 < config.how.share <= 1
    for name in ("rate", "entropy", "magnet"):
        values = getattr(config, name)
        assert [config.fading(name, at) for at in config.at] == pytest.approx(list(values))
        assert config.fading(name, config.at[1] / 2) == pytest.approx((values[0] * values[1]) ** 0.5)


def test_the_run_that_goes_on_from_a_mind_has_manners_of_today() -> None:
    text = (ROOT / "training" / "configs" / "kin.toml").read_text(encoding="utf-8")
    config = msgspec.convert(tomllib.loads(text), Config)
    assert config.begin == "build/master/mind.npz"
    assert config.manners is not None
    assert [len(row) for row in config.manners.kin] == [len(TELLTALES) + 1] * 2


@pytest.mark.parametrize("path", sorted((ROOT / "training" / "configs" / "table").glob("*.toml")), ids=lambda p: p.stem)
def test_the_configurations_of_the_table_of_results_differ_in_company_alone(path: Path) -> None:
    config, plain = read(path), read(path.with_name("self-play.toml"))
    same = ("minutes", "hidden", "layers", "rate", "entropy", "smooth", "learning")
    assert all(getattr(config, name) == getattr(plain, name) for name in same)
    assert [(group.players, group.tables) for group in config.group] == [(4, 32768)]


@pytest.mark.parametrize(
    "values",
    [
        "rate = [1e-4, 1e-5]",
        "rate = []",
        "magnet = [0.1]",
        "hidden = 'wide'",
        "manners = {chances = [[0.5]]}",
        "begin = 'nowhere.npz'",
        "rival_begin = 'nowhere.npz'",
        "manners = {tossed = [[0.5, 0.5, 0.5, 0.5, 0.5]]}",
    ],
)
def test_a_configuration_that_cannot_be_used_is_refused_in_one_sentence(
    values: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "run.toml"
    path.write_text(f"at = [0.0, 0.5, 1.0]\nentropy = [0.1, 0.1, 0.1]\n{values}\ngroup = []\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["training", str(path), str(tmp_path)])
    with pytest.raises(SystemExit):
        main()
    assert f"{path} cannot be used: " in capsys.readouterr().err


def test_the_acts_of_long_talk_are_none_that_settle_or_answer() -> None:
    grid = layout(RULES, 1)
    settling = [action.id for action in grid.actions if action.act in (Act.ACCEPT, Act.REFUSE, Act.PASS, Act.OPEN)]
    assert short(TurnKind.SETTLE, settling) == settling
