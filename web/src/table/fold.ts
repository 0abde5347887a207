/** What the table is, folded from what the server sends. No DOM, no clock, no rule of the game: fields are replaced. */
import type {
  AnyEvent,
  Ask,
  Choices,
  Clock,
  Good,
  Own,
  Pledge,
  Public,
  ServerMessage,
  TableNow,
  Talk,
  Update,
  Utterance,
  Welcome,
} from '../lib/protocol'
import { movedCrowns, settledPledges, settledWords, type Aside } from './director/asides'

/** One thing that was told, with what a sentence about it needs to know of the moment. */
export interface LogEntry {
  n: number
  event: AnyEvent
  round: number
  sheriffs: readonly number[]
  /** What the bag's owner had declared, where the event is about a bag. */
  declared: { good: Good; count: number } | null
  /** What follows from it and has no event of its own. */
  asides?: readonly Aside[]
}

/** How everybody stood when the round began. */
export interface Began {
  round: number
  gold: readonly number[]
  stalls: readonly (readonly Good[])[]
}

/** What the next log entries need to know. */
interface Context {
  round: number
  sheriffs: readonly number[]
  declared: Readonly<Record<number, { good: Good; count: number }>>
}

export interface TableState {
  /** The number of the last message that carried one. */
  s: number
  n: number
  table: TableNow | null
  seat: number | null
  public: Public | null
  own: Own | null
  awaiting: readonly Ask[]
  legal: Choices
  clocks: readonly Clock[]
  talk: readonly Talk[]
  /** Everything that was promised in deals, and what became of it. */
  promises: readonly Pledge[]
  /** What was said so that everybody understands it, and what became of it. */
  statements: readonly Utterance[]
  log: readonly LogEntry[]
  /** What the last message told, for animations; empty after a welcome. */
  fresh: readonly LogEntry[]
  began: Began
  context: Context
}

const nowhere: Context = { round: 0, sheriffs: [], declared: {} }

export const nothing: TableState = {
  s: 0,
  n: 0,
  table: null,
  seat: null,
  public: null,
  own: null,
  awaiting: [],
  legal: { choices: [], say: null },
  clocks: [],
  talk: [],
  promises: [],
  statements: [],
  log: [],
  fresh: [],
  began: { round: 0, gold: [], stalls: [] },
  context: nowhere,
}

/** An update that does not follow on what is known: something was lost on the way. */
export class Gap extends Error {}

/** The state after a message. Answers to commands change nothing here. */
export function fold(state: TableState, message: ServerMessage): TableState {
  switch (message.type) {
    case 'welcome':
      return welcomed(state, message)
    case 'update':
      return updated(state, message)
    case 'room':
      return message.s < state.s ? state : { ...state, s: message.s, table: message.table, fresh: [] }
    case 'clocks':
      return { ...state, s: Math.max(state.s, message.s), clocks: message.clocks, fresh: [] }
    case 'talk':
      return withTalk(state, message)
    default:
      return state
  }
}

function welcomed(state: TableState, message: Welcome): TableState {
  const missed = message.missed ?? []
  const start = message.n - missed.length
  const sameTable = state.table === null || state.table.id === message.table.id
  const sameEyes = state.seat === message.seat || state.table === null
  const kept = sameTable && sameEyes ? state.log.filter((entry) => entry.n <= start) : []
  const before = kept.length > 0 ? state.context : nowhere
  const [told, context] = entered(missed, start, before)
  return {
    s: message.s,
    n: message.n,
    table: message.table,
    seat: message.seat,
    public: message.public,
    own: message.own,
    awaiting: message.awaiting,
    legal: message.legal,
    clocks: message.clocks ?? [],
    talk: message.talk ?? [],
    promises: message.promises ?? [],
    statements: message.statements ?? [],
    log: [...kept, ...told],
    fresh: [],
    began: message.public && (!sameTable || message.public.round !== state.began.round) ? standing(message.public) : state.began,
    context: message.public ? seen(message.public) : context,
  }
}

