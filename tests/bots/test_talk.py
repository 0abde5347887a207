"""What bots say: fitting, in every language, not too often, and never more than everybody knows."""

import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nottingham.arena.match import play_match
from nottingham.arena.random_play import TALK
from nottingham.bots.clever.taste import CHARACTERS
from nottingham.bots.occasions import Occasion, Person, Remark, remark_on
from nottingham.bots.talk import LOUDNESS, PLAIN, TALK_RATES, Company, Line, Quip, render, speak, variants
from nottingham.bots.talk_memory import GROUNDS
from nottingham.game import SPECTATOR, Command, Dice, Event, Good, Ruleset, follow, new_game, tell
from nottingham.game.commands import (
    AcceptOffer,
    DeclareBag,
    MakeOffer,
    OpenBag,
    PassBag,
    RefuseOffer,
    TakeStance,
    WithdrawOffer,
)
from nottingham.game.events import BagOpened, CardsDrawn, DealStruck, ProofShown, RoundEnded
from nottingham.game.known import BagTerm, Deed, Parcel, Phase, Public, Terms, Verdict
from nottingham.game.state import Table
from nottingham.game.view import first_view
from nottingham.locales import ENGLISH, LANGUAGES, bundle
from tests.builders import APPLE, FIRST, SECOND, SILK, a_bribe, a_table, an_inspection, do, done, standing
from tests.locales.catalogue import messages, words
from tests.secrets.test_twins import common_move, played
from tests.secrets.twins import twin
from tests.strategies import Start, line_of, poor_inspection, starts

NAMES = ("Ann", "Bess", "Cuthbert", "Doll", "Edith", "Fulk")
BRAZEN = dict.fromkeys(range(6), "brazen")
SMUGGLERS = Ruleset.preset(
    "second", 4, black_market=True, house_deck={Good.APPLE: 40, Good.SILK: 40, Good.PEPPER: 40}, house_rounds=4
)
GAMES = (SECOND, FIRST, Ruleset.preset("second", 6), SMUGGLERS)


class Scene(NamedTuple):
    """An event as everybody is told it, and what everybody knew before."""

    told: Event
    public: Public


@cache
def scenes() -> tuple[Scene, ...]:
    """Some random games: whole ones, and ends of games among the poor."""
    began = [
        Start(*begin(rules, seed), seed)
        for rules in GAMES
        for seed in range(4)
        for begin in (new_game, poor_inspection)
    ]
    return tuple(scene for start in began for scene in _scenes(start))


def _scenes(start: Start) -> Iterator[Scene]:
    known = first_view(start.table.rules, SPECTATOR)
    for event in chain(start.events, *(step.events for step in line_of(start))):
        told = tell(event, SPECTATOR)
        yield Scene(told, known.public)
        known = follow(known, told)


@cache
def remarks() -> tuple[tuple[Scene, Remark], ...]:
    """Everything that somebody could remark on in those games."""
    found = []
    for scene in scenes():
        for seat in range(scene.public.rules.players):
            remark = remark_on(seat, scene.told, scene.public)
            if remark is not None:
                found.append((scene, remark))
    return tuple(found)


def occasions(table: Table, actor: int, command: Command) -> list[tuple[int, Occasion]]:
    """Who has something to say to a move, and about what."""
    known = first_view(table.rules, SPECTATOR)
    known = msgspec.structs.replace(known, public=table.public)
    found = []
    for event in done(table, actor, command)[1]:
        told = tell(event, SPECTATOR)
        for seat in range(table.rules.players):
            remark = remark_on(seat, told, known.public)
            if remark is not None:
                found.append((seat, remark[0]))
        known = follow(known, told)
    return found


# What is said


def test_every_character_has_several_things_to_say_in_every_moment() -> None:
    assert set(LOUDNESS) == {PLAIN, *CHARACTERS}
    assert set(TALK_RATES) == set(Occasion)
    for occasion in Occasion:
        for character in LOUDNESS:
            assert len(variants(occasion, character)) >= 2, (occasion, character)


