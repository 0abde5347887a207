import { describe, expect, test } from 'vitest'
import type { CardsFrom, Good, MayGive, MayOffer, Public } from '../../src/lib/protocol'
import { races } from '../../src/table/game'
import { fold, nothing } from '../../src/table/fold'
import { byKind, Moves, takes, whyNotOffer, worth } from '../../src/table/moves'
import { GAMES, recorded } from './recorded'

const goods = (words: string): Good[] => words.split(' ').filter(Boolean) as Good[]

describe('a debt takes no card more than needed', () => {
  const debt: CardsFrom = { type: 'cards', source: goods('apple cheese chicken'), least: 0, most: 3, worth: 4, minimal: true }

  test.each([
    ['', 'few'],
    ['apple', 'few'],
    ['chicken', 'ok'],
    ['apple cheese', 'ok'],
    ['apple chicken', 'more_than_needed'],
  ])('%s: %s', (cards, verdict) => {
    expect(takes(debt, goods(cards))).toBe(verdict)
  })

  test('what cannot be covered takes everything', () => {
    expect(takes({ ...debt, worth: 40 }, goods('apple cheese'))).toBe('few')
    expect(takes({ ...debt, worth: 40 }, debt.source)).toBe('ok')
  })
})

describe('a form is an offer when nothing speaks against it', () => {
  const give: MayGive = {
    type: 'may_give',
    gold: { type: 'number', least: 0, most: 50 },
    legal: { type: 'cards', source: goods('apple'), least: 0, most: 1 },
    contraband: { type: 'kinds', kinds: goods('silk mead'), least: 0, most: 2 },
    face_down: 2,
    from_bag: { type: 'kinds', kinds: goods('apple silk'), least: 0, most: 3 },
    favour: { type: 'text', most: 200 },
    typed: { type: 'favours', gold: { type: 'number', least: 1, most: 50 }, goods: goods('apple') },
  }
  const may: MayOffer = {
    type: 'may_offer', by: [1], to: [0], merchant: 1, merchant_gives: give, sheriff_gives: give, bags: [1, 2],
    chosen: goods('silk mead'),
  }

  test('a promise for later rounds is enough', () => {
    expect(whyNotOffer(may, { merchant_gives: { typed: { kind: 'never_open' } } }, [])).toBe(null)
  })
  test('nothing at all is none', () => {
    expect(whyNotOffer(may, {}, [])).toBe('table-offer-why-empty')
  })
  test('gold for a bag that was settled meanwhile is not offered for nothing', () => {
    const paid = { merchant_gives: { gold: 5 }, bags: [{ bag: 3, deed: 'pass' as const }] }
    expect(whyNotOffer(may, paid, [])).toBe('table-refused-offer-bag-not-open')
    expect(whyNotOffer({ ...may, bags: [1, 2, 3] }, paid, [])).toBe(null)
  })
  test('goods out of a bag need that bag to pass', () => {
    const promised = { merchant_gives: { from_bag: goods('silk') } }
    expect(whyNotOffer(may, { ...promised, bags: [{ bag: 1, deed: 'open' }] }, [])).toBe('table-offer-why-passing')
    expect(whyNotOffer(may, { ...promised, bags: [{ bag: 1, deed: 'pass' }] }, [])).toBe(null)
  })
  test('named and unseen cards together are not more than lie there', () => {
    const terms = { merchant_gives: { contraband: goods('silk silk'), unseen: 1 } }
    expect(whyNotOffer(may, terms, goods('mead'))).toBe('table-offer-why-face-down')
  })
  test('unseen cards are chosen before the offer is made', () => {
    const terms = { merchant_gives: { unseen: 1 } }
    expect(whyNotOffer(may, terms, [])).toBe('table-offer-why-choose')
    expect(whyNotOffer(may, terms, goods('mead'))).toBe(null)
  })
})

test.each(GAMES)('every choice in the recorded game %s is in its drawer', (name) => {
  let state = nothing
  for (const frame of recorded(name).frames) {
    state = fold(state, frame)
    const moves = new Moves(state.legal)
    const drawers = [moves.setAside, moves.place, moves.load, moves.pay, moves.propose, moves.plates].filter(Boolean).length
    const listed = new Set(moves.commands.map((command) => command.command)).size
    expect(drawers + listed + moves.offers.length + moves.accepts.length).toBe(state.legal.choices.length)
  }
})

test('the largest number is King’s, the next Queen’s; who shares the first place leaves no Queen', () => {
  const view = {
    rules: { edition: 'second', players: 4 },
    stalls: [goods('apple apple cheese'), goods('apple cheese'), goods('apple'), goods('chicken')],
  } as unknown as Public
  const found = Object.fromEntries(races(view).map((race) => [race.good, [race.first, race.second]]))
  expect(found.apple).toEqual([[0], [1, 2]])
  expect(found.cheese).toEqual([[0, 1], []])
  expect(found.bread).toEqual([[], []])
  expect(found.chicken).toEqual([[3], []])
})

test('cards by kind come in the order of the price list', () => {
  expect(byKind(goods('silk apple silk'))).toEqual([{ good: 'apple', count: 1 }, { good: 'silk', count: 2 }])
  expect(worth(goods('silk apple silk'))).toBe(18)
})
