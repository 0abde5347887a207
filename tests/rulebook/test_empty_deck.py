"""When the deck runs out. Rules §7, D4."""

from collections import Counter
from collections.abc import Mapping

import pytest

from nottingham.game import SPECTATOR, Ruleset, legal, tell
from nottingham.game.chance import Scripted, Seeded
from nottingham.game.commands import DeclareBag, LoadBag, NameFirstMerchant, PassBag, PlaceSetAside, SetAside
from nottingham.game.events import CardsDrawn, DeckReshuffled
from nottingham.game.goods import Cards, in_order, without_cards
from nottingham.game.known import FaceDown, Phase
from nottingham.game.state import Table
from tests.builders import APPLE, BREAD, CHEESE, MEAD, PEPPER, SILK, a_table, do, done, happened, refused

HOUSE = {APPLE: 60, CHEESE: 20, MEAD: 10, PEPPER: 10, SILK: 10}
HAND = (APPLE, APPLE, CHEESE, CHEESE, MEAD, SILK)


def a_dry_table(
    edition: str,
    deck: Cards = (),
    piles: tuple[Cards, ...] = (),
    hands: Mapping[int, Cards] | None = None,
    bag: Cards = (),
    seed: int = 0,
) -> Table:
    """Three players at the market, or inspecting the bag of seat 1. The deck holds just these cards; all that lie
    nowhere else are on the Sheriff's stall."""
    rules = Ruleset.preset(edition, 3, house_deck=HOUSE)
    held = {0: HAND, 1: HAND, 2: HAND, **(hands or {})}
    used = in_order([*deck, *bag, *(card for pile in (*piles, *held.values()) for card in pile)])
    scene = {"phase": "inspection", "bags": {1: bag}, "declared": {1: APPLE}} if bag else {}
    rest = without_cards(in_order(rules.deck), used)
    return a_table(rules, hands=held, deck_top=deck, piles=piles, stalls={0: rest}, seed=seed, **scene)


def named(table: Table, first: int = 1) -> Table:
    return do(table, (0, NameFirstMerchant(first)))


def test_the_discard_is_shuffled_only_when_a_draw_finds_no_card() -> None:
    """Rules §7: not as soon as the deck is empty."""
    table = named(a_dry_table("second", deck=(MEAD, MEAD), piles=((APPLE, PEPPER),)))
    table, events = done(table, 1, SetAside((APPLE, APPLE)))
    assert happened(events, DeckReshuffled) == []
    assert (table.public.deck, table.public.piles) == (0, ((APPLE, PEPPER),))
    table, events = done(table, 2, SetAside(()))
    assert happened(events, DeckReshuffled) == []


def test_second_edition_shuffles_the_whole_discard_pile() -> None:
    """Rules §7: the deck is drawn to its end first."""
    pile = (PEPPER, APPLE, PEPPER, PEPPER, PEPPER, PEPPER, PEPPER)
    table = named(a_dry_table("second", deck=(MEAD,), piles=(pile,)))
    table, events = done(table, 1, SetAside((APPLE, APPLE, SILK)))
    assert [type(event) for event in events[1:]] == [CardsDrawn, DeckReshuffled, CardsDrawn]
    (reshuffled,) = happened(events, DeckReshuffled)
    assert Counter(reshuffled.order) == Counter(pile)
    assert [event.cards for event in happened(events, CardsDrawn)] == [(MEAD,), in_order(reshuffled.order[:2])]
    assert (table.public.deck, table.public.piles) == (5, ((),))


def test_cards_set_aside_in_the_running_market_are_not_shuffled_in() -> None:
    """Rules §7, second edition: they are gathered afterwards."""
    table = named(a_dry_table("second", piles=((PEPPER, PEPPER),)))
    table = do(table, (1, SetAside((SILK,))))
    table, events = done(table, 2, SetAside((CHEESE, CHEESE, SILK)))
    assert happened(events, DeckReshuffled) == []
    assert table.public.hands == (6, 6, 4)
    assert in_order(table.public.piles[0]) == (CHEESE, CHEESE, SILK, SILK)
    assert table.public.phase is Phase.LOADING


