/** A game as frames, wound back and forth. The frames are the server's messages; folding them is all that happens. */
import type { Own, ServerMessage, Update } from '../lib/protocol'
import { fold, nothing, type TableState } from '../table/fold'

/** Whose eyes: a seat's, those of somebody who looks on, or of one who knows all. */
export type Eyes = number | 'public' | 'all'

/** What `GET /api/tables/ID/replay` and `POST /api/replays` answer. */
export interface Replay {
  eyes: Eyes
  choices: Eyes[]
  frames: ServerMessage[]
  secrets?: Record<string, Partial<Own>>[]
}

/** A frame where something begins. */
export interface Mark {
  frame: number
  round: number
  /** Empty: a round begins. */
  phase: string
}

const EMPTY: Own = {
  hand: [],
  bag: [],
  burnt: [],
  contraband: [],
  set_aside: [],
  chosen: {},
  loot: [],
  proposed: {},
  facts: [],
}

/** Milliseconds that a frame is looked at before the next one, at the usual speed. */
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

export class Reel {
  readonly last: number
  readonly marks: readonly Mark[]
  private readonly states: TableState[] = []
  private readonly owns: Own[][] = []

  constructor(readonly replay: Replay) {
    this.last = replay.frames.length - 1
    this.marks = marked(replay.frames)
  }

  /** The table after a frame, as somebody sees it who has just come. */
  at(frame: number): TableState {
    while (this.states.length <= frame) {
      const i = this.states.length
      this.states.push(fold(this.states[i - 1] ?? nothing, this.replay.frames[i] as ServerMessage))
    }
    return this.states[frame] as TableState
  }

  /** The same without anything fresh: for jumps, which move nothing. */
  still(frame: number): TableState {
    return { ...this.at(frame), fresh: [] }
  }

  /** Everybody's cards after a frame, for eyes that know all; empty for others. */
  secrets(frame: number): Own[] {
    const { secrets } = this.replay
    if (!secrets?.length) return []
    while (this.owns.length <= frame) {
      const i = this.owns.length
      const before = this.owns[i - 1] ?? Object.keys(secrets[0] ?? {}).map(() => EMPTY)
      const changed = secrets[i] ?? {}
      this.owns.push(before.map((own, seat) => (changed[seat] ? { ...own, ...changed[seat] } : own)))
    }
    return this.owns[frame] as Own[]
  }

  /** How long to look at a frame. */
  pause(frame: number): number {
    const message = this.replay.frames[frame]
    if (message?.type !== 'update') return USUAL
    return Math.max(USUAL, ...message.told.map((event) => LONGER[event.event] ?? 0))
  }

  /** The mark that a frame belongs to. */
  markAt(frame: number): Mark | null {
    return this.marks.findLast((mark) => mark.frame <= frame) ?? null
  }

  /** The nearest mark of a kind before or after a frame. */
  jump(frame: number, kind: 'round' | 'phase', direction: 1 | -1): number {
    const wanted = this.marks.filter((mark) => kind === 'phase' || mark.phase === '').map((mark) => mark.frame)
    if (direction > 0) return wanted.find((at) => at > frame) ?? this.last
    return wanted.findLast((at) => at < frame) ?? 0
  }
}

function marked(frames: readonly ServerMessage[]): Mark[] {
  const marks: Mark[] = []
  let round = 0
  frames.forEach((message, frame) => {
    for (const event of (message as Update).told ?? []) {
      if (event.event === 'round_began') {
        round = event.round
        marks.push({ frame, round, phase: '' })
      } else if (event.event === 'scene_set') {
        round = event.public.round
        marks.push({ frame, round, phase: '' })
      } else if (event.event === 'phase_began') {
        const opening = marks.at(-1)
        if (opening?.frame !== frame || opening.phase !== '') marks.push({ frame, round, phase: event.phase })
      }
    }
  })
  return marks
}
