import { beforeEach, expect, test } from 'vitest'
import { decide, gateOf, GATES, kept, today } from '../../src/today/gates'

const best = (day: number): number => gateOf(day).choices.findIndex((choice) => !choice.less)
const worse = (day: number): number => gateOf(day).choices.findIndex((choice) => choice.less)

beforeEach(() => localStorage.clear())

test('the gate changes at midnight where the reader is, and comes round after all others', () => {
  const day = today(new Date(2026, 10, 16, 23, 59))
  expect(today(new Date(2026, 10, 16, 0, 1))).toBe(day)
  expect(today(new Date(2026, 10, 17, 0, 1))).toBe(day + 1)
  expect(gateOf(day + 1)).not.toBe(gateOf(day))
  expect(gateOf(day + GATES.length)).toBe(gateOf(day))
})

test('days in a row with the best choice are a streak; a worse one or a day missed ends it', () => {
  let now = kept()
  for (const day of [10, 11, 12]) now = decide(now, day, best(day))
  expect([now.streak, now.days, now.short]).toEqual([3, 3, 0])
  now = decide(now, 13, worse(13))
  expect(now.streak).toBe(0)
  expect(now.short).toBe(gateOf(13).choices[worse(13)]?.less)
  now = decide(now, 14, best(14))
  expect(decide(now, 16, best(16)).streak).toBe(1)
  expect(kept().days).toBe(6)
})

test('a day is decided once', () => {
  const first = decide(kept(), 20, worse(20))
  expect(decide(first, 20, best(20))).toBe(first)
})

test('what somebody else wrote into the storage breaks nothing', () => {
  for (const text of ['', 'no json', '[]', '{"day":"x","streak":null}']) {
    localStorage.setItem('nottingham-gate', text)
    expect(kept().streak).toBe(0)
  }
})
