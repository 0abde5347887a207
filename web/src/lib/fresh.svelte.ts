/** Pages of an older release than the server load themselves again, once. */
import { PROTOCOL } from './protocol'

const KEY = 'nottingham-reloaded'
/** A reload that did not help is not tried again before this. */
const AGAIN_MS = 60_000

let outdated = $state(false)

/** Whether the server speaks a newer protocol than this page. */
export function isOutdated(): boolean {
  return outdated
}

/** Loads the page again, past the caches of the worker. Answers false if that was tried a moment ago. */
export function loadAnew(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < AGAIN_MS) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return false
  }
  void (async () => {
    try {
      await (await navigator.serviceWorker?.getRegistration())?.update()
    } catch {
      // No worker, or no network: the reload says so.
    }
    location.reload()
  })()
  return true
}

/** The server said which protocol it speaks. */
export function checkRelease(protocol: number): void {
  if (protocol === PROTOCOL) return
  outdated = true
  loadAnew()
}
