"""The first game of a learner, played through the real engine: frames and steps for the browser.

The browser needs no rules and no server for it: it shows frames, waits for one of the commands that a step lists, and
shows what came of it. Texts are in learn.ftl, by the names of the steps.
"""

import copy
from typing import Any, Literal

import msgspec

from nottingham.game import (
    Choices,
    Event,
    Refusal,
    Ruleset,
    Statement,
    StatementKind,
    Table,
    legal_for,
    play,
    scenario,
    tell,
    view,
)
from nottingham.game import Say as Claim
from nottingham.game.commands import (
    AcceptOffer,
    Command,
    DeclareBag,
    LoadBag,
    MakeOffer,
    NameFirstMerchant,
    OpenBag,
    PassBag,
    RefuseOffer,
    SetAside,
)
from nottingham.game.goods import Good, in_order
from nottingham.game.known import BagTerm, Deed, OfferId, Parcel, Phase, Terms
from nottingham.notation.statements import Transcript
from nottingham.server.messages import OWN_FIELDS, PUBLIC_FIELDS, changes, favours, ledger_changes
from nottingham.server.protocol import PROTOCOL, SeatNow, TableNow, Talk, Update, Welcome

YOU, MARIAN, WILL, TUCK = range(4)
NAMES = ("", "Marian", "Will", "Tuck")
RULES = Ruleset.preset("second", players=4, house_rounds=2)
G = Good

Point = Literal["hand", "stall", "stage", "gate", "races", "act", "log", ""]
"""What a text speaks of, so that the screen can point at it."""

HANDS: dict[int, list[Good]] = {
    YOU: [G.APPLE, G.APPLE, G.SILK, G.MEAD, G.BREAD, G.CHEESE],
    MARIAN: [G.CHICKEN, G.CHICKEN, G.CHICKEN, G.MEAD, G.PEPPER, G.CHEESE],
    WILL: [G.BREAD, G.BREAD, G.BREAD, G.CROSSBOW, G.APPLE, G.CROSSBOW],
    TUCK: [G.CHEESE, G.CHEESE, G.BREAD, G.APPLE, G.PEPPER, G.CHICKEN],
}
STALLS: dict[int, list[Good]] = {
    YOU: [G.APPLE, G.APPLE, G.APPLE, G.CHICKEN],
    MARIAN: [G.APPLE, G.APPLE, G.APPLE, G.APPLE, G.APPLE, G.CHEESE],
    WILL: [G.BREAD, G.BREAD, G.CHEESE, G.PEPPER],
    TUCK: [G.CHEESE, G.CHEESE, G.CHEESE, G.CHICKEN],
}
GOLD = {YOU: 44, MARIAN: 36, WILL: 36, TUCK: 41}
DRAWN = [
    *(G.APPLE, G.APPLE),  # yours, at the first market
    G.CHEESE,  # Marian's
    G.CHEESE,  # Will's
    *(G.BREAD, G.CHEESE, G.CHICKEN, G.APPLE),  # yours, at the end of the round
    *(G.CHICKEN, G.CHICKEN, G.BREAD),  # Marian's
    *(G.BREAD, G.BREAD, G.APPLE),  # Will's
    G.APPLE,  # Marian's, at the second market
    G.CHEESE,  # Will's
]


class Say(msgspec.Struct, tag_field="step", tag="say", omit_defaults=True):
    """A text to read, and a button to go on."""

    text: str
    point: Point = ""


class Show(msgspec.Struct, tag_field="step", tag="show", omit_defaults=True):
    """Something happens, with a text that stays until it has."""

    frames: list[Update | Talk]
    text: str = ""
    point: Point = ""


class Option(msgspec.Struct, omit_defaults=True):
    """A command, and what comes of it: the lesson goes on, goes its own way, or goes back to the question."""

    command: dict[str, Any]
    steps: "list[Step]" = []
    back: bool = False
    ends: bool = False
    """These steps are the rest of the lesson."""


class Ask(msgspec.Struct, tag_field="step", tag="ask", omit_defaults=True):
    """The learner does something. Other commands are answered with the text ``…-else``."""

    text: str
    options: list[Option]
    point: Point = ""


Step = Say | Show | Ask


class Lesson(msgspec.Struct):
    made_by: str
    welcome: Welcome
    steps: list[Step]


