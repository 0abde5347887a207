import { describe, expect, test } from 'vitest'
import { PROTOCOL, type AnyEvent, type Pledge, type Public, type ServerMessage } from '../../src/lib/protocol'
import { sentence } from '../../src/table/account'
import { missed } from '../../src/table/director/away'
import { beats, lasts, type Moment } from '../../src/table/director/beats'
import type { Timing } from '../../src/table/director/director.svelte'
import { fold, nothing, type LogEntry, type TableState } from '../../src/table/fold'
import { Connection, type Socket } from '../../src/table/connection'
import { TableStore } from '../../src/table/store.svelte'
import { Words } from '../../src/table/words'
import { english } from './english'
import { GAMES, recorded } from './recorded'

/** Time that runs when it is told to. */
class Clock implements Timing {
  time = 0
  speed = 1
  still = false
  private tasks: { at: number; task: () => void }[] = []

  now = (): number => this.time
  scale = (): number => this.speed
  moves = (): boolean => !this.still

  later = (task: () => void, ms: number): (() => void) => {
    const entry = { at: this.time + ms, task }
    this.tasks.push(entry)
    return () => void (this.tasks = this.tasks.filter((each) => each !== entry))
  }

  run(ms: number): void {
    const end = this.time + ms
    for (;;) {
      const next = this.tasks.filter((each) => each.at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.tasks = this.tasks.filter((each) => each !== next)
      this.time = next.at
      next.task()
    }
    this.time = end
  }
}

/** Every true table of a recorded game, with the message that led to it. */
function truths(frames: readonly ServerMessage[]): { frame: ServerMessage; before: TableState; after: TableState }[] {
  let state = nothing
  return frames.map((frame) => {
    const before = state
    state = fold(state, frame)
    return { frame, before, after: state }
  })
}

const opens = (event: AnyEvent): boolean => event.event === 'bag_opened'
const settles = (event: AnyEvent): boolean => event.event === 'bag_opened' || event.event === 'bag_passed'

describe.each(GAMES)('the beats of a recorded game, %s', (name) => {
  const all = truths(recorded(name).frames).filter(({ frame }) => frame.type === 'update')

  test('tell everything once, in order, and end at the true table', () => {
    for (const { before, after } of all) {
      const told = beats(before, after)
      expect(told.flatMap((beat) => beat.told)).toEqual(after.fresh)
      const { fresh: _, ...last } = told.at(-1)!.state
      const { fresh: __, ...truth } = after
      expect(last).toEqual(truth)
    }
  })

  test('gold and cards in sight are never made or lost between two beats', () => {
    for (const { before, after } of all) {
      for (const { state } of beats(before, after)) {
        const was = before.public as Public
        const now = state.public as Public
        if (!settlesWithLoot(after)) expect(sum(now.gold) + (now.bank ?? 0)).toBe(sum(was.gold) + (was.bank ?? 0))
        expect(now.n).toBe(state.n)
        expect(state.log.at(-1)?.n).toBe(state.n)
      }
    }
  })

  test('the round and the phase stand still until the bags of the round, and its sum, are told', () => {
    for (const { before, after } of all) {
      const told = beats(before, after)
      const sumAt = told.findIndex((beat) => beat.moment?.kind === 'round')
      if (sumAt < 0) continue
      for (const beat of told.slice(0, sumAt + 1)) {
        expect(beat.state.public?.round).toBe(before.public?.round)
        expect(beat.state.public?.phase).toBe(before.public?.phase)
        expect(beat.state.public?.sheriffs).toEqual(before.public?.sheriffs)
        expect(beat.state.public?.scores).toBe(null)
        expect(beat.state.own?.hand).toEqual(before.own?.hand)
      }
    }
  })

  test('every bag that is opened or passes has its moment, and every round its sum', () => {
    const moments = all.flatMap(({ before, after }) => beats(before, after)).flatMap((beat) => beat.moment ?? [])
    const events = all.flatMap(({ after }) => after.fresh).map((entry) => entry.event)
    const kinds = (kind: Moment['kind']): number => moments.filter((moment) => moment.kind === kind).length
    expect(kinds('opened') + kinds('passed')).toBe(events.filter(settles).length)
    expect(kinds('round')).toBe(events.filter((event) => event.event === 'round_ended').length)
    expect(kinds('deal')).toBe(events.filter((event) => event.event === 'deal_struck').length)
    expect(kinds('badge')).toBe(events.filter((event) => event.event === 'round_began').length)
  })

  test('on the screen nothing is known of a bag before its last card is turned', () => {
    const clock = new Clock()
    const store = new TableStore(clock)
    const seen: LogEntry[] = []
    store.onTold((told) => seen.push(...told))
    let openings = 0
    for (const { frame, before, after } of truths(recorded(name).frames)) {
      store.hear(frame)
      if (frame.type === 'update' && after.fresh.some((entry) => opens(entry.event))) {
        while (store.director.moment?.kind !== 'opened') clock.run(10)
        openings += 1
        const cards = store.director.moment.event.kept.length + store.director.moment.event.confiscated.length
        while (store.director.turned < cards) {
          expect(store.state.public?.gold).toEqual(before.public?.gold)
          expect(store.state.public?.stalls).toEqual(before.public?.stalls)
          expect(store.state.public?.round).toBe(before.public?.round)
          expect(seen.some((entry) => opens(entry.event) && entry.n > before.n)).toBe(false)
          clock.run(10)
        }
        expect(seen.some((entry) => opens(entry.event) && entry.n > before.n)).toBe(true)
      }
      for (let taps = 0; store.director.behind; taps += 1) {
        clock.run(10_000)
        if (store.director.stays) store.director.skip()
        expect(taps).toBeLessThan(20)
      }
      expect(store.state.n).toBe(after.n)
    }
    expect(openings).toBeGreaterThan(2)
    const updates = recorded(name).frames.flatMap((frame) => (frame.type === 'update' ? frame.told : []))
    expect(seen.map((entry) => entry.event)).toEqual(updates)
  })
})

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0)
const settlesWithLoot = (state: TableState): boolean => (state.public?.sheriffs.length ?? 0) > 1

