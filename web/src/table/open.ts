/** A table over the network, in a browser: the store, its connection, and the tab's comings and goings. */
import { ALONE } from '#house'
import { moving, settings } from '../lib/settings.svelte'
import { remember, remembered } from '../lib/storage'
import { browser, Connection, type World } from './connection'
import type { Left } from './director/away'
import type { Timing } from './director/director.svelte'
import { SCALE } from './director/pace'
import { TableStore } from './store.svelte'

const LEFT = 'nottingham-left'

export interface OpenTable {
  store: TableStore
  close(): void
}

/** Time on the screen, as the person likes it. */
export const onScreen: Timing = { later: browser.later, now: browser.now, scale: () => SCALE[settings.speed], moves: moving }

/** Sit down at a table, or look on. Call `close` when the page goes. Another world brings another guest's token, or other eyes. */
export function openTable(id: string, world: World = browser): OpenTable {
  const store = new TableStore(onScreen)
  const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/socket`
  const connection = new Connection(address, store, world)
  const awake = (): void => {
    store.look(document.visibilityState !== 'visible')
    if (document.visibilityState === 'visible') connection.wake()
  }
  const online = (): void => connection.wake()
  const offline = (): void => {
    if (!ALONE) connection.offline()
  }
  // A device that is passed around has several seats, and nobody is away.
  const own = world === browser
  const leave = (): void => {
    const left = own ? store.leave() : null
    if (left) remember(LEFT, JSON.stringify({ ...left, table: id }))
  }
  document.addEventListener('visibilitychange', awake)
  addEventListener('pageshow', awake)
  addEventListener('pagehide', leave)
  addEventListener('online', online)
  addEventListener('offline', offline)
  store.look(document.visibilityState !== 'visible')
  if (own) store.cameBack(leftAt(id))
  store.connect(connection)
  return {
    store,
    close() {
      leave()
      connection.stop()
      document.removeEventListener('visibilitychange', awake)
      removeEventListener('pageshow', awake)
      removeEventListener('pagehide', leave)
      removeEventListener('online', online)
      removeEventListener('offline', offline)
    },
  }
}

/** Where this device left the table last time, if it did. */
function leftAt(table: string): Left | null {
  try {
    const left = JSON.parse(remembered(LEFT) ?? 'null') as (Left & { table: string }) | null
    return left?.table === table && [left.n, left.at, left.gold].every(Number.isFinite) ? left : null
  } catch {
    return null
  }
}
