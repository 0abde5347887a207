"""The score sheet: who is King and Queen of what, who wins, and what broke a tie. Rules §8."""

from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..game import Ruleset
from ..game.goods import Good
from ..game.known import CrownShare, ScoreSheet, SeatScore
from ..notation import words
from ..notation.words import Names, plural_of, sentence_case


def sheet_picture(rules: Ruleset, sheet: ScoreSheet, names: Names) -> RenderableType:
    """The whole sheet."""
    lines: list[RenderableType] = [Text(), _totals(rules, sheet, names), Text()]
    crowns = _crowns(rules, sheet, names)
    if crowns.row_count:
        lines += [crowns, Text()]
    return Group(*lines, Text(verdict(sheet, names), style="bold"))


def _totals(rules: Ruleset, sheet: ScoreSheet, names: Names) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, header_style="dim")
    titles = ["", "name", "legal", "contraband", "gold", "crowns"]
    titles += ["black market"] if rules.black_market else []
    for title in (*titles, "score"):
        grid.add_column(title, justify="left" if title == "name" else "right")
    for line in sorted(sheet.seats, key=lambda line: (line.rank, line.seat)):
        crowns = sum(share.bonus for share in line.crowns)
        cells = [line.legal, line.contraband, line.gold, crowns]
        cells += [line.black_market] if rules.black_market else []
        style = "bold" if line.rank == 1 else ""
        grid.add_row(f"{line.rank}.", Text(names[line.seat]), *map(str, cells), f"[bold]{line.total}[/]", style=style)
    return grid


def _crowns(rules: Ruleset, sheet: ScoreSheet, names: Names) -> Grid:
    grid = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for title in ("", "King", "Queen"):
        grid.add_column(title)
    for good in rules.legal_kinds:
        kings, queens = (_holders(sheet, names, good, rank) for rank in ("king", "queen"))
        if kings:
            grid.add_row(Text(sentence_case(plural_of(good)), style="cyan"), Text(kings), Text(queens or "–"))
    return grid


def _holders(sheet: ScoreSheet, names: Names, good: Good, rank: str) -> str:
    holders = [
        f"{names[line.seat]} ({share.number}: {_bonus(share)})"
        for line in sheet.seats
        for share in line.crowns
        if share.good is good and share.rank == rank
    ]
    return ", ".join(holders)


def _bonus(share: CrownShare) -> str:
    return "no bonus, arcane scrolls" if share.withheld else f"+{share.bonus}"


def verdict(sheet: ScoreSheet, names: Names) -> str:
    """Who wins, and by what."""
    winners = words.listed([names[seat] for seat in sheet.winners])
    verb = "win" if len(sheet.winners) > 1 or winners == "you" else "wins"
    best = sheet.seats[sheet.winners[0]]
    level = [line for line in sheet.seats if line.total == best.total]
    told = f"{sentence_case(winners)} {verb} with {best.total}"
    if len(sheet.winners) > 1:
        return f"{told}: level on score, legal cards and contraband cards."
    return f"{told}{_tie_break(best, level)}."


def _tie_break(best: SeatScore, level: list[SeatScore]) -> str:
    """Ties are broken by legal cards, then by contraband cards (rules §8)."""
    others = [line for line in level if line is not best]
    if not others:
        return ""
    if all(line.legal_cards < best.legal_cards for line in others):
        most = max(line.legal_cards for line in others)
        return f"; the tie goes to the legal cards, {best.legal_cards} to {most}"
    tied = [line for line in others if line.legal_cards == best.legal_cards]
    most = max(line.contraband_cards for line in tied)
    return f"; the tie goes to the contraband cards, {best.contraband_cards} to {most}"


def sheet_json(rules: Ruleset, sheet: ScoreSheet, names: Names) -> dict[str, Any]:
    """The same for programs."""
    seats = [{"name": names[line.seat], **msgspec.to_builtins(line)} for line in sheet.seats]
    return {"ruleset": msgspec.to_builtins(rules), "seats": seats, "winners": list(sheet.winners)}
