"""What sort of people they are: whoever foretold better is believed more, and who does not read is not hidden from."""

import pytest

from nottingham.bots.clever.gatekeeper import Gatekeeper
from nottingham.bots.clever.memory import Memory
from nottingham.bots.clever.ways import BY_RATE, LIKE_HARD, LIKE_PLAIN, USUAL_MERCHANTS, USUAL_SHERIFFS, Ways
from nottingham.game import Statement, StatementKind
from nottingham.game.events import RoundBegan, Said
from tests.bots.heads import a_head, a_round, a_turn, belief
from tests.builders import APPLE, MEAD, SILK, a_table, an_inspection


def test_a_stranger_at_a_new_table_goes_the_usual_ways() -> None:
    for usual in (USUAL_MERCHANTS, USUAL_SHERIFFS):
        assert Ways(4, 0, usual).of(2) == pytest.approx(usual)


def test_the_way_that_foretold_what_happened_is_believed() -> None:
    ways = Ways(4, 0, USUAL_MERCHANTS)
    for _ in range(4):
        ways.learn(1, (0.3, 0.9, 0.5))
    assert ways.of(1)[LIKE_PLAIN] > 0.8
    for _ in range(8):
        ways.learn(1, (0.9, 0.2, 0.5))
    assert ways.of(1)[LIKE_HARD] > 0.8


def test_birds_of_a_feather_sit_together() -> None:
    """What two at a table are, a third is more likely, too; until that one did something."""
    ways = Ways(4, 0, USUAL_SHERIFFS)
    for seat in (1, 2):
        for _ in range(4):
            ways.learn(seat, (0.2, 0.2, 0.8))
    assert ways.of(3)[BY_RATE] > USUAL_SHERIFFS[BY_RATE] + 0.2
    for _ in range(6):
        ways.learn(3, (0.8, 0.2, 0.2))
    assert ways.of(3)[LIKE_HARD] > ways.of(3)[BY_RATE]


def test_one_surprise_is_not_the_end_of_a_way() -> None:
    ways = Ways(4, 0, USUAL_SHERIFFS)
    ways.learn(1, (0.0, 0.5, 0.5))
    assert ways.of(1)[LIKE_HARD] > 0.03


def test_nothing_is_hidden_from_a_sheriff_who_opens_everything() -> None:
    strict = [event for _ in range(8) for event in a_round(2, APPLE, [APPLE, APPLE], opened=True)]
    table = a_table(phase="loading", hands={1: [APPLE] * 6})
    heats = []
    for told in ([], strict):
        head = a_head(1, told=told)
        heats.append(Gatekeeper(head.mind, a_turn(table, 1)).heat())
    assert heats[1] < heats[0] / 2


def test_lies_that_looked_true_make_looks_count_for_less() -> None:
    """Who lied whatever it looked like is thought to lie again, though the bag looks as true as any."""
    table = an_inspection(bags={1: [APPLE] * 2}, declared={1: APPLE})
    trickster, stranger = a_head(0), a_head(0)
    for _ in range(4):
        events = a_round(1, APPLE, [SILK, MEAD], opened=True)
        for n, event in enumerate(events[:-1]):
            trickster.hear(n, event)
        trickster.mind.memory.looks[1] = (0.1, 0.05)
        trickster.hear(len(events), events[-1])
    assert trickster.mind.memory.merchant_ways.of(1)[BY_RATE] > 0.9
    assert belief(trickster, table, 1).false > belief(stranger, table, 1).false + 0.2


def test_a_sheriff_who_lets_ones_own_risky_lies_pass_is_soon_thought_no_reader() -> None:
    """What becomes of one's own bags counts as well: those who look into nothing that is quiet show it there."""
    memory = Memory(4, 1)
    before = memory.sheriff_ways.of(2)[LIKE_HARD]
    for _ in range(3):
        began, declared, *settled = a_round(1, APPLE, [SILK] * 4, sheriff=2)
        for event in (began, declared):
            memory.hear(event)
        memory.dangers[1] = (0.3, 0.3), (0.7, 0.7)
        for event in settled:
            memory.hear(event)
    ways = memory.sheriff_ways.of(2)
    assert ways[LIKE_HARD] < before / 2
    assert ways[BY_RATE] > 0.5


def test_a_sheriff_who_bargains_is_thought_to_read_bags() -> None:
    """Who asks for nothing and says nothing all round long mostly does not look at bags, either."""
    last_chance = Said(0, Statement(StatementKind.LAST_CHANCE, 1))
    quiet = a_round(1, APPLE, [APPLE] * 3)
    shares = []
    for told in (quiet, a_round(1, APPLE, [APPLE] * 3, demanded=4), [*quiet[:2], last_chance, *quiet[2:]]):
        memory = Memory(4, 2)
        for event in (*told, RoundBegan(2, (1,))):
            memory.hear(event)
        shares.append(memory.sheriff_ways.of(0)[LIKE_HARD])
    silent, asked, spoke = shares
    assert silent < USUAL_SHERIFFS[LIKE_HARD] < asked
    assert spoke == pytest.approx(asked)
