import { useSyncExternalStore } from 'react'

/** The rest of the build is cached later, so that it does not delay what the student opens first. */
const restDelayMs = 4000
/** How often a return to the tab checks for a new build. */
const checkIntervalMs = 3_600_000
/** After this the page reloads anyway: with a network it comes from the server. */
const takeoverTimeoutMs = 3000

let activateBuild: (() => void) | null = null
const listeners = new Set<() => void>()
const offer = (next: (() => void) | null): void => {
  activateBuild = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Switches to a new build that is ready, or null; it never switches by itself while the student is working. */
export const useNewBuild = (): (() => void) | null => useSyncExternalStore(subscribe, () => activateBuild)

/** Hides the offer until the next visit. */
export const dismissNewBuild = (): void => offer(null)

/** The page itself may be of the newest build, because it came over the network. */
const isNewest = async (): Promise<boolean> => {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  const response = await fetch('/', { cache: 'no-store' })
  return response.ok && (await response.text()).includes(entry)
}

const isDone = ({ state }: ServiceWorker): boolean => state === 'activated' || state === 'redundant'

const offerIfNewer = async (waiting: ServiceWorker): Promise<void> => {
  if (await isNewest()) return waiting.postMessage('take over')
  offer(() => {
    // Another tab may have activated it already, or a newer one has replaced it.
    if (isDone(waiting)) return location.reload()
    waiting.addEventListener('statechange', () => isDone(waiting) && location.reload())
    setTimeout(() => location.reload(), takeoverTimeoutMs)
    waiting.postMessage('take over')
  })
}

const watch = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  })
  const checkWaiting = () => {
    // The first service worker replaces none.
    const { waiting, active } = registration
    if (waiting !== null && active !== null) offerIfNewer(waiting).catch(() => undefined)
  }
  checkWaiting()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', checkWaiting),
  )
  const cacheRest = () => registration.active?.postMessage('cache the rest')
  void navigator.serviceWorker.ready.then(() => setTimeout(cacheRest, restDelayMs))
  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < checkIntervalMs) return
    checkedAt = Date.now()
    registration.update().catch(() => undefined)
  })
}

let isWatching = false

/** Makes the portal available offline and watches for new builds; once per page. */
export const watchForNewBuild = (): void => {
  if (isWatching || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isWatching = true
  // A browser that refuses service workers has no offline mode.
  watch().catch(() => undefined)
}
