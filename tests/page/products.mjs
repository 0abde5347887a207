// A program: a mind's network in Pyodide, with the page's sums. Reads positions and actions as JSON, writes what it makes of them.
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const find = createRequire(`${root}web/package.json`)
const typescript = find('typescript')
const { loadPyodide } = await import(pathToFileURL(`${root}web/node_modules/pyodide/pyodide.mjs`))
const written = readFileSync(`${root}web/src/page/products.ts`, 'utf-8')
const options = { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 }
const script = typescript.transpileModule(written, { compilerOptions: options }).outputText
const { MODULE, multiplying } = await import(`data:text/javascript,${encodeURIComponent(script)}`)

const python = await loadPyodide({ indexURL: `${root}web/node_modules/pyodide` })
const wheels = `${root}.venv/page`
const [wheel] = readdirSync(wheels).filter((name) => name.endsWith('.whl'))
python.unpackArchive(new Uint8Array(readFileSync(`${wheels}/${wheel}`)), 'zip', { extractDir: '/lib/python3.14/site-packages' })
python.mountNodeFS('/src', `${root}src`)
python.registerJsModule(MODULE, multiplying)
const answer = python.runPython(`
import json, sys
sys.path.append("/src")
from nottingham.env.products import products, read

def answer(asked):
    positions, actions = json.loads(asked)
    network = products(read("/src/nottingham/env/master.npz")[0])
    logits = [network.logits(position, actions) for position in positions]
    facts = [network.facts(position) for position in positions]
    return json.dumps({"kind": type(network).__name__, "logits": logits, "values": network.values(positions), "facts": facts})

answer
`)
process.stdout.write(`${answer(readFileSync(0, 'utf-8'))}\n`, () => process.exit(0))
