/** One table's socket: comes back by itself, and sends no command twice as a new one. No DOM beyond what is handed in. */
import { ALONE, dial } from '#house'
import { PROTOCOL, type AnyCommand, type ClientMessage, type Refusal, type ServerMessage } from '../lib/protocol'

export type Line =
  | 'connecting'
  | 'open'
  /** Lost; trying again by itself. */
  | 'lost'
  /** The device says it has no network. */
  | 'offline'
  /** This page is older than the server. */
  | 'outdated'
  /** The server will not talk to us: see `closed`. */
  | 'closed'

/** How a command ended. */
export type Answer =
  | { how: 'done'; n: number }
  | { how: 'refused'; refusal: Refusal }
  | { how: 'trouble'; code: string; why: string }

export interface Socket {
  readyState: number
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number; reason: string }) => void) | null
  onerror: ((event: never) => void) | null
  send(data: string): void
  close(code?: number): void
}

/** What a connection needs of the world; tests hand in their own. */
export interface World {
  socket(address: string): Socket
  now(): number
  random(): number
  id(): string
  later(task: () => void, ms: number): () => void
  online(): boolean
}

export interface Listener {
  hear(message: ServerMessage): void
  setLine(line: Line, closed: { code: number; reason: string } | null): void
  /** Milliseconds by which the server's clock is ahead of ours. */
  offset(ms: number): void
  since(): number
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const CROWDED_WAIT = 10_000
const PULSE = 20_000
const PATIENCE = 6_000
const FATAL: ReadonlySet<number> = new Set([4401, 4403, 4404])

interface Pending {
  command: AnyCommand
  answer(answer: Answer): void
}

export class Connection {
  private socket: Socket | null = null
  private pending = new Map<string, Pending>()
  private tries = 0
  private greeted = false
  private stopped = false
  /** The device says it has no network, and nothing has come over the line since. */
  private doubted = false
  private pinged = 0
  private cancelRetry: (() => void) | null = null
  private cancelPulse: (() => void) | null = null
  private cancelPatience: (() => void) | null = null

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly world: World,
  ) {}

