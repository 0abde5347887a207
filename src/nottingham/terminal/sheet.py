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
from ..notation.words import Names, Narrator, sentence_case
from .picture import titled


def sheet_picture(rules: Ruleset, sheet: ScoreSheet, words: Narrator) -> RenderableType:
    """The whole sheet."""
    lines: list[RenderableType] = [Text(), _totals(rules, sheet, words), Text()]
    crowns = _crowns(rules, sheet, words)
    if crowns.row_count:
        lines += [crowns, Text()]
    return Group(*lines, Text(verdict(sheet, words), style="bold"))


def _totals(rules: Ruleset, sheet: ScoreSheet, words: Narrator) -> Grid:
    columns = ["", "name", "legal", "contraband", "gold", "crowns"]
    columns += ["black_market"] if rules.black_market else []
    grid = titled(words, *columns, "score", left=("name",))
    grid.box = box.SIMPLE_HEAD
    for line in sorted(sheet.seats, key=lambda line: (line.rank, line.seat)):
        crowns = sum(share.bonus for share in line.crowns)
        cells = [line.legal, line.contraband, line.gold, crowns]
        cells += [line.black_market] if rules.black_market else []
        style = "bold" if line.rank == 1 else ""
        name = Text(words.called(line.seat))
        grid.add_row(f"{line.rank}.", name, *map(str, cells), f"[bold]{line.total}[/]", style=style)
    return grid


def _crowns(rules: Ruleset, sheet: ScoreSheet, words: Narrator) -> Grid:
    grid = titled(words, "", "king", "queen", left=("", "king", "queen"))
    for good in rules.legal_kinds:
        kings, queens = (_holders(sheet, words, good, rank) for rank in ("king", "queen"))
        if kings:
            grid.add_row(Text(sentence_case(words.good(good)), style="cyan"), Text(kings), Text(queens or "–"))
    return grid


def _holders(sheet: ScoreSheet, words: Narrator, good: Good, rank: str) -> str:
    holders = [
        f"{words.called(line.seat)} ({words.about(str(share.number), _bonus(share, words))})"
        for line in sheet.seats
        for share in line.crowns
        if share.good is good and share.rank == rank
    ]
    return ", ".join(holders)


def _bonus(share: CrownShare, words: Narrator) -> str:
    return words.t("terminal-no-bonus") if share.withheld else f"+{share.bonus}"


def verdict(sheet: ScoreSheet, words: Narrator) -> str:
    """Who wins, and by what."""
    best = sheet.seats[sheet.winners[0]]
    told = words.t("table-log-game-scored", words.side(sheet.winners), score=best.total)
    if len(sheet.winners) > 1:
        return f"{told} {words.t('terminal-tie', by='none', best=0, next=0)}"
    rivals = [line for line in sheet.seats if line.total == best.total and line is not best]
    return f"{told} {_tie_break(best, rivals, words)}" if rivals else told


def _tie_break(best: SeatScore, others: list[SeatScore], words: Narrator) -> str:
    """Ties are broken by legal cards, then by contraband cards (rules §8)."""
    if all(line.legal_cards < best.legal_cards for line in others):
        most = max(line.legal_cards for line in others)
        return words.t("terminal-tie", by="legal", best=best.legal_cards, next=most)
    tied = [line for line in others if line.legal_cards == best.legal_cards]
    most = max(line.contraband_cards for line in tied)
    return words.t("terminal-tie", by="contraband", best=best.contraband_cards, next=most)


def sheet_json(rules: Ruleset, sheet: ScoreSheet, names: Names) -> dict[str, Any]:
    """The same for programs."""
    seats = [{"name": names[line.seat], **msgspec.to_builtins(line)} for line in sheet.seats]
    return {"ruleset": msgspec.to_builtins(rules), "seats": seats, "winners": list(sheet.winners)}
