/** Sound from the first touch on, always as the settings have it. */
import { listen, settle } from './sound'

/** Call once when the client starts. Gives back how to stop. */
export function startSound(): () => void {
  const stop = listen()
  const quiet = $effect.root(() => {
    $effect(settle)
  })
  return () => {
    stop()
    quiet()
  }
}
