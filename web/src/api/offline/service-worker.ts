// While there is a network every page comes from the server, so that nobody sees an old build; without one it is the page
// of this build. File names contain a content hash, so a cached file is never out of date.
interface Build {
  readonly version: string
  readonly entry: string
  /** The files that the offline screens need. */
  readonly shell: readonly string[]
  readonly others: readonly string[]
}
declare const BUILD: Build

interface ExtendableEvent extends Event {
  readonly waitUntil: (promise: Promise<unknown>) => void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
/** TypeScript's DOM library has no service worker types. */
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'message', listener: (event: ExtendableEvent & MessageEvent) => void): void
  skipWaiting(): Promise<void>
  readonly clients: { claim(): Promise<void> }
}
const build = BUILD
const worker = globalThis as unknown as Worker

const prefix = 'portal '
const page = '/'
/** Few, so that the page's own requests are not held up. */
const maxParallel = 3

const fetchPage = async (): Promise<Response> => {
  const response = await fetch(page, { cache: 'no-cache' })
  if (!response.ok || !(await response.clone().text()).includes(build.entry))
    throw new Error('the server has a newer build')
  return response
}

const cacheFiles = async (names: readonly string[]): Promise<void> => {
  const cache = await caches.open(prefix + build.version)
  const left = [...names]
  const cacheNext = async (): Promise<void> => {
    for (let file = left.shift(); file !== undefined; file = left.shift()) {
      if ((await cache.match(file)) !== undefined) continue
      const response = (await caches.match(file)) ?? (await fetch(file))
      if (!response.ok) throw new Error(`${file} could not be read`)
      await cache.put(file, response)
    }
  }
  await Promise.all(Array.from({ length: maxParallel }, cacheNext))
}

/** Most of it is in the browser's own cache, because the page that registers the worker has just loaded it. */
const cacheShell = async (): Promise<void> => {
  const cache = await caches.open(prefix + build.version)
  await Promise.all([cacheFiles(build.shell), fetchPage().then((response) => cache.put(page, response))])
}

const deleteOldCaches = async (): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== prefix + build.version) await caches.delete(name)
}

/** The page holds the university's time zone, which may have changed since the worker was installed. */
const cachePage = async (response: Response): Promise<void> => {
  if (!response.ok || !(await response.clone().text()).includes(build.entry)) return
  const cache = await caches.open(prefix + build.version)
  await cache.put(page, response)
}

const fetchPageOrCached = async (event: FetchEvent): Promise<Response> => {
  try {
    const response = await fetch(event.request)
    event.waitUntil(cachePage(response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    const cache = await caches.match(page, { cacheName: prefix + build.version })
    if (cache === undefined) throw error
    return cache
  }
}

const readFileFromCache = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

worker.addEventListener('install', (event) => event.waitUntil(cacheShell()))
// The first worker takes the page that registered it, which can then be reloaded without a network.
worker.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([deleteOldCaches(), worker.clients.claim()])),
)
worker.addEventListener('message', (event) => {
  if (event.data === 'take over') void worker.skipWaiting()
  // Files that cannot be read now are read when the next page asks.
  if (event.data === 'cache the rest') event.waitUntil(cacheFiles(build.others).catch(() => undefined))
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(readFileFromCache(request))
  // Staff have a page of their own, which is not for offline.
  else if (request.mode === 'navigate' && !/^\/(api|staff)(\/|$)/.test(pathname))
    event.respondWith(fetchPageOrCached(event))
})
