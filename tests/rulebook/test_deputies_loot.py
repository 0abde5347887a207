"""The loot tile and its division. Rules §10."""

from typing import Any

import pytest

from nottingham.game import Event, Ruleset, new_game, tell
from nottingham.game.commands import (
    AgreeDivision,
    ForgoProposal,
    PassBag,
    ProposeDivision,
    RefuseDivision,
)
from nottingham.game.events import DivisionProposed, GoodsHanded, LootDivided, PenaltyPaid, ProofShown
from nottingham.game.inspection import _sheriff_pays
from nottingham.game.known import AskKind, FaceDown, Phase, Verdict
from nottingham.game.state import Draft, Table
from tests.builders import APPLE, BREAD, CROSSBOW, MEAD, SILK, an_inspection, do, done, happened, refused
from tests.rulebook.bargains import BOTH, SIX, agree_to, from_merchant, passing, play_on, yes


def bribed(**gives: Any) -> tuple[Table, list[Event]]:
    """Merchant 2 paid both deputies for passing the bag; merchant 3's bag is left."""
    table = an_inspection(
        SIX,
        bags={2: [APPLE, SILK], 3: [BREAD]},
        declared={2: APPLE, 3: BREAD},
        stalls={2: [APPLE, APPLE, APPLE, MEAD, MEAD, CROSSBOW]},
        deputies=BOTH,
    )
    table = do(table, (2, from_merchant(2, passing(2), to=BOTH, **gives)))
    table, _ = yes(table, 0, 2, BOTH)
    return yes(table, 1, 2, BOTH)


def divided(**gives: Any) -> Table:
    """The same, with all bags settled: the deputies divide the loot."""
    table, _ = agree_to(bribed(**gives)[0], 3, Verdict.PASS, Verdict.PASS)
    assert table.public.phase is Phase.LOOT
    return table


# What lies on the tile


def test_what_is_paid_to_both_deputies_goes_on_the_loot_tile() -> None:
    """Rules §10: gold or goods, also out of the bag."""
    table, _ = bribed(gold=12, legal=(APPLE,), contraband=(MEAD,), from_bag=(SILK,))
    loot = table.public.loot
    assert (loot.gold, loot.legal, loot.contraband) == (12, (APPLE,), 2)
    assert table.public.gold[:3] == (50, 50, 38)
    assert table.own[0].loot == table.own[1].loot == (MEAD, SILK)


def test_contraband_on_the_loot_tile_is_known_to_both_deputies_and_its_giver() -> None:
    """Rules §16, D17."""
    _, events = bribed(unseen=1, chosen=(MEAD,))
    (handed,) = happened(events, GoodsHanded)
    for witness in (0, 1, 2):
        assert tell(handed, witness) == handed
    for other in (3, 4, 5, None):
        told = tell(handed, other)
        assert isinstance(told, GoodsHanded)
        assert told.contraband == FaceDown(1)


def test_proofs_are_shown_to_both_deputies() -> None:
    """D18: to all who receive."""
    _, events = bribed(from_bag=(CROSSBOW,))
    (proof,) = happened(events, ProofShown)
    assert proof.to == BOTH
    assert tell(proof, 0) == tell(proof, 1) == proof
    assert tell(proof, 3) != proof


# Division


def test_both_deputies_are_asked_to_divide_the_loot_when_all_bags_are_settled() -> None:
    """Rules §10."""
    assert [(ask.seat, ask.kind) for ask in divided(gold=12).awaiting] == [(0, AskKind.DIVIDE), (1, AskKind.DIVIDE)]


def test_without_loot_there_is_nothing_to_divide() -> None:
    """Rules §10."""
    table, _ = agree_to(bribed(favour="Thanks.")[0], 3, Verdict.PASS, Verdict.PASS)
    assert (table.public.round, table.public.phase) == (2, Phase.MARKET)


@pytest.mark.parametrize("proposer", BOTH)
def test_either_deputy_may_propose_and_the_other_may_agree(proposer: int) -> None:
    """Rules §10: a division of all of it."""
    table = divided(gold=12, legal=(APPLE,), contraband=(CROSSBOW, MEAD))
    table = do(table, (proposer, ProposeDivision(3, (APPLE,), (MEAD,))))
    table, events = done(table, 1 - proposer, AgreeDivision())
    (division,) = happened(events, LootDivided)
    assert division.agreed
    assert division.discarded == ()
    assert table.public.gold[proposer] == 53
    assert table.public.gold[1 - proposer] == 59
    assert table.public.stalls[proposer] == (APPLE,)
    assert table.own[proposer].contraband == (MEAD,)
    assert table.own[1 - proposer].contraband == (CROSSBOW,)
    assert table.public.round == 2


def test_each_deputy_proposes_at_most_once() -> None:
    """Rules §10."""
    table = do(divided(gold=12), (0, ProposeDivision(9, ())))
    assert refused(table, 0, ProposeDivision(8, ())) == "loot.proposed_already"
    assert refused(table, 0, ForgoProposal()) == "loot.proposed_already"
    table = do(table, (1, RefuseDivision()), (1, ProposeDivision(7, ())))
    assert refused(table, 1, ProposeDivision(6, ())) == "loot.proposed_already"
    table = do(table, (0, AgreeDivision()))
    assert table.public.gold[:2] == (55, 57)


