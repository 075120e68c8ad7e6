/** A reply that is requested early waits at most so long for the portal's code. */
const maxWaitMs = 15_000

/**
 * When the reply of a call reached the browser, in ms by the browser's clock; `readAt` where that is not known. What is
 * requested early waits for the portal's code, and a time of the server in it is older by then.
 */
export const findArrival = (path: string, readAt: number): number => {
  const address = new URL(path, location.href).href
  const entries = performance.getEntriesByName(address, 'resource') as PerformanceResourceTiming[]
  const waits = entries
    // 0 where the browser does not say it.
    .filter(({ responseStart }) => responseStart > 0)
    .map(({ responseStart }) => readAt - (Date.now() - (performance.now() - responseStart)))
  const waitMs = Math.min(...waits.filter((wait) => wait >= 0))
  return waitMs <= maxWaitMs ? readAt - waitMs : readAt
}
