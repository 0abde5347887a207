/** What somebody at the gate wants to know of a bag: all of it was told to everybody, this only counts it together. */
import type { Good, Offer, Pledge, Public } from '../lib/protocol'
import type { LogEntry, TableState } from './fold'
import { howMany, known } from './moves'

/** The market day of a merchant so far, and how the earlier bags went. */
export interface Past {
  /** Tossed this round; where that was face down, only how many. */
  tossed: readonly Good[] | number
  /** Taken from discard piles this round, for all to see. */
  taken: readonly Good[]
  /** Drawn unseen at the market this round. */
  drew: number
  /** Earlier bags of this game: opened and true, opened and false, passed. */
  honest: number
  caught: number
  passed: number
}

export function past(log: readonly LogEntry[], seat: number, round: number): Past {
  const found = { tossed: [] as readonly Good[] | number, taken: [] as Good[], drew: 0, honest: 0, caught: 0, passed: 0 }
  let market = false
  for (const { event, round: then } of log) {
    if (event.event === 'phase_began') market = then === round && event.phase === 'market'
    else if (event.event === 'bag_opened' && event.seat === seat) found[event.true ? 'honest' : 'caught'] += 1
    else if (event.event === 'bag_passed' && event.seat === seat) found.passed += 1
    else if (market && 'seat' in event && event.seat === seat) {
      if (event.event === 'cards_set_aside') found.tossed = event.cards
      else if (event.event === 'cards_set_aside_face_down') found.tossed = known(event.cards) ?? howMany(event.cards)
      else if (event.event === 'cards_taken') found.taken.push(...event.cards)
      else if (event.event === 'cards_drawn') found.drew += howMany(event.cards)
    }
  }
  return found
}

/** Offers that would let a bag pass, and offers against it. */
export function offersAbout(view: Public, bag: number): { pro: number; contra: number } {
  const deeds = view.offers.flatMap((offer) => (offer.terms.bags ?? []).filter((term) => term.bag === bag).map((term) => term.deed))
  const pro = deeds.filter((deed) => deed === 'pass').length
  return { pro, contra: deeds.length - pro }
}

/** Promises to let this bag pass, or never to open it, that fall due now: given in an earlier round by whoever keeps the gate. */
export function due(state: TableState, bag: number): Pledge[] {
  const officers = state.public?.sheriffs ?? []
  return state.promises.filter(
    (pledge) => (pledge.kind === 'pass_next' || pledge.kind === 'never_open') && pledge.state === 'open' && pledge.to.includes(bag) && pledge.by.some((seat) => officers.includes(seat)),
  )
}

/** Offers in the order in which they matter to a seat: what waits for its answer, what it made itself, the rest. */
export interface Sorted {
  incoming: Offer[]
  mine: Offer[]
  others: Offer[]
}

export function sortOffers(offers: readonly Offer[], me: number | null): Sorted {
  const mine = offers.filter((offer) => me !== null && offer.by.includes(me))
  const incoming = offers.filter((offer) => me !== null && offer.to.includes(me) && !mine.includes(offer))
  return { incoming, mine, others: offers.filter((offer) => !mine.includes(offer) && !incoming.includes(offer)) }
}

/** Between whom an offer is: there is one at most, and when it is changed it is still that one. */
export const between = (offer: Offer): string => `${offer.by}-${offer.to}`

/** Offers keep their places: one that is changed stays where it was, a new one comes below the others. */
export class Places {
  #taken: string[] = []

  sort(offers: readonly Offer[]): Offer[] {
    const there = offers.map(between)
    const stay = this.#taken.filter((each) => there.includes(each))
    this.#taken = [...stay, ...there.filter((each) => !stay.includes(each))]
    return offers.toSorted((one, other) => this.#taken.indexOf(between(one)) - this.#taken.indexOf(between(other)))
  }
}
