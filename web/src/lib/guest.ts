/** Names for those who have not chosen one. */
import { t } from './i18n.svelte'
import { callMe, me, whoAmI } from './me.svelte'
import type { Guest } from './protocol'

export function someName(but = ''): string {
  const names = t('shell-guest-names')
    .split(/[,，]\s*/)
    .filter((name) => name && name !== but)
  return names[Math.floor(Math.random() * names.length)] ?? 'Robin'
}

/** Somebody the server knows: the guest, or a new one under the last name or any. */
export async function somebody(): Promise<Guest> {
  return (await whoAmI()) ?? (await callMe(me.lastName || someName()))
}
