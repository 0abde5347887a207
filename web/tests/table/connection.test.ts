import { beforeEach, expect, test } from 'vitest'
import type { AnyCommand, ClientMessage, ServerMessage, Welcome } from '../../src/lib/protocol'
import { Connection, type Line, type Listener, type Socket, type World } from '../../src/table/connection'
import { recorded } from './recorded'

/** A socket whose other end is the test. */
class Wire implements Socket {
  readyState = 0
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null
  sent: ClientMessage[] = []
  constructor(readonly address: string) {}
  send(data: string): void {
    this.sent.push(JSON.parse(data) as ClientMessage)
  }
  close(): void {
    this.readyState = 3
  }
  tell(message: ServerMessage): void {
    this.readyState = 1
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breakOff(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code, reason: '' })
  }
  get done(): { type: string; id?: string }[] {
    return this.sent.filter((message) => message.type === 'do')
  }
}

const welcome = recorded('second-4').frames.find((frame): frame is Welcome => frame.type === 'welcome')!
const load: AnyCommand = { command: 'load_bag', cards: ['apple'] }

let wires: Wire[]
let timers: { at: number; task: () => void }[]
let clock: number
let lines: Line[]
let heard: ServerMessage[]
let offset: number
let seen: number
let online: boolean
let link: Connection

function pass(ms: number): void {
  const until = clock + ms
  for (;;) {
    timers.sort((a, b) => a.at - b.at)
    const next = timers[0]
    if (!next || next.at > until) break
    timers.shift()
    clock = next.at
    next.task()
  }
  clock = until
}

const last = (): Wire => wires[wires.length - 1]!

beforeEach(() => {
  wires = []
  timers = []
  clock = 1_000_000
  lines = []
  heard = []
  offset = seen = 0
  online = true
  let ids = 0
  const world: World = {
    socket: (address) => {
      const wire = new Wire(address)
      wires.push(wire)
      return wire
    },
    now: () => clock,
    random: () => 1,
    id: () => `id${(ids += 1)}`,
    later: (task, ms) => {
      const timer = { at: clock + ms, task }
      timers.push(timer)
      return () => {
        timers = timers.filter((other) => other !== timer)
      }
    },
    online: () => online,
  }
  const listener: Listener = {
    hear: (message) => heard.push(message),
    setLine: (line) => lines.push(line),
    offset: (ms) => (offset = ms),
    since: () => seen,
  }
  link = new Connection('ws://x/api/tables/t/socket', listener, world)
  link.open()
})

test('a command is sent once, and its answer resolves it', async () => {
  last().tell(welcome)
  const answer = link.do(load)
  expect(last().done).toEqual([{ type: 'do', id: 'id1', command: load }])
  last().tell({ type: 'done', id: 'id1', n: 9 })
  expect(await answer).toEqual({ how: 'done', n: 9 })
  last().breakOff()
  pass(1000)
  last().tell(welcome)
  expect(last().done).toEqual([])
})

test('what had no answer is sent again after a broken connection, under the same id', async () => {
  last().tell(welcome)
  const answer = link.do(load)
  last().breakOff()
  expect(lines.at(-1)).toBe('lost')
  seen = 17
  pass(1000)
  expect(wires).toHaveLength(2)
  expect(last().address).toContain('since=17')
  expect(last().done).toEqual([])
  last().tell(welcome)
  expect(last().done.map((message) => message.id)).toEqual(['id1'])
  last().tell({ type: 'done', id: 'id1', n: 9 })
  expect(await answer).toEqual({ how: 'done', n: 9 })
})

test('a command given while the line is down waits for the welcome', () => {
  link.do(load)
  expect(last().sent).toEqual([])
  last().tell(welcome)
  expect(last().done).toHaveLength(1)
})

test('a second welcome on the same line sends nothing again', () => {
  last().tell(welcome)
  void link.do(load)
  last().tell(welcome)
  expect(last().done).toHaveLength(1)
})

test('the waits grow, up to a limit, and a welcome makes them short again', () => {
  const waits: number[] = []
  for (let i = 0; i < 9; i += 1) {
    const begun = clock
    last().breakOff()
    const before = wires.length
    while (wires.length === before) pass(50)
    waits.push(clock - begun)
  }
  expect(waits.slice(0, 3)).toEqual([400, 800, 1600])
  expect(Math.max(...waits)).toBe(15_000)
  last().tell(welcome)
  last().breakOff()
  const before = wires.length
  pass(400)
  expect(wires.length).toBe(before + 1)
})

test('a line that keeps silent is given up, and the tab that wakes looks at once', () => {
  last().tell(welcome)
  last().tell({ type: 'pong', now: clock + 500 })
  link.wake()
  pass(6000)
  expect(lines.at(-1)).toBe('lost')
  link.wake()
  expect(wires).toHaveLength(2)
  last().tell(welcome)
  expect(lines.at(-1)).toBe('open')
})

test('the server’s clock is read off the pong, half a round trip back', () => {
  last().tell(welcome)
  pass(200)
  last().tell({ type: 'pong', now: clock + 900 })
  expect(offset).toBe(1000)
})

test('a server that speaks another protocol stops everything but the prompt to reload', () => {
  last().tell({ ...welcome, protocol: welcome.protocol + 1 })
  expect(lines.at(-1)).toBe('outdated')
  expect(heard).toEqual([])
  pass(60_000)
  expect(wires).toHaveLength(1)
})

test.each([4401, 4403, 4404])('a socket closed with %i is not tried again', async (code) => {
  const answer = link.do(load)
  last().breakOff(code)
  expect(lines.at(-1)).toBe('closed')
  expect((await answer).how).toBe('trouble')
  pass(60_000)
  expect(wires).toHaveLength(1)
})

test('a line that outlived a short loss of the network is believed again', () => {
  last().tell(welcome)
  link.offline()
  expect(lines.at(-1)).toBe('offline')
  link.wake()
  last().tell({ type: 'pong', now: clock })
  expect(lines.at(-1)).toBe('open')
  expect(wires).toHaveLength(1)
})

test('without a network it says so, and comes back with it', () => {
  last().tell(welcome)
  online = false
  link.offline()
  expect(lines.at(-1)).toBe('offline')
  last().breakOff()
  expect(lines.at(-1)).toBe('offline')
  online = true
  link.wake()
  last().tell(welcome)
  expect(lines.at(-1)).toBe('open')
})
