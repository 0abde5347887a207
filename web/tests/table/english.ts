import { FluentBundle, FluentResource } from '@fluent/bundle'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { FUNCTIONS } from '../../src/lib/begins'
import type { Translate } from '../../src/table/words'

function bundleOf(language: string): FluentBundle {
  const made = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false })
  for (const file of ['goods', 'talk', 'table', 'gate', 'coach']) {
    const path = resolve(import.meta.dirname, `../../../src/nottingham/locales/${language}/${file}.ftl`)
    made.addResource(new FluentResource(readFileSync(path, 'utf8')))
  }
  return made
}

/** A language, and nothing is forgiven: a missing message or variable is an error. */
export function speaking(language: string): Translate {
  const words = bundleOf(language)
  return (id, args) => {
    const [name = '', attribute] = id.split('.')
    const message = words.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) throw new Error(`No message ${id}`)
    const errors: Error[] = []
    const text = words.formatPattern(pattern, args ?? null, errors)
    if (errors.length) throw new Error(`${id}: ${errors.join(', ')}`)
    return text
  }
}

const bundle = bundleOf('en')
export const english = speaking('en')

export function has(id: string): boolean {
  return bundle.hasMessage(id)
}