  open(): void {
    if (this.stopped) return
    this.forget()
    this.listener.setLine(this.tries === 0 ? 'connecting' : this.world.online() ? 'lost' : 'offline', null)
    const socket = this.world.socket(`${this.address}?since=${this.listener.since()}`)
    this.socket = socket
    this.greeted = false
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(String(event.data))
    }
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event.code, event.reason)
    }
    socket.onerror = null
    this.expect()
  }

  /** Play a command. It is sent again after a broken connection, with the same id, until there is an answer. */
  do(command: AnyCommand): Promise<Answer> {
    const id = this.world.id()
    return new Promise((answer) => {
      this.pending.set(id, { command, answer })
      if (this.greeted) this.send({ type: 'do', id, command })
    })
  }

  /** Talk is not worth repeating: it goes out now or not at all. */
  say(said: { words?: string; reaction?: string }): boolean {
    if (!this.greeted) return false
    this.send({ type: 'say', ...said })
    return true
  }

  /** Nothing to add at the gate; or: an offer is being written, wait for it. */
  nod(wait = false): void {
    if (this.greeted) this.send(wait ? { type: 'nod', wait } : { type: 'nod' })
  }

  /** How far it is on the screen: the number of events that are told there; or that there is nothing to wait for. */
  saw(n: number, all: boolean): void {
    if (this.greeted) this.send(all ? { type: 'seen', n, all } : { type: 'seen', n })
  }

  get waiting(): number {
    return this.pending.size
  }

  /** The tab came back to light, or the network to the device: look whether the line still stands. */
  wake(): void {
    if (this.stopped) return
    if (this.greeted && this.socket?.readyState === 1) this.ping()
    else if (this.cancelRetry || !this.socket) this.retryNow()
  }

  /** The device lost its network. The socket may not know yet. */
  offline(): void {
    if (this.stopped) return
    this.doubted = true
    this.listener.setLine('offline', null)
  }

  stop(): void {
    this.stopped = true
    this.forget()
  }

  /** Something was lost on the way: come back and be told. */
  resync(): void {
    this.tries = Math.max(this.tries, 1)
    this.open()
  }

  private hear(data: string): void {
    const message = JSON.parse(data) as ServerMessage
    this.expectLess()
    if (this.doubted && this.greeted) {
      this.doubted = false
      this.listener.setLine('open', null)
    }
    switch (message.type) {
      case 'welcome':
        if (message.protocol !== PROTOCOL) return this.outdated()
        this.welcomed(message)
        return
      case 'pong':
        this.listener.offset(message.now - (this.pinged + this.world.now()) / 2)
        return
      case 'done':
        return this.answered(message.id, { how: 'done', n: message.n })
      case 'refused':
        return this.answered(message.id, { how: 'refused', refusal: message.refusal })
      case 'trouble':
        if (message.id) this.answered(message.id, { how: 'trouble', code: message.code, why: message.why })
        this.listener.hear(message)
        return
      default:
        this.listener.hear(message)
    }
  }

  private welcomed(message: ServerMessage): void {
    const again = this.greeted
    this.greeted = true
    this.listener.hear(message)
    if (again) return
    this.doubted = false
    this.tries = 0
    this.listener.setLine('open', null)
    this.ping()
    for (const [id, { command }] of this.pending) this.send({ type: 'do', id, command })
  }

  private answered(id: string, answer: Answer): void {
    const pending = this.pending.get(id)
    if (!pending) return
    this.pending.delete(id)
    pending.answer(answer)
  }

  private outdated(): void {
    this.stopped = true
    this.forget()
    this.listener.setLine('outdated', null)
  }

  private lost(code: number, reason: string): void {
    this.forget()
    if (FATAL.has(code)) {
      this.stopped = true
      for (const id of [...this.pending.keys()]) this.answered(id, { how: 'trouble', code: 'socket.closed', why: reason })
      this.listener.setLine('closed', { code, reason })
      return
    }
    this.tries += 1
    this.listener.setLine(this.world.online() ? 'lost' : 'offline', null)
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1))
    const wait = (code === 4429 ? CROWDED_WAIT : longest) * (0.5 + this.world.random() / 2)
    this.cancelRetry = this.world.later(() => this.retryNow(), wait)
  }

  private retryNow(): void {
    this.cancelRetry?.()
    this.cancelRetry = null
    this.tries = Math.max(this.tries, 1)
    this.open()
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message))
  }

  private ping(): void {
    this.pinged = this.world.now()
    this.send({ type: 'ping' })
    this.expect()
    this.cancelPulse?.()
    this.cancelPulse = this.world.later(() => this.ping(), PULSE)
  }

  /** Somebody who is asked and says nothing is gone, whatever the socket thinks. */
  private expect(): void {
    this.cancelPatience?.()
    this.cancelPatience = this.world.later(() => this.lost(1006, 'silence'), PATIENCE)
  }

  private expectLess(): void {
    this.cancelPatience?.()
    this.cancelPatience = null
  }

  private forget(): void {
    this.cancelRetry?.()
    this.cancelPulse?.()
    this.cancelPatience?.()
    this.cancelRetry = this.cancelPulse = this.cancelPatience = null
    this.greeted = false
    const socket = this.socket
    this.socket = null
    if (socket) {
      socket.onmessage = socket.onclose = null
      if (socket.readyState < 2) socket.close()
    }
  }
}

/** The browser's world. */
export const browser: World = {
  socket: (address) => dial(address),
  now: () => Date.now(),
  random: () => Math.random(),
  id: () => `w${[...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  later: (task, ms) => {
    const timer = setTimeout(task, ms)
    return () => clearTimeout(timer)
  },
  online: () => ALONE || navigator.onLine,
}
