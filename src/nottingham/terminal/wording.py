"""Every command in words, as it is put to the one who may give it."""

from ..game import Command, View
from ..game import commands as c
from ..game.goods import Cards
from ..game.known import OfferId, Verdict
from ..notation import words
from ..notation.teller import spoken_to
from ..notation.words import Names, possessive, some
from .dialogs import pile_name


class Wording:
    """Commands of one seat at one moment."""

    def __init__(self, seen: View, names: Names) -> None:
        self.seen = seen
        self.names = spoken_to(names, seen.seat)

    def command(self, command: Command) -> str:
        """A command that is complete."""
        names = self.names
        match command:
            case c.NameFirstMerchant(seat=seat):
                return names[seat]
            case c.SetAside(cards=cards, take=take):
                return self._market(cards, take)
            case c.PlaceSetAside(pile=pile, cards=cards) | c.PlaceConfiscated(pile=pile, cards=cards):
                return self._pile(pile, cards)
            case c.LoadBag(cards=cards):
                return f"pack {words.goods(cards)}"
            case c.DeclareBag(good=good, count=count):
                return some(good, count)
            case c.PassBag(bag=bag, offer=None):
                offer = self.seen.public.offer((bag,), (self.seen.seat or 0,))
                for_nothing = " for nothing" if offer is not None else ""
                return f"let {possessive(names[bag])} bag pass{for_nothing}"
            case c.PassBag(bag=bag, offer=offer_id) if offer_id is not None:
                return self.acceptance(offer_id, bag)
            case c.AcceptOffer(offer=offer_id):
                return self.acceptance(offer_id)
            case c.OpenBag(bag=bag):
                return f"open {possessive(names[bag])} bag"
            case c.TakeStance(bag=bag, verdict=verdict):
                would = f"let {possessive(names[bag])} bag pass" if verdict is Verdict.PASS else None
                return f"say: {would or f'open {possessive(names[bag])} bag'}"
            case c.ConfirmStance(bag=bag):
                return f"confirm your word on {possessive(names[bag])} bag"
            case c.MakeOffer():
                return self._offer(command)
            case c.WithdrawOffer(offer=offer_id):
                return f"withdraw {self._whose(offer_id)} offer to {words.side(offer_id.to, names)}"
            case c.RefuseOffer(offer=offer_id):
                return f"refuse {self._whose(offer_id)} offer"
            case c.PayDebt(legal=legal, contraband=contraband):
                return f"pay with {words.goods(legal + contraband)}"
            case c.UseBrimstone(opponent=opponent, good=good, count=count):
                return f"burn {some(good, count)} on {possessive(names[opponent])} stall"
            case c.KeepBrimstone():
                return "burn nothing"
            case c.ClaimBlackMarket(good=good):
                value = self.seen.public.stacks[good][0]
                return f"trade 3 {words.plural_of(good)} for the black market card worth {value}"
            case c.DeclineBlackMarket():
                return "claim nothing"
            case c.ProposeDivision(gold=gold, legal=legal, contraband=contraband):
                return f"propose to take {self._loot(gold, legal, contraband)}"
            case c.AgreeDivision():
                return f"agree: {self._proposal()}"
            case c.RefuseDivision():
                return "refuse that division"
            case c.ForgoProposal():
                return "propose nothing"
            case c.ChoosePlates(goods=goods):
                return f"make it {words.goods(goods)}" if len(goods) == 1 else f"make them {words.goods(goods)}"
            case _:
                raise AssertionError(f"{command} is no command of a seat.")

    def acceptance(self, offer_id: OfferId, passes: int | None = None) -> str:
        """Saying yes to an offer; ``passes``: it is the owner's, and lets that bag pass."""
        offer = self.seen.public.offer(offer_id.by, offer_id.to)
        assert offer is not None
        terms = words.terms(offer.terms, offer.merchant, offer.sheriff, self.names)
        if passes is not None and len(offer.terms.bags) == 1:
            price = words.parcel(offer.terms.merchant_gives) or "a good name"
            back = words.parcel(offer.terms.sheriff_gives)
            gives = f", giving {back}" if back else ""
            return f"let {possessive(self.names[passes])} bag pass for {price}{gives}"
        return f"accept {self._whose(offer_id)} offer: {terms}"

    def _whose(self, offer_id: OfferId) -> str:
        by = offer_id.by
        return possessive(self.names[by[0]]) if len(by) == 1 else "the deputies’"

    def _market(self, cards: Cards, take: tuple[int, ...]) -> str:
        taken = [f"{words.number_of_cards(n)} from the {pile_name(pile)}" for pile, n in enumerate(take) if n]
        took = f", and take {words.listed(taken)}" if taken else ""
        return f"set aside {words.goods(cards)}{took}"

    def _pile(self, pile: int, cards: Cards) -> str:
        where = f"the {pile_name(pile)}" if len(self.seen.public.piles) > 1 else "the pile"
        if len(set(cards)) < 2:
            return f"lay {words.goods(cards)} on {where}"
        return f"lay on {where}, bottom first: {words.in_sequence(cards)}"

    def _offer(self, made: c.MakeOffer) -> str:
        by_officers = made.by[0] in self.seen.public.sheriffs
        merchant, sheriff = (made.to[0], made.by) if by_officers else (made.by[0], made.to)
        terms = words.terms(made.terms, merchant, sheriff, self.names)
        return f"offer {words.side(made.to, self.names)}: {terms}"

    def _loot(self, gold: int, legal: Cards, contraband: Cards) -> str:
        parts = [f"{gold} gold"] if gold else []
        parts += [words.goods(legal)] if legal else []
        parts += [f"{words.goods(contraband)} face down"] if contraband else []
        return words.listed(parts) or "nothing"

    def _proposal(self) -> str:
        """What the other deputy's proposal leaves."""
        for proposal in self.seen.public.proposals:
            if proposal.deputy != self.seen.seat:
                taken = self._loot(proposal.gold, proposal.legal, self.seen.mine.proposed[proposal.deputy])
                return f"{self.names[proposal.deputy]} takes {taken}, you the rest"
        return "the rest is yours"
