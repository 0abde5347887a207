"""Chances at the gate that give way (training.chances), and the records that they hang on."""

from functools import partial
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest

from nottingham.env import batch, mind
from nottingham.env.layout import Act, action_id
from nottingham.env.manners import (
    CELLS,
    FREE,
    RECORDS,
    TOSSED_CELLS,
    Manners,
    before_of_size,
    record_of,
)
from nottingham.env.memory import BY_SIZE, LARGE, REMEMBERED, PublicMemory
from nottingham.env.numpy_products import read
from nottingham.env.wide import INPUTS, WIDEST
from nottingham.game import Good, Ruleset
from nottingham.game.events import BagDeclared, BagOpened, BagPassed, RoundBegan
from nottingham.game.goods import MOST_IN_BAG, MOST_SET_ASIDE, PENALTY, VALUE
from nottingham.game.known import FaceDown
from training import chances
from training.__main__ import Trainer
from training.config import Config, GroupConfig
from training.nets import NUMBERS, PASSES, Weights, chances_of, first_weights, tossed_of
from training.play import LEARNER, PAST, STRANGER, Group, Minds, Steps, Tables, draw_roles, remembered, roll, sit_down

pytestmark = pytest.mark.xdist_group("array engine")
RULES = Ruleset.preset("second", players=4)
ROWS = ((0.2, 0.3, 0.4, 0.5, 0.6),) * len(RECORDS)
TABLES = 24
OPENED = BagOpened(2, (0,), (), (Good.SILK,), False)


def test_bags_are_remembered_by_their_size_and_whether_they_were_lies() -> None:
    memory = PublicMemory(4)
    for event in (
        RoundBegan(1, (0,)),
        *(BagDeclared(seat, Good.APPLE, cards) for seat, cards in ((1, LARGE), (2, LARGE - 1), (3, 5))),
        BagPassed(1, (Good.APPLE,) * LARGE, FaceDown(0)),
        OPENED,
        BagPassed(3, (Good.APPLE,) * 3, FaceDown(2)),
        RoundBegan(2, (1,)),
        BagDeclared(2, Good.BREAD, 1),
        BagPassed(2, (Good.BREAD,), FaceDown(0)),
    ):
        memory.hear(event)
    found = [dict(zip(BY_SIZE, seat, strict=True)) for seat in memory.by_size]
    assert found[0] == dict.fromkeys(BY_SIZE, 0)
    assert found[1] == {"small": 0, "small_false": 0, "large": 1, "large_false": 0}
    assert found[2] == {"small": 2, "small_false": 1, "large": 0, "large_false": 0}
    assert found[3] == {"small": 0, "small_false": 0, "large": 1, "large_false": 1}
    assert memory.copy().by_size == memory.by_size


def test_arrays_remember_bags_by_their_size_as_they_were_before_they_were_settled() -> None:
    state = batch.init(jax.random.key(1), RULES, batch=2, version=1)
    sizes, names = [[0, 3, 5, 5], [2, 5, 5, 1]], list(REMEMBERED)
    bag = jnp.zeros_like(state.bag).at[:, 0].set(jnp.array(sizes, state.bag.dtype).T)
    memory = np.array(state.memory)
    for seat, name in ((1, "passed"), (2, "passed"), (2, "passed_false"), (3, "opened_false")):
        memory[seat, names.index(name), 0] += 1
    memory[1, names.index("opened_true"), 1] += 1
    changed: Any = lambda **parts: type(state)(**{**state.__dict__, **parts})  # noqa: E731
    before = jnp.ones((len(BY_SIZE), 4, 2), jnp.int8)
    found = remembered(before, changed(bag=bag), changed(bag=jnp.zeros_like(bag), memory=jnp.array(memory))) - before
    assert found[:, :, 0].T.tolist() == [[0, 0, 0, 0], [1, 0, 0, 0], [0, 0, 1, 1], [0, 0, 1, 1]]
    assert found[:, :, 1].T.tolist() == [[0, 0, 0, 0], [0, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]]


def played(weights: Weights, group: Group, laps: int) -> tuple[Tables, list[Steps]]:
    tables, steps = sit_down(jax.random.key(4), group), []
    for n in range(laps):
        told = {"steps": 60, "points": 50.0, "talk": 0.0, "blind": True}
        tables, _, some = roll(Minds(weights, weights, weights), tables, jax.random.key(n), group=group, **told)
        steps.append(some)
    return tables, steps


