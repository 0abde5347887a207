"""Feast plates become goods at the end. Rules §12."""

import pytest

from nottingham.game import SPECTATOR, Good, Ruleset, legal, tell
from nottingham.game.commands import ChoosePlates, PassBag
from nottingham.game.events import PlatesChosen
from nottingham.game.goods import Cards
from nottingham.game.known import AskKind, Phase
from nottingham.game.state import Table
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN, SILK, an_inspection, do, done, refused

PLATE = Good.FEAST_PLATE


def a_feast(plates: dict[int, int], sheriff: int = 0, players: int = 4) -> Table:
    """The last bag of the last round has passed; so many plates lie on the stalls."""
    rules = Ruleset.preset("first", players, promos={PLATE: 9})
    stalls = {seat: [PLATE] * number for seat, number in plates.items()}
    owner = (sheriff + 1) % players
    scene = {"bags": {owner: [APPLE]}, "declared": {owner: APPLE}, "round": rules.rounds}
    return do(an_inspection(rules, sheriff=sheriff, stalls=stalls, **scene), (sheriff, PassBag(owner)))


def asked(table: Table) -> list[tuple[int, AskKind]]:
    return [(ask.seat, ask.kind) for ask in table.awaiting]


@pytest.mark.parametrize(("sheriff", "order"), [(3, [0, 1, 3]), (0, [1, 3, 0]), (1, [3, 0, 1])])
def test_owners_choose_in_turn_from_the_first_sheriff_clockwise(sheriff: int, order: list[int]) -> None:
    """Rules §12: with four players the last Sheriff sits right of the first."""
    table = a_feast({0: 1, 1: 1, 3: 1}, sheriff=sheriff)
    assert table.public.phase is Phase.FEAST
    for seat in order:
        assert asked(table) == [(seat, AskKind.CHOOSE_PLATES)]
        assert {refused(table, other, ChoosePlates((APPLE,))) for other in range(4) if other != seat} == {
            "turn.not_yours"
        }
        table = do(table, (seat, ChoosePlates((APPLE,))))
    assert table.public.phase is Phase.OVER


def test_an_owner_chooses_for_all_plates_together() -> None:
    """Rules §12."""
    table = a_feast({2: 3})
    for goods in ((APPLE,), (APPLE,) * 4, ()):
        assert refused(table, 2, ChoosePlates(goods)) == "plates.wrong_number"
    table = do(table, (2, ChoosePlates((CHICKEN, APPLE, CHICKEN))))
    assert table.public.plates[2] == (APPLE, CHICKEN, CHICKEN)
    assert table.public.scores is not None
    line = table.public.scores.seats[2]
    assert (line.legal, line.legal_cards, line.contraband_cards) == (2 + 4 + 4, 3, 0)


def test_later_owners_hear_earlier_choices() -> None:
    """Rules §12."""
    table, events = done(a_feast({1: 1, 2: 1}), 1, ChoosePlates((CHEESE,)))
    assert [tell(event, SPECTATOR) for event in events] == [PlatesChosen(1, (CHEESE,))]
    assert table.public.plates[1] == (CHEESE,)
    assert asked(table) == [(2, AskKind.CHOOSE_PLATES)]


@pytest.mark.parametrize("goods", [(SILK,), (Good.GOUDA,), (PLATE,)])
def test_a_plate_becomes_a_legal_good(goods: Cards) -> None:
    """Rules §12."""
    table = a_feast({1: 1})
    assert refused(table, 1, ChoosePlates(goods)) == "plates.not_legal"
    assert not legal(table, 1).contains(ChoosePlates(goods))


def test_a_plate_cannot_become_bread_with_three_players() -> None:
    """D5."""
    table = a_feast({1: 1}, players=3)
    assert refused(table, 1, ChoosePlates((BREAD,))) == "plates.not_legal"
    assert legal(table, 1).contains(ChoosePlates((CHEESE,)))


def test_contraband_is_turned_up_before_plates_are_chosen() -> None:
    """Rules §12."""
    assert a_feast({1: 2}).public.shown == ((), (PLATE, PLATE), (), ())


def test_plates_can_make_a_king() -> None:
    """Rules §12: seat 1 has an apple from the last bag."""
    table = do(a_feast({2: 2}), (2, ChoosePlates((APPLE, APPLE))))
    assert table.public.scores is not None
    crowns = [[(share.rank, share.bonus) for share in line.crowns] for line in table.public.scores.seats]
    assert crowns == [[], [("queen", 10)], [("king", 20)], []]


def test_without_plates_nobody_is_asked() -> None:
    """Rules §12."""
    assert a_feast({}).public.phase is Phase.OVER


def test_plates_are_chosen_at_the_end_only() -> None:
    """Rules §12."""
    rules = Ruleset.preset("first", promos={PLATE: 1})
    table = an_inspection(rules, stalls={1: [PLATE]}, bags={2: [APPLE]}, declared={2: APPLE})
    assert refused(table, 1, ChoosePlates((APPLE,))) == "phase.wrong"
