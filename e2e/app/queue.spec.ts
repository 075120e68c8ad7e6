import { expect, type Page } from '@playwright/test'
import { queueWords } from '#web/app/notices/queue-words.ts'
import { words as shell } from '#web/app/words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'

/** The portal is full: it answers the next reads of the path with these places in the queue. */
const fillPortal = async (page: Page, path: string, places: readonly number[]): Promise<() => number> => {
  let asked = 0
  await page.route(`**${path}`, (route) => {
    const place = places[asked]
    asked += 1
    if (place === undefined) return route.fallback()
    const reply = { message: '', code: 'waiting_room', params: { place, seconds: 2 } }
    return route.fulfill({ status: 503, headers: { 'retry-after': '2' }, json: reply })
  })
  return () => asked
}

test.describe('a student who waits for the portal', () => {
  test.use({ allowedConsoleErrors: /status of 503/ })

  test('sees their place before the first screen, and the screen when their turn comes', async ({
    page,
    signIn,
  }) => {
    await signIn('everyday')
    const countReads = await fillPortal(page, '/api/auth/user', [4210, 1800, 12])
    await page.goto('/schedule')
    const place = (number: string) => page.getByText(ka(queueWords.placeInQueue, { place: number }))
    await expect(place('4 210')).toBeVisible()
    await expect(place('1 800')).toBeVisible()
    await expect(place('12')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: ka(shell.schedule) })).toBeVisible()
    await expect(place('12')).toBeHidden()
    expect(countReads()).toBe(4)
  })

  test('sees their place beside what has been read already', async ({ page, signIn }) => {
    await signIn('english')
    await fillPortal(page, '/api/current-schedule**', [7, 4])
    await page.goto('/schedule')
    await expect(page.getByText(en(queueWords.placeInQueue, { place: '4' }))).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: en(shell.schedule) })).toBeVisible()
    await expect(page.getByText(en(queueWords.placeInQueue, { place: '4' }))).toBeHidden()
  })
})
