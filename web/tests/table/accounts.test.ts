import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../src/lib/i18n.svelte'
import type { AnyEvent, Ruleset, TableNow } from '../../src/lib/protocol'
import { sentence } from '../../src/table/account'
import { entered, nothing } from '../../src/table/fold'
import { Words } from '../../src/table/words'
import { speaking } from './english'

const FOLDER = resolve(import.meta.dirname, '../../../tests/golden/accounts')
const GAMES = ['first-4-everybody', 'second-3-seat-1', 'deputies-6-spectator']

interface Header {
  ruleset: Ruleset
  seats: string[]
  told_to?: number | string
}

/** A log told by the code of this client, as the terminal tells it with `nottingham replay`. */
function told(game: string, language: string): string {
  const [first, ...rest] = readFileSync(`${FOLDER}/${game}.jsonl`, 'utf8').trimEnd().split('\n')
  const header = JSON.parse(first!) as Header
  const events = rest.map((line) => (JSON.parse(line) as { told: AnyEvent }).told)
  const seats = header.seats.map((name) => ({ kind: 'person', name }))
  const me = typeof header.told_to === 'number' ? header.told_to : null
  const words = new Words(speaking(language), language, { seats } as unknown as TableNow, me)
  const [entries] = entered(events, 0, nothing.context)
  const rounds = header.ruleset.house_rounds ?? 0
  const piles = header.ruleset.edition === 'first' ? 2 : 1
  const lines = entries.map((entry) => sentence(entry, words, rounds, piles))
  return lines.filter(Boolean).map((line) => `${line}\n`).join('')
}

describe.each(GAMES)('%s', (game) => {
  test.each(Object.keys(LANGUAGES))('reads the same in the terminal and in the browser, in %s', (language) => {
    expect(told(game, language)).toBe(readFileSync(`${FOLDER}/${game}.${language}.txt`, 'utf8'))
  })
})
