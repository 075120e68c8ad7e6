import { expect, type Page } from '@playwright/test'
import { laterWords } from '#web/app/later-words.ts'
import { screenNames } from '#web/app/paths.ts'
import { meWords } from '#web/app/shell/me-words.ts'
import { missingWords } from '#web/app/missing-words.ts'
import { words } from '#web/app/words.ts'
import { test } from '../journey.ts'
import { en, ka } from '../languages.ts'
import { screenHeading } from '../screen-heading.ts'

const sidebar = (page: Page) => page.getByRole('navigation', { name: ka(words.sidebarMenu) })

test.describe('by keyboard', () => {
  test('the first Tab stop skips to the content', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/schedule')
    await expect(screenHeading(page, '/schedule')).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: ka(words.skip) })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  test('from the log-in to registration', async ({ page }) => {
    await page.goto('/login')
    const press = (key: string) => page.keyboard.press(key)
    const focus = () =>
      page.evaluate(() => {
        const on = document.activeElement as HTMLElement
        const { outlineStyle, outlineWidth } = getComputedStyle(on)
        return {
          id: on.id,
          href: on.getAttribute('href'),
          hasRing: outlineStyle !== 'none' && outlineWidth !== '0px',
        }
      })
    const tabTo = async (isThere: (on: Awaited<ReturnType<typeof focus>>) => boolean) => {
      for (let stops = 0; stops < 60; stops += 1) {
        await press('Tab')
        const on = await focus()
        if (isThere(on)) return on
      }
      throw new Error('Tab never came there')
    }
    await expect(page.locator('#code')).toBeFocused()
    await page.keyboard.type('U2400001')
    await tabTo(({ id }) => id === 'password')
    await page.keyboard.type('aragvi-nino')
    await press('Enter')
    await expect(screenHeading(page, '/')).toBeVisible()
    await expect(sidebar(page).getByRole('link').first()).toBeVisible()
    const link = await tabTo(({ href }) => href === '/registration')
    expect(link.hasRing).toBe(true)
    await press('Enter')
    await expect(screenHeading(page, '/registration')).toBeFocused()
  })
})

test.describe('an address', () => {
  test.use({ allowedConsoleErrors: /status of 404/ })

  test('that does not exist says so and links home', async ({ page, signIn }) => {
    await page.goto('/health')
    await expect(page.getByRole('heading', { level: 1, name: ka(missingWords.notFound) })).toBeVisible()
    await expect(page.getByRole('textbox')).toHaveCount(0)

    // An open page reads itself again when another tab logs in.
    await page.goto('about:blank')
    await signIn('everyday')
    for (const path of ['/no/such/page', '/registration/extra', '/clubs/nothing']) {
      expect((await page.goto(path))?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: ka(missingWords.notFound) })).toBeVisible()
      await expect(sidebar(page).getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('button', { name: ka(words.account) })).toBeVisible()
    }
    // The nearest screens are offered.
    await page.goto('/grades')
    const offered = page.getByRole('main').getByRole('link', { name: ka(screenNames['/evaluations']) })
    await expect(page.getByRole('main')).toContainText(ka(missingWords.didYouMean))
    await offered.click()
    await expect(screenHeading(page, '/evaluations')).toBeVisible()
    await page.goto('/qqqqqq')
    await expect(page.getByRole('main')).toContainText(ka(missingWords.notFoundText))
    await page
      .getByRole('main')
      .getByRole('link', { name: ka(laterWords.goHome) })
      .click()
    await expect(screenHeading(page, '/')).toBeVisible()
  })
})

test.describe('the appearance', () => {
  test('Georgian is set in the portal’s own font, which is loaded', async ({ page, signIn }) => {
    await signIn('everyday')
    await page.goto('/')
    await expect(screenHeading(page, '/')).toBeVisible()
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ family, unicodeRange }) => `${family} ${unicodeRange}`)
    })
    expect(fonts.join()).toMatch(/Noto Sans Georgian"? U\+10A0-10FF/i)
    // The heading of the first paint gives way to that of the portal.
    await expect
      .poll(() => screenHeading(page, '/').evaluate((name) => getComputedStyle(name).fontFamily))
      .toMatch(/^"?Noto Sans Georgian/)
  })

  test('light or dark is chosen and survives a reload, from the first paint on', async ({ page, signIn }) => {
    await signIn('english')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await page.getByRole('button', { name: en(words.account) }).click()
    const light = await ground()
    await page.getByRole('radio', { name: en(meWords.dark) }).check()
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.reload({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expect(page.getByRole('heading', { level: 1, name: en(words.home) })).toBeVisible()
    expect(await ground()).toBe(dark)
  })

  test('dark by the system is never light for a moment, on the screens that Mantine draws too', async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => {
      const shown = new Set<string>()
      Object.assign(window, { shownSchemes: shown })
      new MutationObserver((changes) => {
        const now = document.documentElement?.getAttribute('data-mantine-color-scheme')
        for (const scheme of [...changes.map(({ oldValue }) => oldValue), now]) if (scheme) shown.add(scheme)
      }).observe(document, {
        subtree: true,
        attributeOldValue: true,
        attributeFilter: ['data-mantine-color-scheme'],
      })
    })
    await signIn('everyday')
    for (const path of ['/', '/profile'] as const) {
      await page.goto(path)
      await expect(screenHeading(page, path)).toBeVisible()
    }
    await page.keyboard.press('/')
    await expect(page.getByRole('dialog')).toBeVisible()
    const shown = await page.evaluate(() => [
      ...(window as unknown as { shownSchemes: Set<string> }).shownSchemes,
    ])
    expect(shown).toEqual(['dark'])
  })
})
