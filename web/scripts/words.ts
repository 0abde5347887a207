import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { GROUPS } from './groups.ts'

const FOLDER = fileURLToPath(new URL('../../src/nottingham/locales', import.meta.url))
const INDEX = 'virtual:words'

function languages(): string[] {
  return readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(FOLDER, entry.name, 'goods.ftl')))
    .map((entry) => entry.name)
    .sort()
}

function files(language: string, group: string): string[] {
  return (GROUPS[group] ?? []).map((area) => join(FOLDER, language, `${area}.ftl`)).filter((file) => existsSync(file))
}

/** The Fluent files of the Python package as modules, one for each language and group, loaded when they are needed. */
export function words(): Plugin {
  return {
    name: 'nottingham-words',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return null
      const [, language, group] = id.split('/')
      if (!language || !group) {
        const lines = languages().map((code) => {
          const groups = Object.keys(GROUPS).filter((name) => files(code, name).length > 0)
          const loads = groups.map((name) => `${name}: () => import('${INDEX}/${code}/${name}')`)
          return `${JSON.stringify(code)}: { ${loads.join(', ')} }`
        })
        return `export default { ${lines.join(',\n')} }`
      }
      const text = files(language, group).map((file) => {
        this.addWatchFile(file)
        // Comments are for translators.
        return readFileSync(file, 'utf-8').replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')
      })
      return `export default ${JSON.stringify(text.join('\n'))}`
    },
  }
}
