"""What happened. Every event names its audience: who is told it whole; the others are told it redacted.

Whether an event happens depends on public facts only (design §3), so that its number tells nothing.
"""

from .audience import Event
from .deals import (
    DealStruck,
    GoodsHanded,
    OfferAgreed,
    OfferEnded,
    OfferMade,
    ProofShown,
)
from .deputies import (
    DeputyAlone,
    DivisionProposed,
    DivisionRefused,
    LootDivided,
    ProposalForgone,
    StanceConfirmed,
    StanceTaken,
)
from .inspection import (
    BagOpened,
    BagPassed,
    BlackMarketClaimed,
    BlackMarketDeclined,
    BrimstoneAsked,
    BrimstoneKept,
    BrimstoneUsed,
    ConfiscatedPlaced,
    PenaltyOwed,
    PenaltyPaid,
    TimeUp,
)
from .rounds import (
    BagClosed,
    BagDeclared,
    BagsClosed,
    CardsDrawn,
    CardsRemoved,
    CardsSetAside,
    CardsSetAsideFaceDown,
    CardsTaken,
    ContrabandShown,
    DeckReshuffled,
    DeckShuffled,
    DeputiesShuffled,
    FirstMerchantNamed,
    GameScored,
    LotsDrawn,
    PhaseBegan,
    PilesTurnedUp,
    PlatesChosen,
    RoundBegan,
    RoundEnded,
    SceneSet,
    SetAsideGathered,
    SetAsidePlaced,
    TableRevealed,
)
from .talk import Said

AnyEvent = (
    SceneSet
    | DeckShuffled
    | CardsRemoved
    | PilesTurnedUp
    | DeputiesShuffled
    | LotsDrawn
    | RoundBegan
    | PhaseBegan
    | RoundEnded
    | FirstMerchantNamed
    | CardsSetAside
    | CardsSetAsideFaceDown
    | CardsTaken
    | CardsDrawn
    | DeckReshuffled
    | SetAsidePlaced
    | SetAsideGathered
    | BagClosed
    | BagsClosed
    | BagDeclared
    | Said
    | OfferMade
    | OfferAgreed
    | OfferEnded
    | DealStruck
    | GoodsHanded
    | ProofShown
    | BagPassed
    | BagOpened
    | PenaltyOwed
    | PenaltyPaid
    | ConfiscatedPlaced
    | TimeUp
    | BrimstoneAsked
    | BrimstoneUsed
    | BrimstoneKept
    | StanceTaken
    | StanceConfirmed
    | DeputyAlone
    | DivisionProposed
    | DivisionRefused
    | ProposalForgone
    | LootDivided
    | BlackMarketClaimed
    | BlackMarketDeclined
    | ContrabandShown
    | PlatesChosen
    | GameScored
    | TableRevealed
)

__all__ = [
    "AnyEvent",
    "BagClosed",
    "BagDeclared",
    "BagOpened",
    "BagPassed",
    "BagsClosed",
    "BlackMarketClaimed",
    "BlackMarketDeclined",
    "BrimstoneAsked",
    "BrimstoneKept",
    "BrimstoneUsed",
    "CardsDrawn",
    "CardsRemoved",
    "CardsSetAside",
    "CardsSetAsideFaceDown",
    "CardsTaken",
    "ConfiscatedPlaced",
    "ContrabandShown",
    "DealStruck",
    "DeckReshuffled",
    "DeckShuffled",
    "DeputiesShuffled",
    "DeputyAlone",
    "DivisionProposed",
    "DivisionRefused",
    "Event",
    "FirstMerchantNamed",
    "GameScored",
    "GoodsHanded",
    "LootDivided",
    "LotsDrawn",
    "OfferAgreed",
    "OfferEnded",
    "OfferMade",
    "PenaltyOwed",
    "PenaltyPaid",
    "PhaseBegan",
    "PilesTurnedUp",
    "PlatesChosen",
    "ProofShown",
    "ProposalForgone",
    "RoundBegan",
    "RoundEnded",
    "Said",
    "SceneSet",
    "SetAsideGathered",
    "SetAsidePlaced",
    "StanceConfirmed",
    "StanceTaken",
    "TableRevealed",
    "TimeUp",
]
