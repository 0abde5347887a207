"""Events happen: each changes the draft, and gets the next number. Design §2."""

from collections.abc import Callable
from typing import Any

from . import events as e
from .changes import deals, gate, rounds
from .state import Draft


def record(draft: Draft, event: e.Event) -> None:
    """An event happens."""
    _CHANGES[type(event)](draft, event)
    draft.changing.n += 1
    draft.events.append(event)


_CHANGES: dict[type[e.Event], Callable[[Draft, Any], None]] = {
    e.SceneSet: rounds.scene_set,
    e.DeckShuffled: rounds.deck_shuffled,
    e.CardsRemoved: rounds.cards_removed,
    e.PilesTurnedUp: rounds.piles_turned_up,
    e.DeputiesShuffled: rounds.deputies_shuffled,
    e.LotsDrawn: rounds.lots_drawn,
    e.RoundBegan: rounds.round_began,
    e.PhaseBegan: rounds.phase_began,
    e.RoundEnded: rounds.round_ended,
    e.FirstMerchantNamed: rounds.first_merchant_named,
    e.CardsSetAside: rounds.cards_set_aside,
    e.CardsSetAsideFaceDown: rounds.cards_set_aside_face_down,
    e.CardsTaken: rounds.cards_taken,
    e.CardsDrawn: rounds.cards_drawn,
    e.DeckReshuffled: rounds.deck_reshuffled,
    e.SetAsidePlaced: rounds.set_aside_placed,
    e.SetAsideGathered: rounds.set_aside_gathered,
    e.BagClosed: rounds.bag_closed,
    e.BagsClosed: rounds.bags_closed,
    e.BagDeclared: rounds.bag_declared,
    e.OfferMade: deals.offer_made,
    e.OfferAgreed: deals.offer_agreed,
    e.OfferEnded: deals.offer_ended,
    e.DealStruck: deals.deal_struck,
    e.GoodsHanded: deals.goods_handed,
    e.ProofShown: deals.proof_shown,
    e.BagPassed: gate.bag_passed,
    e.BagOpened: gate.bag_opened,
    e.PenaltyOwed: gate.penalty_owed,
    e.PenaltyPaid: gate.penalty_paid,
    e.ConfiscatedPlaced: gate.confiscated_placed,
    e.TimeUp: gate.time_up,
    e.BrimstoneAsked: gate.brimstone_asked,
    e.BrimstoneUsed: gate.brimstone_used,
    e.BrimstoneKept: gate.brimstone_kept,
    e.StanceTaken: gate.stance_taken,
    e.StanceConfirmed: gate.stance_confirmed,
    e.DeputyAlone: gate.deputy_alone,
    e.DivisionProposed: gate.division_proposed,
    e.DivisionRefused: gate.division_refused,
    e.ProposalForgone: gate.proposal_forgone,
    e.LootDivided: gate.loot_divided,
    e.BlackMarketClaimed: gate.black_market_claimed,
    e.BlackMarketDeclined: gate.black_market_declined,
    e.ContrabandShown: rounds.contraband_shown,
    e.PlatesChosen: rounds.plates_chosen,
    e.GameScored: rounds.game_scored,
    e.TableRevealed: rounds.table_revealed,
}
