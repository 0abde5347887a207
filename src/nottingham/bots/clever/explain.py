"""What is told of a decision when somebody asks why. Nothing here decides anything."""

from collections.abc import Mapping, Sequence

from ...game import Good
from ...game.commands import LoadBag, MakeOffer, OpenBag, PassBag
from ...game.known import Side
from ...notation.words import Narrator
from ..seat import Turn
from .mind import Mind, Option
from .plan import Plan


def market(mind: Mind, weighed: Sequence[Option], legal: Mapping[Good, float], best: Good, opens: float) -> None:
    """The kinds that could be collected, and smuggling besides."""
    options = [Option("collect", worth, about=good) for good, worth in legal.items() if good is not best]
    for option in weighed:
        label = "smuggle" if option.label == "smuggle" else "collect"
        options.append(Option(label, option.value, about=best))
    mind.note("market", options, opens=opens)


def load(mind: Mind, plans: Sequence[Plan], weighed: Sequence[Option], opens: float) -> None:
    """Bags, with what they would be called and what would be offered for them. ``opens`` is for the best of them."""
    options = [
        Option("plan", option.value, LoadBag(plan.cards), plan) for plan, option in zip(plans, weighed, strict=True)
    ]
    mind.note("load", options, opens=opens)


def in_words(option: Option, words: Narrator, officers: Side = ()) -> str:
    """Something that was weighed: "2 silks as 2 apples, with a bribe of 5"."""
    about = option.about
    if isinstance(about, Plan):
        return words.t(
            "terminal-weighed-plan",
            goods=words.goods(about.cards),
            called=words.some(about.good, len(about.cards)),
            lies="yes" if about.lies else "no",
            bait="yes" if about.bait else "no",
            bribe=about.bribe,
            gold=words.gold(about.bribe),
        )
    if option.command is not None:
        return words.command(option.command, officers)
    return words.t("terminal-weighed", label=option.label, good="" if about is None else words.good(about))


def offer(mind: Mind, plan: Plan, made: MakeOffer, price: int, passed: float, otherwise: float) -> None:
    """A bribe against none."""
    if plan.bait:
        options = [Option("bait", plan.value, made), Option("offer nothing", otherwise)]
    else:
        options = [
            Option("if it is taken", passed - price * (1 + mind.envy), made),
            Option("offer nothing", otherwise),
        ]
    mind.note("offer", options, passed=passed, otherwise=otherwise, price=price)


def gate(mind: Mind, turn: Turn, openings: Mapping[int, float]) -> None:
    """What opening each bag is worth, with the deals that were weighed before."""
    options = [Option("open", value, OpenBag(owner)) for owner, value in openings.items()]
    options += [Option("pass", 0.0, PassBag(owner)) for owner in openings]
    if mind.why is not None and mind.why.question == "deals":
        options += [option for option in mind.why.options if option.command is not None]
    lies = {owner: mind.belief(turn, owner).false for owner in openings}
    mind.note("settle", options, lies=lies)
