/** The house of this page: Python in a web worker, with the server's tables and bots (src/nottingham/page). */
import { Files } from './fetching'
import type { FromEngine, ToEngine } from './messages'
import { BASE, bringLater, LATER, python } from './python'
import { openRows } from './rows'

const LOCK = 'nottingham-house'

interface Door {
  open(): Promise<void>
  call(asked: string): Promise<string>
  dial(line: string, path: string, query: string, token: string): void
  hear(line: string, message: string): void
  hang_up(line: string): void
}

const tell = (message: FromEngine): void => postMessage(message)

/** One tab at a time has the house: two would both write event number n. */
async function claim(steal: boolean): Promise<void> {
  if (!navigator.locks) return
  await new Promise<void>((got) => {
    const hold = (): Promise<never> => {
      got()
      return new Promise<never>(() => undefined)
    }
    const gone = (): void => {
      tell({ kind: 'elsewhere' })
      close()
    }
    if (steal) {
      navigator.locks.request(LOCK, { steal: true }, hold).catch(gone)
      return
    }
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        if (lock) return hold()
        tell({ kind: 'elsewhere' })
        navigator.locks.request(LOCK, hold).catch(gone)
        return undefined
      })
      .catch(gone)
  })
}

async function open(steal: boolean): Promise<Door> {
  await claim(steal)
  const files = new Files(BASE, __ENGINE__.folder, __ENGINE__.files, (bytes, of) => tell({ kind: 'fetched', bytes, of }))
  const rows = await openRows()
  const made = await python(files, rows)
  const make = made.runPython('from nottingham.page import Door; Door') as (disk: unknown, ear: unknown, later: unknown) => Door
  const door = make(
    { read: (prefix: string) => rows.read(prefix), write: (all: string) => rows.write(all) },
    {
      tell: (line: string, message: string) => tell({ kind: 'heard', line, message }),
      close: (line: string, code: number, reason: string) => tell({ kind: 'closed', line, code, reason }),
    },
    {
      bring: () => {
        const more = new Files(BASE, __ENGINE__.folder, LATER, (bytes, of) => tell({ kind: 'later', bytes, of }))
        return bringLater(made, more).finally(() => tell({ kind: 'later', bytes: 0, of: 0 }))
      },
    },
  )
  await door.open()
  return door
}

let house: Promise<Door> | null = null

async function heed(message: ToEngine): Promise<void> {
  if (message.kind === 'open') {
    house = open(message.steal)
    await house
    tell({ kind: 'ready' })
    return
  }
  const door = await (house as Promise<Door>)
  if (message.kind === 'call') tell({ kind: 'told', id: message.id, told: await door.call(message.asked) })
  else if (message.kind === 'dial') door.dial(message.line, message.path, message.query, message.token)
  else if (message.kind === 'say') door.hear(message.line, message.message)
  else door.hang_up(message.line)
}

addEventListener('message', (event: MessageEvent<ToEngine>) => {
  heed(event.data).catch((error: unknown) => tell({ kind: 'failed', why: String(error) }))
})
