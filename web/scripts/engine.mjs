// Makes the engine of the page that plays without a server: Python, its library, msgspec and our modules, packed.
//   node scripts/engine.mjs WHEELS FOLDER
// What is imported by `nottingham.page` goes in, compiled by the very Python that will run it; reviews and the masterly player lie beside it, for later.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [wheels, folder] = process.argv.slice(2)
const source = fileURLToPath(new URL('../../src', import.meta.url))
const pyodide = fileURLToPath(new URL('../node_modules/pyodide', import.meta.url))
const script = readFileSync(new URL('engine.py', import.meta.url), 'utf-8')

const python = await loadPyodide({ indexURL: pyodide })
python.mountNodeFS('/src', source)
// What does the sums of a network in the page (src/page/products.ts): here nothing is summed.
python.registerJsModule('nottingham_products', {})
const [wheel] = readdirSync(wheels).filter((name) => name.endsWith('.whl'))
python.FS.writeFile('/wheel.whl', readFileSync(join(wheels, wheel)))
try {
  python.runPython(script)
} catch (error) {
  console.error(String(error.message).trim().split('\n').at(-1))
  process.exit(1)
}

const packed = {
  'pyodide.mjs': readFileSync(join(pyodide, 'pyodide.mjs')),
  'pyodide.asm.mjs': readFileSync(join(pyodide, 'pyodide.asm.mjs')),
  'pyodide.asm.wasm.gz': gzipSync(readFileSync(join(pyodide, 'pyodide.asm.wasm')), { level: 9 }),
  'stdlib.zip': Buffer.from(python.FS.readFile('/stdlib.zip')),
  'nottingham.zip': Buffer.from(python.FS.readFile('/nottingham.zip')),
}
/** Fetched when somebody wants it. */
const later = {
  'more.zip': Buffer.from(python.FS.readFile('/more.zip')),
  'master.npz': readFileSync(join(source, 'nottingham/env/master.npz')),
}
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf-8'))

const hash = createHash('sha256')
for (const [name, bytes] of Object.entries({ ...packed, ...later })) hash.update(name).update(bytes)
const sizes = (files) => Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, bytes.length]))
const made = {
  folder: `engine-${hash.digest('hex').slice(0, 12)}`,
  // Scripts come by themselves, packed by whoever serves them: what is counted is what is fetched.
  files: sizes(Object.fromEntries(Object.entries(packed).filter(([name]) => !name.endsWith('.mjs')))),
  later: sizes(later),
  lock: { info, packages: {} },
}
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
for (const [name, bytes] of Object.entries({ ...packed, ...later })) writeFileSync(join(folder, name), bytes)
writeFileSync(join(folder, 'engine.json'), JSON.stringify(made, null, 2))
process.exit(0)
