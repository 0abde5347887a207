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

export const loading = {
  get step(): Step {
    return step
  },
  /** Of the bytes that have to come, from 0 to 1. */
  get share(): number {
    return share
  },
}

export function cameSoFar(part: number): void {
  share = Math.min(1, part)
}

export function nowAt(next: Step): void {
  step = next
}
