/** How the rules page is put together: which messages of rules.ftl stand where. The rules themselves are words. */

export type Edition = 'first' | 'second'

export type Block =
  | { kind: 'text'; id: string; edition?: Edition }
  | { kind: 'list'; ids: string[]; edition?: Edition }
  | { kind: 'head'; id: string }
  | { kind: 'goods'; which: 'legal' | 'contraband' | 'royal' }
  | { kind: 'crowns' }
  | { kind: 'black' }
  | { kind: 'promos' }
  | { kind: 'editions' }

export interface Section {
  /** The anchor: `/rules#inspection`. */
  id: string
  /** An option: not in every game. */
  option?: boolean
  blocks: Block[]
}

const text = (id: string, edition?: Edition): Block => ({ kind: 'text', id: `rules-${id}`, ...(edition && { edition }) })
const list = (...ids: string[]): Block => ({ kind: 'list', ids: ids.map((id) => `rules-${id}`) })

export const SECTIONS: Section[] = [
  { id: 'aim', blocks: [text('aim-1'), text('aim-2'), text('aim-3')] },
  {
    id: 'goods',
    blocks: [
      text('goods-1'),
      { kind: 'goods', which: 'legal' },
      text('goods-2'),
      { kind: 'goods', which: 'contraband' },
      text('goods-3'),
      text('goods-4'),
    ],
  },
  { id: 'setup', blocks: [text('setup-1'), text('setup-2'), text('setup-first', 'first')] },
  {
    id: 'round',
    blocks: [
      text('round-1'),
      list('round-market', 'round-loading', 'round-declaration', 'round-inspection', 'round-end'),
      text('round-2'),
    ],
  },
  {
    id: 'market',
    blocks: [
      text('market-1'),
      text('market-second-1', 'second'),
      text('market-first-1', 'first'),
      text('market-first-2', 'first'),
      text('market-first-3', 'first'),
      text('market-2'),
    ],
  },
  { id: 'loading', blocks: [text('loading-1'), text('loading-2'), text('loading-3')] },
  { id: 'declaration', blocks: [text('declaration-1'), text('declaration-2'), text('declaration-3')] },
  {
    id: 'inspection',
    blocks: [
      text('inspection-1'),
      list('inspection-passed', 'inspection-true', 'inspection-false'),
      text('inspection-first', 'first'),
      text('inspection-second', 'second'),
      text('inspection-2'),
    ],
  },
  {
    id: 'deals',
    blocks: [
      text('deals-1'),
      { kind: 'head', id: 'rules-deals-contents' },
      list('deals-gold', 'deals-legal', 'deals-contraband', 'deals-bag', 'deals-deeds', 'deals-favour'),
      text('deals-hand'),
      text('deals-binding'),
      text('deals-typed'),
      text('deals-statements'),
      text('deals-nothing'),
      text('deals-when'),
      text('deals-bluff'),
      text('deals-bluff-second', 'second'),
      text('deals-bluff-first', 'first'),
      text('deals-real'),
      text('deals-life'),
      text('deals-pass'),
      text('deals-public'),
    ],
  },
  { id: 'debts', blocks: [text('debts-1'), text('debts-2'), text('debts-3'), text('debts-4')] },
  { id: 'end', blocks: [text('end-1')] },
  { id: 'deck', blocks: [text('deck-second', 'second'), text('deck-first', 'first'), text('deck-1')] },
  {
    id: 'scoring',
    blocks: [
      text('scoring-1'),
      { kind: 'crowns' },
      list('scoring-kings', 'scoring-shared-king', 'scoring-shared-queen', 'scoring-ties'),
    ],
  },
  { id: 'royal', option: true, blocks: [text('royal-1'), { kind: 'goods', which: 'royal' }, text('royal-2')] },
  { id: 'clock', option: true, blocks: [text('clock-1')] },
  { id: 'removal', option: true, blocks: [text('removal-1')] },
  { id: 'seven', option: true, blocks: [text('seven-1')] },
  {
    id: 'black',
    option: true,
    blocks: [text('black-1'), { kind: 'black' }, text('black-2'), text('black-3'), text('black-4')],
  },
  {
    id: 'deputies',
    option: true,
    blocks: [
      text('deputies-1'),
      text('deputies-2'),
      list('deputies-pass', 'deputies-open', 'deputies-differ'),
      text('deputies-3'),
      text('deputies-loot'),
      text('deputies-4'),
    ],
  },
  { id: 'promo', option: true, blocks: [text('promo-1'), { kind: 'promos' }] },
  { id: 'editions', blocks: [{ kind: 'editions' }] },
  {
    id: 'secrets',
    blocks: [
      list('secrets-own', 'secrets-all', 'secrets-shown', 'secrets-two', 'secrets-nobody'),
      text('secrets-after'),
    ],
  },
]

export const POINTS = ['start', 'aside', 'draw', 'piles', 'empty', 'bluff'] as const

/** Every message that the page says, for a test that holds it against the file. */
export function messages(): string[] {
  const found: string[] = []
  for (const section of SECTIONS) {
    found.push(`rules-${section.id}-title`)
    for (const block of section.blocks) {
      if (block.kind === 'text' || block.kind === 'head') found.push(block.id)
      if (block.kind === 'list') found.push(...block.ids)
    }
  }
  return found
}

/** The sections as they are in an edition; what compares the editions is for those who look at both. */
export function inEdition(sections: readonly Section[], shown: Edition | 'both'): Section[] {
  const fits = (block: Block): boolean => shown === 'both' || !('edition' in block) || block.edition === shown
  return sections
    .filter((section) => section.id !== 'editions' || shown === 'both')
    .map((section) => ({ ...section, blocks: section.blocks.filter(fits) }))
}
