/** What was done, or could have been, in words. */
import { t } from '../lib/i18n.svelte'
import type { AnyCommand, Decision } from '../lib/protocol'
import type { Words } from '../table/words'

export function saidOf(commands: readonly AnyCommand[], kind: Decision['kind'], seat: number, words: Words): string {
  words.officers = kind === 'settle' ? [seat] : []
  const parts = commands.map((command) => price(command, kind, words) ?? words.command(command))
  if (parts.length === 0) return t('review-silent')
  const [first = '', second] = parts
  return second === undefined ? first : t('review-both', { first, second: second.charAt(0).toLowerCase() + second.slice(1) })
}

/** What a Sheriff asks for a bag in gold alone, shortly. */
function price(command: AnyCommand, kind: Decision['kind'], words: Words): string | null {
  if (command.command !== 'make_offer' || kind !== 'settle') return null
  const { merchant_gives: gives, bags = [] } = command.terms
  const gold = gives?.gold ?? 0
  const alone = gold > 0 && !gives?.legal?.length && !gives?.contraband?.length && !gives?.unseen && !gives?.from_bag?.length
  return alone && bags.length === 1 ? t('gate-ask-gold', { gold, owner: words.name(command.to[0] as number) }) : null
}