def test_while_tables_play_every_settled_bag_is_in_the_record_of_its_size_and_shown_to_the_others() -> None:
    """Also to a Sheriff who is blind to looks."""
    weights = first_weights(jax.random.key(2), 16, 2) | {"manners": jnp.array(Manners(chances=ROWS).flat)}
    tables, steps = played(weights, Group(RULES, TABLES, TABLES // 2, 0, lone=0.5), 2)
    counted = dict(zip(REMEMBERED, np.moveaxis(np.array(tables.state.memory, int), 1, 0), strict=True))
    before = dict(zip(BY_SIZE, np.array(tables.before, int), strict=True))
    settled = counted["passed"] + counted["opened_true"] + counted["opened_false"]
    assert settled.sum() > TABLES
    assert (before["small"] + before["large"] == settled).all()
    assert (before["small_false"] + before["large_false"] == counted["passed_false"] + counted["opened_false"]).all()
    last, actor = np.array(steps[-1].seen[-1, :, INPUTS:]), np.array(steps[-1].actor[-1])
    over = np.array(steps[-1].over[-1])
    for table in np.flatnonzero(~over):
        shown = last[table].reshape(-1, len(BY_SIZE))
        for distance in range(1, 4):
            mine = np.array(tables.before)[:, (actor[table] + distance) % 4, table]
            assert (shown[distance - 1] <= mine).all()
            assert (mine - shown[distance - 1]).sum() <= 2, "The last step may have settled a bag."


def response_among_minds(manners: Manners) -> tuple[np.ndarray[Any, Any], Steps, Group]:
    """Who sat where, and some steps of a learner alone among its past, which has these manners."""
    weights = first_weights(jax.random.key(2), 16, 2)
    weights["bp"] = weights["bp"].at[np.array([action_id(Act.DONE), *PASSES])].set(4.0)  # they talk less
    learner, past = (weights | {"manners": jnp.array(some.flat)} for some in (FREE, manners))
    group = Group(RULES, TABLES, 0, TABLES, alone=True)
    tables = sit_down(jax.random.key(4), group)
    roles = np.array(tables.roles)
    told = {"steps": 200, "points": 50.0, "talk": 0.0}
    _, _, steps = roll(Minds(learner, past, past), tables, jax.random.key(5), group=group, **told)
    return roles, steps, group


def own_gain(cards: dict[int, int], declared: int, players: int) -> float:
    """What it brings the owner of a bag, against the mean of the others, that it is opened."""
    false = {kind: number for kind, number in cards.items() if kind != declared}
    fine, goods = (sum(each[WIDEST.kinds[kind]] * n for kind, n in false.items()) for each in (PENALTY, VALUE))
    if not false:
        fine = -sum(PENALTY[WIDEST.kinds[kind]] * n for kind, n in cards.items())
    return -goods - fine - fine / (players - 1)


def test_it_is_counted_what_opening_bags_brings_whoever_sits_alone_by_record_and_by_looks() -> None:
    """Its own bags: fines, goods, penalties. Others' lies: they lose goods, a third of which it is ahead by."""
    manners = Manners(chances=ROWS)
    roles, steps, group = response_among_minds(manners)
    found = chances.serves(jnp.array(manners.flat), steps, jnp.array(roles), group)
    seen, over = np.array(steps.seen, int), np.array(steps.over)
    sums = [np.zeros((rows, MOST_IN_BAG)) for rows in (len(RECORDS), MOST_SET_ASIDE + 1)]
    numbers = [np.zeros_like(part) for part in sums]
    own = others = 0
    for table in range(TABLES):
        end = int(np.argmax(over[:, table])) if over[:, table].any() else len(over) - 1
        for step in range(end + 1):
            sheriff = int(steps.actor[step, table])
            settled = [WIDEST.actions[int(steps.action[step, table])]]
            settled = [action for action in settled if action.act in (Act.OPEN, Act.PASS)]
            if roles[sheriff, table] != PAST or not settled:
                continue
            far = settled[0].distance
            here = partial(part_of, seen[step, table, :INPUTS], far=far)
            if here("offer_stands")[0] and here("offer_bags")[0] and not here("obligations")[2]:
                continue
            owner = (sheriff + far) % 4
            cards = {i: int(n) for i, n in enumerate(steps.bags[step, table, far - 1]) if n}
            size, declared = sum(cards.values()), here("declared").index(1)
            learner = roles[owner, table] == LEARNER
            lost = sum(VALUE[WIDEST.kinds[kind]] * n for kind, n in cards.items() if kind != declared)
            gain = own_gain(cards, declared, 4) if learner else lost / 3
            own, others = own + learner, others + (not learner)
            before = seen[step, table, INPUTS + (far - 1) * len(BY_SIZE) :][: len(BY_SIZE)]
            tossed = min(MOST_SET_ASIDE, sum(here("set_aside")))
            rows = record_of(*before_of_size(size, before.tolist())), tossed
            for part, number, row in zip(sums, numbers, rows, strict=True):
                part[row, size - 1] += gain
                number[row, size - 1] += 1
    assert min(own, others) > 20
    for part, number, slopes in zip(sums, numbers, found, strict=True):
        assert np.array(slopes) == pytest.approx(part / (number + chances.FEW), abs=1e-3)
    among_others = chances.serves(jnp.array(Manners().flat), steps, jnp.array(roles), group)
    assert np.abs(among_others.by_record).max() == pytest.approx(0, abs=1e-6), "Chances do not hold there."


def part_of(seen: np.ndarray[Any, Any], name: str, far: int) -> list[int]:
    field = WIDEST.field(name)
    return seen[field.offset + far * WIDEST.stride :][: field.size].tolist()  # type: ignore[no-any-return]


def test_fewer_bags_are_opened_where_that_serves_the_other_side_and_the_rest_of_the_manners_stays() -> None:
    manners = Manners(2.0, stake=10.0, chances=ROWS)
    by_record = jnp.zeros((len(RECORDS), MOST_IN_BAG)).at[0, 2].set(3.0).at[3, 4].set(-3.0)
    by_tosses = jnp.zeros((MOST_SET_ASIDE + 1, MOST_IN_BAG)).at[4, 1].set(-2.0)
    slopes = chances.Slopes(by_record, by_tosses)
    flat = jnp.array(manners.flat)
    found = chances.moved(flat, slopes, jnp.float32(0.5))
    changed = np.array(chances_of(found)) - np.array(ROWS)
    assert changed[0, 2] < -0.2
    assert changed[3, 4] > 0.2
    assert np.count_nonzero(np.abs(changed) > 1e-5) == 2
    tossed = np.array(tossed_of(found))
    assert tossed[4, 1] == pytest.approx(1.0)
    assert np.count_nonzero(tossed) == 1
    elsewhere = [*range(NUMBERS), *range(NUMBERS + CELLS + TOSSED_CELLS, len(flat))]
    assert np.array(found)[elsewhere] == pytest.approx(np.array(flat)[elsewhere])
    steep = chances.Slopes(*(1000 * part for part in slopes))
    far = chances.moved(flat, steep, jnp.float32(1.0))
    least, most = chances.BOUNDS
    assert (chances_of(far)[0, 2], chances_of(far)[3, 4]) == pytest.approx((least, most), abs=1e-5)
    assert float(tossed_of(far)[4, 1]) == chances.MOST


def test_a_stranger_can_sit_alone_among_learners() -> None:
    roles = np.array(draw_roles(jax.random.key(3), Group(RULES, 400, 200, 0, lone=0.5)))
    strangers = (roles == STRANGER).sum(0)
    assert (strangers[:100] == 1).all()
    assert strangers[100:200].mean() > 2
    assert (roles[:, 200:] == LEARNER).all()


def test_a_rival_begins_as_told(tmp_path: Path) -> None:
    foe = first_weights(jax.random.key(7), 16, 2)
    mind.save(tmp_path / "foe.npz", foe, {"points": 50.0})
    config = Config(
        [GroupConfig(players=3, tables=8, strangers=0.25, past=0.0, rival=0.25, lone=0.5)],
        {"parts": 2},
        hidden=16,
        layers=2,
        steps=8,
        rival_begin=str(tmp_path / "foe.npz"),
    )
    trainer = Trainer(config, tmp_path)
    assert np.array(trainer.rival.weights["w0"]) == pytest.approx(np.array(foe["w0"]), abs=0.01)


def test_while_a_response_learns_a_mind_s_chances_give_way_and_are_kept_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its network stays as it is, and so do the rest of its manners."""
    path, manners = tmp_path / "mind.npz", Manners(2.0, deaf=True, stake=10.0, chances=ROWS)
    mind.save(path, first_weights(jax.random.key(7), 16, 2), {"points": 50.0, "manners": msgspec.to_builtins(manners)})
    before, _ = read(str(path))
    monkeypatch.setattr(
        "sys.argv", ["chances", str(path), str(tmp_path / "run"), "--tables", "16", "--write", "--minutes", "0.02"]
    )
    monkeypatch.setattr(chances, "RATE", 2.0)
    chances.main()
    told, found = capsys.readouterr().out, mind.load(path).manners
    assert "The learner wins" in told
    assert "tossed 0" in told
    assert found.chances != ROWS
    assert msgspec.structs.replace(found, chances=ROWS, tossed=()) == manners
    after, _ = read(str(path))
    assert all((before[name] == after[name]).all() for name in before)


def test_a_mind_that_keeps_to_no_chances_has_none_to_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mind.npz"
    mind.save(path, first_weights(jax.random.key(7), 16, 2), {"points": 50.0})
    monkeypatch.setattr("sys.argv", ["chances", str(path), str(tmp_path / "run")])
    with pytest.raises(SystemExit):
        chances.main()
    assert "keeps to no chances at the gate" in capsys.readouterr().err
