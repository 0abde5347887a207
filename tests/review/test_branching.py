"""Playing on from a moment: the seat sees what it saw, what it could not see is dealt again, and the deck is new."""

from collections import Counter
from collections.abc import Callable

import msgspec
import pytest

from nottingham.game import Dice, tell, view
from nottingham.game.events import DealStruck, RoundBegan
from nottingham.game.known import Deed
from nottingham.game.state import Table
from nottingham.notation import Log, restore, tables, told_log
from nottingham.review.branching import NotBranched, branch_off, ways_on
from nottingham.review.past import lived
from tests.review.games import a_game

SEAT = 1


def played_on(log: Log, n: int, *, again: bool) -> tuple[Table, int]:
    scene, at = branch_off(log, SEAT, n, Dice(n), again=again)
    return restore(log.header.ruleset, 12345, [scene]), at


def every_card(table: Table) -> Counter[str]:
    public = table.public
    lots = [table.deck[table.drawn :], table.removed, *public.piles, *public.stalls]
    lots += [cards for own in table.own for cards in (own.hand, own.contraband)]
    lots += [own.bag for seat, own in enumerate(table.own) if _closed(table, seat)]
    return Counter(card for lot in lots for card in lot)


def _closed(table: Table, seat: int) -> bool:
    bag = table.public.bags[seat]
    return seat in table.public.merchants and (bag is None or bag.verdict is None)


def test_the_seat_sees_what_it_saw_and_nothing_it_was_not_told_decides_the_rest() -> None:
    log = a_game("easy", "easy", "easy", house_rounds=2)
    told = [tell(event, SEAT) for event in log.events]
    moments = {one.after.n: one.after for one in lived(log.header.ruleset, SEAT, told)}
    for n in range(15, len(log.events), 21):
        table, at = played_on(log, n, again=True)
        assert 0 < at <= n
        seen, then = view(table, SEAT), moments[at].view
        assert seen.mine == then.mine
        same = msgspec.structs.replace(seen.public, n=then.public.n, queue=then.public.queue)
        assert same == then.public
        assert every_card(table) == Counter(log.header.ruleset.deck)
        own = branch_off(told_log(log, SEAT), SEAT, n, Dice(n), again=True)
        assert own == branch_off(log, SEAT, n, Dice(n), again=True), "what the seat was not told made a difference"


def test_somebody_has_to_act_at_every_table_that_goes_on() -> None:
    """After the last bag of a round nobody is asked anything until the round has ended: a table would stand still."""
    log = a_game("easy", "easy", "easy", house_rounds=1)
    for n in range(15, len(log.events)):
        assert played_on(log, n, again=True)[0].awaiting, f"nobody has to act after {n} events"


@pytest.mark.parametrize(
    "log",
    [
        lambda: a_game("easy", "medium", "hard", house_rounds=2),
        lambda: a_game("hard", "medium", "easy", "hard", "medium", "easy", house_rounds=2),
        lambda: a_game("hard", "medium", "hard", promos={"feast_plate": 2, "brimstone_oil": 3}, house_rounds=5),
    ],
    ids=["three", "six", "promos"],
)
def test_wherever_a_game_is_played_on_from_somebody_is_asked_something_and_nothing_is_half_done(
    log: Callable[[], Log],
) -> None:
    game = log()
    told = [tell(event, SEAT) for event in game.events]
    found = {position.n: position for position in ways_on(game.header.ruleset, SEAT, told)}
    assert len(found) > len(told) / 5
    struck: set[int] = set()
    for n, event in enumerate(told):
        if isinstance(event, RoundBegan):
            struck = set()
        if n in found:
            assert found[n].view.awaiting
            assert not struck & set(found[n].public.unsettled), "a deal is struck, and not done yet"
        if isinstance(event, DealStruck):
            struck |= {term.bag for term in event.terms.bags if term.deed in (Deed.PASS, Deed.OPEN)}


def test_as_they_were_everybody_has_the_same_cards_and_only_the_deck_is_new() -> None:
    log = a_game("easy", "easy", "easy", house_rounds=2)
    table, at = played_on(log, 40, again=False)
    *_, (_, true) = list(tables(log))[:at]
    assert table.own == true.own
    assert Counter(table.deck) == Counter(true.deck[true.drawn :])
    assert table.deck != true.deck[true.drawn :]


def test_there_is_no_way_on_from_an_unfinished_game_nor_from_somebody_elses() -> None:
    log = a_game("easy", "easy", "easy", house_rounds=2)

    def refused(log: Log, n: int = 40, *, again: bool = True) -> str:
        with pytest.raises(NotBranched) as error:
            branch_off(log, SEAT, n, Dice(1), again=again)
        return error.value.message

    assert refused(Log(log.header, log.events[:45])) == "review-not-unfinished"
    assert refused(told_log(log, 0)) == "review-not-told"
    assert refused(told_log(log, SEAT), again=False) == "review-not-told"
    assert refused(log, 1) == "review-branch-too-early"
