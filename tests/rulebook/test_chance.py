"""Chance, checked against its published algorithms. Design §3."""

from hashlib import shake_256

import pytest

from nottingham.game import Dice
from nottingham.game.chance import Scripted, Seeded


def shuffled_by_the_book(seed: int, k: int, items: list[int]) -> list[int]:
    """The docstring of chance.py, once more and differently."""
    count = len(items)
    stream = shake_256(b"nottingham/1:%d:%d" % (seed, k)).digest(8 * max(0, count - 1))
    numbers = [int.from_bytes(stream[at : at + 8], "little") for at in range(0, len(stream), 8)]
    for i, x in zip(range(count - 1, 0, -1), numbers, strict=True):
        j = x * (i + 1) // 2**64
        items[i], items[j] = items[j], items[i]
    return items


@pytest.mark.parametrize("seed", [0, 1, 7, 2**63, -5, 10**30])
@pytest.mark.parametrize("count", [0, 1, 2, 6, 204])
def test_a_shuffle_is_the_documented_one(seed: int, count: int) -> None:
    for k in (0, 1, 12):
        assert list(Seeded(seed).shuffled(k, tuple(range(count)))) == shuffled_by_the_book(seed, k, list(range(count)))


def test_a_shuffle_never_changes_from_version_to_version() -> None:
    """Logs of old versions must go on (design §7.3)."""
    assert Seeded(1).shuffled(0, tuple(range(10))) == (9, 8, 6, 7, 1, 4, 3, 5, 2, 0)


def test_a_shuffle_keeps_every_card() -> None:
    assert sorted(Seeded(3).shuffled(4, tuple(range(204)))) == list(range(204))


def test_every_order_of_three_cards_is_about_as_likely() -> None:
    orders = [Seeded(seed).shuffled(0, (1, 2, 3)) for seed in range(1200)]
    counts = [orders.count(order) for order in set(orders)]
    assert len(counts) == 6
    assert all(150 < count < 250 for count in counts)


def test_another_seed_and_another_number_give_another_order() -> None:
    cards = tuple(range(50))
    orders = {Seeded(seed).shuffled(k, cards) for seed in range(5) for k in range(5)}
    assert len(orders) == 25


def test_scripted_chance_gives_the_listed_orders_and_then_leaves_things_alone() -> None:
    chance = Scripted(((3, 1, 2),))
    assert chance.shuffled(0, (1, 2, 3)) == (3, 1, 2)
    assert chance.shuffled(1, (1, 2, 3)) == (1, 2, 3)


def test_scripted_chance_cannot_change_the_cards() -> None:
    with pytest.raises(ValueError, match="order number 0 does not hold the cards"):
        Scripted(((3, 1, 1),)).shuffled(0, (1, 2, 3))


def test_dice_are_splitmix64() -> None:
    """The published reference sequences of SplitMix64 for the seeds 0 and 1234567."""
    dice = Dice(0)
    assert [dice.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]
    dice = Dice(1234567)
    assert [dice.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_dice_below_scale_their_bits() -> None:
    assert [Dice(seed).below(10) for seed in range(20)] == [Dice(seed).bits() * 10 // 2**64 for seed in range(20)]


def test_dice_keep_within_bounds_and_reach_them() -> None:
    dice = Dice(5)
    assert {dice.below(6) for _ in range(200)} == set(range(6))
    assert {dice.between(3, 5) for _ in range(100)} == {3, 4, 5}
    assert {dice.between(4, 4) for _ in range(10)} == {4}
    assert {dice.choose("abc") for _ in range(100)} == set("abc")
    assert {dice.happens(3) for _ in range(100)} == {False, True}
    assert all(dice.happens(1) for _ in range(10))


@pytest.mark.parametrize("count", range(6))
def test_dice_pick_different_items(count: int) -> None:
    picked = Dice(count).some(range(5), min(count, 5))
    assert len(picked) == len(set(picked)) == min(count, 5)
    assert set(picked) <= set(range(5))


def test_equal_dice_roll_alike_and_a_fork_goes_its_own_way() -> None:
    one, other = Dice(9), Dice(9)
    assert [one.bits() for _ in range(5)] == [other.bits() for _ in range(5)]
    fork, same_fork = one.fork(), other.fork()
    assert fork.bits() == same_fork.bits() != one.bits()


def test_dice_take_any_whole_number_as_seed() -> None:
    assert Dice(-1).bits() == Dice(2**64 - 1).bits() == Dice(2**65 - 1).bits()
