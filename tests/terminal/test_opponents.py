"""Random merchants: legal, talkative within bounds, and the same for the same seed."""

from nottingham.game import Event, Refusal, Ruleset, play
from nottingham.game.commands import AcceptOffer, MakeOffer, OpenBag, PassBag, RefuseOffer
from nottingham.game.events import OfferMade, PhaseBegan
from nottingham.game.known import Phase
from nottingham.game.state import Table
from nottingham.terminal.opponents import OFFERS_A_BAG, answer, dice_for, murmur, offers_left, reply
from nottingham.terminal.play import Game, new_log
from tests.builders import APPLE, CHEESE, SILK, a_bribe, an_inspection, do, standing
from tests.terminal.scripted import Typist


def a_gate() -> Table:
    return an_inspection(bags={1: [APPLE, SILK], 2: [CHEESE]}, declared={1: APPLE, 2: CHEESE})


def test_an_offer_is_accepted_refused_countered_or_met_with_silence() -> None:
    table = do(a_gate(), (1, a_bribe(1, gold=5)))
    kinds = set()
    for seed in range(40):
        move = reply(table, standing(table, 1), dice_for(seed, 0), may_counter=True)
        kinds.add(type(move[1]) if move else None)
        assert move is None or not isinstance(play(table, *move), Refusal)
    assert kinds == {AcceptOffer, PassBag, RefuseOffer, MakeOffer, None}


def test_those_who_have_talked_enough_make_no_counter_offers() -> None:
    table = do(a_gate(), (1, a_bribe(1, gold=5)))
    moves = [reply(table, standing(table, 1), dice_for(seed, 0), may_counter=False) for seed in range(40)]
    assert not any(isinstance(move[1], MakeOffer) for move in moves if move)


def test_a_sheriff_who_is_asked_settles_a_bag() -> None:
    moves = [answer(a_gate(), 1, dice_for(seed, 0)) for seed in range(20)]
    assert {(move[0], type(move[1])) for move in moves if move} == {(0, PassBag), (0, OpenBag)}
    assert answer(a_gate(), 0, dice_for(1, 0)) is None


def test_others_murmur_offers_but_settle_nothing() -> None:
    moves = [murmur(a_gate(), 1, dice_for(seed, 0)) for seed in range(20)]
    assert all(isinstance(move[1], MakeOffer) and move[0] != 1 for move in moves if move)


def test_the_others_make_a_bounded_number_of_offers_in_an_inspection() -> None:
    game = Game(Typist([]), new_log(Ruleset.preset("second", players=4), 2, 0, "Robin"), 0)
    game.run()
    made, most = 0, 0
    for event in game.events:
        if isinstance(event, PhaseBegan) and event.phase is Phase.INSPECTION:
            made = 0
        made += isinstance(event, OfferMade)
        most = max(most, made)
    assert 0 < most <= OFFERS_A_BAG * 3


def test_offers_of_the_person_are_not_counted() -> None:
    table = a_gate()
    offer: Event = OfferMade(1, (1,), (0,), a_bribe(1, gold=5).terms, ())
    assert offers_left(table, [offer], person=1) == 2 * OFFERS_A_BAG
    assert offers_left(table, [offer], person=2) == 2 * OFFERS_A_BAG - 1
