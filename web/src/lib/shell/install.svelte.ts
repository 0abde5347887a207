/** Installing as an app, where the browser offers it. */

interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

let offered: InstallEvent | null = $state.raw(null)

export const install = {
  /** The browser would install it now. */
  get offered(): boolean {
    return offered !== null
  },
  /** It runs as an app already. */
  get done(): boolean {
    return matchMedia('(display-mode: standalone)').matches
  },
  /** Apple's phones install from their own menu only. */
  get apple(): boolean {
    return /iPhone|iPad/.test(navigator.userAgent)
  },
}

export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallEvent
  })
  addEventListener('appinstalled', () => (offered = null))
}

export async function installNow(): Promise<void> {
  await offered?.prompt()
  offered = null
}
