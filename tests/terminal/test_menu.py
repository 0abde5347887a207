"""Whatever the rules allow a seat, a person at the keyboard can do."""

from nottingham.arena.random_play import random_move
from nottingham.game import Command, Dice, Good, Refusal, Ruleset, decide, legal, new_game, play, view
from nottingham.game.choices import (
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
from nottingham.game.commands import (
    AcceptOffer,
    ChoosePlates,
    LoadBag,
    MakeOffer,
    OpenBag,
    PassBag,
    PayDebt,
    PlaceConfiscated,
    PlaceSetAside,
    ProposeDivision,
    SetAside,
)
from nottingham.game.goods import PROMO, Cards
from nottingham.game.known import Deed, Favour, FavourKind, Parcel, Phase
from nottingham.game.state import Table
from nottingham.notation.words import Narrator
from nottingham.terminal.bargain import Bargain
from nottingham.terminal.menu import Menu
from tests.builders import APPLE, CHEESE, CHICKEN, MEAD, PEPPER, SILK, an_inspection, do
from tests.terminal.scripted import Typist

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay")
Answers = list[tuple[str, str]]


def typed(cards: Cards) -> str:
    return ", ".join(Narrator("en").good(card) for card in cards) or "none"


def keys_for(table: Table, seat: int, choice: AnyChoice, command: Command) -> Answers:
    """What to type for a command, question by question."""
    match command:
        case SetAside(cards=cards, take=take):
            piles = ("left pile", "right pile")
            return [("Toss which", typed(cards)), *((piles[i], str(number)) for i, number in enumerate(take))]
        case PlaceSetAside(pile=pile, cards=cards) | PlaceConfiscated(pile=pile, cards=cards):
            return [("where?", str(pile + 1)), ("order", typed(cards))]
        case LoadBag(cards=cards):
            return [("Into the bag", typed(cards))]
        case PayDebt(legal=legal_goods, contraband=contraband):
            return [("Pay with", typed(legal_goods)), ("And with", typed(contraband))]
        case AcceptOffer(chosen=chosen) | PassBag(chosen=chosen) if chosen:
            return [("Hand over", typed(chosen))]
        case ProposeDivision(gold=gold, legal=legal_goods, contraband=contraband):
            return [("gold", str(gold)), ("the goods", typed(legal_goods)), ("face-down", typed(contraband))]
        case ChoosePlates(goods=goods):
            return [(" become?", typed(goods))]
        case MakeOffer():
            assert isinstance(choice, MayOffer)
            return form_for(table, seat, choice, command)
        case _:
            return []


def form_for(table: Table, seat: int, choice: MayOffer, command: MakeOffer) -> Answers:
    """Every line of the form, filled in."""
    form = Bargain(Typist([]), view(table, seat), Narrator("en", NAMES, seat), choice)
    rows = [label for label, _ in form._rows()]
    half = len(form._giving(True))
    keys: Answers = []
    for i, label in enumerate(rows):
        merchant = i < half
        parcel = command.terms.merchant_gives if merchant else command.terms.sheriff_gives
        if " bag: " in label and "goods out" not in label:
            deeds = [None, Deed.PASS, Deed.OPEN, Deed.TAKE_NOTHING]
            bag = choice.bags[i - (len(rows) - len(choice.bags))]
            value = str(deeds.index(command.terms.deed_for(bag)) + 1)
            question = " bag"
        else:
            question, value = line_of(label, parcel, command.chosen if merchant is choice.by_merchant else None)
        keys += [("Change what", str(i + 2)), (question, value)]
        if question == "A promise":
            keys += promise_of(choice, parcel.typed)
    return [*keys, ("Change what", "1")]


def line_of(label: str, parcel: Parcel, chosen: Cards | None) -> tuple[str, str]:
    if " gold: " in label:
        return "Gold", str(parcel.gold)
    if " contraband by name: " in label:
        return "Which contraband", typed(parcel.contraband)
    if " contraband unseen: " in label:
        return ("unseen", str(parcel.unseen)) if chosen is None else ("Which cards", typed(chosen))
    if " goods out of the bag: " in label:
        return "out of the bag?", typed(parcel.from_bag)
    if " promise in words: " in label:
        return "The promise", parcel.favour or "none"
    if " promise " in label:
        return "A promise", str(1 if parcel.typed is None else 2 + list(FavourKind).index(parcel.typed.kind))
    return "from the stall", typed(parcel.legal)


def promise_of(choice: MayOffer, favour: Favour | None) -> Answers:
    """How much, or which kind."""
    if favour is not None and favour.gold:
        return [("Gold", str(favour.gold))]
    if favour is not None and favour.good is not None:
        may = choice.merchant_gives.typed or choice.sheriff_gives.typed
        assert may is not None
        return [("Which goods?", str(1 + may.goods.index(favour.good)))]
    return []


def what_is_typed(table: Table, seat: int, choices: Choices, choice: AnyChoice, command: Command) -> Command | None:
    lines = Menu(Typist([]), view(table, seat), NAMES, choices, may_wait=True).lines()
    at = next(
        i
        for i, line in enumerate(lines)
        if (line.command == command if isinstance(choice, Listed) else line.label == label_of(table, seat, choice))
    )
    keys = [("Your move", str(at + 1)), *keys_for(table, seat, choice, command)]
    return Menu(Typist(keys), view(table, seat), NAMES, choices, may_wait=True).ask()


def label_of(table: Table, seat: int, choice: AnyChoice) -> str:
    """The line of an open choice."""
    return Menu(Typist([]), view(table, seat), NAMES, Choices((choice,)), may_wait=False).lines()[0].label


RULESETS = (
    Ruleset.preset("first", players=4, promos=dict.fromkeys(PROMO, 4)),
    Ruleset.preset("second", players=3, royal_goods=True, black_market=True),
    Ruleset.preset("second", players=6, promos={Good.FEAST_PLATE: 6}),
    Ruleset.preset("first", players=6),
)
EVERY_CHOICE: set[type] = {
    Listed,
    MayAccept,
    MayChoosePlates,
    MayLoad,
    MayOffer,
    MayPay,
    MayPlace,
    MayPropose,
    MaySetAside,
}


def type_something(table: Table, seat: int, dice: Dice) -> type | None:
    """Somebody types something legal, and gets what was meant; which choice it was."""
    choices = legal(table, seat)
    if not choices:
        return None
    choice = dice.choose(choices.choices)
    command = choice.sample(dice)
    meant = what_is_typed(table, seat, choices, choice, command)
    assert meant is not None
    assert decide(table, seat, meant) == decide(table, seat, command), (command, meant)
    return type(choice)


def type_through(rules: Ruleset, seed: int) -> set[type | None]:
    """A random game in which every now and then somebody types something legal; which choices there were."""
    dice = Dice(seed)
    table, _ = new_game(rules, seed)
    met: set[type | None] = set()
    while table.public.phase is not Phase.OVER:
        if dice.below(2) or table.public.phase in (Phase.FEAST, Phase.LOOT):
            met.add(type_something(table, dice.choose(table.awaiting).seat, dice))
        elif dice.happens(4):
            met.add(type_something(table, dice.below(rules.players), dice))
        actor, move, _ = random_move(table, dice, dice.below(3) > 0)
        played = play(table, actor, move)
        assert not isinstance(played, Refusal)
        table = played[0]
    return met


def test_everything_legal_can_be_typed() -> None:
    met: set[type | None] = set()
    for rules in RULESETS:
        met |= type_through(rules, seed=11)
    assert met >= EVERY_CHOICE - {MayPay}


def test_a_debtor_types_any_goods_that_pay() -> None:
    for seed in range(20):
        stall = [APPLE] * 3 + [CHEESE] * 2 + [CHICKEN] * (seed % 2) + [SILK, MEAD, PEPPER]
        bag = [MEAD] * (1 + seed % 5)
        table = an_inspection(bags={1: bag}, declared={1: APPLE}, stalls={1: stall}, gold={1: seed % 3})
        table = do(table, (0, OpenBag(1)))
        assert type_something(table, 1, Dice(seed)) in (MayPay, MayOffer)
