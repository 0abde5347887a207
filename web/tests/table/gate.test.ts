import { describe, expect, it } from 'vitest'
import type { AnyEvent, Offer, Pledge, Public } from '../../src/lib/protocol'
import { yes } from '../../src/table/deals'
import { entered, nothing, type TableState } from '../../src/table/fold'
import { due, offersAbout, past, Places, sortOffers } from '../../src/table/gate'
import { english } from './english'
import { shortened, Words } from '../../src/table/words'

const names = ['Robin', 'Anna', 'Cuthbert', 'Tuck']
const seats = names.map((name) => ({ kind: 'person', name }))
const words = (me: number | null): Words => new Words(english, 'en', { seats } as never, me)

function log(...events: object[]): TableState['log'] {
  return entered(events as AnyEvent[], 0, nothing.context)[0]
}

const offer = (by: number[], to: number[], merchant: number, terms: Offer['terms']): Offer => ({ by, to, version: 7, merchant, terms, agreed: by })

describe('what is known of a bag’s owner', () => {
  const told = log(
    { event: 'round_began', round: 1, sheriffs: [0] },
    { event: 'phase_began', phase: 'market' },
    { event: 'cards_set_aside', seat: 1, cards: ['apple'] },
    { event: 'cards_drawn', seat: 1, cards: { count: 1 } },
    { event: 'phase_began', phase: 'inspection' },
    { event: 'bag_opened', seat: 1, by: [0], kept: [], confiscated: ['silk'], true: false },
    { event: 'round_began', round: 2, sheriffs: [2] },
    { event: 'cards_drawn', seat: 1, cards: { count: 4 } },
    { event: 'phase_began', phase: 'market' },
    { event: 'cards_set_aside', seat: 1, cards: ['bread', 'cheese'] },
    { event: 'cards_taken', seat: 1, pile: 0, cards: ['chicken'] },
    { event: 'cards_drawn', seat: 1, cards: { count: 1 } },
    { event: 'cards_set_aside_face_down', seat: 3, cards: { count: 3 } },
    { event: 'phase_began', phase: 'inspection' },
    { event: 'bag_passed', seat: 3, cards: { count: 2 } },
  )

  it('is this round’s market, and every earlier bag of the game', () => {
    expect(past(told, 1, 2)).toEqual({ tossed: ['bread', 'cheese'], taken: ['chicken'], drew: 1, honest: 0, caught: 1, passed: 0 })
    expect(past(told, 3, 2)).toEqual({ tossed: 3, taken: [], drew: 0, honest: 0, caught: 0, passed: 1 })
    expect(past(told, 0, 2)).toEqual({ tossed: [], taken: [], drew: 0, honest: 0, caught: 0, passed: 0 })
  })

  it('has offers for it and offers against it', () => {
    const offers = [
      offer([1], [0], 1, { bags: [{ bag: 1, deed: 'pass' }, { bag: 2, deed: 'open' }] }),
      offer([3], [0], 3, { bags: [{ bag: 2, deed: 'take_nothing' }] }),
    ]
    const view = { offers } as unknown as Public
    expect([1, 2, 3].map((bag) => offersAbout(view, bag))).toEqual([{ pro: 1, contra: 0 }, { pro: 0, contra: 2 }, { pro: 0, contra: 0 }])
  })

  it('has promises that fall due: to its owner, from whoever keeps the gate now', () => {
    const pledge = (by: number, to: number, state = 'open', kind = 'pass_next'): Pledge => ({ round: 1, by: [by], to: [to], kind, state }) as Pledge
    const promises = [pledge(2, 1), pledge(2, 3, 'kept'), pledge(0, 1), pledge(2, 1, 'open', 'favour')]
    const state = { ...nothing, promises, public: { sheriffs: [2] } as unknown as Public }
    expect(due(state, 1)).toEqual([promises[0]])
    expect(due(state, 3)).toEqual([])
  })
})

