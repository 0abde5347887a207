/** What a screen reader is told, in order; LiveRegion.svelte holds it. */

import { untrack } from 'svelte'

export const spoken: { polite: string; urgent: string } = $state({ polite: '', urgent: '' })

/** What was announced in this turn already: what comes together is read together, and nothing overwrites it. */
const together: { polite: string[]; urgent: string[] } = { polite: [], urgent: [] }

/** Says something to a screen reader: politely, or at once. */
export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  const said = together[how]
  if (!said.length) queueMicrotask(() => void (said.length = 0))
  said.push(text)
  const all = said.join(' ')
  // The same words twice are a change only with a difference; a no-break space is not read.
  untrack(() => {
    spoken[how] = spoken[how] === all ? `${all}\u00a0` : all
  })
}
