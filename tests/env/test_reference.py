"""Turns, masks and selections of the environments."""

from collections import Counter
from itertools import combinations

import msgspec
import pytest

from nottingham.env.layout import ACTIONS, MOST_ITEMS, Act, TurnKind, layout
from nottingham.env.moments import Moment
from nottingham.env.reference import IllegalAction, NoEnvironment, Reference
from nottingham.game import Dice, Good, Ruleset, legal_for, scenario, view
from nottingham.game.commands import LoadBag, MakeOffer, PayDebt, SetAside
from nottingham.game.goods import Cards, in_order
from nottingham.game.known import Debt, Deed, Phase
from tests.env.games import any_rules, every_end, random_play

SECOND = Ruleset.preset("second", players=4)
G = Good


def subsets(cards: Cards, least: int, most: int) -> set[Cards]:
    return {in_order(list(some)) for size in range(least, most + 1) for some in combinations(cards, size)}


def test_there_are_at_most_512_actions() -> None:
    assert len(ACTIONS) <= 512


def test_random_games_end_and_every_kind_of_action_and_turn_is_played() -> None:
    """In both editions, with three to six players and promo cards."""
    acts: Counter[Act] = Counter()
    turns: Counter[TurnKind] = Counter()
    for seed in range(30):
        dice = Dice(seed)
        game = Reference(any_rules(dice, house_rounds=dice.between(6, 12)), seed=seed)
        for action in random_play(game, dice):
            acts[game.layout.actions[action].act] += 1
            turns[game.turn] += 1
        assert len(game.scores()) == game.rules.players
        assert game.turn is TurnKind.OVER
    spoken = set(Act) - {Act.SAY}  # words have tests of their own
    assert set(acts) == spoken, spoken - set(acts)
    assert set(turns) == set(TurnKind) - {TurnKind.OVER}


@pytest.mark.parametrize("seed", range(4))
def test_no_action_is_offered_twice_and_somebody_can_always_act(seed: int) -> None:
    dice = Dice(seed)
    game = Reference(any_rules(dice, house_rounds=3), seed=seed)
    for _ in random_play(game, dice):
        found = game.open_actions()
        assert found
        assert len(set(found)) == len(found)


def test_every_bag_can_be_loaded_in_exactly_one_way() -> None:
    """All one to five cards of the hand (rules §4.2)."""
    game = Reference(Ruleset.preset("second", players=4, seven_cards=True), seed=3)
    dice = Dice(3)
    while game.turn is not TurnKind.LOAD:
        game.step(dice.choose(game.open_actions()))
    hand = game.moment.view.mine.hand
    found = [command.cards for command in every_end(game.moment, game.layout) if isinstance(command, LoadBag)]
    assert len(found) == len(set(found))
    assert {in_order(cards) for cards in found} == subsets(hand, 1, 5)


def test_every_set_of_cards_can_be_set_aside_in_exactly_one_way() -> None:
    game = Reference(SECOND, seed=4)
    game.step(game.open_actions()[0])
    assert game.turn is TurnKind.SET_ASIDE
    hand = game.moment.view.mine.hand
    found = [command.cards for command in every_end(game.moment, game.layout) if isinstance(command, SetAside)]
    assert len(found) == len(set(found))
    assert {in_order(cards) for cards in found} == subsets(hand, 0, 5)


def in_debt(stall: Cards, contraband: Cards, amount: int) -> Moment:
    """Seat 1 owes seat 0 so much, and has these goods and no gold."""
    goods, bag = {1: stall + contraband}, {2: [G.APPLE]}
    table, _ = scenario(SECOND, phase=Phase.INSPECTION, stalls=goods, bags=bag, declared={2: G.APPLE})
    seen = view(table, 1)
    public = msgspec.structs.replace(seen.public, debts=(Debt(seen.public.n, 1, 0, amount),))
    return Moment(type(seen)(1, public, seen.own), TurnKind.PAY)


