import { useSyncExternalStore } from 'react'

/** A new build is looked for when she comes back to the tab, so often at most (ms). */
const lookEvery = 3_600_000
/** Whoever takes a new build has it after so long (ms): with a network the page comes from the server in any case. */
const longestTaking = 3000

let take: (() => void) | null = null
const listeners = new Set<() => void>()
const offer = (next: (() => void) | null): void => {
  take = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Gives how to go over to a new build that is ready, or null; it is never taken by itself under what she works on. */
export const useNewBuild = (): (() => void) | null => useSyncExternalStore(subscribe, () => take)

/** Puts the offer off until the next visit. */
export const putOff = (): void => offer(null)

/** Says whether this very page is of the newest build: it came over the network, what is kept for later lags behind. */
const isNewest = async (): Promise<boolean> => {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
  const response = await fetch('/', { cache: 'no-store' })
  return response.ok && (await response.text()).includes(entry)
}

const isSettled = ({ state }: ServiceWorker): boolean => state === 'activated' || state === 'redundant'

const consider = async (waiting: ServiceWorker): Promise<void> => {
  if (await isNewest()) return waiting.postMessage('take over')
  offer(() => {
    // Another tab may have taken it already, and a still newer one put it aside; one that is busy lets the next wait.
    if (isSettled(waiting)) return location.reload()
    waiting.addEventListener('statechange', () => isSettled(waiting) && location.reload())
    setTimeout(() => location.reload(), longestTaking)
    waiting.postMessage('take over')
  })
}

const watch = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/service-worker.js', {
    updateViaCache: 'none',
  })
  const look = () => {
    // The first one of all has nobody to wait for.
    const { waiting, active } = registration
    if (waiting !== null && active !== null) consider(waiting).catch(() => undefined)
  }
  look()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', look),
  )
  let looked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - looked < lookEvery) return
    looked = Date.now()
    registration.update().catch(() => undefined)
  })
}

let isWatching = false

/** Lets the portal be opened without a network from now on, and looks out for new builds; once for each page. */
export const watchBuilds = (): void => {
  if (isWatching || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isWatching = true
  // A browser that allows none is served by the network alone.
  watch().catch(() => undefined)
}
