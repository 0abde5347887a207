/** What fits to be said to or about somebody, the likeliest first. Everything here is known to everybody. */
import { CATALOGUE } from '../lib/rulebook'
import type { MaySay, Public, Statement, StatementKind } from '../lib/protocol'

const THREATS: readonly StatementKind[] = ['least_opened', 'big_opened', 'quiet_passes']
const CLAIMS: readonly StatementKind[] = ['lies', 'contraband', 'as_declared', 'no_contraband']

/** Statements about a seat: its bag, if one lies there, and whoever sits there. */
export function fitting(may: MaySay, seat: number, view: Public): Statement[] {
  const me = may.seat
  const threats = may.threats ? THREATS.map((kind): Statement => ({ kind })) : []
  if (seat === me) return [...ofMine(may, view), ...threats]
  const owes: Statement = { kind: 'owes_me', about: seat }
  if (view.sheriffs.includes(seat)) return [...ofMine(may, view), owes]
  const saw: Statement = { kind: 'saw_that', about: seat }
  if (!may.bags.includes(seat)) return [saw, owes, ...threats]
  const claims = CLAIMS.map((kind): Statement => ({ kind, about: seat }))
  const open: Statement[] = may.bags.includes(me) ? [{ kind: 'open_that', about: seat }] : []
  const asked: readonly StatementKind[] = ['as_declared', 'no_contraband', 'you_lose', 'wont_pay']
  const questions = asked.map((asks): Statement => ({ kind: 'ask', about: seat, to: seat, asks }))
  if (!may.mine.includes(seat)) return [claims[0] as Statement, ...open, ...claims.slice(1), ...questions, saw, owes, ...threats]
  const mine: Statement[] = [{ kind: 'last_chance', about: seat }, { kind: 'lies', about: seat }, { kind: 'how_much', about: seat }]
  return [...mine, ...questions.slice(0, 2), ...claims.slice(1), ...threats, ...questions.slice(2), saw, owes]
}

/** What an owner says of its own bag. What opening costs is what it would cost if the bag were true. */
function ofMine(may: MaySay, view: Public): Statement[] {
  const me = may.seat
  const bag = view.bags[me]
  if (!may.bags.includes(me) || !bag) return []
  return [
    { kind: 'as_declared', about: me },
    { kind: 'no_contraband', about: me },
    { kind: 'you_lose', about: me, gold: bag.count * (bag.declared ? CATALOGUE[bag.declared].penalty : 0) },
    { kind: 'wont_pay' },
    { kind: 'could_pay_more' },
    { kind: 'make_offer' },
    { kind: 'contraband', about: me },
    { kind: 'lies', about: me },
  ]
}
