import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Ask, Choices, Own, Pledge, Public, ServerMessage } from '../../src/lib/protocol'

/** One connection in a real game, written down by web/scripts/generate.py. */
export interface Recorded {
  frames: ServerMessage[]
  /** Fresh views that the server gave at these moments. */
  checks: { n: number; public: Public; own: Own; awaiting: Ask[]; legal: Choices; promises?: Pledge[] }[]
}

export const GAMES = ['second-4', 'first-3', 'deputies-6'] as const

export function recorded(name: (typeof GAMES)[number]): Recorded {
  const file = resolve(import.meta.dirname, `../fixtures/${name}.json.gz`)
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as Recorded
}
