import { describe, expect, test } from 'vitest'
import type { AnyEvent } from '../../src/lib/protocol'
import { pause } from '../../src/table/director/pace'

const declared = { event: 'bag_declared', seat: 1, good: 'apple', count: 3 } as AnyEvent
const tossed = { event: 'cards_set_aside', seat: 1, cards: ['apple'] } as AnyEvent
const opened = { event: 'bag_opened', seat: 1, by: [0], kept: [], confiscated: [], true: true } as AnyEvent

describe('how long things are looked at', () => {
  test('the Sheriff listens to what is tossed and declared, merchants have their own bags to think of', () => {
    expect(pause([declared], true)).toBeGreaterThan(pause([declared]) + 1000)
    expect(pause([tossed], true)).toBeGreaterThan(pause([tossed]))
    expect(pause([opened], true)).toBe(pause([opened]))
  })
  test('what was told together is looked at as long as the longest of it', () => {
    expect(pause([tossed, opened])).toBe(pause([opened]))
    expect(pause([])).toBe(pause([tossed]))
  })
})
