/** A past decision in words: what was done, and what a hint would have said. */
import type { PastDecision } from '../../lib/protocol'
import type { Args, Words } from '../words'

const KINDS: Record<PastDecision['chosen']['command'], string> = {
  load_bag: 'load',
  declare_bag: 'declare',
  open_bag: 'open',
  pass_bag: 'pass',
  accept_offer: 'deal',
  make_offer: 'deal',
  refuse_offer: 'refuse',
}

/** What was done, and in which round. */
export function heading(words: Words, { chosen, offer, round }: PastDecision): string {
  const args: Args = { kind: KINDS[chosen.command], round }
  if (chosen.command === 'load_bag') args.goods = words.goods(chosen.cards)
  if (chosen.command === 'declare_bag') Object.assign(args, { good: chosen.good, count: chosen.count })
  if (chosen.command === 'open_bag' || chosen.command === 'pass_bag') Object.assign(args, words.whose(chosen.bag))
  if (offer) {
    const sheriff = offer.by.includes(offer.merchant) ? offer.to : offer.by
    const others = [offer.merchant, ...sheriff].filter((seat) => seat !== words.me)
    Object.assign(args, { with: words.all(others), terms: words.terms(offer.terms, offer.merchant, sheriff) })
  }
  return words.t('table-back-did', args)
}

/** Points, as a person counts them. */
export const off = ({ points }: PastDecision): number => Math.max(1, Math.round(Math.abs(points)))

/** What a hint would have said then. */
export function judged(words: Words, decision: PastDecision): string {
  const { points, instead, lies } = decision
  const said = lies === null ? [] : [words.t('table-back-lies', { percent: Math.round(100 * lies) })]
  if (points >= 0) said.push(words.t('table-back-won', { points: off(decision) }))
  else said.push(words.t('table-back-cost', { points: off(decision), instead: instead ? words.command(instead) : words.t('table-back-no-deal') }))
  return said.join(' ')
}
