import { beforeEach, describe, expect, it, vi } from 'vitest'
import { kept, KEY as AROUND, wanted } from '../../src/room/around'
import { read, Sheet } from '../../src/room/sheet.svelte'
import { Countdown } from '../../src/room/timer.svelte'
import { CATALOGUE, type Card } from '../../src/lib/rulebook'
import { messages, SECTIONS } from '../../src/rules/sections'

const card = (good: keyof typeof CATALOGUE): Card => CATALOGUE[good]

describe('who gets the device', () => {
  it('stays with whoever is asked and has it', () => expect(wanted([0, 1], [0, 1, 2], 1)).toBe(1))
  it('goes to the next one who is asked, around the table', () => {
    expect(wanted([0, 2], [0, 1, 2], 1)).toBe(2)
    expect(wanted([0], [0, 1, 2], 1)).toBe(0)
  })
  it('goes to nobody while only bots are asked', () => expect(wanted([3], [0, 1], 0)).toBeNull())
  it('forgets what it cannot read', () => {
    localStorage.setItem(AROUND, '{"table":7}')
    expect(kept()).toBeNull()
    localStorage.setItem(AROUND, 'x')
    expect(kept()).toBeNull()
  })
})

describe('a countdown', () => {
  let now = 0
  const rung: number[] = []
  const clock = () => new Countdown(() => now, (seconds) => rung.push(seconds))

  beforeEach(() => {
    now = 0
    rung.length = 0
  })

  it('warns, and rings once at the end', () => {
    const timer = clock()
    timer.set(60)
    timer.start()
    for (; now <= 61_000; now += 250) timer.tick()
    expect(rung).toEqual([30, 10, 3, 2, 1, 0])
    expect([timer.over, timer.running, timer.left]).toEqual([true, false, 0])
  })

  it('stands still while it is stopped', () => {
    const timer = clock()
    timer.set(60)
    timer.start()
    now = 20_000
    timer.stop()
    now = 90_000
    timer.tick()
    expect(timer.left).toBe(40_000)
    timer.start()
    now = 100_000
    timer.tick()
    expect(timer.left).toBe(30_000)
  })

  it('gives more time, never more than there was, and warns again', () => {
    const timer = clock()
    timer.set(60)
    timer.start()
    now = 35_000
    timer.tick()
    timer.more(30)
    expect(timer.left).toBe(55_000)
    timer.more(30)
    expect(timer.left).toBe(60_000)
    now += 31_000
    timer.tick()
    expect(rung).toEqual([30, 30])
  })
})

describe('a score sheet', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in this test')))
  })

  it('counts no more cards than the deck has, all stalls together', () => {
    const sheet = new Sheet()
    sheet.add(0, card('crossbow'), 4)
    sheet.add(1, card('crossbow'), 4)
    expect(sheet.stalls.map((stall) => stall.goods.crossbow ?? 0)).toEqual([4, 1, 0, 0])
    expect(sheet.left(card('crossbow'))).toBe(0)
    sheet.add(0, card('crossbow'), -9)
    expect(sheet.stalls[0]?.goods.crossbow).toBe(0)
  })

  it('has the kinds of its game', () => {
    const sheet = new Sheet()
    expect(sheet.kinds('royal')).toEqual([])
    sheet.counts.royal = true
    expect(sheet.kinds('royal')).toHaveLength(7)
    sheet.counts.players = 3
    expect(sheet.kinds('legal').map((each) => each.good)).toEqual(['apple', 'cheese', 'chicken'])
  })

  it('knows each black market card once', () => {
    const sheet = new Sheet()
    sheet.toggleBlack(0, 30)
    sheet.toggleBlack(1, 30)
    expect(sheet.stalls.map((stall) => stall.black)).toEqual([[], [30], [], []])
  })

  it('asks for each feast plate what it becomes', () => {
    const sheet = new Sheet()
    sheet.counts.promos = true
    sheet.add(2, card('feast_plate'), 2)
    const counted = sheet.counted((seat) => `${seat}`) as { stalls: { feast_plates: string[]; goods: object }[]; ruleset: object }
    expect(counted.stalls[2]).toMatchObject({ feast_plates: ['apple', 'apple'], goods: {} })
    expect(counted.ruleset).toMatchObject({ promos: { feast_plate: 9 } })
  })

  it('keeps counts over a reload, and says when the server is away', async () => {
    const sheet = new Sheet()
    sheet.addGold(0, 42)
    expect(new Sheet().stalls[0]?.gold).toBe(42)
    await vi.waitFor(() => expect(sheet.problem).toBe('offline'))
    expect(read('{"players": 9}').players).toBe(4)
    expect(read('nonsense').players).toBe(4)
  })
})

describe('the rules page', () => {
  it('has an anchor for each section, and says nothing twice', () => {
    const ids = SECTIONS.map((section) => section.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(messages()).size).toBe(messages().length)
  })
})
