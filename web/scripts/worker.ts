import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/worker/worker.js', import.meta.url))
/** Beside what was built: the page itself and what a phone's home screen shows. */
const ALWAYS = ['/', '/manifest.webmanifest', '/icon.svg', '/icon-192.png']

/** Writes worker.js with the list of files to keep: all scripts and styles, and the Latin letters. */
export function worker(): Plugin {
  return {
    name: 'nottingham-worker',
    apply: 'build',
    generateBundle(_options, bundle) {
      const files = Object.values(bundle)
        .filter((file) => {
          // Words come when a language is chosen, and stay then; so do other scripts' letters.
          if (file.type === 'chunk') return !file.facadeModuleId?.includes('virtual:words/')
          return file.fileName.endsWith('.css') || /-latin-\d/.test(file.fileName)
        })
        .map((file) => `/${file.fileName}`)
        .sort()
      const version = createHash('sha256').update(Object.keys(bundle).sort().join('\n')).digest('hex').slice(0, 12)
      const words: Record<string, string[]> = {}
      for (const file of Object.values(bundle)) {
        const language = file.type === 'chunk' && /virtual:words\/([^/]+)\//.exec(file.facadeModuleId ?? '')?.[1]
        if (language) (words[language] ??= []).push(`/${file.fileName}`)
      }
      const source = readFileSync(SOURCE, 'utf-8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__FILES__']", JSON.stringify([...ALWAYS, ...files]))
        .replace('{ __WORDS__: [] }', JSON.stringify(words))
      this.emitFile({ type: 'asset', fileName: 'worker.js', source })
    },
  }
}
