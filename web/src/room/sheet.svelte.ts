/** A score sheet for people with the box: counts kept in this browser, scores from the server. No rule is here. */
import { reach } from '#house'
import { Trouble } from '../lib/api'
import type { Good, ScoreSheet } from '../lib/protocol'
import { CARDS, GAMES, MOST_PLAYERS, MOST_PROMO_COPIES, type Card, type GoodClass } from '../lib/rulebook'
import { remember, remembered } from '../lib/storage'

export const KEY = 'nottingham-sheet'

export interface Stall {
  name: string
  goods: Record<string, number>
  gold: number
  plates: string[]
  black: number[]
}

export interface Counts {
  players: number
  royal: boolean
  blackMarket: boolean
  promos: boolean
  stalls: Stall[]
}

export interface Result {
  sheet: ScoreSheet
  remark: string
}

const PLATE: Good = 'feast_plate'

function stall(): Stall {
  return { name: '', goods: {}, gold: 0, plates: [], black: [] }
}

function fresh(): Counts {
  return { players: 4, royal: false, blackMarket: false, promos: false, stalls: Array.from({ length: MOST_PLAYERS }, stall) }
}

/** Counts from stored text; a new sheet where it cannot be understood. */
export function read(text: string | null): Counts {
  try {
    const found = JSON.parse(text ?? '') as Counts
    const whole = found.stalls.length === MOST_PLAYERS && found.stalls.every((each) => each.goods && each.plates && each.black)
    return whole && found.players in GAMES ? { ...fresh(), ...found } : fresh()
  } catch {
    return fresh()
  }
}

export class Sheet {
  counts: Counts = $state(read(remembered(KEY)))
  result: Result | null = $state.raw(null)
  problem: 'impossible' | 'offline' | '' = $state('')
  private asked = 0

  /** Whether anything was put in. */
  get anything(): boolean {
    return this.stalls.some((each) => each.gold > 0 || Object.values(each.goods).some(Boolean))
  }

  get stalls(): Stall[] {
    return this.counts.stalls.slice(0, this.counts.players)
  }

  /** The kinds of this game, by class. */
  kinds(kind: GoodClass): Card[] {
    return CARDS.filter((card) => card.class === kind && this.copies(card) > 0)
  }

  copies(card: Card): number {
    if (card.class === 'promo') return this.counts.promos ? MOST_PROMO_COPIES : 0
    if (card.class === 'royal' && !this.counts.royal) return 0
    return card.copies[this.counts.players] ?? 0
  }

  /** How many of a kind nobody has counted yet. */
  left(card: Card): number {
    return this.copies(card) - this.stalls.reduce((sum, each) => sum + (each.goods[card.good] ?? 0), 0)
  }

  add(seat: number, card: Card, number: number): void {
    const there = this.counts.stalls[seat] as Stall
    const before = there.goods[card.good] ?? 0
    const after = Math.max(0, before + Math.min(number, this.left(card)))
    there.goods[card.good] = after
    if (card.good === PLATE) {
      const first = this.kinds('legal')[0]?.good ?? 'apple'
      there.plates = Array.from({ length: after }, (_, i) => there.plates[i] ?? first)
    }
    this.changed()
  }

  addGold(seat: number, number: number): void {
    const there = this.counts.stalls[seat] as Stall
    there.gold = Math.min(9999, Math.max(0, (Number.isFinite(there.gold) ? there.gold : 0) + number))
    this.changed()
  }

  toggleBlack(seat: number, value: number): void {
    const there = this.counts.stalls[seat] as Stall
    const mine = there.black.includes(value)
    for (const each of this.counts.stalls) each.black = each.black.filter((other) => other !== value)
    if (!mine) there.black = [...there.black, value].sort((a, b) => b - a)
    this.changed()
  }

  clear(): void {
    this.counts = fresh()
    this.result = null
    this.changed()
  }

  /** Something was counted: keep it, and ask what it comes to. */
  changed(): void {
    remember(KEY, JSON.stringify(this.counts))
    void this.score()
  }

  /** The body of `POST /api/score`. */
  counted(names: (seat: number) => string): unknown {
    const { players, royal, blackMarket, promos } = this.counts
    const used = CARDS.filter((card) => card.class === 'promo' && this.stalls.some((each) => each.goods[card.good]))
    return {
      ruleset: {
        edition: 'second',
        players,
        deputies: GAMES[players]?.deputies,
        royal_goods: royal,
        black_market: blackMarket,
        promos: promos ? Object.fromEntries(used.map((card) => [card.good, MOST_PROMO_COPIES])) : {},
      },
      stalls: this.stalls.map((each, seat) => ({
        name: names(seat),
        goods: Object.fromEntries(
          CARDS
            .filter((card) => card.good !== PLATE && this.copies(card) > 0 && each.goods[card.good])
            .map((card) => [card.good, each.goods[card.good]]),
        ),
        gold: each.gold,
        feast_plates: promos ? each.plates : [],
        black_market: blackMarket ? each.black : [],
      })),
    }
  }

  async score(): Promise<void> {
    const asked = ++this.asked
    const body = JSON.stringify(this.counted((seat) => `${seat}`))
    try {
      const found = await ask(body)
      if (asked !== this.asked) return
      this.result = found
      this.problem = ''
    } catch (error) {
      if (asked !== this.asked) return
      this.problem = error instanceof Trouble && error.status === 400 ? 'impossible' : 'offline'
    }
  }
}

async function ask(body: string): Promise<Result> {
  let response: Response
  try {
    response = await reach('/api/score', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  } catch {
    throw new Trouble(0, 'offline', '')
  }
  if (response.ok) return (await response.json()) as Result
  throw new Trouble(response.status, 'sheet', '')
}
