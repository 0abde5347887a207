/** The columns of the score sheet, in the order in which they are turned up: kinds of crowns one after the other. */
import type { Good, Public, SeatScore } from '../../lib/protocol'
import { legalKinds } from '../game'

export type Column = 'legal' | 'contraband' | 'gold' | 'black_market' | Good

export function columns(view: Public): Column[] {
  const black = Object.keys(view.stacks).length > 0
  return ['legal', 'contraband', ...(black ? (['black_market'] as const) : []), 'gold', ...legalKinds(view)]
}

/** What a column gives a seat. */
export function points(score: SeatScore, column: Column): number {
  if (column === 'legal' || column === 'contraband' || column === 'gold' || column === 'black_market') return score[column]
  return score.crowns.filter((crown) => crown.good === column && !crown.withheld).reduce((sum, crown) => sum + crown.bonus, 0)
}
