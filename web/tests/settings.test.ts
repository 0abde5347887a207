import { flushSync } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { applySettings, change, DEFAULTS, KEY, moving, read, settings } from '../src/lib/settings.svelte'

afterEach(() => change(DEFAULTS))

test('what cannot be understood has its default', () => {
  expect(read(null)).toEqual(DEFAULTS)
  expect(read('not json')).toEqual(DEFAULTS)
  expect(read('null')).toEqual(DEFAULTS)
  expect(read('{"theme": "pink", "sound": "loud", "volume": 7, "text": "huge"}')).toEqual({
    ...DEFAULTS,
    volume: 1,
    text: 'huge',
  })
})

test('a change is kept for the next visit', () => {
  change({ theme: 'dark', volume: 0.25 })
  expect(read(localStorage.getItem(KEY))).toMatchObject({ theme: 'dark', volume: 0.25 })
})

test('settings stand on the root of the page, and follow another tab', () => {
  const root = document.createElement('html')
  const stop = applySettings(root)
  flushSync()
  expect({ ...root.dataset }).toMatchObject({ theme: 'auto', text: 'normal', motion: 'full' })
  change({ theme: 'dark', motion: 'none' })
  flushSync()
  expect({ ...root.dataset }).toMatchObject({ theme: 'dark', motion: 'none' })
  expect(moving()).toBe(false)
  dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: '{"text": "large"}' }))
  flushSync()
  expect(root.dataset.text).toBe('large')
  expect(settings.theme).toBe('auto')
  stop()
})
