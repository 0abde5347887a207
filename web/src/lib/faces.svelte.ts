/** Which face everybody has: people choose, bots and others wear what is left. The choice is kept in this browser. */
import type { SeatNow, TableNow } from './protocol'
import { remember, remembered } from './storage'

/** As many as art/merchants.ts draws. */
export const FACES = 6
const KEY = 'nottingham-face'

function read(): number | null {
  const face = Number(remembered(KEY) ?? NaN)
  return Number.isInteger(face) && face >= 0 && face < FACES ? face : null
}

let mine: number | null = $state(read())

export const face = {
  /** What I chose; nothing: the seat decides. */
  get chosen(): number | null {
    return mine
  },
}

export function chooseFace(chosen: number): void {
  mine = chosen
  remember(KEY, String(chosen))
}

/** The face of each seat: chosen ones first, then the seat's own where nobody has it, then any that is left. */
export function faces(seats: readonly SeatNow[]): number[] {
  const found: (number | null)[] = seats.map((seat) => seat.face ?? null)
  const taken = new Set(found)
  const wear = (seat: number, wanted: number): void => {
    found[seat] = wanted
    taken.add(wanted)
  }
  seats.forEach((_, seat) => {
    if (found[seat] === null && !taken.has(seat)) wear(seat, seat)
  })
  seats.forEach((_, seat) => {
    if (found[seat] !== null) return
    const free = Array.from({ length: FACES }, (__, number) => number).find((number) => !taken.has(number))
    wear(seat, free ?? seat)
  })
  return found as number[]
}

export function faceAt(table: TableNow | null, seat: number): number {
  return table ? (faces(table.seats)[seat] ?? seat) : seat
}