def test_characters_differ_where_it_matters() -> None:
    for occasion in (Occasion.DECLARE, Occasion.OFFER, Occasion.DEMAND, Occasion.OPENED_FALSE, Occasion.SHERIFF):
        assert len({variants(occasion, character) for character in LOUDNESS}) == len(LOUDNESS)


def test_every_message_can_be_said_by_somebody() -> None:
    said = {name for occasion in Occasion for character in LOUDNESS for name in variants(occasion, character)}
    assert said == {name for name in messages(ENGLISH) if name.startswith("talk-")}


def test_random_games_have_every_moment() -> None:
    """All but two: that somebody offers less than was demanded, or stands by that, is too rare among moves at random,
    and tested below."""
    met = Counter(occasion for _, (occasion, _) in remarks())
    assert set(Occasion) - set(met) <= {Occasion.COUNTER, Occasion.REFUSE_STAND}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_event_can_be_said_in_every_language(language: str) -> None:
    ours, tried = bundle(language), set()
    for _, (occasion, args) in remarks():
        given_args = {key: NAMES[value.seat] if isinstance(value, Person) else value for key, value in args.items()}
        if (key := (occasion, *given_args.items())) in tried:
            continue
        tried.add(key)
        for name in {name for character in LOUDNESS for name in variants(occasion, character)}:
            pattern = ours.get_message(name).value
            assert pattern is not None
            said, errors = ours.format_pattern(pattern, given_args)
            assert not errors, (name, given_args)
            assert render(Line(name, args), language, NAMES) == said


def test_a_line_survives_json() -> None:
    line = Line("talk-demand-plain-1", {"gold": 5, "name": Person(1)})
    assert msgspec.json.decode(msgspec.json.encode(line), type=Line) == line
    assert render(line, "en", NAMES) == "5 gold, Bess, or I open the bag."
    assert render(line, "pl", NAMES) == "5 pensów, Bess, albo otwieram."


# When it is said


def test_a_merchant_speaks_when_declaring() -> None:
    table = a_table(phase="declaration", bags={1: [APPLE, SILK]}, sheriff=0)
    assert occasions(table, 1, DeclareBag(APPLE, 2)) == [(1, Occasion.DECLARE)]


