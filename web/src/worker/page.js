// The service worker of the page that plays without a server: keeps all of it, so that it opens and plays without a network.
// Plain JavaScript, served as it is; scripts/worker.ts fills in the names below.
const VERSION = '__VERSION__'
const SHELL = ['__FILES__']
const WORDS = { __WORDS__: [] }
const ENGINE = '__ENGINE__'
const POLICY = '__POLICY__'

const CACHE = `nottingham-page-${VERSION}`
const address = (path) => new URL(path, self.registration.scope).href

// Names with a hash never change: what the browser has of those, or is fetching just now, is not fetched once more.
const steady = (path) => path.startsWith('assets/') || path.startsWith(`${ENGINE}/`)

async function keep(name, paths) {
  const cache = await caches.open(name)
  for (const path of paths) {
    // What the page has fetched for itself is there already.
    if (await cache.match(address(path))) continue
    await cache.add(new Request(address(path), { cache: steady(path) ? 'default' : 'no-cache' }))
  }
}

// The words of this browser's language: what is kept is enough to play.
function likely() {
  for (const wish of self.navigator.languages ?? []) {
    const found = Object.keys(WORDS).find((code) => code.slice(0, 2) === wish.slice(0, 2))
    if (found) return WORDS[found]
  }
  return WORDS.en ?? []
}

self.addEventListener('install', (event) => {
  const engine = SHELL.filter((path) => path.startsWith(`${ENGINE}/`))
  const rest = SHELL.filter((path) => !path.startsWith(`${ENGINE}/`))
  event.waitUntil(Promise.all([keep(ENGINE, engine), keep(CACHE, [...rest, ...likely()])]).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  const old = (name) => /^(nottingham-page|engine)-/.test(name) && name !== CACHE && name !== ENGINE
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

// The page says which language it speaks, so that its words are there without a network too.
self.addEventListener('message', (event) => {
  const files = WORDS[event.data?.words]
  if (files) event.waitUntil(keep(CACHE, files))
})

// A worker has no policy but the one that it comes with.
function guarded(response) {
  const headers = new Headers(response.headers)
  headers.set('content-security-policy', POLICY)
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers })
}

async function answer(request) {
  const path = request.mode === 'navigate' ? address('./') : request.url
  const kept = await caches.match(path, { ignoreSearch: request.mode === 'navigate' })
  if (kept) return guarded(kept)
  const response = await fetch(request)
  const hashed = request.url.startsWith(address('assets/'))
  if (response.ok && hashed) await (await caches.open(CACHE)).put(request, response.clone())
  return guarded(response)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope)) return
  event.respondWith(answer(request))
})
