/** Words in six languages: the Fluent files of the Python package, loaded by language and group when needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import files from 'virtual:words'
import { FUNCTIONS } from './begins'
import { keepWords } from './network.svelte'
import { change, KEY, settings } from './settings.svelte'

export type Group = 'shell' | 'lobby' | 'table' | 'learn' | 'rules' | 'room' | 'say' | 'talk' | 'review' | 'today'
export type Args = Record<string, FluentVariable>

export const ENGLISH = 'en'

/** Languages by their own names, in the order of the menu. */
export const LANGUAGES: Record<string, string> = {
  en: 'English',
  uk: 'Українська',
  pl: 'Polski',
  fr: 'Français',
  'pt-BR': 'Português (Brasil)',
  es: 'Español',
}

/** The language that we have for a wish: itself, a relative (pt, pt-PT get pt-BR), or none. */
export function nearest(wish: string): string | undefined {
  const wanted = wish.replace('_', '-').toLowerCase()
  const family = wanted.split('-')[0]
  const ours = Object.keys(LANGUAGES)
  return ours.find((code) => code.toLowerCase() === wanted) ?? ours.find((code) => code.split('-')[0] === family)
}

function chosen(): string {
  const wishes = [settings.language, ...(navigator.languages ?? [navigator.language])].filter(Boolean)
  for (const wish of wishes) {
    const found = nearest(wish)
    if (found) return found
  }
  return ENGLISH
}

const bundles = new Map<string, FluentBundle>()
const loading = new Map<string, Promise<void>>()
const wanted = new Set<Group>(['shell'])

let current = $state(ENGLISH)
/** Counts what was loaded, so that words on the screen are said again. */
let loads = $state(0)

/** The language in use. */
export function language(): string {
  return current
}

function bundleOf(code: string): FluentBundle {
  let bundle = bundles.get(code)
  if (!bundle) {
    bundle = new FluentBundle(code, { functions: FUNCTIONS, useIsolating: false })
    bundles.set(code, bundle)
  }
  return bundle
}

function load(code: string, group: Group): Promise<void> {
  const key = `${code}/${group}`
  let promise = loading.get(key)
  if (!promise) {
    const file = files[code]?.[group]
    promise = file
      ? file().then((module) => {
          bundleOf(code).addResource(new FluentResource(module.default), { allowOverrides: true })
          loads += 1
        })
      : Promise.resolve()
    promise.catch(() => loading.delete(key))
    loading.set(key, promise)
  }
  return promise
}

/** Loads groups of words in the language in use; `t` can say them afterwards. */
export async function need(...groups: Group[]): Promise<void> {
  for (const group of groups) wanted.add(group)
  await Promise.all(groups.map((group) => load(current, group)))
}

let wished: Promise<void> = Promise.resolve()

/** One wish after the other, so that the last one counts, however long the words of each take. */
function use(code: string): Promise<void> {
  const mine = wished.catch(() => undefined).then(() => bring(code))
  wished = mine
  return mine
}

async function bring(code: string): Promise<void> {
  let groups: Group[]
  do {
    groups = [...wanted]
    await Promise.all(groups.map((group) => load(code, group)))
  } while (wanted.size > groups.length) // a page has asked for more meanwhile
  current = code
  document.documentElement.lang = code
  keepWords(code)
}

/** The first language, before anything is drawn. */
export async function startWords(...groups: Group[]): Promise<void> {
  for (const group of groups) wanted.add(group)
  try {
    await use(chosen())
  } catch {
    // Without a network a page may lack its words; the shell has its own, and says so.
    for (const group of groups) wanted.delete(group)
    await use(chosen())
  }
}

/** Whoever chooses another language in another tab reads it here, too. Call once, after `applySettings`. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) use(chosen()).catch((error: unknown) => console.warn(error))
  })
}

/** Another language, at once and from now on; '' follows the browser. */
export async function setLanguage(code: string): Promise<void> {
  const before = settings.language
  change({ language: code })
  try {
    await use(chosen())
  } catch (error) {
    if (settings.language === code) change({ language: before })
    throw error
  }
}

function said(code: string, id: string, args?: Args): string | null {
  const bundle = bundles.get(code)
  if (!bundle) return null
  const [name, attribute] = id.split('.')
  const message = bundle.getMessage(name ?? '')
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  if (!pattern) return null
  const errors: Error[] = []
  const text = bundle.formatPattern(pattern, args ?? null, errors)
  return errors.length > 0 ? null : text
}

/** Whether there is such a message in the language in use or in English. */
export function has(id: string): boolean {
  void loads
  const name = id.split('.')[0] ?? ''
  return [current, ENGLISH].some((code) => bundles.get(code)?.hasMessage(name))
}

/**
 * A message in the language in use, `id` or `id.attribute`. What a language lacks is said in English; what nobody can
 * say is its id, so that it is seen.
 */
export function t(id: string, args?: Args): string {
  void loads
  const text = said(current, id, args) ?? said(ENGLISH, id, args)
  if (text !== null) return text
  if (current !== ENGLISH) for (const group of wanted) void load(ENGLISH, group)
  return id
}
