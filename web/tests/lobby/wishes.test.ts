import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TableNow } from '../../src/lib/protocol'
import { Wishes } from '../../src/lobby/wishes.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const told = (pace: number, players = 4): TableNow => ({ pace, ruleset: { players, edition: 'second' } }) as never
const later =
  (agreed: boolean) =>
  (): Promise<boolean> =>
    new Promise((resolve) => setTimeout(() => resolve(agreed), 100))

test('what was asked for is shown until the table says so, however late that is', async () => {
  const wishes = new Wishes()
  wishes.hear(told(1))
  wishes.send({ pace: 0 }, later(true))
  expect(wishes.wanted).toEqual({ pace: 0 })
  await vi.advanceTimersByTimeAsync(2000)
  expect(wishes.wanted).toEqual({ pace: 0 })
  wishes.hear(told(0))
  expect(wishes.wanted).toEqual({})
})

test('a table that speaks before the answer comes is heard', async () => {
  const wishes = new Wishes()
  wishes.send({ ruleset: { edition: 'second', players: 5 } as never }, later(true))
  wishes.hear(told(1, 5))
  expect(wishes.wanted).not.toEqual({})
  await vi.advanceTimersByTimeAsync(101)
  expect(wishes.wanted).toEqual({})
})

test('a second press is not undone by the table’s word about the first', async () => {
  const wishes = new Wishes()
  wishes.send({ pace: 2.5 }, later(true))
  wishes.send({ pace: 0 }, later(true))
  await vi.advanceTimersByTimeAsync(101)
  wishes.hear(told(2.5))
  expect(wishes.wanted).toEqual({ pace: 0 })
  await vi.advanceTimersByTimeAsync(100)
  wishes.hear(told(0))
  expect(wishes.wanted).toEqual({})
})

test('what is refused goes at once, and what was agreed to stays', async () => {
  const wishes = new Wishes()
  wishes.hear(told(1))
  wishes.send({ pace: 0 }, later(true))
  wishes.send({ turn_seconds: 20 }, later(false))
  await vi.advanceTimersByTimeAsync(201)
  expect(wishes.wanted).toEqual({ pace: 0 })
})

test('a table that says it in other words is believed in the end', async () => {
  const wishes = new Wishes()
  wishes.hear(told(1))
  wishes.send({ pace: 0 }, later(true))
  await vi.advanceTimersByTimeAsync(5200)
  expect(wishes.wanted).toEqual({})
})
