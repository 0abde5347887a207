/** *What do I do now?*, as a message and what goes into it; and which scene is on the stage. */
import type { AskKind, Public } from '../lib/protocol'
import type { TableState } from './fold'

export type Stage =
  | 'wait'
  | 'name_first'
  | 'market'
  | 'place'
  | 'load'
  | 'declare'
  | 'desk'
  | 'pay'
  | 'place_confiscated'
  | 'brimstone'
  | 'black_market'
  | 'divide'
  | 'choose_plates'
  | 'over'

export interface Situation {
  stage: Stage
  /** The Fluent message for the sentence. */
  id: string
  /** Seats whose names go into it. */
  seats: readonly number[]
  args: Record<string, string | number>
  /** I must act; I may; I wait. */
  tone: 'must' | 'may' | 'wait'
}

const OWN_STAGE: Record<AskKind, Stage> = {
  name_first: 'name_first',
  market: 'market',
  place: 'place',
  load: 'load',
  declare: 'declare',
  settle: 'desk',
  pay: 'pay',
  place_confiscated: 'place_confiscated',
  brimstone: 'brimstone',
  black_market: 'black_market',
  divide: 'divide',
  choose_plates: 'choose_plates',
}

const hyphens = (word: string) => word.replaceAll('_', '-')

export function situation(state: TableState): Situation {
  const view = state.public
  if (!view) return { stage: 'wait', id: 'table-now-loading', seats: [], args: {}, tone: 'wait' }
  if (view.phase === 'over') return { stage: 'over', id: 'table-now-over', seats: view.scores?.winners ?? [], args: {}, tone: 'may' }
  const mine = state.awaiting.find((ask) => ask.seat === state.seat)
  if (state.table?.paused) {
    return { stage: stageOf(view, mine?.kind), id: 'table-now-paused', seats: [], args: {}, tone: 'wait' }
  }
  if (mine) return asked(state, view, mine.kind)
  return waiting(state, view)
}

function asked(state: TableState, view: Public, kind: AskKind): Situation {
  const common = { stage: OWN_STAGE[kind], seats: [] as number[], tone: 'must' as const }
  const id = `table-now-${hyphens(kind)}`
  switch (kind) {
    case 'market':
      return { ...common, id: view.piles.length > 1 ? 'table-now-market-first' : 'table-now-market', args: {} }
    case 'declare':
      return { ...common, id, args: { count: state.own?.bag.length ?? 0 } }
    case 'settle':
      if (view.sheriffs.length > 1) return { ...common, id: 'table-now-settle-deputy', args: { count: view.unsettled.length } }
      return { ...common, id, args: { count: view.unsettled.length } }
    case 'pay': {
      const debt = view.debts.find((owed) => owed.debtor === state.seat)
      return { ...common, id, args: { gold: debt?.amount ?? 0 } }
    }
    case 'place_confiscated':
      return { ...common, id, args: { count: view.placing?.cards.length ?? 0 } }
    case 'divide': {
      const proposed = view.proposals.some((proposal) => proposal.deputy !== state.seat)
      return { ...common, id: proposed ? 'table-now-divide-answer' : id, args: {} }
    }
    default:
      return { ...common, id, args: {} }
  }
}

function waiting(state: TableState, view: Public): Situation {
  const seats = state.awaiting.map((ask) => ask.seat)
  const kind = state.awaiting[0]?.kind
  const stage = stageOf(view, undefined)
  if (view.phase === 'inspection' && state.seat !== null && kind === 'settle') {
    const mine = view.unsettled.includes(state.seat)
    if (view.merchants.includes(state.seat)) {
      return { stage, id: mine ? 'table-now-bargain' : 'table-now-bargain-others', seats, args: {}, tone: 'may' }
    }
    return { stage, id: 'table-now-other-deputy', seats, args: {}, tone: 'wait' }
  }
  if (kind === 'load' && state.seat !== null && view.merchants.includes(state.seat)) {
    return { stage, id: 'table-now-bag-closed', seats, args: { count: seats.length }, tone: 'wait' }
  }
  if (!kind) return { stage, id: 'table-now-moment', seats: [], args: {}, tone: 'wait' }
  return { stage, id: `table-now-wait-${hyphens(kind)}`, seats, args: { count: seats.length }, tone: 'wait' }
}

function stageOf(view: Public, kind: AskKind | undefined): Stage {
  if (kind) return OWN_STAGE[kind]
  if (view.phase === 'inspection') return 'desk'
  if (view.phase === 'black_market') return 'black_market'
  if (view.phase === 'loot') return 'divide'
  return 'wait'
}
