"""Declaring the bags. Rules §4.3, D4, D5, D6, D12."""

import pytest

from nottingham.game import SPECTATOR, Good, Ruleset, legal, tell, view
from nottingham.game.commands import DeclareBag, LoadBag, PassBag
from nottingham.game.events import BagDeclared
from nottingham.game.goods import LEGAL, PLAIN_CONTRABAND, PROMO, ROYAL
from nottingham.game.known import AskKind, Bag, Phase
from nottingham.game.state import Table
from tests.builders import APPLE, BREAD, CHEESE, CHICKEN, MEAD, SECOND, SILK, a_table, do, done, refused

BAGS = {1: (APPLE, APPLE, SILK), 2: (CHEESE,), 3: (MEAD, CHICKEN)}


def a_declaration(rules: Ruleset = SECOND, **scene: object) -> Table:
    return a_table(rules, phase="declaration", **{"bags": BAGS, **scene})


@pytest.mark.parametrize("good", LEGAL)
def test_any_legal_kind_can_be_declared_true_or_not(good: Good) -> None:
    """Rules §4.3: the kind may be a lie."""
    table, events = done(a_declaration(), 1, DeclareBag(good, 3))
    assert events == [BagDeclared(1, good, 3)]
    assert table.public.bags[1] == Bag(3, good)


@pytest.mark.parametrize("good", [*PLAIN_CONTRABAND, *ROYAL, *PROMO])
def test_nothing_but_legal_goods_can_be_declared(good: Good) -> None:
    """Rules §4.3, D6: no contraband, no royal goods, no promo cards, true or not."""
    rules = Ruleset.preset("first", royal_goods=True, promos=dict.fromkeys(PROMO, 1))
    table = a_declaration(rules, bags={1: [good]})
    assert refused(table, 1, DeclareBag(good, 1)) == "declaration.not_legal"


@pytest.mark.parametrize("count", [-3, 0, 1, 2, 4, 5])
def test_the_number_declared_is_the_exact_number(count: int) -> None:
    """Rules §4.3."""
    assert refused(a_declaration(), 1, DeclareBag(APPLE, count)) == "declaration.wrong_number"


def test_two_kinds_cannot_be_declared() -> None:
    """Rules §4.3: a declaration has one kind, and comes once."""
    table = do(a_declaration(), (1, DeclareBag(APPLE, 3)))
    assert refused(table, 1, DeclareBag(CHEESE, 3)) == "turn.not_yours"
    assert refused(a_declaration(), 1, DeclareBag((APPLE, CHEESE), 3)) == "command.malformed"  # type: ignore[arg-type]


def test_bread_cannot_be_declared_with_three_players() -> None:
    """D5: it is not in the deck."""
    table = a_declaration(Ruleset.preset("second", 3), bags={1: [APPLE], 2: [APPLE]})
    assert refused(table, 1, DeclareBag(BREAD, 1)) == "declaration.not_legal"
    assert not legal(table, 1).contains(DeclareBag(BREAD, 1))
    assert legal(table, 1).contains(DeclareBag(CHICKEN, 1))


def test_a_royal_good_counts_as_one_card_when_declaring() -> None:
    """D6."""
    table = a_declaration(Ruleset.preset("second", royal_goods=True), bags={1: [Good.BLEU_CHEESE, CHEESE]})
    assert refused(table, 1, DeclareBag(CHEESE, 4)) == "declaration.wrong_number"
    assert do(table, (1, DeclareBag(CHEESE, 2))).public.bags[1] == Bag(2, CHEESE)


@pytest.mark.parametrize(("sheriff", "order"), [(0, [1, 2, 3]), (2, [3, 0, 1])])
def test_declarations_go_clockwise_from_the_sheriffs_left(sheriff: int, order: list[int]) -> None:
    """Rules §4.3."""
    table = a_declaration(sheriff=sheriff, bags={seat: [APPLE] for seat in order})
    for seat in order:
        assert [(ask.seat, ask.kind) for ask in table.awaiting] == [(seat, AskKind.DECLARE)]
        others = [other for other in range(4) if other != seat]
        assert {refused(table, other, DeclareBag(APPLE, 1)) for other in others} == {"turn.not_yours"}
        table = do(table, (seat, DeclareBag(APPLE, 1)))
    assert table.public.phase is Phase.INSPECTION


def test_declarations_start_left_of_the_deputy_drawn_first() -> None:
    """D12."""
    rules = Ruleset.preset("second", 6)
    table = a_declaration(rules, deputies=(4, 5), bags={seat: [APPLE] for seat in (0, 1, 2, 3)})
    assert table.public.queue == (0, 1, 2, 3)
    table = a_declaration(rules, deputies=(2, 4), bags={seat: [APPLE] for seat in (0, 1, 3, 5)})
    assert table.public.queue == (3, 5, 0, 1)


def test_whoever_sits_the_round_out_declares_nothing() -> None:
    """D4."""
    table = a_declaration(bags={1: [APPLE], 3: [APPLE]})
    table = do(table, (1, DeclareBag(APPLE, 1)))
    assert refused(table, 2, DeclareBag(APPLE, 1)) == "turn.not_yours"
    table = do(table, (3, DeclareBag(APPLE, 1)))
    assert table.public.phase is Phase.INSPECTION
    assert table.public.unsettled == (1, 3)


def test_declarations_have_their_time() -> None:
    """Rules §3."""
    assert refused(a_table(SECOND), 1, DeclareBag(APPLE, 1)) == "phase.wrong"
    assert refused(a_table(SECOND, phase="loading"), 1, DeclareBag(APPLE, 1)) == "phase.wrong"
    assert refused(a_declaration(), 1, LoadBag((APPLE,))) == "phase.wrong"
    inspection = a_table(SECOND, phase="inspection", bags={1: [APPLE]}, declared={1: APPLE})
    assert refused(inspection, 1, DeclareBag(APPLE, 1)) == "phase.wrong"


def test_no_bag_is_settled_before_the_last_declaration() -> None:
    """Rules §3, §5: negotiation and inspection come after."""
    table = do(a_declaration(), (1, DeclareBag(APPLE, 3)))
    assert refused(table, 0, PassBag(1)) == "phase.wrong"
    assert not legal(table, 0)


def test_everybody_hears_a_declaration_and_nobody_learns_the_bag() -> None:
    """Rules §16."""
    honest, events = done(a_declaration(bags={1: [APPLE], 2: [APPLE]}), 1, DeclareBag(APPLE, 1))
    assert [tell(event, SPECTATOR) for event in events] == events
    assert all(own.bag == () for seat, own in enumerate(honest.own) if seat not in (1, 2))
    assert view(honest, 1).mine.bag == (APPLE,)


def test_the_refusal_of_a_lie_about_the_number_depends_on_nothing_secret() -> None:
    """Design §3: the sender knows its own number."""
    apples, silks = (a_declaration(bags={1: [good, good]}) for good in (APPLE, SILK))
    assert refused(apples, 1, DeclareBag(APPLE, 3)) == refused(silks, 1, DeclareBag(APPLE, 3))
    assert legal(apples, 1) == legal(silks, 1)
