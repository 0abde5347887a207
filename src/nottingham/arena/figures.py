"""What a tournament shows: from the deals that were played to figures with intervals."""

import hashlib
from collections.abc import Sequence
from functools import reduce
from statistics import variance

import msgspec

from ..game import Ruleset
from .deal import Bags, DealPlayed, Tally, both, merged, summed
from .external import Effort
from .intervals import Estimate, estimate
from .ratings import Rating, rate
from .seatings import Mix

BIN = 10
"""Points in one bar of a score distribution."""


class Role(msgspec.Struct, frozen=True):
    """Points a round in one role, beside those of the other bots at the same tables in the same role.

    Without start gold, crowns and promos, which belong to no round.
    """

    points: Estimate
    ahead: Estimate | None
    """By how much that is more than the field's; nothing if there is no other bot."""


class BotFigures(msgspec.Struct, frozen=True):
    """One bot in all its games."""

    bot: str
    seats: int
    """Games times its seats in each."""
    win_share: Estimate
    """Wins for each seat that it took; ``par`` is what a seat wins among equals."""
    score: Estimate
    rating: Rating
    merchant: Role
    sheriff: Role
    sources: dict[str, float]
    """Mean points a game, by where they came from; what was paid is positive."""
    honesty: float | None
    """Share of its bags that were as declared."""
    bribes: float | None
    """Share of its bags for which it offered something."""
    bribes_taken: float | None
    """Share of its bags that passed by a deal."""
    caught: float | None
    """Share of its false bags that were opened."""
    inspections: float | None
    """Share of the bags before it as Sheriff that it opened."""
    accuracy: float | None
    """Share of those that were false."""
    faults: int
    """Moves lost to the safe default, with the reasons."""
    reasons: dict[str, int]
    score_bins: dict[int, int]
    """Number of scores from this one to the next."""
    wealth: tuple[float, ...]
    """Mean gold and printed value of the stall: at the start, then after each round."""
    own_bags: dict[str, Bags]
    """By declaration (``apple 3``): all bags, false ones, opened ones, opened false ones."""
    settled_bags: dict[str, Bags]
    effort: Effort | None = None
    """What the decisions of a program took that runs elsewhere; cost is what its client stated."""


class MixSide(msgspec.Struct, frozen=True):
    """One bot in one mix, all its seats together."""

    bot: str
    seats: int
    par: float
    win_share: Estimate
    score: Estimate
    """Of each seat."""


class MixFigures(msgspec.Struct, frozen=True):
    """What came of one mix."""

    mix: str
    games: int
    sides: tuple[MixSide, ...]


class MarginFigures(msgspec.Struct, frozen=True):
    """One bot's margin (score less the mean of the others at the table), as it was and with luck taken off."""

    bot: str
    margin: Estimate
    corrected: Estimate
    ratio: float | None
    """The variance over deals that is left: so many of the games are needed for the same interval."""


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of it. The same settings give the same bytes, however many processes or machines there were."""

    ruleset: Ruleset
    bots: tuple[BotFigures, ...]
    """The best rating first."""
    mixes: tuple[MixFigures, ...]
    par: float
    games: int
    deals: int
    games_a_deal: int
    seed: int
    digest: str
    """Of everything that was kept of the games."""
    luck_corrected: tuple[MarginFigures, ...] = ()
    """In the order of the bots; empty, if nobody asked for it."""


def figures(
    rules: Ruleset, bots: Sequence[str], mixes: Sequence[Mix], seed: int, played: Sequence[DealPlayed]
) -> Tournament:
    """Sum up the deals."""
    deals = sorted(played, key=lambda deal: deal.deal)
    seatings = [mix.seatings for mix in mixes]
    games = [(seatings[game.mix][game.seating], game.ranks) for deal in deals for game in deal.games]
    ratings = rate(bots, games)
    lines = [_bot(bot, mixes, deals, seatings, ratings[bot]) for bot in bots]
    alike = [msgspec.structs.replace(deal, efforts={}) for deal in deals]
    together = hashlib.sha256(msgspec.json.encode(alike, order="sorted"))
    ranked = sorted(lines, key=lambda line: -line.rating.mu)
    return Tournament(
        ruleset=rules,
        bots=tuple(ranked),
        mixes=tuple(_mix(number, mix, deals, rules.players) for number, mix in enumerate(mixes)),
        par=1 / rules.players,
        games=len(games),
        deals=len(deals),
        games_a_deal=sum(map(len, seatings)),
        seed=seed,
        digest=together.hexdigest(),
        luck_corrected=tuple(_margin(line.bot, deals, seatings) for line in ranked if all(one.luck for one in deals)),
    )


def _margin(bot: str, deals: Sequence[DealPlayed], seatings: Sequence[Sequence[Sequence[str]]]) -> MarginFigures:
    """Means over a bot's seats, deal by deal."""
    plain, corrected = [], []
    for deal in deals:
        own: list[float] = []
        luck: list[float] = []
        for game, taken in zip(deal.games, deal.luck, strict=True):
            total, others = sum(game.scores), len(game.scores) - 1
            for seat, spec in enumerate(seatings[game.mix][game.seating]):
                if spec == bot:
                    own.append(game.scores[seat] - (total - game.scores[seat]) / others)
                    luck.append(taken[seat])
        plain.append(sum(own) / len(own))
        corrected.append((sum(own) - sum(luck)) / len(own))
    spread = variance(plain) if len(plain) > 1 else 0.0
    ratio = variance(corrected) / spread if spread else None
    return MarginFigures(bot, estimate(plain), estimate(corrected), ratio)


