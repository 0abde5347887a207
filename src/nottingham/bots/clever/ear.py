"""What others say, and how much of it is believed: by what this speaker's words were worth so far. Rules §17."""

from collections.abc import Callable, Sequence
from math import log
from typing import Any, Final

from ...game import Event, Good, Ruleset, Statement, StatementKind
from ...game.events import BagDeclared, BagOpened, BagPassed, RoundBegan
from ...game.known import Public
from ...game.statements import BIG_BAG
from ...notation.round_so_far import number_hidden
from ...notation.statements import StatementState, Transcript, Utterance

_K = StatementKind
_S = StatementState

HONEST_CLAIMS: Final = (_K.AS_DECLARED, _K.NO_CONTRABAND)
FALSE_CLAIMS: Final = (_K.LIES, _K.CONTRABAND)
"""What speaks for a bag, and what against it."""
SPEAKS_UP: Final = (0.5, 2.0)
"""How often somebody unknown is thought to have said such a thing, of how many bags."""
AS_USUAL: Final = 2.0
"""So many bags that somebody was right or wrong about are taken for granted, with words as often as usual: who says the
same of every bag says nothing, and who spoke once has shown little."""
MOST_SHIFT: Final = 1.2
"""The most that one speaker's words move the odds of a lie, as a logarithm."""
THREATS_KEPT: Final = (3.0, 1.0)
"""How often somebody unknown is thought to have kept and broken a threat."""

EASILY: Final = 0.4
"""What a word weighs for one who believes people, as a logarithm, for each point of trust above the usual."""
MINDS_THREATS: Final = (0.2, 0.8)
"""How often somebody unknown is thought to have paid for a lie when threatened, and not to have paid."""
PAYS_FOR_A_LIE: Final = 0.85
PAYS_FOR_TRUTH: Final = 0.35
"""How often those who mind threats pay, by what is in their bags."""


