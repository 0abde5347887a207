"""Adversaries: each does what its name says, plays whole games, and meets nobody but bots. Issue 13."""

from itertools import product
from pathlib import Path

import httpx
import pytest

from nottingham.arena.command import list_bots
from nottingham.arena.match import play_bots, play_match
from nottingham.arena.tournament import Settings
from nottingham.bots import Bot, Turn, UnknownBot, bots, check_spec, seat_bot
from nottingham.bots.adversaries.foresight import Facts, Foresight
from nottingham.bots.adversaries.reader import Reader
from nottingham.bots.adversaries.shadow import Shadow
from nottingham.bots.registry import adversaries
from nottingham.game import Command, Event, Ruleset
from nottingham.game.commands import (
    AcceptOffer,
    DeclareBag,
    LoadBag,
    MakeOffer,
    OpenBag,
    PassBag,
    RefuseOffer,
    SetAside,
    WithdrawOffer,
)
from nottingham.game.events import CardsSetAside, GoodsHanded, OfferMade, ProofShown, RoundBegan
from nottingham.game.goods import IS_LEGAL
from nottingham.game.known import AskKind, Deed, Parcel, Phase
from nottingham.game.state import Table
from nottingham.terminal.players import NotPlayable, specs_for
from tests.bots.heads import a_chair, a_demand, a_head, a_round, a_turn, does
from tests.bots.test_every_bot import RULES, Watched
from tests.builders import (
    APPLE,
    BREAD,
    CHEESE,
    CHICKEN,
    CROSSBOW,
    FIRST,
    MEAD,
    PEPPER,
    SECOND,
    SILK,
    a_bribe,
    a_table,
    an_inspection,
    do,
    done,
    happened,
    standing,
)
from tests.server.house import a_house

SIX = Ruleset.preset("second", players=6)
NAMES = ("air", "grim", "miser", "reader", "shadow", "sleeper")


def an_adversary(name: str, seat: int, rules: Ruleset = SECOND, told: tuple[Event, ...] | list[Event] = ()) -> Bot:
    bot = seat_bot(f"adversary-{name}", a_chair(seat, rules))
    for n, event in enumerate(told):
        bot.hear(n, event)  # type: ignore[attr-defined]
    return bot


def said(bot: Bot, table: Table, seat: int, *, may_wait: bool | None = None) -> Command | None:
    return bot.play(a_turn(table, seat, may_wait=may_wait))


# Who meets them


def test_the_adversaries_are_registered_and_say_what_they_do() -> None:
    assert sorted(adversaries()) == [f"adversary-{name}" for name in NAMES]
    assert all(len(entry.about) > 20 for entry in adversaries().values())


def test_adversaries_play_in_the_arena_by_name() -> None:
    settings = Settings(SECOND, ("adversary-air", "hard"), 4, 1, "1+3")
    assert settings.mixes[0].name == "1 adversary-air + 3 hard"


def test_adversaries_are_in_no_list_of_bots() -> None:
    assert not adversaries().keys() & bots().keys()
    assert not any("adversary" in bot["name"] for bot in list_bots()["bots"])


@pytest.mark.parametrize("name", NAMES)
def test_adversaries_sit_at_no_table_of_people(name: str) -> None:
    """What a server's lobby and the terminal ask before they seat a bot."""
    with pytest.raises(UnknownBot, match="plays in the arena only"):
        check_spec(f"adversary-{name}")
    with pytest.raises(NotPlayable, match="plays in the arena only"):
        specs_for(f"adversary-{name}", 3)


def test_a_server_offers_no_adversary(tmp_path: Path) -> None:
    with a_house(tmp_path) as house:
        names = [bot["name"] for bot in httpx.get(f"{house.url}/api/bots", timeout=60).json()]
    assert "hard" in names
    assert not [name for name in names if name.startswith("adversary")]


# Whole games


@pytest.mark.parametrize("number", range(len(RULES)))
def test_every_adversary_plays_whole_games_without_a_fault(number: int) -> None:
    rules = RULES[number]
    company = [f"adversary-{name}" for name in NAMES] + ["hard", "random", "easy"]
    for shift in range(0, 2 * len(company), rules.players):
        specs = [company[(shift + seat) % len(company)] for seat in range(rules.players)]
        match = play_match(rules, 100 * number + shift, specs, time_limit=20)
        assert match.faults == []
        assert match.table.public.phase is Phase.OVER


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    rules = Ruleset.preset("second", players=4, house_rounds=3)
    specs = [f"adversary-{name}", "random", "hard", "medium"]
    first, again = (play_match(rules, 3, specs, time_limit=20).events for _ in range(2))
    assert first == again


@pytest.mark.parametrize("edition", ["first", "second"])
def test_an_adversary_is_given_a_view_and_nothing_else(edition: str) -> None:
    rules = Ruleset.preset(edition, players=6, house_rounds=3)
    watched = [Watched(an_adversary(name, seat, rules)) for seat, name in enumerate(NAMES)]
    assert play_bots(rules, 2, watched, time_limit=60).faults == []


