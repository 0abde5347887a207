/** A sentence for every event, as one seat is told it. */
import type { AnyEvent } from '../lib/protocol'
import { BLACK_MARKET_SET } from '../lib/rulebook'
import type { Aside } from './director/asides'
import type { LogEntry } from './fold'
import { howMany, known, sheriffSide } from './moves'
import type { Words } from './words'

/** How loud a line of the log is. */
export type Loudness = 'round' | 'phase' | 'line'

export function loudness(event: AnyEvent): Loudness {
  if (event.event === 'round_began' || event.event === 'game_scored') return 'round'
  return event.event === 'phase_began' ? 'phase' : 'line'
}

/** What happened, with what follows from it; null: nothing worth a line. */
export function sentence(entry: LogEntry, words: Words, rounds: number, piles: number): string | null {
  const said = plainly(entry, words, rounds, piles)
  const asides = (entry.asides ?? []).map((aside) => inPassing(aside, words))
  return said === null || asides.length === 0 ? said : [said, ...asides].join(' ')
}

function inPassing(aside: Aside, words: Words): string {
  if (aside.kind === 'crown') return words.t('table-log-crown', { ...words.side(aside.to), good: capital(words.good(aside.good)), from: words.all(aside.from) })
  if (aside.kind === 'word') {
    const { seat, statement, state } = aside.heard
    return words.t('say-settled', { ...words.who(seat), words: words.statement(seat, statement), verdict: words.t('say-state', { state: state ?? 'open' }) })
  }
  const { pledge } = aside
  return words.t('table-log-pledge', { state: pledge.state, ...words.side(pledge.by), to: words.all(pledge.to), round: pledge.round })
}

function capital(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}

