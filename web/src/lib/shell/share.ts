import { t } from '../i18n.svelte'
import { toast } from '../ui/toasts.svelte'

/** Into the clipboard, also where the page is not served over TLS. */
export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    field.setAttribute('readonly', '')
    field.className = 'visually-hidden'
    ;(document.querySelector('dialog[open]') ?? document.body).append(field)
    field.select()
    document.execCommand('copy')
    field.remove()
  }
  toast(t('shell-copied'))
}

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

export async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url })
  } catch {
    // The person changed their mind.
  }
}
