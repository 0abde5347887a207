import { afterEach, beforeEach, expect, test } from 'vitest'
import { go, parse, route, startRouter } from '../src/lib/router.svelte'

let stop: () => void
beforeEach(() => {
  go('/')
  stop = startRouter()
})
afterEach(() => stop())

test.each([
  ['/', 'home', ''],
  ['/table/k7m2p9', 'table', 'k7m2p9'],
  ['/join/XK4QP', 'join', 'XK4QP'],
  ['/join', 'join', ''],
  ['/rules', 'rules', ''],
  ['/rules/inspection', 'rules', 'inspection'],
  ['/settings/', 'settings', ''],
  ['/replay/abc?at=12', 'replay', 'abc'],
  ['/table', 'missing', ''],
  ['/settings/more', 'missing', 'more'],
  ['/table/a/b', 'missing', 'a'],
  ['/no-such-page', 'missing', ''],
  ['/join/%E0%A4%A', 'join', '%E0%A4%A'],
])('%s shows %s', (address, page, id) => {
  expect(parse(address)).toMatchObject({ page, id })
})

test('a recovery link keeps its token out of the path', () => {
  expect(parse('/#recover=recovery.robin.abc')).toMatchObject({ page: 'recover', id: 'recovery.robin.abc' })
})

test('links within the client are followed without leaving the page', () => {
  document.body.innerHTML = '<a href="/settings">x</a><a href="/docs" id="out">y</a>'
  document.querySelector('a')?.click()
  expect(route.page).toBe('settings')
  expect(location.pathname).toBe('/settings')
})

test('links with a modifier, with a target, and to what is not ours are the browser’s', () => {
  document.body.innerHTML = '<a href="/rules" target="_blank"><b>x</b></a><a href="/docs"><b>y</b></a><a href="/sheet"><b>z</b></a>'
  const [elsewhere, docs, plain] = [...document.querySelectorAll('b')]
  const ours = (link: Element | undefined, init: MouseEventInit = {}): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    link?.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(ours(elsewhere)).toBe(false)
  expect(ours(docs)).toBe(false)
  expect(ours(plain, { ctrlKey: true })).toBe(false)
  expect(route.page).toBe('home')
  expect(ours(plain)).toBe(true)
  expect(route.page).toBe('sheet')
})
