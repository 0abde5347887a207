"""The numbers of the rules for the client, from the engine's own data: web/src/lib/rulebook.ts."""

from typing import Any

import msgspec

from nottingham.game import Ruleset, new_game
from nottingham.game.goods import (
    BLACK_MARKET,
    BLACK_MARKET_SET,
    CATALOGUE,
    CROWNS,
    PROMO,
    STARTING_GOLD,
    Card,
    GoodClass,
)
from nottingham.game.ruleset import (
    HAND_LIMIT,
    MOST_HOUSE_COPIES,
    MOST_HOUSE_ROUNDS,
    MOST_PROMO_COPIES,
    ROUNDS,
    SEVEN_CARDS,
)

CARD = """\
/** What is printed on the cards of one kind, and how many there are with so many players (promo cards: at will). */
export interface Card {
  good: Good
  class: GoodClass
  value: number
  penalty: number
  copies: Record<number, number>
  countsAs?: Good
  multiple?: number
}"""
GAME = """\
/** What follows from the number of players. */
export interface Game {
  rounds: number
  merchants: number
  deputies: boolean
  clockSeconds: number
}"""
NUMBERS = {
    "STARTING_GOLD": STARTING_GOLD,
    "LARGEST_HAND": max(HAND_LIMIT, SEVEN_CARDS),
    "BLACK_MARKET_SET": BLACK_MARKET_SET,
    "FEWEST_PLAYERS": min(ROUNDS),
    "MOST_PLAYERS": max(ROUNDS),
    "MOST_PROMO_COPIES": MOST_PROMO_COPIES,
    "MOST_HOUSE_ROUNDS": MOST_HOUSE_ROUNDS,
    "MOST_HOUSE_COPIES": MOST_HOUSE_COPIES,
}


def written() -> str:
    crowns = [_row({"good": good, "king": king, "queen": queen}) for good, (king, queen) in CROWNS.items()]
    stacks = [_row({"good": good, "values": list(values)}) for good, values in BLACK_MARKET.items()]
    parts = [
        "import type { Good } from './protocol'",
        f"export type GoodClass = {' | '.join(_literal(each) for each in GoodClass)}",
        CARD,
        _list("CARDS", "Card", [_row(_card(card)) for card in CATALOGUE.values()]),
        "export const CATALOGUE = Object.fromEntries(CARDS.map((card) => [card.good, card])) as Record<Good, Card>",
        _list("CROWNS", "{ good: Good; king: number; queen: number }", crowns),
        "/** The dearer card of each stack lies on top. */\n"
        + _list("BLACK_MARKET", "{ good: Good; values: readonly number[] }", stacks),
        GAME,
        "export const GAMES: Readonly<Record<number, Game>> = {\n"
        + "".join(f"  {players}: {_row(_game(players))},\n" for players in ROUNDS)
        + "}",
        f"export const PLAYERS: readonly number[] = {_literal(list(ROUNDS))}",
        "\n".join(f"export const {name} = {number}" for name, number in NUMBERS.items()),
    ]
    return "\n\n".join(parts) + "\n"


def _card(card: Card) -> dict[str, Any]:
    decks = {players: Ruleset.preset("second", players, royal_goods=True) for players in ROUNDS}
    found: dict[str, Any] = {
        "good": card.good,
        "class": card.good_class,
        "value": card.value,
        "penalty": card.penalty,
        "copies": {players: deck.copies(card.good) for players, deck in decks.items() if card.good not in PROMO},
    }
    return found | ({"countsAs": card.counts_as, "multiple": card.multiple} if card.counts_as else {})


def _game(players: int) -> dict[str, Any]:
    rules = Ruleset.preset("second", players)
    table, _ = new_game(rules, seed=1)
    return {
        "rounds": rules.rounds,
        "merchants": len(table.public.merchants),
        "deputies": rules.deputies,
        "clockSeconds": rules.clock_seconds,
    }


def _list(name: str, kind: str, rows: list[str]) -> str:
    return "\n".join([f"export const {name}: readonly {kind}[] = [", *(f"  {row}," for row in rows), "]"])


def _row(fields: dict[Any, Any]) -> str:
    inside = ", ".join(f"{name}: {_literal(value)}" for name, value in fields.items())
    return f"{{ {inside} }}" if inside else "{}"


def _literal(value: Any) -> str:
    if isinstance(value, dict):
        return _row(value)
    if isinstance(value, str):
        return f"'{value}'"
    return msgspec.json.encode(value).decode().replace(",", ", ")