# The seller of air


def a_stall(*contraband: object) -> Table:
    """Seat 1 has contraband on its stall, and a true bag at the gate."""
    return an_inspection(stalls={1: contraband}, bags={1: [APPLE] * 3}, declared={1: APPLE})


def test_the_seller_of_air_sells_what_it_does_not_hold_for_gold() -> None:
    table = a_stall(PEPPER, PEPPER, PEPPER)
    offer = said(an_adversary("air", 1), table, 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel(contraband=(CROSSBOW,) * 3)
    assert offer.terms.sheriff_gives.gold == 14
    assert offer.terms.bags == ()
    table = do(table, (1, offer))
    table, events = done(table, 0, AcceptOffer(standing(table, 1).id))
    assert (table.public.gold[1], table.public.contraband[1]) == (64, 3)
    handed = next(event for event in happened(events, GoodsHanded) if event.giver == 1)
    assert handed.contraband == ()
    assert happened(events, ProofShown)


def test_the_seller_of_air_names_no_kind_that_it_holds() -> None:
    offer = said(an_adversary("air", 1), a_stall(CROSSBOW, SILK), 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives.contraband == (MEAD, MEAD)


def test_a_seller_of_air_who_holds_every_kind_names_more_of_one_than_there_are() -> None:
    offer = said(an_adversary("air", 1), a_stall(CROSSBOW, SILK, MEAD, PEPPER, PEPPER), 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives.contraband == (MEAD,) * 5


def test_the_seller_of_air_sells_again_and_becomes_cheaper_when_nobody_buys() -> None:
    table, bot = a_stall(PEPPER, PEPPER, PEPPER), an_adversary("air", 1)
    asked = []
    for _ in range(8):
        offer = said(bot, table, 1)
        if offer is not None:
            table = do(table, (1, offer))
        asked.append(standing(table, 1).terms.sheriff_gives.gold)
    assert asked == sorted(asked, reverse=True)
    assert asked[0] > asked[-1] > 0


def test_the_seller_of_air_takes_goods_where_the_gold_is_gone() -> None:
    table = an_inspection(
        stalls={1: [PEPPER] * 3, 0: [CHICKEN, APPLE]}, bags={1: [APPLE] * 3}, declared={1: APPLE}, gold={0: 2}
    )
    offer = said(an_adversary("air", 1), table, 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.sheriff_gives == Parcel(2, (APPLE, CHICKEN))


def test_the_seller_of_air_brings_in_a_stock_first() -> None:
    hand = [PEPPER, MEAD, APPLE, APPLE, CHEESE, BREAD]
    bot = an_adversary("air", 1)
    assert said(bot, a_table(phase="loading", hands={1: hand}), 1) == LoadBag((MEAD, PEPPER))
    table = an_inspection(bags={1: [PEPPER, MEAD]}, declared={1: APPLE})
    offer = said(bot, table, 1)
    assert isinstance(offer, MakeOffer)
    assert (offer.terms.merchant_gives.gold, offer.terms.deed_for(1)) == (10, Deed.PASS)
    table = do(table, (0, MakeOffer(*a_demand(1, 18))))
    assert said(bot, table, 1) == AcceptOffer(standing(table, 0, 1).id)


def test_where_stalls_cannot_lie_air_is_sold_out_of_the_bag() -> None:
    """Rules §13: in the first edition only promises out of a bag may be empty."""
    table = an_inspection(FIRST, bags={1: [APPLE] * 3}, declared={1: APPLE})
    offer = said(an_adversary("air", 1, FIRST), table, 1)
    assert isinstance(offer, MakeOffer)
    assert offer.terms.merchant_gives == Parcel(from_bag=(CROSSBOW,) * 3)
    assert offer.terms.sheriff_gives.gold
    assert offer.terms.deed_for(1) is Deed.PASS


# The one who never pays


def test_the_miser_refuses_every_demand() -> None:
    table = an_inspection(bags={1: [SILK] * 4}, declared={1: APPLE})
    table = do(table, (0, MakeOffer(*a_demand(1, 1))))
    assert said(an_adversary("miser", 1), table, 1) == RefuseOffer(standing(table, 0, 1).id)


def test_the_miser_never_hands_anything_over_in_a_deal() -> None:
    specs = ["adversary-miser", "hard", "hard", "medium"]
    events = [event for seed in range(4) for event in play_match(SECOND, seed, specs, time_limit=20).events]
    assert [event for event in happened(events, OfferMade) if event.to == (0,) and event.terms.merchant_gives.gold]
    assert not [event for event in happened(events, GoodsHanded) if event.giver == 0]


# The shadow

LOADED = [CROSSBOW, SILK, SILK, APPLE, APPLE, CHEESE]


def test_foresight_is_what_hard_thinks_of_the_bag() -> None:
    told: list[Event] = [
        *a_round(1, APPLE, [SILK, SILK, APPLE], opened=True),
        RoundBegan(2, (0,)),
        CardsSetAside(1, (CHEESE,)),
        *a_round(2, CHEESE, [CHEESE] * 3)[1:],
    ]
    foresight, hard = Foresight(1, SECOND), a_head(0, told=told)
    for event in told:
        foresight.hear(event)
    table = an_inspection(bags={1: [SILK] * 4}, declared={1: APPLE}, round=2)
    assert foresight.opening(table.public) == pytest.approx(hard.sheriff.opening(a_turn(table, 0), 1))
    table = do(table, (0, MakeOffer(*a_demand(1, 9))))
    demand = OfferMade(0, (0,), (1,), standing(table, 0, 1).terms, ())
    foresaw = foresight.opening(table.public, Facts(demanded=True))
    hard.hear(99, demand)
    assert foresaw == pytest.approx(hard.sheriff.opening(a_turn(table, 0), 1))


def test_the_shadow_pays_exactly_what_hard_takes() -> None:
    """A coin less is refused."""
    table = an_inspection(bags={1: [SILK] * 5}, declared={1: APPLE})
    told = [*a_round(1, APPLE, [SILK] * 5, opened=True), RoundBegan(2, (0,)), CardsSetAside(1, (CHEESE,))]
    shadow = an_adversary("shadow", 1, told=told)
    offer = said(shadow, table, 1)
    assert isinstance(offer, MakeOffer)
    gold = offer.terms.merchant_gives.gold
    assert offer.terms == a_bribe(1, gold=gold).terms
    answers = {}
    for less in (0, 1, 2):
        with_offer = do(table, (1, a_bribe(1, gold=gold - less)))
        hard = a_head(0, told=[*told, OfferMade(1, (1,), (0,), standing(with_offer, 1).terms, ())], haggles=False)
        answers[less] = does(hard, with_offer)
    assert isinstance(answers[0], AcceptOffer)
    assert isinstance(answers[2], OpenBag)


def test_the_shadow_pays_nothing_for_what_passes_free() -> None:
    table = an_inspection(bags={1: [SILK, SILK]}, declared={1: CHEESE})
    told = [
        *(event for _ in range(3) for event in a_round(1, CHEESE, [CHEESE] * 3, opened=True)),
        RoundBegan(2, (0,)),
        CardsSetAside(1, (MEAD, APPLE, BREAD)),
    ]
    shadow = an_adversary("shadow", 1, told=told)
    assert said(shadow, table, 1) is None
    table = do(table, (1, a_bribe(1, gold=9)))
    assert said(shadow, table, 1) == WithdrawOffer(standing(table, 1).id)


def test_the_shadow_packs_what_hard_lets_through() -> None:
    table = a_table(phase="loading", hands={1: LOADED})
    shadow = an_adversary("shadow", 1)
    assert isinstance(shadow, Shadow)
    turn = a_turn(table, 1)
    loaded = shadow.play(turn)
    assert isinstance(loaded, LoadBag)
    _, cards, good = shadow.planned
    best = max(
        shadow.worth(turn, (APPLE,) * apples + (SILK,) * silks, APPLE) for apples, silks in product(range(1, 3), (0, 1))
    )
    assert shadow.worth(turn, cards, good) >= best


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


# The sleeper


@pytest.mark.parametrize("round_", [1, 2, 3])
def test_the_sleeper_is_honest_for_three_rounds(round_: int) -> None:
    hand = [SILK, SILK, CROSSBOW, APPLE, APPLE, CHEESE]
    sleeper = an_adversary("sleeper", 1)
    assert said(sleeper, a_table(phase="loading", hands={1: hand}, round=round_), 1) == LoadBag((APPLE, APPLE))


def test_then_the_sleeper_smuggles_everything() -> None:
    hand = [SILK, SILK, CROSSBOW, APPLE, APPLE, CHEESE]
    sleeper = an_adversary("sleeper", 1)
    loaded = said(sleeper, a_table(phase="loading", hands={1: hand}, round=4), 1)
    assert loaded == LoadBag((CROSSBOW, SILK, SILK, APPLE, APPLE))
    table = a_table(phase="declaration", bags={1: [SILK] * 3}, stalls={1: [CHEESE]}, round=4)
    assert said(sleeper, table, 1) == DeclareBag(CHEESE, 3)


def test_the_sleeper_keeps_contraband_from_the_last_honest_round_on() -> None:
    hand = [SILK, PEPPER, CROSSBOW, APPLE, APPLE, CHEESE]
    sleeper = an_adversary("sleeper", 1)
    for round_, keeps in ((1, False), (3, True), (4, True)):
        table = a_table(phase="market", hands={1: hand}, round=round_)
        aside = sleeper.play(Turn(a_turn(table, 1).view, AskKind.MARKET, may_wait=False))
        assert isinstance(aside, SetAside)
        assert all(card in IS_LEGAL for card in aside.cards) is keeps
