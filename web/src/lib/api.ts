/** The calls over HTTP, typed. Every one that fails throws a Trouble: a code that never changes, and a sentence. */
import { ALONE, reach } from '#house'
import type {
  BotInfo,
  Guest,
  Hello,
  Hint,
  KnownGuest,
  NewTable,
  PastDecision,
  RecoveryLink,
  Ruleset,
  Summary,
  TableForYou,
  TableNow,
} from './protocol'

export class Trouble extends Error {
  constructor(
    /** 0: the server was not reached. */
    readonly status: number,
    readonly code: string,
    readonly why: string,
  ) {
    super(why)
    this.name = 'Trouble'
  }

  get offline(): boolean {
    return this.status === 0
  }
}

export type TableChanges = Partial<Omit<NewTable, 'ruleset'>> & { ruleset?: Ruleset }

/** How long a call may take before we say that the server cannot be reached. */
const PATIENCE_MS = 15_000

async function asked(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = {
    method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  if (!ALONE && navigator.onLine === false) throw new Trouble(0, 'offline', 'offline')
  let response: Response
  try {
    response = await reach(path, init)
  } catch (error) {
    throw new Trouble(0, 'offline', error instanceof Error ? error.message : 'offline')
  }
  if (!response.ok) {
    const said = (await response.json().catch(() => null)) as { code?: string; why?: string } | null
    throw new Trouble(response.status, said?.code ?? 'server.fault', said?.why ?? response.statusText)
  }
  return response
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await asked(method, path, body)
  const text = await response.text()
  return (text ? JSON.parse(text) : undefined) as T
}

const part = encodeURIComponent
const at = (table: string, rest = ''): string => `/api/tables/${part(table)}${rest}`

export const api = {
  // People
  hello: () => call<Hello>('GET', '/api/hello'),
  comeIn: (name: string) => call<KnownGuest>('POST', '/api/guests', { name }),
  rename: (name: string) => call<Guest>('PATCH', '/api/me', { name }),
  forgetMe: () => call<void>('DELETE', '/api/me'),
  recoveryLink: () => call<RecoveryLink>('POST', '/api/me/recovery'),
  whoseLink: (token: string) => call<Guest>('POST', '/api/recover/whose', { token }),
  recover: (token: string) => call<KnownGuest>('POST', '/api/recover', { token }),
  blocks: () => call<Guest[]>('GET', '/api/me/blocks'),
  unblock: (guest: string) => call<void>('DELETE', `/api/me/blocks/${part(guest)}`),

  // The house
  bots: () => call<BotInfo[]>('GET', '/api/bots'),

  // Tables
  publicTables: () => call<TableNow[]>('GET', '/api/tables'),
  myTables: () => call<TableNow[]>('GET', '/api/tables/mine'),
  createTable: (table: NewTable) => call<TableForYou>('POST', '/api/tables', table),
  table: (id: string) => call<TableForYou>('GET', at(id)),
  byCode: (code: string) => call<TableForYou>('GET', `/api/codes/${part(code)}`),
  changeTable: (id: string, changes: TableChanges) => call<TableForYou>('PATCH', at(id), changes),
  ready: (id: string, nonce: string) => call<TableForYou>('POST', at(id, '/ready'), { nonce }),
  unready: (id: string) => call<TableForYou>('DELETE', at(id, '/ready')),
  start: (id: string) => call<TableForYou>('POST', at(id, '/start')),
  pause: (id: string) => call<TableForYou>('POST', at(id, '/pause')),
  resume: (id: string) => call<TableForYou>('POST', at(id, '/resume')),
  handOver: (id: string, seat: number) => call<TableForYou>('POST', at(id, '/host'), { seat }),
  rematch: (id: string) => call<TableForYou>('POST', at(id, '/rematch')),
  report: (id: string, seat: number, words: string) => call<void>('POST', at(id, '/report'), { seat, words }),
  block: (id: string, seat: number) => call<void>('POST', at(id, '/block'), { seat }),
  hint: (id: string) => call<Hint>('GET', at(id, '/hint')),
  decisions: (id: string) => call<PastDecision[]>('GET', at(id, '/decisions')),
  summary: (id: string) => call<Summary>('GET', at(id, '/summary')),
  share: (id: string) => call<{ key: string; link: string }>('POST', at(id, '/share')),
  agree: (id: string) => call<TableForYou>('PUT', at(id, '/agreed')),
  disagree: (id: string) => call<TableForYou>('DELETE', at(id, '/agreed')),
  revoke: (id: string) => call<void>('DELETE', at(id, '/share')),
  log: (id: string) => asked('GET', at(id, '/log')).then((response) => response.text()),

  // Seats
  sit: (id: string, seat: number) => call<TableForYou>('POST', at(id, `/seats/${seat}`)),
  getUp: (id: string, seat: number) => call<TableForYou>('DELETE', at(id, `/seats/${seat}`)),
  wear: (id: string, seat: number, face: number) => call<TableForYou>('PUT', at(id, `/seats/${seat}/face`), { face }),
  putBot: (id: string, seat: number, spec: string) => call<TableForYou>('PUT', at(id, `/seats/${seat}/bot`), { spec }),
  removeBot: (id: string, seat: number) => call<TableForYou>('DELETE', at(id, `/seats/${seat}/bot`)),
  kick: (id: string, seat: number) => call<TableForYou>('POST', at(id, `/seats/${seat}/kick`)),
}

/** A person's part of the seed: 128 bits that nobody could foresee. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let outside = ''

/** The server said where others find it; on its own machine that is not the address of this page. */
export function foundAt(address: string): void {
  outside = address
}

/** The address of a page of ours, for others. */
export function addressForOthers(path: string): string {
  return (outside || location.origin) + path
}

/** The address that others open to come to a table. */
export function inviteLink(code: string): string {
  return addressForOthers(`/join/${code}`)
}

/** A code or an id out of what people paste: a code, a link to join, a link to a table. */
export function pasted(text: string): { code: string } | { table: string } | null {
  const words = text.trim()
  const link = /\/(join|table|watch|big)\/([A-Za-z0-9]+)/.exec(words)
  if (link) return link[1] === 'join' ? { code: (link[2] ?? '').toUpperCase() } : { table: link[2] ?? '' }
  const code = words.replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z0-9]{4,8}$/.test(code) ? { code } : null
}
