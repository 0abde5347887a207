/** Fetching replays: of this server's games, by a link, or from a file. */
import { reach } from '#house'
import { Trouble } from '../lib/api'
import type { Eyes, Replay } from './reel'

export const LARGEST_FILE = 2 * 1024 * 1024

async function answered<T>(asking: Promise<Response>): Promise<T> {
  let response: Response
  try {
    response = await asking
  } catch (error) {
    throw new Trouble(0, 'offline', error instanceof Error ? error.message : 'offline')
  }
  const said = (await response.json().catch(() => null)) as unknown
  if (response.ok) return said as T
  const problem = said as { code?: string; why?: string } | null
  throw new Trouble(response.status, problem?.code ?? 'server.fault', problem?.why ?? response.statusText)
}

export function replayOf(table: string, key: string, eyes?: Eyes): Promise<Replay> {
  const query = new URLSearchParams()
  if (eyes !== undefined) query.set('eyes', String(eyes))
  if (key) query.set('key', key)
  return answered(reach(`/api/tables/${encodeURIComponent(table)}/replay?${query}`, { credentials: 'same-origin' }))
}

export function replayFrom(log: Blob, eyes?: Eyes): Promise<Replay> {
  if (log.size > LARGEST_FILE) return Promise.reject(new Trouble(413, 'request.too_large', ''))
  const query = eyes === undefined ? '' : `?eyes=${eyes}`
  const headers = { 'content-type': 'application/x-ndjson' }
  return answered(reach(`/api/replays${query}`, { method: 'POST', body: log, headers, credentials: 'same-origin' }))
}

export function share(table: string): Promise<{ key: string; link: string }> {
  return answered(reach(`/api/tables/${encodeURIComponent(table)}/share`, { method: 'POST', credentials: 'same-origin' }))
}

/** A log that was opened from the disk, on its way from the list to the player. It is kept in this tab alone. */
let opened: { name: string; log: Blob } | null = null

export function open(name: string, log: Blob): void {
  opened = { name, log }
}

export function theOpened(): { name: string; log: Blob } | null {
  return opened
}
