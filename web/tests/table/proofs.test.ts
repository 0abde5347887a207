import { describe, expect, test } from 'vitest'
import type { AnyEvent, Fact, ProofShown } from '../../src/lib/protocol'
import { sentence } from '../../src/table/account'
import { Words } from '../../src/table/words'
import { english } from './english'

const words = new Words(english, 'en', null, 0)
const hidden = { hidden: 'face_down', count: 2 } as const

function told(proof: Partial<ProofShown>): string | null {
  const event = { event: 'proof_shown', seat: 1, to: [0], bag: null, contraband: null, ...proof } as AnyEvent
  return sentence({ n: 1, event, declared: null } as never, words, 8, 1)
}

describe('the log tells of a proof the place that it showed, and no other', () => {
  test('the bag that has just passed', () => {
    expect(told({ bag: ['apple', 'silk'] })).toMatch(/In the bag: 1 apple and 1 silk\.$/)
  })
  test('the stall, also an empty one', () => {
    expect(told({ contraband: ['mead'] })).toMatch(/to you\. Under the stall: 1 mead\.$/)
    expect(told({ contraband: [] })).toMatch(/Under the stall: nothing\.$/)
  })
  test('both, in games of the first log format', () => {
    expect(told({ bag: ['apple'], contraband: ['mead'] })).toMatch(/In the bag: 1 apple\. Under the stall: 1 mead\.$/)
  })
  test('nothing to those who did not see it', () => {
    expect(told({ bag: hidden })).toMatch(/alone\.$/)
    expect(told({ contraband: hidden })).toMatch(/alone\.$/)
  })
})

describe('what was found out names the place', () => {
  const fact = (over: Partial<Fact>): string => words.fact({ n: 1, what: 'proof', seat: 1, contraband: null, bag: null, ...over })
  test.each([
    [fact({ bag: ['apple'] }), 'You were shown what was in the bag: 1 apple.'],
    [fact({ contraband: ['mead'] }), 'You were shown what’s under the stall: 1 mead.'],
    [fact({ what: 'shown', bag: ['apple'] }), 'You had to show your bag (1 apple).'],
    [fact({ what: 'shown', contraband: [] }), 'You had to show what’s under your stall (nothing).'],
    [fact({ bag: ['apple'], contraband: ['mead'] }), 'You were shown: in the bag 1 apple, under the stall 1 mead.'],
    [fact({ what: 'given', contraband: ['silk'], bag: [] }), 'You handed over 1 silk.'],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted)
  })
})
