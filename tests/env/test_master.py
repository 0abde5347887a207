"""The shipped mind at the table: by all rules that it plays, without JAX, with beliefs and expectations."""

import subprocess
import sys
from importlib.metadata import entry_points

import msgspec
import pytest

from nottingham.arena.match import play_match
from nottingham.bots import UnknownBot, check_spec
from nottingham.bots.ledger import Ledger
from nottingham.env.bargaining import Credit, bound, gain, hidden, off_the_grid, worth_taking
from nottingham.env.layout import Act, TurnKind, action_id
from nottingham.env.master import MASTER_FILE
from nottingham.env.mind import BagBelief, TrainedMind, load
from nottingham.env.reference import Reference
from nottingham.game import Refusal, Ruleset, View, legal_for, play, view
from nottingham.game.commands import AcceptOffer, MakeOffer
from nottingham.game.goods import PENALTY, VALUE, Good
from nottingham.game.known import BagTerm, Deed, Parcel, Terms, put

RULES = Ruleset.preset("second", players=4)


@pytest.fixture(scope="module")
def mind() -> TrainedMind:
    return load(MASTER_FILE)


def inspection(rounds: int = 1, *, smuggled: bool = False) -> Reference:
    """A game in which the Sheriff is about to settle, nobody has offered anything, and all bags passed before: with the
    first kinds of the hand in them, or the last."""
    game = Reference(RULES, seed=1, version=1)
    done = action_id(Act.DONE)
    while game.turn is not TurnKind.SETTLE or game.table.public.round < rounds:
        actions = game.open_actions()
        passing = [action for action in actions if game.layout.actions[action].act is Act.PASS]
        last = smuggled and game.turn is TurnKind.LOAD
        game.step(done if done in actions else (passing or actions)[-1 if last else 0])
    return game


def test_it_is_found_by_its_name_through_the_entry_point() -> None:
    (point,) = [point for point in entry_points(group="nottingham.bots") if point.name == "master"]
    assert point.value == "nottingham.env.master:add"
    assert check_spec("master", files=True, rules=RULES) == "master"


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"royal_goods": True, "black_market": True}], ids=str)
def test_it_plays_whole_games_without_a_fault(players: int, options: dict[str, bool]) -> None:
    rules = Ruleset.preset("second", players=players, **options)
    match = play_match(rules, players, ["master", "random", "hard", "medium", "master"][:players], time_limit=20)
    assert match.faults == []
    assert match.table.public.scores is not None


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play_match(RULES, 5, ["master", "hard", "master", "honest"], time_limit=20) for _ in range(2)]
    assert games[0].events == games[1].events


def test_other_rules_are_refused_with_a_sentence() -> None:
    for rules in (Ruleset.preset("first", players=4), Ruleset.preset("second", players=6)):
        with pytest.raises(UnknownBot, match="second edition with three to five players"):
            check_spec("master", files=True, rules=rules)
    with pytest.raises(UnknownBot, match="no file /nowhere"):
        check_spec("master:/nowhere/mind.npz", files=True, rules=RULES)


def test_playing_needs_no_jax() -> None:
    code = """
import sys
for name in ("jax", "optax", "pettingzoo", "gymnasium", "pyspiel", "open_spiel"):
    sys.modules[name] = None
from nottingham.arena.match import play_match
from nottingham.game import Refusal, Ruleset, View, legal_for, play, view
match = play_match(Ruleset.preset("second", players=3, house_rounds=2), 1, ["master"] * 3, time_limit=20)
assert match.faults == [], match.faults
"""
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_belief_is_about_every_closed_bag_but_its_own(mind: TrainedMind) -> None:
    game = inspection()
    for seat in range(4):
        seen = view(game.table, seat)
        found = mind.beliefs(seen, game.scene)
        assert set(found) == set(seen.public.unsettled) - {seat}
        for owner, belief in found.items():
            bag = seen.public.bags[owner]
            assert bag is not None
            assert sum(belief.cards.values()) == pytest.approx(bag.count)
            assert 0 <= belief.true <= 1


def test_it_expects_more_when_it_is_richer(mind: TrainedMind) -> None:
    game = inspection()
    seat = game.actor
    assert seat is not None
    seen = view(game.table, seat)
    poor, rich = (mind.expects(_with_gold(seen, seat, gold), game.scene) for gold in (10, 90))
    assert rich.margin > poor.margin + 20
    assert 0 <= poor.win <= rich.win <= 1


def _with_gold(seen: View, seat: int, gold: int) -> View:
    there = put(seen.public.gold, seat, gold)
    return msgspec.structs.replace(seen, public=msgspec.structs.replace(seen.public, gold=there))


def offered(game: Reference, merchant: int, terms: Terms) -> View:
    """What the Sheriff sees once a merchant has made this offer."""
    assert game.actor is not None
    played = play(game.table, merchant, MakeOffer((merchant,), (game.actor,), terms))
    assert not isinstance(played, Refusal), played
    return view(played[0], game.actor)


def credit(mind: TrainedMind, game: Reference, seen: View, ledger: Ledger | None = None) -> Credit:
    return Credit(mind, ledger or Ledger(), seen, game.scene)


