"""Events happen: each changes the draft, and gets the next number. Design §2."""

from collections.abc import Callable
from typing import Any

from . import events as e
from .changes import deals, deputies, inspection, rounds
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
    e.Said: lambda draft, event: None,
    e.OfferMade: deals.offer_made,
    e.OfferAgreed: deals.offer_agreed,
    e.OfferEnded: deals.offer_ended,
    e.DealStruck: deals.deal_struck,
    e.GoodsHanded: deals.goods_handed,
    e.ProofShown: deals.proof_shown,
    e.BagPassed: inspection.bag_passed,
    e.BagOpened: inspection.bag_opened,
    e.PenaltyOwed: inspection.penalty_owed,
    e.PenaltyPaid: inspection.penalty_paid,
    e.ConfiscatedPlaced: inspection.confiscated_placed,
    e.TimeUp: inspection.time_up,
    e.BrimstoneAsked: inspection.brimstone_asked,
    e.BrimstoneUsed: inspection.brimstone_used,
    e.BrimstoneKept: inspection.brimstone_kept,
    e.StanceTaken: deputies.stance_taken,
    e.StanceConfirmed: deputies.stance_confirmed,
    e.DeputyAlone: deputies.deputy_alone,
    e.DivisionProposed: deputies.division_proposed,
    e.DivisionRefused: deputies.division_refused,
    e.ProposalForgone: deputies.proposal_forgone,
    e.LootDivided: deputies.loot_divided,
    e.BlackMarketClaimed: inspection.black_market_claimed,
    e.BlackMarketDeclined: inspection.black_market_declined,
    e.ContrabandShown: rounds.contraband_shown,
    e.PlatesChosen: rounds.plates_chosen,
    e.GameScored: rounds.game_scored,
    e.TableRevealed: rounds.table_revealed,
}
