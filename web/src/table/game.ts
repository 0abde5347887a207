/** Small things that the screen reads off the public view. */
import type { Good, Public } from '../lib/protocol'
import { CATALOGUE, CROWNS } from './catalogue'
import { count } from './moves'

const LEGAL = (Object.keys(CATALOGUE) as Good[]).filter((good) => CATALOGUE[good].class === 'legal')

/** The legal kinds of this game: with three there is no bread. */
export function legalKinds(view: Public): Good[] {
  const { house_deck: house, players } = view.rules
  return LEGAL.filter((good) => (house ? (house[good] ?? 0) > 0 : good !== 'bread' || players > 3))
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
  return legalKinds(view).map((good) => {
    const counts = view.stalls.map((stall) => count(stall, good))
    const best = Math.max(...counts, 0)
    const rest = counts.filter((number) => number < best)
    const next = Math.max(...rest, 0)
    const those = (number: number): number[] => counts.flatMap((each, seat) => (number > 0 && each === number ? [seat] : []))
    const first = those(best)
    const bonus = CROWNS[good as keyof typeof CROWNS]
    return { good, king: bonus.king, queen: bonus.queen, counts, first, second: first.length > 1 ? [] : those(next) }
  })
}
