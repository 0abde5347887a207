"""What is written down of a game for the instruments. Issue 13."""

from bench.facts import facts_of
from bench.recorder import Recorder
from nottingham.arena.match import play_match
from nottingham.game import Ruleset
from nottingham.game.commands import MakeOffer, WithdrawOffer
from nottingham.game.known import Public
from tests.bench.games import RULES, MadeGame
from tests.bots.heads import a_demand
from tests.builders import a_bribe, standing


def noted(record: Recorder, public: Public, owner: int) -> tuple[float, ...]:
    notes.append(facts_of(record, public, owner))
    return (float(owner),)


notes: list[dict[str, float]] = []


def test_every_bag_is_read_once_and_labelled_with_what_it_was() -> None:
    notes.clear()
    record = MadeGame(noted).to_the_end().recorder
    assert [(bag.owner, bag.facts, bag.lie) for bag in record.read] == [
        (1, (1.0,), True),
        (2, (2.0,), False),
        (3, (3.0,), True),
    ]
    assert len(notes) == 3


def test_the_facts_are_those_of_the_moment_before_the_bag_was_settled() -> None:
    notes.clear()
    game = MadeGame(noted).to_the_end()
    first, second, third = notes
    assert (first["offered"], first["offered gold"], first["offers"], first["offers raised"]) == (1, 5, 2, 1)
    assert (first["demanded"], first["demanded gold"], first["said no"]) == (1, 9, 0)
    assert (first["gold"], first["bags left"], first["bags"]) == (50, 3, 0)
    assert (second["offered"], second["demanded gold"], second["said no"]) == (0, 2, 1)
    assert (second["bags left"], second["others offered"]) == (2, 1)
    assert (third["demanded"], third["bags left"], third["gold of the Sheriff"]) == (0, 1, 50 + 5 - 2 + 1)
    assert [fact["drawn"] for fact in notes] == [0, 1, 2]
    assert [fact["tossed legal"] + fact["tossed contraband"] for fact in notes] == [0, 1, 2]
    assert [fact["declared as number"] for fact in notes] == [0, 1, 2]
    assert all(fact["cards 1"] == 1 and fact["left in the hand"] == 5 for fact in notes)
    assert game.recorder.merchants[1].lies == game.recorder.merchants[3].caught == 1


def test_a_deal_does_not_show_in_the_facts_of_the_bag_that_it_passes() -> None:
    """The verdict would give the answer away."""
    notes.clear()
    record = MadeGame(noted).to_the_end().recorder
    assert record.offers[2].struck
    assert notes[0]["gold of the Sheriff"] == 50


def test_the_same_facts_have_the_same_names_in_every_game() -> None:
    names = set()

    def read(record: Recorder, public: Public, owner: int) -> tuple[float, ...]:
        names.add(tuple(facts_of(record, public, owner)))
        return ()

    for rules in (
        RULES,
        Ruleset.preset("first", players=3, house_rounds=2),
        Ruleset.preset("second", players=6, royal_goods=True, seven_cards=True, house_rounds=2),
    ):
        recorder = Recorder(rules, read)
        play_match(rules, 5, ["random"] * rules.players, watch=recorder.watch)
        assert len(recorder.read) == len(recorder.bags) > 0
    assert len(names) == 1


def test_raises_and_counter_offers_are_told_from_first_offers() -> None:
    offers = MadeGame().to_the_end().recorder.offers
    assert [(o.seat, o.raised, o.counter, o.third, o.favour, o.struck) for o in offers] == [
        (1, False, False, False, False, False),
        (0, False, True, False, False, False),
        (1, True, True, False, False, True),
        (0, False, False, False, False, False),
        (2, False, False, True, True, True),
    ]


def test_a_lower_offer_is_no_raise_and_a_lower_demand_is_one() -> None:
    game = MadeGame().to_the_gate()
    for gold in (5, 4):
        game.do(1, a_bribe(1, gold=gold))
    for gold in (9, 6):
        game.do(0, MakeOffer(*a_demand(1, gold)))
    game.do(1, WithdrawOffer(standing(game.table, 1).id))
    game.do(1, a_bribe(1, gold=6))
    assert [offer.raised for offer in game.recorder.offers] == [False, False, False, True, True]
