import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { GROUPS } from '../scripts/groups'
import { has, need, setLanguage, type Group } from '../src/lib/i18n.svelte'

const SOURCES = join(import.meta.dirname, '../src')
const ENGLISH = join(import.meta.dirname, '../../src/nottingham/locales/en')

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(entry.name) ? [path] : []
  })
}

const texts = sources(SOURCES).map((file) => ({ file, text: readFileSync(file, 'utf-8') }))
const english = Object.values(GROUPS)
  .flat()
  .map((area) => readFileSync(join(ENGLISH, `${area}.ftl`), 'utf-8'))
  .join('\n')
const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] as string)

beforeAll(async () => {
  await setLanguage('en')
  await need(...(Object.keys(GROUPS) as Group[]))
})

test('everything that a screen says is a message of the English files', () => {
  const lacking = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\bt\(\s*'([a-z][\w.-]*)'/g)]
      .map((match) => match[1] as string)
      .filter((id) => !has(id))
      .map((id) => `${file.slice(SOURCES.length)}: ${id}`),
  )
  expect(lacking).toEqual([])
})

test('messages that are chosen by a value begin as some message does', () => {
  const lacking = texts.flatMap(({ text }) =>
    [...text.matchAll(/\bt\(\s*`([a-z][\w-]*-)\$\{/g)]
      .map((match) => match[1] as string)
      .filter((prefix) => !ids.some((id) => id.startsWith(prefix))),
  )
  expect(lacking).toEqual([])
})
