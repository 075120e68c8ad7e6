// Runs beside the pages. While there is a network every page comes from the server, so that nobody is shown a build that
// is old; without one it is the page of this build. Files have the hash of what is in them in their names, so a file that
// is kept is always right.
declare const BUILD: { readonly version: string; readonly entry: string; readonly files: readonly string[] }

interface Lasting extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface Fetching extends Lasting {
  readonly request: Request
  readonly respondWith: (answer: Promise<Response>) => void
}
/** The compiler knows the browser's pages only. */
interface Worker {
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetching) => void): void
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
  skipWaiting(): Promise<void>
}
const build = BUILD
const worker = globalThis as unknown as Worker

const prefix = 'portal '
const page = '/'
/** So that what she does meanwhile is not held up. */
const atOnce = 3

const fetchPage = async (): Promise<Response> => {
  const response = await fetch(page, { cache: 'no-store' })
  if (!response.ok || !(await response.clone().text()).includes(build.entry))
    throw new Error('the server has another build by now')
  return response
}

const keepBuild = async (): Promise<void> => {
  const kept = await caches.open(prefix + build.version)
  const keepFile = async (file: string): Promise<void> => {
    const response = (await caches.match(file)) ?? (await fetch(file))
    if (!response.ok) throw new Error(`${file} could not be read`)
    await kept.put(file, response)
  }
  const files = [...build.files]
  const keepSome = async (): Promise<void> => {
    for (let file = files.shift(); file !== undefined; file = files.shift()) await keepFile(file)
  }
  await Promise.all(Array.from({ length: atOnce }, keepSome))
  await kept.put(page, await fetchPage())
}

const forgetOlder = async (): Promise<void> => {
  for (const name of await caches.keys())
    if (name.startsWith(prefix) && name !== prefix + build.version) await caches.delete(name)
}

const pageFor = async (request: Request): Promise<Response> => {
  try {
    return await fetch(request)
  } catch (error) {
    const kept = await caches.match(page, { cacheName: prefix + build.version })
    if (kept === undefined) throw error
    return kept
  }
}

const fileFor = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)

worker.addEventListener('install', (event) => event.waitUntil(keepBuild()))
worker.addEventListener('activate', (event) => event.waitUntil(forgetOlder()))
worker.addEventListener('message', ({ data }) => {
  if (data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request))
  else if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(pageFor(request))
})
