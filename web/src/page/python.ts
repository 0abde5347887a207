/** Python in a web worker: from the engine's files, and from a picture of its memory where there is one. */
import type { PyodideAPI } from 'pyodide'
import type { Files } from './fetching'
import { MODULE, multiplying } from './products'
import type { Rows } from './rows'

/** The engine's folder beside the page, and its files; scripts/engine.mjs made them. */
export const BASE = `${self.location.href.replace(/assets\/[^/]*$/, '')}${__ENGINE__.folder}/`
const SITE = '/lib/python3.14/site-packages'
/** Of the standard library, what the house imports: part of the picture. */
const USED = 'import asyncio, importlib.metadata, importlib.resources, hmac, secrets, typing, datetime, decimal, uuid, urllib.parse, zlib'
/** So long after the start the picture is put away, when the first moments are over. */
const AFTER_MS = 4000

/** Python with our modules. */
export async function python(files: Files, rows: Rows): Promise<PyodideAPI> {
  const ours = files.bytes('nottingham.zip')
  let made: PyodideAPI
  try {
    made = await started(files, rows)
  } catch (error) {
    // A picture that another browser release cannot read is no reason not to play.
    await rows.losePictures().catch(() => undefined)
    throw error
  }
  made.unpackArchive(await ours, 'zip', { extractDir: SITE })
  return made
}

/** What reviews and the masterly player take beyond that: modules, and the weights of a network. */
const MORE = 'more.zip'
const MIND = 'master.npz'
export const LATER = { [MORE]: __ENGINE__.later[MORE] ?? 0, [MIND]: __ENGINE__.later[MIND] ?? 0 }

export async function bringLater(made: PyodideAPI, files: Files): Promise<void> {
  const [modules, mind] = await Promise.all([files.bytes(MORE), files.bytes(MIND)])
  made.registerJsModule(MODULE, multiplying)
  made.unpackArchive(modules, 'zip', { extractDir: SITE })
  made.FS.writeFile(`${SITE}/nottingham/env/${MIND}`, new Uint8Array(mind))
}

async function started(files: Files, rows: Rows): Promise<PyodideAPI> {
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