STALLS: list[tuple[Cards, Cards]] = [
    ((G.APPLE, G.APPLE, G.APPLE, G.BREAD, G.CHEESE, G.CHICKEN), ()),
    ((G.APPLE,) * 7 + (G.CHICKEN,) * 6, ()),
    ((G.APPLE,), (G.PEPPER, G.PEPPER, G.MEAD, G.SILK, G.CROSSBOW)),
    ((), (G.PEPPER,) * 6 + (G.MEAD,) * 6),
]


@pytest.mark.parametrize("stall", STALLS)
def test_every_payment_of_the_rules_can_be_made_in_exactly_one_way(stall: tuple[Cards, Cards]) -> None:
    """Enough, and no card more than needed (rules §6): the grid reaches what the engine allows, and nothing else."""
    cards, contraband = stall
    for amount in range(1, 40):
        moment = in_debt(cards, contraband, amount)
        choices = legal_for(moment.view)
        found = [end for end in every_end(moment, layout(SECOND)) if isinstance(end, PayDebt)]
        tidy = [(in_order(end.legal), in_order(end.contraband)) for end in found]
        assert len(tidy) == len(set(tidy))
        wanted = {
            (legal, face_down)
            for legal in subsets(cards, 0, len(cards))
            for face_down in subsets(contraband, 0, len(contraband))
            if choices.contains(PayDebt(legal, face_down))
        }
        assert set(tidy) == wanted, amount


def test_the_engine_takes_every_offer_of_the_grid() -> None:
    """Whatever random sub-steps compose is legal (rules §5)."""
    said = 0
    for seed in range(12):
        dice = Dice(seed)
        game = Reference(any_rules(dice, house_rounds=3), seed=seed)
        for _ in random_play(game, dice):
            if game.turn in (TurnKind.SPEAK, TurnKind.SETTLE) and not game.selection.begun and dice.happens(4):
                choices = legal_for(game.moment.view)
                for command in some_offers(game, dice):
                    assert choices.contains(command), command
                    said += 1
    assert said > 300


def some_offers(game: Reference, dice: Dice) -> list[MakeOffer]:
    """Offers that random sub-steps lead to from here."""
    found = []
    for _ in range(10):
        twin = game.copy()
        while True:
            done = twin.understood(dice.choose(twin.open_actions()))
            if isinstance(done.command, MakeOffer):
                found.append(done.command)
            if done.selection is None:
                break
            twin.take(done)
    return found


def speaking(seed: int = 8) -> Reference:
    game, dice = Reference(SECOND, seed=seed), Dice(seed)
    while game.turn is not TurnKind.SPEAK:
        game.step(dice.choose(game.open_actions()))
    return game


def act(game: Reference, kind: Act, distance: int = 0, number: int = 0) -> None:
    (action,) = [a.id for a in game.layout.actions if (a.act, a.distance, a.number) == (kind, distance, number)]
    game.step(action)


def test_an_offer_passes_the_own_bag_unless_it_says_otherwise() -> None:
    game = speaking()
    seat = game.actor
    assert seat is not None
    act(game, Act.GOLD, number=5)
    (offer,) = game.table.public.offers
    assert offer.terms.deed_for(seat) is Deed.PASS
    assert offer.terms.merchant_gives.gold == 5


def test_an_offer_may_be_about_a_third_bag_alone() -> None:
    game = speaking()
    seat = game.actor
    assert seat is not None
    act(game, Act.BAG_LEAVE, 0)
    act(game, Act.BAG_OPEN, 1)
    act(game, Act.GOLD, number=3)
    (offer,) = game.table.public.offers
    assert [(term.bag, term.deed) for term in offer.terms.bags] == [((seat + 1) % 4, Deed.OPEN)]


def test_an_offer_has_a_bounded_number_of_items() -> None:
    game = speaking()
    assert MOST_ITEMS == 3
    game.step(next(a for a in game.open_actions() if game.layout.actions[a].act is Act.PROMISE))
    act(game, Act.BAG_PASS, 1)
    assert Act.BAG_OPEN in {game.layout.actions[action].act for action in game.open_actions()}
    act(game, Act.BAG_OPEN, 2)
    acts = {game.layout.actions[action].act for action in game.open_actions()}
    assert acts <= {Act.GOLD, Act.SHERIFF_GOLD}