function updated(state: TableState, message: Update): TableState {
  if (message.n <= state.n) return state
  if (!state.public || message.n !== state.n + message.told.length) throw new Gap()
  const view = withFavours({ ...state.public, ...(message.changed as Partial<Public>) }, message.favours)
  const promises = inLedger(state.promises, message.promises)
  const statements = inLedger(state.statements, message.statements)
  const [events, context] = entered(message.told, state.n, state.context)
  const told = withAsides(events, [...settledPledges(state.promises, promises), ...movedCrowns(state.public, view), ...settledWords(state.statements, statements)])
  return {
    ...state,
    s: message.s,
    n: message.n,
    public: view,
    own: state.own && { ...state.own, ...(message.own as Partial<Own>) },
    awaiting: message.awaiting,
    legal: message.legal,
    clocks: message.clocks ?? [],
    promises,
    statements,
    log: [...state.log, ...told],
    fresh: told,
    began: context.round === state.began.round ? state.began : standing(view),
    context,
  }
}

function standing(view: Public): Began {
  return { round: view.round, gold: view.gold, stalls: view.stalls }
}

const TURNING: ReadonlySet<string> = new Set(['bag_opened', 'bag_passed', 'goods_handed', 'penalty_paid', 'loot_divided', 'brimstone_used'])

/** What follows belongs to the last event that moved goods. */
function withAsides(told: readonly LogEntry[], asides: readonly Aside[]): readonly LogEntry[] {
  if (asides.length === 0) return told
  const found = told.findLastIndex((entry) => TURNING.has(entry.event.event))
  const at = found < 0 ? told.length - 1 : found
  return told.map((entry, i) => (i === at ? { ...entry, asides } : entry))
}

/** Favours come at the end of those that were promised before. */
function withFavours(view: Public, favours: Update['favours']): Public {
  return favours?.length ? { ...view, promises: [...view.promises, ...favours] } : view
}

/** The ledger, with what is new or has changed in its place. */
function inLedger<T>(known: readonly T[], changed: Record<string, T> | undefined): readonly T[] {
  if (!changed) return known
  const ledger = [...known]
  for (const [place, entry] of Object.entries(changed)) ledger[Number(place)] = entry
  return ledger
}

/** The table with one more line of talk. */
export function withTalk(state: TableState, message: Talk): TableState {
  if (state.talk.some((line) => line.s === message.s)) return state
  return { ...state, s: Math.max(state.s, message.s), talk: [...state.talk, message].slice(-300), fresh: [] }
}

/** The context as a view shows it. */
function seen(view: Public): Context {
  const declared: Record<number, { good: Good; count: number }> = {}
  view.bags.forEach((bag, seat) => {
    if (bag?.declared) declared[seat] = { good: bag.declared, count: bag.count }
  })
  return { round: view.round, sheriffs: view.sheriffs, declared }
}

/** Events as entries of the log, numbered on from `start`. */
export function entered(events: readonly AnyEvent[], start: number, context: Context): [LogEntry[], Context] {
  const entries: LogEntry[] = []
  for (const event of events) {
    context = after(context, event)
    const bag = bagOf(event)
    entries.push({
      n: start + entries.length + 1,
      event,
      round: context.round,
      sheriffs: context.sheriffs,
      declared: bag === null ? null : (context.declared[bag] ?? null),
    })
  }
  return [entries, context]
}

function after(context: Context, event: AnyEvent): Context {
  switch (event.event) {
    case 'round_began':
      return { round: event.round, sheriffs: event.sheriffs, declared: {} }
    case 'bag_declared': {
      const declared = { ...context.declared, [event.seat]: { good: event.good, count: event.count } }
      return { ...context, declared }
    }
    case 'scene_set':
      return seen(event.public)
    default:
      return context
  }
}

function bagOf(event: AnyEvent): number | null {
  return event.event === 'bag_opened' || event.event === 'bag_passed' ? event.seat : null
}
