import { beforeAll, expect, test } from 'vitest'
import { need, setLanguage } from '../src/lib/i18n.svelte'
import type { TableNow } from '../src/lib/protocol'
import { basics, extras, time } from '../src/lib/ruleset'
import { company, someCharacters } from '../src/lib/tables'

beforeAll(async () => {
  await setLanguage('en')
  await need('lobby')
})

const TABLE: TableNow = {
  id: 'k7m2p9qrstuv',
  code: 'XK4QP',
  state: 'lobby',
  ruleset: { edition: 'second', players: 4 },
  seats: [{ kind: 'person', name: 'Robin', host: true }, { kind: 'person', name: 'Marian' }, { kind: 'bot', bot: 'medium' }, {}],
}

test('a printed game is its edition and its players', () => {
  expect(basics(TABLE.ruleset)).toBe('Second edition · 4 players')
  expect(extras(TABLE)).toEqual([])
})

test('everything that differs from it is said', () => {
  const ruleset = {
    ...TABLE.ruleset,
    players: 6,
    royal_goods: true,
    inspection_clock: true,
    hidden_removal: true,
    seven_cards: true,
    black_market: true,
    deputies: true,
    promos: { olive_oil: 2, feast_plate: 1 },
    house_deck: { apple: 90 },
    house_rounds: 1,
  }
  const table = { ...TABLE, ruleset, turn_seconds: 90, reserve_seconds: 120, hints: true, public: true, spectators: true }
  expect(extras(table)).toEqual([
    '1 round',
    'royal goods',
    'black market',
    'inspection clock',
    'hands of seven',
    'ten cards missing',
    'deputies',
    '3 promo cards',
    'own deck',
    '90 seconds a turn',
    '2 minutes in reserve',
    'hints allowed',
    'open to all',
    'spectators allowed',
  ])
})

test('time is said in its largest whole unit', () => {
  expect([1, 45, 60, 90, 300, 3600, 86_400].map(time)).toEqual([
    '1 second',
    '45 seconds',
    '1 minute',
    '90 seconds',
    '5 minutes',
    '1 hour',
    '24 hours',
  ])
})

test('people are named, bots are counted, and one is not in one’s own company', () => {
  expect(company(TABLE, 'Robin')).toBe('with Marian and 1 bot')
  expect(company({ ...TABLE, seats: [TABLE.seats[0]!, {}] }, 'Robin')).toBe('nobody else yet')
})

test('bots get different characters while there are enough', () => {
  const bot = { name: 'medium', about: '', characters: ['cautious', 'brazen', 'stern'] }
  expect(new Set(someCharacters(bot, 3)).size).toBe(3)
  expect(someCharacters(bot, 1, ['cautious', 'brazen'])).toEqual(['stern'])
  expect(someCharacters(bot, 4)).toHaveLength(4)
  expect(someCharacters({ ...bot, characters: [] }, 2)).toEqual(['', ''])
})
