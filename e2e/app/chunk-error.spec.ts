import { expect, type Page } from '@playwright/test'
import { screenNames, type ScreenPath } from '#web/app/paths.ts'
import { words } from '#web/app/words.ts'
import { messages } from '#web/i18n/messages.ts'
import { words as ui } from '#web/ui/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { failing } from '../replies.ts'

const screenName = (page: Page, path: ScreenPath) =>
  page.getByRole('heading', { level: 1, name: ka(screenNames[path]), exact: true })
const toSchedule = (page: Page) => page.getByRole('banner').locator('a[href="/schedule"]')

test.describe('code that does not come', () => {
  test.use({ mayComplain: /ERR_FAILED|ChunkLoadError|Failed to fetch dynamically|could not be loaded/ })

  test('gives the chunk-load error screen, and reloading leads on', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenName(page, '/')).toBeVisible()
    const mend = await failing(page, '/assets/ScheduleScreen*.js', { answer: 'cut off' })
    await toSchedule(page).click()
    await expect(page.getByRole('heading', { level: 1, name: ka(words.chunkFailed) })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(ka(messages.chunkFailed))
    mend()
    await page.getByRole('button', { name: ka(ui.reload) }).click()
    await expect(screenName(page, '/schedule')).toBeVisible()
  })
})

test.describe('a network that is gone', () => {
  test.use({ mayComplain: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|dynamically|could not be loaded/ })

  test('is called so, and the screen comes by itself when it is back', async ({ page, context, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenName(page, '/')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await toSchedule(page).click()
    await expect(page.getByRole('main')).toContainText(ka(messages.chunkOffline))
    await context.setOffline(false)
    await expect(screenName(page, '/schedule')).toBeVisible()
  })
})
