/** One queue, one idea of time: what is on the screen when. The table may be ahead; the screen shows what has been told. */
import type { LogEntry, TableState } from '../fold'
import type { Beat, Moment } from './beats'
import { HURRIED } from './pace'

/** What a director needs of the world; tests hand in their own. */
export interface Timing {
  later(task: () => void, ms: number): () => void
  now(): number
  /** What a second becomes; 0: everything is told at once. */
  scale(): number
  /** Whether things may move; else a moment has no steps. */
  moves(): boolean
}

/** Without a screen nothing takes time. */
export const atOnce: Timing = { later: () => () => undefined, now: () => 0, scale: () => 0, moves: () => false }

type Item = { beat: Beat } | { light: () => void }

export class Director {
  /** What lies over the table now. */
  moment: Moment | null = $state.raw(null)
  /** Every moment has a number of its own. */
  number = $state(0)
  /** How many of its steps were taken: cards of a bag that are turned. */
  turned = $state(0)
  /** Whether it stays until somebody taps it away. */
  stays = $state(false)
  private queue: Item[] = []
  private beat: Beat | null = null
  private revealed = true
  private cancel: (() => void) | null = null
  private waiting: (() => void)[] = []

  constructor(
    private readonly timing: Timing,
    private readonly show: (state: TableState, told: readonly LogEntry[]) => void,
  ) {}

  /** Whether something waits to be told. */
  get behind(): boolean {
    return this.queue.length > 0 || this.moment !== null || !this.revealed
  }

  /** Tell this after all that waits. */
  play(beats: readonly Beat[]): void {
    this.queue.push(...beats.map((beat) => ({ beat })))
    if (this.timing.scale() === 0) this.catchUp()
    else if (!this.beat) this.next()
  }

  /** Something that takes no time, as soon as all before it is on the screen. */
  then(light: () => void): void {
    this.queue.push({ light })
    if (this.revealed) this.lights()
  }

  /** Tell this instead of all that waits. */
  instead(beats: readonly Beat[]): void {
    this.drop()
    this.play(beats)
  }

  /** Nothing is left to tell. */
  drop(): void {
    this.stop()
    const lights = this.queue.flatMap((item) => ('light' in item ? [item.light] : []))
    this.queue = []
    this.beat = null
    this.revealed = true
    this.moment = null
    for (const light of lights) light()
    this.rest()
  }

  /** Everything that waits is on the screen now. */
  catchUp(): void {
    this.stop()
    const told: LogEntry[] = []
    let state: TableState | null = null
    const take = (beat: Beat): void => {
      told.push(...beat.told)
      state = beat.state
    }
    if (this.beat && !this.revealed) take(this.beat)
    const lights: (() => void)[] = []
    for (const item of this.queue) {
      if ('light' in item) lights.push(item.light)
      else take(item.beat)
    }
    this.queue = []
    this.beat = null
    this.revealed = true
    this.moment = null
    if (state) this.show(state, told)
    for (const light of lights) light()
    this.rest()
  }

  /** A tap or a key: the rest of the cards at once, or on to the next. */
  skip(): void {
    if (!this.beat) return
    this.stop()
    if (this.revealed) this.next()
    else {
      this.turned = this.beat.steps.length
      this.reveal()
    }
  }

  /** When nothing lies over the table, and nothing waits. */
  quiet(): Promise<void> {
    if (!this.behind) return Promise.resolve()
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  private next(): void {
    this.beat = null
    this.lights()
    const item = this.queue.shift()
    if (!item || 'light' in item) {
      this.moment = null
      this.rest()
      return
    }
    const { beat } = item
    this.beat = beat
    this.revealed = false
    this.turned = 0
    this.stays = beat.hold === null
    this.moment = beat.moment
    if (beat.moment) this.number += 1
    if (this.timing.moves()) this.step()
    else {
      this.turned = beat.steps.length
      this.reveal()
    }
  }

  private step(): void {
    const wait = this.beat?.steps[this.turned]
    if (wait === undefined) return this.reveal()
    this.after(wait, () => {
      this.turned += 1
      this.step()
    })
  }

  private reveal(): void {
    const beat = this.beat as Beat
    this.revealed = true
    this.show(beat.state, beat.told)
    this.lights()
    if (beat.hold !== null) this.after(this.hurried(beat) ? HURRIED : beat.hold, () => this.next())
    if (!this.behind) this.rest()
  }

  private hurried(beat: Beat): boolean {
    return beat.moment === null && this.queue.length > 2
  }

  private lights(): void {
    for (let item = this.queue[0]; item && 'light' in item; item = this.queue[0]) {
      this.queue.shift()
      item.light()
    }
  }

  private after(ms: number, task: () => void): void {
    this.cancel = this.timing.later(() => {
      this.cancel = null
      task()
    }, ms * this.timing.scale())
  }

  private stop(): void {
    this.cancel?.()
    this.cancel = null
  }

  private rest(): void {
    const waiting = this.waiting
    this.waiting = []
    for (const resolve of waiting) resolve()
  }
}
