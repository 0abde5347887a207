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
from ..game.known import OfferId, Verdict
from ..notation import words
from ..notation.teller import spoken_to
from ..notation.words import Names, possessive, some
from . import dialogs
from .bargain import Bargain
from .console import Back, Console
from .defaults import default


class Line(NamedTuple):
    """One line of the menu, and what it leads to. None: wait and see."""

    label: str
    choose: Callable[[], Command | None]
    command: Command | None = None


class Menu:
    """A person's choices at one moment."""

    def __init__(self, console: Console, seen: View, names: Names, choices: Choices, *, may_wait: bool) -> None:
        self.console = console
        self.seen = seen
        self.names = spoken_to(names, seen.seat)
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
        return lines[self.console.choose("Your move", [line.label for line in lines], at)].choose()

    def lines(self) -> list[Line]:
        found = [line for choice in self.choices.choices for line in self._lines_of(choice)]
        found.sort(key=_settling_first)
        if self.may_wait:
            found.insert(0, Line("wait and see", lambda: None))
        return found

    def _lines_of(self, choice: AnyChoice) -> list[Line]:
        console, seen = self.console, self.seen
        match choice:
            case Listed(commands=commands):
                return [self._listed(command) for command in commands]
            case MayOffer():
                return [Line(self._offer_label(choice), Bargain(console, seen, self.names, choice).build)]
            case MayAccept():
                plain = dialogs.accept(console, seen, choice) if not choice.chosen.least else None
                return [Line(self._accept_label(choice), lambda: dialogs.accept(console, seen, choice), plain)]
            case MaySetAside():
                return [Line("go to market", lambda: dialogs.set_aside(console, seen, choice))]
            case MayPlace():
                return [Line("lay the cards on a pile", lambda: dialogs.place(console, seen, choice))]
            case MayLoad():
                return [Line("pack the bag", lambda: dialogs.load(console, seen, choice))]
            case MayPay():
                return [Line("pay the debt", lambda: dialogs.pay(console, seen, choice))]
            case MayPropose():
                return [Line("propose a division", lambda: dialogs.propose(console, seen, choice))]
            case MayChoosePlates():
                return [Line("choose for the plates", lambda: dialogs.choose_plates(console, seen, choice))]
            case _:
                assert_never(choice)

    def _listed(self, command: Command) -> Line:
        return Line(self.label(command), lambda: command, command)

    def label(self, command: Command) -> str:
        """A command that needs no more questions, in words."""
        names = self.names
        match command:
            case c.NameFirstMerchant(seat=seat):
                return names[seat]
            case c.DeclareBag(good=good, count=count):
                return some(good, count)
            case c.PassBag(bag=bag):
                offer = self.seen.public.offer((bag,), (self.seen.seat or 0,))
                for_nothing = " for nothing" if offer is not None else ""
                return f"let {possessive(names[bag])} bag pass{for_nothing}"
            case c.OpenBag(bag=bag):
                return f"open {possessive(names[bag])} bag"
            case c.TakeStance(bag=bag, verdict=verdict):
                would = f"let {possessive(names[bag])} bag pass" if verdict is Verdict.PASS else None
                return f"say: {would or f'open {possessive(names[bag])} bag'}"
            case c.ConfirmStance(bag=bag):
                return f"confirm your word on {possessive(names[bag])} bag"
            case c.WithdrawOffer(offer=offer_id):
                return f"withdraw {self._whose(offer_id)} offer to {words.side(offer_id.to, names)}"
            case c.RefuseOffer(offer=offer_id):
                return f"refuse {self._whose(offer_id)} offer"
            case c.UseBrimstone(opponent=opponent, good=good, count=count):
                return f"burn {some(good, count)} on {possessive(names[opponent])} stall"
            case c.KeepBrimstone():
                return "burn nothing"
            case c.ClaimBlackMarket(good=good):
                value = self.seen.public.stacks[good][0]
                return f"trade 3 {words.plural_of(good)} for the black market card worth {value}"
            case c.DeclineBlackMarket():
                return "claim nothing"
            case c.AgreeDivision():
                return f"agree: {self._proposal()}"
            case c.RefuseDivision():
                return "refuse that division"
            case c.ForgoProposal():
                return "propose nothing"
            case _:
                raise AssertionError(f"{command} has no line in the menu.")

    def _whose(self, offer_id: OfferId) -> str:
        by = offer_id.by
        return possessive(self.names[by[0]]) if len(by) == 1 else "the deputies’"

    def _offer_label(self, choice: MayOffer) -> str:
        both = " for both deputies" if len(choice.by) > 1 else ""
        change = "change your offer to" if self.seen.public.offer(choice.by, choice.to) else "make an offer to"
        return f"{change} {words.side(choice.to, self.names)}{both}"

    def _accept_label(self, choice: MayAccept) -> str:
        offer = self.seen.public.offer(choice.offer.by, choice.offer.to)
        assert offer is not None
        terms = words.terms(offer.terms, offer.merchant, offer.sheriff, self.names)
        if choice.passes is not None and len(offer.terms.bags) == 1:
            price = words.parcel(offer.terms.merchant_gives) or "a good name"
            back = words.parcel(offer.terms.sheriff_gives)
            gives = f", giving {back}" if back else ""
            return f"let {possessive(self.names[choice.passes])} bag pass for {price}{gives}"
        return f"accept {self._whose(choice.offer)} offer: {terms}"

    def _proposal(self) -> str:
        """What the other deputy's proposal leaves."""
        for proposal in self.seen.public.proposals:
            if proposal.deputy != self.seen.seat:
                taken = self.seen.mine.proposed[proposal.deputy]
                parts = [f"{proposal.gold} gold"] if proposal.gold else []
                parts += [words.goods(proposal.legal)] if proposal.legal else []
                parts += [f"{words.goods(taken)} face down"] if taken else []
                return f"{self.names[proposal.deputy]} takes {words.listed(parts) or 'nothing'}, you the rest"
        return "the rest is yours"


_TALK = (c.WithdrawOffer, c.RefuseOffer)


def _settling_first(line: Line) -> int:
    """Bags and answers first, then talk, then new offers."""
    if line.command is None:
        return 2 if "offer to" in line.label else 0
    return 1 if isinstance(line.command, _TALK) else 0
