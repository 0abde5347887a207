/** One message as beats: what is shown together, in the order in which it is told. No DOM, no clock. */
import type { AnyEvent, BagOpened, BagPassed, DealStruck, Good, PenaltyPaid, Pledge, ProofShown, Public } from '../../lib/protocol'
import type { Began, LogEntry, TableState } from '../fold'
import { known, sheriffSide } from '../moves'
import { movedCrowns, type Aside } from './asides'
import { CARD, LINGER, pause, roundStays, STAYS, SUSPENSE } from './pace'
import { partly } from './partly'

type Declared = LogEntry['declared']

/** What lies over the table for a while. */
export type Moment =
  | { kind: 'opened'; event: BagOpened; declared: Declared; fine: number; paidBy: number | null }
  | { kind: 'passed'; event: BagPassed; declared: Declared }
  | { kind: 'deal'; event: DealStruck; officers: readonly number[]; against: boolean }
  | { kind: 'pledge'; pledge: Pledge }
  | { kind: 'proof'; event: ProofShown; bag: readonly Good[] | null; contraband: readonly Good[] | null }
  | { kind: 'debt'; event: PenaltyPaid }
  | { kind: 'crown'; good: Good; from: readonly number[]; to: readonly number[] }
  | { kind: 'badge'; round: number; sheriffs: readonly number[] }
  | {
      kind: 'round'
      round: number
      began: Began
      /** Who keeps the gate next; nobody: that was the last round. */
      sheriffs: readonly number[]
      crowns: readonly Extract<Aside, { kind: 'crown' }>[]
    }

export interface Beat {
  moment: Moment | null
  /** Milliseconds before each step of the moment. With the last one its facts are told; without any, at once. */
  steps: readonly number[]
  /** The table with these facts. */
  state: TableState
  told: readonly LogEntry[]
  /** How long it is looked at then; null: until somebody taps it away. */
  hold: number | null
}

interface Group {
  moment: Moment | null
  told: LogEntry[]
}

/** What one message tells, from the table before it and after it (whose `fresh` it is). */
export function beats(before: TableState, after: TableState): Beat[] {
  const groups = grouped(after)
  const found: Beat[] = []
  let state = before
  groups.forEach((group, i) => {
    const rest = groups.slice(i + 1).flatMap((later) => later.told)
    state = rest.length ? partly(state, after, group.told, rest) : { ...after, fresh: group.told }
    const moment = group.moment?.kind === 'round' ? summed(group.moment, state, rest) : group.moment
    found.push({ moment, steps: stepsOf(moment), state, told: group.told, hold: stays(moment, group.told, after) })
    for (const aside of group.told.flatMap((entry) => entry.asides ?? [])) {
      if (aside.kind === 'word') continue // it stands in the log, and on what was said
      found.push({ moment: asMoment(aside), steps: [], state, told: [], hold: asideStays(aside) })
    }
  })
  return found
}

/** How long it all takes, for somebody who taps nothing. */
export function lasts(told: readonly Beat[]): number {
  return told.reduce((sum, beat) => sum + beat.steps.reduce((all, step) => all + step, 0) + (beat.hold ?? STAYS.round), 0)
}

function grouped(after: TableState): Group[] {
  const groups: Group[] = []
  after.fresh.forEach((entry, i) => {
    const moment = begins(entry, after, after.fresh.slice(i + 1))
    const last = groups.at(-1)
    if (last && !moment && entry.event.event !== 'contraband_shown') last.told.push(entry)
    else groups.push({ moment, told: [entry] })
  })
  return groups
}

/** The moment that an event begins. */
function begins(entry: LogEntry, after: TableState, rest: readonly LogEntry[]): Moment | null {
  const { event, declared } = entry
  const me = after.seat
  switch (event.event) {
    case 'bag_opened': {
      const paid = untilNextBag(rest).flatMap((later) => (later.event === 'penalty_paid' ? [later] : []))
      const fine = paid.reduce((sum, each) => sum + each.gold, 0)
      return { kind: 'opened', event, declared, fine, paidBy: paid[0]?.debtor ?? null }
    }
    case 'bag_passed':
      return { kind: 'passed', event, declared }
    case 'deal_struck': {
      const against = me !== null && event.merchant !== me && (event.terms.bags ?? []).some((term) => term.bag === me && term.deed === 'open')
      return { kind: 'deal', event, officers: sheriffSide({ ...event.offer, merchant: event.merchant }), against }
    }
    case 'proof_shown': {
      const [bag, contraband] = [known(event.bag), known(event.contraband)]
      return (bag || contraband) && event.seat !== me ? { kind: 'proof', event, bag, contraband } : null
    }
    case 'penalty_paid':
      return event.legal?.length || event.contraband?.length ? { kind: 'debt', event } : null
    case 'round_ended':
      return { kind: 'round', round: event.round, began: after.began, sheriffs: [], crowns: [] }
    case 'round_began':
      return { kind: 'badge', round: event.round, sheriffs: event.sheriffs }
    default:
      return null
  }
}

function untilNextBag(rest: readonly LogEntry[]): AnyEvent[] {
  const events = rest.map((entry) => entry.event)
  const next = events.findIndex((event) => event.event === 'bag_opened' || event.event === 'bag_passed')
  return next < 0 ? events : events.slice(0, next)
}

/** The sum of a round: how it was when it began, and what comes now. */
function summed(moment: Extract<Moment, { kind: 'round' }>, state: TableState, rest: readonly LogEntry[]): Moment {
  const next = rest.map((entry) => entry.event).find((event) => event.event === 'round_began')
  const view = state.public as Public
  const was = { ...view, stalls: state.began.stalls as Good[][] }
  return {
    ...moment,
    began: state.began,
    sheriffs: next?.event === 'round_began' ? next.sheriffs : [],
    crowns: state.began.stalls.length ? movedCrowns(was, view) : [],
  }
}

type Shown = Exclude<Aside, { kind: 'word' }>

function asMoment(aside: Shown): Moment {
  return aside
}

function stepsOf(moment: Moment | null): number[] {
  if (moment?.kind !== 'opened') return []
  const cards = moment.event.kept.length + moment.event.confiscated.length
  return Array.from({ length: cards }, (_, i) => (i === cards - 1 ? SUSPENSE : CARD))
}

function stays(moment: Moment | null, told: readonly LogEntry[], after: TableState): number | null {
  switch (moment?.kind) {
    case 'opened':
      return LINGER
    case 'deal':
      return moment.against ? STAYS.against : STAYS.deal
    case 'proof':
    case 'debt':
    case 'badge':
      return STAYS[moment.kind]
    case 'round':
      return alone(after) ? null : roundStays(after.table?.pace ?? 1)
    default:
      return pause(told.map((entry) => entry.event), after.seat !== null && (after.public?.sheriffs.includes(after.seat) ?? false))
  }
}

function asideStays(aside: Shown): number {
  if (aside.kind === 'crown') return STAYS.crown
  return aside.pledge.state === 'broken' ? STAYS.broken : STAYS.kept
}

/** Whether somebody plays with bots and nobody else: nobody is kept waiting. */
export function alone(state: TableState): boolean {
  const people = state.table?.seats.filter((seat) => seat.kind === 'person').length ?? 0
  return state.seat !== null && people < 2
}
