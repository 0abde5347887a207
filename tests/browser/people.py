"""People who play at the tables of these tests: what they would like to do next, from what their page was told."""

from typing import TypeVar

from nottingham.arena.random_play import answers
from nottingham.game import Command, Dice
from nottingham.game import commands as c
from nottingham.game.choices import Listed, MayAccept, MayLoad, MayOffer, MayPlace, MaySetAside
from nottingham.game.goods import CATALOGUE, IS_LEGAL
from nottingham.game.known import AskKind, BagTerm, Deed, Parcel, Phase, Terms, Verdict
from tests.server.guests import Chair

Kind = TypeVar("Kind", bound=Command)


class Player:
    """Lies now and then, bribes with gold, goods and promises, and opens every third bag."""

    def __init__(self, ear: Chair, seed: int, *, offers: bool = True, honest: bool = False) -> None:
        self.ear = ear
        self.dice = Dice(seed)
        self.offers = offers
        """Whether to bribe: bots at the gate may have settled the bag before the form is filled in."""
        self.honest = honest
        """Whether every bag is as declared, so that its goods reach the stall whoever opens it."""
        self._spoke_in = 0

    def wants(self) -> Command | None:
        """What to do now; nothing where it is others' turn."""
        view, ask = self.ear.view(), self.ear.asked()
        if view.public.phase is Phase.INSPECTION and (ask is None or ask.kind is AskKind.SETTLE):
            return self._settle() if self.ear.seat in view.public.sheriffs else self._bribe()
        if ask is None or not self.ear.legal:
            return None
        for choice in self.ear.legal.choices:
            match choice:
                case MayLoad():
                    return self._load(choice)
                case MaySetAside():
                    return self._market(choice)
                case MayPlace():
                    return choice.command(self.dice.below(2), choice.cards.source)
        return self._declaration() or answers(self.ear.legal).sample(self.dice)

    def _listed(self, kind: type[Kind]) -> list[Kind]:
        lists = [choice for choice in self.ear.legal.choices if isinstance(choice, Listed)]
        return [command for each in lists for command in each.commands if isinstance(command, kind)]

    def _market(self, may: MaySetAside) -> Command:
        """Toss the cheapest ones; with two piles, take a top card for the first of them."""
        cards = tuple(sorted(may.cards.source, key=lambda good: CATALOGUE[good].value)[: self.dice.below(3)])
        take = tuple(min(1, number.most) if cards and pile == 0 else 0 for pile, number in enumerate(may.take))
        command = c.SetAside(cards, take)
        return command if may.contains(command) else c.SetAside((), (0,) * len(may.take))

    def _load(self, may: MayLoad) -> Command:
        hand = sorted(may.cards.source)
        if self.honest:
            hand = [good for good in hand if good in IS_LEGAL] or hand
        best = max(hand, key=lambda good: (hand.count(good), good))
        if self.honest or self.dice.happens(2):
            return c.LoadBag((best,) * min(may.cards.most, hand.count(best)))
        return c.LoadBag(tuple(self.dice.some(hand, min(len(hand), self.dice.between(1, 3)))))

    def _declaration(self) -> Command | None:
        """As near to the truth as the rules allow."""
        bag = self.ear.view().mine.bag
        listed = self._listed(c.DeclareBag)
        return max(listed, key=lambda command: bag.count(command.good)) if listed else None

    def _bribe(self) -> Command | None:
        """One offer a round, for its own bag, every second time."""
        public, me = self.ear.view().public, self.ear.seat
        if me is None or me not in public.unsettled or self._spoke_in == public.round or not self.offers:
            return None
        self._spoke_in = public.round
        forms = [choice for choice in self.ear.legal.choices if isinstance(choice, MayOffer)]
        may = next((form for form in forms if form.by == (me,) and me in form.bags), None)
        if may is None or self.dice.happens(3):
            return None
        gold = min(may.merchant_gives.gold.most, self.dice.between(1, 6))
        goods = may.merchant_gives.legal.source[:1] if self.dice.happens(3) else ()
        given = Parcel(gold=gold, legal=goods)
        if self.dice.happens(2):
            typed = self.dice.choose((None, *may.merchant_gives.typed.some())) if may.merchant_gives.typed else None
            words = "" if typed is not None else "I owe you one."
            given = Parcel(gold=gold, legal=goods, favour=words, typed=typed)
        return c.MakeOffer(may.by, may.to, Terms(given, bags=(BagTerm(me, Deed.PASS),)))

    def _settle(self) -> Command | None:
        public, me = self.ear.view().public, self.ear.seat
        accepts = [choice for choice in self.ear.legal.choices if isinstance(choice, MayAccept)]
        bribe = next((may for may in accepts if may.passes is not None and not may.chosen.least), None)
        if bribe is not None and bribe.passes is not None and self.dice.happens(2):
            return c.PassBag(bribe.passes, bribe.offer)
        alone: list[Command] = [*(self._listed(c.OpenBag) if self.dice.happens(3) else self._listed(c.PassBag))]
        alone = alone or [*self._listed(c.PassBag), *self._listed(c.OpenBag)]
        if alone:
            return self.dice.choose(alone)
        if confirm := self._listed(c.ConfirmStance):
            return confirm[0]
        taken = {stance.bag for stance in public.stances if stance.deputy == me}
        verdict = Verdict.OPEN if self.dice.happens(3) else Verdict.PASS
        fresh = [one for one in self._listed(c.TakeStance) if one.bag not in taken]
        return next((one for one in fresh if one.verdict is verdict), fresh[0] if fresh else None)
