"""The player: one head for the merchant's side and the Sheriff's."""

from itertools import combinations_with_replacement

from ...game import Command, Event, Good
from ...game.commands import ChoosePlates, DeclineBlackMarket, KeepBrimstone, NameFirstMerchant, UseBrimstone
from ...game.goods import BRIMSTONE_REACH, VALUE, Cards
from ...game.known import AskKind
from ...game.scoring import FinalStall, score_stalls
from ..safe import cheapest_payment, safe_move
from ..seat import Chair, Turn
from . import market
from .merchant import MerchantSide
from .mind import HARD, MEDIUM, Mind, Option, Taste
from .sheriff import SheriffSide


class Hard2026:
    """Hard as it played until November 2026, kept for comparisons until the end of 2027."""

    taste: Taste = HARD

    def __init__(self, chair: Chair) -> None:
        self.mind = Mind(chair, self.taste)
        self.merchant = MerchantSide(self.mind)
        self.sheriff = SheriffSide(self.mind)

    def hear(self, n: int, told: Event) -> None:
        self.mind.memory.hear(told)

    def play(self, turn: Turn) -> Command | None:
        match turn.ask:
            case None:
                return self.merchant.speak(turn)
            case AskKind.NAME_FIRST:
                return NameFirstMerchant(min(turn.public.merchants, key=lambda seat: turn.public.gold[seat]))
            case AskKind.MARKET:
                return market.market(self.mind, turn)
            case AskKind.PLACE:
                return market.place(turn)
            case AskKind.LOAD:
                return self.merchant.load(turn)
            case AskKind.DECLARE:
                return self.merchant.declare(turn)
            case AskKind.SETTLE:
                return self.sheriff.settle(turn)
            case AskKind.PAY:
                return cheapest_payment(turn)
            case AskKind.PLACE_CONFISCATED:
                return self.sheriff.place_confiscated(turn)
            case AskKind.BLACK_MARKET:
                return self.merchant.claim(turn) or DeclineBlackMarket()
            case AskKind.DIVIDE:
                return self.sheriff.divide(turn)
            case AskKind.BRIMSTONE:
                return self.brimstone(turn)
            case AskKind.CHOOSE_PLATES:
                return self.plates(turn)
            case _:
                return safe_move(turn)

    def brimstone(self, turn: Turn) -> Command:
        """Burn what hurts a rival more than the oil is worth."""
        own, envy = turn.own, self.mind.envy
        if own.bag.count(Good.BRIMSTONE_OIL) <= len(own.burnt) or Good.BRIMSTONE_OIL not in own.contraband:
            return KeepBrimstone()
        options = [Option("burn nothing", float(VALUE[Good.BRIMSTONE_OIL]), KeepBrimstone())]
        for opponent in range(turn.public.rules.players):
            if opponent == turn.seat:
                continue
            races = self.mind.races(turn, opponent)
            for good in turn.public.rules.legal_kinds:
                number = min(BRIMSTONE_REACH, turn.public.stalls[opponent].count(good))
                harm = envy * (number * VALUE[good] - races.gain(good, -number))
                if number:
                    options.append(Option("burn", harm, UseBrimstone(opponent, good, number)))
        chosen = self.mind.best("brimstone", options).command
        assert chosen is not None
        return chosen

    def plates(self, turn: Turn) -> Command:
        """Everything lies open: the mix of kinds that leaves one furthest ahead, by the score sheet itself."""
        number = turn.public.shown[turn.seat].count(Good.FEAST_PLATE)
        mixes = combinations_with_replacement(turn.public.rules.legal_kinds, number)
        options = [Option(", ".join(mix), self._margin(turn, mix), ChoosePlates(mix)) for mix in mixes]
        chosen = self.mind.best("plates", options).command
        assert chosen is not None
        return chosen

    def _margin(self, turn: Turn, plates: Cards) -> float:
        """Its own score less what the others' scores are minded, if the plates become these."""
        public = turn.public
        stalls = []
        for seat in range(public.rules.players):
            mine = plates if seat == turn.seat else public.plates[seat]
            goods = public.stalls[seat] + public.shown[seat]
            stalls.append(FinalStall(goods, public.gold[seat], mine, public.black_cards[seat]))
        totals = [line.total for line in score_stalls(public.rules, stalls).seats]
        own = totals[turn.seat]
        return own - self.mind.envy * (sum(totals) - own)


class Medium2026(Hard2026):
    """Medium as it played until November 2026, kept for comparisons until the end of 2027."""

    taste = MEDIUM
