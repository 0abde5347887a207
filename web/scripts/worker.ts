import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { madeEngine, POLICY } from './engine.ts'

const source = (name: string): string => readFileSync(fileURLToPath(new URL(`../src/worker/${name}`, import.meta.url)), 'utf-8')
/** Beside what was built: the page itself and what a phone's home screen shows. */
const ALWAYS = ['', 'manifest.webmanifest', 'icon.svg', 'icon-192.png']

/** Writes worker.js with the list of files to keep: all scripts and styles, and the Latin letters. The page that plays without a
    server keeps its engine, too, and has relative addresses. */
export function worker(alone: boolean): Plugin {
  const at = (path: string): string => (alone ? path || './' : `/${path}`)
  return {
    name: 'nottingham-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const { folder, later } = alone ? madeEngine() : { folder: '', later: {} }
      const comesLater = new Set(Object.keys(later).map((name) => `${folder}/${name}`))
      const files = Object.values(bundle)
        .filter((file) => {
          // Words come when a language is chosen, and stay then; so do other scripts' letters.
          if (file.type === 'chunk') return !file.facadeModuleId?.includes('virtual:words/')
          if (comesLater.has(file.fileName)) return false
          return /\.(css|mjs|zip|gz)$/.test(file.fileName) || /-latin-\d|assets\/(engine|reviewer)/.test(file.fileName)
        })
        .map((file) => at(file.fileName))
        .sort()
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const words: Record<string, string[]> = {}
      for (const file of Object.values(bundle)) {
        const language = file.type === 'chunk' && /virtual:words\/([^/]+)\//.exec(file.facadeModuleId ?? '')?.[1]
        if (language) (words[language] ??= []).push(at(file.fileName))
      }
      const text = source(alone ? 'page.js' : 'worker.js')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify([...ALWAYS.map(at), ...files]))
        .replace('{ __WORDS__: [] }', JSON.stringify(words))
      const whole = alone
        ? text.replace("'__ENGINE__'", JSON.stringify(folder)).replace("'__POLICY__'", JSON.stringify(POLICY))
        : text
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: whole })
    },
  }
}