class Teacher:
    """A table at which everything goes as planned."""

    def __init__(self, table: Table, s: int = 1) -> None:
        self.table = table
        self.s = s
        self.heard = Transcript(RULES)
        self.steps: list[Step] = []

    def fork(self) -> "Teacher":
        """The same table, on which something else will happen."""
        other = Teacher(self.table, self.s)
        other.heard = copy.deepcopy(self.heard)
        return other

    def say(self, text: str, point: Point = "") -> None:
        self.steps.append(Say(f"learn-{text}", point))

    def show(self, *moves: "tuple[int, Command] | Talk", text: str = "", point: Point = "") -> None:
        """Others do something."""
        frames = [self._spoken(move) if isinstance(move, Talk) else self._played(*move) for move in moves]
        self.steps.append(Show(frames, f"learn-{text}" if text else "", point))

    def ask(self, text: str, *options: Option, point: Point = "") -> None:
        self.steps.append(Ask(f"learn-{text}", list(options), point))

    def do(self, text: str, command: Command, *others: Option, point: Point = "") -> None:
        """The learner does this; other options come back to the question."""
        self.ask(text, Option(plain(command)), *others, point=point)
        self.steps.append(Show([self._played(YOU, command)]))

    def _played(self, seat: int, command: Command) -> Update:
        before = self.table
        played = play(before, seat, command)
        assert not isinstance(played, Refusal), f"{command} of seat {seat}: {played}"
        self.table, events = played
        return self._told(before, events)

    def _told(self, before: Table, events: list[Event]) -> Update:
        self.s += 1
        said = self.heard.statements
        self.heard.follow(events)
        seen, known = view(self.table, YOU), view(before, YOU)
        return Update(
            s=self.s,
            n=seen.public.n,
            told=tuple(tell(event, YOU) for event in events),  # type: ignore[misc]
            changed=changes(PUBLIC_FIELDS, known.public, seen.public),
            own=changes(OWN_FIELDS, known.own, seen.own),
            awaiting=seen.awaiting,
            legal=Choices(legal_for(seen).choices),
            favours=favours(known.public, seen.public),
            statements=ledger_changes(said, self.heard.statements),
        )

    def _spoken(self, line: Talk) -> Talk:
        self.s += 1
        return msgspec.structs.replace(line, s=self.s)

    def offer(self, by: int, to: int) -> OfferId:
        found = self.table.public.offer((by,), (to,))
        assert found is not None
        return found.id


def plain(command: Command) -> dict[str, Any]:
    """A command as the browser sends it, its cards in order."""
    found: dict[str, Any] = msgspec.to_builtins(command)
    return found


def line(seat: int, name: str, **args: Any) -> Talk:
    """What one of them says, by the names of talk.ftl."""
    return Talk(0, seat, NAMES[seat], line=f"talk-{name}", args=args)


def bribe(by: int, to: int, merchant: int, **parcel: Any) -> MakeOffer:
    return MakeOffer((by,), (to,), Terms(Parcel(**parcel), Parcel(), (BagTerm(merchant, Deed.PASS),)))


def lesson(made_by: str) -> Lesson:
    table, _ = scenario(
        RULES, phase=Phase.MARKET, sheriff=TUCK, hands=HANDS, stalls=STALLS, gold=GOLD, deck_top=DRAWN, seed=3
    )
    seen = view(table, YOU)
    seats = tuple(SeatNow("person", name, ready=True, here=True, host=not name) for name in NAMES)
    now = TableNow("first-game", "", "playing", RULES, seats)
    welcome = Welcome(
        PROTOCOL, 1, seen.public.n, now, YOU, seen.public, seen.own, seen.awaiting, Choices(legal_for(seen).choices)
    )
    teacher = Teacher(table)
    as_merchant(teacher)
    as_sheriff(teacher)
    return Lesson(made_by, welcome, teacher.steps)


