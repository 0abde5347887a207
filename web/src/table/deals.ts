/** What a yes means, as the button says it: every term that it binds to, and what comes of it. */
import type { Offer } from '../lib/protocol'
import { sheriffSide } from './moves'
import type { Words } from './words'

const ORDER = { pass: 0, open: 1, take_nothing: 2 }

/** "Let Anna’s bag pass and open Cuthbert’s bag for 3 gold", "Give 10 gold: your bag passes". */
export function yes(words: Words, offer: Offer): string {
  const { t } = words
  const { terms } = offer
  const officers = sheriffSide(offer)
  const asMerchant = words.me === offer.merchant
  const theirs = words.parts(terms.merchant_gives, officers)
  const ours = words.parts(terms.sheriff_gives, [offer.merchant])
  const bags = [...(terms.bags ?? [])].sort((one, other) => ORDER[one.deed] - ORDER[other.deed])
  if (asMerchant) {
    const results = bags.map((term) => t('table-does', { ...words.side(officers), deed: term.deed, ...words.whose(term.bag) }))
    if (ours.length) results.push(t('table-gives', { ...words.side(officers), things: words.list(ours) }))
    const order = theirs.length ? t('gate-deal-give', { things: words.list(theirs) }) : t('gate-deal-agree')
    return capital(results.length ? t('gate-deal-so', { order, results: words.list(results) }) : order, words)
  }
  const orders = bags.map((term) => words.deed(term))
  if (ours.length) orders.push(t('gate-deal-give', { things: words.list(ours) }))
  if (!orders.length) return capital(t('gate-deal-take', { things: words.list(theirs) }), words)
  const order = words.list(orders)
  return capital(theirs.length ? t('gate-deal-for', { order, things: words.list(theirs) }) : order, words)
}

function capital(text: string, words: Words): string {
  return text.slice(0, 1).toLocaleUpperCase(words.language) + text.slice(1)
}
