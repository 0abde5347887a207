/** The first two games of this browser: who plays them gets a coach, who has played them never again. */
import { remember, remembered } from '../lib/storage'

const KEY = 'nottingham-first-games'
const GAMES = 2

interface Firsts {
  games: string[]
  off: boolean
}

function read(): Firsts {
  try {
    const found = JSON.parse(remembered(KEY) ?? '{}') as Partial<Firsts>
    return { games: Array.isArray(found.games) ? found.games.filter((id) => typeof id === 'string') : [], off: found.off === true }
  } catch {
    return { games: [], off: false }
  }
}

let now: Firsts = $state(read())

function keep(next: Firsts): void {
  now = next
  remember(KEY, JSON.stringify(next))
}

/** Whether nobody has played a game in this browser yet. */
export function isFirstTimer(): boolean {
  return now.games.length === 0 && !now.off
}

/** A game is played in this browser: the first ones are remembered. */
export function played(table: string): void {
  if (!now.games.includes(table) && now.games.length <= GAMES) keep({ ...now, games: [...now.games, table] })
}

/** Whether the coach has something to say in this game. */
export function coached(table: string): boolean {
  return !now.off && now.games.slice(0, GAMES).includes(table)
}

export function sendCoachAway(): void {
  keep({ ...now, off: true })
}
