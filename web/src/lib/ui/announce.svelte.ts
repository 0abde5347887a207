/** What a screen reader is told, in order; LiveRegion.svelte holds it. */

import { untrack } from 'svelte'

export const spoken: { polite: string; urgent: string } = $state({ polite: '', urgent: '' })

/** Says something to a screen reader: politely, or at once. */
export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  // The same words twice are a change only with a difference; a no-break space is not read.
  untrack(() => {
    spoken[how] = spoken[how] === text ? `${text}\u00a0` : text
  })
}