function plainly(entry: LogEntry, words: Words, rounds: number, piles: number): string | null {
  const { event } = entry
  const { t } = words
  const id = `table-log-${event.event.replaceAll('_', '-')}`
  switch (event.event) {
    case 'scene_set':
      return t(id, { round: event.public.round })
    case 'deck_shuffled':
    case 'deck_reshuffled':
      return t(id, { count: howMany(event.order) })
    case 'cards_removed':
      return t(id, { count: howMany(event.cards) })
    case 'piles_turned_up':
      return t(id, { left: words.inOrder(event.piles[0] ?? []), right: words.inOrder(event.piles[1] ?? []) })
    case 'lots_drawn':
      return t(id, words.who(event.first_sheriff))
    case 'round_began':
      return t(id, { round: event.round, rounds, ...words.side(event.sheriffs) })
    case 'phase_began':
      return event.phase === 'feast' && event.queue.length === 0 ? null : t(id, { phase: event.phase })
    case 'round_ended':
      return t(id, { round: event.round })
    case 'first_merchant_named':
      return t(id, words.who(event.seat))
    case 'cards_set_aside':
      return t(id, { ...words.who(event.seat), count: event.cards.length, goods: words.goods(event.cards) })
    case 'cards_set_aside_face_down':
      return t(id, { ...words.who(event.seat), count: howMany(event.cards), goods: words.hidden(event.cards) })
    case 'cards_taken':
      if (event.cards.length === 0) return null
      return t(id, { ...words.who(event.seat), goods: words.inOrder(event.cards), pile: words.pile(event.pile, piles) })
    case 'cards_drawn':
      if (howMany(event.cards) === 0) return null
      return t(id, { ...words.who(event.seat), goods: words.hidden(event.cards) })
    case 'set_aside_placed':
    case 'confiscated_placed':
      return t(id, { ...words.who(event.seat), goods: words.inOrder(event.cards), pile: words.pile(event.pile, piles) })
    case 'set_aside_gathered':
      return event.cards.length === 0 ? null : t(id, { count: event.cards.length })
    case 'bag_closed':
      return t(id, { ...words.who(event.seat), goods: known(event.cards) ? words.hidden(event.cards) : '' })
    case 'bags_closed': {
      const full = event.counts.map((count, seat) => (count ? t('table-log-bag-of', { ...words.who(seat), count }) : ''))
      return t(id, { bags: words.list(full.filter(Boolean)) })
    }
    case 'bag_declared':
      return t(id, { ...words.who(event.seat), good: event.good, count: event.count })
    case 'offer_ended':
      return t(id, { how: event.how, ...words.side(event.offer.by), ...words.whomAll(event.offer.to) })
    case 'offer_agreed':
      return t(id, { ...words.who(event.seat), by: words.all(event.offer.by) })
    case 'said':
      return t(id, { ...words.who(event.seat), words: words.statement(event.seat, event.statement) })
    case 'offer_made': {
      const merchant = event.by.length === 1 && !entry.sheriffs.includes(event.by[0] as number) ? event.by : event.to
      const officers = merchant === event.by ? event.to : event.by
      const terms = words.terms(event.terms, merchant[0] as number, officers)
      return t(id, { ...words.who(event.seat), ...words.whomAll(event.to), terms })
    }
    case 'deal_struck': {
      const officers = sheriffSide({ ...event.offer, merchant: event.merchant })
      const terms = words.terms(event.terms, event.merchant, officers)
      return t(id, { ...words.who(event.merchant), with: words.all(officers), terms })
    }
    case 'goods_handed':
      return t(id, {
        ...words.who(event.giver),
        things: words.share(event.gold, event.legal, event.contraband),
        from: event.from_bag ? 'bag' : 'stall',
        ...receiver(words, event.receiver),
      })
    case 'proof_shown': {
      const [bag, contraband] = [known(event.bag), known(event.contraband)]
      const seen = bag && contraband ? 'both' : bag ? 'bag' : contraband ? 'stall' : 'no'
      return t(id, { ...words.who(event.seat), seen, with: words.all(event.to), bag: words.goods(bag ?? []), contraband: words.goods(contraband ?? []) })
    }
    case 'bag_passed':
      return t(id, { ...words.whose(event.seat), things: words.share(0, event.legal, event.contraband), ...said(entry) })
    case 'bag_opened':
      return t(id, {
        ...words.side(event.by),
        ...words.whose(event.seat),
        honest: event.true ? 'yes' : 'no',
        kept: words.goods(event.kept),
        keeps: event.kept.length,
        seized: words.goods(event.confiscated),
        ...said(entry),
      })
    case 'penalty_owed':
      return t(id, { ...words.who(event.debtor), gold: event.amount })
    case 'penalty_paid':
      return t(id, {
        ...words.who(event.debtor),
        things: words.share(event.gold, event.legal ?? [], event.contraband ?? []),
        forgiven: event.forgiven ?? 0,
        ...receiver(words, event.creditor),
      })
    case 'brimstone_asked':
    case 'brimstone_kept':
      return t(id, words.who(event.seat))
    case 'brimstone_used':
      return t(id, { ...words.who(event.seat), ...words.whose(event.opponent), goods: words.goods(event.goods) })
    case 'stance_taken':
      return t(id, { ...words.who(event.deputy), ...words.whose(event.bag), verdict: event.verdict })
    case 'stance_confirmed':
    case 'deputy_alone':
      return t(id, { ...words.who(event.deputy), ...words.whose(event.bag) })
    case 'division_proposed':
      return t(id, { ...words.who(event.deputy), things: words.share(event.gold, event.legal, event.contraband) })
    case 'division_refused':
    case 'proposal_forgone':
      return t(id, words.who(event.deputy))
    case 'loot_divided': {
      const [first, second] = event.deputies as [number, number]
      return t(id, {
        agreed: event.agreed ? 'yes' : 'no',
        first: words.all([first]),
        firsttakes: words.share(event.first.gold, event.first.legal, event.first_contraband),
        second: words.all([second]),
        secondtakes: words.share(event.second.gold, event.second.legal, event.second_contraband),
        lost: event.discarded.length,
        goods: words.goods(event.discarded),
      })
    }
    case 'black_market_claimed':
      return t(id, { ...words.who(event.seat), goods: words.some(event.good, BLACK_MARKET_SET), value: event.value })
    case 'black_market_declined':
      return t(id, words.who(event.seat))
    case 'contraband_shown': {
      const shown = event.contraband.map((cards, seat) => t('table-log-shown-of', { ...words.who(seat), goods: words.goods(cards) }))
      return t(id, { stalls: shown.reduce((stalls, next) => t('table-log-shown-next', { stalls, next })) })
    }
    case 'plates_chosen':
      return event.goods.length === 0 ? null : t(id, { ...words.whose(event.seat), goods: words.goods(event.goods), count: event.goods.length })
    case 'game_scored': {
      const best = event.sheet.seats[event.sheet.winners[0] as number]
      return t(id, { ...words.side(event.sheet.winners), score: best?.total ?? 0 })
    }
    default:
      return t(id)
  }
}

function said(entry: LogEntry): { good: string; count: number } {
  return { good: entry.declared?.good ?? '', count: entry.declared?.count ?? 0 }
}

function receiver(words: Words, seat: number | null): Record<string, string | number> {
  return seat === null ? { toyou: 'loot', to: '' } : words.whom(seat)
}
