/** The first game, step by step: shows frames, waits for commands. Frames and answers were made by the engine. */
import type { AnyCommand, ServerMessage, Welcome } from '../lib/protocol'
import type { Answer } from '../table/connection'
import type { Timing } from '../table/director/director.svelte'
import type { TableState } from '../table/fold'
import { TableStore } from '../table/store.svelte'

export interface Option {
  command: Record<string, unknown>
  steps?: Step[]
  back?: boolean
  ends?: boolean
}

export type Step =
  | { step: 'say'; text: string; point?: string }
  | { step: 'show'; frames: ServerMessage[]; text?: string; point?: string }
  | { step: 'ask'; text: string; point?: string; options: Option[] }

export interface LessonScript {
  welcome: Welcome
  steps: Step[]
}

/** Where we are in a row of steps; after a detour `back` is the table as it was before. */
interface Row {
  steps: readonly Step[]
  at: number
  back: TableState | null
}

/** What a page lends to a lesson: time, and how fast. */
export interface Pace {
  wait(ms: number): Promise<void>
  /** Milliseconds between two frames. */
  frame(): number
  /** Milliseconds to read a text by its id. */
  read(text: string): number
}

export class Lesson {
  readonly store: TableStore
  /** The text of the coach: a Fluent id. */
  text = $state('')
  point = $state('')
  /** read: tap to go on; watch: something happens; act: the learner's turn; end: that was it. */
  mode: 'read' | 'watch' | 'act' | 'end' = $state('read')
  /** The last command was not what was asked for. */
  wrong = $state(false)
  /** On a detour: going on means going back to the choice. */
  detour = $state(false)
  /** How much of the lesson is done. */
  done = $state(0)
  readonly total: number
  private rows: Row[] = []
  private run = 0

  constructor(
    private readonly script: LessonScript,
    private readonly pace: Pace,
    timing?: Timing,
  ) {
    this.store = new TableStore(timing)
    this.total = longest(script.steps)
    this.store.playWith((command) => this.answer(command))
  }

  start(): void {
    this.run += 1
    this.store.hear(structuredClone(this.script.welcome))
    this.rows = [{ steps: this.script.steps, at: -1, back: null }]
    this.done = 0
    this.wrong = false
    this.detour = false
    void this.advance()
  }

  stop(): void {
    this.run += 1
  }

  /** The button under a text. */
  next(): void {
    if (this.mode === 'read') void this.advance()
  }

  /** Back to the last question that had several answers. */
  anotherWay(): void {
    const row = this.rows.findLast((each) => each.back !== null)
    if (!row?.back) return this.start()
    this.leave(row)
  }

  private get row(): Row {
    return this.rows.at(-1) as Row
  }

  private get step(): Step | undefined {
    return this.row.steps[this.row.at]
  }

  private async advance(): Promise<void> {
    const run = this.run
    this.wrong = false
    this.row.at += 1
    const step = this.step
    if (!this.detour) this.done += 1
    if (!step) {
      if (this.detour) this.leave(this.row)
      else this.mode = 'end'
      return
    }
    this.point = step.point ?? ''
    if (step.text) this.text = step.text
    if (step.step === 'say') this.mode = 'read'
    else if (step.step === 'ask') this.mode = 'act'
    else await this.watch(step, run)
  }

  /** Frames one after the other; a text that is followed by another one leaves by itself. */
  private async watch(step: Extract<Step, { step: 'show' }>, run: number): Promise<void> {
    this.mode = 'watch'
    for (const frame of step.frames) {
      await this.pace.wait(this.pace.frame())
      if (run !== this.run) return
      this.store.hear(frame)
      await this.store.director.quiet()
      if (run !== this.run) return
    }
    const following = this.row.steps[this.row.at + 1]
    if (step.text && following?.step !== 'say') {
      this.mode = 'read'
      return
    }
    await this.pace.wait(step.text ? this.pace.read(step.text) : this.pace.frame())
    if (run === this.run) await this.advance()
  }

  /** The learner did something: what was asked for, or what the next question will ask for. */
  private async answer(command: AnyCommand): Promise<Answer> {
    const found = this.asked()
    const option = found?.step.options.find((each) => alike(each.command, command))
    if (!found || !option) {
      this.wrong = this.mode === 'act'
      // The coach says what to do; the table has nothing to add.
      setTimeout(() => this.store.dismiss(), 0)
      return { how: 'trouble', code: 'learn.else', why: '' }
    }
    const before = this.store.state
    this.done += found.at - this.row.at
    this.row.at = found.at
    if (option.steps) {
      this.rows.push({ steps: option.steps, at: -1, back: before })
      this.detour = option.back ?? false
    }
    void this.advance()
    return { how: 'done', n: before.n }
  }

  /** The question that is open, or will be after what is being read. */
  private asked(): { step: Extract<Step, { step: 'ask' }>; at: number } | null {
    if (this.mode === 'watch' || this.mode === 'end') return null
    for (let at = this.row.at; at < this.row.steps.length; at++) {
      const step = this.row.steps[at]
      if (step?.step === 'ask') return { step, at }
      if (step?.step === 'show' && at > this.row.at) return null
    }
    return null
  }

  /** The question again, with the table as it was. */
  private leave(row: Row): void {
    while (this.rows.at(-1) !== row) this.rows.pop()
    this.rows.pop()
    this.store.show({ ...(row.back as TableState), fresh: [] })
    this.detour = false
    this.row.at -= 1
    this.done = Math.min(this.done, this.row.at + 1)
    this.run += 1
    void this.advance()
  }
}

/** The number of steps on the longest way to the end. */
function longest(steps: readonly Step[]): number {
  const last = steps.at(-1)
  const ends = last?.step === 'ask' ? last.options.filter((option) => option.ends) : []
  return steps.length + Math.max(0, ...ends.map((option) => longest(option.steps ?? [])))
}

/** The same command, whatever was left out because it is the default, and in whatever order the cards were picked. */
export function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(tidy(one)) === JSON.stringify(tidy(other))
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(tidy)
    return items.every((item) => typeof item === 'string') ? [...items].sort() : items
  }
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value)
    .map(([name, inner]) => [name, tidy(inner)] as const)
    .filter(([, inner]) => !empty(inner))
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(kept)
}

function empty(value: unknown): boolean {
  if (value === null || value === undefined || value === 0 || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
