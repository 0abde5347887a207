/** The position of the day, and what this browser remembers of earlier ones. Everything is in the page: it works offline. */
import collection from '../../../src/nottingham/review/gates.json'
import { remember, remembered } from '../lib/storage'
import type { Good } from '../lib/protocol'

/** Something that can be done. `less`: points less than the best; the best itself has none. */
export interface Choice {
  do: 'open' | 'pass' | 'take' | 'ask' | 'load' | 'offer' | 'quiet'
  less?: number
  half?: number
  cards?: Good[]
  good?: Good
  gold?: number
}

/** What one seat knew; `nottingham.review.gates.GatePosition` says what each part is. */
export interface Position {
  kind: 'settle' | 'load' | 'offer'
  seat: number
  round: number
  rounds: number
  sheriff: number
  gold: number[]
  stalls: Partial<Record<Good, number>>[]
  down: number[]
  record: string[]
  ruled: string[]
  choices: Choice[]
  hand?: Good[]
  bag?: Good[]
  owner?: number
  declared?: Good
  count?: number
  tossed?: Good[]
  taken?: Good[]
  offered?: number
  false?: number
  truth?: Good[]
}

export const GATES = collection as unknown as Position[]

const DAY_MS = 86_400_000

/** The day where the reader is, as a number: it changes at midnight. */
export function today(now: Date): number {
  return Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY_MS)
}

export function gateOf(day: number): Position {
  return GATES[day % GATES.length] as Position
}

/** What is remembered: the last day, what was chosen then, and how it went so far. */
export interface Kept {
  day: number
  choice: number
  /** Days in a row with the best choice. */
  streak: number
  days: number
  /** Points short of the best, all days together. */
  short: number
}

const KEY = 'nottingham-gate'
const NOTHING: Kept = { day: -1, choice: -1, streak: 0, days: 0, short: 0 }

export function kept(): Kept {
  try {
    const found = JSON.parse(remembered(KEY) ?? '{}') as Partial<Kept>
    const number = (value: unknown, usual: number): number => (typeof value === 'number' && Number.isFinite(value) ? value : usual)
    return {
      day: number(found.day, NOTHING.day),
      choice: number(found.choice, NOTHING.choice),
      streak: number(found.streak, 0),
      days: number(found.days, 0),
      short: number(found.short, 0),
    }
  } catch {
    return { ...NOTHING }
  }
}

/** The choice of a day, once for good. */
export function decide(before: Kept, day: number, choice: number): Kept {
  if (before.day === day) return before
  const less = gateOf(day).choices[choice]?.less ?? 0
  const inRow = before.day === day - 1 ? before.streak : 0
  const now = { day, choice, streak: less === 0 ? inRow + 1 : 0, days: before.days + 1, short: before.short + less }
  remember(KEY, JSON.stringify(now))
  return now
}
