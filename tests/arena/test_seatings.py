"""Who plays with whom, and where they sit."""

from itertools import permutations

import pytest

from nottingham.arena.seatings import Mix, NoTournament, mixes


def test_as_many_bots_as_seats_make_one_mix_with_every_seating() -> None:
    (mix,) = mixes(["a", "b", "c", "d"], 4)
    assert sorted(mix.seatings) == sorted(permutations("abcd"))


def test_more_bots_than_seats_make_every_choice() -> None:
    found = mixes(["a", "b", "c", "d"], 3)
    assert [mix.bots for mix in found] == [("a", "b", "c"), ("a", "b", "d"), ("a", "c", "d"), ("b", "c", "d")]


def test_fewer_bots_than_seats_share_the_seats_in_every_way() -> None:
    assert [mix.seats for mix in mixes(["a", "b"], 4)] == [(1, 3), (2, 2), (3, 1)]
    assert [mix.seats for mix in mixes(["a", "b", "c"], 4)] == [(1, 1, 2), (1, 2, 1), (2, 1, 1)]


def test_seatings_that_look_the_same_are_played_once() -> None:
    assert [len(mix.seatings) for mix in mixes(["a", "b"], 4)] == [4, 6, 4]
    assert Mix(("a",), (4,)).seatings == (("a", "a", "a", "a"),)


def test_a_mix_can_be_named() -> None:
    assert mixes(["a", "b"], 4, "1+3") == (Mix(("a", "b"), (1, 3)),)
    assert [mix.bots for mix in mixes(["a", "b", "c"], 4, "2+2")] == [("a", "b"), ("a", "c"), ("b", "c")]


def test_each_bot_sits_in_each_seat_equally_often() -> None:
    for mix in mixes(["a", "b", "c"], 5):
        for bot, seats in zip(mix.bots, mix.seats, strict=True):
            often = {sum(order[seat] == bot for order in mix.seatings) for seat in range(5)}
            assert often == {len(mix.seatings) * seats // 5}


@pytest.mark.parametrize(
    ("bots", "mix", "why"),
    [
        ([], "all", "Name the bots"),
        (["a", "a"], "all", "listed twice"),
        (["a", "b"], "1+2", "fills 3 seats"),
        (["a", "b"], "1+1+2", "needs 3 bots"),
        (["a", "b"], "0+4", "isn’t a mix"),
        (["a", "b"], "half", "isn’t a mix"),
        (["a", "b"], "2+-2", "isn’t a mix"),
    ],
)
def test_a_mix_that_cannot_be_is_refused_with_a_sentence(bots: list[str], mix: str, why: str) -> None:
    with pytest.raises(NoTournament, match=why):
        mixes(bots, 4, mix)
