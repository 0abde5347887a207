import { describe, expect, test } from 'vitest'
import type { Offer, PastDecision, SeatNow, TableNow } from '../../src/lib/protocol'
import { heading, judged } from '../../src/table/final/looking-back'
import { Words } from '../../src/table/words'
import { english, speaking } from './english'

const seats = ['Robin', 'Anna', 'Tuck'].map((name) => ({ kind: 'person', name }) as SeatNow)
const at = { seats } as unknown as TableNow
const words = new Words(english, 'en', at, 0)
const offer = { by: [1], to: [0], version: 7, merchant: 1, terms: { merchant_gives: { gold: 3 }, bags: [{ bag: 1, deed: 'pass' }] }, agreed: [1] } as unknown as Offer
const id = { by: [1], to: [0], version: 7 }
const past = (chosen: PastDecision['chosen'], over: Partial<PastDecision> = {}): PastDecision => ({ n: 9, round: 2, chosen, points: -4.4, instead: null, offer: null, lies: null, ...over })

const ALL: PastDecision[] = [
  past({ command: 'load_bag', cards: ['apple', 'silk'] }, { instead: { command: 'load_bag', cards: ['cheese', 'cheese'] } }),
  past({ command: 'declare_bag', good: 'apple', count: 2 }, { instead: { command: 'declare_bag', good: 'bread', count: 2 } }),
  past({ command: 'open_bag', bag: 1 }, { points: 1.2, lies: 0.62 }),
  past({ command: 'pass_bag', bag: 2 }, { instead: { command: 'open_bag', bag: 2 }, lies: 0.5 }),
  past({ command: 'refuse_offer', offer: id }, { instead: { command: 'accept_offer', offer: id }, offer }),
  past({ command: 'accept_offer', offer: id }, { points: 6, offer }),
  past({ command: 'make_offer', by: [0], to: [1], terms: offer.terms }, { offer: { ...offer, by: [0], to: [1], merchant: 0 } as Offer }),
]

describe('a decision that somebody looks back on', () => {
  test('says what was done, and what a hint would have said', () => {
    const said = ALL.map((each) => `${heading(words, each)} ${judged(words, each)}`)
    expect(said[0]).toBe('Round 2: you packed 1 apple and 1 silk. The hint would have been: Pack 2 cheeses. That looked about 4 points better.')
    expect(said[2]).toBe('Round 2: you opened Anna’s bag. There seemed to be a 62% chance of a lie. The hint would have said so, too. The next best looked about 1 point worse.')
    expect(said[3]).toContain('you let Tuck’s bag pass for free. There seemed to be a 50% chance of a lie. The hint would have been: Open Tuck’s bag.')
    expect(said[4]).toMatch(/^Round 2: you turned Anna down: Anna gives 3 gold · .* The hint would have been: Accept the offer from Anna\./)
    expect(said[5]).toContain('you struck a deal with Anna: ')
    expect(said[6]).toContain('The hint would have been: Make no deal.')
  })
  test.each(['uk', 'pl', 'fr', 'pt-BR', 'es'])('is said in %s with nothing missing', (language) => {
    const other = new Words(speaking(language), language, at, 0)
    for (const each of ALL) {
      expect(heading(other, each)).toContain('2')
      expect(judged(other, each)).toMatch(/[14]|6/)
    }
  })
})
