/** Small things that the screen reads off the public view. */
import type { Good, Public } from '../lib/protocol'
import { CARDS, CROWNS } from '../lib/rulebook'
import { count } from './moves'

const LEGAL = CARDS.filter((card) => card.class === 'legal')

/** The legal kinds of this game: with three there is no bread. */
export function legalKinds(view: Public): Good[] {
  const { house_deck: house, players } = view.rules
  return LEGAL.filter(({ good, copies }) => ((house ? house[good] : copies[players]) ?? 0) > 0).map((card) => card.good)
}

/** How many of a legal kind lie in sight on each stall, with the crowns' numbers as they stand. */
export interface Race {
  good: Good
  king: number
  queen: number
  counts: number[]
  /** Seats with the largest and the second largest number. */
  first: number[]
  second: number[]
}

export function races(view: Public): Race[] {
  const kinds = legalKinds(view)
  return CROWNS.filter(({ good }) => kinds.includes(good)).map(({ good, king, queen }) => {
    const counts = view.stalls.map((stall) => count(stall, good))
    const best = Math.max(...counts, 0)
    const rest = counts.filter((number) => number < best)
    const next = Math.max(...rest, 0)
    const those = (number: number): number[] => counts.flatMap((each, seat) => (number > 0 && each === number ? [seat] : []))
    const first = those(best)
    return { good, king, queen, counts, first, second: first.length > 1 ? [] : those(next) }
  })
}
