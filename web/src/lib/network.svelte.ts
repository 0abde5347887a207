/** Whether there is a network, as far as the device knows; and the worker that keeps the shell without one. */
import { ALONE } from '#house'

let online = $state(ALONE || typeof navigator === 'undefined' || navigator.onLine)

export function isOnline(): boolean {
  return online
}

export function watchNetwork(): void {
  if (ALONE) return
  addEventListener('online', () => (online = true))
  addEventListener('offline', () => (online = false))
}

/** Asks the worker to keep the words of a language. */
export function keepWords(language: string): void {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.ready.then(
    (worker) => worker.active?.postMessage({ words: language }),
    () => undefined,
  )
}

/** In builds only: a worker would serve yesterday's modules to a developer. */
export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).catch(() => undefined)
  })
}
