"""What a mind goes by at the gate beside its network (nottingham.env.manners)."""

import json
import shutil
from itertools import product
from math import exp
from pathlib import Path

import msgspec
import numpy as np
import pytest

from nottingham.env.bad_checkpoint import BadCheckpoint
from nottingham.env.layout import Act, TurnKind, action_id, layout
from nottingham.env.manners import (
    LOOKS,
    OF_TALK,
    RECORDS,
    TELLTALES,
    BySize,
    Manners,
    of_flat,
    record_of,
    worth_of_offer,
)
from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import load, save
from nottingham.env.numpy_products import read
from nottingham.game import Ruleset
from nottingham.game.goods import MOST_SET_ASIDE
from tests.env.gate import (
    BY_DEMANDS,
    GRID,
    ROWS,
    TOSSED,
    at_a_deaf_gate,
    at_the_gate,
    offering,
    opening,
    seen,
)

HEEDED = Manners(1.5, 1.0, 0.4)


def test_of_whom_nothing_is_known_nothing_is_said() -> None:
    assert HEEDED.speaks_for_opening(GRID, seen(), 2) == 0
    assert HEEDED.speaks_for_opening(GRID, seen(passed=3, passed_false=3), 1) == 0, "that is another one's record"


def test_lies_speak_for_opening_whether_they_were_found_or_passed() -> None:
    passed = HEEDED.speaks_for_opening(GRID, seen(passed=2, passed_false=2), 2)
    assert passed > 0
    assert HEEDED.speaks_for_opening(GRID, seen(opened_false=2), 2) == pytest.approx(passed)
    assert HEEDED.speaks_for_opening(GRID, seen(passed=4, passed_false=4), 2) > passed


def test_true_bags_speak_against_it() -> None:
    assert HEEDED.speaks_for_opening(GRID, seen(passed=2), 2) < 0
    assert HEEDED.speaks_for_opening(GRID, seen(opened_true=2), 2) < 0


def test_who_lies_as_often_as_is_usual_is_treated_as_anybody() -> None:
    assert HEEDED.speaks_for_opening(GRID, seen(passed=5, passed_false=2), 2) == pytest.approx(0)