/** A table with people, up to a bag that is opened, and that message. */
function beforeAnOpening(): { frames: ServerMessage[]; opening: ServerMessage; rest: ServerMessage[] } {
  const { frames } = recorded('second-4')
  const at = frames.findIndex((frame) => frame.type === 'update' && frame.told.some(opens))
  return { frames: frames.slice(0, at), opening: frames[at]!, rest: frames.slice(at + 1) }
}

function seated(clock: Clock): { store: TableStore; opening: ServerMessage; rest: ServerMessage[] } {
  const { frames, opening, rest } = beforeAnOpening()
  const store = new TableStore(clock)
  for (const frame of frames) store.hear(frame)
  store.director.catchUp()
  return { store, opening, rest }
}

test('messages that come while a bag is opened wait for it, in order', () => {
  const clock = new Clock()
  const { store, opening, rest } = seated(clock)
  const n = store.state.n
  store.hear(opening)
  store.hear(rest.find((frame) => frame.type === 'update')!)
  const truth = store.truth.n
  expect(store.state.n).toBe(n)
  expect(truth).toBeGreaterThan(n)
  clock.run(60_000)
  expect(store.state.n).toBe(truth)
})

test('a bot does not react to a bag before it is open on the screen, and I hear myself at once', () => {
  const clock = new Clock()
  const { store, opening } = seated(clock)
  const me = store.state.seat!
  store.hear(opening)
  store.hear({ type: 'talk', s: store.truth.s + 1, seat: (me + 1) % 4, name: '', words: 'Ha!' })
  store.hear({ type: 'talk', s: store.truth.s + 1, seat: me, name: '', words: 'Oh no.' })
  const said = (): (string | undefined)[] => store.state.talk.map((line) => line.words)
  expect(said()).toContain('Oh no.')
  expect(said()).not.toContain('Ha!')
  while (store.director.turned < 1) clock.run(10)
  expect(said()).not.toContain('Ha!')
  store.director.skip()
  expect(said()).toContain('Ha!')
  expect(said()).toContain('Oh no.')
})

