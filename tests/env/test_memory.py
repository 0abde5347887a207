"""Version 1 of the environment remembers what everybody saw; version 0 is as it was."""

import pytest

from nottingham import env
from nottingham.env.layout import layout
from nottingham.env.memory import MOST_COUNTED, REMEMBERED, PublicMemory
from nottingham.env.reference import NoEnvironment, Reference
from nottingham.game import Good, Ruleset
from nottingham.game.events import (
    BagDeclared,
    BagOpened,
    BagPassed,
    DealStruck,
    OfferEnded,
    OfferMade,
    PenaltyPaid,
    ProofShown,
    RoundBegan,
)
from nottingham.game.known import BagTerm, Deed, Ending, FaceDown, OfferId, Parcel, Terms

RULES = Ruleset.preset("second", players=4)
PASS_MINE = (BagTerm(1, Deed.PASS),)
BRIBE = Terms(Parcel(5), bags=PASS_MINE)
FROM_THE_BAG = Terms(Parcel(from_bag=(Good.SILK,)), bags=PASS_MINE)


def heard(*events: object) -> dict[str, list[int]]:
    """The counters that are not zero, by seat, after the round of Sheriff 0 has begun."""
    memory = PublicMemory(4)
    for event in (RoundBegan(1, (0,)), *events):
        memory.hear(event)  # type: ignore[arg-type]
    found = {name: [seat[i] for seat in memory.counts] for i, name in enumerate(REMEMBERED)}
    return {name: counts for name, counts in found.items() if any(counts)}


def offer(number: int = 1) -> OfferId:
    return OfferId((1,), (0,), number)


def demand() -> OfferId:
    return OfferId((0,), (1,), 1)


def test_an_opened_bag_counts_for_its_merchant_and_for_the_sheriff() -> None:
    lie = BagOpened(2, (0,), (), (Good.SILK,), False)
    assert heard(lie) == {"opened_false": [0, 0, 1, 0], "sheriff_opened": [1, 0, 0, 0]}


def test_a_bag_that_passes_by_a_bribe_is_passed_for_something_and_another_one_is_not() -> None:
    found = heard(
        OfferMade(1, (1,), (0,), BRIBE, FaceDown(0)),
        DealStruck(offer(), 1, BRIBE),
        BagPassed(1, (), FaceDown(2)),
        BagPassed(2, (), FaceDown(0)),
    )
    assert found == {
        "offers_made": [0, 1, 0, 0],
        "offers_taken": [1, 0, 0, 0],
        "gold_taken": [5, 0, 0, 0],
        "passed": [0, 1, 1, 0],
        "sheriff_paid": [1, 0, 0, 0],
        "sheriff_free": [1, 0, 0, 0],
    }


def test_a_bag_that_passed_and_was_not_what_it_was_said_to_be_is_remembered_by_all_who_saw_it_unpacked() -> None:
    found = heard(
        *(BagDeclared(1, Good.APPLE, 3), BagDeclared(2, Good.CHEESE, 2), BagDeclared(3, Good.BREAD, 1)),
        *(BagPassed(1, (Good.APPLE, Good.BREAD), FaceDown(1)), BagPassed(2, (Good.CHEESE, Good.CHEESE), FaceDown(0))),
        BagPassed(3, (), FaceDown(1)),
    )
    assert found["passed"] == [0, 1, 1, 1]
    assert found["passed_false"] == [0, 1, 0, 1]
    assert "opened_false" not in found


def test_a_word_counts_as_kept_until_its_goods_are_missing() -> None:
    struck = (DealStruck(offer(), 1, FROM_THE_BAG), BagPassed(1, (), FaceDown(2)))
    assert heard(*struck)["words_kept"] == [0, 1, 0, 0]
    broken = heard(*struck, ProofShown(1, (0,), bag=FaceDown(2)))
    assert broken["words_broken"] == [0, 1, 0, 0]
    assert "words_kept" not in broken


def test_opening_a_bag_refuses_the_offers_of_merchants_and_no_demand() -> None:
    opened = BagOpened(1, (0,), (Good.APPLE,), (), True)
    ended = (OfferEnded(offer(), Ending.REFUSED), OfferEnded(demand(), Ending.REFUSED))
    found = heard(opened, *ended)
    assert found["offers_refused"] == [1, 0, 0, 0]
    assert "demands_refused" not in found
    later = heard(opened, PenaltyPaid(0, 1, 2), OfferEnded(demand(), Ending.REFUSED))
    assert later["demands_refused"] == [0, 1, 0, 0]


def test_a_counter_stops_where_the_layout_says() -> None:
    rich = Terms(Parcel(60), bags=PASS_MINE)
    assert heard(*(DealStruck(offer(n), 1, rich) for n in range(3)))["gold_taken"] == [MOST_COUNTED, 0, 0, 0]


@pytest.mark.parametrize("edition_and_players", [("second", 3), ("second", 5), ("second", 6), ("first", 4)])
def test_version_one_adds_numbers_and_moves_none_of_what_a_seat_has(edition_and_players: tuple[str, int]) -> None:
    rules = Ruleset.preset(*edition_and_players)
    old, new = layout(rules), layout(rules, 1)
    assert new.actions == old.actions
    assert new.size == old.size + len(new.kinds) + rules.players * len(REMEMBERED)
    games = [Reference(rules, seed=3, version=version) for version in (0, 1)]
    while not games[0].over:
        action = games[0].open_actions()[-1]
        for seat in range(rules.players):
            one, other = (game.observe(seat) for game in games)
            for field in old.fields:
                for at in range(rules.players if field.each_seat else 1):
                    assert old.part(one, field.name, at) == new.part(other, field.name, at)
        for game in games:
            game.step(action)


def test_cards_out_of_sight_are_those_of_the_deck_and_of_the_others() -> None:
    game = Reference(RULES, seed=1, version=1)
    while not game.over:
        for seat in range(4):
            table = game.table
            hidden = list(table.deck[table.drawn :]) + list(table.removed)
            for other in range(4):
                own = table.own[other]
                bag = table.public.bags[other]
                hidden += [] if other == seat else [*own.hand, *own.contraband]
                if other != seat and (bag is None or bag.verdict is None):
                    hidden += own.bag
            wanted = [hidden.count(good) for good in game.layout.kinds]
            assert list(game.layout.part(game.observe(seat), "out_of_sight")) == wanted
        game.step(game.open_actions()[-1 if game.steps % 3 else 0])


def test_the_wrappers_give_the_version_that_is_asked_for() -> None:
    for version in (0, 1):
        made = env.make("second", players=4, version=version)
        made.reset(seed=1)
        assert made.unwrapped.metadata["name"] == f"nottingham-v{version}"
        assert made.observe("player_0")["observation"].shape == (layout(RULES, version).size,)
        both = env.make_parallel("second", players=4, version=version, form="dict")
        seen = both.reset(seed=1)[0]["player_0"]["observation"]
        assert ("gold_taken" in seen) == bool(version)
    assert env.make("second", players=4).unwrapped.metadata["name"] == "nottingham-v0"


def test_a_copy_of_a_game_remembers_apart() -> None:
    game = Reference(RULES, seed=2, version=1)
    twin = game.copy()
    while not game.over:
        game.step(game.open_actions()[-1])
    assert sum(map(sum, game.scene.memory)) > 0
    assert sum(map(sum, twin.scene.memory)) == 0


def test_a_version_that_there_is_not_is_refused_with_a_sentence() -> None:
    with pytest.raises(NoEnvironment, match="versions 0 and 1"):
        env.make("second", players=4, version=2)
