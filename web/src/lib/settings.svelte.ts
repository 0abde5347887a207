/** What a person likes, kept in this browser and applied on <html>. */
import { SPEEDS, type Speed } from '../table/director/pace'
import { remember, remembered } from './storage'

export interface Settings {
  /** '' follows the browser. */
  language: string
  theme: 'auto' | 'light' | 'dark'
  text: 'small' | 'normal' | 'large' | 'huge'
  sound: boolean
  /** The low murmur of the market, under everything. */
  murmur: boolean
  /** 0 to 1. */
  volume: number
  haptics: boolean
  /** 'auto' follows the system. */
  motion: 'auto' | 'full' | 'none'
  /** How fast a game is told. */
  speed: Speed
  /** Show "what would a strong bot do?" where the table allows it. */
  hints: boolean
}

export const KEY = 'nottingham-settings'

export const DEFAULTS: Settings = {
  language: '',
  theme: 'auto',
  text: 'normal',
  sound: true,
  murmur: false,
  volume: 0.7,
  haptics: true,
  motion: 'auto',
  speed: 'relaxed',
  hints: true,
}

const ALLOWED: { [name in keyof Settings]?: readonly unknown[] } = {
  theme: ['auto', 'light', 'dark'],
  text: ['small', 'normal', 'large', 'huge'],
  motion: ['auto', 'full', 'none'],
  speed: SPEEDS,
}

/** Settings from stored text; whatever cannot be understood has its default. */
export function read(text: string | null): Settings {
  const found: Settings = { ...DEFAULTS }
  let stored: unknown
  try {
    stored = JSON.parse(text ?? '{}')
  } catch {
    return found
  }
  if (typeof stored !== 'object' || stored === null) return found
  for (const name of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    const value = (stored as Record<string, unknown>)[name]
    const allowed = ALLOWED[name]
    if (typeof value !== typeof DEFAULTS[name] || (allowed && !allowed.includes(value))) continue
    Object.assign(found, { [name]: value })
  }
  found.volume = Math.min(1, Math.max(0, found.volume))
  return found
}

export const settings: Settings = $state(read(remembered(KEY)))

const stillness = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null
let systemIsStill = $state(stillness?.matches ?? false)

/** Whether things may move; ask it before animating from script. */
export function moving(): boolean {
  return settings.motion === 'full' || (settings.motion === 'auto' && !systemIsStill)
}

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes)
  remember(KEY, JSON.stringify(settings))
}

/** Puts the settings on <html> and keeps them there. Call once. */
export function applySettings(root: HTMLElement = document.documentElement): () => void {
  const otherTab = (event: StorageEvent): void => {
    if (event.key === KEY) Object.assign(settings, read(event.newValue))
  }
  const stirred = (event: MediaQueryListEvent): void => {
    systemIsStill = event.matches
  }
  addEventListener('storage', otherTab)
  stillness?.addEventListener('change', stirred)
  const stop = $effect.root(() => {
    $effect(() => {
      root.dataset.theme = settings.theme
      root.dataset.text = settings.text
      root.dataset.motion = moving() ? 'full' : 'none'
    })
  })
  return () => {
    removeEventListener('storage', otherTab)
    stillness?.removeEventListener('change', stirred)
    stop()
  }
}
