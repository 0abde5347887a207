/** What I may do, sorted by what a screen needs. Nothing here knows a rule: it is all in `legal`. */
import type {
  AnyCommand,
  CardsFrom,
  Choices,
  FavourKind,
  Good,
  Kinds,
  MayAccept,
  MayChoosePlates,
  MayGive,
  MayLoad,
  MayOffer,
  MayPay,
  MayPlace,
  MayPropose,
  MaySetAside,
  Offer,
  OfferId,
  Parcel,
  Pledge,
  Terms,
} from '../lib/protocol'
import { FAVOUR_KINDS } from '../lib/protocol'
import { CARDS, CATALOGUE } from '../lib/rulebook'

export type CommandKind = AnyCommand['command']
export type CommandOf<K extends CommandKind> = Extract<AnyCommand, { command: K }>

export class Moves {
  readonly commands: readonly AnyCommand[]
  readonly setAside: MaySetAside | null
  readonly place: MayPlace | null
  readonly load: MayLoad | null
  readonly pay: MayPay | null
  readonly propose: MayPropose | null
  readonly plates: MayChoosePlates | null
  readonly offers: readonly MayOffer[]
  readonly accepts: readonly MayAccept[]

  constructor(legal: Choices) {
    const all = legal.choices ?? []
    const one = <T extends (typeof all)[number]['type']>(type: T) =>
      (all.find((choice) => choice.type === type) ?? null) as Extract<(typeof all)[number], { type: T }> | null
    this.commands = all.flatMap((choice) => (choice.type === 'listed' ? choice.commands : []))
    this.setAside = one('may_set_aside')
    this.place = one('may_place')
    this.load = one('may_load')
    this.pay = one('may_pay')
    this.propose = one('may_propose')
    this.plates = one('may_choose_plates')
    this.offers = all.filter((choice) => choice.type === 'may_offer')
    this.accepts = all.filter((choice) => choice.type === 'may_accept')
  }

  listed<K extends CommandKind>(kind: K): CommandOf<K>[] {
    return this.commands.filter((command): command is CommandOf<K> => command.command === kind)
  }

  about<K extends 'pass_bag' | 'open_bag' | 'confirm_stance'>(kind: K, bag: number): CommandOf<K> | null {
    const listed = this.listed(kind) as { bag: number }[]
    return (listed.find((command) => command.bag === bag) as CommandOf<K> | undefined) ?? null
  }

  acceptance(offer: Offer): MayAccept | null {
    return this.accepts.find((may) => same(may.offer, offer)) ?? null
  }

  withdrawal(offer: Offer): CommandOf<'withdraw_offer'> | null {
    return this.listed('withdraw_offer').find((command) => same(command.offer, offer)) ?? null
  }

  refusal(offer: Offer): CommandOf<'refuse_offer'> | null {
    return this.listed('refuse_offer').find((command) => same(command.offer, offer)) ?? null
  }
}

/** Whether a command is still among what may be done: its cards and terms are the server's to judge. */
export function possible(legal: Choices, command: AnyCommand): boolean {
  const moves = new Moves(legal)
  const wanted = JSON.stringify(command)
  if (moves.commands.some((each) => JSON.stringify(each) === wanted)) return true
  switch (command.command) {
    case 'say':
      return legal.say !== null
    case 'set_aside':
      return moves.setAside !== null
    case 'load_bag':
      return moves.load !== null
    case 'place_set_aside':
    case 'place_confiscated':
      return moves.place !== null && moves.place.confiscated === (command.command === 'place_confiscated')
    case 'pay_debt':
      return moves.pay !== null
    case 'propose_division':
      return moves.propose !== null
    case 'choose_plates':
      return moves.plates !== null
    case 'make_offer':
      return moves.offers.some((may) => `${may.by}` === `${command.by}` && `${may.to}` === `${command.to}`)
    case 'accept_offer':
      return moves.accepts.some((may) => same(may.offer, command.offer))
    case 'pass_bag': {
      const { offer } = command
      return offer ? moves.accepts.some((may) => same(may.offer, offer)) : moves.about('pass_bag', command.bag) !== null
    }
    case 'open_bag':
      return moves.about('open_bag', command.bag) !== null
    case 'declare_bag':
      return moves.listed('declare_bag').length > 0
    default:
      return moves.commands.some((each) => each.command === command.command)
  }
}

