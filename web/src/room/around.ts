/** One device for several people: guests without a cookie, their table, and what this browser remembers of them. */
import { reach } from '#house'
import { nonce, Trouble } from '../lib/api'
import type { KnownGuest, Ruleset, TableForYou } from '../lib/protocol'
import { GAMES } from '../lib/rulebook'
import { forget, remember, remembered } from '../lib/storage'

export const KEY = 'nottingham-around'

export interface Sitter {
  seat: number
  name: string
  token: string
}

export interface Around {
  table: string
  sitters: Sitter[]
}

export interface Plan {
  names: string[]
  players: number
  edition: 'first' | 'second'
}

/** Bots of various characters for the seats that are left. */
const BOTS = ['medium:brazen', 'medium:cautious', 'medium:corrupt', 'medium:stern', 'medium:gullible']

async function call<T>(token: string, method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token) headers.authorization = `Bearer ${token}`
  let response: Response
  try {
    response = await reach(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) })
  } catch {
    throw new Trouble(0, 'offline', '')
  }
  const said = (await response.json().catch(() => null)) as { code?: string; why?: string } | null
  if (!response.ok) throw new Trouble(response.status, said?.code ?? 'server.fault', said?.why ?? '')
  return said as T
}

/** Everybody comes in, sits down and is ready; the game begins. */
export async function begin(plan: Plan): Promise<Around> {
  const guests: KnownGuest[] = []
  for (const name of plan.names) guests.push(await call<KnownGuest>('', 'POST', '/api/guests', { name, cookie: false }))
  const [host, ...others] = guests
  if (!host) throw new Trouble(400, 'request.malformed', '')
  const ruleset: Ruleset = { edition: plan.edition, players: plan.players, ...(GAMES[plan.players]?.deputies && { deputies: true }) }
  const { table } = await call<TableForYou>(host.token, 'POST', '/api/tables', { ruleset })
  const path = `/api/tables/${table.id}`
  for (const [i, guest] of others.entries()) await call(guest.token, 'POST', `${path}/seats/${i + 1}`)
  for (let seat = guests.length; seat < plan.players; seat++) {
    await call(host.token, 'PUT', `${path}/seats/${seat}/bot`, { spec: BOTS[(seat - guests.length) % BOTS.length] })
  }
  for (const guest of guests) await call(guest.token, 'POST', `${path}/ready`, { nonce: nonce() })
  await call(host.token, 'POST', `${path}/start`)
  const around = { table: table.id, sitters: guests.map(({ name, token }, seat) => ({ seat, name, token })) }
  remember(KEY, JSON.stringify(around))
  return around
}

/** The game that goes on on this device. */
export function kept(): Around | null {
  try {
    const found = JSON.parse(remembered(KEY) ?? 'null') as Around | null
    return found && typeof found.table === 'string' && Array.isArray(found.sitters) ? found : null
  } catch {
    return null
  }
}

export function giveUp(): void {
  forget(KEY)
}

/** Who should have the device: whoever is asked, the one who has it first, then clockwise from there. */
export function wanted(asked: readonly number[], sitters: readonly number[], now: number | null): number | null {
  const ours = sitters.filter((seat) => asked.includes(seat))
  if (now !== null && ours.includes(now)) return now
  const after = ours.filter((seat) => now === null || seat > now)
  return after[0] ?? ours[0] ?? null
}
