import { expect, type Page } from '@playwright/test'
import { words } from '#web/app/words.ts'
import { words as conversations } from '#web/areas/conversations/words.ts'
import { callMessages } from '#web/i18n/call-messages.ts'
import { words as ui } from '#web/ui/words.ts'
import { test } from '../journey.ts'
import { ka } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'
import { failRequests } from '../replies.ts'

const toSchedule = (page: Page) => page.getByRole('navigation').locator('a[href="/schedule"]').first()

test.describe('a script that does not load', () => {
  test.use({
    allowedConsoleErrors: /ERR_FAILED|ChunkLoadError|Failed to fetch dynamically|could not be loaded/,
  })

  test('shows the chunk-load error screen, and a reload recovers', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenHeading(page, '/')).toBeVisible()
    const restore = await failRequests(page, '/assets/Sche-*.js', { answer: 'cut off' })
    await toSchedule(page).click()
    await expect(page.getByRole('heading', { level: 1, name: ka(words.chunkFailed) })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(ka(callMessages.chunkFailed))
    restore()
    await page.getByRole('button', { name: ka(ui.reload) }).click()
    await expect(screenHeading(page, '/schedule')).toBeVisible()
  })
})

test.describe('a part of the frame that does not load', () => {
  test.use({
    allowedConsoleErrors: /ERR_FAILED|ChunkLoadError|Failed to fetch dynamically|could not be loaded/,
  })

  test('leaves the screen, with what was typed into it', async ({ page, signIn }) => {
    await signIn('everyday')
    await failRequests(page, '/assets/late-*.js', { answer: 'cut off' })
    await failRequests(page, '/assets/pane-*.js', { answer: 'cut off' })
    await failRequests(page, '/assets/Keys-*.js', { answer: 'cut off' })
    // The folded sidebar has its names in a part that comes late.
    await page.addInitScript(() => localStorage.setItem('sidebar', 'folded'))
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/late-'))
    await page.goto('/conversations')
    const search = page.getByRole('searchbox', { name: ka(conversations.search) })
    await search.fill('ნინო')
    await failed
    await expect(search).toHaveValue('ნინო')
    // The part that was requested shows an error.
    await search.blur()
    await page.keyboard.press('?')
    await expect(page.getByText(ka(callMessages.chunkFailed))).toBeVisible()
    await page.getByRole('button', { name: ka(ui.close) }).click()
    await expect(page.getByText(ka(callMessages.chunkFailed))).toHaveCount(0)
    await expect(search).toHaveValue('ნინო')
  })
})

test.describe('a lost network', () => {
  test.use({
    allowedConsoleErrors: /ERR_INTERNET_DISCONNECTED|ChunkLoadError|dynamically|could not be loaded/,
  })

  test('is named, and the screen loads when it is back', async ({ page, context, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenHeading(page, '/')).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await toSchedule(page).click()
    await expect(page.getByRole('main')).toContainText(ka(ui.pageNeedsInternet))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await context.setOffline(false)
    await expect(screenHeading(page, '/schedule')).toBeVisible()
  })
})
