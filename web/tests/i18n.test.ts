import { beforeEach, expect, test, vi } from 'vitest'
import { has, language, LANGUAGES, nearest, need, setLanguage, startWords, t } from '../src/lib/i18n.svelte'
import { settings } from '../src/lib/settings.svelte'

beforeEach(async () => {
  await setLanguage('en')
})

test('a wish is answered by the language itself, by a relative, or not at all', () => {
  expect(['pl', 'pt', 'pt_PT', 'ES-mx', 'uk-UA', 'de', ''].map(nearest)).toEqual([
    'pl',
    'pt-BR',
    'pt-BR',
    'es',
    'uk',
    undefined,
    undefined,
  ])
})

test('the language follows the browser until somebody chooses', async () => {
  Object.defineProperty(navigator, 'languages', { value: ['de-DE', 'fr-CA'], configurable: true })
  await setLanguage('')
  expect(language()).toBe('fr')
  await setLanguage('pl')
  expect(language()).toBe('pl')
  expect(settings.language).toBe('pl')
  expect(document.documentElement.lang).toBe('pl')
})

test('goods are counted as each language counts', async () => {
  const counted = (): string[] => [1, 2, 5, 22].map((count) => t('goods-counted', { good: 'apple', count }))
  expect(counted()).toEqual(['1 apple', '2 apples', '5 apples', '22 apples'])
  await setLanguage('pl')
  expect(counted()).toEqual(['1 jabłko', '2 jabłka', '5 jabłek', '22 jabłka'])
  await setLanguage('uk')
  expect(counted()).toEqual(['1 яблуко', '2 яблука', '5 яблук', '22 яблука'])
})

test('attributes and variables are said without isolation marks', () => {
  expect(t('shell-called', { name: 'Bess' })).toBe('You’re Bess')
  expect(t('good-apple.counted', { count: 3 })).toBe('3 apples')
})

test('what nobody can say is its own id, so that it is seen', () => {
  expect(t('no-such-message')).toBe('no-such-message')
  expect(has('no-such-message')).toBe(false)
  expect(t('shell-called')).toBe('shell-called')
})

test('every language of the menu has words', async () => {
  for (const code of Object.keys(LANGUAGES)) {
    await setLanguage(code)
    expect(t('good-bread'), code).not.toBe('good-bread')
  }
})

test('words of the table and of its bots come when they are needed, in the language in use', async () => {
  await setLanguage('es')
  expect(has('talk-demand-plain-1')).toBe(false)
  await need('table')
  expect(has('table-scene')).toBe(true)
  await need('talk')
  expect(has('talk-demand-plain-1')).toBe(true)
  await startWords()
  expect(language()).toBe('es')
})

test('who chooses again before the words have come reads what was chosen last', async () => {
  vi.resetModules()
  const fresh = await import('../src/lib/i18n.svelte')
  await fresh.setLanguage('en')
  await Promise.all([fresh.setLanguage('pl'), fresh.setLanguage('en')])
  expect(fresh.language()).toBe('en')
  expect(document.documentElement.lang).toBe('en')
})

test('words that a page asks for while another language comes are there in that language', async () => {
  vi.resetModules()
  const fresh = await import('../src/lib/i18n.svelte')
  await fresh.setLanguage('en')
  await Promise.all([fresh.setLanguage('fr'), fresh.need('table')])
  expect(fresh.t('table-offer-refuse')).toBe('Refuser')
})