def test_words_of_a_stranger_are_worth_little_gold_and_those_of_a_liar_less(mind: TrainedMind) -> None:
    """Contraband out of a bag: the policy is shown gold in its place, by credit; and none where none can be there."""
    game = inspection()
    merchant = game.table.public.merchants[0]
    said = Terms(Parcel(3, from_bag=(Good.PEPPER,)), bags=(BagTerm(merchant, Deed.PASS),))
    seen = offered(game, merchant, said)
    (shown,) = credit(mind, game, seen).shown().public.offers
    assert shown.id == seen.public.offers[0].id
    assert shown.terms.merchant_gives.from_bag == ()
    stranger = credit(mind, game, seen)._bag((Good.SILK,) * 3, merchant)
    broken = Ledger()
    broken._goods[merchant] = [2, 0]
    assert 0 <= credit(mind, game, seen, broken)._bag((Good.SILK,) * 3, merchant) < stranger < 3 * VALUE[Good.SILK]


def test_nobody_sells_it_air(mind: TrainedMind) -> None:
    """Named goods of a stall, for gold, from somebody unknown: not taken at half of what the words say."""
    game = inspection(rounds=6, smuggled=True)
    sheriff = game.actor
    assert sheriff is not None
    public = game.table.public
    sellers = [seat for seat in public.merchants if public.contraband[seat]]
    assert sellers
    assert public.gold[sheriff] >= 4
    words = Terms(Parcel(contraband=(Good.CROSSBOW,)), Parcel(4))
    seen = offered(game, sellers[0], words)
    assert off_the_grid(seen.public.offers[0])
    assert worth_taking(credit(mind, game, seen), legal_for(seen)) is None
    assert credit(mind, game, seen).shown().public.offers == ()


def test_an_offer_off_the_grid_is_weighed_and_taken_if_it_is_worth_it(mind: TrainedMind) -> None:
    """Goods of the Sheriff's own stall: one for much gold, or all of them for a coin."""
    game = inspection(rounds=8)
    sheriff = game.actor
    assert sheriff is not None
    public = game.table.public
    merchant = max(public.merchants, key=lambda seat: public.gold[seat])
    goods = public.stalls[sheriff]
    assert len(goods) >= 3
    bag = (BagTerm(merchant, Deed.PASS),)
    cheapest = min(goods, key=VALUE.__getitem__)
    good = offered(game, merchant, Terms(Parcel(min(40, public.gold[merchant])), Parcel(legal=(cheapest,)), bag))
    bad = offered(game, merchant, Terms(Parcel(1), Parcel(legal=goods), bag))
    assert isinstance(worth_taking(credit(mind, game, good), legal_for(good)), AcceptOffer)
    assert worth_taking(credit(mind, game, bad), legal_for(bad)) is None
    for seen in (good, bad):
        (offer,) = seen.public.offers
        assert off_the_grid(offer)
        assert hidden(seen, [offer]).public.offers == ()
        assert (gain(credit(mind, game, seen), offer) > 0) == (seen is good)


def test_gold_for_opening_somebody_else_s_bag_is_weighed_by_what_is_thought_to_be_in_it(mind: TrainedMind) -> None:
    """The policy never heard of such offers in its training, and a deaf one hears of none."""
    game = inspection()
    merchant, owner = game.table.public.merchants[:2]
    rich, poor = (offered(game, merchant, Terms(Parcel(gold), bags=(BagTerm(owner, Deed.OPEN),))) for gold in (30, 1))
    for seen in (rich, poor):
        assert off_the_grid(seen.public.offers[0])
        assert credit(mind, game, seen).shown().public.offers == ()
    assert isinstance(worth_taking(credit(mind, game, rich), legal_for(rich)), AcceptOffer)
    gains = [gain(credit(mind, game, seen), seen.public.offers[0]) for seen in (rich, poor)]
    assert gains[0] > max(0.0, gains[1])
    bag = game.table.public.bags[owner]
    assert bag is not None
    assert bag.declared is not None
    true, false = BagBelief(1.0, {bag.declared: float(bag.count)}), BagBelief(0.0, {Good.SILK: float(bag.count)})
    fee, fine = bag.count * PENALTY[bag.declared], bag.count * PENALTY[Good.SILK]
    assert [bound(true, bag, deed) for deed in (Deed.OPEN, Deed.PASS)] == [-fee, 0.0]
    assert [bound(false, bag, deed) for deed in (Deed.OPEN, Deed.PASS)] == [0.0, -fine]
    assert bound(true, bag, Deed.TAKE_NOTHING) < 0


def test_a_gift_is_taken(mind: TrainedMind) -> None:
    """Gold for nothing at all: a deaf Sheriff's policy would not hear of it."""
    game = inspection()
    seen = offered(game, game.table.public.merchants[0], Terms(Parcel(10)))
    assert isinstance(worth_taking(credit(mind, game, seen), legal_for(seen)), AcceptOffer)


def test_what_the_grid_can_say_is_left_to_the_policy(mind: TrainedMind) -> None:
    game = inspection()
    merchant = game.table.public.merchants[0]
    seen = offered(game, merchant, Terms(Parcel(20), bags=(BagTerm(merchant, Deed.PASS),)))
    assert worth_taking(credit(mind, game, seen), legal_for(seen)) is None
    assert credit(mind, game, seen).shown() is seen
