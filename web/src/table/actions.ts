/** The large buttons within the thumb's reach: what can be done now, or why it cannot be done yet. */
import type { AnyCommand, Good, MayOffer, Offer } from '../lib/protocol'
import type { TableContext } from './context.svelte'
import { count, offerId, sheriffSide, takes } from './moves'
import type { CommandKind } from './moves'

export interface Action {
  id: string
  label: string
  kind: 'main' | 'plain' | 'danger' | 'quiet'
  /** Why it cannot be pressed yet. */
  why?: string | null
  run(): void
}

/** Play a command and clear the draft once it was played. */
function play(context: TableContext, command: AnyCommand): void {
  if (context.store.sending > 0) return
  context.draft.confirming = null
  void context.store.do(command).then((played) => {
    if (played) context.draft.clear()
  })
}

/** An action that asks once more, and can be taken back. */
function twice(context: TableContext, action: Action, again: string): Action[] {
  const { draft } = context
  const { t } = context.words
  if (draft.confirming !== action.id) return [{ ...action, run: () => (draft.confirming = action.id) }]
  return [
    { id: 'back', label: t('table-not-yet'), kind: 'plain', run: () => (draft.confirming = null) },
    { ...action, label: again },
  ]
}

export function actions(context: TableContext): Action[] {
  const { store } = context
  if (!context.playing || store.state.table?.paused) return []
  const { moves } = store
  if (moves.setAside) return market(context)
  if (moves.place) return place(context)
  if (moves.load) return load(context)
  if (moves.pay) return pay(context)
  if (moves.propose || moves.listed('agree_division').length) return divide(context)
  if (moves.plates) return plates(context)
  if (moves.listed('name_first_merchant').length) return nameFirst(context)
  if (moves.listed('declare_bag').length) return declare(context)
  if (moves.listed('keep_brimstone').length) return brimstone(context)
  if (moves.listed('decline_black_market').length) return blackMarket(context)
  if (context.view.phase === 'inspection') return gate(context)
  return []
}

function market(context: TableContext): Action[] {
  const { draft, words, store, picked } = context
  const may = store.moves.setAside!
  const taken = draft.take.reduce((sum, cards) => sum + cards, 0)
  const why =
    picked.length > may.cards.most
      ? words.t('table-refused-market-too-many')
      : taken > may.room + picked.length
        ? words.t('table-market-no-room')
        : picked.length > 0 && may.cards.source.length - picked.length + taken < may.keep
          ? words.t('table-refused-market-hand-would-be-empty')
          : null
  const take = may.take.length ? may.take.map((_, pile) => draft.take[pile] ?? 0) : []
  const command: AnyCommand = { command: 'set_aside', cards: [...picked], take }
  const label = picked.length || taken ? words.t('table-market-swap', { count: picked.length, taken }) : words.t('table-market-keep')
  return [{ id: 'main', label, kind: 'main', why, run: () => play(context, command) }]
}

function place(context: TableContext): Action[] {
  const { draft, words, store } = context
  const may = store.moves.place!
  const kind = may.confiscated ? 'place_confiscated' : 'place_set_aside'
  const pile = draft.pile
  const cards = draft.order.length === may.cards.source.length ? [...draft.order] : [...may.cards.source]
  const label = pile === null ? words.t('table-place-choose') : words.t('table-place-on', { pile: pile === 0 ? 'left' : 'right' })
  return [
    {
      id: 'main',
      label,
      kind: 'main',
      why: pile === null ? words.t('table-place-choose-why') : null,
      run: () => play(context, { command: kind, pile: pile ?? 0, cards }),
    },
  ]
}

function load(context: TableContext): Action[] {
  const { words, store, picked } = context
  const may = store.moves.load!
  const fits = takes(may.cards, picked)
  const why = fits === 'few' ? words.t('table-load-empty') : fits === 'many' ? words.t('table-load-full', { most: may.cards.most }) : null
  const action: Action = {
    id: 'main',
    label: words.t('table-load-close', { count: picked.length }),
    kind: 'main',
    why,
    run: () => play(context, { command: 'load_bag', cards: [...picked] }),
  }
  return twice(context, action, words.t('table-load-close-really'))
}

function declare(context: TableContext): Action[] {
  const { draft, words, store } = context
  const listed = store.moves.listed('declare_bag')
  const command = listed.find((each) => each.good === draft.good)
  const said = draft.words.trim()
  return [
    {
      id: 'main',
      label: command ? words.command(command) : words.t('table-declare-choose'),
      kind: 'main',
      why: command ? null : words.t('table-declare-choose-why'),
      run: () => {
        if (!command) return
        if (said) store.say(said)
        play(context, command)
      },
    },
  ]
}

function nameFirst(context: TableContext): Action[] {
  const { draft, words, store } = context
  const command = store.moves.listed('name_first_merchant').find((each) => each.seat === draft.seat)
  return [
    {
      id: 'main',
      label: command ? words.command(command) : words.t('table-name-first-choose'),
      kind: 'main',
      why: command ? null : words.t('table-name-first-why'),
      run: () => command && play(context, command),
    },
  ]
}

