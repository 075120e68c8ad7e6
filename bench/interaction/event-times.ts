import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** The longest event of each interaction, ms from the input to the next paint. */
    interactions: Map<number, number>
  }
}

const observe = (): void => {
  window.interactions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
      if (entry.interactionId === 0) continue
      const longest = window.interactions.get(entry.interactionId) ?? 0
      window.interactions.set(entry.interactionId, Math.max(longest, entry.duration))
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Records interactions from the next page load on. */
export const watchInteractions = (page: Page): Promise<unknown> => page.addInitScript(observe)

/**
 * Interaction to next paint of what `act` does, in ms: its longest interaction. The browser rounds to 8 ms and reports
 * nothing under 16 ms; that counts as 16.
 */
export const measureInteraction = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  await page.evaluate(() => window.interactions.clear())
  await act()
  // The entry comes with the paint; two frames later everything is in.
  await page.waitForTimeout(700)
  return page.evaluate(() => Math.max(16, ...window.interactions.values()))
}
