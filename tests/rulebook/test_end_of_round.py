"""The end of a round, and of the game. Rules §3, §4.5, §8, §10, §16, D3."""

from collections import Counter

import pytest

from nottingham.arena.random_play import random_game
from nottingham.game import SPECTATOR, Event, Ruleset, legal, tell, view
from nottingham.game.commands import (
    ConfirmStance,
    DeclareBag,
    LoadBag,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    SetAside,
    TakeStance,
)
from nottingham.game.events import (
    CardsDrawn,
    ContrabandShown,
    DeputiesShuffled,
    GameScored,
    PhaseBegan,
    RoundBegan,
    RoundEnded,
    TableRevealed,
)
from nottingham.game.known import AskKind, FaceDown, Phase, Verdict
from nottingham.game.state import Table
from tests.builders import (
    APPLE,
    CHEESE,
    CROSSBOW,
    FIRST,
    MEAD,
    SECOND,
    SILK,
    an_inspection,
    do,
    done,
    happened,
    refused,
)

SIX = Ruleset.preset("second", 6)
HAND = (APPLE,) * 6


def a_last_bag(rules: Ruleset = SECOND, **scene: object) -> Table:
    """The only bag of the round is still to be settled, seat 1's."""
    return an_inspection(rules, **{"bags": {1: [APPLE, SILK]}, "declared": {1: APPLE}, **scene})


def a_game(rules: Ruleset, seed: int = 1) -> tuple[Table, list[Event]]:
    """A whole game of random players: the last table, and everything that happened."""
    moves = list(random_game(rules, seed))
    return moves[-1][0], [event for _, events in moves for event in events]


# Between two rounds


@pytest.mark.parametrize(("sheriff", "following"), [(0, 1), (2, 3), (3, 0)])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_the_marker_passes_to_the_left(edition: str, sheriff: int, following: int) -> None:
    """Rules §3, §4.5: and the next market begins."""
    owner = (sheriff + 1) % 4
    rules = Ruleset.preset(edition)
    table = a_last_bag(rules, sheriff=sheriff, bags={owner: [APPLE]}, declared={owner: APPLE}, round=3)
    table, events = done(table, sheriff, PassBag(owner))
    assert happened(events, RoundEnded) == [RoundEnded(3)]
    assert happened(events, RoundBegan) == [RoundBegan(4, (following,))]
    assert (table.public.round, table.public.phase, table.public.sheriffs) == (4, Phase.MARKET, (following,))
    first = AskKind.NAME_FIRST if edition == "second" else AskKind.MARKET
    assert [ask.kind for ask in table.awaiting] == [first]


def test_everybody_draws_up_to_the_hand_limit() -> None:
    """Rules §4.5."""
    table = a_last_bag(hands={1: HAND[:4], 2: HAND[:1], 3: ()})
    table = do(table, (0, PassBag(1)))
    assert table.public.hands == (6, 6, 6, 6)
    assert [len(own.hand) for own in table.own] == [6, 6, 6, 6]


def test_with_the_option_everybody_draws_up_to_seven() -> None:
    """Rules §4.5, §9."""
    table = do(a_last_bag(Ruleset.preset("second", seven_cards=True)), (0, PassBag(1)))
    assert table.public.hands == (7, 7, 7, 7)


def test_the_old_sheriff_already_has_a_full_hand() -> None:
    """Rules §4.5."""
    table = a_last_bag(hands={0: HAND, 1: HAND[:4]})
    table, events = done(table, 0, PassBag(1))
    assert {event.seat for event in happened(events, CardsDrawn)} == {1}
    assert table.own[0].hand == HAND


def test_drawing_goes_clockwise_from_the_new_sheriff() -> None:
    """D3."""
    hands = dict.fromkeys(range(4), HAND[:3])
    table = a_last_bag(sheriff=1, bags={2: [APPLE]}, declared={2: APPLE}, hands=hands, deck_top=[SILK] * 3 + [MEAD] * 3)
    table, events = done(table, 1, PassBag(2))
    assert [event.seat for event in happened(events, CardsDrawn)] == [2, 3, 0, 1]
    assert table.own[2].hand == (*HAND[:3], SILK, SILK, SILK)
    assert table.own[3].hand == (*HAND[:3], MEAD, MEAD, MEAD)


def test_drawing_goes_clockwise_from_the_deputy_drawn_first() -> None:
    """D3: the new one."""
    hands = dict.fromkeys(range(6), HAND[:3])
    scene = {"deputies": (5, 2), "bags": {0: [CHEESE]}, "declared": {0: CHEESE}, "hands": hands}
    table = an_inspection(SIX, **scene)
    both = [(deputy, TakeStance(0, Verdict.PASS)) for deputy in (5, 2)]
    table = do(table, *both, (5, ConfirmStance(0)))
    table, events = done(table, 2, ConfirmStance(0))
    first = table.public.sheriffs[0]
    assert first not in (5, 2)
    assert [event.seat for event in happened(events, CardsDrawn)] == [(first + i) % 6 for i in range(6)]


def test_a_round_leaves_no_bags_and_no_offers() -> None:
    """Rules §5: a deal binds within the round."""
    table = do(a_last_bag(), (0, OpenBag(1)))
    assert table.public.bags == (None,) * 4
    assert all(own.bag == () for own in table.own)
    assert (table.public.offers, table.public.obligations) == ((), ())


def test_a_round_has_its_five_phases_in_order() -> None:
    """Rules §3."""
    _, happenings = a_game(SECOND)
    phases = [event.phase for event in happened(happenings, PhaseBegan)]
    assert phases[:5] == [Phase.MARKET, Phase.LOADING, Phase.DECLARATION, Phase.INSPECTION, Phase.MARKET]


