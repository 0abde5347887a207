import { describe, expect, test } from 'vitest'
import { sentence } from '../../src/table/account'
import { fold, Gap, nothing } from '../../src/table/fold'
import { situation } from '../../src/table/situation'
import { TableStore } from '../../src/table/store.svelte'
import { Words } from '../../src/table/words'
import { english, has } from './english'
import { GAMES, recorded } from './recorded'

describe.each(GAMES)('a recorded game, %s', (name) => {
  const { frames, checks } = recorded(name)

  test('replacing fields gives what a fresh connection is given', () => {
    let state = nothing
    const left = new Map(checks.map((check) => [check.n, check]))
    for (const frame of frames) {
      state = fold(state, frame)
      const check = left.get(state.n)
      if (frame.type !== 'update' || !check) continue
      expect(state.public).toEqual(check.public)
      expect(state.own).toEqual(check.own)
      expect(state.promises).toEqual(check.promises ?? [])
      expect(state.awaiting).toEqual(check.awaiting)
      expect(state.legal).toEqual(check.legal)
      left.delete(state.n)
    }
    expect([...left.keys()]).toEqual([])
    expect(state.public?.phase).toBe('over')
  })

  test('every event has its line, and every moment its sentence', () => {
    let state = nothing
    let lines = 0
    for (const frame of frames) {
      state = fold(state, frame)
      const words = new Words(english, 'en', state.table, state.seat)
      for (const entry of state.fresh) {
        const line = sentence(entry, words, 3, state.public?.piles.length ?? 1)
        if (line !== null) lines += 1
        expect(line ?? 'x').not.toMatch(/\{|undefined|NaN|table-/)
        // Whoever reads it is “you”, never called by name.
        if (state.seat !== null) expect((line ?? 'x').split(/\W+/)).not.toContain(words.name(state.seat))
      }
      if (frame.type === 'talk') expect(words.said(frame)).toBeTruthy()
      const now = situation(state)
      expect(english(now.id, { ...now.args, names: words.all(now.seats) })).not.toMatch(/undefined|NaN/)
      for (const choice of state.legal.choices) {
        if (choice.type === 'listed') for (const command of choice.commands) expect(words.command(command)).toBeTruthy()
      }
    }
    expect(lines).toBeGreaterThan(30)
  })

  test('a client that slept is told what it missed, once', () => {
    const store = new TableStore()
    const half = Math.floor(frames.length / 2)
    for (const frame of frames.slice(0, half)) store.hear(frame)
    const asleep = store.since()
    let state = store.state
    for (const frame of frames.slice(half)) state = fold(state, frame)
    const missed = state.log.filter((entry) => entry.n > asleep).map((entry) => entry.event)
    const last = checks[checks.length - 1]!
    store.hear({
      type: 'welcome', protocol: 1, s: state.s + 1, n: last.n, table: state.table!, seat: state.seat,
      public: last.public, own: last.own, awaiting: last.awaiting, legal: last.legal, missed, talk: [...state.talk],
    })
    expect(store.state.log.map((entry) => entry.n)).toEqual(state.log.map((entry) => entry.n))
    expect(store.state.log.map((entry) => entry.event)).toEqual(state.log.map((entry) => entry.event))
    expect(store.state.public).toEqual(state.public)
  })
})

test('an update out of the blue is a gap, and one that was heard is not heard again', () => {
  const { frames } = recorded('second-4')
  const updates = frames.filter((frame) => frame.type === 'update')
  let state = nothing
  for (const frame of frames.slice(0, frames.indexOf(updates[3]!) + 1)) state = fold(state, frame)
  expect(fold(state, updates[2]!)).toBe(state)
  expect(() => fold(state, updates[6]!)).toThrow(Gap)
})

test('talk of a muted merchant is not shown and not counted as unread', () => {
  const store = new TableStore()
  for (const frame of recorded('second-4').frames) if (frame.type === 'welcome') store.hear(frame)
  const s = store.state.s
  store.hear({ type: 'talk', s: s + 1, seat: 2, name: '', words: 'Apples!' })
  store.hear({ type: 'talk', s: s + 2, seat: 3, name: '', words: 'Cheese!' })
  expect(store.unreadTalk).toBe(2)
  store.mute(2, true)
  expect(store.unreadTalk).toBe(1)
  expect(store.heard.map((line) => line.words)).toEqual(['Cheese!'])
  store.markTalkRead()
  expect(store.unreadTalk).toBe(0)
})

test('a refusal becomes a notice, and the next command takes it away', async () => {
  const store = new TableStore()
  store.playWith(async () => ({ how: 'refused', refusal: { code: 'offer.stale', section: '5', data: {} } }))
  expect(await store.do({ command: 'keep_brimstone' })).toBe(false)
  expect(store.notice?.code).toBe('offer.stale')
  expect(has(`table-refused-${store.notice!.code.replace(/[._]/g, '-')}`)).toBe(true)
  store.playWith(async () => ({ how: 'done', n: 1 }))
  expect(await store.do({ command: 'keep_brimstone' })).toBe(true)
  expect(store.notice).toBe(null)
})
