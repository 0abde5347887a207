"""The final score. Rules §8."""

from collections.abc import Sequence

import msgspec

from .goods import CATALOGUE, CROWNS, VALUE, Cards, Good, split, worth
from .known import BlackMarketCard, CrownShare, Own, Public, ScoreSheet, SeatScore
from .ruleset import Ruleset
from .state import Table


class FinalStall(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player has at the end."""

    goods: Cards
    """Everything on the stall, face up and face down."""
    gold: int = 0
    plates: Cards = ()
    """What the feast plates became."""
    black_market: tuple[BlackMarketCard, ...] = ()


def score(table: Table) -> ScoreSheet:
    """The score sheet; of a game that is not over yet, as if it ended now."""
    return score_seats(table.public, table.own)


def score_seats(public: Public, own: Sequence[Own]) -> ScoreSheet:
    """The same, from what everybody knows and what each seat knows besides."""
    return score_stalls(
        public.rules,
        [
            FinalStall(
                public.stalls[seat] + known.contraband,
                public.gold[seat],
                public.plates[seat],
                public.black_cards[seat],
            )
            for seat, known in enumerate(own)
        ],
    )


def score_stalls(rules: Ruleset, stalls: Sequence[FinalStall]) -> ScoreSheet:
    """Value of all goods, gold, King and Queen bonuses, black market cards (rules §8)."""
    if len(stalls) != rules.players:
        raise ValueError(f"There are {len(stalls)} stalls, but {rules.players} players.")
    if any(len(stall.plates) > stall.goods.count(Good.FEAST_PLATE) for stall in stalls):
        raise ValueError("More feast plates became goods than there are on the stall.")
    crowns: list[list[CrownShare]] = [[] for _ in stalls]
    for good in rules.legal_kinds:
        for seat, share in crown(good, stalls):
            crowns[seat].append(share)
    lines = [_line(seat, stall, tuple(crowns[seat])) for seat, stall in enumerate(stalls)]
    standing = sorted((_standing(line) for line in lines), reverse=True)
    ranked = tuple(msgspec.structs.replace(line, rank=standing.index(_standing(line)) + 1) for line in lines)
    return ScoreSheet(ranked, tuple(line.seat for line in ranked if line.rank == 1))


def _standing(line: SeatScore) -> tuple[int, int, int]:
    """The score, then legal cards, then contraband cards; then not at all (rules §8, D15)."""
    return line.total, line.legal_cards, line.contraband_cards


def number_of(good: Good, stall: FinalStall) -> int:
    """Goods of a kind for King and Queen, a royal good counting as its multiple (rules §8)."""
    number = stall.plates.count(good)
    for card in stall.goods:
        if card is good:
            number += 1
        elif CATALOGUE[card].counts_as is good:
            number += CATALOGUE[card].multiple
    return number


def crown(good: Good, stalls: Sequence[FinalStall]) -> list[tuple[int, CrownShare]]:
    """King and Queen of one kind. At least one good of it (D5); several Kings share both bonuses and there is
    no Queen; several Queens share theirs; shares are rounded down. Arcane scrolls keep the rank and lose the
    bonus, and nobody moves up (rules §12, D8)."""
    king, queen = CROWNS[good]
    numbers = [number_of(good, stall) for stall in stalls]
    most = max(numbers)
    if not most:
        return []
    kings = [seat for seat, number in enumerate(numbers) if number == most]
    if len(kings) > 1:
        return [_share(good, "king", most, (king + queen) // len(kings), seat, stalls) for seat in kings]
    found = [_share(good, "king", most, king, kings[0], stalls)]
    second = max(number for number in numbers if number != most)
    if second:
        queens = [seat for seat, number in enumerate(numbers) if number == second]
        found += [_share(good, "queen", second, queen // len(queens), seat, stalls) for seat in queens]
    return found


def _share(
    good: Good, rank: str, number: int, bonus: int, seat: int, stalls: Sequence[FinalStall]
) -> tuple[int, CrownShare]:
    withheld = Good.ARCANE_SCROLLS in stalls[seat].goods
    return seat, CrownShare(good, rank, number, 0 if withheld else bonus, withheld)


def _line(seat: int, stall: FinalStall, crowns: tuple[CrownShare, ...]) -> SeatScore:
    legal, contraband = split(stall.goods)
    legal += stall.plates
    plates = len(stall.plates)
    kept = list(contraband)
    for _ in range(plates):
        kept.remove(Good.FEAST_PLATE)
    legal_value = worth(legal)
    contraband_value = sum(VALUE[card] + _sweetness(card, contraband) for card in kept)
    black_market = sum(card.value for card in stall.black_market)
    bonuses = sum(share.bonus for share in crowns)
    return SeatScore(
        seat=seat,
        legal=legal_value,
        contraband=contraband_value,
        gold=stall.gold,
        crowns=crowns,
        black_market=black_market,
        total=legal_value + contraband_value + stall.gold + bonuses + black_market,
        legal_cards=len(legal),
        contraband_cards=len(kept),
        rank=0,
    )


def _sweetness(card: Good, contraband: Cards) -> int:
    """What dragon pepper and its like add to a plain card on the same stall (rules §12)."""
    return sum(CATALOGUE[other].sweetness for other in contraband if CATALOGUE[other].sweetens is card)
