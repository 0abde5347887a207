"""How a mind tells its own kind from others, and what it does among them (nottingham.env.manners)."""

from pathlib import Path

import pytest

from nottingham.env.layout import Act, TurnKind, action_id
from nottingham.env.manners import (
    TELLTALES,
    Manners,
)
from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import load, save
from nottingham.env.numpy_products import read
from tests.env.gate import BY_DEMANDS, FIXED, GRID, KIN, asked_much, opening


def test_among_its_own_kind_a_sheriff_keeps_to_its_chances_and_among_others_it_does_not(tmp_path: Path) -> None:
    manners = {**FIXED, "kin": KIN, "weight": -100.0}  # two true bags: everything speaks for opening
    assert opening(tmp_path, manners, asked_much()) == pytest.approx(0.4, abs=1e-3)
    assert opening(tmp_path, manners, asked_much(1, 3)) == pytest.approx(1.0, abs=1e-3)


def test_what_is_thought_of_a_bag_does_not_hang_on_how_like_or_unlike_others_its_owner_plays(tmp_path: Path) -> None:
    manners = {**FIXED, "kin": KIN, "weight": -100.0}
    assert opening(tmp_path, manners, asked_much(2)) == pytest.approx(opening(tmp_path, manners, asked_much()))


def test_however_much_speaks_for_its_own_kind_a_chance_is_found() -> None:
    row = tuple(-900.0 if name == "demands_made" else 0.0 for name in (*TELLTALES, "one"))
    sure = Manners(chances=((0.5,) * 5,) * 4, kin=(row, row))
    assert sure.strange(GRID, asked_much(1, 3), 2) == pytest.approx(0)


def test_what_tells_its_own_kind_in_the_first_round_is_not_what_tells_it_afterwards() -> None:
    nothing = (*(0.0,) * len(TELLTALES), -6.0)
    at = asked_much(1, 3)
    found = {}
    for name, kin in (("at first", (tuple(BY_DEMANDS), nothing)), ("later", (nothing, tuple(BY_DEMANDS)))):
        manners = Manners(chances=((0.5,) * 5,) * 4, kin=kin)
        for number in (1, 2, 9):
            at[GRID.field("round").offset] = number
            found[name, number] = manners.strange(GRID, at, 2)
    assert [found["at first", number] for number in (1, 2, 9)] == pytest.approx([1, 0, 0], abs=1e-4)
    assert [found["later", number] for number in (1, 2, 9)] == pytest.approx([0, 1, 1], abs=1e-4)


@pytest.mark.parametrize("rows", [1, 3])
def test_what_tells_its_own_kind_are_two_rows(rows: int) -> None:
    assert Manners(kin=(tuple(BY_DEMANDS),) * 2).kin == (tuple(BY_DEMANDS),) * 2
    with pytest.raises(ValueError, match="two rows"):
        Manners(kin=(tuple(BY_DEMANDS),) * rows)


@pytest.mark.parametrize("row", [(), tuple(BY_DEMANDS[1:]), (*BY_DEMANDS, 0.0)], ids=len)
def test_each_row_has_a_number_for_every_telltale_and_one_more(row: tuple[float, ...]) -> None:
    for rows in ((row, tuple(BY_DEMANDS)), (tuple(BY_DEMANDS), row)):
        with pytest.raises(ValueError, match=f"two rows of {len(TELLTALES) + 1}"):
            Manners(kin=rows)


def test_where_nothing_tells_its_own_kind_chances_hold_everywhere(tmp_path: Path) -> None:
    for at in (asked_much(), asked_much(1, 3)):
        assert opening(tmp_path, {**FIXED, "weight": -100.0}, at) == pytest.approx(0.4, abs=1e-3)


def asking(cards: int, *distances: int) -> list[int]:
    """The Sheriff is about to say what the merchant at distance 2 shall pay."""
    found = asked_much(*distances)
    found[GRID.field("bag_cards").offset + 2 * GRID.stride] = cards
    found[GRID.field("to").offset + 2] = 1
    return found


def least_that_is_asked(tmp_path: Path, at: list[int], **manners: object) -> int:
    """The least gold that is named now and then."""
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    save(path, weights, about | {"manners": {**FIXED, **manners}, "sharpness": 0.01})
    said = {action.id: action.number for action in GRID.actions if action.act is Act.GOLD}
    chances = zip(said, load(path).chances(GRID, at, list(said)), strict=True)
    return min(said[action] for action, chance in chances if chance > 0.03)


