import { expect, type Page } from '@playwright/test'
import { registration } from '#contract/registration/registration.ts'
import { toZonedTime } from '#rules/time/zoned-time.ts'
import { formatDate, formatShortDate } from '#web/i18n/format.ts'
import { test } from '../journey.ts'
import { setTimeZone } from '../sql.ts'

test.use({
  timezoneId: 'America/New_York',
  serviceWorkers: 'allow',
  allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|woff2/,
})

const zoneOf = (page: Page) => page.locator('html').getAttribute('data-time-zone')

/** The page follows the setting some seconds later. */
const waitForZone = (page: Page, zone: string) =>
  expect
    .poll(async () => (await page.request.get('/')).text(), { timeout: 30_000 })
    .toContain(`data-time-zone="${zone}"`)

test('times are those of the university in a browser of another zone, also after the setting changed', async ({
  page,
  context,
  signIn,
  db,
}) => {
  const student = await signIn('everyday')
  const { steps } = await student.ask(registration.steps)
  const { ends_at } = steps.find(({ step }) => step === 2)!.windows[0]!
  // The demo's windows end at 18:00 in Tbilisi.
  const { date } = toZonedTime(ends_at, 'Asia/Tbilisi')
  const [open, list] = [page.locator('[aria-current=step]'), page.getByRole('main')]
  const day = formatDate(date, 'ka', 'short')
  const shortDay = formatShortDate(date, 'ka')
  await page.goto('/registration-steps')
  await expect(open).toContainText(`${day}, 18:00`)
  await page.goto('/duties')
  await expect(list).toContainText(`${shortDay}, 18:00`)
  try {
    await setTimeZone(db, 'Asia/Kathmandu')
    await waitForZone(page, 'Asia/Kathmandu')
    await page.goto('/registration-steps')
    await expect(open).toContainText(`${day}, 19:45`)
    await page.goto('/duties')
    await expect(list).toContainText(`${shortDay}, 19:45`)
    // The page without a network is the one that was read last.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.reload()
    await expect(list).toContainText(`${shortDay}, 19:45`)
    await context.setOffline(true)
    await page.goto('/schedule')
    expect(await zoneOf(page)).toBe('Asia/Kathmandu')
  } finally {
    await context.setOffline(false)
    await setTimeZone(db, 'Asia/Tbilisi')
    await waitForZone(page, 'Asia/Tbilisi')
  }
})