def test_a_first_offer_a_higher_one_and_a_lower_one() -> None:
    table = an_inspection(bags={1: [APPLE], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    assert occasions(table, 1, a_bribe(1, gold=3)) == [(1, Occasion.OFFER)]
    table = do(table, (1, a_bribe(1, gold=3)))
    assert occasions(table, 1, a_bribe(1, gold=4)) == [(1, Occasion.RAISE)]
    assert occasions(table, 1, a_bribe(1, gold=2)) == []
    assert occasions(table, 2, a_bribe(2, from_bag=(SILK,))) == [(2, Occasion.OFFER_GOODS)]
    assert occasions(table, 2, a_bribe(2, passes=False, opens=(1,), gold=5)) == [(2, Occasion.BUY)]


def test_refusing_and_withdrawing_an_offer() -> None:
    table = an_inspection(bags={1: [APPLE]}, declared={1: APPLE})
    table = do(table, (1, a_bribe(1, gold=3)))
    offer = standing(table, 1).id
    assert occasions(table, 0, RefuseOffer(offer)) == [(0, Occasion.REFUSE_LITTLE), (1, Occasion.REFUSED)]
    assert occasions(table, 1, WithdrawOffer(offer)) == [(1, Occasion.WITHDRAW)]


def test_a_bag_passes_for_a_bribe_or_for_nothing() -> None:
    table = an_inspection(bags={1: [APPLE], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table = do(table, (1, a_bribe(1, gold=3)))
    bribed = [(0, Occasion.PASS_BRIBE), (1, Occasion.PASSED_BRIBE)]
    assert occasions(table, 0, AcceptOffer(standing(table, 1).id)) == bribed
    assert occasions(table, 0, PassBag(1)) == [(0, Occasion.PASS_FREE), (1, Occasion.PASSED_FREE)]


def test_the_sheriff_demands_and_the_merchant_accepts() -> None:
    table = an_inspection(bags={1: [APPLE], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    demand = MakeOffer((0,), (1,), Terms(Parcel(gold=6), bags=(BagTerm(1, Deed.PASS),)))
    assert occasions(table, 0, demand) == [(0, Occasion.DEMAND)]
    table = do(table, (0, demand))
    assert occasions(table, 1, AcceptOffer(standing(table, 0, 1).id)) == [
        (1, Occasion.ACCEPT),
        (1, Occasion.PASSED_BRIBE),
    ]


def test_a_bag_sold_by_another_merchant_has_a_sore_owner() -> None:
    table = an_inspection(bags={1: [APPLE], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    table = do(table, (2, a_bribe(2, passes=False, opens=(1,), gold=5)))
    assert occasions(table, 0, AcceptOffer(standing(table, 2).id)) == [(0, Occasion.ACCEPT), (1, Occasion.SOLD)]


def test_opening_a_true_bag_and_a_false_one() -> None:
    table = an_inspection(bags={1: [APPLE], 2: [SILK]}, declared={1: APPLE, 2: APPLE})
    true = [(0, Occasion.OPEN_TRUE), (1, Occasion.OPENED_TRUE), (0, Occasion.FINE), (1, Occasion.PAID)]
    assert occasions(table, 0, OpenBag(1)) == true
    false = [(0, Occasion.OPEN_FALSE), (2, Occasion.OPENED_FALSE), (0, Occasion.PAID), (2, Occasion.FINE)]
    assert occasions(table, 0, OpenBag(2)) == false


def test_a_promise_that_is_kept_and_one_that_is_not() -> None:
    table = an_inspection(bags={1: [SILK], 2: [APPLE]}, declared={1: APPLE, 2: APPLE})
    for promised, then in ((SILK, [(0, Occasion.PROMISE_KEPT)]), (Good.MEAD, _BROKEN)):
        offered = do(table, (1, a_bribe(1, from_bag=(promised,))))
        said = occasions(offered, 0, PassBag(1, standing(offered, 1).id))
        assert said == [(0, Occasion.PASS_BRIBE), (1, Occasion.PASSED_BRIBE), *then]


_BROKEN = [(0, Occasion.PROMISE_BROKEN), (1, Occasion.PROMISE_SHORT)]


def test_a_deputy_threatens() -> None:
    rules = Ruleset.preset("second", players=6)
    table = an_inspection(rules, deputies=(0, 1), bags={2: [APPLE]}, declared={2: APPLE})
    assert occasions(table, 1, TakeStance(2, Verdict.OPEN)) == [(1, Occasion.THREATEN)]
    assert occasions(table, 1, TakeStance(2, Verdict.PASS)) == []


def test_nobody_chatters_all_the_time() -> None:
    """Less than half of what one could remark on, and the loud more than the quiet."""
    said = {}
    for character in LOUDNESS:
        dice = Dice(1)
        told = [(scene, seat) for scene in scenes()[::5] for seat in range(scene.public.rules.players)]
        lines = [speak(seat, character, scene.told, scene.public, dice) for scene, seat in told]
        possible = [remark_on(seat, scene.told, scene.public) for scene, seat in told]
        said[character] = sum(line is not None for line in lines) / sum(remark is not None for remark in possible)
    assert all(0.1 < share < 0.6 for share in said.values()), said
    assert said["brazen"] > said["grudging"] > said["cautious"]


def test_somebody_without_a_known_character_speaks_plainly() -> None:
    scene = next(scene for scene, (occasion, _) in remarks() if occasion is Occasion.WIN)
    winner = next(seat for seat in range(6) if (remark_on(seat, *scene) or [""])[0] is Occasion.WIN)
    said = [speak(winner, "of no known kind", *scene, Dice(seed)) for seed in range(30)]
    assert {line.id for line in said if line} == set(variants(Occasion.WIN, PLAIN))


def test_a_no_has_a_reason_that_everybody_can_see() -> None:
    bags = an_inspection(bags={1: [SILK, SILK]}, declared={1: APPLE})
    for gold, reason in ((11, Occasion.REFUSE_DEAR), (3, Occasion.REFUSE_CLEAN)):
        table = do(bags, (0, MakeOffer((0,), (1,), a_bribe(1, gold=gold).terms)))
        assert (1, reason) in occasions(table, 1, RefuseOffer(standing(table, 0, 1).id))
        counter = occasions(table, 1, a_bribe(1, gold=gold - 1))
        assert counter == [(1, Occasion.COUNTER)]
    table = do(bags, (1, a_bribe(1, gold=2)), (0, MakeOffer((0,), (1,), a_bribe(1, gold=11).terms)))
    assert (1, Occasion.REFUSE_STAND) in occasions(table, 1, RefuseOffer(standing(table, 0, 1).id)), "not for nothing"
    table = do(bags, (1, a_bribe(1, gold=1, from_bag=(SILK,))))
    assert occasions(table, 0, RefuseOffer(standing(table, 1).id))[0] == (0, Occasion.REFUSE_PROOF)


# Secrets


def test_talk_refuses_to_be_told_a_secret() -> None:
    whole = CardsDrawn(1, (APPLE, SILK))
    public = a_table().public
    with pytest.raises(ValueError, match="secrets"):
        speak(0, PLAIN, whole, public, Dice(1))
    assert speak(0, PLAIN, tell(whole, SPECTATOR), public, Dice(1)) is None


def encoded(said: tuple[Quip, ...]) -> bytes:
    return msgspec.json.encode(said)


@given(starts(), st.integers(0, 9999))
def test_twin_tables_with_equal_public_histories_have_equal_talk(start: Start, seed: int) -> None:
    """Design §7.2: what is hidden changes nothing that is said."""
    dice, talk, one = Dice(seed), TALK, start.table
    company = Company(one.rules, BRAZEN | {0: "cautious", 2: ""}, Dice(seed + 1))
    for event in start.events:
        company.hear(tell(event, SPECTATOR))
    other, too = twin(one, SPECTATOR, dice), deepcopy(company)
    while one.public.phase is not Phase.OVER:
        talk = TALK if one.public.phase is not Phase.INSPECTION else talk
        move = common_move(SPECTATOR, one, other, dice, talk > 0)
        if move is not None:
            talk -= not move.asked
            one, events = played(one, move.actor, move.command)
            other, events_too = played(other, move.actor, move.command_too)
            told, told_too = ([tell(event, SPECTATOR) for event in news] for news in (events, events_too))
            said, said_too = (
                [encoded(crowd.hear(event)) for event in news] for crowd, news in ((company, told), (too, told_too))
            )
            if told == told_too:
                assert said == said_too
                continue
            alike = next(i for i, (a, b) in enumerate(zip(told, told_too, strict=False)) if a != b)
            assert said[:alike] == said_too[:alike]
        other, too = twin(one, SPECTATOR, dice), deepcopy(company)


def goods_in(told: Any) -> set[str]:
    return set(re.findall(r'"(\w+)"', msgspec.json.encode(told).decode())) & {good.value for good in Good}


def test_a_good_is_named_only_where_the_event_shows_it() -> None:
    """The declared kind of an opened bag stands on the bag, and everybody has seen it."""
    naming = [(scene, occasion, args["good"]) for scene, (occasion, args) in remarks() if "good" in args]
    assert {Occasion.DECLARE, Occasion.OPENED_TRUE} <= {occasion for _, occasion, _ in naming}
    for scene, occasion, good in naming:
        seen = goods_in(scene.told) | goods_in(scene.public.bags if occasion is Occasion.OPENED_TRUE else ())
        assert good in seen, scene.told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_has_a_good_in_its_own_words(language: str) -> None:
    named = " ".join(words(language, f"good-{good}") for good in Good).casefold()
    particles = {"de", "du", "des", "del", "do", "la", "à", "d", "s"}
    kinds = set(re.findall(r"[^\W\d_]+", named)) - particles
    for name in messages(language):
        if name.startswith("talk-"):
            spoken = set(re.findall(r"[^\W\d_]+", words(language, name).casefold()))
            assert not spoken & kinds, name


# Nobody says a thing twice, and nobody speaks of a past that was not

LOUD = ("grudging", "cautious", "brazen", "grudging")
BOTS = ("hard:grudging", "easy:cautious", "medium:brazen", "hard:grudging")
ANSWERS = {f"talk-{occasion}-" for occasion, rate in TALK_RATES.items() if rate >= 100}


@cache
def talked(seed: int) -> tuple[tuple[int, Event, Public, Quip], ...]:
    """Everything that was said in a game of bots: with what happened, and what everybody knew before."""
    company = Company(SECOND_OF_FOUR, dict(enumerate(LOUD)), Dice(seed))
    found = []
    for n, event in enumerate(play_match(SECOND_OF_FOUR, seed, BOTS).events):
        told, public = tell(event, SPECTATOR), company.known.public
        found += [(n, told, public, said) for said in company.hear(told)]
    return tuple(found)


SECOND_OF_FOUR = Ruleset.preset("second", 4)
SEEDS = range(12)


def test_no_line_is_said_twice_in_a_game_but_an_answer_that_is_owed() -> None:
    again = 0
    for seed in SEEDS:
        lines = Counter(said.line.id for *_, said in talked(seed))
        assert sum(lines.values()) > 20, "they hardly talk: this proves too little"
        repeated = [line for line, times in lines.items() if times > 1]
        assert all(line.startswith(tuple(ANSWERS)) for line in repeated), repeated
        again += sum(lines[line] - 1 for line in repeated)
    assert again <= len(SEEDS) / 2, "answers are repeated in every other game or more"


def test_whoever_speaks_of_a_past_has_one() -> None:
    """Found out from the log alone, without what the speakers remember."""
    spoke = 0
    for seed in SEEDS:
        history: list[Event] = [tell(event, SPECTATOR) for event in play_match(SECOND_OF_FOUR, seed, BOTS).events]
        for n, told, public, said in talked(seed):
            if said.line.id == "talk-pass-free-brazen-2":
                assert len(public.unsettled) > 1, "saves itself for a bag that does not come"
            if said.line.id not in GROUNDS or said.line.id == "talk-pass-free-brazen-2":
                continue
            spoke += 1
            past = history[:n]
            opened = [event for event in past if isinstance(event, BagOpened) and event.seat == said.seat]
            paid = [
                event
                for event in past
                if isinstance(event, DealStruck) and event.terms.deed_for(said.seat) is Deed.OPEN
            ]
            shown = [event for event in past if isinstance(event, ProofShown) and said.seat in event.to]
            if said.line.id == "talk-opened-true-cautious-1":
                lines = [line.line.id for m, _, _, line in talked(seed) if m < n and line.seat == said.seat]
                assert "talk-declare-cautious-1" in lines
            elif said.line.id.startswith("talk-sheriff"):
                assert any(isinstance(event, RoundEnded) for event in past)
            else:
                assert opened or paid or shown, (said, told)
            if said.line.id == "talk-open-false-grudging-1":
                assert isinstance(told, BagOpened)
                owner = told.seat
                hurt = any(owner in event.by for event in opened) or any(event.merchant == owner for event in paid)
                assert hurt or any(event.seat == owner for event in shown), "even for nothing"
    assert spoke > 3, "nobody spoke of the past: this proves too little"


def test_every_line_that_speaks_of_a_past_is_there_and_others_fit_always() -> None:
    assert set(GROUNDS) <= set(messages(ENGLISH))
    for occasion in Occasion:
        assert set(variants(occasion, PLAIN)) - set(GROUNDS), occasion


def test_who_comes_late_repeats_nothing_of_what_was_said() -> None:
    """A server that starts again remembers the lines of before, and keeps silent about what is long past."""
    events = [tell(event, SPECTATOR) for event in play_match(SECOND_OF_FOUR, 3, BOTS).events]
    first = [said.line.id for *_, said in talked(3)]
    company = Company(SECOND_OF_FOUR, dict(enumerate(LOUD)), Dice(99), first[:20])
    half = len(events) // 2
    for told in events[:half]:
        company.catch_up(told)
    later = [said.line.id for told in events[half:] for said in company.hear(told)]
    assert later
    assert not [line for line in later if line in first[:20] and not line.startswith(tuple(ANSWERS))]
