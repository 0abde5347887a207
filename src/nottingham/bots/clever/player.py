"""A clever player: one head for the merchant's side and the Sheriff's. Levels and characters are tastes."""

from copy import copy
from itertools import combinations_with_replacement

import msgspec

from ...game import Command, Dice, Event, Good, Statement
from ...game.commands import ChoosePlates, DeclineBlackMarket, KeepBrimstone, NameFirstMerchant, UseBrimstone
from ...game.goods import BRIMSTONE_REACH, VALUE, Cards
from ...game.known import AskKind, Phase
from ...game.scoring import FinalStall, score_stalls
from ..registry import register
from ..safe import cheapest_payment, safe_move
from ..seat import Chair, Maker, Turn
from ..stating import StatedDraw, with_other_dice
from . import loot, market
from .haggling import Haggler
from .merchant import MerchantSide
from .mind import Mind, Option
from .sheriff import SheriffSide
from .taste import CHARACTERS, LEVELS, TOOLS, Taste, taste_of
from .tongue import Tongue


class Clever:
    """Decides by expected value, from a view and what it remembers."""

    def __init__(self, chair: Chair, taste: Taste, *, explain: bool = False) -> None:
        self.mind = Mind(chair, taste, explain=explain)
        self.merchant = MerchantSide(self.mind)
        self.haggler = Haggler(self.mind, self.merchant)
        self.sheriff = SheriffSide(self.mind)
        ear = self.mind.ear
        self.tongue = None if ear is None else Tongue(self.mind, self.sheriff, ear, copy(chair.dice).fork())

    def hear(self, n: int, told: Event) -> None:
        self.mind.memory.hear(told)
        if self.mind.ear is not None:
            self.mind.ear.hear(told, n)

    def say(self, turn: Turn) -> Statement | None:
        """What it says before its turn, if it talks at all (rules §17)."""
        if self.tongue is None or turn.public.phase is not Phase.INSPECTION:
            return None
        self.mind.observe(turn)
        return self.tongue.say(turn)

    def stated(self) -> list[StatedDraw]:
        """What its own dice decided since it was asked last, and with what chance."""
        said, self.mind.statements = self.mind.statements, []
        return said

    def again(self, dice: Dice) -> "Clever":
        """The same head with other dice."""
        mind, tongue = self.mind, self.tongue
        own = (mind.dice,) if tongue is None else (mind.dice, tongue.dice)
        return with_other_dice(self, dice, own, (mind.rules, mind.taste))

    def play(self, turn: Turn) -> Command | None:
        self.mind.why = None
        self.mind.observe(turn)
        match turn.ask:
            case None:
                return self.haggler.speak(turn)
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
                return loot.place_confiscated(turn)
            case AskKind.BLACK_MARKET:
                return self.merchant.claim(turn) or DeclineBlackMarket()
            case AskKind.DIVIDE:
                return loot.divide(self.mind, turn)
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


def _maker(level: str) -> Maker:
    return lambda chair: Clever(chair, taste_of(level, chair.argument))


def _mute(chair: Chair) -> Clever:
    return Clever(chair, msgspec.structs.replace(taste_of("hard"), talks=False))


def _lacking(chair: Chair) -> Clever:
    taste = taste_of("hard")
    left = tuple(tool for tool in taste.tools if tool != chair.argument)
    return Clever(chair, msgspec.structs.replace(taste, tools=left))


ABOUT = {
    "easy": "Counts roughly, forgets quickly, asks and pays like a newcomer; good for a first game.",
    "medium": "Weighs every bag and remembers what people did, haggles in gold, but miscounts.",
    "hard": "Reads bags, mixes its own, haggles with gold, goods and favours, and watches the crowns.",
}


def register_all() -> None:
    for level in LEVELS:
        register(level, _maker(level), ABOUT[level], tuple(CHARACTERS))
    about = "Hard that lacks one tool of bargaining, to find out what the tool is worth."
    register("hard-mute", _mute, "Hard without talk, to find out what talk is worth.", adversary=True)
    register("hard-without", _lacking, about, TOOLS, adversary=True)
