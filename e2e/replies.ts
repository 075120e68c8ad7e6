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

/**
 * Lets the calls of that path break, answered with that status or cut off, until the function that it gives is called.
 * Its route stays: taken away while the portal sends what comes after it, it would hold that for ever.
 */
export const failing = async (
  page: Page,
  path: string,
  { answer = 503, method }: { answer?: number | 'cut off'; method?: 'GET' | 'POST' } = {},
): Promise<() => void> => {
  let isMended = false
  await page.route(`**${path}`, (route) => {
    if (isMended || (method !== undefined && route.request().method() !== method)) return route.fallback()
    return answer === 'cut off' ? route.abort() : route.fulfill({ status: answer, json: {} })
  })
  return () => {
    isMended = true
  }
}

/** Lets the next call of that path break on its way, answered as told or cut off. */
export const failingOnce = async (page: Page, path: string, answer: 503 | 'cut off'): Promise<void> => {
  let hasFailed = false
  await page.route(`**${path}`, async (route) => {
    if (hasFailed) return route.fallback()
    hasFailed = true
    return answer === 503 ? route.fulfill({ status: 503, json: {} }) : route.abort()
  })
}
