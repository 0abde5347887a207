/** Tables in lists: what is said about them in a line, and the quick way to one. */
import { isFirstTimer } from '../learn/firsts.svelte'
import { api, nonce } from './api'
import { somebody } from './guest'
import { MOST_PLAYERS } from './rulebook'
import type { BotInfo, Ruleset, TableNow } from './protocol'
import { language, t } from './i18n.svelte'

export type Level = 'easy' | 'medium' | 'hard' | 'master'
export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard', 'master']

/** The trained level plays only what it was trained for. */
export const masterPlays = (rules: Ruleset): boolean =>
  rules.edition === 'second' && rules.players < MOST_PLAYERS && Object.values(rules.promos ?? {}).every((number) => !number)

/** The others at a table in a line: people by name, bots by their number. */
export function company(table: TableNow, mine: string): string {
  const people = table.seats.filter((seat) => seat.kind === 'person' && seat.name !== mine).map((seat) => seat.name ?? '')
  const bots = table.seats.filter((seat) => seat.kind === 'bot').length
  const parts = [...people.map((name) => name || t('shell-nameless')), ...(bots ? [t('shell-some-bots', { count: bots })] : [])]
  if (parts.length === 0) return t('shell-table-alone')
  return t('shell-table-with', { names: new Intl.ListFormat(language(), { type: 'conjunction' }).format(parts) })
}

export function freeSeats(table: TableNow): number {
  return table.seats.filter((seat) => (seat.kind ?? 'open') === 'open').length
}

/** Characters for bots, no two alike as long as there are enough. */
export function someCharacters(bot: BotInfo | undefined, count: number, taken: readonly string[] = []): string[] {
  const all = [...(bot?.characters ?? [])]
  for (let i = all.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    ;[all[i], all[j]] = [all[j] as string, all[i] as string]
  }
  const fresh = [...all.filter((one) => !taken.includes(one)), ...all.filter((one) => taken.includes(one))]
  return Array.from({ length: count }, (_, i) => fresh[i % Math.max(1, fresh.length)] ?? '')
}

export const spec = (level: string, character: string): string => (character ? `${level}:${character}` : level)

/** Somebody's first game begins as a merchant: this seat keeps the gate first, and theirs comes in round 3. It is said when
    the table is made, before there is anything of a deal, and everybody can see it. */
const FIRST_SHERIFF = 2

/** You and three bots: a table, set up and started. Answers its id. If it does not come to that, nobody stays at it. */
export async function playNow(level: Level): Promise<string> {
  const [, bots] = await Promise.all([somebody(), api.bots()])
  const { table } = await api.createTable({
    ruleset: { edition: 'second', players: 4 },
    ...(isFirstTimer() ? { first_sheriff: FIRST_SHERIFF } : {}),
  })
  const there = bots.find((bot) => bot.name === level) ?? bots.find((bot) => bot.name === 'hard')
  const characters = someCharacters(there, 3)
  try {
    await Promise.all(characters.map((character, i) => api.putBot(table.id, i + 1, spec(there?.name ?? level, character))))
    await api.ready(table.id, nonce())
    await api.start(table.id)
  } catch (error) {
    await api.getUp(table.id, 0).catch(() => undefined)
    throw error
  }
  return table.id
}

/** The same people and bots once more. Alone with bots the game starts at once; among people everybody says yes with this,
    and it starts with the last of them. Answers the way there. */
export async function playAgain(over: TableNow): Promise<string> {
  const { table, host } = await api.rematch(over.id)
  const alone = over.seats.filter((seat) => seat.kind === 'person').length === 1
  if (table.state !== 'lobby') return `/table/${table.id}`
  if (alone && host && typeof table.first_sheriff === 'number') await api.changeTable(table.id, { first_sheriff: null })
  await api.ready(table.id, nonce())
  if (alone && host) await api.start(table.id)
  return `/table/${table.id}${alone ? '' : '?again'}`
}
