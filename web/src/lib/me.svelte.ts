/** Who the person is: a guest of this server, known by a cookie. */
import { api, foundAt } from './api'
import { checkRelease } from './fresh.svelte'
import type { Guest } from './protocol'
import { remember, remembered } from './storage'

const NAME = 'nottingham-name'

let guest: Guest | null = $state.raw(null)
let asked = $state(false)
let asking: Promise<Guest | null> | null = null

export const me = {
  /** The guest, once `whoAmI` has answered; null for somebody new. */
  get guest(): Guest | null {
    return guest
  },
  get name(): string {
    return guest?.name ?? ''
  },
  /** Whether the server has said who this is. */
  get known(): boolean {
    return asked
  },
  /** The name used here before, to begin with. */
  get lastName(): string {
    return remembered(NAME) ?? ''
  },
}

function become(found: Guest | null): Guest | null {
  guest = found && { id: found.id, name: found.name }
  asked = true
  if (found) remember(NAME, found.name)
  return guest
}

/** Asks the server once; a Trouble with status 0 if it cannot be reached. */
export function whoAmI(): Promise<Guest | null> {
  asking ??= api.hello().then(
    (hello) => {
      checkRelease(hello.protocol)
      foundAt(hello.address)
      return become(hello.guest)
    },
    (error: unknown) => {
      asking = null
      throw error
    },
  )
  return asking
}

/** Comes in under a name, or takes another one. */
export async function callMe(name: string): Promise<Guest> {
  const known = await whoAmI()
  const found = known ? (known.name === name ? known : await api.rename(name)) : await api.comeIn(name)
  asking = Promise.resolve(become(found))
  return found
}

export async function recover(token: string): Promise<Guest> {
  const found = await api.recover(token)
  asking = Promise.resolve(become(found))
  return found
}

/** The server forgets the name, the talk and the list of games. */
export async function forgetMe(): Promise<void> {
  await api.forgetMe()
  remember(NAME, '')
  asking = Promise.resolve(become(null))
}