test('a tap turns the rest of the cards, the next one goes on', () => {
  const clock = new Clock()
  const { store, opening } = seated(clock)
  store.hear(opening)
  store.director.skip()
  expect(store.director.moment?.kind).toBe('opened')
  expect(store.state.n).toBeGreaterThan(0)
  store.director.skip()
  expect(store.director.moment?.kind).not.toBe('opened')
})

test('what I do is checked against the true table, and the screen catches up with it', async () => {
  const clock = new Clock()
  const { store, opening } = seated(clock)
  const sent: string[] = []
  store.playWith(async (command) => (sent.push(command.command), { how: 'done', n: 0 }))
  store.hear(opening)
  expect(store.director.behind).toBe(true)
  expect(await store.do({ command: 'keep_brimstone' })).toBe(false)
  expect(sent).toEqual([])
  expect(store.state.n).toBe(store.truth.n)
})

test('who looks away, or comes back, sees the table as it is now', () => {
  const clock = new Clock()
  const { store, opening, rest } = seated(clock)
  store.hear(opening)
  store.look(true)
  expect(store.state.n).toBe(store.truth.n)
  for (const frame of rest.filter((each) => each.type === 'update').slice(0, 3)) store.hear(frame)
  expect(store.state.n).toBe(store.truth.n)
  store.look(false)
  expect(store.director.moment).toBe(null)
  expect(store.state.n).toBe(store.truth.n)
})

test('at once means at once: no moment, no wait', () => {
  const clock = new Clock()
  clock.speed = 0
  const { store, opening } = seated(clock)
  store.hear(opening)
  expect(store.director.moment).toBe(null)
  expect(store.state.n).toBe(store.truth.n)
})

test('with reduced motion the cards lie open at once, and stay as long', () => {
  const clock = new Clock()
  clock.still = true
  const { store, opening } = seated(clock)
  store.hear(opening)
  expect(store.director.moment?.kind).toBe('opened')
  expect(store.state.n).toBeGreaterThan(0)
  clock.run(2500)
  expect(store.director.moment?.kind).toBe('opened')
  clock.run(200)
  expect(store.director.moment?.kind).not.toBe('opened')
})

test('the sum of a round stays for somebody alone with bots, and goes by itself among people', () => {
  const { frames } = recorded('second-4')
  for (const people of [1, 2]) {
    const clock = new Clock()
    const store = new TableStore(clock)
    for (const frame of frames) {
      const company = structuredClone(frame)
      if (company.type === 'welcome' || company.type === 'room') {
        company.table.seats.forEach((seat, i) => (seat.kind = i < people ? 'person' : 'bot'))
      }
      store.hear(company)
      if (company.type === 'update' && company.told.some((event) => event.event === 'round_ended')) break
      store.director.catchUp()
    }
    while (store.director.moment?.kind !== 'round') clock.run(100)
    clock.run(120_000)
    expect(store.director.moment?.kind).toBe(people > 1 ? undefined : 'round')
    if (people > 1) continue
    const round = store.state.public?.round
    store.director.skip()
    expect(store.director.moment?.kind).toBe('badge')
    expect(store.state.public?.round).toBe(round! + 1)
  }
})