export function same(one: OfferId, other: OfferId): boolean {
  return one.version === other.version && `${one.by}` === `${other.by}` && `${one.to}` === `${other.to}`
}

export function offerId(offer: Offer): OfferId {
  return { by: offer.by, to: offer.to, version: offer.version }
}

/** Whose side the Sheriff is on in an offer. */
export function sheriffSide(offer: { by: readonly number[]; to: readonly number[]; merchant: number }): readonly number[] {
  return offer.by.length === 1 && offer.by[0] === offer.merchant ? offer.to : offer.by
}

const ORDER = CARDS.map((card) => card.good)

/** Cards by kind, in the order of the price list. */
export function byKind(cards: readonly Good[]): { good: Good; count: number }[] {
  const counts = new Map<Good, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return ORDER.filter((good) => counts.has(good)).map((good) => ({ good, count: counts.get(good) ?? 0 }))
}

export function sorted(cards: readonly Good[]): Good[] {
  return [...cards].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
}

export function count(cards: readonly Good[], good: Good): number {
  return cards.reduce((sum, card) => sum + (card === good ? 1 : 0), 0)
}

export function worth(cards: readonly Good[]): number {
  return cards.reduce((sum, card) => sum + CATALOGUE[card].value, 0)
}

/** Cards of a hidden part, as far as they are known. */
export function known(cards: unknown): readonly Good[] | null {
  return Array.isArray(cards) ? (cards as Good[]) : null
}

export function howMany(cards: unknown): number {
  if (Array.isArray(cards)) return cards.length
  const hidden = cards as { count?: number } | null
  return hidden?.count ?? 0
}

/** Whether a field takes these cards; the same question the server asks, for a button that says why not. */
export function takes(field: CardsFrom, cards: readonly Good[]): 'ok' | 'few' | 'many' | 'more_than_needed' {
  if (cards.length < field.least) return 'few'
  if (cards.length > field.most) return 'many'
  if (!field.minimal) return 'ok'
  const wanted = field.worth ?? 0
  if (worth(field.source) < wanted) return cards.length === field.source.length ? 'ok' : 'few'
  const paid = worth(cards)
  if (paid < wanted) return 'few'
  return cards.every((card) => paid - CATALOGUE[card].value < wanted) ? 'ok' : 'more_than_needed'
}

/** The most cards of one kind that a field takes. */
export function mostOf(field: CardsFrom | Kinds, good: Good): number {
  if (field.type === 'kinds') return field.kinds.includes(good) ? field.most : 0
  return count(field.source, good)
}

export function kindsOf(field: CardsFrom | Kinds): Good[] {
  return field.type === 'kinds' ? [...field.kinds] : byKind(field.source).map(({ good }) => good)
}

/** Whether the ledger of promises judges it by itself. */
export function isTyped(kind: Pledge['kind']): kind is FavourKind {
  return FAVOUR_KINDS.includes(kind as FavourKind)
}

export function isEmpty(parcel: Parcel | undefined): boolean {
  return (
    !parcel ||
    !(
      parcel.gold ||
      parcel.legal?.length ||
      parcel.contraband?.length ||
      parcel.unseen ||
      parcel.from_bag?.length ||
      parcel.favour ||
      parcel.typed
    )
  )
}

/** Why a form is not an offer yet; null: it is one. */
export function whyNotOffer(may: MayOffer, terms: Terms, chosen: readonly Good[]): string | null {
  const gives = terms.merchant_gives ?? {}
  const takesBack = terms.sheriff_gives ?? {}
  const bags = terms.bags ?? []
  if (isEmpty(gives) && isEmpty(takesBack) && bags.length === 0) return 'table-offer-why-empty'
  if (bags.some((term) => !may.bags.includes(term.bag))) return 'table-refused-offer-bag-not-open'
  const passes = bags.some((term) => term.bag === may.merchant && term.deed === 'pass')
  if (gives.from_bag?.length && !passes) return 'table-offer-why-passing'
  if (tooMany(may.merchant_gives, gives) || tooMany(may.sheriff_gives, takesBack)) return 'table-offer-why-face-down'
  const byMerchant = may.by.length === 1 && may.by[0] === may.merchant
  const mine = byMerchant ? gives : takesBack
  if (chosen.length !== (mine.unseen ?? 0)) return 'table-offer-why-choose'
  return null
}

function tooMany(may: MayGive, parcel: Parcel): boolean {
  return (parcel.contraband?.length ?? 0) + (parcel.unseen ?? 0) > may.face_down
}
