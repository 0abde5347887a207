"""The tables of docs/research.md, made from the layout:

python -m nottingham.env.tables docs/research.md
"""

import re
import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

from ..game import Ruleset
from .layout import ACTIONS, Act, Action, Layout, layout

USUAL = Ruleset.preset("second", players=4)
WITH_ROYALS = Ruleset.preset("second", players=4, royal_goods=True)


def action_table(actions: tuple[Action, ...]) -> str:
    """Actions with their numbers."""
    lines = ["| ids | action | what it does |", "|---|---|---|"]
    for act, first, last, what in _grouped(actions):
        ids = f"{first}" if first == last else f"{first}–{last}"
        lines.append(f"| {ids} | {what} | {_meaning(act)} |")
    return "\n".join(lines)


def _grouped(actions: tuple[Action, ...]) -> Iterator[tuple[Act, int, int, str]]:
    """Neighbours that differ in one number only, on one line."""
    for (act, good, _), run in groupby(
        actions, key=lambda action: (action.act, action.good, action.good and action.distance)
    ):
        found = list(run)
        what = f"`{act}`" if good is None else f"`{act} {good}`"
        distances = [action.distance for action in found]
        numbers = [action.number for action in found]
        if len(set(distances)) > 1:
            what += f", distance {distances[0]}–{distances[-1]}"
        elif distances[0]:
            what += f", distance {distances[0]}"
        if len(set(distances)) == 1 and (len(found) > 1 or numbers[0]):
            plain = numbers == list(range(1, len(numbers) + 1))
            what += f", {numbers[0]}–{numbers[-1]}" if plain else f", {', '.join(map(str, numbers))}"
        yield act, found[0].id, found[-1].id, what


def _meaning(act: Act) -> str:
    return _MEANINGS[act]


_MEANINGS: dict[Act, str] = {
    Act.DONE: "end a selection; wait; decline; hand over everything where it is not enough for a debt",
    Act.WITHDRAW: "take back its own standing offer",
    Act.DECLARE: "declare this kind, and the true number",
    Act.CLAIM: "claim the top card of this black market stack",
    Act.NAME: "the Sheriff: that seat starts the market",
    Act.ACCEPT: "say yes to the standing offer of that seat; a bag passes with it, if it says so",
    Act.REFUSE: "say no to it; from the Sheriff it gives that merchant the floor",
    Act.PASS: "the Sheriff: pass that bag without any offer",
    Act.OPEN: "the Sheriff: open that bag",
    Act.HEAR: "the Sheriff: give a merchant without a standing offer the floor",
    Act.COUNTER: "the Sheriff: begin an offer to that merchant, who gets the floor once it is said",
    Act.GOLD: "the merchant gives so much gold; this ends an offer and says it",
    Act.SHERIFF_GOLD: "the Sheriff gives so much gold; this ends an offer and says it",
    Act.BAG_PASS: "in an offer: that third bag is to be passed",
    Act.BAG_OPEN: "in an offer: that bag is to be opened; also the merchant's own",
    Act.BAG_NOTHING: "in an offer: nothing is to be taken for that third bag",
    Act.BAG_LEAVE: "in an offer: nothing is agreed about the merchant's own bag (it passes otherwise)",
    Act.TAKE: "take so many: from the hand, or from the stall that gives or pays",
    Act.PROMISE: "promise so many out of the merchant's bag, there or not",
    Act.CONFIRM: "a deputy: confirm the stance on that bag (`pass` and `open` take one)",
    Act.AGREE: "a deputy: agree to the division of the loot",
    Act.DISAGREE: "a deputy: refuse it",
    Act.PILE: "first edition: take the top card of that pile, or lay cards on it",
    Act.SAY: "with `talk`: say that; everybody hears it",
    Act.BURN: "brimstone oil: burn so many on the stall of that seat",
}


def observation_table(rules: Ruleset) -> str:
    """Where each part of an observation lies."""
    found: Layout = layout(rules)
    lines = ["| from | shape | field | what |", "|---|---|---|---|"]
    for field in found.fields:
        start = f"{field.offset} + {found.stride}·i" if field.each_seat else f"{field.offset}"
        shape = "×".join(map(str, field.shape))
        lines.append(f"| {start} | {shape} | `{field.name}` | {field.what} |")
    lines += ["", f"{found.size} numbers in all with {rules.players} players; kinds in this order: {_kinds(found)}."]
    return "\n".join(lines)


def size_table() -> str:
    """How large things are, by the number of players."""
    lines = ["| edition | players | observation | actions | observation, royal goods | actions, royal goods |"]
    lines.append("|---|---|---|---|---|---|")
    for edition, players in (("second", 3), ("second", 4), ("second", 5), ("second", 6), ("first", 4)):
        both = [layout(Ruleset.preset(edition, players=players, royal_goods=royal)) for royal in (False, True)]
        sizes = " | ".join(f"{one.size} | {len(one.actions)}" for one in both)
        lines.append(f"| {edition} | {players} | {sizes} |")
    return "\n".join(lines)


def memory_table() -> str:
    """What version 1 adds to observations, and how large they are with it."""
    old = {field.name for field in layout(USUAL).fields}
    lines = ["| shape | field | what |", "|---|---|---|"]
    for field in layout(USUAL, 1).fields:
        if field.name not in old:
            shape = "×".join(map(str, field.shape)) + (" for each seat" if field.each_seat else "")
            lines.append(f"| {shape} | `{field.name}` | {field.what} |")
    sizes = []
    for players in (3, 4, 5):
        plain, royal = (layout(Ruleset.preset("second", players, royal_goods=royal), 1).size for royal in (False, True))
        sizes.append(f"{plain} ({royal} with royal goods) for {players}")
    lines += ["", f"Numbers in all, second edition: {', '.join(sizes)} players."]
    return "\n".join(lines)


def _kinds(found: Layout) -> str:
    return ", ".join(str(kind) for kind in found.kinds)


TABLES: dict[str, Callable[[], str]] = {
    "sizes": size_table,
    "actions": lambda: action_table(layout(WITH_ROYALS).actions),
    "more actions": lambda: action_table(ACTIONS[len(layout(WITH_ROYALS).actions) :]),
    "observation": lambda: observation_table(USUAL),
    "memory": memory_table,
}


def with_tables(page: str) -> str:
    """The page with all tables made again, between ``<!-- table: name -->`` and ``<!-- end -->``."""
    for name, table in TABLES.items():
        mark = re.compile(rf"(<!-- table: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
        found = mark.search(page)
        if found is None:
            raise ValueError(f"The page has no place for the table {name}.")
        page = f"{page[: found.start()]}{found[1]}{table()}\n{found[2]}{page[found.end() :]}"
    return page


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")
