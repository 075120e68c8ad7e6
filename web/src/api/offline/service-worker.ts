// While there is a network every page comes from the server, so that nobody sees an old build; without one it is the page
// of this build. File names contain a content hash, so a cached file is never out of date.
declare const BUILD: { readonly version: string; readonly entry: string; readonly files: readonly string[] }

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
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
  skipWaiting(): Promise<void>
}
const build = BUILD
const worker = globalThis as unknown as Worker

const prefix = 'portal '
const page = '/'
/** Few, so that the page's own requests are not held up. */
const maxParallel = 3

const fetchPage = async (): Promise<Response> => {
  const response = await fetch(page, { cache: 'no-store' })
  if (!response.ok || !(await response.clone().text()).includes(build.entry))
    throw new Error('the server has a newer build')
  return response
}

const cacheBuild = async (): Promise<void> => {
  const cache = await caches.open(prefix + build.version)
  const cacheFile = async (file: string): Promise<void> => {
    const response = (await caches.match(file)) ?? (await fetch(file))
    if (!response.ok) throw new Error(`${file} could not be read`)
    await cache.put(file, response)
  }
  const files = [...build.files]
  const cacheNext = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await cacheFile(file)
  }
  await Promise.all(Array.from({ length: maxParallel }, cacheNext))
  await cache.put(page, await fetchPage())
}

const deleteOldCaches = async (): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== prefix + build.version) await caches.delete(name)
}

const fetchPageOrCached = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const cache = await caches.match(page, { cacheName: prefix + build.version })
    if (cache === undefined) throw error
    return cache
  }
}

const readFileFromCache = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

worker.addEventListener('install', (event) => event.waitUntil(cacheBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(readFileFromCache(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/'))
    event.respondWith(fetchPageOrCached(request))
})
