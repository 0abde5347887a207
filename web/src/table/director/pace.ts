/** How long things are looked at, at the usual speed. Replays and live games share it. Milliseconds. */
import type { AnyEvent } from '../../lib/protocol'

/** What a person chooses: how fast a game is told. */
export const SPEEDS = ['relaxed', 'brisk', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** What a second becomes; nothing: everything is told at once. */
export const SCALE: Readonly<Record<Speed, number>> = { relaxed: 1, brisk: 0.45, instant: 0 }

/** A card comes out of a bag; the last one lets people wait; then they look at all of it. */
export const CARD = 420
export const SUSPENSE = 950
export const LINGER = 2600

const USUAL = 1100
const LONGER: Readonly<Record<string, number>> = {
  bag_opened: 3600,
  bag_passed: 1900,
  deal_struck: 2000,
  offer_made: 1900,
  bag_declared: 1500,
  round_began: 2200,
  loot_divided: 2600,
  black_market_claimed: 2200,
  brimstone_used: 2400,
  contraband_shown: 2600,
  game_scored: 4000,
}

/** What has no moment of its own is told this fast while more than two others wait: many who pack their bags at once. */
export const HURRIED = 350

/** How long moments stay, once their facts are told. */
export const STAYS = { deal: 2600, against: 3200, kept: 1700, broken: 2800, debt: 2200, proof: 4500, crown: 1900, badge: 1700, round: 4000 } as const

/** Whoever keeps the gate listens: what is tossed and what is declared is all there is to go by later. */
const LISTENS: Readonly<Record<string, number>> = { cards_set_aside: 2000, bag_declared: 3000 }

/** How long to look at what was told together; the Sheriff listens longer. */
export function pause(events: readonly AnyEvent[], officer = false): number {
  const wanted = events.map(({ event }) => Math.max(LONGER[event] ?? 0, officer ? (LISTENS[event] ?? 0) : 0))
  return Math.max(USUAL, ...wanted)
}

/** How long the sum of a round stays where several people play: as the host's pace says. */
export function roundStays(hostsPace: number): number {
  return STAYS.round * Math.min(2, Math.max(0.5, hostsPace))
}
