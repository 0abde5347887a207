/** What went wrong, in words. */
import { Trouble } from './api'
import { has, t } from './i18n.svelte'
import { toast } from './ui/toasts.svelte'

/** The sentence for a code of the server. What a newer server says is not in our words yet: then it is a fault. */
export function sentence(code: string): string {
  const id = `shell-trouble-${code.replaceAll('.', '-')}`
  return has(id) ? t(id) : t('shell-trouble-server-fault')
}

export function inWords(error: unknown): string {
  if (error instanceof Trouble) return sentence(error.code)
  return t('shell-trouble-server-fault')
}

/** Tries something; trouble is told in a notice. Answers whether it worked. */
export async function tried(deed: () => Promise<unknown>): Promise<boolean> {
  try {
    await deed()
    return true
  } catch (error) {
    if (!(error instanceof Trouble)) console.error(error)
    toast(inWords(error), 'trouble')
    return false
  }
}
