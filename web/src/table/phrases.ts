/** Quick phrases that fit the moment, by their messages. */
import type { TableState } from './fold'

const LOBBY = ['lobby-phrase-1', 'lobby-phrase-2', 'lobby-phrase-3']
const SHERIFF = ['table-phrase-sheriff-1', 'table-phrase-sheriff-2', 'table-phrase-sheriff-3', 'table-phrase-sheriff-4']
const BARGAIN = ['table-phrase-bargain-1', 'table-phrase-bargain-2', 'table-phrase-bargain-3', 'table-phrase-bargain-4']
const WAIT = ['table-phrase-wait-1', 'table-phrase-wait-2', 'table-phrase-wait-3']
const OVER = ['table-phrase-over-1', 'table-phrase-over-2', 'table-phrase-over-3']

export function phrases(state: TableState): readonly string[] {
  const { public: view, seat } = state
  if (seat === null) return []
  if (!view) return LOBBY
  if (view.phase === 'over') return OVER
  if (view.phase === 'inspection' || view.phase === 'declaration') return view.sheriffs.includes(seat) ? SHERIFF : BARGAIN
  return WAIT
}
