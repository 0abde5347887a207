"""Bots that speak and listen: words weigh what this speaker's words were worth, and a warning comes before a bag is
opened. Rules §17, issue 14."""

from collections.abc import Sequence
from typing import Any

import pytest

from nottingham.arena.match import play_match
from nottingham.arena.moderator import STATEMENTS_A_BAG
from nottingham.bots.clever.ear import FALSE_CLAIMS, HONEST_CLAIMS, Earshot
from nottingham.game import Event, Good, Said, Statement, StatementKind
from nottingham.game.commands import MakeOffer
from nottingham.game.events import BagDeclared, OfferMade, RoundBegan
from nottingham.game.state import Table
from nottingham.notation.statements import StatementState, Transcript
from tests.bots.heads import a_demand, a_head, a_round, a_turn, belief
from tests.builders import APPLE, SECOND, SILK, an_inspection, do, standing

K = StatementKind
VOUCH, ACCUSE, LAST = Statement(K.AS_DECLARED, 1), Statement(K.LIES, 1), Statement(K.LAST_CHANCE, 1)
TRUE, LIE = [APPLE] * 3, [SILK] * 3


def a_spoken_round(said: Statement, cards: Sequence[Good], speaker: int = 1, *, opened: bool = True) -> list[Event]:
    """A round in which somebody says something of the bag of seat 1 before it is settled."""
    began, declared, *settled = a_round(1, APPLE, cards, opened=opened, sheriff=2)
    return [began, declared, Said(speaker, said), *settled]


def now(*said: Event) -> list[Event]:
    return [RoundBegan(1, (0,)), BagDeclared(1, APPLE, 3), *said]


def a_bag(*cards: Good) -> Table:
    return an_inspection(bags={1: list(cards)}, declared={1: APPLE})


def chance_of_a_lie(told: Sequence[Event], **taste: Any) -> float:
    return belief(a_head(0, told=told, **taste), a_bag(*LIE), 1).false


# Listening


@pytest.mark.parametrize("said", [VOUCH, ACCUSE])
def test_a_stranger_s_word_weighs_nothing(said: Statement) -> None:
    speaker = 1 if said is VOUCH else 3
    assert chance_of_a_lie(now(Said(speaker, said))) == pytest.approx(chance_of_a_lie(now()))


def test_who_told_the_truth_before_is_believed_and_who_lied_is_doubted() -> None:
    for cards, sign in ((TRUE, -1), (LIE, 1)):
        before = [event for _ in range(3) for event in a_spoken_round(VOUCH, cards)]
        silent = chance_of_a_lie([*before, *now()])
        assert sign * (chance_of_a_lie([*before, *now(Said(1, VOUCH))]) - silent) > 0.02


def test_an_accuser_who_was_right_is_heard_and_one_who_was_wrong_is_turned_round() -> None:
    for cards, sign in ((LIE, 1), (TRUE, -1)):
        before = [event for _ in range(3) for event in a_spoken_round(ACCUSE, cards, speaker=3)]
        silent = chance_of_a_lie([*before, *now()])
        assert sign * (chance_of_a_lie([*before, *now(Said(3, ACCUSE))]) - silent) > 0.02


@pytest.mark.parametrize("speaker", [1, 3], ids=["of its own", "of another's"])
def test_who_says_the_same_of_every_bag_is_heard_by_nobody(speaker: int) -> None:
    """Also where most of it is true, as it is of most bags: silence counts, too."""
    said = VOUCH if speaker == 1 else ACCUSE
    claims = HONEST_CLAIMS if said is VOUCH else FALSE_CLAIMS
    always, rightly = Earshot(SECOND, 0), Earshot(SECOND, 0)
    for number, cards in enumerate([TRUE, TRUE, LIE, TRUE, TRUE, LIE], start=1):
        right = cards is (TRUE if said is VOUCH else LIE)
        for ear, speaks in ((always, True), (rightly, right)):
            spoken = a_spoken_round(said, cards, speaker=speaker)
            for event in spoken if speaks else [spoken[0], spoken[1], *spoken[3:]]:
                ear.hear(RoundBegan(number, (2,)) if isinstance(event, RoundBegan) else event)
    assert abs(always.credit(speaker, 1, claims)) < 0.15
    assert rightly.credit(speaker, 1, claims) > 0.5, "who says it only where it is true is believed"


def test_the_deaf_hear_nothing() -> None:
    before = [event for _ in range(3) for event in a_spoken_round(VOUCH, TRUE)]
    deaf = [chance_of_a_lie([*before, *now(*said)], talks=False) for said in ((), (Said(1, VOUCH),))]
    assert deaf[0] == deaf[1]


