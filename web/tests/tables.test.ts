import { afterEach, expect, test, vi } from 'vitest'
import { playNow } from '../src/lib/tables'

afterEach(() => vi.unstubAllGlobals())

const GUEST = { id: 'g', name: 'Robin' }
const BOTS = [{ name: 'master', characters: [] }]

/** A server with a table at which bots cannot be had, and what was asked of it. */
function withoutBots(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    const call = `${init?.method ?? 'GET'} ${path}`
    asked.push(call)
    if (call.endsWith('/bot')) return Response.json({ code: 'bot.unknown', why: 'It cannot be fetched.' }, { status: 400 })
    if (call === 'GET /api/bots') return Response.json(BOTS)
    if (call === 'POST /api/tables') return Response.json({ table: { id: 'k7' }, seat: 0, host: true })
    return Response.json({ ...GUEST, guest: GUEST, table: { id: 'k7' } })
  })
  return asked
}

test('who wanted to play now and cannot have the bots does not keep an empty table', async () => {
  const asked = withoutBots()
  await expect(playNow('master')).rejects.toMatchObject({ status: 400, code: 'bot.unknown' })
  expect(asked.at(-1)).toBe('DELETE /api/tables/k7/seats/0')
  expect(asked).not.toContain('POST /api/tables/k7/start')
})
