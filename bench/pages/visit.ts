import type { Browser, BrowserContextOptions } from '@playwright/test'
import { watchTraffic, type Traffic } from './traffic.ts'

/** Throttling of network and processor. */
export interface Throttling {
  readonly downKbps: number
  readonly upKbps: number
  /** Added to each request, milliseconds. */
  readonly latency: number
  readonly cpu: number
}

/** The timings of one page load in ms. */
export interface Visit {
  readonly fcp: number
  readonly lcp: number
  /** The element of the largest contentful paint. */
  readonly largest: string
  /** Total blocking time: what exceeds 50 ms of each long task after the first paint. */
  readonly blocking: number
  readonly traffic: Traffic
}

interface PageTimings {
  fcp: number
  lcp: number
  largest: string
  tasks: { start: number; duration: number }[]
}

declare global {
  interface Window {
    seen: PageTimings
  }
}

// Runs in the page before any other script.
const observeTimings = () => {
  const seen: PageTimings = { fcp: 0, lcp: 0, largest: '', tasks: [] }
  window.seen = seen
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element: Element | null }
    seen.lcp = entry.startTime
    seen.largest = `${element?.tagName ?? '?'} ${element?.textContent?.slice(0, 40) ?? ''}`
  })
  watch('longtask', ({ startTime: start, duration }) => seen.tasks.push({ start, duration }))
}

const idleMs = 2000
const longTaskMs = 50

/**
 * Opens the address and measures until the network has been idle for 2 s: with an empty cache, or `again`, after a first
 * visit at full speed.
 */
export const visit = async (
  browser: Browser,
  url: string,
  options: {
    readonly slow?: Throttling | undefined
    readonly storage?: BrowserContextOptions['storageState']
    readonly again?: boolean
  } = {},
): Promise<Visit> => {
  const { slow, storage, again = false } = options
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(storage && { storageState: storage }),
  })
  try {
    if (again) {
      const first = await context.newPage()
      await first.goto(url)
      await first.waitForLoadState('networkidle')
      // The service worker takes over the pages that are opened from now on.
      await first.evaluate(() => navigator.serviceWorker?.ready.then(() => undefined))
      await first.close()
    }
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    if (slow !== undefined) {
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: slow.latency,
        downloadThroughput: (slow.downKbps * 1000) / 8,
        uploadThroughput: (slow.upKbps * 1000) / 8,
      })
      await session.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu })
    }
    await page.addInitScript(observeTimings)
    await page.goto(url, { waitUntil: 'commit' })
    const came = await traffic.quiet(idleMs)
    const { fcp, lcp, largest, tasks } = await page.evaluate(() => window.seen)
    const blocking = tasks
      .filter(({ start }) => start >= fcp)
      .reduce((sum, { duration }) => sum + Math.max(0, duration - longTaskMs), 0)
    return { fcp, lcp, largest, blocking, traffic: came }
  } finally {
    await context.close()
  }
}