def test_a_counter_proposal_leaves_the_first_one_standing() -> None:
    """Rules §10: the other may still agree to it."""
    table = do(divided(gold=12), (0, ProposeDivision(9, ())), (1, ProposeDivision(7, ())))
    assert do(table, (1, AgreeDivision())).public.gold[:2] == (59, 53)
    assert do(table, (0, AgreeDivision())).public.gold[:2] == (55, 57)


def test_a_proposal_is_of_what_is_there() -> None:
    """Rules §10."""
    table = divided(gold=12, contraband=(MEAD,))
    assert refused(table, 0, ProposeDivision(13, ())) == "loot.gold"
    assert refused(table, 0, ProposeDivision(-1, ())) == "loot.gold"
    assert refused(table, 0, ProposeDivision(1, (APPLE,))) == "loot.not_there"
    assert refused(table, 0, ProposeDivision(1, (), (SILK,))) == "loot.not_there"


def test_only_the_deputies_divide_and_only_then() -> None:
    """Rules §10."""
    table = divided(gold=12)
    for command in (ProposeDivision(1, ()), AgreeDivision(), RefuseDivision(), ForgoProposal()):
        assert refused(table, 2, command) == "turn.not_a_deputy"
        assert refused(bribed(gold=12)[0], 0, command) == "phase.wrong"
    assert refused(table, 0, AgreeDivision()) == "loot.no_proposal"
    assert refused(do(table, (0, ProposeDivision(1, ()))), 0, AgreeDivision()) == "loot.no_proposal"


def test_the_contraband_of_a_proposal_is_seen_by_the_deputies_alone() -> None:
    """Rules §16: they alone know what lies on the tile."""
    _, events = done(divided(contraband=(MEAD, CROSSBOW)), 0, ProposeDivision(0, (), (MEAD,)))
    (proposed,) = happened(events, DivisionProposed)
    assert tell(proposed, 1) == proposed
    told = tell(proposed, 2)
    assert isinstance(told, DivisionProposed)
    assert told.contraband == FaceDown(1)


def disagreed(table: Table) -> tuple[Table, list[Event]]:
    return done(do(table, (0, ForgoProposal())), 1, ForgoProposal())


def test_without_agreement_gold_and_each_kind_are_halved() -> None:
    """Rules §10."""
    table, events = disagreed(divided(gold=12, legal=(APPLE, APPLE), contraband=(MEAD, MEAD)))
    assert table.public.gold[:2] == (56, 56)
    assert table.public.stalls[:2] == ((APPLE,), (APPLE,))
    assert table.own[0].contraband == table.own[1].contraband == (MEAD,)
    assert [event.agreed for event in happened(events, LootDivided)] == [False]


def test_what_does_not_divide_is_discarded_face_up() -> None:
    """Rules §10: one silk and one apple are both lost."""
    table, _ = disagreed(divided(legal=(APPLE,), from_bag=(SILK,)))
    assert table.public.piles == ((APPLE, SILK),)
    assert table.public.stalls[:2] == ((), ())
    assert table.public.contraband[:2] == (0, 0)


def test_three_of_a_kind_leave_one_each_and_one_on_the_discard() -> None:
    """Rules §10."""
    table, _ = disagreed(divided(legal=(APPLE, APPLE, APPLE)))
    assert table.public.stalls[:2] == ((APPLE,), (APPLE,))
    assert table.public.piles == ((APPLE,),)


def test_an_odd_coin_goes_back_to_the_bank() -> None:
    """Rules §10: gold is halved, and what does not divide is lost."""
    table, _ = disagreed(divided(gold=13))
    assert table.public.gold[:2] == (56, 56)
    assert table.public.bank == 1


def test_refusing_the_only_proposals_is_disagreement() -> None:
    """Rules §10."""
    table = do(divided(gold=12), (0, ProposeDivision(12, ())), (1, ProposeDivision(12, ())), (0, RefuseDivision()))
    table = do(table, (1, RefuseDivision()))
    assert table.public.gold[:2] == (56, 56)


# Odd penalties, and the deputy cards


def test_the_deputy_drawn_first_pays_the_odd_coin_of_an_odd_penalty() -> None:
    """D19: should data make it odd."""
    draft = Draft(an_inspection(SIX, bags={2: [APPLE]}, declared={2: APPLE}, deputies=(1, 0)))
    _sheriff_pays(draft, 2, (1, 0), 7)
    assert draft.events == [PenaltyPaid(1, 2, 4), PenaltyPaid(0, 2, 3)]


def test_every_deputy_card_is_drawn_once_in_three_rounds() -> None:
    """Rules §10: three rounds use the deck of six up; nine rounds make the game."""
    table, _ = new_game(SIX, seed=5)
    drawn = [table.public.sheriffs]
    for number in range(2, 10):
        table = with_passing_deputies(table, number)
        drawn.append(table.public.sheriffs)
    assert table.rules.rounds == 9
    for start in (0, 3, 6):
        assert sorted(seat for pair in drawn[start : start + 3] for seat in pair) == [0, 1, 2, 3, 4, 5]


def with_passing_deputies(table: Table, number: int) -> Table:
    return play_on(table, number, Phase.MARKET)


def test_six_players_need_deputies_and_nobody_settles_alone() -> None:
    """Rules §10: there is no Sheriff."""
    assert Ruleset.preset("second", players=6).deputies
    table, _ = bribed(gold=1)
    assert refused(table, 0, PassBag(3)) == "bag.needs_both_deputies"