def test_first_edition_leaves_the_five_topmost_cards_of_each_pile() -> None:
    """Rules §7."""
    left = (MEAD, SILK, APPLE, PEPPER, PEPPER, APPLE, CHEESE)
    right = (MEAD, CHEESE, CHEESE, CHEESE, CHEESE, APPLE)
    table = a_dry_table("first", piles=(left, right))
    table, events = done(table, 1, SetAside((APPLE,)))
    (reshuffled,) = happened(events, DeckReshuffled)
    assert Counter(reshuffled.order) == Counter((MEAD, SILK, MEAD))
    assert table.public.piles == (left[-5:], right[-5:])
    assert table.public.deck == 2


def test_first_edition_counts_what_is_left_after_taking_from_the_tops() -> None:
    """Rules §4.1, §7: first the piles, then the deck."""
    left = (MEAD, SILK, APPLE, PEPPER, PEPPER, APPLE, CHEESE)
    table = a_dry_table("first", piles=(left, ()))
    table, events = done(table, 1, SetAside((APPLE, SILK, CHEESE), take=(1, 0)))
    assert happened(events, DeckReshuffled)[0].order == (MEAD,)
    assert table.public.piles == ((SILK, APPLE, PEPPER, PEPPER, APPLE), ())
    assert table.public.hands[1] == 5


def test_piles_of_five_or_less_are_not_shuffled() -> None:
    """Rules §7, D4: whoever draws stays short."""
    piles = ((APPLE, APPLE, APPLE, APPLE, MEAD), (SILK,))
    table, events = done(a_dry_table("first", piles=piles), 1, SetAside((APPLE, CHEESE)))
    assert happened(events, DeckReshuffled) == []
    assert table.public.piles == piles
    assert table.public.hands[1] == 4


def test_an_empty_pile_grows_again_when_somebody_lays_cards_on_it() -> None:
    """Rules §7, first edition."""
    table = a_dry_table("first", deck=(MEAD, MEAD), piles=((), ()))
    table = do(table, (1, SetAside((APPLE, SILK))), (1, PlaceSetAside(1, (APPLE, SILK))))
    assert table.public.piles == ((), (APPLE, SILK))


def test_nobody_sees_the_new_order() -> None:
    """Rules §16."""
    _, events = done(named(a_dry_table("second", piles=((PEPPER, APPLE),))), 1, SetAside((APPLE,)))
    for seat in (0, 1, 2, SPECTATOR):
        assert happened([tell(event, seat) for event in events], DeckReshuffled) == [DeckReshuffled(FaceDown(2))]


def test_the_new_order_comes_from_chance() -> None:
    """Design §3: a scene has asked chance twice before."""
    pile = (APPLE, APPLE, CHEESE, PEPPER)
    for seed in range(5):
        _, events = done(named(a_dry_table("second", piles=(pile,), seed=seed)), 1, SetAside((APPLE,)))
        assert happened(events, DeckReshuffled) == [DeckReshuffled(Seeded(seed).shuffled(2, in_order(pile)))]


@pytest.mark.parametrize("edition", ["first", "second"])
def test_at_the_end_of_a_round_cards_come_from_the_deck_and_the_reshuffled_discard(edition: str) -> None:
    """Rules §4.5, §7: in both editions, never from the tops of the piles."""
    pile = (MEAD, PEPPER, APPLE, APPLE, APPLE, CHEESE, CHEESE)
    hand = (APPLE, CHEESE, SILK)
    table = a_dry_table(edition, deck=(SILK,), piles=(pile,), hands={1: hand}, bag=(MEAD, MEAD))
    table, events = done(table, 0, PassBag(1))
    assert [event.seat for event in happened(events, CardsDrawn)] == [1, 1]
    (reshuffled,) = happened(events, DeckReshuffled)
    assert Counter(reshuffled.order) == Counter(pile if edition == "second" else pile[:2])
    assert table.public.piles[0] == (() if edition == "second" else pile[2:])
    assert table.public.hands == (6, 6, 6)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_whoever_finds_no_card_stays_short(edition: str) -> None:
    """D4: first come, first served, from the new Sheriff on (D3)."""
    table = a_dry_table(edition, deck=(SILK, SILK), hands={0: (), 1: (APPLE,) * 5, 2: (CHEESE,)}, bag=(APPLE,))
    table, events = done(table, 0, PassBag(1))
    assert [(event.seat, len(event.cards)) for event in happened(events, CardsDrawn)] == [(1, 1), (2, 1)]
    assert table.public.hands == (0, 6, 2)


