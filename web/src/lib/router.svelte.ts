/** Addresses of the client, on the history API. Where no server knows them, they stand after the #. */
import { ALONE } from '#house'

export type PageName =
  | 'home'
  | 'new'
  | 'table'
  | 'join'
  | 'watch'
  | 'big'
  | 'around'
  | 'replays'
  | 'replay'
  | 'learn'
  | 'rules'
  | 'sheet'
  | 'timer'
  | 'today'
  | 'settings'
  | 'recover'
  | 'tables'
  | 'missing'

export interface Route {
  page: PageName
  /** The part after the page: a table's id, a code, a token. */
  id: string
  query: URLSearchParams
  hash: string
  path: string
}

/** Pages with a part after their name; '?' where it may be left out. The server knows the same list (web.py). */
const PAGES: Record<string, { page: PageName; id: 'none' | 'needed' | '?' }> = {
  '': { page: 'home', id: 'none' },
  new: { page: 'new', id: 'none' },
  table: { page: 'table', id: 'needed' },
  join: { page: 'join', id: '?' },
  watch: { page: 'watch', id: 'needed' },
  big: { page: 'big', id: 'needed' },
  around: { page: 'around', id: '?' },
  tables: { page: 'tables', id: 'none' },
  replays: { page: 'replays', id: 'none' },
  replay: { page: 'replay', id: 'needed' },
  learn: { page: 'learn', id: '?' },
  rules: { page: 'rules', id: '?' },
  sheet: { page: 'sheet', id: 'none' },
  timer: { page: 'timer', id: 'none' },
  today: { page: 'today', id: 'none' },
  settings: { page: 'settings', id: 'none' },
  recover: { page: 'recover', id: 'needed' },
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The route that an address stands for. */
export function parse(address: string): Route {
  const url = new URL(address, 'http://here.invalid')
  const parts = url.pathname.split('/').filter(Boolean).map(decoded)
  const hash = url.hash.slice(1)
  // Recovery links carry their token after the #, so that it never reaches a server's log.
  if (parts.length === 0 && hash.startsWith('recover=')) {
    return { page: 'recover', id: hash.slice('recover='.length), query: url.searchParams, hash, path: '/' }
  }
  const [name = '', id = '', ...rest] = parts
  const known = PAGES[name]
  const fits = known && rest.length === 0 && (known.id === '?' || (known.id === 'needed') === (id !== ''))
  return { page: fits ? known.page : 'missing', id, query: url.searchParams, hash, path: url.pathname }
}

function here(): string {
  if (ALONE) return location.hash.startsWith('#/') ? location.hash.slice(1) : '/'
  return location.pathname + location.search + location.hash
}

/** What the browser's address line has for a path of the client. */
export function addressOf(path: string): string {
  return ALONE ? `#${path}` : path
}

let current: Route = $state.raw(parse(here()))

/** The page that is shown. */
export const route = {
  get page(): PageName {
    return current.page
  },
  get id(): string {
    return current.id
  },
  get query(): URLSearchParams {
    return current.query
  },
  get hash(): string {
    return current.hash
  },
  get path(): string {
    return current.path
  },
}

let depth = 0

/** Goes to another page of the client. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  const before = current.path
  if (options.replace) history.replaceState({ depth }, '', addressOf(path))
  else history.pushState({ depth: ++depth }, '', addressOf(path))
  current = parse(here())
  if (current.path !== before) scrollTo(0, 0)
}

/** One step back, or home where there is none. */
export function back(): void {
  if (depth > 0) history.back()
  else go('/', { replace: true })
}

/** Where a link leads within a page whose addresses stand after the #; null: away from it. */
function inPage(link: HTMLAnchorElement): URL | null {
  const href = link.getAttribute('href') ?? ''
  if (href.startsWith('#/')) return new URL(href.slice(1), location.origin)
  if (href.startsWith('#')) return new URL(current.path + href, location.origin)
  return href.startsWith('/') ? new URL(href, location.origin) : null
}

/** A link that is about to be opened in another tab leads to this page, too. */
function aimed(event: Event): void {
  const link = (event.target as Element | null)?.closest?.('a[href^="/"]')
  if (link) link.setAttribute('href', addressOf(link.getAttribute('href') ?? '/'))
}

function followed(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = (event.target as Element | null)?.closest?.('a[href]')
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  const url = ALONE ? inPage(link) : new URL(link.href)
  if (!url) return
  if (url.pathname === route.path && url.search === (current.query.size ? `?${current.query}` : '') && url.hash && ALONE) {
    event.preventDefault()
    go(url.pathname + url.search + url.hash, { replace: true })
    document.getElementById(decoded(url.hash.slice(1)))?.scrollIntoView()
    return
  }
  if (url.origin !== location.origin || parse(url.pathname).page === 'missing') return
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return
  event.preventDefault()
  go(url.pathname + url.search + url.hash)
}

/** Follows plain links within the client, and the browser's own back and forward. Call once. */
export function startRouter(): () => void {
  const moved = (event: PopStateEvent): void => {
    depth = (event.state as { depth?: number } | null)?.depth ?? 0
    current = parse(here())
  }
  depth = (history.state as { depth?: number } | null)?.depth ?? 0
  addEventListener('click', followed)
  if (ALONE) for (const kind of ['pointerover', 'focusin']) addEventListener(kind, aimed)
  addEventListener('popstate', moved)
  return () => {
    removeEventListener('click', followed)
    removeEventListener('popstate', moved)
  }
}
