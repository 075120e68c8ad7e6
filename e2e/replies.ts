import type { Page } from '@playwright/test'

/** Changes the reply of a read, for a state that the demo does not have. */
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
 * Fails the calls of the path, with that status or a lost connection, until the returned function is called.
 * The route stays: removed during a request it would hold that request for ever.
 */
export const failRequests = async (
  page: Page,
  path: string,
  { answer = 503, method }: { answer?: number | 'cut off'; method?: 'GET' | 'POST' } = {},
): Promise<() => void> => {
  let isRestored = false
  await page.route(`**${path}`, (route) => {
    if (isRestored || (method !== undefined && route.request().method() !== method)) return route.fallback()
    return answer === 'cut off' ? route.abort() : route.fulfill({ status: answer, json: {} })
  })
  return () => {
    isRestored = true
  }
}

/** Fails the next call of the path with 503 or a lost connection. */
export const failOnce = async (page: Page, path: string, answer: 503 | 'cut off'): Promise<void> => {
  let hasFailed = false
  await page.route(`**${path}`, async (route) => {
    if (hasFailed) return route.fallback()
    hasFailed = true
    return answer === 503 ? route.fulfill({ status: 503, json: {} }) : route.abort()
  })
}
