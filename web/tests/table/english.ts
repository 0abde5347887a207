import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Translate } from '../../src/table/words'

const bundle = new FluentBundle('en', { useIsolating: false })
for (const file of ['goods', 'talk', 'table', 'gate', 'coach']) {
  const path = resolve(import.meta.dirname, `../../../src/nottingham/locales/en/${file}.ftl`)
  bundle.addResource(new FluentResource(readFileSync(path, 'utf8')))
}

/** English, and nothing is forgiven: a missing message or variable is an error. */
export const english: Translate = (id, args) => {
  const [name = '', attribute] = id.split('.')
  const message = bundle.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) throw new Error(`No message ${id}`)
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, args ?? null, errors)
  if (errors.length) throw new Error(`${id}: ${errors.join(', ')}`)
  return text
}

export function has(id: string): boolean {
  return bundle.hasMessage(id)
}
