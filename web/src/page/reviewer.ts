/** The reviewer of this page: Python in a worker of its own, so that no table waits for it (src/nottingham/server/review_worker.py). */
import { Files } from './fetching'
import type { FromReviewer, ToReviewer } from './messages'
import { BASE, bringLater, LATER, python } from './python'
import { openRows } from './rows'

type Answer = (job: string, log: string, tell: (step: string) => void) => void

const tell = (message: FromReviewer): void => postMessage(message)

async function open(): Promise<Answer> {
  const sizes = { ...__ENGINE__.files, ...LATER }
  const files = new Files(BASE, __ENGINE__.folder, sizes, (bytes, of) => tell({ kind: 'fetched', bytes, of }))
  const made = await python(files, await openRows())
  await bringLater(made, files)
  return made.runPython('from nottingham.server.review_worker import answer_job; answer_job') as Answer
}

let opened: Promise<Answer> | null = null

async function heed({ job, log }: ToReviewer): Promise<void> {
  const answer = await (opened ??= open())
  answer(job, log, (step) => tell({ kind: 'step', step }))
  tell({ kind: 'done' })
}

addEventListener('message', (event: MessageEvent<ToReviewer>) => {
  heed(event.data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }))
})