class Earshot:
    """What one seat makes of the talk at the table."""

    def __init__(self, rules: Ruleset, seat: int, trust: float = 1.0) -> None:
        self.seat = seat
        self.ease = EASILY * (trust - 1)
        """What anybody is believed on top, or less, by character."""
        self.transcript = Transcript(rules)
        self._opened: dict[tuple[int, int], bool] = {}
        """Bags that were opened, by round and owner, and whether each was a lie."""
        self._false: dict[tuple[int, int], bool] = {}
        """The same of all bags that were settled, as far as everybody could see."""
        self._declared: dict[int, Good] = {}
        self._round = 0
        self._gathered: tuple[tuple[Utterance, ...], list[Utterance]] = ((), [])
        """All that was said, and what of it is of the last round."""
        self._credits: tuple[tuple[Utterance, ...], dict[tuple[int, bool, tuple[StatementKind, ...]], float]] = ((), {})
        """All that was said, and what words are worth by it and by the bags that were settled."""

    def hear(self, told: Event, n: int | None = None) -> None:
        self.transcript.hear(told, n)
        hear = _HEARD.get(type(told))
        if hear is not None:
            hear(self, told)

    def round_began(self, told: RoundBegan) -> None:
        self._round = told.round

    def bag_opened(self, told: BagOpened) -> None:
        self._credits = (), {}
        self._opened[self._round, told.seat] = self._false[self._round, told.seat] = bool(told.confiscated)

    def bag_declared(self, told: BagDeclared) -> None:
        self._declared[told.seat] = told.good

    def bag_passed(self, told: BagPassed) -> None:
        self._credits = (), {}
        others = any(card is not self._declared.get(told.seat) for card in told.legal)
        self._false[self._round, told.seat] = others or number_hidden(told) > 0

    def of_round(self, round_: int) -> Sequence[Utterance]:
        """What was said in this round, the last first."""
        statements = self.transcript.statements
        if not statements or statements[-1].round != round_:
            return ()
        if self._gathered[0] is not statements:
            found = []
            for heard in reversed(statements):
                if heard.round != round_:
                    break
                found.append(heard)
            self._gathered = statements, found
        return self._gathered[1]

    def shift(self, public: Public, owner: int) -> float:
        """What was said of a bag moves the odds of a lie by this much, as a logarithm: each speaker once, the last word
        counts."""
        if not self.transcript.statements:
            return 0.0
        counted: set[int] = set()
        total = 0.0
        for heard in self.of_round(public.round):
            said, speaker = heard.statement, heard.seat
            if speaker == self.seat or speaker in counted or said.about != owner or heard.state is not _S.OPEN:
                continue
            if said.kind in HONEST_CLAIMS:
                total -= self.credit(speaker, owner, HONEST_CLAIMS)
            elif said.kind in FALSE_CLAIMS:
                total += self.credit(speaker, owner, FALSE_CLAIMS)
            else:
                continue
            counted.add(speaker)
        return total

    def credit(self, speaker: int, owner: int, claims: tuple[StatementKind, ...]) -> float:
        """How much more often this speaker says such a thing where it is true than where it is not, as a logarithm:
        above 0 for one who is mostly right, below for one who mostly lies, and nothing for one who says it always."""
        statements, credits = self._credits
        if statements is not self.transcript.statements:
            credits = {}
            self._credits = self.transcript.statements, credits
        of = speaker, speaker == owner, claims
        found = credits.get(of)
        if found is None:
            found = credits[of] = self._credit(*of)
        return found

    def _credit(self, speaker: int, own: bool, claims: tuple[StatementKind, ...]) -> float:
        said = {
            (heard.round, heard.statement.about)
            for heard in self.transcript.statements
            if heard.seat == speaker and heard.statement.kind in claims and (heard.statement.about == speaker) == own
        }
        spoke = {True: 0, False: 0}
        bags = {True: 0, False: 0}
        for bag, false in self._false.items():
            if (bag[1] == speaker) == own:
                bags[false] += 1
                spoke[false] += bag in said
        usual = (sum(spoke.values()) + SPEAKS_UP[0]) / (sum(bags.values()) + SPEAKS_UP[1])
        often = {false: (spoke[false] + AS_USUAL * usual) / (bags[false] + AS_USUAL) for false in bags}
        right = claims is FALSE_CLAIMS
        worth = log(often[right] / often[not right]) + self.ease
        return min(MOST_SHIFT, max(-MOST_SHIFT, worth))

    def threat(self, public: Public, owner: int) -> float:
        """How sure it seems that this bag is opened unless its owner pays, by what the Sheriff has said; 0, if nothing
        was said."""
        sure = 0.0
        bag = public.bags[owner]
        for heard in self.of_round(public.round):
            said = heard.statement
            meant = said.kind is _K.LAST_CHANCE and said.about == owner
            meant |= said.kind is _K.BIG_OPENED and bag is not None and bag.count >= BIG_BAG
            if meant and heard.state is _S.OPEN and heard.seat in public.sheriffs:
                sure = max(sure, self.kept(heard.seat))
        return sure

    def kept(self, speaker: int) -> float:
        """How often this speaker's threats were kept."""
        kept, broken = THREATS_KEPT
        for heard in self.transcript.statements:
            if heard.seat == speaker:
                kept += heard.state is _S.KEPT
                broken += heard.state is _S.BROKEN
        return kept / (kept + broken)

    def unpaid(self, public: Public, owner: int) -> float:
        """What it says of a bag, as a logarithm, that its owner let a last chance of one's own go by: little, before
        anybody knows whether this owner minds threats; more, when it paid for them before."""
        threatened = any(
            heard.seat == self.seat and heard.statement.kind is _K.LAST_CHANCE and heard.statement.about == owner
            for heard in self.of_round(public.round)
        )
        if not threatened:
            return 0.0
        paid, lied = MINDS_THREATS
        for heard in self.transcript.statements:
            if heard.statement.kind is _K.LAST_CHANCE and heard.statement.about == owner and heard.state is _S.KEPT:
                opened = self._opened.get((heard.round, owner))
                paid += opened is None
                lied += opened is True
        minds = paid / (paid + lied)
        return log((1 - PAYS_FOR_A_LIE * minds) / (1 - PAYS_FOR_TRUTH * minds))

    def asked_just_now(self, public: Public, speaker: int, owner: int) -> bool:
        """Whether the last that was said in this round is somebody's question for a price to this owner."""
        last = next(iter(self.of_round(public.round)), None)
        return last is not None and last.seat == speaker and last.statement == Statement(_K.HOW_MUCH, owner)

    def said_by(self, public: Public, speaker: int, *kinds: StatementKind) -> bool:
        """Whether somebody has said one of these in this round."""
        spoken = self.of_round(public.round)
        return bool(spoken) and any(heard.seat == speaker and heard.statement.kind in kinds for heard in spoken)


_HEARD: Final[dict[type[Event], Callable[[Earshot, Any], None]]] = {
    RoundBegan: Earshot.round_began,
    BagOpened: Earshot.bag_opened,
    BagDeclared: Earshot.bag_declared,
    BagPassed: Earshot.bag_passed,
}