def test_a_counter_offer_gives_its_merchant_the_floor_and_uses_an_exchange() -> None:
    game = speaking()
    while game.turn is TurnKind.SPEAK:
        act(game, Act.DONE)
    assert game.turn is TurnKind.SETTLE
    sheriff = game.actor
    assert sheriff is not None
    act(game, Act.COUNTER, 2)
    assert game.exchanges_left == 2
    act(game, Act.GOLD, number=4)
    assert (game.turn, game.actor, game.exchanges_left) == (TurnKind.SPEAK, (sheriff + 2) % 4, 1)
    act(game, Act.ACCEPT, 2)
    assert (game.turn, game.actor, game.exchanges_left) == (TurnKind.SETTLE, sheriff, 2)
    assert len(game.table.public.unsettled) == 2


def test_without_exchanges_left_the_sheriff_can_only_settle() -> None:
    game = speaking()
    while game.turn is TurnKind.SPEAK:
        act(game, Act.DONE)
    for _ in range(2):
        act(game, Act.HEAR, 1)
        act(game, Act.DONE)
    acts = {game.layout.actions[action].act for action in game.open_actions()}
    assert acts == {Act.PASS, Act.OPEN}


def test_an_action_off_the_mask_is_refused_and_changes_nothing() -> None:
    game = speaking()
    before = game.observe(0), game.open_actions()
    closed = next(action.id for action in game.layout.actions if action.id not in before[1])
    with pytest.raises(IllegalAction, match="look at the mask"):
        game.step(closed)
    assert (game.observe(0), game.open_actions()) == before


def test_every_way_to_take_from_piles_and_set_aside_is_reached_once() -> None:
    """First edition: cards from the tops of both piles, as many as the hand has room for (rules §4.1)."""
    game = Reference(Ruleset.preset("first", players=3), seed=2)
    assert game.turn is TurnKind.SET_ASIDE
    hand = game.moment.view.mine.hand
    ends = [end for end in every_end(game.moment, game.layout) if isinstance(end, SetAside)]
    found = [(in_order(end.cards), end.take or (0, 0)) for end in ends]
    assert len(found) == len(set(found))
    wanted = {
        (cards, (first, second))
        for cards in subsets(hand, 0, 5)
        for first in range(6)
        for second in range(6)
        if first + second <= len(cards)
    }
    assert set(found) == wanted


def test_deputies_settle_in_turns_and_a_changed_stance_uses_an_exchange() -> None:
    """Rules §10; the bound on changes is the environment's."""
    game, dice = Reference(Ruleset.preset("second", players=6), seed=1), Dice(1)
    while game.turn is not TurnKind.SETTLE:
        quiet = [a for a in game.open_actions() if game.layout.actions[a].act is Act.DONE]
        game.step(quiet[0] if quiet and game.turn is TurnKind.SPEAK else dice.choose(game.open_actions()))
    first, owner = game.actor, game.table.public.unsettled[0]
    assert first is not None
    act(game, Act.PASS, (owner - first) % 6)
    second = game.actor
    assert second not in (None, first)
    assert second is not None
    act(game, Act.OPEN, (owner - second) % 6)
    assert game.actor == first
    assert game.exchanges_left == 2
    act(game, Act.OPEN, (owner - first) % 6)
    assert game.exchanges_left == 1
    act(game, Act.CONFIRM, (owner - second) % 6)
    act(game, Act.CONFIRM, (owner - first) % 6)
    assert owner not in game.table.public.unsettled


def test_the_clock_is_refused_with_a_sentence() -> None:
    with pytest.raises(NoEnvironment, match="have no clock"):
        Reference(Ruleset.preset("second", players=4, inspection_clock=True))
