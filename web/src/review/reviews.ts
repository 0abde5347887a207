/** Asking for a review: the server tells how far it is, line by line; the last line has the review. */
import { reach } from '#house'
import { Trouble } from '../lib/api'
import type { ReviewNow, TableForYou } from '../lib/protocol'

/** The game of a table of this server, perhaps by a shared link, or a log from the disk. */
export type Game = { table: string; key: string } | { log: Blob }

const MEANT: Record<string, string> = {
  'review.unfinished': 'unfinished',
  'table.not_now': 'unfinished',
  'review.not_told': 'not_told',
  'review.too_long': 'too_long',
  'limit.reached': 'reached',
  offline: 'offline',
  'review.not_here': 'not_here',
  'review.refused': 'refused',
  'log.unreadable': 'refused',
}

/** Which sentence tells why there is no review. */
export function meant(code: string): string {
  return MEANT[code] ?? 'failed'
}

/** How far a review is. In the page that plays without a server, what makes it has to be fetched first. */
export interface Following extends Omit<ReviewNow, 'state'> {
  state: ReviewNow['state'] | 'fetching'
  percent?: number
}

/** Reviews that this page has seen. */
const seen = new Map<Blob | string, Map<number, Following>>()

/** Follows a review to its end; a deeper one, for whoever asks for it. */
export async function* follow(game: Game, seat: number, signal: AbortSignal, deeper = false): AsyncGenerator<Following> {
  const which = 'log' in game ? game.log : game.table
  const before = seen.get(which)?.get(seat)
  if (before && (before.review?.deeper || !deeper)) return yield before
  for await (const told of followed(game, seat, signal, deeper)) {
    if (told.state === 'done') seen.set(which, (seen.get(which) ?? new Map<number, Following>()).set(seat, told))
    yield told
  }
}

async function* followed(game: Game, seat: number, signal: AbortSignal, deeper: boolean): AsyncGenerator<Following> {
  const response = await asked(game, seat, signal, deeper)
  if (!response.ok || !response.body) {
    const said = (await response.json().catch(() => null)) as { code?: string; why?: string } | null
    throw new Trouble(response.status, said?.code ?? 'server.fault', said?.why ?? response.statusText)
  }
  const letters = new TextDecoder()
  const reader = response.body.getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += done ? letters.decode() : letters.decode(value, { stream: true })
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line) yield JSON.parse(line) as Following
    if (done) return
  }
}

async function asked(game: Game, seat: number, signal: AbortSignal, deeper: boolean): Promise<Response> {
  const usual: RequestInit = { credentials: 'same-origin', cache: 'no-store', signal }
  const query = new URLSearchParams({ seat: String(seat) })
  if (deeper) query.set('deeper', 'true')
  try {
    if ('log' in game) {
      const headers = { 'content-type': 'application/x-ndjson' }
      return await reach(`/api/reviews?${query}`, { ...usual, method: 'POST', body: game.log, headers })
    }
    if (game.key) query.set('key', game.key)
    return await reach(`/api/tables/${encodeURIComponent(game.table)}/review?${query}`, usual)
  } catch (error) {
    throw new Trouble(0, 'offline', error instanceof Error ? error.message : 'offline')
  }
}

/** Where a game is played on from, and how. */
export interface Onward {
  /** After how many events. */
  n: number
  seat: number
  /** Whether hidden cards are dealt again; else they lie as they were. */
  again: boolean
  /** Whether the other seats wait for friends; else bots sit there. */
  friends: boolean
}

/** A new table that goes on from a moment of a game. */
export async function branch(game: Game, { n, seat, again, friends }: Onward): Promise<TableForYou> {
  const usual: RequestInit = { method: 'POST', credentials: 'same-origin', cache: 'no-store' }
  let response: Response
  try {
    if ('log' in game) {
      const query = new URLSearchParams({ n: String(n), seat: String(seat), again: String(again), friends: String(friends) })
      const headers = { 'content-type': 'application/x-ndjson' }
      response = await reach(`/api/branches?${query}`, { ...usual, body: game.log, headers })
    } else {
      const query = game.key ? `?${new URLSearchParams({ key: game.key })}` : ''
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ n, seat, again, friends })
      response = await reach(`/api/tables/${encodeURIComponent(game.table)}/branch${query}`, { ...usual, body, headers })
    }
  } catch (error) {
    throw new Trouble(0, 'offline', error instanceof Error ? error.message : 'offline')
  }
  const said = (await response.json().catch(() => null)) as (TableForYou & { code?: string; why?: string }) | null
  if (response.ok && said) return said
  throw new Trouble(response.status, said?.code ?? 'server.fault', said?.why ?? response.statusText)
}