describe('moments that follow from what is told', () => {
  const start = truths(recorded('second-4').frames)
  const { before: base, after } = start.find(({ frame }) => frame.type === 'update' && frame.told.some((event) => event.event === 'bag_passed'))!
  const passed = after.fresh.find((entry) => entry.event.event === 'bag_passed')!
  const me = base.seat!
  const told = (message: object): Moment[] => {
    const update = { type: 'update', s: base.s + 1, changed: {}, own: {}, awaiting: [], legal: { choices: [], say: null }, ...message } as never as Extract<ServerMessage, { type: 'update' }>
    const next = fold(base, { ...update, n: base.n + update.told.length })
    const words = new Words(english, 'en', base.table, me)
    for (const entry of next.fresh) expect(sentence(entry, words, 3, 1) ?? 'x').not.toMatch(/\{|undefined|table-/)
    return beats(base, next).flatMap((beat) => beat.moment ?? [])
  }

  test('a promise that is broken, and one that is kept', () => {
    const open: Pledge = { round: 1, by: [1], to: [2], kind: 'pass_next', state: 'open' }
    const withOpen = { ...base, promises: [open] }
    for (const state of ['kept', 'broken'] as const) {
      const update = { type: 'update', s: base.s + 1, n: base.n + 1, told: [passed.event], changed: {}, own: {}, awaiting: [], legal: { choices: [], say: null }, promises: { 0: { ...open, state } } } as never as ServerMessage
      const next = fold(withOpen, update)
      const moments = beats(withOpen, next).flatMap((beat) => beat.moment ?? [])
      expect(moments.map((moment) => moment.kind)).toEqual(['passed', 'pledge'])
      const line = sentence(next.fresh[0]!, new Words(english, 'en', base.table, me), 3, 1)
      expect(line).toMatch(state === 'kept' ? 'keeps' : 'breaks')
    }
  })

  test('a crown that changes hands', () => {
    const stalls = base.public!.stalls.map((_, seat) => (seat === 1 ? ['apple'] : seat === 2 ? ['apple', 'apple'] : []))
    const from = { ...base, public: { ...base.public!, stalls: stalls.map((stall, seat) => (seat === 2 ? [] : stall)) as never } }
    const update = { type: 'update', s: base.s + 1, n: base.n + 1, told: [passed.event], changed: { stalls }, own: {}, awaiting: [], legal: { choices: [], say: null } } as never as ServerMessage
    const moments = beats(from, fold(from, update)).flatMap((beat) => beat.moment ?? [])
    expect(moments.at(-1)).toEqual({ kind: 'crown', good: 'apple', from: [1], to: [2] })
  })

  test('a deal against me is told as one', () => {
    const merchant = (me + 1) % 4
    const sheriff = base.public!.sheriffs[0]!
    const deal = (bag: number): object => ({
      told: [{ event: 'deal_struck', offer: { by: [merchant], to: [sheriff], version: 3 }, merchant, terms: { merchant_gives: { gold: 5 }, sheriff_gives: {}, bags: [{ bag, deed: 'open' }] } }],
    })
    expect(told(deal(me))[0]).toMatchObject({ kind: 'deal', against: true })
    expect(told(deal((me + 2) % 4))[0]).toMatchObject({ kind: 'deal', against: false })
  })

  test('a debt that is paid in goods', () => {
    const paid = { event: 'penalty_paid', debtor: 1, creditor: 2, gold: 1, legal: ['apple'], contraband: [], forgiven: 0 }
    expect(told({ told: [paid] })[0]).toMatchObject({ kind: 'debt' })
    expect(told({ told: [{ ...paid, legal: [] }] })).toEqual([])
  })
})

test('who was away for long and was played for is told so; who blinked is not', () => {
  const all = truths(recorded('second-4').frames)
  const last = all.at(-1)!.after
  const left = { n: 20, at: 1_000, gold: 50 }
  expect(missed(last, left, 30_000)).toBe(null)
  const found = missed(last, left, 60_000)
  expect(found?.mine.every((entry) => entry.n > 20)).toBe(true)
  expect(found?.mine.length).toBeGreaterThan(0)
  expect(missed(last, { ...left, n: last.n }, 60_000)).toBe(null)
})

test('a card waits for somebody who comes back after a while, on the same page or another', () => {
  const { frames } = recorded('second-4')
  const clock = new Clock()
  const store = new TableStore(clock)
  const half = Math.floor(frames.length / 2)
  for (const frame of frames.slice(0, half)) store.hear(frame)
  store.setLine('open', null)
  store.director.catchUp()
  store.look(true)
  for (const frame of frames.slice(half)) store.hear(frame)
  clock.run(50_000)
  expect(store.away).toBe(null)
  store.look(false)
  expect(store.away?.mine.length).toBeGreaterThan(0)
})

test('what a replay shows lasts as long as its beats', () => {
  for (const { before, after, frame } of truths(recorded('second-4').frames)) {
    if (frame.type === 'update') expect(lasts(beats(before, after))).toBeGreaterThanOrEqual(1100)
  }
})

test('many things at once are told quickly, and one after the other', () => {
  const clock = new Clock()
  const store = new TableStore(clock)
  const { frames } = recorded('second-4')
  const first = frames.findIndex((frame) => frame.type === 'update')
  for (const frame of frames.slice(0, first + 10)) store.hear(frame)
  const behind = store.truth.n - store.state.n
  expect(behind).toBeGreaterThan(4)
  clock.run(6_000)
  expect(store.state.n).toBe(store.truth.n)
})

test('a replay that is stepped through fast leaves no moment of the step before', () => {
  const clock = new Clock()
  const store = new TableStore(clock)
  const all = truths(recorded('second-4').frames)
  const at = all.findIndex(({ after }) => after.fresh.some((entry) => opens(entry.event)))
  store.show({ ...all[at - 1]!.after, fresh: [] })
  store.show(all[at]!.after)
  expect(store.director.moment?.kind).toBe('opened')
  store.show(all[at + 1]!.after)
  expect(store.director.moment?.kind).not.toBe('opened')
  expect(store.state.n).toBeGreaterThanOrEqual(all[at]!.after.n)
})

describe('the server hears', () => {
  interface Told {
    type: string
    n?: number
    all?: boolean
  }

  /** A store over a line whose other end is the test. */
  function online(clock: Clock): { store: TableStore; tell: (frame: ServerMessage) => void; seen: () => Told[] } {
    const sent: Told[] = []
    const socket: Socket = {
      readyState: 1, onopen: null, onmessage: null, onclose: null, onerror: null,
      send: (data) => void sent.push(JSON.parse(data) as Told),
      close: () => undefined,
    }
    const store = new TableStore(clock)
    const world = { socket: () => socket, now: clock.now, random: () => 0.5, id: () => 'id', later: () => () => undefined, online: () => true }
    store.connect(new Connection('', store, world))
    return { store, tell: (frame) => socket.onmessage?.({ data: JSON.stringify(frame) }), seen: () => sent.filter((message) => message.type === 'seen') }
  }

  const { frames, opening } = beforeAnOpening()
  const welcome = frames.find((frame) => frame.type === 'welcome')!

  /** Everything up to the opening, in one welcome. */
  function before(): ServerMessage {
    let state = nothing
    for (const frame of frames) state = fold(state, frame)
    if (welcome.type !== 'welcome') throw new Error('no welcome')
    return { ...welcome, protocol: PROTOCOL, n: state.n, s: state.s, public: state.public, own: state.own, seat: state.seat, table: state.table!, awaiting: [...state.awaiting], legal: state.legal, missed: [] }
  }

  test('how far the screen is, when the last card is turned and not before', () => {
    const clock = new Clock()
    const { store, tell, seen } = online(clock)
    tell(before())
    expect(seen()).toEqual([{ type: 'seen', n: store.state.n }])
    tell(opening)
    clock.run(900)
    expect(seen().length).toBe(1)
    clock.run(10_000)
    expect(seen().at(-1)).toEqual({ type: 'seen', n: store.truth.n })
  })

  test('once, that everything counts as seen, when nobody looks or nothing takes time', () => {
    for (const hidden of [true, false]) {
      const clock = new Clock()
      clock.speed = hidden ? 1 : 0
      const { store, tell, seen } = online(clock)
      tell(before())
      if (hidden) store.look(true)
      const said = seen().length
      expect(seen().at(-1)?.all).toBe(true)
      tell(opening)
      expect(seen().length).toBe(said)
      if (!hidden) continue
      store.look(false)
      expect(seen().at(-1)).toEqual({ type: 'seen', n: store.truth.n })
    }
  })
})
