/** What messages may call; the same as `FUNCTIONS` in nottingham/locales. */
import type { FluentFunction } from '@fluent/bundle'

/** `BEGINS($owner)`: *vowel* for a name before which French elides, else *consonant*. */
export function begins(name: string): string {
  return /^\u2068*[aeiouæœ]/i.test(name.normalize('NFD')) ? 'vowel' : 'consonant'
}

export const FUNCTIONS: Record<string, FluentFunction> = { BEGINS: ([name]) => begins(String(name)) }
