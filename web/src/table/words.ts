/** Things of the game in words: names, goods, terms, commands. Every sentence is a Fluent message. */
import { faces } from '../lib/faces.svelte'
import { PASS_NEXT_IN_WORDS, type AnyCommand, type BagTerm, type Fact, type Favour, type Good, type Parcel, type Pledge, type SeatNow, type Statement, type TableNow, type Talk, type Terms } from '../lib/protocol'
import { BLACK_MARKET_SET } from '../lib/rulebook'
import { byKind, howMany, isEmpty, isTyped, known } from './moves'

export type Args = Record<string, string | number>
export type Translate = (id: string, args?: Args) => string

/** The name of whoever sits there. Bots have no names of their own: their seat gives them one. */
export function nameOf(seat: SeatNow | undefined, number: number, t: Translate): string {
  if (seat?.kind === 'person' && seat.name) return apart(seat.name)
  if (seat?.kind === 'bot') return t('table-merchant-name', { number: number + 1 })
  return t('table-merchant-nobody', { number: number + 1 })
}

/** A name whose letters run leftwards turns nothing else around: it is marked as standing for itself. */
export function apart(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(name) ? `\u2068${name}\u2069` : name
}

/** As much of a name as a narrow button has room for; whole where two would look the same. */
export function shortened(names: readonly string[], most = 9): string[] {
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  const short = names.map((name) => {
    const all = [...letters.segment(name)].map(({ segment }) => segment)
    return all.length <= most + 1 ? name : `${all.slice(0, most).join('').trimEnd()}…`
  })
  return names.map((name, i) => (short.filter((other) => other === short[i]).length > 1 ? name : (short[i] as string)))
}

export class Words {
  readonly names: readonly string[]
  private readonly faces: readonly number[]
  private readonly and: Intl.ListFormat

  constructor(
    readonly t: Translate,
    readonly language: string,
    table: TableNow | null,
    readonly me: number | null,
    brief = false,
  ) {
    const names = (table?.seats ?? []).map((seat, number) => nameOf(seat, number, t))
    this.names = brief ? shortened(names.map((name) => name.replace(/[\u2068\u2069]/g, ''))).map(apart) : names
    this.faces = faces(table?.seats ?? [])
    this.and = new Intl.ListFormat(language, { type: 'conjunction' })
  }

  name(seat: number): string {
    return this.names[seat] ?? this.t('table-merchant-nobody', { number: seat + 1 })
  }

  /** What somebody looks like. */
  face(seat: number): number {
    return this.faces[seat] ?? seat
  }

