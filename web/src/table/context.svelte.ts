/** What every part of the table's screen shares: the store, the words, and what the person is about to do. */
import { getContext, setContext } from 'svelte'
import { language, t, has } from '../lib/i18n.svelte'
import type { Good, MayAccept, MayOffer, Public, Terms } from '../lib/protocol'
import { GAMES } from '../lib/rulebook'
import { sorted } from './moves'
import type { Notice, TableStore } from './store.svelte'
import { Words } from './words'

/** play: somebody's seat; the others only look. tutorial: play without the menu of a real table. */
export type Mode = 'play' | 'watch' | 'replay' | 'tutorial' | 'big'

export type Panel =
  | { kind: 'talk' }
  | { kind: 'log' }
  | { kind: 'stall'; seat: number }
  | { kind: 'say'; seat: number }
  | { kind: 'piles' }
  | { kind: 'races' }
  | { kind: 'hint' }
  | { kind: 'keys' }
  | { kind: 'rules'; section: string }
  | { kind: 'offer'; may: MayOffer; terms: Terms }
  | { kind: 'accept'; may: MayAccept; passes: boolean }

/** What is half done: cards picked, a bag looked at, a question "are you sure?". Gone with the next ask. */
export class Draft {
  /** Indexes into the sorted hand, in the order of picking. */
  picked: number[] = $state([])
  /** Cards taken from each discard pile. */
  take: number[] = $state([])
  /** The seat, kind or pile that was chosen. */
  seat: number | null = $state(null)
  good: Good | null = $state(null)
  pile: number | null = $state(null)
  /** Cards in an order of choice, the last one on top. */
  order: Good[] = $state([])
  /** Cards chosen from the stall: a debt, the loot. */
  legal: Good[] = $state([])
  contraband: Good[] = $state([])
  gold = $state(0)
  /** The action that waits for a second press. */
  confirming: string | null = $state(null)
  /** What to say with a declaration. */
  words = $state('')

  clear(): void {
    this.picked = []
    this.take = []
    this.seat = this.good = this.pile = null
    this.order = []
    this.legal = []
    this.contraband = []
    this.gold = 0
    this.confirming = null
    this.words = ''
  }

  toggle(index: number): void {
    this.confirming = null
    this.picked = this.picked.includes(index) ? this.picked.filter((other) => other !== index) : [...this.picked, index]
  }
}

export class TableContext {
  readonly draft = new Draft()
  panel: Panel | null = $state.raw(null)
  /** The bag that lies open for talk on the Sheriff's desk: its owner's seat. */
  bag: number | null = $state(null)
  /** Whether the person has chosen that bag. */
  chose = $state(false)
  /** Whether the screen has room for the column of log and talk. */
  wide = $state(false)

  words: Words = $derived.by(() => {
    const words = new Words(t, language(), this.store.state.table, this.store.state.seat)
    words.officers = this.store.state.public?.sheriffs ?? []
    return words
  })
  /** The same with names as short as a narrow button needs them. */
  brief: Words = $derived.by(() => {
    const words = new Words(t, language(), this.store.state.table, this.store.state.seat, true)
    words.officers = this.words.officers
    return words
  })
  /** My hand, in the order of the price list; `picked` counts in it. */
  hand: Good[] = $derived.by(() => sorted(this.store.state.own?.hand ?? []))
  picked: Good[] = $derived(this.draft.picked.map((index) => this.hand[index]).filter((card) => card !== undefined))
  /** Whether the person can do anything here. */
  playing: boolean = $derived.by(() => this.mode === 'play' || this.mode === 'tutorial')

  constructor(
    readonly store: TableStore,
    readonly mode: Mode,
  ) {}

  get view(): Public {
    return this.store.state.public as Public
  }

  /** Whether something is being shown that the rest should wait for. */
  get busy(): boolean {
    return this.store.director.moment !== null
  }

  get me(): number | null {
    return this.store.state.seat
  }

  /** How many rounds this game has, as far as the screen has to say it. */
  get rounds(): number {
    const { rules } = this.view
    return rules.house_rounds || (GAMES[rules.players]?.rounds ?? 0)
  }

  /** Whether this is a phase in which the hand is played from. */
  get fromHand(): boolean {
    return this.view.phase === 'market' || this.view.phase === 'loading'
  }

  /** Whether a clock runs now and then; its place is kept from the start. */
  get clocked(): boolean {
    const { table, clocks } = this.store.state
    return clocks.length > 0 || Boolean(this.view.rules.inspection_clock) || Boolean(table?.turn_seconds)
  }

  /** Lay somebody's bag on the desk. */
  choose(seat: number | null): void {
    this.bag = seat
    this.chose = true
    this.draft.confirming = null
  }

  /** The other seats clockwise, from my left; all of them for those who look on. */
  get around(): number[] {
    const players = this.view.gold.length
    const first = this.me ?? -1
    const all = Array.from({ length: players }, (_, i) => (first + 1 + i + players) % players)
    return this.me === null ? all : all.slice(0, -1)
  }

  /** A notice in words. */
  saying(notice: Notice): string {
    const id = `table-refused-${notice.code.replace(/[._]/g, '-')}`
    if (has(id)) return t(id)
    const outside = `shell-trouble-${notice.code.replace('.', '-')}`
    return has(outside) ? t(outside) : t('table-refused-unknown', { code: notice.code })
  }

  show(panel: Panel | null): void {
    this.panel = panel
  }
}

const KEY = Symbol('table')

export function provide(context: TableContext): TableContext {
  return setContext(KEY, context)
}

export function table(): TableContext {
  return getContext<TableContext>(KEY)
}
