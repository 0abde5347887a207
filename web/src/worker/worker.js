// The service worker: keeps the shell, so that the client opens without a network. Plain JavaScript, served as it is;
// scripts/worker.ts fills in the three names below. Calls to /api are never touched.
const VERSION = '__VERSION__'
const SHELL = ['__FILES__']
const WORDS = { __WORDS__: [] }

const CACHE = `nottingham-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  )
})

// Pages that are open stay with the network: one that is loading would get its second half from another place.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name.startsWith('nottingham-') && name !== CACHE).map((name) => caches.delete(name)))),
  )
})

// The page says which language it speaks, so that its words are there without a network too.
self.addEventListener('message', (event) => {
  const files = WORDS[event.data?.words]
  if (!files) return
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      const missing = []
      for (const file of files) if (!(await cache.match(file))) missing.push(file)
      await cache.addAll(missing)
    }),
  )
})

// Files with a hash in their name never change: the cache first. Everything else: the network first.
async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await (await caches.open(CACHE)).put(request, response.clone())
  return response
}

async function page(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match('/')
    if (kept) return kept
    throw error
  }
}

async function other(request) {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(request)
    if (kept) return kept
    throw error
  }
}

const NOT_OURS = /^\/(api|docs|health|ready|metrics|openapi)(\/|$)/

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return
  if (url.pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (request.mode === 'navigate') event.respondWith(page(request))
  else event.respondWith(other(request))
})
