/** A game as frames, wound back and forth. The frames are the server's messages; folding them is all that happens. */
import type { Own, ServerMessage, Update } from '../lib/protocol'
import { beats, lasts } from '../table/director/beats'
import { pause } from '../table/director/pace'
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

const KEPT_EVERY = 64

export class Reel {
  readonly last: number
  readonly marks: readonly Mark[]
  /** Tables after some of the frames, and after the one that was looked at last: of a long game not every one fits. */
  private readonly kept = new Map<number, TableState>()
  private latest: readonly [number, TableState] = [-1, nothing]
  private readonly owns: Own[][] = []

  constructor(readonly replay: Replay) {
    this.last = replay.frames.length - 1
    this.marks = marked(replay.frames)
  }

  /** The table after a frame, as somebody sees it who has just come. */
  at(frame: number): TableState {
    let [i, state] = this.nearest(frame)
    while (i < frame) {
      i += 1
      state = fold(state, this.replay.frames[i] as ServerMessage)
      if (i % KEPT_EVERY === 0) this.kept.set(i, state)
    }
    this.latest = [i, state]
    return state
  }

  private nearest(frame: number): readonly [number, TableState] {
    const before = frame - (frame % KEPT_EVERY)
    const [last] = this.latest
    if (last <= frame && last >= before) return this.latest
    for (let i = before; i >= 0; i -= KEPT_EVERY) {
      if (last <= frame && last > i) return this.latest
      const state = this.kept.get(i)
      if (state) return [i, state]
    }
    return last <= frame ? this.latest : [-1, nothing]
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

  /** How long to look at a frame, at the usual speed. */
  pause(frame: number): number {
    const message = this.replay.frames[frame]
    if (message?.type !== 'update' || frame === 0) return pause([])
    const before = this.at(frame - 1)
    return lasts(beats(before, this.at(frame)))
  }

  /** The frame that tells event number n. */
  of(n: number): number {
    const found = this.replay.frames.findIndex((message) => message.type === 'update' && message.n > n)
    return found < 0 ? this.last : found
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
