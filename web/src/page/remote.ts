/** Calls and lines to the engine in the worker, as to a server. */
import type { Socket } from '../table/connection'
import { cameSoFar, laterSoFar, loading, nowAt } from './loading.svelte'
import type { FromEngine, ToEngine } from './messages'

/** The documentation lies around the page (docs/publish.py). */
export const HOW_TO_HOST: string = '../host.html'

const STEAL = 'nottingham-steal'

let engine: Worker | null = null
const waiting = new Map<number, { answer: (told: string) => void; fail: (error: Error) => void }>()
const lines = new Map<string, EngineSocket>()
let calls = 0
let dialled = 0

/** What the engine needs of a browser. */
function able(): boolean {
  return typeof WebAssembly === 'object' && typeof Worker === 'function' && typeof DecompressionStream === 'function'
}

export function openHouse(): void {
  if (engine || loading.step === 'unable') return
  if (!able()) {
    nowAt('unable')
    return
  }
  const steal = sessionStorage.getItem(STEAL) !== null
  sessionStorage.removeItem(STEAL)
  engine = new Worker(new URL('./engine.ts', import.meta.url), { type: 'module' })
  engine.onmessage = (event: MessageEvent<FromEngine>) => hear(event.data)
  engine.onerror = () => fail('failed')
  say({ kind: 'open', steal })
}

/** The other tab lets go, and this one goes on. */
export function playHere(): void {
  sessionStorage.setItem(STEAL, '')
  location.reload()
}

function say(message: ToEngine): void {
  engine?.postMessage(message)
}

function fail(step: 'failed' | 'elsewhere'): void {
  nowAt(step)
  for (const one of waiting.values()) one.fail(new Error(step))
  waiting.clear()
  for (const line of lines.values()) line.closed(1006, step)
}

function hear(message: FromEngine): void {
  switch (message.kind) {
    case 'fetched':
      return cameSoFar(message.bytes / message.of)
    case 'later':
      return laterSoFar(message.of ? message.bytes / message.of : null)
    case 'ready':
      // The other tab has gone: what this one shows is old.
      if (loading.step === 'elsewhere') location.reload()
      return nowAt('ready')
    case 'failed':
      console.error(message.why)
      if (loading.step !== 'ready') fail('failed')
      return
    case 'elsewhere':
      return fail('elsewhere')
    case 'told':
      waiting.get(message.id)?.answer(message.told)
      waiting.delete(message.id)
      return
    case 'heard':
      return lines.get(message.line)?.heard(message.message)
    case 'closed':
      return lines.get(message.line)?.closed(message.code, message.reason)
  }
}

async function textOf(body: BodyInit | null | undefined): Promise<string> {
  if (body === null || body === undefined) return ''
  return typeof body === 'string' ? body : new Response(body).text()
}

/** A call, as over HTTP; it waits until the house is open. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  const url = new URL(path, 'http://here.invalid')
  const ends = /\/(reviews?|branch(?:es)?)$/.exec(url.pathname)?.[1]
  if (!ends) return call(path, init)
  const { branched, reviewed } = await import('./reviewing')
  return ends.startsWith('review') ? reviewed(url, init, call) : branched(url, init, call)
}

async function call(path: string, init: RequestInit): Promise<Response> {
  openHouse()
  if (loading.step !== 'loading' && loading.step !== 'ready') throw new Error(loading.step)
  const url = new URL(path, 'http://here.invalid')
  const token = new Headers(init.headers).get('authorization')?.replace(/^Bearer /, '') ?? ''
  const asked = {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    body: await textOf(init.body),
    token,
  }
  const id = ++calls
  const text = await new Promise<string>((answer, fail) => {
    waiting.set(id, { answer, fail })
    say({ kind: 'call', id, asked: JSON.stringify(asked) })
  })
  const told = JSON.parse(text) as { status: number; type: string; body: string }
  return new Response(told.body || null, { status: told.status, headers: { 'content-type': told.type } })
}

class EngineSocket implements Socket {
  readyState = 1
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  onerror: Socket['onerror'] = null

  constructor(private readonly line: string) {}

  send(data: string): void {
    say({ kind: 'say', line: this.line, message: data })
  }

  close(): void {
    this.readyState = 3
    lines.delete(this.line)
    say({ kind: 'hang', line: this.line })
  }

  heard(data: string): void {
    this.onmessage?.({ data })
  }

  closed(code: number, reason: string): void {
    this.readyState = 3
    lines.delete(this.line)
    this.onclose?.({ code, reason })
  }
}

/** A line to a table, as a WebSocket is one. */
export function dial(address: string, protocols: string[] = []): Socket {
  openHouse()
  const url = new URL(address)
  const token = protocols.find((name) => name.startsWith('bearer.'))?.slice('bearer.'.length) ?? ''
  const line = `line ${++dialled}`
  const socket = new EngineSocket(line)
  lines.set(line, socket)
  say({ kind: 'dial', line, path: url.pathname, query: url.search.slice(1), token })
  return socket
}
