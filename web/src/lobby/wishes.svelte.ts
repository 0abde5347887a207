/** What a host has asked for, and the table does not say yet. */
import type { TableChanges } from '../lib/api'
import type { TableNow } from '../lib/protocol'

/** Milliseconds after an answer for which the table is waited for: it may come another way, or say it in other words. */
const PATIENCE = 5000

export class Wishes {
  /** Shown as if it held already: a second press builds on the first, however slow the line. */
  wanted: TableChanges = $state.raw({})
  #sending = 0
  #queue: Promise<void> = Promise.resolve()
  #told: Partial<TableNow> = {}
  #timer: ReturnType<typeof setTimeout> | undefined

  /** One after the other, so that the last press counts. What is refused goes at once. */
  send(changes: TableChanges, ask: (changes: TableChanges) => Promise<boolean>): void {
    this.wanted = { ...this.wanted, ...changes }
    this.#sending += 1
    this.#queue = this.#queue
      .then(() => ask(changes))
      .catch(() => false)
      .then((agreed) => {
        this.#sending -= 1
        if (!agreed) this.#drop((name, value) => changes[name] === value)
        this.#look()
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.#sending || this.#drop(() => true), PATIENCE)
      })
  }

  /** The table has spoken. */
  hear(told: TableNow): void {
    this.#told = told
    this.#look()
  }

  #look(): void {
    if (this.#sending === 0) this.#drop((name, value) => equal(this.#told[name], value))
  }

  #drop(which: (name: keyof TableChanges, value: unknown) => boolean): void {
    const left = Object.entries(this.wanted).filter(([name, value]) => !which(name as keyof TableChanges, value))
    if (left.length < Object.keys(this.wanted).length) this.wanted = Object.fromEntries(left)
  }
}

/** Whether two values say the same, in whatever order. */
function equal(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const [mine, theirs] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].every((name) => equal(mine[name], theirs[name]))
}
