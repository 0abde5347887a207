/** What happened while somebody was away, and what a bot did in their name. No DOM, no clock. */
import type { AnyEvent } from '../../lib/protocol'
import type { LogEntry, TableState } from '../fold'

/** Milliseconds after which somebody was away, and not only blinking. */
export const AWAY = 45_000

/** Where somebody left: how much was on the screen then, and when that was. */
export interface Left {
  n: number
  at: number
  gold: number
}

export interface Missed {
  /** What was done in the person's name. */
  mine: readonly LogEntry[]
  /** What else is worth telling: bags, deals, rounds. */
  others: readonly LogEntry[]
  gold: { before: number; after: number }
}

const MOST = 7

/** What to tell somebody who is back; null: nothing was done for them, or they were hardly gone. */
export function missed(state: TableState, left: Left, now: number): Missed | null {
  const { seat, public: view } = state
  if (seat === null || !view || now - left.at < AWAY) return null
  const since = state.log.filter((entry) => entry.n > left.n)
  const mine = since.filter((entry) => actsIn(entry.event, seat, entry.sheriffs))
  if (mine.length === 0) return null
  const others = since.filter((entry) => !mine.includes(entry) && TOLD.has(entry.event.event))
  return { mine: mine.slice(-MOST), others: others.slice(-MOST), gold: { before: left.gold, after: view.gold[seat] ?? 0 } }
}

const TOLD: ReadonlySet<string> = new Set(['bag_opened', 'bag_passed', 'deal_struck', 'round_began', 'penalty_paid', 'game_scored'])

/** Whether a seat did this. */
function actsIn(event: AnyEvent, seat: number, sheriffs: readonly number[]): boolean {
  switch (event.event) {
    case 'cards_set_aside':
    case 'cards_set_aside_face_down':
    case 'set_aside_placed':
    case 'bag_closed':
    case 'bag_declared':
    case 'offer_made':
    case 'offer_agreed':
      return event.seat === seat
    case 'stance_taken':
      return event.deputy === seat
    case 'bag_opened':
      return event.by.includes(seat)
    case 'bag_passed':
    case 'first_merchant_named':
      return sheriffs.includes(seat)
    default:
      return false
  }
}
