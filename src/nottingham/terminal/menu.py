"""What a seat may do now, as lines to choose from. Every choice that the rules describe has its line."""

from collections.abc import Callable
from typing import NamedTuple, assert_never

from ..game import Command, View
from ..game import commands as c
from ..game.choices import (
    AnyChoice,
    Choices,
    Listed,
    MayAccept,
    MayChoosePlates,
    MayLoad,
    MayOffer,
    MayPay,
    MayPlace,
    MayPropose,
    MaySetAside,
)
from ..game.known import OfferId
from ..notation.words import Names, Narrator
from . import dialogs
from .bargain import Bargain
from .console import Back, Console
from .defaults import default
from .saying import say_something


class MenuLine(NamedTuple):
    """One line of the menu, and what it leads to. None: wait and see."""

    label: str
    choose: Callable[[], Command | None]
    command: Command | None = None
    rank: int = 0
    """Bags and answers first, then talk, then new offers. Statements come last."""


class Menu:
    """A person's choices at one moment."""

    def __init__(self, console: Console, seen: View, names: Names, choices: Choices, *, may_wait: bool) -> None:
        self.console = console
        self.seen = seen
        self.words = Narrator(console.words.language, names, seen.seat)
        self.choices = choices
        self.may_wait = may_wait

    def ask(self) -> Command | None:
        """The person's command; None waits."""
        while True:
            try:
                return self._ask()
            except Back:
                continue

    def _ask(self) -> Command | None:
        lines = self.lines()
        if len(lines) == 1 and lines[0].command is None:
            return lines[0].choose()
        best = default(self.seen, self.choices)
        at = next((i for i, line in enumerate(lines) if line.command == best), 0)
        return lines[
            self.console.choose(self.console.t("terminal-your-move"), [line.label for line in lines], at)
        ].choose()

    def lines(self) -> list[MenuLine]:
        found = [line for choice in self.choices.choices for line in self._lines_of(choice)]
        found.sort(key=lambda line: line.rank)
        may = self.choices.say
        if self.may_wait and may is not None:
            found.append(self._open("say", lambda: say_something(self.console, self.words, may)))
        if self.may_wait:
            found.insert(0, MenuLine(self.console.t("terminal-do-wait"), lambda: None))
        return found

    def _lines_of(self, choice: AnyChoice) -> list[MenuLine]:
        console, seen = self.console, self.seen
        match choice:
            case Listed(commands=commands):
                return [self._listed(command) for command in commands]
            case MayOffer():
                return [MenuLine(self._offer_label(choice), Bargain(console, seen, self.words, choice).build, rank=2)]
            case MayAccept():
                plain = dialogs.accept(console, seen, choice) if not choice.chosen.least else None
                label = self.acceptance(choice.offer, choice.passes)
                return [MenuLine(label, lambda: dialogs.accept(console, seen, choice), plain)]
            case MaySetAside():
                return [self._open("market", lambda: dialogs.set_aside(console, seen, choice))]
            case MayPlace():
                return [self._open("place", lambda: dialogs.place(console, seen, choice))]
            case MayLoad():
                return [self._open("load", lambda: dialogs.load(console, seen, choice))]
            case MayPay():
                return [self._open("pay", lambda: dialogs.pay(console, seen, choice))]
            case MayPropose():
                return [self._open("propose", lambda: dialogs.propose(console, seen, choice))]
            case MayChoosePlates():
                return [self._open("plates", lambda: dialogs.choose_plates(console, seen, choice))]
            case _:
                assert_never(choice)

    def _open(self, what: str, ask: Callable[[], Command]) -> MenuLine:
        return MenuLine(self.console.t("terminal-do", what=what), ask)

    def _listed(self, command: Command) -> MenuLine:
        rank = 1 if isinstance(command, c.WithdrawOffer | c.RefuseOffer) else 0
        return MenuLine(self.wording(command), lambda: command, command, rank)

    def wording(self, command: Command) -> str:
        """A complete command, with what only this moment knows."""
        match command:
            case c.ClaimBlackMarket(good=good):
                value = self.seen.public.stacks[good][0]
                return f"{self.words.command(command)} ({self.words.t('table-black-worth', value=value, left=2)})"
            case c.AgreeDivision():
                return self.words.about(self.words.command(command), self._proposal())
            case _:
                return self.words.command(command, self.seen.public.sheriffs)

    def acceptance(self, offer_id: OfferId, passes: int | None = None) -> str:
        """Saying yes to an offer; ``passes``: it is the owner's, and lets that bag pass."""
        offer, words = self.seen.public.offer(offer_id.by, offer_id.to), self.words
        assert offer is not None
        terms, merchant = offer.terms, (offer.merchant,)
        if passes is not None and len(terms.bags) == 1 and not words.parts(terms.sheriff_gives, merchant):
            price = words.parcel(terms.merchant_gives, offer.sheriff)
            return words.t("terminal-do-pass-for", words.whose(passes), things=price)
        said = words.terms(terms, offer.merchant, offer.sheriff)
        return words.t("terminal-do-accept", by=words.all(offer_id.by), terms=said)

    def _proposal(self) -> str:
        """What the other deputy's proposal leaves."""
        words = self.words
        for proposal in self.seen.public.proposals:
            if proposal.deputy != self.seen.seat:
                contraband = self.seen.mine.proposed[proposal.deputy]
                things = words.share(proposal.gold, proposal.legal, contraband)
                return words.t("table-loot-proposal", words.who(proposal.deputy), things=things)
        return words.t("table-loot-take")

    def _offer_label(self, choice: MayOffer) -> str:
        stands = self.seen.public.offer(choice.by, choice.to) is not None
        both = "yes" if len(choice.by) > 1 else "no"
        to = self.words.all(choice.to)
        return self.words.t("terminal-do-offer", to=to, stands="yes" if stands else "no", both=both)