function pay(context: TableContext): Action[] {
  const { draft, words, store } = context
  const may = store.moves.pay!
  const legal = may.legal.least === may.legal.source.length ? [...may.legal.source] : [...draft.legal]
  const contraband = [...draft.contraband]
  const first = takes(may.legal, legal)
  const verdict = first === 'ok' ? takes(may.contraband, contraband) : first
  const why =
    verdict === 'ok' ? null : words.t(verdict === 'more_than_needed' ? 'table-refused-debt-more-than-needed' : 'table-refused-debt-not-enough')
  const label = words.t('table-do-pay-debt', { goods: words.goods([...legal, ...contraband]) })
  return [{ id: 'main', label, kind: 'main', why, run: () => play(context, { command: 'pay_debt', legal, contraband }) }]
}

function divide(context: TableContext): Action[] {
  const { draft, words, store } = context
  const { moves } = store
  const found: Action[] = []
  for (const kind of ['refuse_division', 'agree_division'] as const) {
    const command = moves.listed(kind)[0]
    if (command) {
      const main = kind === 'agree_division'
      found.push({ id: main ? 'main' : 'refuse', label: words.command(command), kind: main ? 'main' : 'plain', run: () => play(context, command) })
    }
  }
  const forgo = moves.listed('forgo_proposal')[0]
  if (forgo) found.push({ id: 'forgo', label: words.command(forgo), kind: 'plain', run: () => play(context, forgo) })
  if (moves.propose) {
    const command = { command: 'propose_division', gold: draft.gold, legal: [...draft.legal], contraband: [...draft.contraband] } as const
    const id = found.some((action) => action.id === 'main') ? 'propose' : 'main'
    found.push({ id, label: words.t('table-loot-propose'), kind: id === 'main' ? 'main' : 'plain', run: () => play(context, { ...command, legal: [...command.legal], contraband: [...command.contraband] }) })
  }
  return found
}

function plates(context: TableContext): Action[] {
  const { draft, words, store } = context
  const { goods } = store.moves.plates!
  const why = draft.order.length === goods.most ? null : words.t('table-plates-why', { count: goods.most - draft.order.length })
  const label = why === null ? words.t('table-do-choose-plates', { goods: words.goods(draft.order) }) : words.t('table-plates-choose')
  return [{ id: 'main', label, kind: 'main', why, run: () => play(context, { command: 'choose_plates', goods: [...draft.order] }) }]
}

function brimstone(context: TableContext): Action[] {
  const { draft, words, store } = context
  const keep = store.moves.listed('keep_brimstone')[0]!
  const use = store.moves
    .listed('use_brimstone')
    .find((each) => each.opponent === draft.seat && each.good === draft.good && each.count === draft.gold)
  const found: Action[] = [{ id: use ? 'keep' : 'main', label: words.command(keep), kind: use ? 'plain' : 'main', run: () => play(context, keep) }]
  if (use) found.push({ id: 'main', label: words.command(use), kind: 'danger', run: () => play(context, use) })
  return found
}

function blackMarket(context: TableContext): Action[] {
  const { draft, words, store } = context
  const walk = store.moves.listed('decline_black_market')[0]!
  const claim = store.moves.listed('claim_black_market').find((each) => each.good === draft.good)
  const found: Action[] = [{ id: claim ? 'walk' : 'main', label: words.command(walk), kind: claim ? 'plain' : 'main', run: () => play(context, walk) }]
  if (claim) found.push({ id: 'main', label: words.command(claim), kind: 'main', run: () => play(context, claim) })
  return found
}

// At the gate

function gate(context: TableContext): Action[] {
  const { view, me } = context
  if (me === null) return []
  return view.sheriffs.includes(me) ? settle(context) : bargain(context)
}

/** The offer of a bag's owner that would let it pass, made to me alone. */
export function bribeFor(context: TableContext, owner: number): Offer | null {
  const found = context.view.offers.find(
    (offer) => offer.merchant === owner && offer.by[0] === owner && context.store.moves.acceptance(offer)?.passes === owner,
  )
  return found ?? null
}

