import type { Page } from '@playwright/test'

/** Lays a change over what a reading answers, for a state that the demo is not in. */
export const changeReply = async <Data>(
  page: Page,
  path: string,
  change: (data: Data) => Data,
): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const { data } = (await response.json()) as { data: Data }
    await route.fulfill({ response, json: { data: change(data) } })
  })
}

/** Lets a reading fail until the function that it gives is called. */
export const failingRead = async (page: Page, path: string): Promise<() => Promise<void>> => {
  await page.route(`**${path}`, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, json: {} }) : route.fallback(),
  )
  return () => page.unroute(`**${path}`)
}

/**
 * Lets the next call of that path break on its way, answered as told or cut off. Its route stays: taken away while the
 * portal sends what comes after it, it would hold that for ever.
 */
export const failingOnce = async (page: Page, path: string, answer: 503 | 'cut off'): Promise<void> => {
  let hasFailed = false
  await page.route(`**${path}`, async (route) => {
    if (hasFailed) return route.fallback()
    hasFailed = true
    return answer === 503 ? route.fulfill({ status: 503, json: {} }) : route.abort()
  })
}
