"""decide, evolve, play: the engine orders the phases; the phases know nothing of each other. Design §3."""

from collections.abc import Callable
from typing import Any

from . import (
    black_market,
    clock,
    commands,
    deals,
    declaration,
    deputies,
    end_of_round,
    inspection,
    loading,
    market,
    offers,
    payments,
    promos,
    saying,
    standing_offers,
)
from .awaiting import divides, pressing
from .commands import CLOCK, Actor, ClockRanOut, Command
from .events import Event
from .evolve import record
from .known import Own, Phase, Public
from .refusals import Refusal, refuse
from .state import Draft, Table
from .wellformed import well_formed

WhyNot = Callable[[Public, Own, int, Any], Refusal | None]
"""Says why a seat cannot do something. It sees what the seat sees, so that a refusal tells nothing more."""
CarryOut = Callable[[Draft, int, Any], None]

RULES: dict[type, tuple[WhyNot, CarryOut]] = {
    commands.NameFirstMerchant: (market.why_not_name, market.name),
    commands.SetAside: (market.why_not_set_aside, market.set_aside),
    commands.PlaceSetAside: (market.why_not_place, market.place),
    commands.LoadBag: (loading.why_not_load, loading.load),
    commands.DeclareBag: (declaration.why_not_declare, declaration.declare),
    commands.MakeOffer: (offers.why_not_offer, standing_offers.make_offer),
    commands.WithdrawOffer: (offers.why_not_withdraw, standing_offers.withdraw),
    commands.RefuseOffer: (offers.why_not_refuse, standing_offers.refuse_offer),
    commands.AcceptOffer: (deals.why_not_accept, deals.accept),
    commands.PassBag: (deals.why_not_pass, deals.pass_),
    commands.OpenBag: (inspection.why_not_open, inspection.open_),
    commands.TakeStance: (deputies.why_not_stance, deputies.take_stance),
    commands.ConfirmStance: (deputies.why_not_confirm, deputies.confirm_stance),
    commands.PayDebt: (payments.why_not_pay, payments.pay),
    commands.PlaceConfiscated: (inspection.why_not_place, inspection.place),
    commands.UseBrimstone: (promos.why_not_use, promos.use),
    commands.KeepBrimstone: (promos.why_not_keep, promos.keep),
    commands.ClaimBlackMarket: (black_market.why_not_claim, black_market.claim),
    commands.DeclineBlackMarket: (black_market.why_not_decline, black_market.decline),
    commands.ProposeDivision: (deputies.why_not_propose, deputies.propose),
    commands.AgreeDivision: (deputies.why_not_answer, deputies.agree),
    commands.RefuseDivision: (deputies.why_not_answer, deputies.refuse_division),
    commands.ForgoProposal: (deputies.why_not_forgo, deputies.forgo),
    commands.ChoosePlates: (promos.why_not_choose, promos.choose_plates),
    commands.Say: (saying.why_not_say, saying.say),
}


def decide(table: Table, actor: Actor, command: Command) -> list[Event] | Refusal:
    """What a command leads to, or why it is refused. Changes nothing. Whatever else is handed in is refused, too."""
    draft = _played(table, actor, command)
    return draft.events if isinstance(draft, Draft) else draft


def evolve(table: Table, event: Event) -> Table:
    """The table after one event."""
    draft = Draft(table)
    record(draft, event)
    return draft.finished()


def play(table: Table, actor: Actor, command: Command) -> tuple[Table, list[Event]] | Refusal:
    """Decide, then evolve all."""
    draft = _played(table, actor, command)
    return (draft.finished(), draft.events) if isinstance(draft, Draft) else draft


def why_not(public: Public, own: Own, seat: int, command: object) -> Refusal | None:
    """Why a seat that knows this cannot do that."""
    if type(command) is ClockRanOut:
        return refuse("command.not_for_seats", "9")
    if not well_formed(command):
        return refuse("command.malformed", "3")
    return RULES[type(command)][0](public, own, seat, command)


def _played(table: Table, actor: object, command: object) -> Draft | Refusal:
    if actor is CLOCK:
        return _clock(table, command)
    if type(actor) is not int or not 0 <= actor < table.public.rules.players:
        return refuse("actor.unknown", "3")
    refusal = why_not(table.public, table.own[actor], actor, command)
    if refusal is not None:
        return refusal
    draft = Draft(table)
    RULES[type(command)][1](draft, actor, command)
    if type(command) is not commands.Say:  # words bring nothing on
        _advance(draft)
    return draft


def _clock(table: Table, command: object) -> Draft | Refusal:
    if type(command) is not ClockRanOut:
        return refuse("command.not_for_the_clock", "9")
    if not table.clock_runs:
        return refuse("clock.not_running", "9")
    draft = Draft(table)
    clock.run_out(draft, command)
    _advance(draft)
    return draft


def _advance(draft: Draft) -> None:
    """Go on as far as nobody has to be asked."""
    public = draft.public
    while True:
        if public.offers:
            standing_offers.sweep(draft)
        if public.queue or pressing(public) or not _NEXT[public.phase](draft):
            return


def _after_market(draft: Draft) -> bool:
    market.end(draft)
    loading.begin(draft)
    return True


def _after_loading(draft: Draft) -> bool:
    loading.end(draft)
    declaration.begin(draft)
    return True


def _after_declaration(draft: Draft) -> bool:
    inspection.begin(draft)
    return True


def _after_inspection(draft: Draft) -> bool:
    public = draft.public
    if public.delivery is not None:
        deals.deliver(draft, public.delivery)
    elif public.unsettled:
        if not public.time_up:
            return False
        clock.settle_next(draft)
    elif black_market.last_call(public):
        black_market.begin(draft)
    else:
        return _after_bags(draft)
    return True


def _after_bags(draft: Draft) -> bool:
    if deputies.has_loot(draft.public):
        deputies.begin_division(draft)
        return False
    return _end_round(draft)


def _after_loot(draft: Draft) -> bool:
    public = draft.public
    if deputies.has_loot(public):
        if any(divides(public, deputy) for deputy in public.sheriffs):
            return False
        deputies.halve(draft)
    return _end_round(draft)


def _end_round(draft: Draft) -> bool:
    if end_of_round.end_round(draft):
        market.begin(draft)
        return False
    end_of_round.show_contraband(draft)
    promos.begin_feast(draft)
    return True


def _after_feast(draft: Draft) -> bool:
    end_of_round.end_game(draft)
    return False


_NEXT: dict[Phase, Callable[[Draft], bool]] = {
    Phase.MARKET: _after_market,
    Phase.LOADING: _after_loading,
    Phase.DECLARATION: _after_declaration,
    Phase.INSPECTION: _after_inspection,
    Phase.BLACK_MARKET: _after_bags,
    Phase.LOOT: _after_loot,
    Phase.FEAST: _after_feast,
}