function settle(context: TableContext): Action[] {
  const { bag, store, words, view, me } = context
  if (bag === null || !view.unsettled.includes(bag)) return []
  const { moves } = store
  const whose = words.whose(bag)
  const found: Action[] = []
  const open = moves.about('open_bag', bag)
  const pass = moves.about('pass_bag', bag)
  const bribed = bribeFor(context, bag) !== null
  /** A question that stands already stays, whatever becomes of the bribe: no button changes its place under a finger. */
  const asks = (id: string): boolean => bribed || context.draft.confirming === id
  if (open) {
    const action: Action = { id: 'open', label: words.t('gate-open', whose), kind: 'danger', run: () => play(context, open) }
    found.push(...(asks('open') ? twice(context, action, words.t('gate-open-really', whose)) : [action]))
  }
  if (pass) {
    const label = words.t(bribed ? 'gate-pass-free' : 'gate-pass', whose)
    const action: Action = { id: 'pass', label, kind: 'plain', run: () => play(context, pass) }
    found.push(...(asks('pass') ? twice(context, action, words.t('gate-pass-free-really', whose)) : [action]))
  }
  for (const stance of moves.listed('take_stance')) {
    if (stance.bag !== bag) continue
    const label = words.t('gate-stance', { verdict: stance.verdict, ...whose })
    found.push({ id: stance.verdict, label, kind: stance.verdict === 'open' ? 'danger' : 'plain', run: () => play(context, stance) })
  }
  const confirm = moves.about('confirm_stance', bag)
  if (confirm) {
    const mine = view.stances.find((stance) => stance.deputy === me && stance.bag === bag)
    const label = words.t('gate-stance-confirm', { verdict: mine?.verdict ?? 'pass', ...whose })
    found.push({ id: 'main', label, kind: 'main', run: () => play(context, confirm) })
  }
  return only(found, context.draft.confirming)
}

/** While one action asks "really?", the others step back. */
function only(found: Action[], confirming: string | null): Action[] {
  return confirming === null ? found : found.filter((action) => action.id === confirming || action.id === 'back')
}

/** Say yes to an offer; where cards have to be chosen for it, ask for them first. */
export function accept(context: TableContext, offer: Offer): void {
  const may = context.store.moves.acceptance(offer)
  if (!may) return
  const passes = may.passes !== null && may.passes !== undefined
  if (may.chosen.least > 0) context.show({ kind: 'accept', may, passes })
  else if (passes) play(context, { command: 'pass_bag', bag: may.passes as number, offer: offerId(offer), chosen: [] })
  else play(context, { command: 'accept_offer', offer: offerId(offer), chosen: [] })
}

function bargain(context: TableContext): Action[] {
  const { store, words, view, me } = context
  const may = mainOffer(context)
  const nod: Action[] = store.isWaitedFor ? [{ id: 'nod', label: words.t('table-nod'), kind: 'plain', run: () => store.nod() }] : []
  if (!may || me === null) return nod
  const standing = view.offers.find((offer) => `${offer.by}` === `${may.by}` && `${offer.to}` === `${may.to}`)
  const theirs = view.offers.find((offer) => offer.merchant === me && offer.by[0] !== me && store.moves.acceptance(offer))
  const found: Action[] = [...nod]
  const mine = view.unsettled.includes(me)
  const label = words.t(standing ? 'table-offer-change' : 'table-offer-make')
  found.push({ id: theirs ? 'offer' : 'main', label, kind: theirs || !mine ? 'plain' : 'main', run: () => openOffer(context, may, standing ?? null) })
  return found
}

/** With whom I would deal: about my own bag if it still lies there. */
function mainOffer(context: TableContext): MayOffer | null {
  const { offers } = context.store.moves
  const me = context.me as number
  return offers.find((may) => may.bags.includes(me)) ?? offers[0] ?? null
}

/** Open the form for an offer, beginning with what stands, or with the usual: let the bag pass, perhaps for a price. */
export function openOffer(context: TableContext, may: MayOffer, from: Offer | null, open: number | null = null, gold = 0): void {
  const bags = open !== null && may.bags.includes(open) ? [{ bag: open, deed: 'open' as const }] : []
  const usual = open === null && may.bags.includes(may.merchant) ? [{ bag: may.merchant, deed: 'pass' as const }] : bags
  context.store.ponder()
  context.show({ kind: 'offer', may, terms: from ? from.terms : { bags: usual, ...(gold ? { merchant_gives: { gold } } : {}) } })
}

/** The form with which this seat would answer an offer. */
export function counterTo(context: TableContext, offer: Offer): MayOffer | null {
  const side = sheriffSide(offer)
  return (
    context.store.moves.offers.find((may) => may.merchant === offer.merchant && `${sheriffSide(may)}` === `${side}`) ?? null
  )
}

/** Listed commands that no scene of this table has a control for. They get plain buttons: nothing may get stuck. */
const DRAWN: ReadonlySet<CommandKind> = new Set<CommandKind>([
  'name_first_merchant', 'declare_bag', 'pass_bag', 'open_bag', 'take_stance', 'confirm_stance', 'withdraw_offer',
  'refuse_offer', 'use_brimstone', 'keep_brimstone', 'claim_black_market', 'decline_black_market', 'agree_division',
  'refuse_division', 'forgo_proposal',
])

export function undrawn(context: TableContext): AnyCommand[] {
  if (!context.playing) return []
  return context.store.moves.commands.filter((command) => !DRAWN.has(command.command))
}

/** How many of a kind are on a stall or in a choice; for steppers. */
export function stepped(cards: readonly Good[], good: Good, to: number): Good[] {
  const others = cards.filter((card) => card !== good)
  const now = count(cards, good)
  const number = Math.max(0, to)
  return number === now ? [...cards] : [...others, ...Array.from({ length: number }, () => good)]
}
