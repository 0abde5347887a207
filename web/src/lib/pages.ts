/** Which page draws which address, and the words that it needs. Pages are loaded when they are first shown. */
import type { Component } from 'svelte'
import type { Group } from './i18n.svelte'
import type { PageName } from './router.svelte'

const files = import.meta.glob<{ default: Component }>('../pages/*.svelte')

interface Page {
  file: string
  words: Group[]
  /** The table and its like fill the screen: no bar above, no margins. */
  bare?: boolean
}

export const PAGES: Record<Exclude<PageName, 'missing'>, Page> = {
  home: { file: 'Home', words: [] },
  new: { file: 'NewTable', words: ['table'] },
  table: { file: 'TablePage', words: ['table'], bare: true },
  join: { file: 'Join', words: [] },
  watch: { file: 'TablePage', words: ['table'], bare: true },
  tables: { file: 'Tables', words: [] },
  settings: { file: 'Settings', words: [] },
  recover: { file: 'Recover', words: [] },
  big: { file: 'Big', words: ['table', 'say', 'room'], bare: true },
  around: { file: 'PassAround', words: ['table', 'say', 'room'], bare: true },
  replays: { file: 'Replays', words: ['room'] },
  replay: { file: 'Replay', words: ['table', 'say', 'room'], bare: true },
  learn: { file: 'Learn', words: ['table', 'say', 'learn'], bare: true },
  rules: { file: 'Rules', words: ['rules'] },
  sheet: { file: 'Sheet', words: ['room'] },
  timer: { file: 'Timer', words: ['room'] },
  today: { file: 'Today', words: ['table', 'today'] },
}

/** What the window is called, by page; without one, the game alone. */
export const TITLES: Partial<Record<PageName, string>> = {
  tables: 'shell-open-tables',
  settings: 'shell-settings',
  recover: 'shell-recovery',
  replays: 'shell-replays',
  replay: 'shell-see-replay',
  learn: 'shell-learn',
  rules: 'shell-rules',
  around: 'shell-around',
  big: 'room-big-title',
  sheet: 'shell-sheet',
  timer: 'shell-timer',
  today: 'shell-today',
  join: 'shell-join-title',
  new: 'shell-new-table',
}

/** The component of a page; null where it has none. */
export async function load(name: PageName): Promise<Component | null> {
  if (name === 'missing') return null
  const file = files[`../pages/${PAGES[name].file}.svelte`]
  return file ? (await file()).default : null
}