def test_a_merchant_may_not_set_aside_so_many_that_the_hand_would_end_empty() -> None:
    """D4, second edition."""
    table = named(a_dry_table("second", hands={1: (APPLE, SILK)}))
    assert refused(table, 1, SetAside((APPLE, SILK))) == "market.hand_would_be_empty"
    assert not legal(table, 1).contains(SetAside((APPLE, SILK)))
    assert do(table, (1, SetAside((APPLE,)))).public.hands[1] == 1


@pytest.mark.parametrize("edition", ["first", "second"])
def test_one_card_to_draw_is_enough_to_set_everything_aside(edition: str) -> None:
    """D4: it may still lie in the discard."""
    for deck, pile in (((MEAD,), ()), ((), (MEAD,) if edition == "second" else (MEAD, *(APPLE,) * 5))):
        table = a_dry_table(edition, deck=deck, piles=(pile,), hands={1: (APPLE, SILK)})
        table = named(table) if edition == "second" else table
        table = do(table, (1, SetAside((APPLE, SILK))))
        assert table.own[1].hand == (MEAD,)


def test_a_card_from_a_pile_is_enough_too() -> None:
    """D4, first edition."""
    table = a_dry_table("first", piles=((), (MEAD,)), hands={1: (APPLE, SILK)})
    assert refused(table, 1, SetAside((APPLE, SILK))) == "market.hand_would_be_empty"
    assert refused(table, 1, SetAside((APPLE, SILK), take=(0, 0))) == "market.hand_would_be_empty"
    assert legal(table, 1).contains(SetAside((APPLE, SILK), take=(0, 1)))
    assert do(table, (1, SetAside((APPLE, SILK), take=(0, 1)))).own[1].hand == (MEAD,)


@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_empty_hand_has_an_empty_turn_and_sits_the_round_out(edition: str) -> None:
    """D4: nothing to load, declare or settle."""
    table = a_dry_table(edition, hands={1: ()})
    table = named(table) if edition == "second" else table
    table = do(table, (1, SetAside(())), (2, SetAside(())))
    assert table.public.queue == (2,)
    assert refused(table, 1, LoadBag((APPLE,))) == "turn.not_yours"
    table = do(table, (2, LoadBag((APPLE,))))
    assert (table.public.bags[1], table.public.queue) == (None, (2,))
    table = do(table, (2, DeclareBag(APPLE, 1)))
    assert table.public.unsettled == (2,)
    assert refused(table, 0, PassBag(1)).startswith("bag.")
    assert do(table, (0, PassBag(2))).public.round == 2


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_round_without_any_bag_goes_by(edition: str) -> None:
    """D4."""
    table = a_dry_table(edition, hands={1: (), 2: ()})
    table = named(table) if edition == "second" else table
    table = do(table, (1, SetAside(())), (2, SetAside(())))
    assert (table.public.round, table.public.phase, table.public.sheriffs) == (2, Phase.MARKET, (1,))


def test_an_empty_hand_is_filled_at_the_market_if_it_can_be() -> None:
    """Rules §4.1, D4."""
    table = named(a_dry_table("second", deck=(MEAD, SILK), hands={1: ()}))
    assert do(table, (1, SetAside(()))).own[1].hand == (MEAD, SILK)


def test_five_players_who_always_load_five_and_pass_run_out_of_cards() -> None:
    """D4 says so: in the last rounds somebody stays short, and the game still comes to its end."""
    table = a_table(Ruleset.preset("second", 5), chance=Scripted())
    short = 0
    while table.public.phase is not Phase.OVER:
        public = table.public
        short += public.phase is Phase.MARKET and min(public.hands) < 6
        seat = table.awaiting[0].seat
        hand = table.own[seat].hand
        if public.phase is Phase.MARKET:
            table = do(table, (seat, SetAside(()) if public.queue else NameFirstMerchant(public.merchants[0])))
        elif public.phase is Phase.LOADING:
            table = do(table, (seat, LoadBag(hand[:5])))
        elif public.phase is Phase.DECLARATION:
            table = do(table, (seat, DeclareBag(BREAD, len(table.own[seat].bag))))
        else:
            table = do(table, (seat, PassBag(public.unsettled[0])))
    assert short > 0
    assert sum(len(stall) for stall in table.public.stalls) + sum(table.public.contraband) > 150