def test_only_the_last_word_of_each_speaker_counts() -> None:
    ear = Earshot(SECOND, 0)
    public = a_bag(*TRUE).public
    for event in [*(e for _ in range(2) for e in a_spoken_round(VOUCH, TRUE)), *now(Said(1, VOUCH))]:
        ear.hear(event)
    once = ear.shift(public, 1)
    assert once < 0
    ear.hear(Said(1, VOUCH))
    assert ear.shift(public, 1) == once


def test_the_gullible_believe_strangers_and_the_grudging_do_not() -> None:
    told = now(Said(1, VOUCH))
    assert chance_of_a_lie(told, character="gullible") < chance_of_a_lie(now(), character="gullible")
    assert chance_of_a_lie(told, character="grudging") > chance_of_a_lie(now(), character="grudging")


# Threats


def test_a_threat_of_one_who_keeps_them_is_feared_and_of_one_who_does_not_is_not() -> None:
    ear = Earshot(SECOND, 1)
    for event in (e for _ in range(3) for e in a_spoken_round(LAST, TRUE, speaker=2)):
        ear.hear(event)
    for event in (e for _ in range(3) for e in a_spoken_round(LAST, TRUE, speaker=3, opened=False)):
        ear.hear(event)
    assert ear.kept(2) > 0.8
    assert ear.kept(3) < ear.kept(2)


def test_a_deal_is_worth_more_to_a_liar_after_a_last_chance_and_not_to_the_owner_of_a_true_bag() -> None:
    mild = [event for _ in range(4) for event in a_round(2, APPLE, TRUE, sheriff=0)]
    for cards, more in ((LIE, True), (TRUE, False)):
        table = do(a_bag(*cards), (0, MakeOffer(*a_demand(1, 9))))
        offer, turn = standing(table, 0, 1), a_turn(table, 1)
        calm, warned = (
            a_head(1, told=[*mild, *now(*said)]).haggler.deal_worth(turn, offer) for said in ((), (Said(0, LAST),))
        )
        assert (warned > calm) is more


def test_who_lets_a_last_chance_go_by_is_thought_less_of_a_liar_if_it_paid_before() -> None:
    public = a_bag(*TRUE).public
    began, declared, *settled = a_round(1, APPLE, LIE, sheriff=0, demanded=6, paid=True)
    paid = [event for _ in range(3) for event in (began, declared, Said(0, LAST), *settled)]
    unpaid = [event for _ in range(3) for event in a_spoken_round(LAST, LIE, speaker=2)]
    shifts = []
    for before in (paid, unpaid):
        ear = Earshot(SECOND, 0)
        for event in [*before, *now(Said(0, LAST))]:
            ear.hear(event)
        shifts.append(ear.unpaid(public, 1))
    assert shifts[0] < shifts[1] < 0


# Speaking


def _offerers(events: Sequence[Event], number: int) -> set[int]:
    """Who made an offer in this round."""
    found: set[int] = set()
    now = 0
    for event in events:
        now = event.round if isinstance(event, RoundBegan) else now
        if isinstance(event, OfferMade) and now == number:
            found.add(event.seat)
    return found


def test_hard_speaks_seldom_warns_before_it_opens_and_keeps_its_threats_mostly() -> None:
    said, states, bags, said_dear = 0, [], 0, 0
    dear: list[int] = []
    for seed in range(8):
        match = play_match(SECOND, seed, ["hard"] * 4, time_limit=20)
        assert match.faults == []
        heard = Transcript(SECOND).follow(match.events).statements
        said += len(heard)
        bags += sum(isinstance(event, BagDeclared) for event in match.events)
        spoken_of = {kind: [one for one in heard if one.statement.kind is kind] for kind in K}
        threats, asked = spoken_of[K.LAST_CHANCE], spoken_of[K.HOW_MUCH]
        dear += [one.round for one in spoken_of[K.COULD_PAY_MORE] if one.seat in _offerers(match.events, one.round)]
        assert len(dear) == (said_dear := said_dear + len(spoken_of[K.COULD_PAY_MORE])), "who offered nothing says it"
        answers = [(one.round, one.seat) for one in spoken_of[K.MAKE_OFFER]]
        assert set(answers) <= {(one.round, one.statement.about) for one in asked}
        states += [one.state for one in threats]
    assert 0 < said < STATEMENTS_A_BAG * bags
    assert len(states) > 8
    assert dear, "to be doubted"
    assert states.count(StatementState.KEPT) > 2 * states.count(StatementState.BROKEN)


def test_the_mute_say_nothing_and_a_table_of_them_plays_as_if_there_were_no_words() -> None:
    match = play_match(SECOND, 3, ["hard-mute"] * 4, time_limit=20)
    assert not any(isinstance(event, Said) for event in match.events)