describe('offers on the desk', () => {
  it('come in the order: to me, from me, between others', () => {
    const [one, two, three] = [offer([1], [0], 1, {}), offer([0], [2], 2, {}), offer([3], [0], 3, {})] as const
    expect(sortOffers([one, two, three], 0)).toEqual({ incoming: [one, three], mine: [two], others: [] })
    expect(sortOffers([one, two, three], 2)).toEqual({ incoming: [two], mine: [], others: [one, three] })
    expect(sortOffers([one, two, three], null).others).toHaveLength(3)
  })

  it('keep their places when they are changed, and a new one comes below', () => {
    const places = new Places()
    const [one, two, three] = [offer([1], [0], 1, {}), offer([2], [0], 2, {}), offer([3], [0], 3, {})] as const
    expect(places.sort([one, two])).toEqual([one, two])
    const changed = { ...one, version: 8 }
    expect(places.sort([two, changed])).toEqual([changed, two])
    expect(places.sort([two, changed, three])).toEqual([changed, two, three])
    expect(places.sort([two, three])).toEqual([two, three])
    expect(places.sort([two, three, changed])).toEqual([two, three, changed])
  })
})

describe('a yes', () => {
  it('names every bag, and all that is given for it', () => {
    const bags = [{ bag: 2, deed: 'open' as const }, { bag: 1, deed: 'pass' as const }]
    const made = offer([1], [0], 1, { merchant_gives: { gold: 3, legal: ['cheese'] }, bags })
    expect(yes(words(0), made)).toBe('Let Anna’s bag pass and open Cuthbert’s bag for 3 gold and 1 cheese')
  })

  it('says what the Sheriff gives, too', () => {
    const made = offer([1], [0], 1, { sheriff_gives: { gold: 2 }, bags: [{ bag: 1, deed: 'pass' }] })
    expect(yes(words(0), made)).toBe('Let Anna’s bag pass and give 2 gold')
    expect(yes(words(0), offer([1], [0], 1, { merchant_gives: { gold: 4 } }))).toBe('Take 4 gold')
  })

  it('of a merchant says what it costs and what comes of it', () => {
    const made = offer([0], [1], 1, { merchant_gives: { gold: 10 }, bags: [{ bag: 1, deed: 'pass' }] })
    expect(yes(words(1), made)).toBe('Give 10 gold: your bag passes')
    const free = offer([0], [1], 1, { sheriff_gives: { gold: 1 }, bags: [{ bag: 2, deed: 'open' }] })
    expect(yes(words(1), free)).toBe('Agree: Cuthbert’s bag is opened and Robin gives 1 gold')
  })
})

describe('names on a narrow button', () => {
  it('are cut where they are long, between letters as people see them', () => {
    expect(shortened(['Robin', 'Bartholomew Longstocking', 'Ann of Lincoln'])).toEqual(['Robin', 'Bartholom…', 'Ann of Li…'])
    expect(shortened(['👩‍🌾👩‍🌾👩‍🌾👩‍🌾', 'Żółcińska-Gęślą'])).toEqual(['👩‍🌾👩‍🌾👩‍🌾👩‍🌾', 'Żółcińska…'])
  })

  it('are whole where two would look the same', () => {
    const two = ['Bartholomew Long', 'Bartholomew Short', 'Maximiliane von Hohenburg']
    expect(shortened(two)).toEqual(['Bartholomew Long', 'Bartholomew Short', 'Maximilia…'])
  })

  it('leave every term as it is', () => {
    const long = ['Robin', 'Bartholomew Longstocking', 'Maximiliane von Hohenburg'].map((name) => ({ kind: 'person', name }))
    const brief = new Words(english, 'en', { seats: long } as never, 0, true)
    const terms = { merchant_gives: { gold: 3 }, bags: [{ bag: 1, deed: 'pass' }, { bag: 2, deed: 'open' }] } as Offer['terms']
    expect(yes(brief, offer([1], [0], 1, terms))).toBe('Let Bartholom…’s bag pass and open Maximilia…’s bag for 3 gold')
  })
})
