/** The house of this page: Python in a web worker, with the server's tables and bots (src/nottingham/page). */
import type { PyodideAPI } from 'pyodide'
import { Files } from './fetching'
import type { FromEngine, ToEngine } from './messages'
import { openRows, type Rows } from './rows'

/** The engine's folder beside the page, and its files; scripts/engine.mjs made them. */
const BASE = `${self.location.href.replace(/assets\/[^/]*$/, '')}${__ENGINE__.folder}/`
const LOCK = 'nottingham-house'
const SITE = '/lib/python3.14/site-packages'
/** Of the standard library, what the house imports: part of the picture. */
const USED = 'import asyncio, importlib.metadata, importlib.resources, hmac, secrets, typing, datetime, decimal, uuid, urllib.parse, zlib'
/** So long after the start the picture is put away, when the first moments are over. */
const AFTER_MS = 4000

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

/** Python, from a picture of its memory where there is one. */
async function python(files: Files, rows: Rows): Promise<PyodideAPI> {
  const wasm = files.unpacked('pyodide.asm.wasm.gz')
  const library = files.bytes('stdlib.zip')
  const plain = self.fetch
  // Pyodide fetches these two by itself: it gets what we have.
  self.fetch = async (input, init) => {
    const name = String(input instanceof Request ? input.url : input).split('/').pop()
    if (name === 'pyodide.asm.wasm') return new Response(await wasm, { headers: { 'content-type': 'application/wasm' } })
    if (name === 'stdlib.zip') return new Response(await library)
    return plain(input, init)
  }
  const { loadPyodide } = (await import(/* @vite-ignore */ `${BASE}pyodide.mjs`)) as typeof import('pyodide')
  const picture = await rows.picture(__ENGINE__.folder).catch(() => undefined)
  const options = {
    indexURL: BASE,
    stdLibURL: `${BASE}stdlib.zip`,
    lockFileContents: __ENGINE__.lock,
    packageBaseUrl: BASE,
  }
  const made = await loadPyodide({ ...options, ...(picture ? { _loadSnapshot: picture } : { _makeSnapshot: true }) })
  self.fetch = plain
  if (!picture) {
    made.runPython(USED)
    const taken = made.makeMemorySnapshot()
    setTimeout(() => {
      rows.keepPicture(__ENGINE__.folder, taken.buffer as ArrayBuffer).catch((error: unknown) => console.warn(error))
    }, AFTER_MS)
  }
  return made
}

async function open(steal: boolean): Promise<Door> {
  await claim(steal)
  const files = new Files(BASE, __ENGINE__.folder, __ENGINE__.files, (bytes, of) => tell({ kind: 'fetched', bytes, of }))
  const ours = files.bytes('nottingham.zip')
  const rows = await openRows()
  let made: PyodideAPI
  try {
    made = await python(files, rows)
  } catch (error) {
    // A picture that another browser release cannot read is no reason not to play.
    await rows.losePictures().catch(() => undefined)
    throw error
  }
  made.unpackArchive(await ours, 'zip', { extractDir: SITE })
  const make = made.runPython('from nottingham.page import Door; Door') as (disk: unknown, ear: unknown) => Door
  const door = make(
    { read: (prefix: string) => rows.read(prefix), write: (all: string) => rows.write(all) },
    {
      tell: (line: string, message: string) => tell({ kind: 'heard', line, message }),
      close: (line: string, code: number, reason: string) => tell({ kind: 'closed', line, code, reason }),
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