def test_a_mind_that_heeds_records_opens_a_liar_s_bag_more_often(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    shutil.copy(MASTER_FILE, path)
    weights, about = read(str(path))
    actions = [action_id(act, distance) for act in (Act.PASS, Act.OPEN) for distance in (1, 2)]
    bags = seen(passed=3, passed_false=3)
    bags[GRID.field("turn").offset + GRID.turns.index(TurnKind.SETTLE)] = 1
    chances = {}
    for weight in (0.0, 1.0):
        save(path, weights, about | {"manners": {"weight": weight}})
        chances[weight] = dict(zip(actions, load(path).chances(GRID, bags, actions), strict=True))
    opens, passes = action_id(Act.OPEN, 2), action_id(Act.PASS, 2)
    odds = {weight: found[opens] / found[passes] for weight, found in chances.items()}
    sharpness = load(path).sharpness
    assert odds[1.0] == pytest.approx(odds[0.0] * 7**sharpness), "three lies in three bags, and half of one in one more"
    other = {weight: found[action_id(Act.OPEN, 1)] / found[passes] for weight, found in chances.items()}
    assert other[1.0] == pytest.approx(other[0.0])


def test_a_power_is_for_the_gate_alone(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    shutil.copy(MASTER_FILE, path)
    weights, about = read(str(path))
    actions = [action_id(Act.PASS, 2), action_id(Act.OPEN, 2)]
    odds: dict[tuple[TurnKind, float], float] = {}
    for turn in (TurnKind.SETTLE, TurnKind.SPEAK):
        at = seen(passed=2)
        at[GRID.field("turn").offset + GRID.turns.index(turn)] = 1
        for power in (1.0, 2.0):
            save(path, weights, about | {"manners": {"weight": 1.0, "power": power}})
            passes, opens = load(path).chances(GRID, at, actions)
            odds[turn, power] = opens / passes
    assert odds[TurnKind.SETTLE, 2.0] == pytest.approx(odds[TurnKind.SETTLE, 1.0] ** 2)
    assert odds[TurnKind.SPEAK, 2.0] == pytest.approx(odds[TurnKind.SPEAK, 1.0])


def test_manners_among_a_trainer_s_weights_are_kept_with_what_is_said_of_the_mind(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    about = {name: about[name] for name in ("points", "sharpness")}
    manners = Manners(1.25, power=1.5, blind=True, chances=((0.0, 0.0, 0.1, 0.2, 0.3),) * 4)
    save(path, {**weights, "manners": np.array(manners.flat, np.float32)}, about)
    with np.load(path) as file:
        assert "manners" not in file.files
        assert json.loads(str(file["about"]))["manners"]["weight"] == 1.25
    assert load(path).manners == manners


def test_who_is_blind_at_the_gate_sees_neither_tosses_nor_what_is_declared(tmp_path: Path) -> None:
    plain, shown = at_the_gate(), at_the_gate(declared=[0, 0, 0, 1], set_aside=[1, 0, 2, 0, 0, 0, 0, 0])
    assert {GRID.field(name).name for name in LOOKS} == {"declared", "set_aside"}
    assert opening(tmp_path, {"blind": False}, plain) != pytest.approx(opening(tmp_path, {"blind": False}, shown))
    assert opening(tmp_path, {"blind": True}, plain) == pytest.approx(opening(tmp_path, {"blind": True}, shown))


def test_who_is_blind_at_the_gate_sees_well_elsewhere_and_its_own_tosses(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    save(path, weights, about | {"manners": {"blind": True}})
    mind = load(path)
    speaks, tosses = at_the_gate(), at_the_gate()
    speaks[GRID.field("turn").offset + GRID.turns.index(TurnKind.SETTLE)] = 0
    tosses[GRID.field("set_aside").offset] = 3
    looks = list(speaks)
    looks[GRID.field("set_aside").offset + GRID.stride] = 3
    assert mind.still_to_come(GRID, speaks) != mind.still_to_come(GRID, looks)
    assert mind.still_to_come(GRID, tosses) != mind.still_to_come(GRID, at_the_gate())


@pytest.mark.parametrize("cards", [1, 2, 3, 4, 5])
def test_bags_are_opened_by_chances_that_hang_on_their_size_and_not_on_what_the_network_says(
    tmp_path: Path, cards: int
) -> None:
    for weight in (-100.0, 0.0, 100.0):
        found = opening(tmp_path, {"weight": weight, "chances": ROWS}, at_the_gate(cards))
        assert found == pytest.approx(ROWS[0][cards - 1], abs=1e-4)


def test_a_record_is_what_came_of_bags() -> None:
    named = {(bags, lies): RECORDS[record_of(bags, lies)] for bags in range(5) for lies in range(bags + 1)}
    assert {pair for pair, name in named.items() if name == "unknown"} == {(0, 0)}
    assert {pair for pair, name in named.items() if name == "true"} == {(1, 0), (2, 0), (3, 0), (3, 1), (4, 0), (4, 1)}
    assert {pair for pair, name in named.items() if name == "mixed"} == {(2, 1), (3, 2), (4, 2)}
    assert {pair for pair, name in named.items() if name == "false"} == {(1, 1), (2, 2), (3, 3), (4, 3), (4, 4)}


def test_chances_hang_on_the_owner_s_earlier_bags_of_that_size_alone(tmp_path: Path) -> None:
    """Four cards are a small bag, five a large one."""
    for lies, row in ((0, 1), (2, 2), (3, 3)):
        small = opening(tmp_path, {"chances": ROWS}, at_the_gate(4), (3, lies, 3, 1))
        large = opening(tmp_path, {"chances": ROWS}, at_the_gate(5), (3, 1, 3, lies))
        assert (small, large) == pytest.approx((ROWS[row][3], ROWS[row][4]), abs=1e-4)
    assert opening(tmp_path, {"chances": ROWS}, at_the_gate(5), (3, 3, 0, 0)) == pytest.approx(ROWS[0][4], abs=1e-4)


@pytest.mark.parametrize("tossed", range(MOST_SET_ASIDE + 1))
def test_chances_hang_on_how_many_cards_the_owner_has_tossed_and_not_on_which(tmp_path: Path, tossed: int) -> None:
    for cards in (2, 5):
        odds = ROWS[0][cards - 1] / (1 - ROWS[0][cards - 1]) * exp(TOSSED[tossed][cards - 1])
        for kinds in ([tossed], [0, tossed // 2, 0, 0, 0, 0, tossed - tossed // 2]):
            at = at_the_gate(cards, set_aside=kinds)
            found = opening(tmp_path, {"chances": ROWS, "tossed": TOSSED, "blind": True}, at)
            assert found == pytest.approx(odds / (1 + odds), abs=1e-4)


@pytest.mark.parametrize("good", range(4))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_chances_do_not_hang_on_what_a_bag_is_said_to_hold_for_words_cost_nothing(good: int, players: int) -> None:
    grid = layout(Ruleset.preset("second", players), 1)
    at = [0] * grid.size
    for name, place, number in (("bag_cards", 0, 3), ("declared", good % len(grid.legal), 1), ("set_aside", 1, 2)):
        at[grid.field(name).offset + 2 * grid.stride + place] = number
    chances, tossed = (msgspec.convert(rows, tuple[BySize, ...]) for rows in (ROWS, TOSSED))
    for counted, adds in ((), 0.0), (tossed, TOSSED[2][2]):
        odds = ROWS[0][2] / (1 - ROWS[0][2]) * exp(adds)
        assert Manners(chances=chances, tossed=counted).chance(grid, at, 2, ()) == pytest.approx(odds / (1 + odds))


def test_a_bag_that_is_never_opened_or_always_is_so_however_much_was_tossed(tmp_path: Path) -> None:
    for chance in (0.0, 1.0):
        at = at_the_gate(3, set_aside=[5])
        manners: dict[str, object] = {"chances": [[chance] * 5] * 4, "tossed": TOSSED}
        assert opening(tmp_path, manners, at) == pytest.approx(chance, abs=1e-4)


def test_whether_a_deaf_sheriff_opens_a_bag_hangs_on_no_offer(tmp_path: Path) -> None:
    talk = {name: [1] * GRID.field(name).size for name in OF_TALK}
    heard, unheard = (opening(tmp_path, {"deaf": False}, at) for at in (at_the_gate(), at_the_gate(4, **talk)))
    assert heard != pytest.approx(unheard)
    plain = at_a_deaf_gate(tmp_path, at_the_gate())[Act.OPEN]
    for gold in (0, 1, 5, 50):
        assert at_a_deaf_gate(tmp_path, offering(gold))[Act.OPEN] == pytest.approx(plain, abs=1e-4)


def test_a_deaf_sheriff_who_lets_a_bag_pass_takes_what_is_offered_for_that(tmp_path: Path) -> None:
    nothing, something = at_a_deaf_gate(tmp_path, at_the_gate()), at_a_deaf_gate(tmp_path, offering(1))
    assert something[Act.ACCEPT] == pytest.approx(nothing[Act.PASS], abs=1e-3)
    assert max(something[Act.PASS], something[Act.REFUSE], nothing[Act.ACCEPT], nothing[Act.REFUSE]) < 1e-4


def test_an_offer_that_must_not_be_taken_does_not_get_a_bag_opened(tmp_path: Path) -> None:
    """The Sheriff has sold the right to take anything for it (rules §5)."""
    sold = at_a_deaf_gate(tmp_path, offering(5, obligations=[0, 0, 1]))
    assert sold == pytest.approx(at_a_deaf_gate(tmp_path, at_the_gate(4, obligations=[0, 0, 1])), abs=1e-3)


def test_what_a_liar_has_to_fear_buys_a_bag_free_of_a_deaf_sheriff_and_half_of_it_nothing(tmp_path: Path) -> None:
    gate = {"chances": [[0.5] * 5] * 4, "stake": 10.0}
    opened = {gold: at_a_deaf_gate(tmp_path, offering(gold), **gate)[Act.OPEN] for gold in (0, 10, 15, 20, 30)}
    assert opened == pytest.approx({0: 0.5, 10: 0.5, 15: 0.25, 20: 0.0, 30: 0.0}, abs=1e-3)


def test_among_people_who_may_be_strange_each_chance_of_opening_has_its_own_price(tmp_path: Path) -> None:
    """A Sheriff who would pass strangers' bags and open half of its own kind's does not sell both for the price of
    their mean; nor does one who would open all of the strangers'."""
    nothing_tells = [[0.0] * (len(TELLTALES) + 1)] * 2
    gate = {"chances": [[0.5] * 5] * 4, "stake": 10.0, "kin": nothing_tells}
    lax, strict = (
        {gold: at_a_deaf_gate(tmp_path, offering(gold), weight=weight, **gate)[Act.OPEN] for gold in (0, 10, 15, 20)}
        for weight in (100.0, -100.0)  # the record: two true bags
    )
    assert lax == pytest.approx({0: 0.25, 10: 0.25, 15: 0.125, 20: 0.0}, abs=1e-3)
    assert strict == pytest.approx({0: 0.75, 10: 0.75, 15: 0.625, 20: 0.5}, abs=1e-3)


def test_a_deaf_sheriff_hears_when_it_says_what_it_expects_and_believes(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    expected = []
    for deaf in (False, True):
        save(path, weights, about | {"manners": {"deaf": deaf}})
        expected.append(load(path).still_to_come(GRID, offering(9)))
    assert expected[0] == expected[1] != load(path).still_to_come(GRID, at_the_gate())


def test_goods_of_a_stall_are_worth_something_in_an_offer_and_words_are_not() -> None:
    def worth(**fields: list[int]) -> float | None:
        return worth_of_offer(GRID, at_the_gate(4, offer_stands=[1], offer_gold=[2], **fields), 2)

    assert worth(offer_bags=[1]) == 2
    assert worth(offer_bags=[1], offer_goods=[0, 2]) == 8
    assert worth(offer_bags=[1], offer_promised=[0, 2]) == 2
    assert worth() is None, "It is not about passing the bag."
    assert worth(offer_bags=[1], obligations=[0, 0, 1]) is None, "The Sheriff must take nothing for it."


def test_manners_come_back_from_a_trainer_as_they_were() -> None:
    rows = msgspec.convert(ROWS, tuple[BySize, ...])
    kins = ((), (tuple(BY_DEMANDS), tuple(reversed(BY_DEMANDS))))
    some = msgspec.convert(TOSSED, tuple[BySize, ...])
    for kin, answers, tossed in product(kins, (False, True), ((), some)):
        heeds = (1.5, 2.0, 0.4, 1.2, True, True, 8.0, 20.0, answers)
        named = Manners(*heeds, chances=rows, tossed=tossed, kin=kin)
        assert of_flat(named.flat) == named
    assert of_flat(Manners(1.5).flat) == Manners(1.5)


def test_who_asks_names_a_price_before_a_bag_is_settled(tmp_path: Path) -> None:
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    actions = [action_id(act, 2) for act in (Act.OPEN, Act.PASS, Act.COUNTER)]
    chances = []
    for asks in (-40.0, 40.0):
        save(path, weights, about | {"manners": {"deaf": True, "asks": asks}})
        chances.append(load(path).chances(GRID, at_the_gate(), actions)[2])
    assert chances == pytest.approx([0.0, 1.0], abs=1e-4)


@pytest.mark.parametrize(
    "said",
    [
        {"manners": {"usual": 2}},
        {"manners": {"stake": -1}},
        {"manners": {"temper": 1}},
        {"manners": {"kin": [1]}},
        {"manners": {"kin": BY_DEMANDS}},
        {"manners": {"kin": [BY_DEMANDS]}},
        {"manners": {"chances": ROWS[:3]}},
        {"manners": {"chances": ROWS, "tossed": ROWS}},
        {"manners": {"tossed": [[0.0] * 5] * 6}},
        {"manners": {"chances": ROWS, "declared": [[0.0] * 5] * 4}},
        {"manners": {"chances": [*ROWS[:3], [0.1, 0.2, 0.3, 0.4, 1.5]]}},
        {"record": [1.33, 1.0, 0.5]},
        {"manners": {"least": [0.1, 0.2, 0.3, 0.4, 0.5]}},
        {"manners": {"kin": [0.5, 1.5]}},
    ],
)
def test_a_mind_whose_manners_cannot_be_kept_is_refused(tmp_path: Path, said: dict[str, object]) -> None:
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    save(path, weights, about | said)
    with pytest.raises(BadCheckpoint):
        load(path)
