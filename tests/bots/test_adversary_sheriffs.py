"""Adversaries with a trick at the gate: the reader of tosses, the grim one. Issue 13."""

import pytest

from nottingham.bots.adversaries.reader import Reader
from nottingham.game import Event, Ruleset
from nottingham.game.commands import (
    AcceptOffer,
    MakeOffer,
    OpenBag,
    PassBag,
    RefuseOffer,
)
from nottingham.game.events import CardsSetAside, RoundBegan
from tests.bots.adversaries import an_adversary, said
from tests.bots.heads import a_demand, a_round, a_turn
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    SILK,
    a_bribe,
    an_inspection,
    do,
    standing,
)

SIX = Ruleset.preset("second", players=6)


# The reader of tosses


@pytest.mark.parametrize(
    ("tossed", "cards", "lie"),
    [((CHEESE,), 4, True), ((SILK, CHEESE), 4, False), ((SILK, CHEESE, BREAD, BREAD), 2, False), ((BREAD,), 2, False)],
)
def test_the_reader_opens_by_what_was_tossed(tossed: tuple[object, ...], cards: int, lie: bool) -> None:
    table = an_inspection(bags={1: [APPLE] * cards}, declared={1: APPLE})
    reader = an_adversary("reader", 0, told=[RoundBegan(1, (0,)), CardsSetAside(1, tossed)])  # type: ignore[arg-type]
    assert isinstance(reader, Reader)
    chance = reader.mind.belief(a_turn(table, 0), 1).false
    assert chance > 0.7 if lie else chance < 0.1
    settled = reader.play(a_turn(table, 0, settle_now=True))
    assert settled == (OpenBag(1) if lie else PassBag(1))


def test_the_reader_lets_those_pass_who_offer_a_coin_and_suspects_those_who_offer_more() -> None:
    table = an_inspection(bags={1: [APPLE] * 4}, declared={1: APPLE})
    reader = an_adversary("reader", 0, told=[RoundBegan(1, (0,)), CardsSetAside(1, (CHEESE,))])
    assert isinstance(reader, Reader)
    chances = [reader.mind.belief(a_turn(do(table, (1, a_bribe(1, gold=gold))), 0), 1).false for gold in (1, 2)]
    assert chances[0] < 0.1
    assert chances[1] > 0.9


def test_the_reader_learns_what_tosses_mean_at_this_table() -> None:
    told: list[Event] = []
    for _ in range(20):
        told += [RoundBegan(1, (0,)), CardsSetAside(1, (CHEESE,)), *a_round(1, APPLE, [APPLE] * 4)[1:]]
    told += [RoundBegan(2, (0,)), CardsSetAside(1, (CHEESE,))]
    reader = an_adversary("reader", 0, told=told)
    assert isinstance(reader, Reader)
    table = an_inspection(bags={1: [APPLE] * 4}, declared={1: APPLE})
    assert reader.mind.belief(a_turn(table, 0), 1).false < 0.4


# The grim one

TRUE = {"bags": {1: [APPLE] * 2, 2: [CHEESE] * 2}, "declared": {1: APPLE, 2: CHEESE}}


def test_the_grim_one_opens_whoever_opened_it_for_ever() -> None:
    table = an_inspection(**TRUE)  # type: ignore[arg-type]
    wronged = [RoundBegan(1, (1,)), *a_round(0, APPLE, [APPLE], opened=True, sheriff=1)[1:]]
    grim = an_adversary("grim", 0, told=[*wronged, *(RoundBegan(n, (2,)) for n in range(2, 8))])
    assert said(grim, table, 0) == OpenBag(1)
    forgiving = an_adversary("grim", 0)
    assert said(forgiving, table, 0, may_wait=False) != OpenBag(1)


def test_the_grim_one_takes_nothing_from_an_enemy() -> None:
    table = an_inspection(bags={1: [APPLE] * 2}, declared={1: APPLE})
    table = do(table, (1, a_bribe(1, gold=50)))
    wronged = [RoundBegan(1, (1,)), *a_round(0, APPLE, [APPLE], opened=True, sheriff=1)[1:]]
    assert said(an_adversary("grim", 0, told=wronged), table, 0) == OpenBag(1)
    assert isinstance(said(an_adversary("grim", 0), table, 0), AcceptOffer)


def test_the_grim_one_pays_no_enemy() -> None:
    table = an_inspection(bags={1: [SILK] * 4}, declared={1: APPLE})
    table = do(table, (0, MakeOffer(*a_demand(1, 1))))
    wronged = a_round(1, APPLE, [APPLE], opened=True, sheriff=0)
    assert said(an_adversary("grim", 1, told=wronged), table, 1) == RefuseOffer(standing(table, 0, 1).id)
    assert isinstance(said(an_adversary("grim", 1), table, 1), AcceptOffer)


def test_a_grim_deputy_wants_an_enemys_bag_opened() -> None:
    table = an_inspection(SIX, deputies=(0, 1), bags={2: [APPLE] * 2}, declared={2: APPLE})
    grim = an_adversary("grim", 0, SIX, told=a_round(0, APPLE, [APPLE], opened=True, sheriff=(2, 3)))
    first = said(grim, table, 0)
    assert first is not None
    table = do(table, (0, first))
    assert table.public.stances[0].verdict == "open"
    second = said(grim, table, 0)
    assert second is not None
    assert do(table, (0, second)).public.stances[0].confirmed
