/** What follows from an event and is worth a word of its own: promises that are kept or broken, crowns that change hands. */
import type { Good, Pledge, Public, Utterance } from '../../lib/protocol'
import { races } from '../game'

export type Aside =
  | { kind: 'pledge'; pledge: Pledge }
  /** Something that was said turns out true or false, kept or broken. */
  | { kind: 'word'; heard: Utterance }
  /** The lead in a kind of goods goes from some to others. */
  | { kind: 'crown'; good: Good; from: readonly number[]; to: readonly number[] }

/** Promises that were settled meanwhile: those that stood open, and those that were broken as they were given. */
export function settledPledges(before: readonly Pledge[], after: readonly Pledge[]): Aside[] {
  if (before === after) return []
  return after.flatMap((pledge, place): Aside[] => {
    const was = before[place]?.state
    const news = was === 'open' ? pledge.state === 'kept' || pledge.state === 'broken' : was === undefined && pledge.state === 'broken'
    return news ? [{ kind: 'pledge', pledge }] : []
  })
}

/** Statements whose truth came to light meanwhile. */
export function settledWords(before: readonly Utterance[], after: readonly Utterance[]): Aside[] {
  if (before === after) return []
  return before.flatMap((was, place): Aside[] => {
    const heard = after[place]
    const open = (was.state ?? 'open') === 'open'
    return open && heard && heard.state && !['open', 'never'].includes(heard.state) ? [{ kind: 'word', heard }] : []
  })
}

/** Kinds whose largest stall is somebody else's now. The first card of a kind takes nothing from anybody. */
export function movedCrowns(before: Public, after: Public): Extract<Aside, { kind: 'crown' }>[] {
  if (before.stalls === after.stalls) return []
  const were = races(before)
  return races(after).flatMap((race) => {
    const from = were.find((other) => other.good === race.good)?.first ?? []
    const lost = from.length > 0 && race.first.length > 0 && !race.first.some((seat) => from.includes(seat))
    return lost ? [{ kind: 'crown' as const, good: race.good, from, to: race.first }] : []
  })
}
