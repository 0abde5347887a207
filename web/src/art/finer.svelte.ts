/** Drawings that are fetched when first needed. */
import { plain } from './goods'

let finer: Record<string, string> = $state.raw({})
let asked: Promise<void> | null = null

/** Fetches the royal goods and promo cards; tables that play with them may ask early. */
export function loadFiner(): Promise<void> {
  asked ??= import('./finer').then(
    (found) => {
      finer = found.finer
    },
    () => {
      asked = null
    },
  )
  return asked
}

/** The strokes of a kind of good; empty as long as they are on their way. */
export function strokesOf(kind: string): string {
  return plain[kind] ?? finer[kind] ?? ''
}
