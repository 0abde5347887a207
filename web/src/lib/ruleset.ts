/** The rules of a table in words. */
import { language, t } from './i18n.svelte'
import type { Ruleset, TableNow } from './protocol'

/** Options that are on or off, in the order of the lobby. */
export const OPTIONS = ['royal_goods', 'black_market', 'inspection_clock', 'seven_cards', 'hidden_removal'] as const
export type Option = (typeof OPTIONS)[number]

export function promoCount(ruleset: Ruleset): number {
  return Object.values(ruleset.promos ?? {}).reduce((sum, copies) => sum + copies, 0)
}

/** Seconds in words. */
export function time(seconds: number): string {
  if (seconds >= 3600 && seconds % 3600 === 0) return t('lobby-time-hours', { count: seconds / 3600 })
  if (seconds >= 60 && seconds % 60 === 0) return t('lobby-time-minutes', { count: seconds / 60 })
  return t('lobby-time-seconds', { count: seconds })
}

/** What is always to be said: edition and players. */
export function basics(ruleset: Ruleset): string {
  return `${t('lobby-sum-edition', { edition: ruleset.edition })} · ${t('lobby-sum-players', { players: ruleset.players })}`
}

/** What differs from the printed game, each in a word or two. */
export function extras(table: TableNow): string[] {
  const { ruleset } = table
  const found: string[] = []
  if (ruleset.house_rounds) found.push(t('lobby-sum-rounds', { rounds: ruleset.house_rounds }))
  for (const option of [...OPTIONS, 'deputies'] as const) if (ruleset[option]) found.push(t(`lobby-option-${option}.short`))
  const promos = promoCount(ruleset)
  if (promos) found.push(t('lobby-sum-promos', { count: promos }))
  if (ruleset.house_deck) found.push(t('lobby-sum-deck'))
  if (table.turn_seconds) found.push(t('lobby-sum-turn', { time: time(table.turn_seconds) }))
  if (table.reserve_seconds) found.push(t('lobby-sum-reserve', { time: time(table.reserve_seconds) }))
  if (table.hints) found.push(t('lobby-sum-hints'))
  if (table.public) found.push(t('lobby-sum-public'))
  if (table.spectators) found.push(t('lobby-sum-spectators'))
  return found
}

/** A list in a sentence of the language in use. */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts)
}
