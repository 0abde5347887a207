/** A table over the network, in a browser: the store, its connection, and the tab's comings and goings. */
import { browser, Connection, type World } from './connection'
import { TableStore } from './store.svelte'

export interface OpenTable {
  store: TableStore
  close(): void
}

/** Sit down at a table, or look on. Call `close` when the page goes. Another world brings another guest's token, or other eyes. */
export function openTable(id: string, world: World = browser): OpenTable {
  const store = new TableStore()
  const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(id)}/socket`
  const connection = new Connection(address, store, world)
  const awake = (): void => {
    if (document.visibilityState === 'visible') connection.wake()
  }
  const online = (): void => connection.wake()
  const offline = (): void => connection.offline()
  document.addEventListener('visibilitychange', awake)
  addEventListener('pageshow', awake)
  addEventListener('online', online)
  addEventListener('offline', offline)
  store.connect(connection)
  return {
    store,
    close() {
      connection.stop()
      document.removeEventListener('visibilitychange', awake)
      removeEventListener('pageshow', awake)
      removeEventListener('online', online)
      removeEventListener('offline', offline)
    },
  }
}