def as_merchant(t: Teacher) -> None:
    """The first round: a lie that passes, for a price."""
    t.say("hello")
    t.say("goods", "hand")
    t.say("stall", "stall")
    t.say("gate", "gate")
    t.show((TUCK, NameFirstMerchant(YOU)), text="market-first")
    t.do("market", SetAside(in_order([G.BREAD, G.CHEESE])), point="hand")
    t.say("market-drawn", "hand")
    t.show((MARIAN, SetAside((G.PEPPER,))), (WILL, SetAside((G.APPLE,))), text="market-others")

    t.say("loading", "hand")
    t.do("load", LoadBag(in_order([G.APPLE, G.APPLE, G.APPLE, G.SILK])), point="hand")
    t.show((MARIAN, LoadBag((G.CHICKEN,) * 3)), (WILL, LoadBag((G.BREAD,) * 3)), text="load-others")

    t.do("declare", DeclareBag(G.APPLE, 4), point="stage")
    t.show(
        (MARIAN, DeclareBag(G.CHICKEN, 3)),
        line(MARIAN, "declare-cautious-1", good="chicken", count=3),
        (WILL, DeclareBag(G.BREAD, 3)),
        line(WILL, "declare-plain-1", good="bread", count=3),
        text="declare-others",
    )

    t.say("inspection", "stage")
    t.show((TUCK, PassBag(MARIAN)), text="passed", point="gate")
    t.say("passed-after")
    t.show((TUCK, OpenBag(WILL)), line(WILL, "opened-true-brazen-1", good="bread", count=3), text="opened-true")
    t.say("opened-true-after", "gate")
    t.say("your-bag", "stage")
    t.do("bribe", bribe(YOU, TUCK, YOU, gold=5), point="stage")
    t.show((TUCK, bribe(TUCK, YOU, YOU, gold=8)), text="counter")
    demand = t.offer(TUCK, YOU)
    caught = t.fork()
    caught.show((YOU, RefuseOffer(demand)), (TUCK, OpenBag(YOU)), text="stubborn")
    caught.say("stubborn-after")
    t.do("accept", AcceptOffer(demand), Option(plain(RefuseOffer(demand)), caught.steps, back=True), point="stage")
    t.say("smuggled", "stall")
    t.say("races", "races")


def as_sheriff(t: Teacher) -> None:
    """The second round: at the gate yourself."""
    t.say("sheriff")
    t.do("name-first", NameFirstMerchant(MARIAN), point="stage")
    t.show(
        (MARIAN, SetAside((G.BREAD,))),
        (WILL, SetAside((G.APPLE,))),
        (TUCK, SetAside(())),
        text="sheriff-market",
    )
    t.show(
        (MARIAN, LoadBag(in_order([G.CHICKEN, G.CHICKEN, G.MEAD]))),
        (WILL, LoadBag(in_order([G.BREAD, G.BREAD, G.CROSSBOW, G.CROSSBOW]))),
        (TUCK, LoadBag((G.CHEESE, G.CHEESE))),
        text="sheriff-loading",
    )
    t.show(
        (MARIAN, DeclareBag(G.CHICKEN, 3)),
        line(MARIAN, "declare-cautious-2", good="chicken", count=3),
        (WILL, DeclareBag(G.BREAD, 4)),
        line(WILL, "declare-brazen-1", good="bread", count=4),
        (TUCK, DeclareBag(G.CHEESE, 2)),
        line(TUCK, "declare-plain-2", good="cheese", count=2),
        text="sheriff-declarations",
    )
    t.say("desk", "stage")

    honest = t.fork()
    honest.show((YOU, OpenBag(TUCK)), line(TUCK, "opened-true-plain-1", good="cheese", count=2), text="tuck-opened")
    honest.say("tuck-opened-after")
    t.do("tuck", PassBag(TUCK), Option(plain(OpenBag(TUCK)), honest.steps, back=True), point="stage")

    t.show((WILL, Claim(Statement(StatementKind.AS_DECLARED, WILL))), text="will-says", point="gate")
    t.show((WILL, bribe(WILL, YOU, WILL, gold=3)), text="will-offers")
    offer = t.offer(WILL, YOU)
    fooled = [_fooled(t, PassBag(WILL, offer)), _fooled(t, AcceptOffer(offer)), _fooled(t, PassBag(WILL))]
    t.do("will", OpenBag(WILL), *fooled, point="stage")
    t.show(line(WILL, "opened-false-brazen-1"), text="")
    t.say("caught")

    t.show((MARIAN, bribe(MARIAN, YOU, MARIAN, gold=10, legal=(G.APPLE,))), text="marian-offers")
    offer = t.offer(MARIAN, YOU)
    t.ask(
        "marian",
        _last(t, PassBag(MARIAN, offer), "bribed"),
        _last(t, AcceptOffer(offer), "bribed"),
        _last(t, OpenBag(MARIAN), "searched"),
        _last(t, PassBag(MARIAN), "kind"),
        point="stage",
    )


def _fooled(t: Teacher, command: Command) -> Option:
    """Will's crossbows come through."""
    after = t.fork()
    after.show((YOU, command), text="will-passed")
    after.say("will-passed-after")
    return Option(plain(command), after.steps, back=True)


def _last(t: Teacher, command: Command, ending: str) -> Option:
    """The last bag is settled, and the game is over: its score is told on the table."""
    after = t.fork()
    after.show((YOU, command), text=f"{ending}-now")
    assert after.table.public.phase is Phase.OVER
    after.say(ending)
    after.say("scores", "stage")
    after.say("goodbye")
    return Option(plain(command), after.steps, ends=True)


def written(made_by: str) -> str:
    return msgspec.json.encode(lesson(made_by)).decode() + "\n"