  /** Several by name; I am *you*. */
  all(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.me).map((seat) => this.name(seat))
    return this.and.format(others.length < seats.length ? [this.t('table-you'), ...others] : others)
  }

  /** Somebody who does something. */
  who(seat: number): Args {
    return { you: seat === this.me ? 'yes' : 'no', name: this.name(seat) }
  }

  /** Somebody to whom it is done. */
  whom(seat: number): Args {
    return { toyou: seat === this.me ? 'yes' : 'no', to: this.name(seat) }
  }

  /** One or several to whom it is done: *yes* for me alone, *both* where I am one of them. */
  whomAll(seats: readonly number[]): Args {
    const mine = this.me === null || !seats.includes(this.me) ? 'no' : seats.length === 1 ? 'yes' : 'both'
    return { toyou: mine, to: this.all(seats) }
  }

  /** Somebody whose thing it is. */
  whose(seat: number): Args {
    return { mine: seat === this.me ? 'yes' : 'no', owner: this.name(seat) }
  }

  /** Several who do something: one of them alone is named as one. */
  side(seats: readonly number[]): Args {
    if (seats.length === 1) return { many: 'no', ...this.who(seats[0] as number) }
    return { many: 'yes', you: seats.includes(this.me ?? -1) ? 'yes' : 'no', name: this.all(seats) }
  }

  list(parts: readonly string[]): string {
    return this.and.format(parts)
  }

  good(good: Good): string {
    return this.t(`good-${good}`)
  }

  some(good: Good, count: number): string {
    return this.t('goods-counted', { good, count })
  }

  goods(cards: readonly Good[]): string {
    return cards.length ? this.list(this.kinds(cards)) : this.t('table-nothing')
  }

  /** So many of each kind, to be listed with other things. */
  kinds(cards: readonly Good[]): string[] {
    return byKind(cards).map(({ good, count }) => this.some(good, count))
  }

  /** One after the other, where the order matters. */
  inOrder(cards: readonly Good[]): string {
    return cards.length ? cards.map((card) => this.good(card)).join(', ') : this.t('table-nothing')
  }

  /** Hidden cards as far as they are known. */
  hidden(cards: unknown): string {
    const seen = known(cards)
    return seen ? this.goods(seen) : this.t('table-cards', { count: howMany(cards) })
  }

  /** What somebody found out in passing. A proof shows one place; in old games it showed both. */
  fact(fact: Fact): string {
    const { what, bag, contraband } = fact
    const proof = what === 'proof' || what === 'shown'
    const place = proof && !contraband ? '_bag' : proof && !bag ? '_stall' : ''
    return this.t('table-fact', { what: `${what}${place}`, goods: this.goods(contraband ?? []), bag: this.goods(bag ?? []) })
  }

  faceDown(cards: unknown): string {
    const seen = known(cards)
    const count = howMany(cards)
    if (seen && count > 0) return this.t('table-face-down-known', { count, goods: this.goods(seen) })
    return this.t('table-face-down', { count })
  }

  pile(pile: number, piles: number): string {
    return this.t('table-pile', { pile: piles < 2 ? 'only' : pile === 0 ? 'left' : 'right' })
  }

  /** What a side hands over to another, part by part. */
  parts(parcel: Parcel | undefined, to: readonly number[]): string[] {
    if (!parcel || isEmpty(parcel)) return []
    const found: string[] = []
    if (parcel.gold) found.push(this.t('gold-counted', { gold: parcel.gold }))
    found.push(...this.kinds(parcel.legal ?? []))
    if (parcel.contraband?.length) found.push(this.t('table-part-contraband', { goods: this.goods(parcel.contraband) }))
    if (parcel.unseen) found.push(this.t('table-part-unseen', { count: parcel.unseen }))
    if (parcel.from_bag?.length) found.push(this.t('table-part-bag', { goods: this.goods(parcel.from_bag) }))
    const said = this.typed(parcel)
    if (said) found.push(this.t('table-part-typed', { to: this.all(to), words: this.favour(said) }))
    else if (parcel.favour) found.push(this.t('table-part-favour', { words: parcel.favour }))
    return found
  }

  /** The favour of a parcel that everybody can judge, also if it is in the words that meant it before. */
  private typed(parcel: Parcel): Favour | null {
    return parcel.favour === PASS_NEXT_IN_WORDS ? { kind: 'pass_next' } : (parcel.typed ?? null)
  }

  /** A promise for later rounds, as its giver says it. */
  favour(favour: Favour): string {
    return this.t('table-favour', { kind: favour.kind, gold: favour.gold ?? 0, goods: favour.good ? this.good(favour.good) : '' })
  }

  deed(term: BagTerm): string {
    return this.t('table-deed', { deed: term.deed, ...this.whose(term.bag) })
  }

  /** The contents of an offer, one clause a part: who gives what, who does what. */
  clauses(terms: Terms, merchant: number, sheriff: readonly number[]): string[] {
    const found: string[] = []
    const gives = this.parts(terms.merchant_gives, sheriff)
    if (gives.length) found.push(this.t('table-gives', { many: 'no', ...this.who(merchant), things: this.list(gives) }))
    const back = this.parts(terms.sheriff_gives, [merchant])
    if (back.length) found.push(this.t('table-gives', { ...this.side(sheriff), things: this.list(back) }))
    for (const term of terms.bags ?? []) {
      found.push(this.t('table-does', { ...this.side(sheriff), deed: term.deed, ...this.whose(term.bag) }))
    }
    return found
  }

  terms(terms: Terms, merchant: number, sheriff: readonly number[]): string {
    return this.clauses(terms, merchant, sheriff).join(' · ')
  }

  /** Something that was promised in a deal. */
  pledge(pledge: Pledge): string {
    const bag = pledge.bag ?? null
    return this.t('table-pledge', {
      kind: isTyped(pledge.kind) ? 'favour' : pledge.kind,
      round: pledge.round,
      ...this.side(pledge.by),
      to: this.all(pledge.to),
      ...(bag === null ? { mine: 'no', owner: '' } : this.whose(bag)),
      goods: this.goods(pledge.goods ?? []),
      words: this.promised(pledge),
    })
  }

  /** What was promised in words, or as one of the promises that everybody can judge. */
  private promised(pledge: Pledge): string {
    if (!isTyped(pledge.kind)) return pledge.words ?? ''
    return this.favour({ kind: pledge.kind, gold: pledge.gold ?? 0, good: pledge.goods?.[0] ?? null })
  }

  /** A line of talk. Bots' lines come by their id, with persons by their seats. */
  said(line: Talk): string {
    if (line.words) return line.words
    if (line.reaction) return this.t('table-reaction', { reaction: line.reaction })
    const args: Args = {}
    for (const [key, value] of Object.entries(line.args ?? {})) {
      const person = value as { seat?: number }
      args[key] = typeof value === 'object' && person.seat !== undefined ? this.name(person.seat) : (value as string | number)
    }
    return this.t(line.line ?? '', args)
  }

  /** What a seat says, in its own words. */
  statement(seat: number, said: Statement): string {
    const { about = null, to = null, good = null, asks = null } = said
    const args: Args = { gold: said.gold ?? 0, count: said.count ?? 0 }
    if (about !== null) {
      args.own = about === (asks ? to : seat) ? 'yes' : about === seat ? 'me' : 'no'
      args.name = this.name(about)
    }
    if (to !== null) args.to = this.name(to)
    if (good !== null) Object.assign(args, { good, kind: this.good(good) })
    return this.t(`say-${asks ? 'ask-' : ''}${(asks ?? said.kind).replaceAll('_', '-')}`, args)
  }

  /** A complete command, as a button or a hint says it. */
  command(command: AnyCommand): string {
    const id = `table-do-${command.command.replaceAll('_', '-')}`
    switch (command.command) {
      case 'name_first_merchant':
        return this.t(id, this.who(command.seat))
      case 'set_aside':
        return this.t(id, {
          count: command.cards.length,
          goods: this.goods(command.cards),
          taken: (command.take ?? []).reduce((sum, taken) => sum + taken, 0),
        })
      case 'place_set_aside':
      case 'place_confiscated':
        return this.t(id, { goods: this.inOrder(command.cards), pile: command.pile === 0 ? 'left' : 'right' })
      case 'load_bag':
        return this.t(id, { goods: this.goods(command.cards) })
      case 'declare_bag':
        return this.t(id, { good: command.good, count: command.count })
      case 'pass_bag':
        return this.t(id, { ...this.whose(command.bag), bribe: command.offer ? 'yes' : 'no' })
      case 'open_bag':
      case 'confirm_stance':
        return this.t(id, this.whose(command.bag))
      case 'take_stance':
        return this.t(id, { ...this.whose(command.bag), verdict: command.verdict })
      case 'make_offer': {
        const merchant = command.by.length === 1 && !this.isOfficer(command.by[0] as number) ? command.by : command.to
        const officers = merchant === command.by ? command.to : command.by
        return this.t(id, { to: this.all(command.to), terms: this.terms(command.terms, merchant[0] as number, officers) })
      }
      case 'withdraw_offer':
        return this.t(id, { to: this.all(command.offer.to) })
      case 'refuse_offer':
      case 'accept_offer':
        return this.t(id, { by: this.all(command.offer.by) })
      case 'pay_debt':
        return this.t(id, { goods: this.goods([...command.legal, ...(command.contraband ?? [])]) })
      case 'use_brimstone':
        return this.t(id, { ...this.whose(command.opponent), good: command.good, count: command.count })
      case 'claim_black_market':
        return this.t(id, { goods: this.some(command.good, BLACK_MARKET_SET) })
      case 'propose_division':
        return this.t(id, { things: this.share(command.gold, command.legal, command.contraband ?? []) })
      case 'say':
        return this.t(id, { words: this.statement(this.me ?? -1, command.statement) })
      case 'choose_plates':
        return this.t(id, { goods: this.goods(command.goods) })
      default:
        return this.t(id)
    }
  }

  share(gold: number, legal: readonly Good[], contraband: unknown): string {
    const parts: string[] = []
    if (gold) parts.push(this.t('gold-counted', { gold }))
    parts.push(...this.kinds(legal))
    if (howMany(contraband)) parts.push(this.faceDown(contraband))
    return parts.length ? this.list(parts) : this.t('table-nothing')
  }

  /** Who keeps the gate; set by whoever follows the game. */
  officers: readonly number[] = []

  private isOfficer(seat: number): boolean {
    return this.officers.includes(seat)
  }
}
