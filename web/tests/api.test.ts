import { afterEach, expect, test, vi } from 'vitest'
import { api, nonce, pasted, Trouble } from '../src/lib/api'

afterEach(() => vi.unstubAllGlobals())

function answering(response: () => Response | Promise<Response>): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async () => response())
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('a call goes to its address with its body as JSON', async () => {
  const fetch = answering(() => Response.json({ table: {}, seat: 0, host: true }))
  await api.putBot('k7/m2', 3, 'medium:brazen')
  const [path, init] = fetch.mock.calls[0] as [string, RequestInit]
  expect(path).toBe('/api/tables/k7%2Fm2/seats/3/bot')
  expect(init).toMatchObject({ method: 'PUT', body: '{"spec":"medium:brazen"}', credentials: 'same-origin' })
})

test('an error is a code and a sentence', async () => {
  answering(() => Response.json({ code: 'seat.taken', why: 'Somebody sits there already.' }, { status: 409 }))
  const error = await api.sit('t', 1).catch((trouble: unknown) => trouble)
  expect(error).toBeInstanceOf(Trouble)
  expect(error).toMatchObject({ status: 409, code: 'seat.taken', why: 'Somebody sits there already.', offline: false })
})

test('an answer that is no JSON, and no answer at all, are trouble too', async () => {
  answering(() => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
  await expect(api.bots()).rejects.toMatchObject({ status: 502, code: 'server.fault' })
  answering(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(api.bots()).rejects.toMatchObject({ status: 0, code: 'offline', offline: true })
})

test('an empty answer is nothing', async () => {
  answering(() => new Response(null, { status: 204 }))
  expect(await api.forgetMe()).toBeUndefined()
})

test('a nonce is 128 bits that the server takes, and no two are alike', () => {
  const made = Array.from({ length: 50 }, nonce)
  expect(new Set(made).size).toBe(50)
  for (const one of made) expect(one).toMatch(/^[A-Za-z0-9_-]{8,64}$/)
})

test.each([
  ['xk4qp', { code: 'XK4QP' }],
  [' XK4-QP ', { code: 'XK4QP' }],
  ['https://play.example/join/xk4qp', { code: 'XK4QP' }],
  ['Sit down: https://play.example/table/k7m2p9qrstuv now', { table: 'k7m2p9qrstuv' }],
  ['http://10.0.0.2:8462/watch/k7m2', { table: 'k7m2' }],
  ['hello there', null],
  ['', null],
])('people paste %j', (text, found) => {
  expect(pasted(text)).toEqual(found)
})
