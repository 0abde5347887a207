/** How far the house of this page is. */
export type Step =
  | 'loading'
  | 'ready'
  /** The browser has not what it takes. */
  | 'unable'
  | 'failed'
  /** Another tab has it. */
  | 'elsewhere'

let step: Step = $state('loading')
let share = $state(0)
let later: number | null = $state(null)

export const loading = {
  get step(): Step {
    return step
  },
  /** Of the bytes that have to come, from 0 to 1. */
  get share(): number {
    return share
  },
  /** The same of what is fetched while the house is open; nothing: nothing is. */
  get later(): number | null {
    return later
  },
}

export function cameSoFar(part: number): void {
  share = Math.min(1, part)
}

export function laterSoFar(part: number | null): void {
  later = part
}

export function nowAt(next: Step): void {
  step = next
}
