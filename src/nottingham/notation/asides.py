"""What follows from an event, and is worth a word of its own: promises and statements kept or broken, crowns that
change hands.

The browser says the same with the same messages (``web/src/table/director/asides.ts``).
"""

from ..game.goods import CROWNS, Good
from ..game.known import Public, Side
from .pledges import Pledge, PledgeState
from .statements import StatementState, Utterance
from .words import Narrator, sentence_case

Leaders = dict[Good, Side]
"""Who has most of each kind in plain sight."""


def settled(before: tuple[Pledge, ...], after: tuple[Pledge, ...]) -> list[Pledge]:
    """Promises that were settled meanwhile: those that stood open, and those that were broken as they were given."""
    found: list[Pledge] = []
    for place, pledge in enumerate(after):
        was = before[place].state if place < len(before) else None
        news = (PledgeState.KEPT, PledgeState.BROKEN) if was is PledgeState.OPEN else (PledgeState.BROKEN,)
        if was in (PledgeState.OPEN, None) and pledge.state in news:
            found.append(pledge)
    return found


def pledge_settled(pledge: Pledge, words: Narrator) -> str:
    about = {"state": pledge.state.value, "round": pledge.round, "to": words.all(pledge.to)}
    return words.t("table-log-pledge", {**about, **words.side(pledge.by)})


def words_settled(before: tuple[Utterance, ...], after: tuple[Utterance, ...]) -> list[Utterance]:
    """Statements that turned out true or false, kept or broken, since they were made (rules §17)."""
    states = (StatementState.TRUE, StatementState.FALSE, StatementState.KEPT, StatementState.BROKEN)
    pairs = zip(before, after[: len(before)], strict=True)
    return [now for was, now in pairs if was.state is not now.state and now.state in states]


def word_settled(heard: Utterance, words: Narrator) -> str:
    verdict = words.t("say-state", state=heard.state.value)
    said = words.statement(heard.seat, heard.statement)
    return words.t("say-settled", {**words.who(heard.seat), "words": said, "verdict": verdict})


def leaders(public: Public) -> Leaders:
    found: Leaders = {}
    for good in CROWNS:
        if good in public.rules.legal_kinds:
            counts = [stall.count(good) for stall in public.stalls]
            best = max(counts)
            found[good] = tuple(seat for seat, count in enumerate(counts) if best and count == best)
    return found


def crowns_moved(before: Leaders, after: Leaders, words: Narrator) -> list[str]:
    """Kinds whose largest stall is somebody else's now. The first card of a kind takes nothing from anybody."""
    lines: list[str] = []
    for good, to in after.items():
        was = before.get(good, ())
        if was and to and not set(was) & set(to):
            about = {"good": sentence_case(words.good(good)), "from": words.all(was)}
            lines.append(words.t("table-log-crown", {**about, **words.side(to)}))
    return lines
