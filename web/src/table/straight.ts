/** What somebody's statements were worth. */
import type { Utterance } from '../lib/protocol'

export function straightness(statements: readonly Utterance[], seat: number): { said: number; lies: number } {
  const mine = statements.filter((heard) => heard.seat === seat)
  return { said: mine.length, lies: mine.filter((heard) => heard.state === 'false' || heard.state === 'broken').length }
}

/** The statement that was made with this entry of the log: entries are counted from 1, events from 0. */
export function spokenAt(statements: readonly Utterance[], n: number): Utterance | null {
  return statements.find((heard) => heard.n === n - 1) ?? null
}
