/** What went wrong, in words. */
import { Trouble } from './api'
import { has, t } from './i18n.svelte'
import { toast } from './ui/toasts.svelte'

/** The sentence for a code of the server; what nobody has put into words is said as the server said it. */
export function sentence(code: string, why: string): string {
  const id = `shell-trouble-${code.replaceAll('.', '-')}`
  return has(id) ? t(id) : why || t('shell-trouble-server-fault')
}

export function inWords(error: unknown): string {
  if (error instanceof Trouble) return sentence(error.code, error.why)
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
