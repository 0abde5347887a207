/** A table between two messages of the server, when some of what the later one tells is told and some is not. Fields are
    those of one of the two; what changed hands is counted where both would be wrong. No rule of the game is known here. */
import type { AnyEvent, Good, Public } from '../../lib/protocol'
import type { LogEntry, TableState } from '../fold'
import { howMany, known, same } from '../moves'

const MOVES_WEALTH: ReadonlySet<string> = new Set([
  'bag_opened',
  'bag_passed',
  'goods_handed',
  'penalty_paid',
  'loot_divided',
  'brimstone_used',
  'black_market_claimed',
])

/** The table after some more was told, with the rest still to come. */
export function partly(state: TableState, after: TableState, told: readonly LogEntry[], rest: readonly LogEntry[]): TableState {
  const { public: before, own } = state
  if (!before || !after.public) return state
  let view: Public = told.reduce((known, entry) => counted(known, entry.event), before)
  const settled = !rest.some((entry) => MOVES_WEALTH.has(entry.event.event))
  if (settled) {
    const { gold, stalls, contraband, black_cards, loot, bank } = after.public
    view = { ...view, gold, stalls, contraband, black_cards, loot, bank }
  }
  const n = told.at(-1)?.n ?? state.n
  // Nobody is asked about bags that are all settled.
  const asks = view.unsettled.length > 0 || before.unsettled.length === 0 ? {} : { awaiting: [], legal: { choices: [], say: null }, clocks: [] }
  return {
    ...state,
    ...asks,
    n,
    public: { ...view, n },
    own: settled && own && after.own ? { ...after.own, hand: own.hand } : own,
    promises: settled ? after.promises : state.promises,
    statements: settled ? after.statements : state.statements,
    log: [...state.log, ...told],
    fresh: told,
  }
}

/** What an event did to things that lie in sight. */
function counted(view: Public, event: AnyEvent): Public {
  switch (event.event) {
    case 'bag_opened':
      return withStall(withVerdict(view, event.seat, 'open'), event.seat, event.kept, 0)
    case 'bag_passed':
      return withStall(withVerdict(view, event.seat, 'pass'), event.seat, event.legal, howMany(event.contraband))
    case 'goods_handed': {
      const given = event.from_bag ? view : without(view, event.giver, event.legal, howMany(event.contraband))
      const paid = withGold(given, event.giver, event.receiver, event.gold)
      return event.receiver === null ? paid : withStall(paid, event.receiver, event.legal, howMany(event.contraband))
    }
    case 'penalty_paid': {
      const [legal, hidden] = [event.legal ?? [], known(event.contraband)?.length ?? 0]
      const paid = withGold(without(view, event.debtor, legal, hidden), event.debtor, event.creditor, event.gold)
      return event.creditor === null ? paid : withStall(paid, event.creditor, legal, hidden)
    }
    case 'offer_ended':
      return { ...view, offers: view.offers.filter((offer) => !same(offer, event.offer)) }
    default:
      return view
  }
}

function withVerdict(view: Public, seat: number, verdict: 'open' | 'pass'): Public {
  const bags = view.bags.map((bag, i) => (bag && i === seat ? { ...bag, verdict } : bag))
  return { ...view, bags, unsettled: view.unsettled.filter((each) => each !== seat) }
}

function withGold(view: Public, from: number, to: number | null, gold: number): Public {
  if (gold === 0) return view
  return { ...view, gold: view.gold.map((has, seat) => has - (seat === from ? gold : 0) + (seat === to ? gold : 0)) }
}

function withStall(view: Public, seat: number, legal: readonly Good[], hidden: number): Public {
  const stalls = legal.length ? view.stalls.map((stall, i) => (i === seat ? [...stall, ...legal] : stall)) : view.stalls
  return { ...view, stalls, contraband: more(view.contraband, seat, hidden) }
}

function without(view: Public, seat: number, legal: readonly Good[], hidden: number): Public {
  const left = [...(view.stalls[seat] ?? [])]
  for (const good of legal) {
    const at = left.indexOf(good)
    if (at >= 0) left.splice(at, 1)
  }
  const stalls = legal.length ? view.stalls.map((stall, i) => (i === seat ? left : stall)) : view.stalls
  return { ...view, stalls, contraband: more(view.contraband, seat, -hidden) }
}

function more(counts: readonly number[], seat: number, by: number): number[] {
  return counts.map((count, i) => (i === seat ? Math.max(0, count + by) : count))
}