# A whole game


@pytest.mark.parametrize(("players", "times"), [(3, 3), (4, 2), (5, 2)])
@pytest.mark.parametrize("edition", ["first", "second"])
def test_everybody_is_sheriff_as_often_as_everybody_else(edition: str, players: int, times: int) -> None:
    """Rules §3: three times with three players, else twice; 9, 8 and 10 rounds."""
    table, happenings = a_game(Ruleset.preset(edition, players))
    sheriffs = [event.sheriffs for event in happened(happenings, RoundBegan)]
    assert Counter(sheriffs) == {(seat,): times for seat in range(players)}
    first = table.public.first_sheriff
    assert sheriffs == [((first + i) % players,) for i in range(players * times)]
    assert len(happened(happenings, RoundEnded)) == players * times


@pytest.mark.parametrize("edition", ["first", "second"])
@pytest.mark.parametrize("seed", [1, 2])
def test_everybody_is_deputy_three_times_in_nine_rounds(edition: str, seed: int) -> None:
    """Rules §3, §10: once every three rounds, which use the deputy cards up."""
    _, happenings = a_game(Ruleset.preset(edition, 6), seed)
    pairs = [event.sheriffs for event in happened(happenings, RoundBegan)]
    assert len(pairs) == 9
    for at in (0, 3, 6):
        assert sorted(seat for pair in pairs[at : at + 3] for seat in pair) == [0, 1, 2, 3, 4, 5]
    orders = [event.order for event in happened(happenings, DeputiesShuffled)]
    assert [seat for order in orders for seat in order] == [seat for pair in pairs for seat in pair]


def test_another_number_of_rounds_can_be_agreed_on() -> None:
    """Rules §3: for puzzles and tests."""
    table, happenings = a_game(Ruleset.preset("second", house_rounds=1))
    assert len(happened(happenings, RoundEnded)) == 1
    assert table.public.phase is Phase.OVER


# The end of the game


def test_nobody_draws_and_no_marker_passes_after_the_last_round() -> None:
    """Rules §4.5: unless the game is over."""
    table, events = done(a_last_bag(round=8), 0, PassBag(1))
    assert table.public.phase is Phase.OVER
    assert happened(events, RoundBegan) == []
    assert happened(events, CardsDrawn) == []
    assert table.awaiting == ()


def test_face_down_contraband_is_turned_up_at_the_end() -> None:
    """Rules §8, §16."""
    table, events = done(a_last_bag(FIRST, round=8, stalls={3: [CROSSBOW, APPLE]}), 0, PassBag(1))
    (shown,) = happened(events, ContrabandShown)
    assert shown.contraband == ((), (SILK,), (), (CROSSBOW,))
    assert tell(shown, SPECTATOR) == shown
    assert table.public.shown == shown.contraband


def test_hands_are_thrown_away_and_count_nothing() -> None:
    """Rules §8."""
    rich = do(a_last_bag(round=8, hands={2: [CROSSBOW] * 5}), (0, PassBag(1)))
    poor = do(a_last_bag(round=8, hands={2: []}), (0, PassBag(1)))
    assert rich.public.scores == poor.public.scores


def test_everything_is_everybodys_once_the_game_has_been_scored() -> None:
    """Rules §16."""
    rules = Ruleset.preset("second", hidden_removal=True)
    table, events = a_game(rules, seed=3)
    (revealed,) = happened(events, TableRevealed)
    assert tell(revealed, SPECTATOR) == revealed
    known = view(table, SPECTATOR).public.revealed
    assert known is not None
    assert known.hands == tuple(own.hand for own in table.own)
    assert (known.removed, known.seed) == (table.removed, 3)
    assert known.deck == table.deck[table.drawn :]
    assert len(known.removed) == 10


def test_nothing_is_revealed_before() -> None:
    """Rules §16: of the removed cards, nobody sees more than the number."""
    for table, events in random_game(Ruleset.preset("second", hidden_removal=True), seed=3):
        if table.public.phase is not Phase.OVER:
            assert (table.public.revealed, table.public.shown, table.public.scores) == (None, (), None)
            assert happened(events, TableRevealed) == []
    assert table.public.removed == len(table.removed) == 10


def test_the_score_comes_before_the_reveal_and_is_told_to_everybody() -> None:
    """Rules §8, §16."""
    table, events = done(a_last_bag(round=8), 0, PassBag(1))
    assert [type(event) for event in events[-2:]] == [GameScored, TableRevealed]
    assert table.public.scores == events[-2].sheet  # type: ignore[attr-defined]
    assert tell(events[-2], 3) == events[-2]


def test_nothing_can_be_done_after_the_game() -> None:
    """Rules §3."""
    table = do(a_last_bag(round=8), (0, PassBag(1)))
    for seat in range(4):
        assert not legal(table, seat)
    assert refused(table, 1, SetAside(())) == "phase.wrong"
    assert refused(table, 1, LoadBag((APPLE,))) == "phase.wrong"
    assert refused(table, 1, DeclareBag(APPLE, 1)) == "phase.wrong"
    assert refused(table, 0, NameFirstMerchant(1)) == "market.nobody_to_name"


def test_cards_drawn_at_the_end_of_a_round_are_the_drawers_secret() -> None:
    """Rules §16."""
    _, events = done(a_last_bag(hands={1: HAND[:4]}), 0, PassBag(1))
    (drawn,) = happened(events, CardsDrawn)
    assert tell(drawn, 1) == drawn
    assert tell(drawn, 0) == CardsDrawn(1, FaceDown(2))
