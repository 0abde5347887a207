import { describe, expect, test } from 'vitest'
import type { Favour, Pledge } from '../../src/lib/protocol'
import { FAVOUR_KINDS, PASS_NEXT_IN_WORDS } from '../../src/lib/protocol'
import { settledPledges } from '../../src/table/director/asides'
import { Words } from '../../src/table/words'
import { english } from './english'

const words = new Words(english, 'en', null, 0)
const pledge = (over: Partial<Pledge>): Pledge => ({ round: 1, by: [1], to: [0], kind: 'pass_next', state: 'open', ...over })
const favour = (kind: Favour['kind']): Favour => ({ kind, gold: kind === 'gold_next' ? 5 : 0, good: kind === 'leave_kind' ? 'cheese' : null })

describe('a promise that everybody can judge is said in my own language', () => {
  test.each(FAVOUR_KINDS)('%s, in an offer and in the ledger', (kind) => {
    const said = words.favour(favour(kind))
    expect(words.parts({ typed: favour(kind) }, [0])).toEqual([`a promise to you: “${said}”`])
    const kept = pledge({ kind, gold: kind === 'gold_next' ? 5 : 0, goods: kind === 'leave_kind' ? ['cheese'] : [] })
    expect(words.pledge(kept)).toContain(`to you: “${said}”`)
  })
  test('also in the words that meant it before', () => {
    expect(words.parts({ favour: PASS_NEXT_IN_WORDS }, [0])).toEqual(words.parts({ typed: { kind: 'pass_next' } }, [0]))
  })
  test('and somebody’s own words stay what they are', () => {
    expect(words.parts({ favour: 'My cow.' }, [0])).toEqual(['a favour: “My cow.”'])
    expect(words.pledge(pledge({ kind: 'favour', words: 'My cow.' }))).toContain('“My cow.”')
  })
})

describe('a promise that was kept or broken has a moment of its own, and a line in the log', () => {
  const open = [pledge({}), pledge({ kind: 'never_open' })]
  test('at the moment the ledger says so', () => {
    const broken = pledge({ state: 'broken', settled: 2 })
    expect(settledPledges(open, [broken, open[1] as Pledge])).toEqual([{ kind: 'pledge', pledge: broken }])
  })
  test('and not if it lapsed', () => {
    expect(settledPledges(open, [pledge({ state: 'lapsed' }), open[1] as Pledge])).toEqual([])
  })
})
