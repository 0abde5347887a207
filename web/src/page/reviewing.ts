/** Reviews, and other ways on from a moment: as a server answers such calls, by the reviewer in a worker of its own. */
import type { Review } from '../lib/protocol'
import type { FromReviewer, ToReviewer } from './messages'

/** A call to the house. */
type Call = (path: string, init: RequestInit) => Promise<Response>

/** What review_worker.py tells. */
interface Step {
  done?: number
  of?: number
  review?: Review
  scene?: unknown
  n?: number
  /** What everybody had seen until then, packed. */
  past?: string
  code?: string
  why?: string
}

interface Job {
  seat: number
  branch?: { n: number; again: boolean; dice: number }
}

/** So long the worker waits for the next job: it takes a second to start, and much memory. */
const IDLE_MS = 120_000

let worker: Worker | null = null
let idle: ReturnType<typeof setTimeout> | undefined
let before: Promise<unknown> = Promise.resolve()

function dismiss(): void {
  worker?.terminate()
  worker = null
}

/** One job after the other. Whoever leaves ends the worker: nothing else stops it. */
function worked(job: Job, log: string, tell: (message: FromReviewer) => void, signal: AbortSignal | null | undefined): Promise<void> {
  const mine = before.then(() => work(job, log, tell, signal))
  before = mine.catch(() => undefined)
  return mine
}

function work(job: Job, log: string, tell: (message: FromReviewer) => void, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((done, fail) => {
    if (signal?.aborted) return done()
    clearTimeout(idle)
    const mine = (worker ??= new Worker(new URL('./reviewer.ts', import.meta.url), { type: 'module' }))
    const end = (then: () => void): void => {
      signal?.removeEventListener('abort', leave)
      mine.onmessage = mine.onerror = null
      idle = setTimeout(dismiss, IDLE_MS)
      then()
    }
    const leave = (): void => {
      dismiss()
      end(done)
    }
    const failed = (why: string): void => {
      console.error(why)
      dismiss()
      end(() => fail(new Error(why)))
    }
    signal?.addEventListener('abort', leave)
    mine.onerror = () => failed('the reviewer failed')
    mine.onmessage = ({ data }: MessageEvent<FromReviewer>) => {
      if (data.kind === 'done') end(done)
      else if (data.kind === 'failed') failed(data.why)
      else tell(data)
    }
    mine.postMessage({ job: JSON.stringify({ size: 0, seconds: 0, ...job }), log } satisfies ToReviewer)
  })
}

/** A line of a review, as a server tells it; `fetching` is of this page alone. */
function line(message: FromReviewer): object | null {
  if (message.kind === 'fetched') return { state: 'fetching', percent: Math.round((100 * message.bytes) / message.of) }
  if (message.kind !== 'step') return null
  const { done, of, review, code, why } = JSON.parse(message.step) as Step
  if (review) return { state: 'done', review }
  return code ? { state: 'failed', code, why } : { state: 'working', done, of }
}

/** The review of a game of this page, or of a log: lines that say how far it is, the last one with the review. */
export async function reviewed(url: URL, init: RequestInit, call: Call): Promise<Response> {
  const found = await call(`${url.pathname}${url.search}`, init)
  if (!found.ok) return found
  const log = await found.text()
  const letters = new TextEncoder()
  const lines = new ReadableStream<Uint8Array>({
    async start(controller) {
      const say = (told: object | null): void => {
        if (told && !init.signal?.aborted) controller.enqueue(letters.encode(`${JSON.stringify(told)}\n`))
      }
      try {
        await worked({ seat: whose(url) }, log, (message) => say(line(message)), init.signal)
      } catch {
        say({ state: 'failed', code: navigator.onLine ? 'review.failed' : 'review.not_here' })
      }
      controller.close()
    },
  })
  return new Response(lines, { headers: { 'content-type': 'application/x-ndjson' } })
}

const whose = (url: URL): number => Number(url.searchParams.get('seat') ?? 0)

/** A number that nobody could foresee, and that JSON can hold. */
function dice(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high & 0xfffff) * 2 ** 32 + low
}

/** A new table that goes on from a moment: the reviewer says what lies there, the house sets it up. */
export async function branched(url: URL, init: RequestInit, call: Call): Promise<Response> {
  const table = /^\/api\/tables\/[^/]+/.exec(url.pathname)?.[0]
  const given = url.searchParams
  const wish = table
    ? (JSON.parse(String(init.body)) as { n: number; seat: number; again: boolean })
    : { n: Number(given.get('n')), seat: whose(url), again: given.get('again') !== 'false' }
  const found = table ? await call(`${table}/review?seat=${wish.seat}`, {}) : await call(`/api/reviews`, init)
  if (!found.ok) return found
  const log = await found.text()
  let last: Step = {}
  const note = (message: FromReviewer): void => {
    if (message.kind === 'step') last = JSON.parse(message.step) as Step
  }
  await worked({ seat: wish.seat, branch: { n: wish.n, again: wish.again, dice: dice() } }, log, note, init.signal)
  if (!last.scene) {
    const said = { code: last.code || 'review.failed', why: last.why ?? '' }
    return new Response(JSON.stringify(said), { status: 400, headers: { 'content-type': 'application/json' } })
  }
  const header = table ? '' : log.slice(0, log.indexOf('\n'))
  const body = JSON.stringify({ n: last.n, seat: wish.seat, again: wish.again, scene: last.scene, past: last.past ?? '', header })
  return call(url.pathname, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
}