def _bot(
    bot: str,
    mixes: Sequence[Mix],
    deals: Sequence[DealPlayed],
    seatings: Sequence[Sequence[Sequence[str]]],
    rating: Rating,
) -> BotFigures:
    mine = [number for number, mix in enumerate(mixes) if bot in mix.bots]
    by_deal = [merged([deal.tallies[number][bot] for number in mine]) for deal in deals]
    whole = merged(by_deal)
    own, settled = summed(whole.own), summed(whole.settled)
    return BotFigures(
        bot=bot,
        seats=whole.seats,
        win_share=estimate([tally.wins / tally.seats for tally in by_deal], 0.0, 1.0),
        score=estimate([tally.score / tally.seats for tally in by_deal]),
        rating=rating,
        merchant=_role("merchant", bot, mine, deals),
        sheriff=_role("sheriff", bot, mine, deals),
        sources={name: points / whole.seats for name, points in whole.sources.items()},
        honesty=_share(own.all - own.false, own.all),
        bribes=_share(whole.offered, own.all),
        bribes_taken=_share(whole.sold, own.all),
        caught=_share(own.opened_false, own.false),
        inspections=_share(settled.opened, settled.all),
        accuracy=_share(settled.opened_false, settled.opened),
        faults=whole.faults,
        reasons=dict(sorted(whole.reasons.items(), key=lambda reason: (-reason[1], reason[0]))),
        score_bins=_bins(bot, deals, seatings),
        wealth=tuple(points / whole.seats for points in whole.wealth),
        own_bags=dict(sorted(whole.own.items())),
        settled_bags=dict(sorted(whole.settled.items())),
        effort=_effort([deal.efforts[bot] for deal in deals if bot in deal.efforts]),
    )


def _effort(efforts: Sequence[Effort]) -> Effort | None:
    return reduce(both, efforts) if efforts else None


def _share(some: int, of: int) -> float | None:
    return some / of if of else None


def _rate(role: str, tally: Tally) -> float:
    """Points a round in a role."""
    points, rounds = getattr(tally, f"{role}_points"), getattr(tally, f"{role}_rounds")
    return points / rounds if rounds else 0.0


def _role(role: str, bot: str, mine: Sequence[int], deals: Sequence[DealPlayed]) -> Role:
    """The field is compared mix by mix, each with the weight of the bot's seats in it."""
    points: list[float] = []
    ahead: list[float] = []
    for deal in deals:
        points.append(_rate(role, merged([deal.tallies[number][bot] for number in mine])))
        gaps, seats = 0.0, 0
        for number in mine:
            own = deal.tallies[number][bot]
            others = [tally for name, tally in deal.tallies[number].items() if name != bot]
            if others:
                gaps += own.seats * (_rate(role, own) - _rate(role, merged(others)))
                seats += own.seats
        if seats:
            ahead.append(gaps / seats)
    return Role(estimate(points), estimate(ahead) if ahead else None)


def _bins(bot: str, deals: Sequence[DealPlayed], seatings: Sequence[Sequence[Sequence[str]]]) -> dict[int, int]:
    found: dict[int, int] = {}
    for deal in deals:
        for game in deal.games:
            for seat, spec in enumerate(seatings[game.mix][game.seating]):
                if spec == bot:
                    start = game.scores[seat] // BIN * BIN
                    found[start] = found.get(start, 0) + 1
    return dict(sorted(found.items()))


def _mix(number: int, mix: Mix, deals: Sequence[DealPlayed], players: int) -> MixFigures:
    games = len(mix.seatings)
    sides = []
    for bot, seats in zip(mix.bots, mix.seats, strict=True):
        tallies = [deal.tallies[number][bot] for deal in deals]
        share = estimate([tally.wins / games for tally in tallies], 0.0, 1.0)
        score = estimate([tally.score / tally.seats for tally in tallies])
        sides.append(MixSide(bot, seats, seats / players, share, score))
    return MixFigures(mix.name, games * len(deals), tuple(sides))