def test_a_deaf_sheriff_asks_for_what_opening_is_worth_among_its_own_kind(tmp_path: Path) -> None:
    deaf = {"deaf": True, "stake": 10.0, "kin": KIN}
    assert least_that_is_asked(tmp_path, asking(2), **deaf) == 4
    assert least_that_is_asked(tmp_path, asking(5), **deaf) == 25
    assert least_that_is_asked(tmp_path, asking(5, 1, 3), **deaf) == 0, "Others are asked for anything."
    assert least_that_is_asked(tmp_path, asking(5), stake=10.0) == 0, "So are all by one who hears."


SHERIFF = 1
"""How far away the Sheriff sits from a merchant who has the floor."""


NOTHING, NO, YES = action_id(Act.DONE), action_id(Act.REFUSE, SHERIFF), action_id(Act.ACCEPT, SHERIFF)


OFFERS = [action_id(Act.GOLD, number=gold) for gold in (1, 5)]


def with_the_floor(
    tmp_path: Path, manners: dict[str, object], *distances: int, asked: bool = True, number: int = 2
) -> dict[int, float]:
    """How likely each action of a merchant is, in the round of this number. These seats have asked for much before."""
    at = asked_much(*distances)
    for name, far, what in (("sheriff", SHERIFF, 1), ("counter_stands", 0, int(asked)), ("round", 0, number)):
        at[GRID.field(name).offset + far * GRID.stride] = what
    for turn in (TurnKind.SETTLE, TurnKind.SPEAK):
        at[GRID.field("turn").offset + GRID.turns.index(turn)] = int(turn is TurnKind.SPEAK)
    path = tmp_path / "mind.npz"
    weights, about = read(str(MASTER_FILE))
    save(path, weights, about | {"manners": manners, "sharpness": 0.1})
    actions = [NOTHING, *([NO, YES] if asked else []), *OFFERS]
    found = dict(zip(actions, load(path).chances(GRID, at, actions), strict=True))
    assert sum(found.values()) == pytest.approx(1)
    return found


def test_a_merchant_who_does_not_pay_what_it_is_asked_for_says_no_by_word(tmp_path: Path) -> None:
    """By word instead of not at all: it pays and offers as often."""
    silent, answers = (with_the_floor(tmp_path, {"answers": answers}) for answers in (False, True))
    assert silent[NOTHING] > 0.01
    assert answers[NOTHING] == 0
    assert answers[NO] == pytest.approx(silent[NO] + silent[NOTHING], abs=1e-4)
    for action in (YES, *OFFERS):
        assert answers[action] == pytest.approx(silent[action], abs=1e-4)


def test_a_merchant_who_is_not_asked_for_anything_may_say_nothing(tmp_path: Path) -> None:
    silent, answers = (with_the_floor(tmp_path, {"answers": answers}, asked=False) for answers in (False, True))
    assert silent[NOTHING] > 0.01
    assert answers == pytest.approx(silent, abs=1e-4)


def test_among_its_own_kind_a_merchant_neither_pays_nor_offers(tmp_path: Path) -> None:
    asked, unasked = (with_the_floor(tmp_path, {**FIXED, "answers": True}, asked=asked) for asked in (True, False))
    assert asked == pytest.approx({NOTHING: 0, NO: 1, YES: 0, **dict.fromkeys(OFFERS, 0)}, abs=1e-3)
    assert unasked == pytest.approx({NOTHING: 1, **dict.fromkeys(OFFERS, 0)}, abs=1e-3)
    free = with_the_floor(tmp_path, {**FIXED})
    assert min(free[action] for action in (YES, *OFFERS)) > 0.01, "One who need not answer pays there, too."


def test_in_the_first_round_nobody_is_known_and_a_merchant_pays_nobody(tmp_path: Path) -> None:
    told: dict[str, object] = {**FIXED, "kin": KIN, "answers": True}
    for number, pays in ((1, False), (2, True)):
        found = with_the_floor(tmp_path, told, 2, 3, number=number)
        assert (max(found[action] for action in (YES, *OFFERS)) > 0.01) == pays


def test_among_strangers_a_merchant_pays_and_offers_as_its_network_says(tmp_path: Path) -> None:
    """Whoever is Sheriff: by the others it is told who they are."""
    plain = with_the_floor(tmp_path, {}, 2, 3)
    told: dict[str, object] = {**FIXED, "kin": KIN, "answers": True}
    strangers = with_the_floor(tmp_path, told, 2, 3)
    assert [strangers[action] for action in (YES, *OFFERS)] == pytest.approx(
        [plain[action] for action in (YES, *OFFERS)], abs=1e-3
    )
    kin = with_the_floor(tmp_path, told, SHERIFF)
    assert kin[NO] > 0.95
